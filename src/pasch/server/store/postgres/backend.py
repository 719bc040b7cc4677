"""`PostgresStore`: any number of server processes on any number of machines."""

import contextlib
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable

from pasch.server.store.append import Append
from pasch.server.store.errors import StoreDown
from pasch.server.store.postgres import queries
from pasch.server.store.postgres.appending import append_all
from pasch.server.store.postgres.connection import Pool, update_schema
from pasch.server.store.postgres.grouping import Grouped
from pasch.server.store.postgres.posting import Post
from pasch.server.store.postgres.session import Session
from pasch.server.store.shape import Entry, Sitting, Snapshot, Status, TableRow


class PostgresStore:
    """The store on a server. See `Store` for what its methods promise."""

    def __init__(self, url: str, schema: Traversable | None = None) -> None:
        self.on_lost: Callable[[], None] | None = None
        self.on_post: Callable[[bytes], None] | None = None
        self._node = secrets.token_hex(6)
        self._url = url
        self._schema = schema or files("pasch.server.store.postgres")
        self._pool = Pool()
        self._open = contextlib.AsyncExitStack()

    @property
    def node(self) -> str:
        return self._node

    async def open(self) -> None:
        async with contextlib.AsyncExitStack() as undo:
            await self._pool.open(self._url)
            undo.push_async_callback(self._pool.close)
            await update_schema(self._pool, self._schema)
            self._appends = Grouped(partial(append_all, self._pool))
            undo.push_async_callback(self._appends.stop)
            self._post = Post(self._pool, self._deliver)
            undo.push_async_callback(self._post.stop)
            self._session = Session(self._url, self._node, self._lose, self._post.hear)
            await self._session.open()
            undo.push_async_callback(self._session.close)
            self._open = undo.pop_all()

    def _lose(self) -> None:
        if self.on_lost:
            self.on_lost()

    def _deliver(self, payload: bytes) -> None:
        if self.on_post:
            self.on_post(payload)

    async def close(self) -> None:
        """The end of the session gives all tables back."""
        await self._open.aclose()

    async def ping(self) -> None:
        self._check_alive()
        if self._pool.full:
            await queries.find_room(self._pool)
            self._pool.full = False
        else:
            await self._pool.fetch("SELECT 1")

    def _check_alive(self) -> None:
        if not self._session.alive:
            raise StoreDown("the connection to the database was lost")

    async def create(self, row: TableRow) -> None:
        await queries.create(self._pool, row)

    async def table(self, table_id: str) -> TableRow | None:
        return await queries.table(self._pool, table_id)

    async def by_code(self, code: str) -> TableRow | None:
        return await queries.by_code(self._pool, code)

    async def tables(
        self, status: Status | None = None, *, unchanged_since: int | None = None, limit: int = 1000
    ) -> list[TableRow]:
        return await queries.tables(self._pool, status, unchanged_since, limit)

    async def counts(self) -> dict[str, int]:
        return await queries.counts(self._pool)

    async def delete(self, table_id: str, fence: int) -> None:
        await queries.delete(self._pool, table_id, fence)

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
        await self._appends.do(new)

    async def entries(self, table_id: str, after: int = 0, until: int | None = None) -> list[Entry]:
        return await queries.entries(self._pool, table_id, after, until)

    async def snapshot(self, table_id: str, at_most: int | None = None) -> Snapshot | None:
        return await queries.snapshot(self._pool, table_id, at_most)

    async def find_id(self, table_id: str, seat: str, client_id: str) -> int | None:
        return await queries.find_id(self._pool, table_id, seat, client_id)

    async def sit(self, player: str, table_id: str, seat: str) -> None:
        await queries.sit(self._pool, player, table_id, seat)

    async def games_of(self, player: str, limit: int = 100) -> list[Sitting]:
        return await queries.games_of(self._pool, player, limit)

    async def claim(self, table_id: str) -> int:
        self._check_alive()
        return await queries.claim(self._pool, table_id, self._node)

    async def release(self, table_id: str) -> None:
        await queries.release(self._pool, table_id, self._node)

    async def owner(self, table_id: str) -> str | None:
        return await queries.owner(self._pool, table_id)

    async def post(self, node: str, payload: bytes) -> None:
        await self._post.send(node, payload)
