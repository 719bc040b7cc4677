"""A client of the server, as a browser would be: it knows messages and menus and no rules."""

import asyncio
import itertools
import json
import secrets
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Protocol

from running_server import RunningServer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]
PATIENCE = 30.0
LIKES = ("buy", "roll", "pay", "claim", "choose", "use-card", "want", "place", "even", "accept", "reject", "pass")
NEED = ("decline", "sell", "mortgage", "bankrupt")


class Served(Protocol):
    """A server, or what stands in front of it."""

    @property
    def socket_url(self) -> str: ...


class Player:
    """Plays some seats of one table. What it was told stays when the connection is lost."""

    def __init__(self, server: Served, table: str, keys: dict[str, str] | None = None) -> None:
        self.server = server
        self.table = table
        self.keys = keys or {}
        self.name = ""  # by which a browser finds its games again
        self.entries: dict[int, Message] = {}
        self.messages: list[Message] = []
        self.raw: list[str] = []
        self.answers: dict[str, Message] = {}
        self.now: Message | None = None
        self.info: Message = {}
        self.closed: tuple[int, str] | None = None
        self.last = 0
        self._ended = False
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None
        self._news = asyncio.Event()
        self._ids = map("{}-{}".format, itertools.repeat(secrets.token_hex(4)), itertools.count(1))

    # The connection

    async def connect(self, server: Served | None = None, **options: Any) -> None:
        """Come, or come back, and say what was seen last."""
        await self.drop()
        self.server = server or self.server
        self._socket = await connect(self.server.socket_url, max_size=None, compression=None, **options)
        self.closed = None
        self._reader = asyncio.create_task(self._read(self._socket))
        keys = [{"seat": seat, "secret": secret} for seat, secret in self.keys.items()]
        await self.send(type="hello", version=1, table=self.table, keys=keys, last=self.last, player=self.name)

    async def drop(self) -> None:
        """The connection is cut without a word."""
        if self._socket:
            self._socket.transport.abort()
            await self._socket.wait_closed()
        if self._reader:
            await self._reader
        self._socket = self._reader = None

    async def _read(self, socket: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            async for raw in socket:
                self._take(str(raw))
        self.closed = socket.close_code or 1006, socket.close_reason or ""
        self._news.set()

    def _take(self, raw: str) -> None:
        self.raw.append(raw)
        message = json.loads(raw)
        self.messages.append(message)
        match message["type"]:
            case "happened":
                self._number(message)
            case "now":
                self.now = message
            case "done" | "refused":
                self.answers[message["id"]] = message
            case "welcome" | "changed":
                self.info = message["table"]
            case _:
                pass
        self._news.set()

    def _number(self, message: Message) -> None:
        """Entries come in order, each once."""
        assert message["seq"] == self.last + 1, (message, self.last)
        self.entries[message["seq"]] = message
        self.last = message["seq"]
        self._ended = self._ended or message["kind"] == "over"

    # Speaking

    async def send(self, **message: Any) -> None:
        assert self._socket
        await self._socket.send(json.dumps(message))

    async def send_raw(self, raw: str | bytes) -> None:
        assert self._socket
        await self._socket.send(raw)

    def new_id(self) -> str:
        return next(self._ids)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Say something and wait for the answer to it."""
        name = fields.pop("id", None) or self.new_id()
        await self.send(type=kind, id=name, **fields)
        return await self.answer(name)

    async def answer(self, name: str) -> Message:
        await self.until(lambda: name in self.answers or self.closed is not None)
        if name not in self.answers:
            raise ConnectionError(str(self.closed))
        return self.answers[name]

    async def act(self, action: str, **fields: Any) -> Message:
        return await self.ask("act", action=action, **({"seen": self.last} | fields))

    async def must(self, action: str) -> Message:
        """An action that has to be allowed."""
        answer = await self.act(action)
        assert answer["type"] == "done", answer
        return answer

    async def sit_and_start(self) -> None:
        for seat in self.keys:
            assert (await self.ask("sit", seat=seat, ready=True))["type"] == "done"
        assert (await self.ask("start"))["type"] == "done"

    # Listening

    async def until(self, true: Callable[[], object], seconds: float = PATIENCE) -> None:
        async with asyncio.timeout(seconds):
            while not true():
                self._news.clear()
                await self._news.wait()

    async def until_closed(self, seconds: float = PATIENCE) -> tuple[int, str]:
        await self.until(lambda: self.closed is not None, seconds)
        assert self.closed
        return self.closed

    async def until_entry(self, fits: Callable[[Message], object], after: int = 0) -> Message:
        """The first entry that fits, past or to come."""

        def found() -> list[Message]:
            return [entry for seq, entry in self.entries.items() if seq > after and fits(entry)]

        await self.until(found)
        return found()[0]

    async def until_shown(self, fits: Callable[[Message], object]) -> Message:
        """A picture of the table that fits."""
        await self.until(lambda: self.now is not None and fits(self.now["view"]))
        assert self.now
        return self.now["view"]

    def lines(self) -> list[str]:
        return [entry["line"] for entry in self.entries.values() if entry["kind"] == "line"]

    @property
    def over(self) -> bool:
        """The log and the picture both say so: the picture comes a message later."""
        return self._ended and self.now is not None and self.now["view"]["phase"] == "over"

    # Playing

    def wish(self) -> str | None:
        """What this player would do now, if one of its seats has to do something."""
        if self.now is None or self.now["seq"] < self.last:
            return None
        for seat in sorted(self.keys):
            may = self.now["menus"].get(seat, {}).get("may", [])
            if seat in self.now["view"]["waiting"] or any(action.split()[1] == "claim" for action in may):
                chosen = _pick(may, LIKES) or _pick(may, NEED)
                if chosen:
                    return chosen
        return None

    async def play_on(self, actions: int = 1_000_000) -> None:
        """Play from the menus, so many actions or to the end."""
        for _ in range(actions):
            await self.until(lambda: self.over or self.wish() or self.closed)
            wish = self.wish()
            if self.over or wish is None:
                return
            shown = self.now
            await self.act(wish)
            await self.until(lambda shown=shown: self.now is not shown or self.over or self.closed)


def _pick(may: list[str], verbs: tuple[str, ...]) -> str | None:
    return next((action for verb in verbs for action in may if action.split()[1] == verb), None)


def keys_of(made: Any) -> dict[str, str]:
    return {key["seat"]: key["secret"] for key in made["seats"]}


@asynccontextmanager
async def player(server: RunningServer, made: Any, *seats: str) -> AsyncGenerator[Player]:
    """Somebody who plays these seats of a new table, or all that have secrets."""
    keys = keys_of(made)
    one = Player(server, made["id"], {seat: keys[seat] for seat in seats or keys})
    await one.connect()
    await one.until(lambda: one.info or one.closed)
    try:
        yield one
    finally:
        await one.drop()


async def told_the_same(one: Player, other: Player) -> None:
    """Everything that one has been told by now the other is told too; a bot may be a word further meanwhile."""
    told = dict(one.entries)
    await other.until(lambda: other.last >= max(told))
    assert {seq: other.entries[seq] for seq in told} == told


@asynccontextmanager
async def watcher(server: RunningServer, table: str) -> AsyncGenerator[Player]:
    """Somebody who only watches."""
    one = Player(server, table)
    await one.connect()
    try:
        yield one
    finally:
        await one.drop()
