"""Appends of many tables in one statement, which is one transaction and one wait for the disk."""

from collections.abc import Sequence
from typing import Any

from pasch.server.store.append import Append
from pasch.server.store.errors import CodeTaken, Doubled, Fenced, NoSuchTable, OutOfOrder
from pasch.server.store.postgres.connection import Pool, asyncpg, translate

APPEND = """
    WITH changed AS (
        UPDATE tables SET
            last = tables.last + a.count,
            changed = greatest(tables.changed, a.changed),
            setup = coalesce(a.setup, tables.setup),
            status = coalesce(a.status, tables.status),
            code = coalesce(a.code, tables.code)
        FROM unnest(
            $1::text[], $2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bytea[], $7::text[], $8::text[]
        ) AS a (id, fence, before, count, changed, setup, status, code)
        WHERE tables.id = a.id AND tables.fence = a.fence AND tables.last = coalesce(a.before, tables.last)
        RETURNING tables.id
    ), logged AS (
        INSERT INTO entries (table_id, seq, kind, seat, body, id, at, drawn)
        SELECT e.* FROM unnest(
            $9::text[], $10::bigint[], $11::text[], $12::text[], $13::text[], $14::text[], $15::bigint[], $16::bigint[]
        ) AS e (table_id, seq, kind, seat, body, id, at, drawn) JOIN changed ON changed.id = e.table_id
    ), kept AS (
        INSERT INTO snapshots (table_id, seq, position, drawn, extra)
        SELECT s.* FROM unnest($17::text[], $18::bigint[], $19::text[], $20::bigint[], $21::bytea[])
            AS s (table_id, seq, position, drawn, extra) JOIN changed ON changed.id = s.table_id
        ON CONFLICT (table_id, seq) DO UPDATE
            SET position = excluded.position, drawn = excluded.drawn, extra = excluded.extra
    )
    SELECT id FROM changed"""


async def append_all(pool: Pool, appends: list[Append]) -> list[Exception | None]:
    """What became of each append, None if it is durable now."""
    outcomes: dict[int, Exception | None] = {}
    for turn in turns(appends):
        errors = await append_together(pool, turn)
        outcomes.update(zip(map(id, turn), errors, strict=True))
    return [outcomes[id(new)] for new in appends]


def turns(appends: list[Append]) -> list[list[Append]]:
    """Lists in which each table occurs once: the first append of each table, then the second ones …"""
    found: list[list[Append]] = []
    seen: dict[str, int] = {}
    for new in appends:
        turn = seen.get(new.table_id, 0)
        seen[new.table_id] = turn + 1
        if turn == len(found):
            found.append([])
        found[turn].append(new)
    return found


async def append_together(pool: Pool, appends: list[Append]) -> list[Exception | None]:
    """Appends for different tables. If the database objects to one of them, each is tried alone."""
    try:
        done = {row["id"] for row in await pool.fetch(APPEND, *arguments(appends))}
    except asyncpg.UniqueViolationError as error:
        if len(appends) == 1:
            taken = error.constraint_name == "tables_code"
            return [CodeTaken(appends[0].code or "") if taken else Doubled(appends[0].table_id)]
        return [(await append_together(pool, [new]))[0] for new in appends]
    except Exception as error:
        return [translate(error) for _ in appends]
    refused = [new for new in appends if new.table_id not in done]
    reasons = await refusals(pool, refused) if refused else {}
    return [reasons.get(new.table_id) for new in appends]


def arguments(appends: list[Append]) -> list[Sequence[Any]]:
    """A list for each column."""
    heads = [(a.table_id, a.fence, a.before, len(a.entries), a.changed, a.setup, a.status, a.code) for a in appends]
    entries = [(a.table_id, e.seq, e.kind, e.seat, e.body, e.id, e.at, e.drawn) for a in appends for e in a.entries]
    shots = [
        (a.table_id, a.snapshot.seq, a.snapshot.position, a.snapshot.drawn, a.snapshot.extra)
        for a in appends
        if a.snapshot
    ]
    return [*columns(heads, 8), *columns(entries, 8), *columns(shots, 5)]


def columns(rows: Sequence[Sequence[Any]], width: int) -> list[Sequence[Any]]:
    return [[row[column] for row in rows] for column in range(width)]


async def refusals(pool: Pool, appends: list[Append]) -> dict[str, Exception]:
    """Why these tables could not be changed."""
    names = [new.table_id for new in appends]
    rows = await pool.fetch("SELECT id, fence, last FROM tables WHERE id = ANY($1)", names)
    found = {row["id"]: row for row in rows}
    return {new.table_id: refusal(new.table_id, new.fence, found.get(new.table_id)) for new in appends}


def refusal(table_id: str, fence: int, row: Any) -> Exception:
    if not row:
        return NoSuchTable(table_id)
    if row["fence"] != fence:
        return Fenced(table_id)
    return OutOfOrder(table_id, row["last"])
