"""One client from `hello` to goodbye, whatever carries its messages."""

import time
from typing import Protocol

import msgspec

from pasch.server import protocol as say
from pasch.server.hall import Hall, HallFullError
from pasch.server.objection import Objection
from pasch.server.room import Room
from pasch.server.setup import player_of
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
        self._later: list[bytes] | None = None  # what waits until the client knows what came before
        self._tokens = float(hall.settings.messages_a_second * BURST)
        self._filled = time.monotonic()

    def send(self, message: bytes) -> None:
        if self._later is None:
            self.wire.send(message)
        else:
            self._later.append(message)

    def close(self, code: int, reason: str) -> None:
        self.room = self._later = None
        self.wire.close(code, reason)

    def hear(self, raw: bytes) -> say.Hello | None:
        """A message has come. A first one is given back, because to `enter` takes a while."""
        if not self.in_time() or self.hall.closing:
            return None
        try:
            message = say.decoder.decode(raw)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.end(say.BAD_MESSAGE, str(error)[:200], "message")
            return None
        if self.room is not None:
            if not self.room.dead:
                self.room.requests.receive(self, message)
        elif isinstance(message, say.Hello):
            return message
        else:
            self.end(say.BAD_MESSAGE, "the first message has to be hello", "message")
        return None

    def leave(self) -> None:
        if self.room:
            self.room.leave(self)
            self.room = self._later = None

    async def enter(self, hello: say.Hello) -> None:
        """Come to the table. Raises `OwnedElsewhere` if another process runs it."""
        if hello.version != say.VERSION:
            self.end(say.BAD_MESSAGE, f"version {hello.version}; this server speaks {say.VERSION}", "version")
            return
        try:
            room = await self.hall.room(hello.table)
            if not room.fits(hello.keys):
                self.end(say.WRONG_KEY, "a secret does not fit its seat", "key")
                return
            await self.hall.remember(player_of(hello.player), hello.table, [key.seat for key in hello.keys])
            await self._catch_up(room, hello)
        except OwnedElsewhere:
            raise
        except NoSuchTable as error:
            self.end(say.NO_TABLE, str(error), "table")
        except Objection as objection:
            self.end(say.OLDER_RULES, str(objection), "rules")
        except (StoreError, HallFullError) as error:
            self.end(say.COME_BACK, str(error), "storage")

    async def _catch_up(self, room: Room, hello: say.Hello) -> None:
        """What came before is told first, then what has happened meanwhile."""
        later: list[bytes] = []
        self.room, self._later = room, later
        until = room.register(self)
        backlog = await self.hall.backlog(room, hello.last, until)
        if room.dead:
            return
        self._later = None
        seats = {key.seat for key in hello.keys}
        self.send(say.encoder.encode(say.Welcome(say.VERSION, room.info(), sorted(seats), until)))
        for entry in backlog:
            self.send(say.encoder.encode(entry))
        for message in later:
            self.send(message)
        room.seat(self, seats)

    def in_time(self) -> bool:
        """Not too many messages; who sends more is sent away."""
        if self._fills():
            return True
        self.end(say.TOO_FAST, "too many messages", "flood")
        return False

    def _fills(self) -> bool:
        """A bucket of messages that fills up again with time."""
        most = self.hall.settings.messages_a_second
        now = time.monotonic()
        self._tokens = min(most * BURST, self._tokens + (now - self._filled) * most) - 1
        self._filled = now
        return self._tokens >= 0

    def end(self, code: int, text: str, what: say.ProblemCode) -> None:
        """Say what is wrong, and goodbye."""
        self.leave()
        self.send(say.encoder.encode(say.Problem(what, text)))
        self.close(code, text[:100])
