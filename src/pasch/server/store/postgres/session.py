"""The connection by which others see that this process lives, and on which it hears its post."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from pasch.server.store.postgres.connection import connect_alone, in_our_words

HEARTBEAT = 5.0  # seconds
PAUSE = 0.5  # seconds between two attempts to connect

# A lock for each process and not for each table: the server has room for some thousand locks only, in all.
LIFE = "hashtextextended('pasch node ' || $1, 0)"
LIVE = f"SELECT pg_advisory_lock({LIFE})"
# Shared, so that two who ask at once do not take each other for the process they ask about.
IS_DEAD = f"SELECT pg_try_advisory_xact_lock_shared({LIFE})"


def channel(node: str) -> str:
    return f"pasch_{node}"


class Session:
    """Holds the lock of the node; connects again by itself."""

    def __init__(self, url: str, node: str, on_lost: Callable[[], None], on_note: Callable[[str], None]) -> None:
        self._url, self._node = url, node
        self._on_lost, self._on_note = on_lost, on_note
        self._gone = asyncio.Event()
        self.alive = False

    async def open(self) -> None:
        await self._connect()
        self._task = asyncio.create_task(self._keep())

    async def close(self) -> None:
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        self.alive = False
        with contextlib.suppress(Exception):  # gone already
            await self._db.close(timeout=HEARTBEAT)  # waits until the server has given the lock back

    async def _connect(self) -> None:
        gone = self._gone = asyncio.Event()

        def lost(_connection: Any) -> None:
            gone.set()

        self._db = await connect_alone(self._url)
        self._db.add_termination_listener(lost)
        try:
            with in_our_words():
                await self._db.fetchval(LIVE, self._node)
                await self._db.add_listener(channel(self._node), self._hear)
        except BaseException:
            self._db.terminate()
            raise
        self.alive = True

    def _hear(self, _connection: Any, _process: int, _channel: str, note: str) -> None:
        self._on_note(note)

    async def _keep(self) -> None:
        while True:
            await self._watch()
            self.alive = False
            self._db.terminate()
            asyncio.get_running_loop().call_soon(self._on_lost)
            while not self.alive:
                await asyncio.sleep(PAUSE)
                with contextlib.suppress(Exception):  # whatever it is, it must not end the trying
                    await self._connect()

    async def _watch(self) -> None:
        """Returns when the connection is lost or does not answer any more."""
        while not self._gone.is_set():
            try:
                await asyncio.wait_for(self._gone.wait(), HEARTBEAT)
            except TimeoutError:
                try:
                    await self._db.fetchval("SELECT 1", timeout=HEARTBEAT)
                except Exception:
                    return
