"""The log: one JSON object a line, and nothing in it that is nobody's business."""

import json
from pathlib import Path
from typing import Any

import apsw
from player import Player, keys_of
from running_server import RunningServer


def lines_of(server: RunningServer) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.splitlines() if not line.startswith("Pasch: ")]


async def play_a_little(server: RunningServer) -> tuple[str, list[str]]:
    """A table with talk and a refusal; gives its id and what must not be logged."""
    made = await server.make_table("person", {"kind": "person", "name": "Zacharias"})
    keys = keys_of(made)
    player = Player(server, made["id"], keys)
    await player.connect()
    for seat in keys:
        await player.ask("sit", seat=seat, ready=True, words=f"marzipan {seat}")
    await player.ask("start")
    await player.ask("chat", seat="A", text="psst, a secret")
    await player.send(type="act", id="refused-1", action="A build badstrasse", seen=player.last)
    await player.until(lambda: "refused-1" in player.answers)
    await player.drop()
    return made["id"], [*keys.values(), "Zacharias", "marzipan", "psst", "127.0.0.1:"]


async def test_tables_games_connections_and_refusals_are_logged_as_lines_of_json(tmp_path: Path) -> None:
    async with RunningServer(tmp_path / "data", tmp_path, log="debug") as server:
        table, _ = await play_a_little(server)
        await server.stop()
    lines = lines_of(server)
    assert all({"at", "level", "what"} <= line.keys() for line in lines)
    whats = [line["what"] for line in lines]
    expected = ["serving", "table made", "connection opened", "game begun", "refused", "connection closed", "stopped"]
    assert [what for what in whats if what in expected] == expected
    made = next(line for line in lines if line["what"] == "table made")
    assert (made["table"], made["edition"], made["seats"]) == (table, "classic", 2)
    assert next(line for line in lines if line["what"] == "refused")["clause"]


async def test_secrets_seeds_names_words_and_chat_are_never_logged(tmp_path: Path) -> None:
    async with RunningServer(tmp_path / "data", tmp_path, log="debug") as server:
        _, private = await play_a_little(server)
        await server.stop()
    database: Any = apsw.Connection(str(tmp_path / "data" / "pasch.sqlite3"))
    private += [str(seed) for (seed,) in database.execute("SELECT seed FROM tables")]
    text = "\n".join(line for line in server.log.splitlines() if not line.startswith("Pasch: "))
    assert [word for word in private if word in text] == []
