"""Random legal play with every invariant checked after every step, as long as one likes: `make soak GAMES=…`."""

import argparse
import sys
import time

from pasch.lab import runs
from pasch.table import Table

TABLES: tuple[tuple[str, tuple[str, ...]], ...] = (
    *((edition, ()) for edition in ("classic", "mega", "austria", "starwars", "hobbit")),
    *((edition, ("time",)) for edition in ("classic", "mega", "austria", "starwars", "hobbit")),
    *((edition, ("short",)) for edition in ("classic", "austria", "starwars", "hobbit")),
    *((edition, ("speed-die",)) for edition in ("classic", "austria", "starwars", "hobbit")),
    *((edition, ("short", "speed-die")) for edition in ("classic", "starwars")),
)
BATCH = 200


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begun, played, steps, ended = time.perf_counter(), 0, 0, 0
    try:
        while played < given.games:
            edition, variants = TABLES[played // BATCH % len(TABLES)]
            seats = 2 + played // BATCH % 5
            count = min(BATCH, given.games - played)
            games = range(played, played + count)
            for game, outcome in zip(
                games, runs.compiled(Table(edition, variants), seats, games, given.seed), strict=True
            ):
                steps += outcome.steps
                ended += outcome.finished
                if outcome.wrong:
                    what = runs.describe_wrong(outcome.wrong)
                    print(f"\n{edition} {' '.join(variants)}, {seats} seats, seed {given.seed}, game {game}: {what}")
                    return 1
            played += count
            left = (time.perf_counter() - begun) / played * (given.games - played)
            print(f"\r{played:,} games, {steps:,} steps, {ended:,} ended, {left:,.0f} s left ", end="", flush=True)
    except KeyboardInterrupt:
        print("\nstopped", end="")
    print(f"\n{played:,} games, {steps:,} steps, {ended:,} ended, no invariant broken")
    return 0


if __name__ == "__main__":
    sys.exit(main())
