"""What is stored: tables, their entries, snapshots, and who sits where. Times are milliseconds since 1970."""

from typing import Literal

import msgspec

Status = Literal["lobby", "playing", "over"]


class TableRow(msgspec.Struct, frozen=True):
    """A game with its lobby."""

    id: str
    code: str = ""  # for joining; unique, or "" once it was given back
    status: Status = "lobby"
    setup: bytes = b"{}"  # a JSON document of the server
    seed: str = ""  # the secret of the dice: only the server may read it
    created: int = 0
    changed: int = 0
    last: int = 0  # number of the newest entry, 0 if there is none
    fence: int = 0  # grows with each claim; only the newest one may append

    def __repr__(self) -> str:
        """Without the seed, which must not get into a log."""
        return f"<table {self.id}, {self.status}, {self.last} entries, fence {self.fence}>"


class Entry(msgspec.Struct, frozen=True):
    """Something that happened at a table. Entries are numbered from 1, without gaps."""

    seq: int
    kind: str
    seat: str
    body: str
    id: str = ""  # the client's own name for its message, unique for each seat
    at: int = 0
    drawn: int = 0  # how many random numbers had been drawn after it


class Snapshot(msgspec.Struct, frozen=True):
    """The position after an entry, so that a game can be resumed without playing all of it again."""

    seq: int
    position: str
    drawn: int = 0
    extra: bytes = b""


class Sitting(msgspec.Struct, frozen=True):
    """One of the games of a player. Two seats at a table are two sittings."""

    table: str
    seat: str
    status: Status
    setup: bytes
    created: int
    changed: int
