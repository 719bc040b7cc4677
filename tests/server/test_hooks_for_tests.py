"""`--test-hooks` lets tests choose dice: never by accident, never for others, and never where dice can be verified."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hooked_server import hook, hooked
from player import player
from running_server import RunningServer

STORY = """
title = "x"
clauses = []
edition = "classic"
[given]
seats = ["A", "B"]
[[step]]
do = "A roll"
chance = "1 2"
"""


async def ended(*flags: str, **environment: str) -> tuple[int, list[str]]:
    """How a server that must not start ends."""
    command = [sys.executable, "-m", "pasch", "serve", "--port", "0", *flags]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, env=os.environ | environment, stdout=pipe, stderr=pipe)
    _, told = await process.communicate()
    lines = [line for line in told.decode().splitlines() if not line.startswith("{")]
    return process.returncode or 0, lines


async def test_they_are_off_by_default(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        answer = await server.http.post("/api/test/tables", json={"scenario": STORY})
        assert answer.status_code in (404, 405)


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.1"])
async def test_they_are_refused_where_others_could_reach_them(host: str, tmp_path: Path):
    told = ["pasch: serve: --test-hooks only together with a loopback address"]
    assert await ended("--test-hooks", "--host", host, "--data", str(tmp_path)) == (2, told)
    assert await ended("--data", str(tmp_path), PASCH_TEST_HOOKS="true", PASCH_HOST=host) == (2, told)


async def test_they_are_refused_together_with_verifiable_tables(place: Path | str, tmp_path: Path):
    async with RunningServer(place, tmp_path) as server:
        assert (await server.make_table("person", "person"))["id"]
    where = ["--database", place] if isinstance(place, str) else ["--data", str(place)]
    told = ["pasch: serve: --test-hooks: there are tables with verifiable dice; expected a place of its own"]
    assert await ended("--test-hooks", *where) == (2, told)


async def test_no_table_made_beside_chosen_dice_claims_that_its_dice_are_fair(tmp_path: Path):
    async with hooked(tmp_path) as server:
        chosen = await hook(server, STORY, "3 4")
        made = await server.make_table("person", "person")
        async with player(server, made) as people:
            await people.sit_and_start()
            assert people.info["commit"] == ""
            await people.play_on(3)
        await server.kill()
        await server.start()
        for table in (chosen, made):
            record = await server.record(table["id"])
            assert "commit:" not in record
            file = tmp_path / f"{table['id']}.pasch"
            file.write_text(record)
            command = [sys.executable, "-m", "pasch", "verify", str(file)]
            assert subprocess.run(command, capture_output=True, check=False).returncode == 2
