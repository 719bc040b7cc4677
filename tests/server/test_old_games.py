"""Databases and records that earlier versions wrote: games in them are resumed, replayed and verified."""

import json
import re
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from player import Player, keys_of
from postgres_cluster import run_sql
from running_server import RunningServer
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import pasch.server.store
from pasch import fair
from pasch.game import Game
from pasch.record import RecordError
from pasch.server import protocol as say
from pasch.server.store.postgres.backend import PostgresStore
from pasch.server.store.sqlite.backend import SqliteStore

OLD = sorted((Path(__file__).parent / "old").glob("schema-*"))
SHIPPED = Path(pasch.server.store.__file__).parent
RECORDS = sorted((Path(__file__).parents[1] / "games").glob("*/two-to-the-end.pasch"))
ME = {"Pasch-Player": "a browser of long ago"}


async def restored(place: Path | str, old: Path, more: tuple[str, ...] = ()) -> Any:
    """A database as it was left, with more lines in the game that was running; gives what is known about its games."""
    sqlite = isinstance(place, Path)
    store = SqliteStore(place, old / "sqlite") if sqlite else PostgresStore(place, old / "postgres")
    await store.open()
    await store.close()
    games = json.loads((old / "games.json").read_text(encoding="utf-8"))
    table = next(row for row in games["rows"]["tables"] if row["id"] == games["keys"]["running"]["id"])
    for line in more:
        table["last"] += 1
        last = next(row for row in reversed(games["rows"]["entries"]) if row["table_id"] == table["id"])
        games["rows"]["entries"].append(last | {"seq": table["last"], "body": line, "id": ""})
    for name, rows in games["rows"].items():
        for row in rows:
            values = [_as_stored(value) for value in row.values()]
            await insert(place, f"INSERT INTO {name} ({', '.join(row)}) VALUES ({{}})", values)
    return games


def _as_stored(value: Any) -> Any:
    """Documents are bytes in the database."""
    document: Any = value
    return document["bytes"].encode() if isinstance(value, dict) else value


async def insert(place: Path | str, sql: str, values: list[Any]) -> None:
    if isinstance(place, Path):
        with sqlite3.connect(place / "pasch.sqlite3") as db:
            db.execute(sql.format(", ".join("?" * len(values))), values)
        return
    await run_sql(place, sql.format(", ".join(f"${n}" for n in range(1, len(values) + 1))), *values)


@pytest.mark.parametrize("old", OLD, ids=[old.name for old in OLD])
async def test_games_of_an_old_database_go_on_where_they_were(old: Path, place: Path | str, tmp_path: Path):
    games = await restored(place, old)
    running, entries = games["keys"]["running"], games["rows"]["entries"]
    async with RunningServer(place, tmp_path) as server:
        people = Player(server, running["id"], keys_of(running))
        await people.connect()
        await people.until_shown(lambda view: view["waiting"])
        lines = [row["body"] for row in entries if row["table_id"] == running["id"] and row["kind"] == "line"]
        assert people.lines() == lines
        await people.play_on(5)
        await people.drop()
        assert people.lines()[: len(lines)] == lines
        assert len(people.lines()) >= len(lines) + 5
        assert Game.from_record(await server.record(running["id"])).phase != "over"
        record = await server.record(games["keys"]["over"])
        assert fair.verify(record).ok
        mine = (await server.http.get("/api/mine", headers=ME)).json()
        assert {game["table"]["id"] for game in mine} == {running["id"], games["keys"]["over"]}


@pytest.mark.parametrize("old", OLD, ids=[old.name for old in OLD])
async def test_a_game_of_older_rules_that_cannot_go_on_ends_with_a_message_and_loses_nothing(
    old: Path, place: Path | str, tmp_path: Path
):
    gift = ("A offer B give 5 get nothing", "B accept")  # allowed until 0.2.0
    running = (await restored(place, old, gift))["keys"]["running"]["id"]
    async with RunningServer(place, tmp_path) as server:
        for _ in range(2):  # the second time it is over already
            async with connect(server.socket_url) as line:
                await line.send(json.dumps({"type": "hello", "version": say.VERSION, "table": running}))
                problem = json.loads(await line.recv())
                assert problem["type"] == "problem"
                assert problem["code"] == "rules"
                assert "rules of Pasch 0.1.0" in problem["text"]
                with pytest.raises(ConnectionClosed) as closed:
                    await line.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == say.OLDER_RULES
        assert (await server.http.get(f"/api/tables/{running}")).json()["status"] == "over"
        story = await server.http.get(f"/api/tables/{running}/story")
        assert story.status_code == 409
        assert "nach den Regeln von Pasch 0.1.0" in story.json()["de"]
        record = await server.record(running)
        assert "engine: 0.1.0\n" in record
        assert record.splitlines()[-2:] == list(gift)
        with pytest.raises(RecordError, match=r"trade\.no-loans .*rules of Pasch 0\.1\.0"):
            Game.from_record(record)


def test_every_schema_that_was_shipped_is_kept_as_it_was() -> None:
    """A change is a file of its own: what old databases were made with is never touched again."""
    newest = max(SHIPPED.glob("sqlite/*.sql")).name.partition("-")[0]
    assert f"schema-{newest}" in [old.name for old in OLD], "python tests/server/make_old_games.py keeps it"
    for old in OLD:
        for file in old.glob("*/*.sql"):
            assert (SHIPPED / file.relative_to(old)).read_bytes() == file.read_bytes()


@pytest.mark.parametrize("file", RECORDS, ids=[file.parent.name for file in RECORDS])
def test_a_record_of_an_older_engine_replays_and_still_says_which_one_it_was(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    older = re.sub(r"^engine: .*$", "engine: 0.0.3", text, count=1, flags=re.MULTILINE)
    assert older != text
    then, now = Game.from_record(older), Game.from_record(text)
    assert then.position() == now.position()
    assert then.record() == older
