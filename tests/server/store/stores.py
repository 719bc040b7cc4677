"""Stores to test, and tables to put into them."""

import json
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from pasch.server.store import store_at
from pasch.server.store.interface import Store
from pasch.server.store.shape import Entry, Snapshot, TableRow

Place = str | Path


@asynccontextmanager
async def opened(place: Place) -> AsyncGenerator[Store]:
    store = store_at(place)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def lines(first: int, count: int = 1, body: str = "A roll", sent_as: str = "") -> list[Entry]:
    """Entries with the next numbers."""
    return [Entry(seq, "line", "A", f"{body} {seq}", sent_as, 1000 + seq, seq) for seq in range(first, first + count)]


async def new_table(store: Store, table_id: str = "t1", code: str = "", created: int = 1) -> int:
    """The fence of a new table that the store owns."""
    await store.create(TableRow(table_id, code, seed="secret", created=created, changed=created))
    return await store.claim(table_id)


def numbers(entries: list[Entry]) -> list[int]:
    return [entry.seq for entry in entries]


async def write_on(store: Store, table_id: str, acknowledged: Callable[[int], None]) -> None:
    """Appends one to three entries at a time without end, and tells the last number of each append that returned."""
    fence = await store.claim(table_id)
    row = await store.table(table_id)
    assert row
    last = row.last
    while True:
        count = last % 3 + 1
        new = lines(last + 1, count, body=f"{last + 1} to {last + count}:")
        last += count
        await store.append(table_id, fence, new, setup=json.dumps(last).encode(), snapshot=Snapshot(last, "position"))
        acknowledged(last)


async def check_whole(store: Store, table_id: str, acknowledged: int) -> None:
    """Everything acknowledged is there, and nothing is half there."""
    row = await store.table(table_id)
    entries = await store.entries(table_id)
    assert row
    assert row.last >= acknowledged
    assert numbers(entries) == list(range(1, row.last + 1))
    if entries:
        shot = await store.snapshot(table_id)
        assert entries[-1].body == f"{entries[-1].body.partition(' ')[0]} to {row.last}: {row.last}"
        assert json.loads(row.setup) == row.last
        assert shot is not None
        assert shot.seq == row.last
