"""Many appends, few commits, and no append pays for another."""

import asyncio
from pathlib import Path

import pytest
from postgres_cluster import run_sql
from stores import Place, lines, new_table, numbers, opened

from pasch.server.store.errors import CodeTaken, Doubled, Fenced, NoSuchTable, OutOfOrder, StoreDown

TABLES = 100
WAL_HEADER, FRAME_HEADER, PAGE = 32, 24, 4096


def commits_in(log: bytes) -> int:
    """A frame of the write-ahead log ends a transaction if it tells the size of the database."""
    frames = range(WAL_HEADER, len(log), FRAME_HEADER + PAGE)
    return sum(log[frame + 4 : frame + 8] != b"\0\0\0\0" for frame in frames)


async def commits(place: Place) -> int:
    """How many transactions there have been."""
    if isinstance(place, Path):
        return commits_in((place / "pasch.sqlite3-wal").read_bytes())
    rows = await run_sql(place, "SELECT count(DISTINCT xmin::text) FROM entries")
    return rows[0][0]


async def test_concurrent_appends_share_commits(place: Place):
    async with opened(place) as store:
        fences = {f"t{i}": await new_table(store, f"t{i}") for i in range(TABLES)}
        before = await commits(place)
        await asyncio.gather(*(store.append(table, fence, lines(1)) for table, fence in fences.items()))
        assert await commits(place) - before <= TABLES / 10


async def test_an_append_that_is_refused_harms_no_other(place: Place):
    async with opened(place) as store:
        fences = {f"t{i}": await new_table(store, f"t{i}", code=f"CODE{i}") for i in range(8)}
        for table, fence in fences.items():
            await store.append(table, fence, lines(1, sent_as="x"))
        attempts = [
            store.append("t0", fences["t0"], lines(2)),
            store.append("t1", fences["t1"], lines(2, sent_as="x")),
            store.append("t2", fences["t2"] - 1, lines(2)),
            store.append("t3", fences["t3"], lines(3)),
            store.append("t4", fences["t4"], lines(2), code="CODE5"),
            store.append("nowhere", 1, lines(1)),
            store.append("t6", fences["t6"], lines(2)),
            store.append("t6", fences["t6"], lines(3)),
            store.append("t7", fences["t7"], lines(2), code="CODE8"),
        ]
        told = [type(answer) for answer in await asyncio.gather(*attempts, return_exceptions=True)]
        nothing = type(None)
        wanted = [nothing, Doubled, Fenced, OutOfOrder, CodeTaken, NoSuchTable, nothing, nothing, nothing]
        assert told == wanted
        newest = {row.id: row.last for row in await store.tables()}
        assert newest == {"t0": 2, "t1": 1, "t2": 1, "t3": 1, "t4": 1, "t5": 1, "t6": 3, "t7": 2}


async def test_appends_of_one_table_are_stored_in_the_order_they_were_made(place: Place):
    async with opened(place) as store:
        fence = await new_table(store)
        await asyncio.gather(*(store.append("t1", fence, lines(seq)) for seq in range(1, 51)))
        assert numbers(await store.entries("t1")) == list(range(1, 51))


async def test_closing_finishes_what_is_waiting(place: Place):
    async with opened(place) as store:
        fence = await new_table(store)
        waiting = [asyncio.create_task(store.append("t1", fence, lines(seq))) for seq in range(1, 21)]
        await asyncio.sleep(0)
    await asyncio.gather(*waiting)
    async with opened(place) as store:
        assert len(await store.entries("t1")) == 20


async def test_a_closed_store_says_so(place: Place):
    async with opened(place) as store:
        fence = await new_table(store)
    for attempt in (store.append("t1", fence, lines(1)), store.entries("t1"), store.claim("t1"), store.ping()):
        with pytest.raises(StoreDown):
            await attempt


async def test_an_append_that_is_cancelled_disturbs_nobody(place: Place):
    async with opened(place) as store:
        fences = [await new_table(store, table) for table in ("t1", "t2")]
        cancelled = asyncio.create_task(store.append("t1", fences[0], lines(1)))
        other = asyncio.create_task(store.append("t2", fences[1], lines(1)))
        await asyncio.sleep(0)
        cancelled.cancel()
        with pytest.raises(asyncio.CancelledError):
            await cancelled
        await other
        await store.append("t2", fences[1], lines(2))
