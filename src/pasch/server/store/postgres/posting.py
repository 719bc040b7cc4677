"""Post between processes, by notifications. What is too long for one lies in a table, and its number is sent."""

import asyncio
import base64
import contextlib
from collections.abc import Callable

from pasch.server.store.errors import StoreError
from pasch.server.store.postgres.connection import Pool
from pasch.server.store.postgres.grouping import Grouped
from pasch.server.store.postgres.session import channel

MOST_BYTES = 5900  # as base64 they fit into a notification of less than 8000
KEEP = "INSERT INTO posts (payload) VALUES ($1) RETURNING number"
FORGET = "DELETE FROM posts WHERE at < now() - interval '1 minute'"
NOTIFY = "SELECT pg_notify(channel, note) FROM unnest($1::text[], $2::text[]) AS n (channel, note)"
FETCH = "DELETE FROM posts WHERE number = $1 RETURNING payload"


class Post:
    """Sends and receives in order: one task for each direction."""

    def __init__(self, pool: Pool, on_post: Callable[[bytes], None]) -> None:
        self._pool = pool
        self._on_post = on_post
        self._outgoing = Grouped(self._send_all)
        self._incoming: asyncio.Queue[str] = asyncio.Queue()
        self._receiver = asyncio.create_task(self._receive())

    async def send(self, node: str, payload: bytes) -> None:
        await self._outgoing.do((node, payload))

    def hear(self, note: str) -> None:
        self._incoming.put_nowait(note)

    async def stop(self) -> None:
        await self._outgoing.stop()
        self._receiver.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._receiver

    async def _send_all(self, letters: list[tuple[str, bytes]]) -> list[Exception | None]:
        notes: list[str] = []
        async with self._pool.transaction() as db:
            for place, (_, payload) in enumerate(letters):
                # Two equal notifications of one transaction would become one, so each has its place in front.
                if len(payload) <= MOST_BYTES:
                    notes.append(f"{place}:{base64.b64encode(payload).decode()}")
                else:
                    await db.execute(FORGET)
                    notes.append(f"{place}#{await db.fetchval(KEEP, payload)}")
            await db.execute(NOTIFY, [channel(node) for node, _ in letters], notes)
        return [None] * len(letters)

    async def _receive(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            note = await self._incoming.get()
            with contextlib.suppress(StoreError):  # lost, as post may be
                for payload in await self._payloads(note):
                    loop.call_soon(self._on_post, payload)

    async def _payloads(self, note: str) -> list[bytes]:
        """The payload of a notification, or nothing if nobody fetched it in time."""
        _, colon, text = note.partition(":")
        if colon:
            return [base64.b64decode(text)]
        return [row["payload"] for row in await self._pool.fetch(FETCH, int(note.partition("#")[2]))]
