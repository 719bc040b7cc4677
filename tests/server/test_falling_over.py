"""Servers and databases fall over in the middle of games: every acknowledged action is there, once, unchanged."""

import asyncio
import random
from pathlib import Path

from crash import BY_HAND, fall_over, play_under_fire
from player import player, told_the_same, watcher
from postgres_cluster import Cluster
from running_server import RunningServer


async def test_a_killed_server_has_lost_doubled_and_changed_nothing(place: Path | str, tmp_path: Path):
    async with RunningServer(place, tmp_path, **BY_HAND) as server:
        assert await play_under_fire([server], 100, fall_over(server), 8) >= 8


async def test_two_servers_of_which_one_is_killed_now_and_then(postgres_url: str, tmp_path: Path):
    async with (
        RunningServer(postgres_url, tmp_path, **BY_HAND) as one,
        RunningServer(postgres_url, tmp_path, **BY_HAND) as two,
    ):
        dice = random.Random(7)

        async def disaster() -> None:
            await fall_over(dice.choice([one, two]))()

        assert await play_under_fire([one, two], 20, disaster, 4) >= 4


async def test_a_database_killed_under_two_servers(cluster: Cluster, postgres_url: str, tmp_path: Path):
    async with (
        RunningServer(postgres_url, tmp_path, **BY_HAND) as one,
        RunningServer(postgres_url, tmp_path, **BY_HAND) as two,
    ):

        async def disaster() -> None:
            await asyncio.to_thread(cluster.kill)
            await asyncio.sleep(0.3)
            await asyncio.to_thread(cluster.start)

        assert await play_under_fire([one, two], 20, disaster, 2) >= 2


async def test_a_server_that_is_told_to_stop_stores_what_it_acknowledged_and_asks_everybody_to_come_back(
    place: Path | str, tmp_path: Path
):
    async with RunningServer(place, tmp_path) as server:
        made = await server.make_table("person", "shrewd")
        async with player(server, made) as ada, watcher(server, made["id"]) as eve:
            await ada.sit_and_start()
            await ada.play_on(10)
            await server.stop()
            assert (await ada.until_closed())[0] == (await eve.until_closed())[0] == 4503
            told = dict(ada.entries)
            await server.start()
            await ada.connect()
            await ada.play_on(3)
            assert {seq: ada.entries[seq] for seq in told} == told
            await eve.connect()
            await told_the_same(ada, eve)
