"""A disk that is full: the store says so, stores nothing, and goes on when there is room."""

import os
import resource
from pathlib import Path

import pytest
from stores import Place, lines, new_table, numbers, opened

from pasch.server.store.errors import StoreDown, StoreFull
from pasch.server.store.interface import Store

BALLAST = 1 << 20


async def fill(store: Store, fence: int, body: str) -> int:
    """The number of the last append that found room."""
    last = 0
    while True:
        try:
            await store.append("t1", fence, lines(last + 1, body=body))
        except StoreFull:
            return last
        last += 1


async def test_a_full_disk_stores_nothing_and_says_so_until_there_is_room(place_on_small_disk: Place, small_disk: Path):
    (small_disk / "ballast").write_bytes(bytes(BALLAST))
    async with opened(place_on_small_disk) as store:
        fence = await new_table(store)
        last = await fill(store, fence, os.urandom(30_000).hex())
        assert last > 0
        for _ in range(3):
            with pytest.raises(StoreFull, match=r"^The disk is full, nothing can be stored: [^\n]+\.$"):
                await store.append("t1", fence, lines(last + 1, 20, body=os.urandom(30_000).hex()))
        assert numbers(await store.entries("t1")) == list(range(1, last + 1))
        (small_disk / "ballast").unlink()
        await store.append("t1", fence, lines(last + 1, body="room again"))
    async with opened(place_on_small_disk) as store:
        assert numbers(await store.entries("t1")) == list(range(1, last + 2))


async def test_a_disk_that_fails_stores_nothing_until_it_works_again(tmp_path: Path):
    """A limit on the size of files, because every machine has one: what goes beyond is an input/output error."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with opened(tmp_path) as store:
        fence = await new_table(store)
        await store.append("t1", fence, lines(1))
        resource.setrlimit(resource.RLIMIT_FSIZE, (1 << 19, hard))
        try:
            with pytest.raises(StoreDown):
                await store.append("t1", fence, lines(2, body="x" * (1 << 20)))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert numbers(await store.entries("t1")) == [1]
        await store.append("t1", fence, lines(2))
    async with opened(tmp_path) as store:
        assert numbers(await store.entries("t1")) == [1, 2]
