"""Pasch: one rules engine for Monopoly in its five German editions."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from pasch.version import __version__

if TYPE_CHECKING:
    from pasch.chance import Seeded
    from pasch.edition import Edition, EditionError
    from pasch.event import Event
    from pasch.game import Game
    from pasch.notation import Action
    from pasch.position import PositionError
    from pasch.record import RecordError
    from pasch.refusal import Refusal

__all__ = [
    "Action",
    "Edition",
    "EditionError",
    "Event",
    "Game",
    "PositionError",
    "RecordError",
    "Refusal",
    "Seeded",
    "__version__",
]

_HOMES = {
    "Action": "notation",
    "Edition": "edition",
    "EditionError": "edition",
    "Event": "event",
    "Game": "game",
    "PositionError": "position",
    "RecordError": "record",
    "Refusal": "refusal",
    "Seeded": "chance",
}


def __getattr__(name: str) -> Any:
    """The names of the API, fetched when they are first used, so that `import pasch` costs next to nothing."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = getattr(import_module(f"pasch.{_HOMES[name]}"), name)
    return globals()[name]


def __dir__() -> list[str]:
    return sorted(__all__)
