"""`SqliteStore`: everything in one folder, for one server process."""

import asyncio
import contextlib
import errno
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import apsw

from pasch.server.store.append import Append
from pasch.server.store.errors import StoreDown, StoreFull
from pasch.server.store.shape import Entry, Sitting, Snapshot, Status, TableRow
from pasch.server.store.sqlite import queries
from pasch.server.store.sqlite.database import Database, translate, update_schema
from pasch.server.store.sqlite.lock import FolderLock
from pasch.server.store.sqlite.threads import Readers, Writer

FILE = "pasch.sqlite3"


class SqliteStore:
    """The store in a folder. See `Store` for what its methods promise."""

    def __init__(self, folder: Path, schema: Traversable | None = None) -> None:
        self.on_lost: Callable[[], None] | None = None
        self.on_post: Callable[[bytes], None] | None = None
        self._node = secrets.token_hex(6)
        self._folder = folder
        self._schema = schema or files("pasch.server.store.sqlite")
        self._owned: set[str] = set()
        self._open = contextlib.AsyncExitStack()

    @property
    def node(self) -> str:
        return self._node

    async def open(self) -> None:
        async with contextlib.AsyncExitStack() as undo:
            undo.callback(self._lock().release)
            self._writer = Writer(await asyncio.to_thread(self._connect))
            undo.push_async_callback(self._writer.stop)
            self._readers = Readers(self._folder / FILE)
            undo.push_async_callback(self._readers.stop)
            self._open = undo.pop_all()

    def _lock(self) -> FolderLock:
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            return FolderLock(self._folder)
        except OSError as error:
            why = "is not a folder" if isinstance(error, (FileExistsError, NotADirectoryError)) else error.strerror
            told = f"{self._folder}: {why}"
            raise (StoreFull if error.errno == errno.ENOSPC else StoreDown)(told) from error

    def _connect(self) -> Database:
        with contextlib.ExitStack() as undo:
            try:
                db = Database(self._folder / FILE, writes=True)
                undo.callback(db.close)
                update_schema(db, self._schema)
            except apsw.Error as error:
                raise translate(error, str(self._folder / FILE)) from error
            undo.pop_all()
        return db

    async def close(self) -> None:
        await self._open.aclose()
        self._owned.clear()

    async def ping(self) -> None:
        await self._writer.do(queries.touch)

    async def create(self, row: TableRow) -> None:
        await self._writer.do(partial(queries.create, row=row))

    async def table(self, table_id: str) -> TableRow | None:
        return await self._readers.ask(partial(queries.table, table_id=table_id))

    async def by_code(self, code: str) -> TableRow | None:
        return await self._readers.ask(partial(queries.by_code, code=code))

    async def tables(
        self, status: Status | None = None, *, unchanged_since: int | None = None, limit: int = 1000
    ) -> list[TableRow]:
        wanted = partial(queries.tables, status=status, unchanged_since=unchanged_since, limit=limit)
        return await self._readers.ask(wanted)

    async def counts(self) -> dict[str, int]:
        return await self._readers.ask(queries.counts)

    async def delete(self, table_id: str, fence: int) -> None:
        await self._writer.do(partial(queries.delete, table_id=table_id, fence=fence))
        self._owned.discard(table_id)

    async def append(
        self,
        table_id: str,
        fence: int,
        entries: Sequence[Entry],
        *,
        setup: bytes | None = None,
        status: Status | None = None,
        code: str | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        new = Append(table_id, fence, entries, setup, status, code, snapshot)
        new.check()
        await self._writer.do(partial(queries.append, new=new), new if new.plain else None)

    async def entries(self, table_id: str, after: int = 0, until: int | None = None) -> list[Entry]:
        return await self._readers.ask(partial(queries.entries, table_id=table_id, after=after, until=until))

    async def snapshot(self, table_id: str, at_most: int | None = None) -> Snapshot | None:
        return await self._readers.ask(partial(queries.snapshot, table_id=table_id, at_most=at_most))

    async def find_id(self, table_id: str, seat: str, client_id: str) -> int | None:
        return await self._readers.ask(partial(queries.find_id, table_id=table_id, seat=seat, client_id=client_id))

    async def sit(self, player: str, table_id: str, seat: str) -> None:
        await self._writer.do(partial(queries.sit, player=player, table_id=table_id, seat=seat))

    async def games_of(self, player: str, limit: int = 100) -> list[Sitting]:
        return await self._readers.ask(partial(queries.games_of, player=player, limit=limit))

    async def claim(self, table_id: str) -> int:
        fence = await self._writer.do(partial(queries.claim, table_id=table_id))
        self._owned.add(table_id)
        return fence

    async def release(self, table_id: str) -> None:
        self._owned.discard(table_id)

    async def owner(self, table_id: str) -> str | None:
        return self._node if table_id in self._owned else None

    async def post(self, node: str, payload: bytes) -> None:
        """There is only one process: what is sent to another one is lost, as it would be if that one had ended."""
        if node == self._node and self.on_post:
            asyncio.get_running_loop().call_soon(self.on_post, payload)
