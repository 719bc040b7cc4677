"""The door: which WebSockets are let in, and whether those inside are still there."""

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Sequence
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import urlsplit

from websockets.http11 import Request

from pasch.server.hall import Hall
from pasch.server.logs import note
from pasch.server.relay import Relay
from pasch.server.socket import Socket

PATH: Final = "/ws"
GOODBYE: Final = 2.0
"""Seconds to say goodbye in, when the server stops."""


class Door:
    """Lets clients in."""

    def __init__(self, hall: Hall, relay: Relay) -> None:
        self.hall = hall
        self.relay = relay
        self.messages = 0
        self.quiet = logging.getLogger("pasch.frames")  # of the WebSocket protocol itself
        self.quiet.setLevel(logging.WARNING)
        self._sockets: set[Socket] = set()
        self._to_write: list[Socket] = []
        self._by_address: Counter[str] = Counter()
        self._pinging: asyncio.Task[None] | None = None

    @property
    def connections(self) -> int:
        return len(self._sockets)

    def open(self) -> None:
        self._pinging = asyncio.get_running_loop().create_task(self._ping())

    def close(self) -> None:
        if self._pinging:
            self._pinging.cancel()

    async def until_empty(self) -> None:
        """Everybody has gone, or has had the time to."""
        deadline = time.monotonic() + GOODBYE
        while self._sockets and time.monotonic() < deadline:
            await asyncio.sleep(0.01)

    def refuse(self, socket: Socket, request: Request, peer: Any) -> tuple[HTTPStatus, str] | None:
        """Why not this one."""
        refused = self._reason(socket, request, peer)
        if refused:
            note("connection refused", connections=self.connections, status=int(refused[0]))
        return refused

    def _reason(self, socket: Socket, request: Request, peer: Any) -> tuple[HTTPStatus, str] | None:
        settings = self.hall.settings
        headers = request.headers
        socket.address = address_of(peer, headers.get_all("X-Forwarded-For"), settings.behind_proxy)
        if request.path.partition("?")[0] != PATH:
            return HTTPStatus.NOT_FOUND, f"WebSockets are at {PATH}\n"
        if not self._origin_is_fine(headers.get_all("Origin"), headers.get_all("Host")):
            return HTTPStatus.FORBIDDEN, "this page is not from here\n"
        crowded = self.connections >= settings.connections
        if crowded or self._by_address[socket.address] >= settings.connections_an_address or self.hall.closing:
            return HTTPStatus.SERVICE_UNAVAILABLE, "too many connections\n"
        return None

    def enter(self, socket: Socket) -> None:
        self._sockets.add(socket)
        self._by_address[socket.address] += 1
        note("connection opened", connections=self.connections)

    def gone(self, socket: Socket) -> None:
        if socket in self._sockets:
            self._sockets.discard(socket)
            self._by_address[socket.address] -= 1
            if not self._by_address[socket.address]:
                del self._by_address[socket.address]
            socket.visit.leave()
            self.relay.hang_up(socket)
            seconds = round(time.monotonic() - socket.since, 1)
            note("connection closed", connections=self.connections, seconds=seconds, messages=socket.messages)

    def write_soon(self, socket: Socket) -> None:
        """What is sent while the events at hand are worked off leaves in one piece for each socket."""
        if not self._to_write:
            asyncio.get_running_loop().call_soon(self._write_all)
        self._to_write.append(socket)

    def _write_all(self) -> None:
        sockets, self._to_write = self._to_write, []
        for socket in sockets:
            socket.write()

    def _origin_is_fine(self, origins: Sequence[str], hosts: Sequence[str]) -> bool:
        """Browsers say where a page came from; it has to be from here. Other clients say nothing."""
        here = {*hosts} - {""}
        return all(_host_of(origin) in here or origin in self.hall.settings.origins for origin in origins)

    async def _ping(self) -> None:
        """One clock for all: a timer for each connection would cost more than the pings."""
        while True:
            await asyncio.sleep(self.hall.settings.ping_seconds)
            for socket in tuple(self._sockets):
                socket.ping()


def _host_of(origin: str) -> str:
    """Empty for what is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def address_of(peer: Any, forwarded: Sequence[str], behind_proxy: bool) -> str:
    """Whose connection it is: behind a proxy the last address that was forwarded, the one the proxy itself saw.

    >>> address_of(("10.0.0.1", 4711), ["6.6.6.6, 203.0.113.9"], behind_proxy=True)
    '203.0.113.9'
    """
    if behind_proxy and forwarded:
        return forwarded[-1].rpartition(",")[2].strip()
    return str(peer[0]) if peer else ""
