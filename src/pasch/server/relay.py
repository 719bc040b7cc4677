"""Tables that another process runs: messages are carried to it and back by the store's post."""

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Any

import msgspec
from msgspec import Struct

from pasch.server import protocol as say
from pasch.server.hall import Hall
from pasch.server.store.errors import OwnedElsewhere, StoreError
from pasch.server.visit import Visit, Wire


class Forth(Struct, tag="forth"):
    """A client's message, to the process that runs the table; None when the client has gone."""

    node: str
    client: str
    message: bytes | None


class Back(Struct, tag="back"):
    """A message for a client, or the end of its connection."""

    client: str
    message: bytes | None
    code: int = 0


_decoder = msgspec.msgpack.Decoder(Forth | Back)


class PostWire:
    """Carries messages to a client of another process."""

    def __init__(self, relay: "Relay", node: str, client: str) -> None:
        self.relay = relay
        self.node = node
        self.client = client

    def send(self, message: bytes) -> None:
        self.relay.post(self.node, Back(self.client, message))

    def close(self, code: int, reason: str) -> None:
        self.relay.post(self.node, Back(self.client, reason.encode(), code))
        self.relay.forget(self.node, self.client)


class Relay:
    """Both ends of the post."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._far: dict[Wire, tuple[str, str]] = {}  # clients here, whose table is at another node
        self._near: dict[str, Wire] = {}
        self._visits: dict[tuple[str, str], Visit] = {}  # clients there, whose table is here
        self._outbox: list[tuple[str, bytes]] = []
        self._inbox: list[bytes] = []
        self._tasks: set[asyncio.Task[None]] = set()

    def open(self) -> None:
        self.hall.store.on_post = self._arrived

    # Clients here

    def carries(self, wire: Wire) -> bool:
        return wire in self._far

    async def connect(self, wire: Wire, node: str, hello: bytes) -> None:
        client = secrets.token_hex(8)
        self._far[wire] = node, client
        self._near[client] = wire
        await self.forward(wire, hello)

    async def forward(self, wire: Wire, raw: bytes | None) -> None:
        node, client = self._far[wire]
        try:
            await self.hall.store.post(node, msgspec.msgpack.encode(Forth(self.hall.store.node, client, raw)))
        except StoreError as error:
            wire.close(say.COME_BACK, str(error)[:100])

    def hang_up(self, wire: Wire) -> None:
        """A client here has gone."""
        if wire in self._far:
            node, client = self._far.pop(wire)
            self._near.pop(client, None)
            self.post(node, Forth(self.hall.store.node, client, None))

    # Clients elsewhere

    def post(self, node: str, message: Forth | Back) -> None:
        """In order, without waiting."""
        self._outbox.append((node, msgspec.msgpack.encode(message)))
        if len(self._outbox) == 1:
            self._spawn(self._deliver())

    async def _deliver(self) -> None:
        while self._outbox:
            node, payload = self._outbox[0]
            try:
                await self.hall.store.post(node, payload)
            except StoreError:
                self._outbox.clear()
                return
            self._outbox.pop(0)

    def forget(self, node: str, client: str) -> None:
        self._visits.pop((node, client), None)

    def _arrived(self, payload: bytes) -> None:
        self._inbox.append(payload)
        if len(self._inbox) == 1:
            self._spawn(self._read())

    async def _read(self) -> None:
        while self._inbox:
            message = _decoder.decode(self._inbox[0])
            if isinstance(message, Back):
                self._hand_over(message)
            else:
                await self._receive(message)
            self._inbox.pop(0)

    def _hand_over(self, message: Back) -> None:
        wire = self._near.get(message.client)
        if wire and message.code:
            wire.close(message.code, (message.message or b"").decode())
        elif wire and message.message is not None:
            wire.send(message.message)

    async def _receive(self, message: Forth) -> None:
        key = message.node, message.client
        visit = self._visits.get(key)
        if message.message is None:
            if visit:
                visit.leave()
                self.forget(*key)
            return
        if visit is None:
            visit = self._visits[key] = Visit(self.hall, PostWire(self, *key))
        try:
            if hello := visit.hear(message.message):
                await visit.enter(hello)
        except OwnedElsewhere:
            visit.close(say.COME_BACK, "the table has moved")

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
