"""Tables that another process runs: messages are carried to it and back by the store's post.

Post may get lost, so letters are numbered, and processes let each other know that they live. Whatever is missing, the
client is asked to come back: it says what it has seen, and nothing is lost.
"""

import asyncio
import logging
import secrets
import time
from collections import deque
from typing import Final

import msgspec
from msgspec import Struct

from pasch.server import protocol as say
from pasch.server.hall import Hall
from pasch.server.logs import log, note
from pasch.server.objection import Objection
from pasch.server.setup import hashed, new_secret
from pasch.server.store.errors import OwnedElsewhere, StoreDown, StoreError
from pasch.server.visit import Visit, Wire

HEARTBEAT: Final = 1.0
PATIENCE: Final = 6.0
"""Seconds without a heartbeat after which a process is taken for dead."""


class Forth(Struct, tag="forth"):
    """A client's message, to the process that runs the table; None when the client has gone."""

    node: str
    client: str
    number: int
    message: bytes | None


class Back(Struct, tag="back"):
    """A message for a client, or the end of its connection."""

    client: str
    number: int
    message: bytes
    code: int = 0


class Alive(Struct, tag="alive"):
    """The process that some clients are connected to lives."""

    node: str


class Joining(Struct, tag="joining"):
    """Somebody wants to sit down at a table of yours."""

    node: str
    call: str
    table: str
    seat: str | None
    name: str
    secret: str  # the hash of it


class Joined(Struct, tag="joined"):
    """The seat, or what was in the way."""

    call: str
    seat: str = ""
    objection: str = ""
    blanks: dict[str, str | int] = {}


Letter = Forth | Back | Alive | Joining | Joined
_decoder = msgspec.msgpack.Decoder(Letter)


class PostWire:
    """Carries messages to a client of another process."""

    def __init__(self, relay: "Relay", node: str, client: str) -> None:
        self.relay = relay
        self.node = node
        self.client = client
        self._number = 0

    def send(self, message: bytes) -> None:
        self._post(message)

    def close(self, code: int, reason: str) -> None:
        self._post(reason.encode(), code)
        self.relay.forget(self.node, self.client)

    def _post(self, message: bytes, code: int = 0) -> None:
        self._number += 1
        self.relay.post(self.node, Back(self.client, self._number, message, code))


class Near(Struct):
    """A client here, whose table another process runs."""

    wire: Wire
    table: str
    node: str
    sent: int = 0
    got: int = 0


class Far(Struct):
    """A client of another process, whose table is here."""

    visit: Visit
    got: int = 0


