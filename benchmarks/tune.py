"""Looks for a better temper and better weights of `shrewd` by play: `python -m benchmarks.tune --minutes 10`.

A candidate changes a few numbers. It replaces the best one so far if it wins more against three casual players and
against three of today's `shrewd`, in classic and in mega, on two sets of games. Ctrl-C prints the best found so far.
"""

import argparse
import random
import time

import numpy as np

from pasch.bots.arena import Arena
from pasch.bots.catalog import LIMITS, TEMPER, WEIGHTS, parse
from pasch.table import Table

EDITIONS = ("classic", "mega")
FACTORS = (0.3, 0.5, 0.7, 1.4, 2.0, 3.0)
MOST_ROUNDS = 400


def code(numbers: dict[str, float]) -> str:
    return "shrewd:" + ":".join(f"{name}={value:.4g}" for name, value in numbers.items())


def wins(tables: dict[str, Table], numbers: dict[str, float], games: int, seed: int) -> list[float]:
    """The share won against casual and against today's shrewd, edition by edition."""
    found: list[float] = []
    for table in tables.values():
        for others in ("casual", "shrewd"):
            arena = Arena(table, [parse(code(numbers)), *[parse(others)] * 3])
            results = arena.play(seed, 0, games, most_rounds=MOST_ROUNDS, rotate=True)
            found.append(float(results["share"][np.arange(games), -np.arange(games) % 4].mean()))
    return found


def candidate(numbers: dict[str, float], dice: random.Random) -> dict[str, float]:
    made = dict(numbers)
    for name in dice.sample(sorted(made), dice.choice((1, 2, 2, 3))):
        low, high = LIMITS[name]
        made[name] = min(high, max(low, (made[name] or 0.1) * dice.choice(FACTORS)))
    return made


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    dice = random.Random(given.seed)
    tables = {edition: Table(edition, (), {"claims": "automatic"}) for edition in EDITIONS}
    best = {name: value for name, value in (TEMPER | WEIGHTS).items() if name != "trades"}
    score = wins(tables, best, 600, 1)
    until = time.perf_counter() + 60 * given.minutes
    try:
        while time.perf_counter() < until:
            tried = candidate(best, dice)
            if sum(wins(tables, tried, 300, 1)) < sum(score) - 0.02:
                continue
            found = wins(tables, tried, 600, 1)
            if sum(found) > sum(score) and sum(wins(tables, tried, 600, 333)) > sum(wins(tables, best, 600, 333)):
                best, score = tried, found
                print(f"{until - time.perf_counter():5.0f} s left", [round(part, 3) for part in score], flush=True)
    except KeyboardInterrupt:
        print("\nstopped")
    print(code(best), [round(part, 3) for part in wins(tables, best, 2000, 4444)])


if __name__ == "__main__":
    main()
