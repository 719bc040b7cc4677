"""Two server processes with one database: each table is run by one of them, and can be played at both."""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from player import Player, player, told_the_same, watcher
from running_server import RunningServer


@asynccontextmanager
async def two_servers(url: str, folder: Path) -> AsyncGenerator[tuple[RunningServer, RunningServer]]:
    async with RunningServer(url, folder) as one, RunningServer(url, folder) as two:
        yield one, two


async def test_a_table_is_played_at_both_processes_and_everybody_is_told_the_same(postgres_url: str, tmp_path: Path):
    async with two_servers(postgres_url, tmp_path) as (one, two):
        made = await one.make_table("person", "person", options={"rounds": 4})
        async with player(one, made, "A") as ada, player(two, made, "B") as ben, watcher(two, made["id"]) as eve:
            await ben.ask("sit", seat="B", ready=True)
            await ada.sit_and_start()
            await asyncio.gather(ada.play_on(), ben.play_on())
            await eve.until(lambda: eve.over)
            assert ada.entries == ben.entries == eve.entries


async def test_one_joins_reads_and_looks_up_at_a_process_that_does_not_run_the_table(postgres_url: str, tmp_path: Path):
    async with two_servers(postgres_url, tmp_path) as (one, two):
        made = await one.make_table("person", "open")
        async with player(one, made) as ada:
            await ada.until(lambda: ada.info)
            found = (await two.http.get(f"/api/codes/{made['code'].lower()}")).json()
            joined = await two.http.post(f"/api/tables/{found['id']}/join", json={"name": "Ben"})
            assert joined.status_code == 201, joined.text
            full = await two.http.post(f"/api/tables/{found['id']}/join", json={"name": "Cem"})
            assert (full.status_code, full.json()["de"]) == (409, "An diesem Tisch ist kein Platz frei.")
            ben = Player(two, made["id"], {"B": joined.json()["secret"]})
            await ben.connect()
            await ben.ask("sit", seat="B", ready=True)
            await ada.sit_and_start()
            await ben.until(lambda: ben.now)
            here, there = [await server.http.get(f"/api/tables/{made['id']}/position") for server in (one, two)]
            assert here.json() == there.json()
            assert await one.record(made["id"]) == await two.record(made["id"])
            await ben.drop()


async def test_when_the_owner_of_a_table_dies_its_clients_elsewhere_come_back_and_play_on(
    postgres_url: str, tmp_path: Path
):
    async with two_servers(postgres_url, tmp_path) as (one, two):
        made = await one.make_table("person", "shrewd")
        async with player(one, made) as ada, watcher(two, made["id"]) as eve:
            await ada.sit_and_start()
            await ada.play_on(3)
            await told_the_same(ada, eve)
            await one.kill()
            assert (await eve.until_closed())[0] == 4503
            await eve.connect()
            await ada.connect(two)
            await ada.play_on(3)
            await told_the_same(ada, eve)


async def test_when_a_process_dies_its_clients_are_missed_at_tables_run_elsewhere(postgres_url: str, tmp_path: Path):
    async with two_servers(postgres_url, tmp_path) as (one, two):
        made = await one.make_table("person", "person")
        async with player(one, made, "A") as ada, player(two, made, "B"):
            await ada.until(lambda: [seat["here"] for seat in ada.info.get("seats", [])] == [True, True])
            await two.kill()
            await ada.until(lambda: [seat["here"] for seat in ada.info["seats"]] == [True, False])
