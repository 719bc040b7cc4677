"""For researchers: many games at once, in both modes."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pasch.lab.simulation import Simulation, simulate

__all__ = ["Simulation", "simulate"]

_HOMES = {"Simulation": "simulation", "simulate": "simulation"}


def __getattr__(name: str) -> Any:
    """The public names, fetched when they are first used."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    globals()[name] = getattr(import_module(f"pasch.lab.{_HOMES[name]}"), name)
    return globals()[name]
