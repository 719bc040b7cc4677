"""Many games between bots, on all cores, in batches that come in order: the same games whatever the number of cores."""

import os
import signal
import sys
from collections.abc import Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children
from typing import Any, Final, NamedTuple

from pasch.bots.arena import Arena
from pasch.bots.catalog import bot_error, parse
from pasch.bots.games import Result, Tally
from pasch.bots.hosted import check_bot, hosted_game, is_hosted
from pasch.edition import Edition
from pasch.rules.layout import rows
from pasch.table import Table
from pasch.time_limit import check_limit

BATCH: Final = 500
SLOW_BATCH: Final = 4
MOST_ROUNDS: Final = 1000
"""Rounds after which a game of a series is cut short, unless told otherwise."""
LIMITS: Final = {
    "games": (1, 1_000_000_000),
    "seed": (0, 2_000_000_000),
    "cores": (1, 1024),
    "most_rounds": (1, 1_000_000),
}
"""Least and most; games and seeds are numbered in 32 bits."""


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


def check_bots(bots: Sequence[str], edition: Edition) -> None:
    """A `BotError` says in one line which is none, or that their number does not fit the table."""
    for code in bots:
        check_bot(code)
    most = edition.switch("players.max")
    if not 2 <= len(bots) <= most:
        raise bot_error("how-many", count=len(bots), most=most)


def is_slow(series: Series) -> bool:
    """Python takes part in every decision: processes instead of threads."""
    return series.interpreted or any(is_hosted(code) for code in series.bots)


def needs_compiler(bots: Sequence[str], interpreted: bool) -> bool:
    """Planners look ahead with compiled rules; a hosted table without them, and people who say so, do without."""
    hosted = [code for code in bots if is_hosted(code)]
    return any(not code.endswith(".py") for code in hosted) or not (interpreted or hosted)


def play_series(series: Series, cores: int | None = None) -> Generator[Batch, None, None]:
    """Play all games; batches come in order. Closing the iterator stops the play at once. A time-limit game without
    rounds that stand for the time is a `Refusal`: bots have no clock."""
    check_limit(series.table)
    return _play_series(series, cores)


def _play_series(series: Series, cores: int | None) -> Generator[Batch, None, None]:
    slow = is_slow(series)
    size = _batch_size(series)
    firsts = range(0, series.games, size)
    workers = max(1, cores or os.cpu_count() or 1)
    if needs_compiler(series.bots, series.interpreted):
        play_batch(series._replace(bots=("shrewd",) * 2, interpreted=False), 0, 1)  # compile before the workers start
    others = active_children()
    pool = ProcessPoolExecutor(workers, None, _ignore_ctrl_c) if slow else ThreadPoolExecutor(workers)
    waiting: list[Future[Batch]] = []
    finished = False
    try:
        for first in firsts:
            with _undisturbed():
                waiting.append(pool.submit(play_batch, series, first, min(size, series.games - first)))
            if len(waiting) > 2 * workers:
                yield waiting.pop(0).result()
        while waiting:
            yield waiting.pop(0).result()
        finished = True
    finally:
        if slow and not finished:  # a planner thinks long, and a bot of one's own may never come to an end
            for worker in active_children():
                if worker not in others:
                    worker.terminate()
        pool.shutdown(wait=True, cancel_futures=True)


def _batch_size(series: Series) -> int:
    """Planners need seconds for a game: whoever waits wants to hear of each."""
    if any(is_hosted(code) for code in series.bots):
        return 1
    return SLOW_BATCH if series.interpreted else BATCH


@contextmanager
def _undisturbed() -> Generator[None, None, None]:
    """Ctrl-C waits a moment: within `submit` it could leave a worker behind that nobody stops. Elsewhere than on
    Windows, which cannot hold it back."""
    if sys.platform == "win32":
        yield
        return
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def _ignore_ctrl_c() -> None:
    """A terminal sends Ctrl-C to the workers too; the one who waits for them decides."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_batch(series: Series, first: int, count: int) -> Batch:
    """One batch, in this thread."""
    if any(is_hosted(code) for code in series.bots):
        return _hosted_batch(series, first, count)
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


def _hosted_batch(series: Series, first: int, count: int) -> Batch:
    tally = Tally() if series.counts else None
    results = [
        hosted_game(series.table, series.bots, series.seed, game, series.rotate, series.most_rounds, tally)
        for game in range(first, first + count)
    ]
    named = {name: [getattr(result, name) for result in results] for name, _, _ in rows(Result)}
    return Batch(first, count, named, {name: getattr(tally, name) for name, _, _ in rows(Tally)} if tally else {})
