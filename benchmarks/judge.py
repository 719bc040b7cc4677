"""Fits the weights that judge how a game stands to how games went on: `python -m benchmarks.judge`.

Games of shrewd players are stopped somewhere and played on many times. The weights are those under which the shares
`standing` sees come closest to the shares that were won (least cross-entropy). Ctrl-C prints the best so far.
"""

import argparse
import random
from math import log
from typing import NamedTuple

from pasch.bots.arena import Arena
from pasch.bots.catalog import JUDGING, WEIGHTS, make_judge, parse
from pasch.bots.mind import ASPECTS, Mind
from pasch.bots.outlook import Outlook, make_outlook
from pasch.bots.standing import AS_IS, appraise, strength_by, worth
from pasch.rules import compiled
from pasch.rules.state import State
from pasch.table import Table

EDITIONS = ("classic", "mega", "hobbit")
SEATS = 4
PLAYED_ON = 16
FIRST, LAST = 20, 400
"""Turns after which games are stopped, as many early as late on a scale of powers."""
STEPS = (2.0, 1.4, 1.15, 1.05)
SMALL = 0.2
"""Where to go on from a weight of 0."""


class Stop(NamedTuple):
    """A game that was stopped: what the living have, and what each won of the games played on."""

    outlook: Outlook
    state: State
    sheets: list[list[float]]
    won: list[float]


def stops(edition: str, count: int, seed: int) -> list[Stop]:
    table = Table(edition, (), {"claims": "automatic"})
    outlook, mind, dice = make_outlook(table.board), make_judge(), random.Random(seed)
    arena = Arena(table, [parse("shrewd")] * SEATS)
    found: list[Stop] = []
    game = 0
    while len(found) < count:
        game += 1
        turns = round(FIRST * (LAST / FIRST) ** dice.random())
        if arena.play(seed, game, 1, most_turns=turns)["ended"][0]:
            continue
        state = compiled.unpack(arena.last_state().copy(), State)
        living = [seat for seat in range(SEATS) if not state.out[seat]]
        for seat in living:
            appraise(table.board, outlook, state, mind, seat, AS_IS + seat)
        sheets = [list(mind.sheet[AS_IS + seat]) for seat in living]
        results = arena.play(seed + 1, game * PLAYED_ON, PLAYED_ON, begin=state, most_turns=2000)
        found.append(Stop(outlook, state, sheets, results["share"][:, living].mean(0).tolist()))
    return found


def loss(seen: list[Stop], mind: Mind) -> float:
    """The mean cross-entropy of the shares won and the shares seen."""
    total = 0.0
    for stop in seen:
        strengths: list[float] = []
        for sheet in stop.sheets:
            mind.sheet[0][:ASPECTS] = sheet
            strengths.append(strength_by(worth(stop.outlook, stop.state, mind, 0, 0)))
        everything = sum(strengths)
        total -= sum(won * log(part / everything) for won, part in zip(stop.won, strengths, strict=True))
    return total / len(seen)


def fit(seen: list[Stop], mind: Mind) -> None:
    """One weight after the other, up and down, in ever smaller steps. Cash stays as it is: only ratios count."""
    least = loss(seen, mind)
    for step in STEPS:
        better = True
        while better:
            better = False
            for at in range(1, len(WEIGHTS)):
                old = mind.weight[at]
                for new in ((old or SMALL) * step, old / step, 0.0):
                    mind.weight[at] = new
                    found = loss(seen, mind)
                    if found < least - 1e-6:
                        least, old, better = found, new, True
                    mind.weight[at] = old
            print(f"steps of {step:g}: {least:.4f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=1500, help="stopped games of each edition (default: 1500)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    seen = [stop for edition in EDITIONS for stop in stops(edition, given.count, given.seed)]
    mind = make_judge()
    print(f"as it is: {loss(seen, mind):.4f}")
    mind.weight[: len(WEIGHTS)] = list(WEIGHTS.values())
    print(f"with shrewd's weights: {loss(seen, mind):.4f}", flush=True)
    mind.weight[: len(WEIGHTS)] = list(JUDGING.values())
    try:
        fit(seen, mind)
    except KeyboardInterrupt:
        print()
    print({name: round(weight, 2) for name, weight in zip(WEIGHTS, mind.weight, strict=False)})


if __name__ == "__main__":
    main()
