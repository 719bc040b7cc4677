"""The WebSocket: connections come and go here. Who is too slow to take messages is asked to come back."""

import asyncio
import contextlib
import time
from collections import Counter, deque
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from pasch.server import protocol as say
from pasch.server.hall import Hall
from pasch.server.relay import Relay
from pasch.server.store.errors import OwnedElsewhere
from pasch.server.visit import Visit

GONE = (WebSocketDisconnect, RuntimeError, OSError)
"""What a connection raises that is no more."""
GOODBYE = 2.0
"""Seconds to say goodbye in."""


class SocketWire:
    """Sends from a queue, so that a slow client costs nobody else anything."""

    def __init__(self, socket: WebSocket, most_waiting: int) -> None:
        self.socket = socket
        self.most_waiting = most_waiting
        self.closing: tuple[int, str] | None = None
        self._queue: deque[bytes] = deque()
        self._waiting = 0  # bytes
        self._news = asyncio.Event()
        self._end = asyncio.Event()

    def send(self, message: bytes) -> None:
        if self.closing:
            return
        self._waiting += len(message)
        if self._waiting > self.most_waiting:
            self._queue.clear()
            self.close(say.COME_BACK, "too slow")
            return
        self._queue.append(message)
        self._news.set()

    def close(self, code: int, reason: str) -> None:
        if not self.closing:
            self.closing = code, reason
            self._news.set()
            self._end.set()

    async def pump(self) -> None:
        """Carry the queue to the client, until it is empty and nothing more will come."""
        while self._queue or not self.closing:
            if not self._queue:
                self._news.clear()
                await self._news.wait()
                continue
            message = self._queue.popleft()
            await self.socket.send_text(message.decode())
            self._waiting -= len(message)

    async def until_closing(self) -> None:
        await self._end.wait()


class Door:
    """Lets clients in."""

    def __init__(self, hall: Hall, relay: Relay) -> None:
        self.hall = hall
        self.relay = relay
        self.connections = 0
        self.messages = 0
        self._by_address: Counter[str] = Counter()

    async def welcome(self, socket: WebSocket) -> None:
        """One connection, from beginning to end."""
        settings = self.hall.settings
        address = socket.client.host if socket.client else ""
        if not self._origin_is_fine(socket):
            await socket.close(1008, "origin")
            return
        crowded = self.connections >= settings.connections
        if crowded or self._by_address[address] >= settings.connections_an_address or self.hall.closing:
            await socket.close(1013, "too many connections")
            return
        await socket.accept()
        self.connections += 1
        self._by_address[address] += 1
        try:
            await self._serve(socket)
        finally:
            self.connections -= 1
            self._by_address[address] -= 1
            self._by_address += Counter()  # forgets addresses nobody is connected from

    async def until_empty(self) -> None:
        """Everybody has gone, or has had the time to."""
        deadline = time.monotonic() + GOODBYE
        while self.connections and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    async def _serve(self, socket: WebSocket) -> None:
        wire = SocketWire(socket, self.hall.settings.waiting_bytes)
        visit = Visit(self.hall, wire)
        listening = asyncio.create_task(self._listen(socket, visit, wire))
        pump = asyncio.create_task(wire.pump())
        closing = asyncio.create_task(wire.until_closing())
        try:
            await asyncio.wait([listening, pump, closing], return_when=asyncio.FIRST_COMPLETED)
        finally:
            visit.leave()
            self.relay.hang_up(wire)
            wire.close(1000, "")
        await self._part(socket, wire, listening, pump)

    async def _part(
        self, socket: WebSocket, wire: SocketWire, listening: asyncio.Task[None], pump: asyncio.Task[None]
    ) -> None:
        """The last messages and the close code are sent, if the client takes them."""
        await asyncio.wait([pump], timeout=GOODBYE)
        if wire.closing and pump.done() and not pump.exception():
            with contextlib.suppress(TimeoutError, *GONE):
                await asyncio.wait_for(socket.close(*wire.closing), GOODBYE)
        for task in (listening, pump):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, *GONE):
                await task

    async def _listen(self, socket: WebSocket, visit: Visit, wire: SocketWire) -> None:
        try:
            async with asyncio.timeout(self.hall.settings.hello_seconds) as patience:
                while not wire.closing:
                    message = await socket.receive()
                    if message["type"] != "websocket.receive":
                        return
                    patience.reschedule(None)
                    await self._hear(message.get("text"), visit, wire)
        except TimeoutError:
            visit.end(say.BAD_MESSAGE, "the first message has to be hello, and soon", "message")

    async def _hear(self, raw: str | None, visit: Visit, wire: SocketWire) -> None:
        self.messages += 1
        if raw is None:
            visit.end(say.BAD_MESSAGE, "messages are text", "message")
            return
        if self.relay.carries(wire):
            if visit.in_time():
                self.relay.forward(wire, raw)
            return
        try:
            await visit.hear(raw)
        except OwnedElsewhere as elsewhere:
            self.relay.connect(wire, elsewhere, raw)

    def _origin_is_fine(self, socket: WebSocket) -> bool:
        """Browsers say where a page came from; it has to be from here. Other clients say nothing."""
        origin = socket.headers.get("origin")
        if origin is None:
            return True
        return urlsplit(origin).netloc == socket.headers.get("host") or origin in self.hall.settings.origins
