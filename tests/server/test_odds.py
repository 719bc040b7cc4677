"""What the next throw may bring, asked over the wire."""

from pathlib import Path
from typing import Any

import pytest
from hooked_server import hook, hooked
from player import Player, player, watcher
from running_server import RunningServer

STORY = """
title = "Streets of B's ahead of A"
clauses = []
edition = "classic"
[given]
seats = ["A", "B", "C"]
owns = { B = ["turmstrasse", "badstrasse", "suedbahnhof"] }
"""


async def odds(one: Player) -> Any:
    answer = await one.ask("odds")
    assert answer["type"] == "done", answer
    return answer["answer"]


async def test_everybody_may_ask_for_the_odds_and_gets_the_same(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, STORY, "1 3")
        async with player(server, made, "A") as ada, watcher(server, made["id"]) as guest:
            told = await odds(ada)
            assert told == await odds(guest)
            assert sorted(told) == ["A", "B", "C"]
            assert told["A"]["expected"] == pytest.approx((2 * 8 + 4 * 25) / 36)
            assert (told["A"]["most"], told["A"]["pays"]) == (25, pytest.approx(6 / 36))
            assert told["B"]["expected"] == 0
            station = next(one for one in told["A"]["landings"] if one["space"] == "suedbahnhof")
            assert (station["chance"], station["rent"]) == (pytest.approx(4 / 36), 25)


async def test_the_odds_go_with_the_table(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, STORY, "1 3")
        async with player(server, made) as people:
            assert (await odds(people))["C"]["expected"] > 0
            await people.must("A roll")
            told = await odds(people)
            assert "turmstrasse" not in [one["space"] for one in told["A"]["landings"]]
            await people.must("B mortgage suedbahnhof")
            assert (await odds(people))["C"]["most"] == 8
            await people.must("C resign")
            assert sorted(await odds(people)) == ["A", "B"]


async def test_before_the_game_there_are_no_odds(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "casual")
        async with player(server, made) as ada:
            assert (await ada.ask("odds"))["clause"] == "table.not-begun"
