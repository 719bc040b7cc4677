"""One client from `hello` to goodbye, whatever carries its messages."""

import time
from typing import Protocol

import msgspec

from pasch.server import protocol as say
from pasch.server.hall import Hall
from pasch.server.room import Room
from pasch.server.store.errors import NoSuchTable, OwnedElsewhere, StoreError

BURST = 5


class Wire(Protocol):
    """What carries messages to a client."""

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Visit:
    """A client; a `Link` of the room it is in."""

    def __init__(self, hall: Hall, wire: Wire) -> None:
        self.hall = hall
        self.wire = wire
        self.seats: set[str] = set()
        self.room: Room | None = None
        self._tokens = float(hall.settings.messages_a_second * BURST)
        self._filled = time.monotonic()

    def send(self, message: bytes) -> None:
        self.wire.send(message)

    def close(self, code: int, reason: str) -> None:
        self.room = None
        self.wire.close(code, reason)

    async def hear(self, raw: bytes | str) -> None:
        """A message has come. Raises `OwnedElsewhere` for a table that another process runs."""
        if not self._in_time():
            self._end(say.TOO_FAST, "too many messages", "flood")
            return
        try:
            message = say.decoder.decode(raw)
        except msgspec.DecodeError as error:  # also ValidationError
            self._end(say.BAD_MESSAGE, str(error)[:200], "message")
            return
        if self.room is not None:
            if not self.room.dead:
                self.room.receive(self, message)
        elif isinstance(message, say.Hello):
            await self._enter(message)
        else:
            self._end(say.BAD_MESSAGE, "the first message has to be hello", "message")

    def leave(self) -> None:
        if self.room:
            self.room.leave(self)
            self.room = None

    async def _enter(self, hello: say.Hello) -> None:
        if hello.version != say.VERSION:
            self._end(say.BAD_MESSAGE, f"version {hello.version}; this server speaks {say.VERSION}", "version")
            return
        try:
            room = await self.hall.room(hello.table)
            last, backlog = hello.last, list[say.Happened]()
            while last < room.row.last:  # more may be stored while the first part is fetched
                backlog += await self.hall.backlog(room, last)
                last = backlog[-1].seq
        except OwnedElsewhere:
            raise
        except NoSuchTable as error:
            self._end(say.NO_TABLE, str(error), "table")
            return
        except StoreError as error:
            self._end(say.COME_BACK, str(error), "storage")
            return
        if room.dead:
            self._end(say.COME_BACK, "the table is being loaded again", "storage")
            return
        self.room = room
        room.enter(self, hello, backlog)
        if len(self.seats) < len(hello.keys):
            room.leave(self)
            self._end(say.WRONG_KEY, "a secret does not fit its seat", "key")

    def _in_time(self) -> bool:
        """A bucket of messages that fills up again with time."""
        most = self.hall.settings.messages_a_second
        now = time.monotonic()
        self._tokens = min(most * BURST, self._tokens + (now - self._filled) * most) - 1
        self._filled = now
        return self._tokens >= 0

    def _end(self, code: int, text: str, what: say.ProblemCode) -> None:
        self.send(say.encoder.encode(say.Problem(what, text)))
        self.close(code, text[:100])
