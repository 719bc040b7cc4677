"""The records that games between bots are played in, interpreted or compiled: the same games either way."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, Final

from pasch.bots import (
    aftermath,
    answering,
    bargain,
    bidding,
    builder,
    casual,
    caution,
    chaos,
    chooser,
    danger,
    deal,
    decide,
    dice,
    fairness,
    games,
    mind,
    raising,
    shrewd,
    simple,
    standing,
    trader,
)
from pasch.bots.catalog import Code, make_judge, make_mind
from pasch.bots.dice import Rng
from pasch.bots.games import Result, Settings, Tally, bot_games
from pasch.bots.mind import Mind
from pasch.bots.outlook import make_outlook
from pasch.rules.codes import SEATS
from pasch.rules.layout import rows
from pasch.rules.state import Log, Move, State
from pasch.table import Table

MOST_ROUNDS: Final = 500
MODULES: Final = (
    aftermath, answering, bargain, bidding, builder, casual, caution, chaos, chooser, danger, deal, decide, dice,
    fairness, games, mind, raising, shrewd, simple, standing, trader,
)  # fmt: skip


class Records(list[Any]):
    """Records that are copied when assigned, as those of NumPy are."""

    def __setitem__(self, at: Any, value: Any) -> None:
        mine, twin = self[at], value.copy()
        for name, _, _ in mine.LAYOUT:
            setattr(mine, name, getattr(twin, name))


@cache
def compiled_games() -> Any:
    from pasch.rules import compiled

    return compiled.entry(bot_games, *MODULES)


class Arena:
    """A table with bots at it, ready to play any number of games."""

    def __init__(self, table: Table, bots: Sequence[Code], *, interpreted: bool = False) -> None:
        self.table = table
        self.bots = tuple(bots)
        self.interpreted = interpreted
        self.plan = Settings()
        self.plan.seats = len(bots)
        minds = [make_mind(code) for code in bots]
        minds = [*(Mind() for _ in range(SEATS)), *minds, *(Mind() for _ in range(SEATS - len(minds)))]
        minds.append(make_judge())
        scratch = (State(), State(), Log(), Move(), Rng())
        if interpreted:
            self._play: Any = bot_games
            self.tallies: Any = Records([Tally()])
            self._records: list[Any] = [
                Records([table.board]), Records([make_outlook(table.board)]), Records(scratch[:2]),
                Records([scratch[2]]), Records([scratch[3]]), Records([scratch[4]]), Records(minds), self.tallies,
            ]  # fmt: skip
            return
        from pasch.rules import compiled

        self._play = compiled_games()
        self.tallies = compiled.blank(Tally)
        packed = compiled.blank(Mind, 2 * SEATS + 1)
        for at, one in enumerate(minds):
            packed[at] = compiled.pack(one)[0]
        self._records = [
            compiled.pack(table.board), compiled.pack(make_outlook(table.board)), compiled.blank(State, 2),
            compiled.blank(Log), compiled.blank(Move), compiled.blank(Rng), packed, self.tallies,
        ]  # fmt: skip

    def play(
        self, seed: int, first: int, count: int, *, most_rounds: int = MOST_ROUNDS, counts: bool = False,
        checks: bool = False, rotate: bool = False, begin: State | None = None, most_turns: int = 0,
    ) -> Any:  # fmt: skip
        """Play games `first` to `first + count - 1` of this seed; an array of `Result` records.

        `begin` is a state from which every game goes on. `counts` adds to `tallies`; `checks` judges every move.
        """
        plan = self.plan
        plan.seed, plan.first, plan.count = seed, first, count
        plan.most_turns = most_turns or most_rounds * plan.seats
        plan.counts, plan.checks, plan.rotate = int(counts or checks), int(checks), int(rotate)
        plan.from_start = int(begin is None)
        if self.interpreted:
            results: Any = [Result() for _ in range(count)]
            self._records[2][1] = begin or State()
            self._play(*self._records, results, [plan])
            return results
        from pasch.rules import compiled

        results = compiled.blank(Result, count)
        self._records[2][1] = compiled.pack(begin)[0] if begin else compiled.blank(State)[0]
        self._play(*self._records, results, compiled.pack(plan))
        return results

    def seat(self, minds: Sequence[Mind]) -> None:
        """Let games begin with these minds."""
        for at, one in enumerate(minds):
            if self.interpreted:
                self._records[6][SEATS + at] = one
            else:
                from pasch.rules import compiled

                self._records[6][SEATS + at] = compiled.pack(one)[0]

    def last_state(self) -> Any:
        """How the table looks after the last game."""
        return self._records[2][0]

    def tally(self) -> dict[str, Any]:
        """The sums so far, by name."""
        one = self.tallies[0]
        if self.interpreted:
            return {name: getattr(one, name) for name, _, _ in rows(Tally)}
        return {name: one[name].tolist() for name, _, _ in rows(Tally)}


def columns(results: Iterable[Any], *names: str) -> list[list[Any]]:
    """Fields of results as lists, whichever mode made them."""
    made: list[list[Any]] = []
    for name in names:
        made.append([getattr(r, name) if isinstance(r, Result) else r[name].tolist() for r in results])
    return made
