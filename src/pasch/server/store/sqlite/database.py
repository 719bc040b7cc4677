"""One connection to the database file, its schema, and its errors in our words."""

from collections.abc import Iterable, Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import apsw

from pasch.server.store.append import now
from pasch.server.store.errors import StoreDown, StoreFull
from pasch.server.store.schema import outstanding

CREATE_CHANGES = "CREATE TABLE IF NOT EXISTS schema_changes (number INTEGER PRIMARY KEY, name TEXT, at INTEGER)"
LARGEST_LOG = 64 << 20  # bytes of write-ahead log kept after a rush
PAGES_OF_LOG = 8000  # after so many the log is copied into the database; each copy waits for the disk twice
STATEMENTS = 200  # kept ready; those over many rows have a form for each number of rows
PATIENCE = 5000  # milliseconds for somebody who looks at the file with another program


class Database:
    """A connection. The stubs of apsw need a newer Python than ours, so what they leave unknown ends here."""

    def __init__(self, path: Path, *, writes: bool) -> None:
        self._db: Any = apsw.Connection(str(path), statementcachesize=STATEMENTS)
        self.run(f"PRAGMA busy_timeout = {PATIENCE}")
        if writes:
            self.run("PRAGMA journal_mode = wal")
            self.run("PRAGMA synchronous = full")
            self.run(f"PRAGMA journal_size_limit = {LARGEST_LOG}")
            self.run(f"PRAGMA wal_autocheckpoint = {PAGES_OF_LOG}")
            self.run("PRAGMA temp_store = memory")
        else:
            self.run("PRAGMA query_only = on")

    @property
    def in_transaction(self) -> bool:
        return self._db.in_transaction

    @property
    def changed(self) -> int:
        """How many rows the last statement changed."""
        return self._db.changes()

    def run(self, sql: str, values: Sequence[Any] | None = None) -> list[tuple[Any, ...]]:
        """All rows that the statements give."""
        return self._db.execute(sql, values).fetchall()

    def run_many(self, sql: str, rows: Iterable[Sequence[Any]]) -> None:
        self._db.executemany(sql, rows)

    def close(self) -> None:
        self._db.close()


def translate(error: Exception, where: str = "") -> Exception:
    """What SQLite could not do, as an error of the store; other errors stay as they are."""
    if not isinstance(error, apsw.Error):
        return error
    full = isinstance(error, apsw.FullError) or getattr(error, "extendedresult", 0) == apsw.SQLITE_IOERR_SHMSIZE
    told = f"{where}: {error}" if where else str(error)
    return StoreFull(told) if full else StoreDown(told)


def update_schema(db: Database, folder: Traversable) -> None:
    """Applies what is missing, each change in a transaction of its own."""
    db.run(CREATE_CHANGES)
    [(applied,)] = db.run("SELECT coalesce(max(number), 0) FROM schema_changes")
    for change in outstanding(folder, applied):
        db.run("BEGIN IMMEDIATE")
        try:
            db.run(change.sql)
            db.run("INSERT INTO schema_changes VALUES (?, ?, ?)", (change.number, change.name, now()))
            db.run("COMMIT")
        finally:
            if db.in_transaction:
                db.run("ROLLBACK")
