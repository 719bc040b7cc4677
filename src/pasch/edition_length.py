"""How long games of an edition last, as simulations have measured it.

`editions/lengths.json` is written by `docs/make_simulation.py`, together with docs/simulation.md.
"""

from functools import cache
from importlib.resources import files
from typing import Final

from msgspec import Struct, json

SECONDS_A_TURN: Final = 30
"""The pace at which rounds become minutes: people who know the game and do not trade much."""


class Spread(Struct):
    """The middle of all games, and the bounds of nine in ten."""

    median: int
    low: int
    high: int


class Length(Struct):
    """How long the games of one edition were."""

    digest: str  # of the edition that was played
    rounds: Spread
    turns: Spread


class Measured(Struct):
    """What was played to find out."""

    games: int
    players: int
    bot: str
    seed: int
    version: str
    editions: dict[str, Length]


@cache
def measured() -> Measured:
    return json.decode((files("pasch") / "editions" / "lengths.json").read_bytes(), type=Measured)


def minutes(length: Length) -> int:
    """How long that is for people."""
    return round(length.turns.median * SECONDS_A_TURN / 60)
