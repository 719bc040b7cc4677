"""Playouts from Python, in either mode: the same games, interpreted or compiled."""

from functools import cache
from typing import Any, NamedTuple

from pasch.bots import chaos, dice, mind, simple
from pasch.bots.dice import Rng
from pasch.lab import playout, policies
from pasch.lab.playout import Tally
from pasch.rules.state import Log, Move, State
from pasch.table import Table

MOST_STEPS = 4000


class Outcome(NamedTuple):
    """How a random game ended: the whole state as numbers, and the tally."""

    state: list[int]
    events: int
    steps: int
    turns: int
    finished: bool
    wrong: int


def interpreted(table: Table, seats: int, games: range, seed: int = 1, most_steps: int = MOST_STEPS) -> list[Outcome]:
    """Random legal play with every invariant checked after every step, without a compiler."""
    log, move, rng = Log(), Move(), Rng()
    outcomes: list[Outcome] = []
    for game in games:
        state, tally = State(), Tally()
        playout.random_games([table.board], [state], [log], [move], [rng], [tally], seats, most_steps, seed, game, 1)
        outcomes.append(_outcome(state, tally))
    return outcomes


@cache
def entry(name: str) -> Any:
    from pasch.rules import compiled

    return compiled.entry(getattr(playout, name), dice, mind, simple, chaos, policies, playout)


def compiled(table: Table, seats: int, games: range, seed: int = 1, most_steps: int = MOST_STEPS) -> list[Outcome]:
    """The same games, compiled."""
    from pasch.rules import compiled as kernel

    states = kernel.blank(State, len(games))
    tallies = kernel.blank(Tally, len(games))
    scratch = [kernel.blank(kind) for kind in (Log, Move, Rng)]
    board = kernel.pack(table.board)
    entry("random_games")(board, states, *scratch, tallies, seats, most_steps, seed, games.start, len(games))
    return [_outcome(kernel.unpack(states[i], State), kernel.unpack(tallies[i], Tally)) for i in range(len(games))]


def _outcome(state: State, tally: Tally) -> Outcome:
    steps = tally.decisions + tally.chances
    return Outcome(state.flat(), tally.events, steps, tally.turns, bool(tally.finished), tally.wrong)


def describe_wrong(wrong: int) -> str:
    """The invariant that broke, in words."""
    from pasch.rules.check import BROKEN

    special = {
        playout.BOOKS: "money moved otherwise than the events say",
        playout.STOCK: "the pieces in the bank and on the board do not add up",
        playout.LOG_FULL: "more events in one step than the log holds",
    }
    return special.get(wrong) or BROKEN[wrong]
