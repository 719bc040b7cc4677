"""Many games between bots, on all cores, in batches that come in order: the same games whatever the number of cores."""

import os
import signal
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from typing import Any, Final, NamedTuple

from pasch.bots.arena import MOST_ROUNDS, Arena
from pasch.bots.catalog import parse
from pasch.bots.games import Result
from pasch.rules.layout import rows
from pasch.table import Table

BATCH: Final = 500
SLOW_BATCH: Final = 4


class Batch(NamedTuple):
    """Some games of a series: `results[name][i]` is a field of `Result` of game `first + i`; `tally` the sums of
    `Tally` over these games, if they were asked for."""

    first: int
    games: int
    results: dict[str, list[Any]]
    tally: dict[str, Any]


class Series(NamedTuple):
    """What is played: `bots[(seat + game) % seats]` sits at a seat where bots change seats, else `bots[seat]`."""

    table: Table
    bots: tuple[str, ...]
    games: int
    seed: int
    rotate: bool = False
    counts: bool = False
    interpreted: bool = False
    most_rounds: int = MOST_ROUNDS


def play_series(series: Series, cores: int | None = None) -> Generator[Batch, None, None]:
    """Play all games; batches come in order. Closing the iterator stops the play."""
    size = BATCH if not series.interpreted else SLOW_BATCH
    firsts = range(0, series.games, size)
    workers = max(1, cores or os.cpu_count() or 1)
    if not series.interpreted:
        play_batch(series, 0, 1)  # compile before the workers start
        pool = ThreadPoolExecutor(workers)
    else:
        pool = ProcessPoolExecutor(workers, initializer=_leave_ctrl_c_to_the_parent)
    waiting: list[Future[Batch]] = []
    try:
        for first in firsts:
            waiting.append(pool.submit(play_batch, series, first, min(size, series.games - first)))
            if len(waiting) > 2 * workers:
                yield waiting.pop(0).result()
        while waiting:
            yield waiting.pop(0).result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _leave_ctrl_c_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(series: Series, first: int, count: int) -> Batch:
    """One batch, in this thread."""
    arena = Arena(series.table, [parse(code) for code in series.bots], interpreted=series.interpreted)
    results = arena.play(
        series.seed, first, count, most_rounds=series.most_rounds, counts=series.counts, rotate=series.rotate
    )
    named: dict[str, list[Any]] = {}
    for name, _, _ in rows(Result):
        if series.interpreted:
            named[name] = [getattr(result, name) for result in results]
        else:
            named[name] = results[name].tolist()
    return Batch(first, count, named, arena.tally() if series.counts else {})
