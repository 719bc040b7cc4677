"""Schema changes: none twice, none half, none from the future."""

import asyncio
import contextlib
import shutil
from pathlib import Path

import pytest
from stores import Place, lines, new_table, numbers, opened

import pasch.server.store
from pasch.server.store.errors import TooNew
from pasch.server.store.interface import Store
from pasch.server.store.postgres.backend import PostgresStore
from pasch.server.store.sqlite.backend import SqliteStore

SHIPPED = Path(pasch.server.store.__file__).parent


def store_with(place: Place, schema: Path) -> Store:
    return SqliteStore(place, schema) if isinstance(place, Path) else PostgresStore(place, schema)


@pytest.fixture
def newer(place: Place, tmp_path: Path) -> Path:
    """The schema of a later version."""
    folder = tmp_path / "newer"
    folder.mkdir()
    for file in (SHIPPED / ("sqlite" if isinstance(place, Path) else "postgres")).glob("*.sql"):
        shutil.copy(file, folder)
    (folder / "900-notes.sql").write_text("CREATE TABLE notes (body TEXT); INSERT INTO notes VALUES ('new');")
    return folder


async def test_a_database_is_updated_once_and_keeps_its_games(place: Place, newer: Path):
    async with opened(place) as store:
        await store.append("t1", await new_table(store), lines(1, 3))
    for _ in range(2):
        later = store_with(place, newer)
        await later.open()
        assert numbers(await later.entries("t1")) == [1, 2, 3]
        await later.close()


async def test_a_database_of_a_newer_version_is_refused_in_one_line(place: Place, newer: Path):
    later = store_with(place, newer)
    await later.open()
    await later.close()
    with pytest.raises(TooNew, match=r"newer Pasch \(schema 900, this one knows \d+\)"):
        async with opened(place):
            pass


async def test_a_change_that_fails_leaves_nothing_behind(place: Place, newer: Path):
    (newer / "901-broken.sql").write_text("CREATE TABLE half (body TEXT); INSERT INTO nowhere VALUES (1);")
    broken = store_with(place, newer)
    with pytest.raises(Exception, match="nowhere"):
        await broken.open()
    (newer / "901-broken.sql").write_text("CREATE TABLE half (body TEXT);")
    mended = store_with(place, newer)
    await mended.open()
    await mended.close()


async def test_processes_that_start_together_update_the_database_once(postgres_url: str):
    async with contextlib.AsyncExitStack() as stack:
        opening = [stack.enter_async_context(opened(postgres_url)) for _ in range(4)]
        await asyncio.gather(*opening)
