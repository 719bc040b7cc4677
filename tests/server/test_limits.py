"""What one process and one address may have: more is refused in one line, and costs those who are there nothing."""

import asyncio
import resource
from pathlib import Path
from typing import Any

import pytest
from player import Player, player, watcher
from running_server import RunningServer
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus


async def test_tables_beyond_the_limit_are_refused_and_those_that_are_open_go_on(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, tables=1) as server:
        made, other = [await server.make_table("person", "person") for _ in range(2)]
        async with player(server, made) as ada:
            late = Player(server, other["id"])
            await late.connect()
            assert await late.until_closed() == (4503, "1 tables are open; try again later")
            body = {"seats": [{"kind": "person"}, {"kind": "bot"}]}
            answer = await server.http.post("/api/tables", json=body)
            assert (answer.status_code, answer.json()["error"]) == (503, "1 tables are open; try again later")
            assert answer.json()["de"] == "Alle Tische sind besetzt. Bitte später noch einmal versuchen."
            await ada.sit_and_start()


@pytest.mark.parametrize("limit", ["connections", "connections_an_address"])
async def test_connections_beyond_the_limit_are_refused_until_somebody_goes(limit: str, tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, **{limit: 2}) as server:
        made = await server.make_table("person", "person")
        async with player(server, made) as ada:
            async with watcher(server, made["id"]):
                with pytest.raises(InvalidStatus, match="503"):
                    await connect(server.socket_url)
                await ada.ask("sit", seat="A", ready=True)
            async with watcher(server, made["id"]) as eve:
                await eve.until(lambda: eve.info)


async def test_there_are_as_many_connections_as_promised_where_few_open_files_are_usual(tmp_path: Path):
    usual = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(100, usual[1]), usual[1]))  # the server begins with it
    try:
        server = RunningServer(tmp_path / "data", tmp_path)
        await server.start(wait=False)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, usual)
    try:
        await server.until_ready()
        made = await server.make_table("person", "person")
        crowd = [Player(server, made["id"]) for _ in range(120)]
        await asyncio.gather(*(one.connect() for one in crowd))
        await asyncio.gather(*(one.until(lambda one=one: one.info) for one in crowd))
        await asyncio.gather(*(one.drop() for one in crowd))
    finally:
        await server.kill()
        await server.http.aclose()


async def test_a_table_has_two_to_eight_seats_and_no_more_than_its_edition(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        for count, edition, status in (
            (1, "classic", 400),
            (9, "classic", 400),
            (8, "classic", 201),
            (7, "hobbit", 400),
        ):
            body = {"edition": edition, "seats": [{"kind": "open"}] * count}
            answer = await server.http.post("/api/tables", json=body)
            assert answer.status_code == status, answer.text


async def test_messages_may_be_as_long_as_the_operator_says(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, message_bytes=600) as server:
        made = await server.make_table("person", "person")
        async with player(server, made) as ada:
            assert (await ada.ask("chat", seat="A", text="x" * 300))["type"] == "done"
            await ada.send(type="ask", id="long", action="x" * 600)
            assert (await ada.until_closed())[0] == 1009


async def test_the_description_names_the_header_by_which_a_browser_is_known(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        paths: dict[str, Any] = (await server.http.get("/api/openapi.json")).json()["paths"]
        headers = {
            (path, way): [one["required"] for one in told["parameters"] if one["in"] == "header"]
            for path, ways in paths.items()
            for way, told in ways.items()
        }
        asked = {place: needed[0] for place, needed in headers.items() if needed}
        assert asked == {
            ("/api/tables", "post"): False,
            ("/api/tables/{id}/join", "post"): False,
            ("/api/mine", "get"): True,
        }
