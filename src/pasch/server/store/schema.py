"""Schema changes: SQL files like `001-tables.sql`, applied by number and remembered in the database."""

from importlib.resources.abc import Traversable

import msgspec

from pasch.server.store.errors import TooNew


class Change(msgspec.Struct, frozen=True):
    number: int
    name: str
    sql: str


def changes(folder: Traversable) -> list[Change]:
    """All changes of a backend, in order."""
    files = [file for file in folder.iterdir() if file.name.endswith(".sql")]
    found = [Change(int(file.name.partition("-")[0]), file.name, file.read_text("utf-8")) for file in files]
    return sorted(found, key=lambda change: change.number)


def outstanding(folder: Traversable, applied: int) -> list[Change]:
    """The changes that a database at this number still needs."""
    known = changes(folder)
    if applied > known[-1].number:
        raise TooNew(applied, known[-1].number)
    return [change for change in known if change.number > applied]