class Relay:
    """Both ends of the post."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._names: dict[Wire, str] = {}
        self._near: dict[str, Near] = {}
        self._far: dict[tuple[str, str], Far] = {}
        self._heard: dict[str, float] = {}  # when a process was heard of last
        self._calls: dict[str, asyncio.Future[Joined]] = {}
        self._outbox: deque[tuple[str, Letter]] = deque()
        self._inbox: deque[bytes] = deque()
        self._mail_out = asyncio.Event()
        self._mail_in = asyncio.Event()
        self._post_office: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.hall.store.on_post = self._arrived
        self.hall.on_lost = self.close_all
        self._post_office = [asyncio.create_task(work) for work in (self._deliver(), self._read(), self._watch())]

    async def close(self) -> None:
        for task in self._post_office:
            task.cancel()
        await asyncio.gather(*self._post_office, return_exceptions=True)

    def close_all(self) -> None:
        """The post was interrupted: clients here come back, those elsewhere will be told by their process."""
        for near in tuple(self._near.values()):
            near.wire.close(say.COME_BACK, "the table cannot be reached")
        for far in tuple(self._far.values()):
            far.visit.leave()
        self._far.clear()
        self._outbox.clear()

    # Clients here

    def carries(self, wire: Wire) -> bool:
        return wire in self._names

    def connect(self, wire: Wire, elsewhere: OwnedElsewhere, hello: bytes) -> None:
        client = self._names[wire] = secrets.token_hex(8)
        self._near[client] = Near(wire, elsewhere.table_id, elsewhere.node)
        self.forward(wire, hello)

    def forward(self, wire: Wire, raw: bytes | None) -> None:
        near = self._near[self._names[wire]]
        near.sent += 1
        self.post(near.node, Forth(self.hall.store.node, self._names[wire], near.sent, raw))

    def hang_up(self, wire: Wire) -> None:
        """A client here has gone."""
        if wire in self._names:
            self.forward(wire, None)
            del self._near[self._names.pop(wire)]

    async def join(self, elsewhere: OwnedElsewhere, seat: str | None, name: str) -> tuple[str, str]:
        """Sit down at a table that another process runs; gives the seat and its secret."""
        call, secret = secrets.token_hex(8), new_secret()
        answer = self._calls[call] = asyncio.get_running_loop().create_future()
        wish = Joining(self.hall.store.node, call, elsewhere.table_id, seat, name, hashed(secret))
        self.post(elsewhere.node, wish)
        try:
            joined = await asyncio.wait_for(answer, PATIENCE)
        except TimeoutError:
            raise StoreDown("the process that runs the table does not answer") from None
        finally:
            del self._calls[call]
        if joined.objection:
            raise Objection(joined.objection, **joined.blanks)
        return joined.seat, secret

    # Letters

    def post(self, node: str, letter: Letter) -> None:
        """In order, without waiting."""
        self._outbox.append((node, letter))
        self._mail_out.set()

    def forget(self, node: str, client: str) -> None:
        self._far.pop((node, client), None)

    async def _deliver(self) -> None:
        while True:
            await self._mail_out.wait()
            self._mail_out.clear()
            while self._outbox:
                letters = tuple(self._outbox)
                self._outbox.clear()
                posts = [self.hall.store.post(node, msgspec.msgpack.encode(letter)) for node, letter in letters]
                lost = [one for one in await asyncio.gather(*posts, return_exceptions=True) if one]
                if lost:
                    note("post was lost", level=logging.WARNING, letters=len(lost), why=str(lost[0]))
                    self.close_all()

    def _arrived(self, payload: bytes) -> None:
        self._inbox.append(payload)
        self._mail_in.set()

    async def _read(self) -> None:
        while True:
            await self._mail_in.wait()
            self._mail_in.clear()
            while self._inbox:
                letter = _decoder.decode(self._inbox.popleft())
                try:
                    await self._open(letter)
                except Exception:
                    log.exception("a letter could not be read")

    async def _open(self, letter: Letter) -> None:
        match letter:
            case Back():
                self._hand_over(letter)
            case Forth():
                await self._receive(letter)
            case Alive():
                self._heard[letter.node] = time.monotonic()
            case Joining():
                self.post(letter.node, await self._seat(letter))
            case Joined():
                if letter.call in self._calls and not self._calls[letter.call].done():
                    self._calls[letter.call].set_result(letter)

    def _hand_over(self, letter: Back) -> None:
        near = self._near.get(letter.client)
        if near is None:
            return
        near.got += 1
        if letter.number != near.got:
            near.wire.close(say.COME_BACK, "post was lost")
        elif letter.code:
            near.wire.close(letter.code, letter.message.decode())
        else:
            near.wire.send(letter.message)

    async def _receive(self, letter: Forth) -> None:
        key = letter.node, letter.client
        self._heard[letter.node] = time.monotonic()
        far = self._far.get(key)
        if letter.message is None:
            if far:
                far.visit.leave()
                self.forget(*key)
            return
        if far is None:
            far = self._far[key] = Far(Visit(self.hall, PostWire(self, *key)))
        far.got += 1
        if letter.number != far.got:
            far.visit.end(say.COME_BACK, "post was lost", "storage")
            return
        try:
            if hello := far.visit.hear(letter.message):
                await far.visit.enter(hello)
        except OwnedElsewhere:
            far.visit.end(say.COME_BACK, "the table has moved", "storage")

    async def _seat(self, letter: Joining) -> Joined:
        try:
            room = await self.hall.room(letter.table)
            seat = room.seat_somebody(letter.seat, letter.name, letter.secret)
            await room.stored()
        except Objection as objection:
            return Joined(letter.call, objection=objection.kind, blanks=dict(objection.blanks))
        except StoreError:
            return Joined(letter.call, objection="storage-down")
        return Joined(letter.call, seat)

    # Life

    async def _watch(self) -> None:
        """Tables whose process died are found elsewhere; clients of a process that died have gone."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            try:
                await self._look_after_the_near()
            except StoreError:
                self.close_all()
            for node, heard in tuple(self._heard.items()):
                if time.monotonic() - heard > PATIENCE:
                    del self._heard[node]
                    self._bury(node)

    async def _look_after_the_near(self) -> None:
        for node in {near.node for near in self._near.values()}:
            self.post(node, Alive(self.hall.store.node))
        places = {near.table: near.node for near in self._near.values()}
        for table, node in places.items():
            if await self.hall.store.owner(table) != node:
                for near in [near for near in self._near.values() if near.table == table]:
                    near.wire.close(say.COME_BACK, "the table has moved")

    def _bury(self, node: str) -> None:
        for key, far in tuple(self._far.items()):
            if key[0] == node:
                far.visit.leave()
                self.forget(*key)
