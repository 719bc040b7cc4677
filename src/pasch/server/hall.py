"""All tables of this process: opens those somebody asks for, lets those sleep that nobody looks at."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

import msgspec

from pasch.fair import commitment, new_seed
from pasch.server import protocol as say
from pasch.server import replay
from pasch.server.logs import note
from pasch.server.objection import Objection
from pasch.server.room import Room
from pasch.server.settings import Settings
from pasch.server.setup import Setup, new_code, new_id, unpack
from pasch.server.store.errors import CodeTaken, Fenced, NoSuchTable, OwnedElsewhere, StoreError
from pasch.server.store.interface import Store
from pasch.server.store.shape import TableRow
from pasch.server.story import Story, story_of
from pasch.server.tallies import Tallies

ALL: Final = 1_000_000_000


class HallFullError(Exception):
    """No more tables."""


class Hall:
    """The tables."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.on_lost: Callable[[], None] | None = None
        self.closing = False
        self.tallies = Tallies()
        self._busy: dict[str, asyncio.Task[Room | None]] = {}  # tables being opened or put to sleep
        self._sweeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        self.store.on_lost = self.lose_all
        self._sweeper = asyncio.create_task(self._sweep())

    async def has_verifiable(self) -> bool:
        """Is there a table whose dice can be checked?"""
        return any(unpack(row.setup).commit for row in await self.store.tables(limit=ALL))

    async def close_rooms(self) -> None:
        """Finish what is acknowledged, and tell everybody to come back."""
        self.closing = True
        if self._sweeper:
            self._sweeper.cancel()
        for room in tuple(self.rooms.values()):
            room.pace.stop()
        for room in tuple(self.rooms.values()):
            await room.ledger.finish()
            room.sleep()
            for link in tuple(room.links):
                link.close(say.COME_BACK, "the server stops")

    async def close(self) -> None:
        await self.store.close()

    def lose_all(self) -> None:
        """The database went away: everything is loaded again when it is back."""
        for room in tuple(self.rooms.values()):
            room.abandon()
        if self.on_lost:
            self.on_lost()

    # Tables

    async def create(self, setup: Setup) -> TableRow:
        """A new table, in its lobby. Where dice can be chosen, no table claims that they are fair."""
        self._check_room()
        fair = not self.settings.test_hooks
        seed = new_seed() if fair else ""
        setup.commit = commitment(seed) if fair else ""
        now = time.time_ns() // 1_000_000
        while True:
            row = TableRow(new_id(), new_code(), "lobby", setup.pack(), seed, created=now, changed=now)
            try:
                await self.store.create(row)
            except CodeTaken:
                continue
            note("table made", table=row.id, edition=setup.edition, seats=len(setup.chairs))
            return row

    async def remember(self, player: str, table_id: str, seats: Iterable[str]) -> None:
        """A browser finds the games of its seats again."""
        for seat in seats if player else ():
            await self.store.sit(player, table_id, seat)

    def _check_room(self) -> None:
        if len(self.rooms) >= self.settings.tables:
            raise HallFullError(f"{self.settings.tables} tables are open; try again later")

    async def room(self, table_id: str) -> Room:
        """The table in memory; raises `NoSuchTable`, `OwnedElsewhere`, another `StoreError` or `HallFullError`."""
        while True:
            room = self.rooms.get(table_id)
            if room and not room.dead:
                return room
            if table_id not in self._busy:
                self._check_room()
                self._begin(table_id, self._open_room(table_id))
            opened = await asyncio.shield(self._busy[table_id])
            if opened:
                return opened

    def _begin(self, table_id: str, work: Coroutine[Any, Any, Room | None]) -> None:
        """One thing at a time is done to a table; whoever waits for it may go away."""

        def done(task: asyncio.Task[Room | None]) -> None:
            del self._busy[table_id]
            if not task.cancelled():
                task.exception()  # told to those who wait, if there still are any

        self._busy[table_id] = asyncio.get_running_loop().create_task(work)
        self._busy[table_id].add_done_callback(done)

    async def _open_room(self, table_id: str) -> Room:
        fence = await self.store.claim(table_id)
        row = await self.store.table(table_id)
        if row is None:
            raise NoSuchTable(table_id)
        row = msgspec.structs.replace(row, fence=fence)
        room = Room(self.store, self.settings, row, unpack(row.setup), self.tallies, self._forget)
        await self._resume(room)
        self.rooms[table_id] = room
        note("table opened", level=logging.DEBUG, table=table_id, entries=row.last, tables=len(self.rooms))
        return room

    def _forget(self, room: Room) -> None:
        if self.rooms.get(room.row.id) is room:
            del self.rooms[room.row.id]

    async def _resume(self, room: Room) -> None:
        """The game as it was: the newest snapshot, and what was played since."""
        row = room.row
        entries = await self.store.entries(row.id)
        for entry in entries:
            room.ledger.remember(entry.seat, entry.id, entry.seq)
        if row.status != "lobby":
            shot = await self.store.snapshot(row.id)
            since = [entry for entry in entries if not shot or entry.seq > shot.seq]
            try:
                with replay.rules_of_then(room.setup):
                    room.game = await replay.resumed(row, room.setup, shot, since)
            except Objection as objection:
                await self._end(row, room.setup, objection)
                raise
            room.asked = row.last
        room.pace.went(room.people())

    async def _end(self, row: TableRow, setup: Setup, objection: Objection) -> None:
        """A game that cannot go on is over; its log and its record stay."""
        if row.status != "over":
            await self.store.append(row.id, row.fence, [], setup=setup.pack(), status="over", code="")
            note("table ended", level=logging.WARNING, table=row.id, why=str(objection))
        await self.store.release(row.id)

    async def backlog(self, room: Room, after: int, until: int) -> list[say.Happened]:
        """What a client has missed. Events are made by playing the game again, from the last snapshot before that."""
        if after >= until:
            return []
        shot = await self.store.snapshot(room.row.id, after)
        entries = await self.store.entries(room.row.id, shot.seq if shot else 0, until)
        with replay.rules_of_then(room.setup):
            return await replay.happenings(room.row, room.setup, shot, entries, after)

    async def record(self, table_id: str) -> str:
        """The record of a game so far."""
        row = await self._begun(table_id)
        return replay.written(row, unpack(row.setup), await self.store.entries(table_id))

    async def story(self, table_id: str) -> Story:
        """What is told about a game, so far or when it is over."""
        row = await self._begun(table_id)
        setup = unpack(row.setup)
        with replay.rules_of_then(setup):
            return await story_of(row, setup, await self.store.entries(table_id))

    async def position(self, table_id: str) -> tuple[str, int]:
        """The position of a game after its newest entry, whichever process runs it."""
        row = await self._begun(table_id)
        shot = await self.store.snapshot(table_id)
        entries = await self.store.entries(table_id, shot.seq if shot else 0)
        setup = unpack(row.setup)
        with replay.rules_of_then(setup):
            game = await replay.resumed(row, setup, shot, entries)
        return game.position(), entries[-1].seq if entries else row.last

    async def _begun(self, table_id: str) -> TableRow:
        row = await self.store.table(table_id)
        if row is None or row.status == "lobby":
            raise NoSuchTable(table_id)
        return row

    # Tidying up

    async def _sweep(self) -> None:
        """Tables nobody looks at leave memory; lobbies nobody starts are forgotten."""
        while True:
            await asyncio.sleep(min(30.0, max(0.05, self.settings.sleep_seconds / 4)))
            now = time.monotonic()
            for table_id, room in tuple(self.rooms.items()):
                if not room.links and now - room.idle_since > self.settings.sleep_seconds:
                    if table_id not in self._busy:
                        self._begin(table_id, self._put_to_sleep(room))
            try:
                await self._forget_lobbies()
            except StoreError as error:
                note("old lobbies could not be forgotten", level=logging.WARNING, why=str(error))

    async def _put_to_sleep(self, room: Room) -> None:
        await room.ledger.finish()
        if not room.links and not room.dead:
            room.sleep()
            self._forget(room)
            await self.store.release(room.row.id)
            note("table asleep", level=logging.DEBUG, table=room.row.id, tables=len(self.rooms))

    async def _forget_lobbies(self) -> None:
        """Not those somebody sits in, here or at another process."""
        old = time.time_ns() // 1_000_000 - int(self.settings.lobby_hours * 3_600_000)
        for row in await self.store.tables("lobby", unchanged_since=old):
            if row.id in self.rooms or row.id in self._busy or await self.store.owner(row.id):
                continue
            with contextlib.suppress(NoSuchTable, OwnedElsewhere, Fenced):  # somebody was faster
                await self.store.delete(row.id, await self.store.claim(row.id))
