"""Processes and servers that are killed in the middle of writing."""

import asyncio
import contextlib
import random
from collections.abc import AsyncGenerator
from pathlib import Path

import pytest
from postgres_cluster import Cluster
from processes import next_line, process
from stores import check_whole, lines, opened, write_on

from pasch.server.store.errors import StoreDown
from pasch.server.store.interface import Store
from pasch.server.store.shape import TableRow

TABLES = [f"t{number}" for number in range(20)]
ROUNDS = 5


async def create_tables(store: Store) -> None:
    for table in TABLES:
        await store.create(TableRow(table))


async def test_a_process_killed_while_writing_loses_nothing_it_acknowledged(tmp_path: Path):
    async with opened(tmp_path) as store:
        await create_tables(store)
    acknowledged = dict.fromkeys(TABLES, 0)
    for _ in range(ROUNDS):
        before = sum(acknowledged.values())
        async with process("writing_process.py", str(tmp_path), *TABLES) as writer:
            first = await next_line(writer)
            await asyncio.sleep(random.uniform(0, 0.3))
            writer.kill()
            said, complaints = await writer.communicate()
        assert not complaints
        for line in [first, *said.decode().split("\n")[:-1]]:  # the last one may be half a line
            table, seq = line.split()
            acknowledged[table] = int(seq)
        assert sum(acknowledged.values()) > before
        async with opened(tmp_path) as store:
            for table in TABLES:
                await check_whole(store, table, acknowledged[table])


@contextlib.asynccontextmanager
async def struck_down(cluster: Cluster) -> AsyncGenerator[None]:
    cluster.kill()
    try:
        yield
    finally:
        await asyncio.to_thread(cluster.start)


async def back_again(store: Store) -> None:
    while True:
        with contextlib.suppress(StoreDown):
            return await store.ping()
        await asyncio.sleep(0.05)


async def test_a_postgres_killed_while_writing_loses_nothing_and_the_store_comes_back(
    cluster: Cluster, postgres_url: str
):
    acknowledged = dict.fromkeys(TABLES, 0)
    async with opened(postgres_url) as store:
        await create_tables(store)
        lost: list[bool] = []
        store.on_lost = lambda: lost.append(True)
        for number in range(1, 4):
            writers = [write_on(store, table, lambda seq, t=table: acknowledged.update({t: seq})) for table in TABLES]
            before = dict(acknowledged)
            writing = asyncio.gather(*writers, return_exceptions=True)
            while any(acknowledged[table] == before[table] for table in TABLES):
                await asyncio.sleep(0.01)
            await asyncio.sleep(random.uniform(0, 0.3))
            async with struck_down(cluster):
                assert {type(error) for error in await writing} == {StoreDown}
            await back_again(store)
            assert len(lost) == number
            for table in TABLES:
                await check_whole(store, table, acknowledged[table])


async def test_while_postgres_is_away_everything_says_so(cluster: Cluster, postgres_url: str):
    async with opened(postgres_url) as store:
        await store.create(TableRow("t1"))
        fence = await store.claim("t1")
        async with struck_down(cluster):
            for attempt in (
                store.ping(),
                store.claim("t1"),
                store.append("t1", fence, lines(1)),
                store.entries("t1"),
                store.post(store.node, b"hello"),
            ):
                with pytest.raises(StoreDown, match=r"^The store cannot be used: [^\n]+\.$"):
                    await attempt
        await back_again(store)
        await store.append("t1", await store.claim("t1"), lines(1))
