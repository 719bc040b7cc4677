"""All tables of this process: opens those somebody asks for, lets those sleep that nobody looks at."""

import asyncio
import logging
import time
from collections.abc import Sequence
from typing import cast

import msgspec

from pasch import position, record
from pasch.fair import FairDice, commitment, new_seed
from pasch.game import Game
from pasch.server import protocol as say
from pasch.server.room import Room, Tallies, new_game
from pasch.server.settings import Settings
from pasch.server.setup import Setup, new_code, new_id, unpack
from pasch.server.store.errors import CodeTaken, NoSuchTable
from pasch.server.store.interface import Store
from pasch.server.store.shape import Entry, TableRow

log = logging.getLogger("pasch.server")


class HallFullError(Exception):
    """No more tables."""


class Hall:
    """The tables."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self.tallies = Tallies()
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        self.store.on_lost = self.lose_all
        self._sweeper = asyncio.create_task(self._sweep())

    async def close(self) -> None:
        """Finish what is acknowledged, tell everybody to come back, and stop."""
        self.closing = True
        if self._sweeper:
            self._sweeper.cancel()
        for room in tuple(self.rooms.values()):
            await room.finish()
            for link in tuple(room.links):
                link.close(say.COME_BACK, "the server stops")
        await self.store.close()

    def lose_all(self) -> None:
        """The database went away: everything is loaded again when it is back."""
        for room in tuple(self.rooms.values()):
            room.abandon("the database cannot be reached")

    # Tables

    async def create(self, setup: Setup, *, fair: bool = True) -> TableRow:
        """A new table, in its lobby."""
        if len(self.rooms) >= self.settings.tables:
            raise HallFullError(f"{self.settings.tables} tables are open; try again later")
        seed = new_seed() if fair else ""
        setup.commit = commitment(seed) if fair else ""
        now = time.time_ns() // 1_000_000
        while True:
            row = TableRow(new_id(), new_code(), "lobby", setup.pack(), seed, created=now, changed=now)
            try:
                await self.store.create(row)
            except CodeTaken:
                continue
            return row

    async def room(self, table_id: str) -> Room:
        """The table in memory; raises `NoSuchTable`, `OwnedElsewhere` or another `StoreError`."""
        room = self.rooms.get(table_id)
        if room and not room.dead:
            return room
        if table_id not in self._opening:
            self._opening[table_id] = asyncio.create_task(self._open_room(table_id))
        try:
            return await asyncio.shield(self._opening[table_id])
        finally:
            self._opening.pop(table_id, None)

    async def _open_room(self, table_id: str) -> Room:
        fence = await self.store.claim(table_id)
        row = await self.store.table(table_id)
        if row is None:
            raise NoSuchTable(table_id)
        row = msgspec.structs.replace(row, fence=fence)
        setup = unpack(row.setup)
        room = Room(self.store, self.settings, row, setup, self.tallies, lambda: self.rooms.pop(table_id, None))
        if row.status != "lobby":
            await self._resume(room)
        self.rooms[table_id] = room
        return room

    async def _resume(self, room: Room) -> None:
        """The game as it was: the newest snapshot, and what was played since."""
        row = room.row
        game = new_game(row, room.setup)
        shot = await self.store.snapshot(row.id)
        after = 0
        if shot:
            _, game.state = position.read(shot.position, game.table.edition)
            after = shot.seq
        drawn = shot.drawn if shot else 0
        for entry in await self.store.entries(row.id, after):
            drawn = entry.drawn
            if entry.kind == "line":
                action, _, chance = entry.body.partition(" : ")
                game.play(action, chance=chance)
                game.lines.clear()
            if entry.id:
                room.recent[entry.seat, entry.id] = entry.seq
        if room.setup.commit:
            game.source = FairDice(row.seed, room.setup.words).source(drawn)
        room.game = game
        room.asked = row.last

    async def backlog(self, room: Room, after: int) -> list[say.Happened]:
        """What a client has missed. Events are made by playing the game again, from the last snapshot before that."""
        if after >= room.row.last:
            return []
        shot = await self.store.snapshot(room.row.id, after)
        game: Game | None = None
        if shot:
            game = new_game(room.row, room.setup)
            _, game.state = position.read(shot.position, game.table.edition)
        entries = await self.store.entries(room.row.id, shot.seq if shot else 0, room.row.last)
        return happenings(room.row, room.setup, entries, after, game)

    async def record(self, table_id: str) -> str:
        """The record of a game so far."""
        row = await self.store.table(table_id)
        if row is None or row.status == "lobby":
            raise NoSuchTable(table_id)
        setup = unpack(row.setup)
        game = new_game(row, setup)
        if setup.commit:
            game.header |= FairDice(row.seed, setup.words).header(revealed=row.status == "over")
        for entry in await self.store.entries(table_id):
            if entry.kind == "line":
                action, _, chance = entry.body.partition(" : ")
                game.lines.append(record.Line(action, chance))
        return game.record()

    async def _sweep(self) -> None:
        """Tables nobody looks at leave memory; lobbies nobody starts are forgotten."""
        while True:
            await asyncio.sleep(min(30.0, max(0.05, self.settings.sleep_seconds / 4)))
            now = time.monotonic()
            for table_id, room in tuple(self.rooms.items()):
                if not room.links and now - room.idle_since > self.settings.sleep_seconds:
                    await room.finish()
                    if not room.links and self.rooms.get(table_id) is room:
                        del self.rooms[table_id]
                        await self.store.release(table_id)


def happenings(
    row: TableRow, setup: Setup, entries: Sequence[Entry], after: int, game: Game | None = None
) -> list[say.Happened]:
    """Entries as clients see them, those after a number; `game` is as it was before the first of them."""
    told: list[say.Happened] = []
    for entry in entries:
        happened = say.Happened(entry.seq, entry.at, cast("say.EntryKind", entry.kind), seat=entry.seat)
        match entry.kind:
            case "begin":
                game = new_game(row, setup)
            case "line":
                assert game is not None
                action, _, chance = entry.body.partition(" : ")
                happened.line, happened.events = entry.body, list(game.play(action, chance=chance))
                game.lines.clear()
            case "seat":
                happened.text = entry.body.split(" ", 1)[0]
            case _:
                happened.text = entry.body
        if entry.seq > after:
            told.append(happened)
    return told
