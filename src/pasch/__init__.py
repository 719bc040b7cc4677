"""Pasch: one rules engine for Monopoly in its five German editions."""

from pasch.chance import Seeded
from pasch.edition import Edition, EditionError
from pasch.event import Event
from pasch.game import Game
from pasch.notation import Action
from pasch.position import PositionError
from pasch.record import RecordError
from pasch.refusal import Refusal
from pasch.version import __version__

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
