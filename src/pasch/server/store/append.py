"""One append, looked over before it reaches a database."""

import time
from collections.abc import Sequence

import msgspec

from pasch.server.store.errors import OutOfOrder, Unstorable
from pasch.server.store.shape import Entry, Snapshot, Status


class Append(msgspec.Struct, frozen=True):
    """The arguments of `Store.append`."""

    table_id: str
    fence: int
    entries: Sequence[Entry]
    setup: bytes | None = None
    status: Status | None = None
    code: str | None = None
    snapshot: Snapshot | None = None

    @property
    def plain(self) -> bool:
        """Entries and nothing else."""
        return bool(self.entries) and self.setup is self.status is self.code is self.snapshot is None

    @property
    def before(self) -> int | None:
        """The number of the entry that must be the newest one; None if any may be."""
        return self.entries[0].seq - 1 if self.entries else None

    @property
    def changed(self) -> int:
        return self.entries[-1].at if self.entries else now()

    def check(self) -> None:
        """Refuses gaps within the entries and text that not every database holds."""
        for before, after in zip(self.entries, self.entries[1:], strict=False):
            if after.seq != before.seq + 1:
                raise OutOfOrder(self.table_id, before.seq)
        for entry in self.entries:
            text = f"{entry.kind} {entry.seat} {entry.body} {entry.id}"
            if not storable(text):
                raise Unstorable(text)


def storable(text: str) -> bool:
    """PostgreSQL holds no null characters, and neither backend half of a surrogate pair."""
    if "\0" in text:
        return False
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def now() -> int:
    return int(time.time() * 1000)
