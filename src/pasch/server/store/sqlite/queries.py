"""What is written and read, as functions of a connection."""

from collections.abc import Collection
from functools import cache
from typing import Any

import apsw

from pasch.server.store.append import Append, now
from pasch.server.store.errors import CodeTaken, Doubled, Fenced, IdTaken, NoSuchTable, OutOfOrder
from pasch.server.store.shape import Entry, Sitting, Snapshot, Status, TableRow
from pasch.server.store.sqlite.database import Database

TABLE = "id, code, status, setup, seed, created, changed, last, fence"
ENTRY = "seq, kind, seat, body, id, at, drawn"
CHANGE_TABLE = """
    UPDATE tables SET
        last = last + ?4, changed = max(changed, ?5),
        setup = coalesce(?6, setup), status = coalesce(?7, status), code = coalesce(?8, code)
    WHERE id = ?1 AND fence = ?2 AND last = coalesce(?3, last)
    RETURNING id"""

CHANGE_TABLES = """
    UPDATE OR ROLLBACK tables SET last = last + column4, changed = max(changed, column5)
    FROM (VALUES {rows})
    WHERE id = column1 AND fence = column2 AND last = column3"""
INSERT_ENTRIES = f"INSERT OR ROLLBACK INTO entries (table_id, {ENTRY}) VALUES {{rows}}"
MOST_ROWS = 64


# Writing


def create(db: Database, row: TableRow) -> None:
    values = (row.id, row.code, row.status, row.setup, row.seed, row.created, row.changed)
    try:
        db.run(f"INSERT INTO tables ({TABLE}) VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0)", values)
    except apsw.ConstraintError:
        raise (IdTaken(row.id) if table(db, row.id) else CodeTaken(row.code)) from None


def append(db: Database, new: Append) -> None:
    count = len(new.entries)
    change = (new.table_id, new.fence, new.before, count, new.changed, new.setup, new.status, new.code)
    try:
        found = db.run(CHANGE_TABLE, change)
    except apsw.ConstraintError:
        raise CodeTaken(new.code or "") from None
    if not found:
        refuse(db, new.table_id, new.fence)
    rows = [(new.table_id, e.seq, e.kind, e.seat, e.body, e.id, e.at, e.drawn) for e in new.entries]
    try:
        db.run_many(f"INSERT INTO entries (table_id, {ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", rows)
    except apsw.ConstraintError:
        raise Doubled(new.table_id) from None
    if shot := new.snapshot:
        kept = (new.table_id, shot.seq, shot.position, shot.drawn, shot.extra)
        db.run("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)", kept)


def append_all(db: Database, news: Collection[Append]) -> bool:
    """Plain appends to different tables, in few statements: each one costs a wait for Python's lock. If any is refused,
    the whole transaction is rolled back; so SQLite need not keep what was there before each statement."""
    changes = [value for new in news for value in (new.table_id, new.fence, new.before, len(new.entries), new.changed)]
    if _run_in_parts(db, CHANGE_TABLES, changes, 5) < len(news):
        db.run("ROLLBACK")
        return False
    rows = [
        value
        for new in news
        for e in new.entries
        for value in (new.table_id, e.seq, e.kind, e.seat, e.body, e.id, e.at, e.drawn)
    ]
    try:
        _run_in_parts(db, INSERT_ENTRIES, rows, 8)
    except apsw.ConstraintError:
        return False
    return True


