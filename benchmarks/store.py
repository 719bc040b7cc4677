"""Durable appends a second: `python -m benchmarks.store [POSTGRESQL-URL]`."""

import argparse
import asyncio
import tempfile
import time

from pasch.server.store import store_at
from pasch.server.store.errors import StoreError
from pasch.server.store.interface import Store
from pasch.server.store.shape import Entry, TableRow

TABLES = 200
SECONDS = 3.0


async def append_until(end: float, store: Store, table_id: str, took: list[float]) -> None:
    """Appends one entry after the other and notes how long each of them took."""
    await store.create(TableRow(table_id))
    fence = await store.claim(table_id)
    seq = 0
    while (begun := time.perf_counter()) < end:
        seq += 1
        await store.append(table_id, fence, [Entry(seq, "line", "A", "A roll 3 4", f"id-{seq}", seq, seq)])
        took.append(time.perf_counter() - begun)
    await store.delete(table_id, fence)


async def measure(store: Store, name: str) -> None:
    await store.open()
    try:
        for tables in (1, TABLES):
            took: list[float] = []
            end = time.perf_counter() + SECONDS
            names = [f"bench-{store.node}-{number}" for number in range(tables)]
            await asyncio.gather(*(append_until(end, store, name, took) for name in names))
            took.sort()
            middle, slow = took[len(took) // 2], took[len(took) * 99 // 100]
            print(
                f"{name:12} {tables:4} tables {len(took) / SECONDS:10,.0f} appends/s"
                f"   half within {middle * 1000:6.2f} ms, 99 % within {slow * 1000:6.2f} ms",
                flush=True,
            )
    finally:
        await store.close()


def show(url: str | None = None) -> None:
    """SQLite in a folder of its own, and PostgreSQL if one is named; its tables are deleted again."""
    with tempfile.TemporaryDirectory(dir=".") as folder:
        asyncio.run(measure(store_at(folder), "SQLite"))
    if url:
        try:
            asyncio.run(measure(store_at(url), "PostgreSQL"))
        except StoreError as error:
            print(f"PostgreSQL was not measured. {error}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("url", nargs="?", help="postgresql://…, a database that may be written to")
    show(parser.parse_args().url)


if __name__ == "__main__":
    main()
