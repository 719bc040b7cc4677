"""Connections to the server, its schema, and its errors in our words. What asyncpg leaves untyped ends here."""

from collections.abc import AsyncGenerator, Generator
from contextlib import asynccontextmanager, contextmanager
from importlib.resources.abc import Traversable
from typing import Any
from urllib.parse import urlsplit

from pasch.lab.extras import need
from pasch.server.store.errors import StoreDown, StoreFull
from pasch.server.store.schema import outstanding

asyncpg = need("asyncpg")

MOST_CONNECTIONS = 8
PATIENCE = 15  # seconds for a statement; after that the server counts as gone
DISK_FULL = "53100"
# Lost connections, conflicts, missing resources, shutting down, failing disks, wrong password, database or rights …
UNUSABLE = ("08", "25", "28", "3D", "3F", "40", "42501", "53", "55", "57", "58", "XX")
LOST = (OSError, TimeoutError, asyncpg.InterfaceError, asyncpg.InternalClientError)
# An operator's setting must not weaken what we promise; a process on a machine that vanished is given up in 25 s.
SETTINGS = {
    "application_name": "pasch",
    "synchronous_commit": "on",
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}
CREATE_CHANGES = """
    CREATE TABLE IF NOT EXISTS schema_changes (
        number integer PRIMARY KEY, name text NOT NULL, at timestamptz NOT NULL DEFAULT now()
    )"""
LOCK_SCHEMA = "SELECT pg_advisory_xact_lock(hashtextextended('pasch schema', 0))"


def translate(error: Exception) -> Exception:
    """What the server could not do, as an error of the store; other errors stay as they are."""
    state = getattr(error, "sqlstate", None) or ""
    lost = isinstance(error, LOST) and not isinstance(error, ValueError)  # which means a wrong argument
    line = _reason(error).partition("\n")[0].rstrip(".") or f"no answer within {PATIENCE} seconds"
    if state == DISK_FULL:
        return StoreFull(line)
    return StoreDown(line) if lost or state.startswith(UNUSABLE) else error


def _reason(error: Exception) -> str:
    """Without the number that Python puts before what the system says."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


@contextmanager
def in_our_words() -> Generator[None]:
    try:
        yield
    except Exception as error:
        told = translate(error)
        if told is error:
            raise
        raise told from error


@contextmanager
def _at(url: str) -> Generator[None]:
    """Says where the server was looked for; never with the password, of which a part may stand anywhere in a URL that
    cannot be read."""
    try:
        yield
    except StoreDown as error:
        place = urlsplit(url)
        where = place.netloc.rpartition("@")[2] + place.path
        raise StoreDown(f"PostgreSQL at {where or 'its usual place'}: {error.what}") from error
    except ValueError:
        expected = "postgresql://user:password@host:port/database, with %23 for # and so on"
        raise StoreDown(f"the address of the database cannot be read; expected {expected}") from None


class Pool:
    """A few connections for everything that does not need one of its own."""

    full = False  # did the last refusal say that the disk is full?

    async def open(self, url: str) -> None:
        with _at(url), in_our_words():
            self._pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=MOST_CONNECTIONS,
                timeout=PATIENCE,
                command_timeout=PATIENCE,
                server_settings=SETTINGS,
            )

    async def close(self) -> None:
        await self._pool.close()

    async def fetch(self, sql: str, *values: Any) -> list[Any]:
        """The rows that a statement gives; it is a transaction of its own."""
        with self._noticing():
            return await self._pool.fetch(sql, *values)

    @asynccontextmanager
    async def transaction(self) -> AsyncGenerator[Any]:
        with self._noticing():
            async with self._pool.acquire(timeout=PATIENCE) as db, db.transaction():
                yield db

    @contextmanager
    def _noticing(self) -> Generator[None]:
        try:
            with in_our_words():
                yield
        except StoreFull:
            self.full = True
            raise


async def connect_alone(url: str) -> Any:
    """A connection outside of the pool."""
    with in_our_words():
        return await asyncpg.connect(url, timeout=PATIENCE, command_timeout=PATIENCE, server_settings=SETTINGS)


async def update_schema(pool: Pool, folder: Traversable) -> None:
    """Applies what is missing, each change in a transaction of its own; several processes may try at once."""
    while True:
        async with pool.transaction() as db:
            await db.execute(LOCK_SCHEMA)
            await db.execute(CREATE_CHANGES)
            missing = outstanding(folder, await db.fetchval("SELECT coalesce(max(number), 0) FROM schema_changes"))
            if not missing:
                return
            await db.execute(missing[0].sql)
            await db.execute(
                "INSERT INTO schema_changes (number, name) VALUES ($1, $2)", missing[0].number, missing[0].name
            )
