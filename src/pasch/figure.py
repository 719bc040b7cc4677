"""A figure that decides a refusal, and the case it is reckoned for. The words are in `text/`."""

from collections.abc import Callable
from typing import Final, NamedTuple

from pasch.rules.state import Move, State
from pasch.table import Table

MOST: Final = 1 << 30
"""More money than any game has."""


class Money(NamedTuple):
    """An amount in the edition's money."""

    amount: int


class Player(NamedTuple):
    seat: str


class Piece(NamedTuple):
    """A building as this player's side calls it."""

    name: str
    seat: str


class Spaces(NamedTuple):
    ids: tuple[str, ...]


class Levels(NamedTuple):
    """What stands, or would stand, on some spaces of a player."""

    levels: tuple[tuple[str, int], ...]
    seat: str


Figure = int | str | Money | Player | Piece | Spaces | Levels


class Figures(NamedTuple):
    """The message `figures-…` and what fills its blanks."""

    message: str
    blanks: dict[str, Figure]


class Case(NamedTuple):
    """A move that is refused, and the moment."""

    table: Table
    state: State
    move: Move
    why: int

    @property
    def cash(self) -> int:
        return self.state.cash[self.move.seat]

    @property
    def top(self) -> int:
        return self.state.depth - 1


def least(enough: Callable[[int], bool]) -> int:
    """The smallest number that is enough, if every larger one is too; no more than `MOST`."""
    if enough(0):
        return 0
    low, high = 0, 1
    while high < MOST and not enough(high):
        low, high = high, 2 * high
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if enough(middle) else (middle, high)
    return high
