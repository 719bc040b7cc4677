"""The planner: plays every option that matters on to a later point, many times, and takes the one that ends best.

It thinks like the shrewd player and looks ahead with shrewd players at the table, on the compiled engine. While that is
being compiled it plays as the shrewd one.
"""

import time
from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

from pasch.bots.arena import Arena
from pasch.bots.catalog import PLANNING, Code, make_mind, parse, set_temper
from pasch.bots.decide import decide
from pasch.bots.dice import Rng, draw32, seed_rng
from pasch.bots.options import options
from pasch.bots.outlook import make_outlook
from pasch.bots.trader import ROUNDS_BETWEEN, note_offer, table_key
from pasch.bots.warm_up import WarmUp
from pasch.rules.codes import DO_ACCEPT, DO_OFFER, DO_REJECT, OFFER
from pasch.rules.layout import rows
from pasch.rules.play import perform, run
from pasch.rules.state import Log, Move, State
from pasch.table import Table

TURNS_AHEAD: Final = 80
TO_THE_END: Final = 1000
"""Offers are played out to the end, and who does not come to one has won nothing: how a player stands after a trade is
what nobody knows, and without trades some games go on for ever."""
BATCH: Final = 24
SURE: Final = 0.75
"""Standard errors by which another option must be better than the shrewd player's own choice."""
CONVINCED: Final = 1.5
"""Standard errors by which a trade must be better than none: who asks often enough must not get lucky."""
TRADES: Final = (DO_ACCEPT, DO_OFFER)
HOPELESS: Final = 2.5
"""Standard errors behind the best after which an option is looked at no more."""


class Weighed(NamedTuple):
    """An option that was played out."""

    move: Move
    share: float
    error: float
    rollouts: int


