"""Auctions wait for those whose connection broke, and for nobody else."""

import asyncio
import time
from pathlib import Path

from hooked_server import hook, hooked
from player import Player, player
from test_real_time import FREE, event, to_auction

BOT = {"kind": "bot", "bot": "shrewd"}
PERSON = {"kind": "person"}
QUICK_HAMMER = {"auction_seconds": 1.0, "late_bid_seconds": 1.0, "hold_seconds": 600}


def sold(one: Player) -> bool:
    return any(event["type"] == "AuctionWon" for entry in one.entries.values() for event in entry["events"])


async def test_nothing_is_sold_while_everybody_is_away_and_who_comes_back_can_bid(tmp_path: Path):
    async with hooked(tmp_path, **QUICK_HAMMER) as server:
        made = await hook(server, FREE, "1 2")
        async with player(server, made) as people:
            await to_auction(people)
            await people.must("B bid 10")
            await people.drop()
            await asyncio.sleep(1.5)
            began = time.monotonic()
            await people.connect()
            assert (await event(people, "AuctionWon"))["seat"] == "B"
            assert time.monotonic() - began > 0.9


async def test_the_hammer_waits_for_somebody_who_dropped(tmp_path: Path):
    async with hooked(tmp_path, **(QUICK_HAMMER | {"late_bid_seconds": 20.0})) as server:
        made = await hook(server, FREE, "1 2")
        async with player(server, made, "A", "B") as people, player(server, made, "C") as cem:
            await cem.drop()
            await people.until(lambda: not people.info["seats"][2]["here"])
            await to_auction(people)
            await asyncio.sleep(1.5)
            assert people.lines()[-1] == "A decline"
            await cem.connect()
            for one, action in ((people, "B bid 10"), (cem, "C bid 20"), (people, "A pass"), (people, "B pass")):
                await one.must(action)
            assert (await event(people, "AuctionWon"))["seat"] == "C"


async def test_the_caretaker_takes_part_when_nobody_came_back(tmp_path: Path):
    async with hooked(tmp_path, **(QUICK_HAMMER | {"hold_seconds": 2.0})) as server:
        made = await hook(server, FREE, "1 2")
        async with player(server, made, "A", "B") as people, player(server, made, "C") as cem:
            await to_auction(people)
            await cem.drop()
            away = await people.until_entry(lambda entry: entry["kind"] == "seat" and entry["text"] == "away")
            assert not sold(people)
            await people.until_entry(lambda entry: entry["seat"] == "C" and entry["line"], after=away["seq"])


async def test_a_limit_that_arrives_late_is_none_for_the_next_auction(tmp_path: Path):
    async with hooked(tmp_path, auction_seconds=600, late_bid_seconds=600) as server:
        made = await hook(server, FREE, "1 2", "1 4", "1 3")
        async with player(server, made) as people:
            await to_auction(people)
            seen = people.last
            await people.must("C bid 50")
            assert (await people.ask("limit", seat="B", amount=40, seen=seen))["type"] == "done"
            for action in ("A pass", "B pass", "B roll", "B decline"):
                await people.must(action)
            late = await people.ask("limit", seat="A", amount=300, seen=seen)
            assert late["clause"] == "table.question-changed"
            assert (await people.ask("limit", seat="A", amount=300, seen=people.last))["type"] == "done"
            await people.until_entry(lambda entry: entry["line"] == "A bid 1")


async def test_chatter_does_not_keep_bots_from_bidding(tmp_path: Path):
    async with hooked(tmp_path, bot_seconds=2, auction_seconds=600, late_bid_seconds=600) as server:
        made = await hook(server, FREE, "1 2", seats=[PERSON, BOT, PERSON])
        async with player(server, made) as people:
            await to_auction(people)
            async with asyncio.timeout(30):
                while not any(line.startswith("B ") for line in people.lines()):
                    assert (await people.ask("chat", seat="A", text="well …"))["type"] == "done"
                    await asyncio.sleep(0.1)
