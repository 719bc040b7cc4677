"""Writes tests/server/old: `python tests/server/make_old_games.py`, once for each change of the schema.

A folder there is a database as a version left it: its schema, the rows of a finished and of a running game, and the
keys to the latter. What was written once stays as it is.
"""

import asyncio
import json
import shutil
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

from player import player
from running_server import RunningServer

import pasch.server.store

HERE = Path(__file__).parent / "old"
SHIPPED = Path(pasch.server.store.__file__).parent
TABLES = ("tables", "entries", "snapshots", "sittings")
ME = {"Pasch-Player": "a browser of long ago"}


async def play(folder: Path) -> dict[str, Any]:
    async with RunningServer(folder, folder) as server:
        over = await server.make_table("person", "shrewd", options={"rounds": 2}, headers=ME)
        async with player(server, over) as ada:
            await ada.ask("sit", seat="A", name="Ada", words="long ago")
            await ada.sit_and_start()
            await ada.play_on()
        running = await server.make_table("person", "person", "casual", edition="mega", headers=ME)
        async with player(server, running) as people:
            await people.sit_and_start()
            await people.ask("chat", seat="A", text="See you next year!")
            await people.play_on(10)
        await server.stop()
    return {"over": over["id"], "running": running}


def rows(folder: Path) -> dict[str, Any]:
    with sqlite3.connect(folder / "pasch.sqlite3") as db:
        db.row_factory = sqlite3.Row
        found = {name: [dict(row) for row in db.execute(f"SELECT * FROM {name}")] for name in TABLES}
    return {name: [{key: _text(row[key]) for key in row} for row in found[name]] for name in TABLES}


def _text(value: Any) -> Any:
    """Documents are bytes in the database."""
    return {"bytes": value.decode()} if isinstance(value, bytes) else value


def main() -> None:
    newest = max(SHIPPED.glob("sqlite/*.sql")).name.partition("-")[0]
    kept = HERE / f"schema-{newest}"
    if kept.exists():
        raise SystemExit(f"{kept} was written before, and stays as it is")
    with tempfile.TemporaryDirectory() as folder:
        keys = asyncio.run(play(Path(folder)))
        games = {"keys": keys, "rows": rows(Path(folder))}
    for backend in ("sqlite", "postgres"):
        (kept / backend).mkdir(parents=True)
        for file in (SHIPPED / backend).glob("*.sql"):
            shutil.copy(file, kept / backend)
    (kept / "games.json").write_text(json.dumps(games, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
