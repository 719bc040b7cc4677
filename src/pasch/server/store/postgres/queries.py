"""What is written and read, but for appends. Each function is one transaction."""

import contextlib
import os
from typing import Any

from pasch.server.store.errors import CodeTaken, IdTaken, NoSuchTable, OwnedElsewhere
from pasch.server.store.postgres.appending import refusal
from pasch.server.store.postgres.connection import Pool, asyncpg
from pasch.server.store.postgres.session import IS_DEAD
from pasch.server.store.shape import Entry, Sitting, Snapshot, Status, TableRow

TABLE = "id, code, status, setup, seed, created, changed, last, fence"

ROOM = 64 << 10  # bytes; those of a batch of entries


class TakenBack(Exception):  # noqa: N818 (nothing went wrong)
    """Ends a transaction that should leave nothing behind."""


# Writing


async def create(pool: Pool, row: TableRow) -> None:
    values = (row.id, row.code, row.status, row.setup, row.seed, row.created, row.changed)
    try:
        await pool.fetch(f"INSERT INTO tables ({TABLE}) VALUES ($1, $2, $3, $4, $5, $6, $7, 0, 0)", *values)
    except asyncpg.UniqueViolationError as error:
        raise (CodeTaken(row.code) if error.constraint_name == "tables_code" else IdTaken(row.id)) from None


async def delete(pool: Pool, table_id: str, fence: int) -> None:
    async with pool.transaction() as db:
        row = await db.fetchrow("SELECT fence, last FROM tables WHERE id = $1 FOR UPDATE", table_id)
        if not row or row["fence"] != fence:
            raise refusal(table_id, fence, row)
        for name in ("entries", "snapshots", "sittings"):
            await db.execute(f"DELETE FROM {name} WHERE table_id = $1", table_id)
        await db.execute("DELETE FROM tables WHERE id = $1", table_id)


async def sit(pool: Pool, player: str, table_id: str, seat: str) -> None:
    async with pool.transaction() as db:
        # Shared with other players who sit down, but not with the one who deletes the table.
        if not await db.fetchrow("SELECT id FROM tables WHERE id = $1 FOR KEY SHARE", table_id):
            raise NoSuchTable(table_id)
        await db.execute("INSERT INTO sittings VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", player, table_id, seat)


async def claim(pool: Pool, table_id: str, node: str) -> int:
    async with pool.transaction() as db:
        row = await db.fetchrow("SELECT owner FROM tables WHERE id = $1 FOR UPDATE", table_id)
        if not row:
            raise NoSuchTable(table_id)
        if row["owner"] not in ("", node) and not await db.fetchval(IS_DEAD, row["owner"]):
            raise OwnedElsewhere(table_id, row["owner"])
        change = "UPDATE tables SET owner = $2, fence = fence + 1 WHERE id = $1 RETURNING fence"
        return await db.fetchval(change, table_id, node)


async def release(pool: Pool, table_id: str, node: str) -> None:
    await pool.fetch("UPDATE tables SET owner = '' WHERE id = $1 AND owner = $2", table_id, node)


async def find_room(pool: Pool) -> None:
    """Write more than fits on a page that exists, and take it back: does the disk have room again?"""
    with contextlib.suppress(TakenBack):
        async with pool.transaction() as db:
            await db.execute("INSERT INTO posts (payload) VALUES ($1)", os.urandom(ROOM))
            raise TakenBack


# Reading


def first(rows: list[Any]) -> Any:
    return rows[0] if rows else None


async def owner(pool: Pool, table_id: str) -> str | None:
    row = first(await pool.fetch("SELECT owner FROM tables WHERE id = $1 AND owner <> ''", table_id))
    if not row:
        return None
    [(dead,)] = await pool.fetch(IS_DEAD, row["owner"])
    return None if dead else row["owner"]


async def table(pool: Pool, table_id: str) -> TableRow | None:
    row = first(await pool.fetch(f"SELECT {TABLE} FROM tables WHERE id = $1", table_id))
    return TableRow(*row) if row else None


async def by_code(pool: Pool, code: str) -> TableRow | None:
    row = first(await pool.fetch(f"SELECT {TABLE} FROM tables WHERE code = $1 AND code <> ''", code))
    return TableRow(*row) if row else None


async def tables(pool: Pool, status: Status | None, unchanged_since: int | None, limit: int) -> list[TableRow]:
    query = f"""
        SELECT {TABLE} FROM tables
        WHERE ($1::text IS NULL OR status = $1) AND ($2::bigint IS NULL OR changed <= $2) ORDER BY changed LIMIT $3"""
    return [TableRow(*row) for row in await pool.fetch(query, status, unchanged_since, limit)]


async def counts(pool: Pool) -> dict[str, int]:
    return dict(await pool.fetch("SELECT status, count(*) FROM tables GROUP BY status"))


async def entries(pool: Pool, table_id: str, after: int, until: int | None) -> list[Entry]:
    query = """
        SELECT seq, kind, seat, body, id, at, drawn FROM entries
        WHERE table_id = $1 AND seq > $2 AND ($3::bigint IS NULL OR seq <= $3) ORDER BY seq"""
    return [Entry(*row) for row in await pool.fetch(query, table_id, after, until)]


async def snapshot(pool: Pool, table_id: str, at_most: int | None) -> Snapshot | None:
    query = """
        SELECT seq, position, drawn, extra FROM snapshots
        WHERE table_id = $1 AND ($2::bigint IS NULL OR seq <= $2) ORDER BY seq DESC LIMIT 1"""
    row = first(await pool.fetch(query, table_id, at_most))
    return Snapshot(*row) if row else None


async def find_id(pool: Pool, table_id: str, seat: str, client_id: str) -> int | None:
    query = "SELECT seq FROM entries WHERE table_id = $1 AND seat = $2 AND id = $3 AND id <> ''"
    row = first(await pool.fetch(query, table_id, seat, client_id))
    return row["seq"] if row else None


async def games_of(pool: Pool, player: str, limit: int) -> list[Sitting]:
    query = """
        SELECT t.id, s.seat, t.status, t.setup, t.created, t.changed FROM sittings s JOIN tables t ON t.id = s.table_id
        WHERE s.player = $1 ORDER BY t.created DESC, t.id, s.seat LIMIT $2"""
    return [Sitting(*row) for row in await pool.fetch(query, player, limit)]
