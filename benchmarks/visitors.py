"""People who play at a server as fast as it lets them, cheap enough that the server is what is measured.

Each is a WebSocket connection of its own and acts as soon as it is its turn. The two at a table share one copy of the
game, which follows the lines that arrive.
"""

import asyncio
import base64
import os
import time
from collections import deque
from typing import Any, Final, cast

import msgspec

from pasch.event_rows import SILENT
from pasch.game import Game

PLAYERS: Final = ("P0", "P1")
SPARE_CASH: Final = 500
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A


class Happened(msgspec.Struct, tag="happened"):
    seq: int
    kind: str
    line: str = ""


class Done(msgspec.Struct, tag="done"):
    id: str
    seq: int


class Refused(msgspec.Struct, tag="refused"):
    id: str
    en: str


class Welcome(msgspec.Struct, tag="welcome"):
    last: int


Message = Happened | Done | Refused | Welcome
_decoder: Final = msgspec.json.Decoder(Message)
_STARTS: Final = (b'{"type":"happened"', b'{"type":"done"', b'{"type":"refused"', b'{"type":"welcome"')


class Gate:
    """Counts, and holds players back where a rate is asked for."""

    def __init__(self, rate: float = 0.0) -> None:
        self.rate = rate
        self.open = True
        self.times: list[float] = []
        self._queue: deque[Visitor] = deque()
        self._next = 0.0

    def admit(self, visitor: "Visitor") -> None:
        """Now, or when its turn has come."""
        if not self.rate:
            visitor.act()
            return
        self._queue.append(visitor)
        now = time.perf_counter()
        self._next = max(self._next + 1 / self.rate, now)
        asyncio.get_running_loop().call_later(self._next - now, lambda: self._queue.popleft().act())


class Seen:
    """The game as the two at a table see it."""

    def __init__(self) -> None:
        options = {"claims": "automatic"}
        self.game = Game("classic", PLAYERS, options=options, begin=False, keep_events=False)
        self.seq = 0

    def follow(self, message: Happened) -> None:
        if message.seq <= self.seq:
            return  # the other one saw it first
        self.seq = message.seq
        if message.kind == "line":
            action, _, chance = message.line.partition(" : ")
            self.game.carry_out(action, chance, SILENT)


class Wire(asyncio.Protocol):
    """A WebSocket that costs next to nothing."""

    def __init__(self, table: dict[str, Any], keys: list[dict[str, str]]) -> None:
        self.table = table
        self.keys = [{"seat": key["seat"], "secret": key["secret"]} for key in keys]
        self.trouble = ""
        self._buffer = bytearray()
        self._shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport = cast("asyncio.Transport", transport)  # those of uvloop are none
        key = base64.b64encode(os.urandom(16)).decode()
        head = "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        transport.write(f"{head}Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._shaken:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            self._shaken = True
            del buffer[: end + 4]
            self.greet()
        while len(buffer) >= 2:
            size, start = buffer[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(buffer[2:start])
            if len(buffer) < start + size:
                return
            kind, body = buffer[0], bytes(buffer[start : start + size])
            del buffer[: start + size]
            self._frame(kind, body)

    def _frame(self, kind: int, body: bytes) -> None:
        if kind == TEXT:
            if body.startswith(_STARTS):
                self.hear(_decoder.decode(body))
        elif kind == PING:
            self._write(PONG, body)
        elif kind == CLOSE:
            self.trouble = f"closed by the server: {body!r}"

    def _write(self, kind: int, body: bytes) -> None:
        """A frame masked with zeros, which is as good as any other mask here and costs nothing."""
        size = bytes((0x80 | len(body),)) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2)
        self._transport.write(bytes((kind,)) + size + bytes(4) + body)

    def say(self, **message: Any) -> None:
        self._write(TEXT, msgspec.json.encode(message))

    def say_hello(self, last: int = 0) -> None:
        self.say(type="hello", version=1, table=self.table["id"], keys=self.keys, last=last)

    def leave(self) -> None:
        self._transport.abort()

    def greet(self) -> None: ...

    def hear(self, message: Message) -> None: ...


class Visitor(Wire):
    """Somebody who plays a seat, or all of a table."""

    def __init__(self, table: dict[str, Any], keys: list[dict[str, str]], seen: Seen, gate: Gate) -> None:
        super().__init__(table, keys)
        self.seen, self.gate = seen, gate
        self.seats = {key["seat"] for key in keys}
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sent: dict[str, float] = {}
        self._number = 0
        self._waits = False

    def greet(self) -> None:
        self.say_hello()
        for seat in sorted(self.seats):
            self.say(type="sit", id=f"ready-{seat}", seat=seat, ready=True)

    def hear(self, message: Message) -> None:
        if isinstance(message, Happened):
            self.seen.follow(message)
            if message.kind == "line" and not self.begun.done():
                self.begun.set_result(None)
        elif isinstance(message, Refused):
            if message.id != "start":
                self.trouble = message.en
            asyncio.get_running_loop().call_later(0.05, self._start)
        elif isinstance(message, Done):
            if message.id in self._sent:
                self.gate.times.append(time.perf_counter() - self._sent.pop(message.id))
            elif message.id == "ready-B":
                self._start()
        self._wish()

    def _start(self) -> None:
        self.say(type="start", id="start")

    def _wish(self) -> None:
        """Act if it is our turn and nothing is under way."""
        if not self._sent and not self._waits and self.gate.open and self.seats.intersection(self.seen.game.waiting):
            self._waits = True
            self.gate.admit(self)

    def act(self) -> None:
        self._waits = False
        mine = sorted(self.seats.intersection(self.seen.game.waiting))
        if not mine or not self.gate.open:
            return
        self._number += 1
        message_id = f"{mine[0]}{self._number}"
        self._sent[message_id] = time.perf_counter()
        self.say(type="act", id=message_id, action=choose(self.seen.game, mine[0]), seen=self.seen.seq)


class Returner(Wire):
    """Somebody who comes back to a table, and the seconds until everything is there again."""

    def __init__(self, visitor: Visitor, last: int) -> None:
        super().__init__(visitor.table, visitor.keys)
        self.last, self.wanted = last, visitor.seen.seq
        self.took: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def greet(self) -> None:
        self._begun = time.perf_counter()
        self.say_hello(self.last)

    def hear(self, message: Message) -> None:
        complete = (
            isinstance(message, Welcome)
            if self.last == self.wanted
            else (isinstance(message, Happened) and message.seq == self.wanted)
        )
        if complete and not self.took.done():
            self.took.set_result(time.perf_counter() - self._begun)


def choose(game: Game, seat: str) -> str:
    """Something simple that is always allowed, so that games go on and on."""
    match game.phase:
        case "roll":
            return f"{seat} roll"
        case "buy":
            return f"{seat} buy" if game.cash[seat] > SPARE_CASH else f"{seat} decline"
        case "auction":
            return f"{seat} pass"
        case _:
            return str(game.legal_actions(seat)[0])


async def sit_down(
    port: int, table: dict[str, Any], gate: Gate, *, together: bool = False, seen: Seen | None = None
) -> list[Visitor]:
    """Two visitors with a seat each, or one with both."""
    seen = seen or Seen()
    groups = [table["seats"]] if together else [[key] for key in table["seats"]]
    visitors = [Visitor(table, keys, seen, gate) for keys in groups]
    loop = asyncio.get_running_loop()
    for visitor in visitors:
        await loop.create_connection(lambda visitor=visitor: visitor, "127.0.0.1", port)
    return visitors
