"""Random legal play with every invariant checked after every step: `make soak GAMES=…`, so many games of each edition.

The games of an edition are shared out among its variants and numbers of seats; all processors play.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import NamedTuple

from pasch.lab import runs
from pasch.table import Table

EDITIONS = ("classic", "mega", "austria", "starwars", "hobbit")
VARIANTS: tuple[tuple[str, ...], ...] = ((), ("time",), ("short",), ("speed-die",), ("short", "speed-die"))
BATCH = 200


class Batch(NamedTuple):
    edition: str
    variants: tuple[str, ...]
    seats: int
    games: range


class Played(NamedTuple):
    batch: Batch
    steps: int
    ended: int
    wrong: str


def variants_of(edition: str) -> list[tuple[str, ...]]:
    return [variants for variants in VARIANTS if edition != "mega" or variants in ((), ("time",))]


def batches(games: int) -> Iterator[Batch]:
    """Every edition in turn, so that whoever stops early has played them all alike."""
    for number, first in enumerate(range(0, games, BATCH)):
        for edition in EDITIONS:
            variants = variants_of(edition)
            seats = 2 + number // len(variants) % 7
            yield Batch(edition, variants[number % len(variants)], seats, range(first, min(games, first + BATCH)))


def play(batch: Batch, seed: int) -> Played:
    outcomes = runs.compiled(Table(batch.edition, batch.variants), batch.seats, batch.games, seed)
    wrong = ""
    for game, outcome in zip(batch.games, outcomes, strict=True):
        if outcome.wrong:
            what = runs.describe_wrong(outcome.wrong)
            name = " ".join((batch.edition, *batch.variants))
            wrong = f"{name}, {batch.seats} seats, seed {seed}, game {game}: {what}"
            break
    return Played(batch, sum(one.steps for one in outcomes), sum(one.finished for one in outcomes), wrong)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="games of each edition")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    begun, games, steps, ended = time.perf_counter(), Counter[str](), 0, 0
    with ProcessPoolExecutor(given.jobs) as pool:
        todo = batches(given.games)
        waiting: set[Future[Played]] = {pool.submit(play, batch, given.seed) for batch in islice(todo, 2 * given.jobs)}
        try:
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for one in done:
                    played = one.result()
                    if played.wrong:
                        print(f"\n{played.wrong}")
                        pool.shutdown(cancel_futures=True)
                        return 1
                    games[played.batch.edition] += len(played.batch.games)
                    steps, ended = steps + played.steps, ended + played.ended
                    waiting |= {pool.submit(play, batch, given.seed) for batch in islice(todo, 1)}
                total = games.total()
                left = (time.perf_counter() - begun) / total * (given.games * len(EDITIONS) - total)
                print(f"\r{total:,} games, {steps:,} steps, {left:,.0f} s left ", end="", file=sys.stderr, flush=True)
        except KeyboardInterrupt:
            pool.shutdown(cancel_futures=True)
            print("\nstopped", end="", file=sys.stderr)
    print(file=sys.stderr)
    print(", ".join(f"{edition} {games[edition]:,}" for edition in EDITIONS))
    print(f"{games.total():,} games, {steps:,} steps, {ended:,} ended, no invariant broken")
    return 0


if __name__ == "__main__":
    sys.exit(main())