def _run_in_parts(db: Database, sql: str, values: list[Any], width: int) -> int:
    """A statement over many rows; the number of rows it changed. There are at most `MOST_ROWS` forms of it."""
    changed = 0
    for start in range(0, len(values), MOST_ROWS * width):
        part = values[start : start + MOST_ROWS * width]
        db.run(_over(sql, len(part) // width, width), part)
        changed += db.changed
    return changed


@cache
def _over(sql: str, rows: int, width: int) -> str:
    return sql.format(rows=", ".join([f"({', '.join('?' * width)})"] * rows))


def refuse(db: Database, table_id: str, fence: int) -> None:
    """Says why no table was found that could be changed."""
    row = table(db, table_id)
    if not row:
        raise NoSuchTable(table_id)
    if row.fence != fence:
        raise Fenced(table_id)
    raise OutOfOrder(table_id, row.last)


def delete(db: Database, table_id: str, fence: int) -> None:
    if not db.run("DELETE FROM tables WHERE id = ? AND fence = ? RETURNING id", (table_id, fence)):
        refuse(db, table_id, fence)
    for name in ("entries", "snapshots", "sittings"):
        db.run(f"DELETE FROM {name} WHERE table_id = ?", (table_id,))


def claim(db: Database, table_id: str) -> int:
    found = db.run("UPDATE tables SET fence = fence + 1 WHERE id = ? RETURNING fence", (table_id,))
    if not found:
        raise NoSuchTable(table_id)
    return found[0][0]


def sit(db: Database, player: str, table_id: str, seat: str) -> None:
    if not table(db, table_id):
        raise NoSuchTable(table_id)
    db.run("INSERT OR IGNORE INTO sittings VALUES (?, ?, ?)", (player, table_id, seat))


def touch(db: Database) -> None:
    """A write that changes nothing anybody reads, to learn whether one is possible."""
    db.run(f"PRAGMA user_version = {now() % 1000}")


# Reading


def table(db: Database, table_id: str) -> TableRow | None:
    found = db.run(f"SELECT {TABLE} FROM tables WHERE id = ?", (table_id,))
    return TableRow(*found[0]) if found else None


def by_code(db: Database, code: str) -> TableRow | None:
    found = db.run(f"SELECT {TABLE} FROM tables WHERE code = ? AND code <> ''", (code,))
    return TableRow(*found[0]) if found else None


def tables(db: Database, status: Status | None, unchanged_since: int | None, limit: int) -> list[TableRow]:
    query = f"""
        SELECT {TABLE} FROM tables
        WHERE (?1 IS NULL OR status = ?1) AND (?2 IS NULL OR changed <= ?2) ORDER BY changed LIMIT ?3"""
    return [TableRow(*row) for row in db.run(query, (status, unchanged_since, limit))]


def counts(db: Database) -> dict[str, int]:
    return dict(db.run("SELECT status, count(*) FROM tables GROUP BY status"))


def entries(db: Database, table_id: str, after: int, until: int | None) -> list[Entry]:
    query = f"""
        SELECT {ENTRY} FROM entries
        WHERE table_id = ?1 AND seq > ?2 AND (?3 IS NULL OR seq <= ?3) ORDER BY seq"""
    found = db.run(query, (table_id, after, until))
    return [Entry(*row) for row in found]


def snapshot(db: Database, table_id: str, at_most: int | None) -> Snapshot | None:
    query = """
        SELECT seq, position, drawn, extra FROM snapshots
        WHERE table_id = ?1 AND (?2 IS NULL OR seq <= ?2) ORDER BY seq DESC LIMIT 1"""
    found = db.run(query, (table_id, at_most))
    return Snapshot(*found[0]) if found else None


def find_id(db: Database, table_id: str, seat: str, client_id: str) -> int | None:
    query = "SELECT seq FROM entries WHERE table_id = ? AND seat = ? AND id = ? AND id <> ''"
    found = db.run(query, (table_id, seat, client_id))
    return found[0][0] if found else None


def games_of(db: Database, player: str, limit: int) -> list[Sitting]:
    query = """
        SELECT t.id, s.seat, t.status, t.setup, t.created, t.changed FROM sittings s JOIN tables t ON t.id = s.table_id
        WHERE s.player = ? ORDER BY t.created DESC, t.id, s.seat LIMIT ?"""
    found = db.run(query, (player, limit))
    return [Sitting(*row) for row in found]