class Planner:
    """One planning player at one table."""

    def __init__(self, table: Table, code: Code, seats: int, seed: int = 0, warm: WarmUp | None = None) -> None:
        self.table = table
        self.code = code
        self.outlook = make_outlook(table.board)
        self.mind = make_mind(code)
        self.rng = Rng()
        seed_rng(self.rng, seed, 0x506C616E)
        self.arena: Arena | None = None
        self.seats = seats
        self.warm = warm
        self.weighed: list[Weighed] = []

    def ready(self) -> bool:
        """Is there a compiled engine to look ahead with?"""
        if self.arena is None and (self.warm is None or self.warm.done()):
            self.arena = Arena(self.table, [_SHREWD] * self.seats)
            set_temper(self.mind, PLANNING)
        return self.arena is not None

    def decide(self, state: State, seat: int, move: Move) -> None:
        """Write the best move into `move`; `weighed` tells what was played out for it."""
        self.weighed = []
        found: list[Move] = []
        if self.ready():
            found = options(self.table.board, self.outlook, state, self.mind, self.rng, seat, move)
        else:
            decide(self.table.board, self.outlook, state, self.mind, self.rng, seat, move)
        if not found:
            return
        best = found[0]
        if len(found) > 1:
            best = self._best(state, seat, found)
        if best.verb == DO_OFFER:
            note_offer(self.table.board, state, self.mind, best)
        for name, _, _ in rows(Move):
            setattr(move, name, getattr(best, name))

    def _best(self, state: State, seat: int, found: Sequence[Move]) -> Move:
        """What ends best if the planner plays on in its own way. A deal somebody else proposes must end better than a
        no in the shrewd way too; half the budget is for that."""
        if state.phase != OFFER:
            self.weighed = self._look_ahead(state, seat, found, PLANNING, 1.0)
            return choose(self.weighed).move
        self.weighed = self._look_ahead(state, seat, found, PLANNING, 0.5)
        best = choose(self.weighed).move
        refuse = next((option for option in found if option.verb == DO_REJECT), best)
        if best.verb != DO_ACCEPT or refuse is best:
            return best
        return choose(self._look_ahead(state, seat, [refuse, best], _SHREWD.temper, 0.5)).move

    def _look_ahead(
        self, state: State, seat: int, found: Sequence[Move], temper: Mapping[str, float], part: float
    ) -> list[Weighed]:
        """Play all options on with the same dice, a batch after the other, and drop the hopeless ones; within this part
        of the budget."""
        board, log = self.table.board, Log()
        begins: list[State] = []
        for option in found:
            trial = state.copy()
            perform(board, trial, log, option)
            run(board, trial, log)
            begins.append(trial)
        self._brief(state, seat, temper)
        sums: list[list[float]] = [[] for _ in found]
        running = list(range(len(found)))
        seed = draw32(self.rng) & 0x7FFFFFFF
        until = time.perf_counter() + part * self.code.seconds
        first = 0
        deals = state.phase == OFFER or any(option.verb == DO_OFFER for option in found)
        turns = TO_THE_END if deals else TURNS_AHEAD
        while len(running) > 1:
            for at in running:
                sums[at] += self._rollouts(begins[at], seat, seed, first, turns)
            first += BATCH
            running = _still_hopeful(sums, running)
            if self.code.seconds and time.perf_counter() >= until:
                break
            if self.code.rollouts and sum(len(values) for values in sums) >= part * self.code.rollouts:
                break
        return [_weighed(option, values) for option, values in zip(found, sums, strict=True)]

    def _brief(self, state: State, seat: int, temper: Mapping[str, float]) -> None:
        """Everybody else at the imagined table is shrewd. Trades that could have been made by now are left for later,
        unless one is being answered: after a no there may be a better offer."""
        assert self.arena
        minds = [make_mind(_SHREWD) for _ in range(self.seats)]
        set_temper(minds[seat], temper)
        key = table_key(state)
        for other, mind in enumerate(minds):
            mind.asked[seat] = self.mind.said_n[other]
            mind.pledged = 1
            mind.looked = -1 if state.phase == OFFER else key
            mind.look_again = state.round + ROUNDS_BETWEEN
        self.arena.seat(minds)

    def _rollouts(self, begin: State, seat: int, seed: int, first: int, turns: int) -> list[float]:
        assert self.arena
        results: Any = self.arena.play(seed, first, BATCH, begin=begin, most_turns=turns)
        shares = results["share"][:, seat]
        return (shares * results["ended"] if turns == TO_THE_END else shares).tolist()


_SHREWD: Final = parse("shrewd")


def _weighed(move: Move, values: list[float]) -> Weighed:
    n = max(1, len(values))
    mean = sum(values) / n
    spread = sum((value - mean) ** 2 for value in values) / max(1, n - 1)
    return Weighed(move, mean, sqrt(spread / n), n)


def _difference(one: list[float], two: list[float]) -> tuple[float, float]:
    """Mean and standard error of what `one` is better than `two`, throw for throw."""
    n = min(len(one), len(two))
    gaps = [one[i] - two[i] for i in range(n)]
    mean = sum(gaps) / n
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, n - 1)
    return mean, sqrt(spread / n)


def _still_hopeful(sums: list[list[float]], running: list[int]) -> list[int]:
    best = max(running, key=lambda at: sum(sums[at]) / len(sums[at]))
    kept: list[int] = []
    for at in running:
        mean, error = _difference(sums[best], sums[at])
        if at == best or mean <= HOPELESS * error + 1e-9:
            kept.append(at)
    return kept


def choose(weighed: Sequence[Weighed]) -> Weighed:
    """The best option; the first one, which the shrewd player would take, unless another is clearly better. A trade
    is made only if that is clearly better: nobody should be talked into one."""
    order = sorted(weighed, key=lambda option: option.move.verb in TRADES)
    first = order[0] if weighed[0].move.verb in TRADES else weighed[0]
    best = max(weighed, key=lambda option: option.share)
    error = sqrt(best.error**2 + first.error**2)
    needed = CONVINCED if best.move.verb in TRADES else SURE
    return best if best.share - first.share > needed * error else first
