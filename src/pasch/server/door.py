"""The WebSocket: connections come and go here. Who is too slow to take messages is asked to come back."""

import asyncio
import logging
from collections import Counter
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from pasch.server import protocol as say
from pasch.server.hall import Hall
from pasch.server.relay import Relay
from pasch.server.store.errors import OwnedElsewhere
from pasch.server.visit import Visit

MOST_WAITING = 2000
"""Messages that wait for a client."""
log = logging.getLogger("pasch.server")


class SocketWire:
    """Sends from a queue, so that a slow client costs nobody else anything."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket = socket
        self.queue: asyncio.Queue[bytes | tuple[int, str]] = asyncio.Queue()
        self.closing = False

    def send(self, message: bytes) -> None:
        if self.closing:
            return
        if self.queue.qsize() >= MOST_WAITING:
            self.close(say.COME_BACK, "too slow")
            return
        self.queue.put_nowait(message)

    def close(self, code: int, reason: str) -> None:
        if not self.closing:
            self.closing = True
            self.queue.put_nowait((code, reason))

    async def pump(self) -> None:
        """Carry the queue to the client."""
        while True:
            item = await self.queue.get()
            if isinstance(item, tuple):
                await self.socket.close(*item)
                return
            await self.socket.send_text(item.decode())


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
        wire = SocketWire(socket)
        visit = Visit(self.hall, wire)
        pump = asyncio.create_task(wire.pump())
        try:
            await self._listen(socket, visit, wire)
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass
        finally:
            self.connections -= 1
            self._by_address[address] -= 1
            visit.leave()
            self.relay.hang_up(wire)
            wire.close(1000, "")
            try:
                await asyncio.wait_for(pump, 5)
            except (TimeoutError, asyncio.CancelledError, RuntimeError, WebSocketDisconnect, OSError):
                pump.cancel()

    async def _listen(self, socket: WebSocket, visit: Visit, wire: SocketWire) -> None:
        while not wire.closing and socket.application_state == WebSocketState.CONNECTED:
            raw = await socket.receive_text()
            self.messages += 1
            if self.relay.carries(wire):
                await self.relay.forward(wire, raw)
                continue
            try:
                await visit.hear(raw)
            except OwnedElsewhere as elsewhere:
                await self.relay.connect(wire, elsewhere.node, raw)

    def _origin_is_fine(self, socket: WebSocket) -> bool:
        """Browsers say where a page came from; it has to be from here. Other clients say nothing."""
        origin = socket.headers.get("origin")
        if origin is None:
            return True
        return urlsplit(origin).netloc == socket.headers.get("host") or origin in self.hall.settings.origins
