"""Proofs that take too long for the tests: `python -m benchmarks.proofs --what legal|trades|strength`.

Each prints a line for every table and exits 1 if something is not as it should be. Ctrl-C stops it.
"""

import argparse
import random
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from pasch.bots.arena import Arena
from pasch.bots.catalog import parse
from pasch.bots.hosted import hosted_game
from pasch.table import Table

sys.path.append(str(Path(__file__).parents[1] / "tests" / "bots"))


def legal(games: int) -> bool:
    """Every move judged and every state checked: so many games of compiled bots at every table, and 200 of planners."""
    from tables import TABLES

    return _on_all_cores(legal_at, [(edition, variants, games) for edition, variants in TABLES])


def legal_at(edition: str, variants: tuple[str, ...], games: int) -> bool:
    from tables import MIXED

    table = Table(edition, variants)
    wrong = played = 0
    for bots in MIXED:
        arena = Arena(table, [parse(code) for code in bots])
        for first in range(0, games // len(MIXED), 500):
            results: Any = arena.play(1, first, 500, checks=True, rotate=True, most_rounds=500)
            wrong += int((results["wrong"] != 0).sum())
            played += 500
    for game in range(200):
        wrong += hosted_game(table, ("planner:40", "shrewd", "casual"), 1, game, True, 60).wrong != 0
    print(f"{edition} {' '.join(variants)}: {played} games and 200 with a planner, {wrong} wrong", flush=True)
    return wrong == 0


def trades(count: int, seed: int, bot: str) -> bool:
    """What lopsided offers cost those who accept them, by long rollouts; none should cost more than noise."""
    from tables import EDITIONS

    return _on_all_cores(trades_at, [(edition, count, seed, bot) for edition in EDITIONS])


def trades_at(edition: str, count: int, seed: int, bot: str) -> bool:
    from hustler import accepts, cheap_offers, cost, haggled, lopsided_offers, positions

    table = Table(edition, (), {"claims": "automatic"})
    arena = Arena(table, [parse("shrewd")] * 4)
    dice = random.Random(seed)
    made, gains, lost = 0, list[float](), list[float]()
    for state in positions(table, count, seed):
        offers = [*lopsided_offers(table, state, dice), *cheap_offers(table, state, dice, 10)]
        made += len(offers)
        taken = [deal for deal in offers if accepts(table, deal, bot)]
        for deal in [*taken, *haggled(table, state, dice, bot)]:
            found = cost(arena, deal, 400)
            if found.gain < -3 * found.error:
                found = cost(arena, deal, 4000, seed=7)
            gains.append(found.gain)
            if found.gain < -3 * found.error:
                lost.append(found.gain)
    mean = sum(gains) / max(1, len(gains))
    print(
        f"{edition}: {count} positions, {made} offers, {bot} accepted {len(gains)}, mean gain {100 * mean:.2f} points, "
        f"{len(lost)} cost more than noise, the worst {100 * min(lost, default=0):.1f} points",
        flush=True,
    )
    return not lost


def _on_all_cores(prove: Callable[..., bool], tables: Sequence[tuple[Any, ...]]) -> bool:
    with ProcessPoolExecutor() as pool:
        return all(list(pool.map(prove, *zip(*tables, strict=True))))


def strength(games: int) -> bool:
    """One shrewd among three casual, in every edition."""
    from tables import EDITIONS
    from test_strength import shares

    fine = True
    for edition in EDITIONS:
        won = shares(edition, ("shrewd", "casual", "casual", "casual"), games)
        print(f"{edition}: shrewd wins {100 * won[0]:.1f} % of {games} games against three casual", flush=True)
        fine = fine and won[0] >= 0.6
    return fine


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--what", choices=("legal", "trades", "strength"), required=True)
    parser.add_argument("--count", type=int, help="games or positions (default: 10000, 1000, 2000)")
    parser.add_argument("--seed", type=int, default=1, help="trades: of the positions (default: 1)")
    parser.add_argument("--bot", default="shrewd", help="trades: who is tried (default: shrewd)")
    given = parser.parse_args()
    if given.what == "legal":
        return 0 if legal(given.count or 10_000) else 1
    if given.what == "trades":
        return 0 if trades(given.count or 1000, given.seed, given.bot) else 1
    return 0 if strength(given.count or 2000) else 1


if __name__ == "__main__":
    sys.exit(main())
