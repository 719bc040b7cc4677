"""What was played at a table and is not stored yet: batch after batch goes to the store, in order."""

import asyncio
import logging
from typing import TYPE_CHECKING, Final, Protocol

import msgspec

from pasch.server import protocol as say
from pasch.server.logs import note
from pasch.server.objection import Objection, storage_trouble
from pasch.server.store.errors import StoreError
from pasch.server.store.shape import Entry, Snapshot

if TYPE_CHECKING:
    from pasch.server.room import Room

SNAPSHOT_EVERY: Final = 200


class Link(Protocol):
    """A client at the table, here or at another server process."""

    seats: set[str]

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


Reply = tuple[Link, str]
"""Who wants to know, and the id of the message."""


class Step(msgspec.Struct):
    """Something that was played and is not stored yet; without an entry, a change of the agreement alone."""

    entry: Entry | None
    happened: say.Happened | None
    reply: Reply | None = None
    changed: bool = False


class Ledger:
    """The pen of a table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._known: dict[int, int] = {}  # entries by the hash of their seat and id
        self._pending: list[Step] = []
        self._batch: list[Step] = []
        self._writing: asyncio.Task[None] | None = None

    @property
    def open(self) -> tuple[Step, ...]:
        """What nobody can rely on yet."""
        return (*self._batch, *self._pending)

    def add(self, step: Step) -> None:
        """To be stored, and told then."""
        self._pending.append(step)
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    def remember(self, seat: str, message_id: str, seq: int) -> None:
        if message_id:
            self._known[hash((seat, message_id))] = seq

    def acknowledge(self, link: Link, seat: str, message_id: str) -> bool:
        """Was this message heard before? Then it is acknowledged again, as soon as it is stored."""
        seq = self._known.get(hash((seat, message_id)))
        if seq is None:
            return False
        if seq <= self.room.row.last:
            self.room.send(link, say.Done(message_id, seq))
        for step in self.open:
            if step.entry and step.entry.seq == seq:
                step.reply = link, message_id
        return True

    async def _write(self) -> None:
        """Batch after batch, in order, until nothing is left."""
        try:
            while self._pending and not self.room.dead:
                self._batch, self._pending = self._pending, []
                await self._store(self._batch)
                batch, self._batch = self._batch, []
                for step in batch:
                    self.room.publish(step)
                self.room.pace.plan()
        except StoreError as error:
            note("a table could not be stored", level=logging.WARNING, table=self.room.row.id, why=str(error))
            self.room.fail(storage_trouble(error))
        except Exception:
            self.room.fail(Objection("storage-down"))
            raise
        finally:
            self._writing = None

    async def _store(self, batch: list[Step]) -> None:
        room = self.room
        setup = room.setup.pack() if room.setup_changed else None
        room.setup_changed = False
        entries = [step.entry for step in batch if step.entry]
        status, last = room.status, entries[-1].seq if entries else room.row.last
        code = "" if status == "over" and room.row.code else None
        await room.store.append(
            room.row.id,
            room.row.fence,
            entries,
            setup=setup,
            status=status if setup else None,
            code=code,
            snapshot=self._snapshot(entries),
        )
        room.row = msgspec.structs.replace(
            room.row, last=last, status=status, code=room.row.code if code is None else code
        )
        room.tallies.stored += len(entries)

    def _snapshot(self, entries: list[Entry]) -> Snapshot | None:
        """Now and then, and only when nothing newer has been played."""
        if self.room.game is None or not entries:
            return None
        first, last = entries[0], entries[-1]
        if first.seq // SNAPSHOT_EVERY == (last.seq + 1) // SNAPSHOT_EVERY:
            return None
        return Snapshot(last.seq, self.room.game.position(), last.drawn)

    async def finish(self) -> None:
        """Wait until everything played so far is stored, or is not going to be."""
        if self._writing:
            await asyncio.wait([self._writing])
