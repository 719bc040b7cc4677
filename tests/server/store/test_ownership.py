"""A table belongs to one process at a time."""

import asyncio
import contextlib
import os
from pathlib import Path

import pytest
from postgres_cluster import run_sql
from processes import next_line, process
from stores import Place, lines, new_table, opened

from pasch.server.store.errors import Fenced, FolderInUse, NoSuchTable, OwnedElsewhere, StoreDown
from pasch.server.store.interface import Store
from pasch.server.store.shape import TableRow


async def claim_soon(store: Store, table: str) -> int:
    """The fence, once the server has noticed that the owner is gone."""
    while True:
        with contextlib.suppress(OwnedElsewhere):
            return await store.claim(table)
        await asyncio.sleep(0.01)


async def test_a_claim_gives_a_new_fence_each_time_also_after_reopening(place: Place):
    async with opened(place) as store:
        await store.create(TableRow("t1"))
        assert await store.owner("t1") is None
        first, second = await store.claim("t1"), await store.claim("t1")
        assert await store.owner("t1") == store.node
        await store.release("t1")
        assert await store.owner("t1") is None
        with pytest.raises(NoSuchTable):
            await store.claim("t9")
    async with opened(place) as store:
        assert await store.owner("t1") is None
        assert first < second < await store.claim("t1")


async def test_a_data_folder_serves_one_process(tmp_path: Path):
    async with opened(tmp_path) as store:
        await store.create(TableRow("t1"))
        with pytest.raises(FolderInUse, match=r"in use by another server \(process \d+\)"):
            async with opened(tmp_path):
                pass
        async with process("owning_process.py", str(tmp_path), "t1") as other:
            _, complaints = await other.communicate()
        assert complaints.decode().splitlines()[-1].endswith(f"(process {os.getpid()}).")
        await store.claim("t1")
    async with process("owning_process.py", str(tmp_path), "t1") as other:
        assert (await next_line(other)).endswith(" 2")


async def test_a_place_where_no_store_can_be_is_refused_in_one_line(tmp_path: Path):
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "pasch.sqlite3").write_text("no database " * 1000)
    for place in (tmp_path / "file", tmp_path / "folder", "postgresql://pasch@127.0.0.1:1/nowhere"):
        with pytest.raises(StoreDown, match=r"^The store cannot be used: [^\n]+\.$"):
            async with opened(place):
                pass


async def test_two_processes_do_not_own_the_same_table(postgres_url: str):
    async with opened(postgres_url) as store, opened(postgres_url) as other:
        fence = await new_table(store)
        with pytest.raises(OwnedElsewhere) as told:
            await other.claim("t1")
        assert told.value.node == await other.owner("t1") == store.node
        await store.append("t1", fence, lines(1))
        await store.release("t1")
        assert await other.claim("t1") > fence
        with pytest.raises(Fenced):
            await store.append("t1", fence, lines(2))


async def test_only_one_of_many_gets_a_free_table(postgres_url: str):
    async with contextlib.AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(opened(postgres_url)) for _ in range(4)]
        await stores[0].create(TableRow("t1"))
        answers = await asyncio.gather(*(store.claim("t1") for store in stores), return_exceptions=True)
        assert sorted(type(answer).__name__ for answer in answers) == ["OwnedElsewhere"] * 3 + ["int"]


async def test_a_table_is_taken_over_when_its_owner_is_killed(postgres_url: str):
    async with opened(postgres_url) as store:
        await store.create(TableRow("t1"))
        async with process("owning_process.py", postgres_url, "t1") as other:
            node, old = (await next_line(other)).split()
            with pytest.raises(OwnedElsewhere, match=node):
                await store.claim("t1")
            other.kill()
            new = await asyncio.wait_for(claim_soon(store, "t1"), 10)
        assert new > int(old)
        assert await store.owner("t1") == store.node
        with pytest.raises(Fenced):
            await store.append("t1", int(old), lines(1))
        await store.append("t1", new, lines(1))


async def test_who_loses_the_connection_is_told_and_fenced_once_another_took_over(postgres_url: str):
    async with opened(postgres_url) as store, opened(postgres_url) as other:
        lost = asyncio.Event()
        store.on_lost = lost.set
        fence = await new_table(store)
        cut = f"""
            SELECT pg_terminate_backend(a.pid) FROM pg_stat_activity a JOIN pg_locks l ON l.pid = a.pid
            WHERE l.locktype = 'advisory' AND a.query LIKE '%pasch_{store.node}%'"""
        assert await run_sql(postgres_url, cut)
        new = await asyncio.wait_for(claim_soon(other, "t1"), 10)
        await asyncio.wait_for(lost.wait(), 10)
        with pytest.raises(Fenced):
            await store.append("t1", fence, lines(1))
        await other.append("t1", new, lines(1))
        assert await store.owner("t1") == other.node
