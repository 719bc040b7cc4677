"""One WebSocket: frames come and go straight between the connection and a `Visit`, with no task or queue between.

uvicorn reads the request and hands the connection over (its setting `ws`); `websockets` knows the protocol.
"""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import TYPE_CHECKING, Any, Final, cast

from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from pasch.server import protocol as say
from pasch.server.logs import log
from pasch.server.store.errors import OwnedElsewhere
from pasch.server.visit import Visit

if TYPE_CHECKING:
    from pasch.server.door import Door

PATIENCE: Final = 5.0
"""Seconds for the other side to answer a goodbye."""
GOING_AWAY: Final = 1012
LATE: Final = 1 << 18
"""Bytes in which an answer to a goodbye is looked for; what comes after them is thrown away unread."""


class Socket(asyncio.Protocol):
    """A connection, from the request for a WebSocket to its end."""

    def __init__(self, door: "Door", server_state: Any, **uvicorn: Any) -> None:
        del uvicorn
        self.door = door
        self.visit = Visit(door.hall, self)
        self.address = ""
        self.since = time.monotonic()
        self.messages = 0
        self.heard = True  # since the last time somebody looked
        self.closing = False
        self._late = 0  # bytes since the goodbye
        self._connections: set[Any] = server_state.connections
        self._frames = ServerProtocol(max_size=door.hall.settings.message_bytes, logger=door.quiet)
        self._out: list[bytes] = []
        self._parts: list[bytes] = []
        self._later: deque[bytes] = deque()
        self._entering: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None  # for a first message, or for an answer to goodbye

    # What uvicorn and the event loop call

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._connections.add(self)

    def data_received(self, data: bytes) -> None:
        self.heard = True
        if self.closing:
            self._late += len(data)
            if self._late > LATE:
                return
        self._frames.receive_data(data)
        for event in self._frames.events_received():
            if isinstance(event, Frame):
                self._take_frame(event)
            elif isinstance(event, Request):
                self._answer(event)
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        del exc
        self.closing = True
        self._connections.discard(self)
        if self._timer:
            self._timer.cancel()
        if self._entering:
            self._entering.cancel()
        self.door.gone(self)

    def shutdown(self) -> None:
        """The server stops."""
        self.close(GOING_AWAY, "the server stops")

    # Wire

    def send(self, message: bytes) -> None:
        if self.closing:
            return
        if not self._out:
            self.door.write_soon(self)
        self._out.append(_head(len(message)))
        self._out.append(message)

    def write(self) -> None:
        """Everything that was sent since the last time, at once."""
        whole = b"".join(self._out)
        self._out.clear()
        if whole and not self._transport.is_closing():
            if self._transport.get_write_buffer_size() > self.door.hall.settings.waiting_bytes:
                self._transport.abort()
            else:
                self._transport.write(whole)

    def close(self, code: int, reason: str) -> None:
        if self.closing:
            return
        self.closing = True
        self.write()
        self._frames.send_close(code, reason.encode()[:120].decode(errors="ignore"))
        self._flush()
        self._set_timer(PATIENCE, self._transport.abort)

    def ping(self) -> None:
        """Somebody there? Whoever has not been heard since the last time has gone."""
        if not self.heard:
            self._transport.abort()
        elif not self.closing:
            self.heard = False
            self._frames.send_ping(b"")
            self._flush()

    # Inside

    def _set_timer(self, seconds: float, do: Callable[[], None]) -> None:
        if self._timer:
            self._timer.cancel()
        self._timer = asyncio.get_running_loop().call_later(seconds, do)

    def _answer(self, request: Request) -> None:
        """The door decides whether a client comes in."""
        refused = self.door.refuse(self, request, self._transport.get_extra_info("peername"))
        response = self._frames.reject(*refused) if refused else self._frames.accept(request)
        self._frames.send_response(response)
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.door.enter(self)
            self._set_timer(self.door.hall.settings.hello_seconds, self._no_hello)
        else:
            self.closing = True

    def _take_frame(self, frame: Frame) -> None:
        if self.closing:
            return
        message = frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT)
        if not (message and frame.fin) and not self.visit.in_time():
            return  # pings and parts cost as much as messages
        if not message:
            return
        if frame.opcode is Opcode.BINARY:
            self.visit.end(say.BAD_MESSAGE, "messages are text", "message")
        elif frame.fin and not self._parts:
            self._take(bytes(frame.data))
        else:
            self._parts.append(bytes(frame.data))
            if frame.fin:
                whole, self._parts = b"".join(self._parts), []
                self._take(whole)

    def _take(self, message: bytes) -> None:
        """At once, unless the client is still on its way to a table."""
        self.door.messages += 1
        self.messages += 1
        if self._timer:
            self._timer.cancel()
        if self._entering:
            self._later.append(message)
        elif self.door.relay.carries(self):
            if self.visit.in_time():
                self.door.relay.forward(self, message)
        elif hello := self.visit.hear(message):
            self._transport.pause_reading()
            self._entering = asyncio.get_running_loop().create_task(self._enter(hello, message))

    async def _enter(self, hello: say.Hello, message: bytes) -> None:
        try:
            await self.visit.enter(hello)
        except OwnedElsewhere as elsewhere:
            self.door.relay.connect(self, elsewhere, message)
        except Exception:
            log.exception("a client could not enter")
            self.close(say.COME_BACK, "something went wrong")
        self._entering = None
        while self._later and not self.closing and not self._entering:
            self._take(self._later.popleft())
        if not self._transport.is_closing() and not self._entering:
            self._transport.resume_reading()

    def _no_hello(self) -> None:
        self.visit.end(say.BAD_MESSAGE, "the first message has to be hello, and soon", "message")

    def _flush(self) -> None:
        """Pongs, goodbyes and answers to requests; an empty one is the end of the connection."""
        for data in self._frames.data_to_send():
            if not data:
                self._transport.close()
            elif not self._transport.is_closing():
                self._transport.write(data)


def _head(size: int) -> bytes:
    """The head of a text frame from a server."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2)
    return b"\x81\x7f" + size.to_bytes(8)


def sockets_at(door: "Door") -> Callable[..., Socket]:
    """What uvicorn calls for each request of a WebSocket."""
    return partial(Socket, door)
