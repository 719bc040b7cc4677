"""What happens by the clock: auctions, rents to be demanded, offers, scarce houses, time-outs."""

import asyncio
import re
import time
from pathlib import Path
from typing import Any

from hooked_server import hook, hooked
from player import Player, keys_of, player, watcher

FREE = """
title = "A free street"
clauses = []
edition = "classic"
[given]
seats = ["A", "B", "C"]
"""
RENTED = """
title = "A street of B's"
clauses = []
edition = "classic"
[given]
seats = ["A", "B", "C"]
owns = { B = ["turmstrasse"] }
"""
SCARCE = """
title = "One house left"
clauses = []
edition = "classic"
[given]
seats = ["A", "B", "C"]
owns = { A = ["badstrasse", "turmstrasse"], B = ["parkstrasse", "schlossallee"] }
bank = { houses = 1 }
"""
SLOW = {"auction_seconds": 600, "late_bid_seconds": 600}


async def to_auction(people: Player) -> float:
    """A lands on a free street and does not want it; gives a time before the auction was opened."""
    await people.must("A roll")
    began = time.monotonic()
    await people.must("A decline")
    return began


def kinds(entry: dict[str, Any]) -> list[str]:
    return [event["type"] for event in entry["events"]]


async def event(one: Player, kind: str) -> dict[str, Any]:
    entry = await one.until_entry(lambda entry: kind in kinds(entry))
    return next(event for event in entry["events"] if event["type"] == kind)


async def test_an_auction_without_bids_closes_by_itself(tmp_path: Path):
    async with hooked(tmp_path, auction_seconds=0.5, late_bid_seconds=0.4) as server:
        made = await hook(server, FREE, "1 2")
        async with player(server, made) as people:
            began = await to_auction(people)
            await event(people, "AuctionFailed")
            assert time.monotonic() - began > 0.4
            assert people.lines()[-3:] == ["A pass", "B pass", "C pass"]


async def test_a_late_bid_gives_the_others_time_again(tmp_path: Path):
    async with hooked(tmp_path, auction_seconds=5.0, late_bid_seconds=4.0) as server:
        made = await hook(server, FREE, "1 2")
        async with player(server, made) as people:
            began = await to_auction(people)
            await people.must("B bid 10")
            tick = await ticked(people)
            assert (tick["kind"], tick["left"] <= 5000) == ("auction", True)
            await asyncio.sleep(1.5)
            late = time.monotonic()
            await people.must("C bid 20")
            assert (await event(people, "AuctionWon")) == {
                "type": "AuctionWon", "seat": "C", "amount": 20, "space": "turmstrasse"
            }  # fmt: skip
            assert time.monotonic() - late > 3.9
            assert time.monotonic() - began > 5.4


async def test_an_auction_ends_at_once_when_all_others_are_out(tmp_path: Path):
    async with hooked(tmp_path, **SLOW) as server:
        made = await hook(server, FREE, "1 2")
        async with player(server, made) as people:
            await to_auction(people)
            for action in ("B bid 10", "A pass", "C pass"):
                await people.must(action)
            assert (await event(people, "AuctionWon"))["seat"] == "B"


async def test_a_limit_bids_for_its_seat_and_is_told_to_nobody(tmp_path: Path):
    async with hooked(tmp_path, **SLOW) as server:
        made = await hook(server, FREE, "1 2")
        async with player(server, made, "A", "C") as others, player(server, made, "B") as ben:
            assert (await ben.ask("limit", seat="B", amount=9))["clause"] == "table.no-auction"
            await to_auction(others)
            assert (await ben.ask("limit", seat="B", amount=7531))["type"] == "done"
            await others.until_entry(lambda entry: entry["line"].startswith("B bid"))
            await others.must("C bid 40")
            await others.until_entry(lambda entry: entry["line"] == "B bid 41")
            await ben.ask("limit", seat="B", amount=0)
            await others.must("C bid 60")
            await ben.until_shown(lambda view: view["auction"]["bidder"] == "C")
            await others.must("A pass")
            await ben.must("B pass")
            assert (await event(others, "AuctionWon"))["amount"] == 60
            assert "7531" not in "".join(others.raw)


async def test_a_limit_is_shown_again_to_its_own_seat_alone_and_can_be_changed_and_removed(tmp_path: Path):
    async with hooked(tmp_path, **SLOW) as server:
        made = await hook(server, FREE, "1 2")
        async with (
            player(server, made, "A", "C") as others,
            player(server, made, "B") as ben,
            watcher(server, made["id"]) as guest,
        ):
            await to_auction(others)
            await others.must("C bid 500")
            await others.ask("limit", seat="A", amount=404)
            assert (await ben.ask("limit", seat="B", amount=431))["type"] == "done"
            await ben.until(lambda: limits(ben) == {"B": 431})
            await server.kill()
            await server.start()
            for one in (others, guest, ben):
                one.now = None
                await one.connect()
            await ben.until(lambda: limits(ben) == {"B": 431})
            await ben.ask("limit", seat="B", amount=432)
            await ben.until(lambda: limits(ben) == {"B": 432})
            await ben.ask("limit", seat="B", amount=0)
            await ben.until(lambda: limits(ben) == {})
            await others.until(lambda: limits(others) == {"A": 404})
            await others.until(lambda: guest.now and limits(guest) == {})
            assert not re.search(r"\b(431|432)\b", "".join(others.raw + guest.raw))
            assert not re.search(r"\b404\b", "".join(ben.raw + guest.raw))


async def test_a_limit_is_gone_with_its_auction(tmp_path: Path):
    async with hooked(tmp_path, **SLOW) as server:
        made = await hook(server, FREE, "1 2", "1 4", "1 3")
        async with player(server, made) as people:
            await to_auction(people)
            await people.must("C bid 50")
            await people.ask("limit", seat="B", amount=40)
            await people.until(lambda: limits(people) == {"B": 40})
            for action in ("A pass", "B pass", "B roll", "B decline"):
                await people.must(action)
            view = await people.until_shown(lambda view: view["phase"] == "auction" and view["turn"] == "B")
            assert (view["auction"]["bid"], limits(people)) == (0, {})


async def test_a_limit_that_cannot_be_paid_is_taken_back_before_the_eyes_of_its_owner(tmp_path: Path):
    async with hooked(tmp_path, **SLOW) as server:
        made = await hook(server, FREE + "cash = { B = 30 }\n", "1 2")
        async with player(server, made) as people:
            await to_auction(people)
            await people.ask("limit", seat="B", amount=40)
            await people.until(lambda: limits(people) == {"B": 40})
            await people.must("C bid 30")
            await people.until(lambda: limits(people) == {})
            assert people.lines()[-1] == "C bid 30"


def limits(one: Player) -> dict[str, int] | None:
    return one.now and one.now["limits"]


async def test_a_limit_still_bids_after_the_server_has_fallen_over(tmp_path: Path):
    async with hooked(tmp_path, **SLOW) as server:
        made = await hook(server, FREE, "1 2")
        async with player(server, made) as people:
            await to_auction(people)
            await people.must("C bid 300")
            assert (await people.ask("limit", seat="B", amount=200))["type"] == "done"
            assert (await people.ask("limit", seat="A", amount=350))["type"] == "done"
            await people.until_entry(lambda entry: entry["line"] == "A bid 301")
            await server.kill()
            await server.start()
            await people.connect()
            await people.must("C bid 320")
            await people.until_entry(lambda entry: entry["line"] == "A bid 321")
            await people.must("C bid 400")
            await people.must("A pass")
            await people.must("B pass")
            assert (await event(people, "AuctionWon"))["amount"] == 400


async def test_chosen_dice_go_on_after_the_server_has_fallen_over(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, FREE, "1 2", "2 3", "5 6")
        async with player(server, made) as people:
            await people.must("A roll")
            await people.must("A buy")
            assert (await people.act("C roll"))["type"] == "refused"
            await server.kill()
            await server.start()
            await people.connect()
            await people.must("B roll")
            await people.must("B buy")
            await people.must("C roll")
            throws = [line for line in people.lines() if " : " in line]
            assert throws == ["A roll : 1 2", "B roll : 2 3", "C roll : 5 6"]


async def test_the_higher_of_two_limits_wins_a_step_above_the_lower(tmp_path: Path):
    async with hooked(tmp_path, **SLOW) as server:
        made = await hook(server, FREE, "1 2")
        async with player(server, made) as people:
            await to_auction(people)
            await people.ask("limit", seat="B", amount=20)
            await people.ask("limit", seat="C", amount=25)
            await people.until_shown(lambda view: view["auction"]["bid"] >= 20 and view["auction"]["bidder"] == "C")
            for action in ("A pass", "B pass"):
                await people.must(action)
            won = await event(people, "AuctionWon")
            assert (won["seat"], 20 <= won["amount"] <= 21) == ("C", True)


async def test_bots_bid(tmp_path: Path):
    async with hooked(tmp_path, **SLOW) as server:
        bots = [{"kind": "person"}, {"kind": "bot", "bot": "shrewd"}, {"kind": "bot", "bot": "shrewd"}]
        made = await hook(server, FREE, "1 2", seats=bots)
        async with player(server, made) as ada:
            await ada.must("A roll")
            await ada.must("A decline")
            await ada.must("A pass")
            assert (await event(ada, "AuctionWon"))["seat"] in "BC"


async def test_rent_is_paid_by_itself_where_claims_are_automatic(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, RENTED, "1 2")
        async with player(server, made) as people:
            await people.must("A roll")
            assert (await event(people, "RentPaid"))["owner"] == "B"


async def test_the_next_throw_waits_until_the_owner_could_demand_the_rent(tmp_path: Path):
    async with hooked(tmp_path, claim_seconds=3) as server:
        made = await hook(server, RENTED, "1 2", "1 3", claims="demand")
        async with player(server, made, "A", "B") as two, player(server, made, "C") as cem:
            began = time.monotonic()
            await two.must("A roll")
            throw = asyncio.create_task(two.act("B roll"))
            stolen = await cem.act("C roll")
            assert stolen["clause"] == "turn.sequence"
            assert not throw.done()
            assert (await two.act("B roll"))["clause"] == "table.throw-waits"
            assert (await throw)["type"] == "done"
            assert time.monotonic() - began > 2.9
            assert (await event(cem, "RentForfeited"))["owner"] == "B"


async def test_a_demanded_rent_lets_the_next_throw_go_at_once(tmp_path: Path):
    async with hooked(tmp_path, claim_seconds=600) as server:
        made = await hook(server, RENTED, "1 2", "1 3", claims="demand")
        async with player(server, made) as people:
            await people.must("A roll")
            throw = asyncio.create_task(people.act("B roll"))
            await people.until(lambda: any(message["type"] == "tick" for message in people.messages))
            await people.must("B claim")
            assert (await throw)["type"] == "done"
            assert [line.partition(" : ")[0] for line in people.lines()] == ["A roll", "B claim", "B roll"]


async def test_strict_tables_wait_for_nobody(tmp_path: Path):
    async with hooked(tmp_path, claim_seconds=600) as server:
        made = await hook(server, RENTED, "1 2", "1 3", claims="strict")
        async with player(server, made) as people:
            await people.must("A roll")
            await people.must("B roll")
            assert (await event(people, "RentForfeited"))["owner"] == "B"
            assert "automatic" not in await server.record(made["id"])


async def test_somebody_demands_the_rents_of_bots_and_of_people_who_are_away(tmp_path: Path):
    async with hooked(tmp_path, claim_seconds=5) as server:
        made = await hook(server, RENTED, "1 2", claims="demand")
        async with player(server, made, "A", "C") as others:
            await others.must("A roll")
            assert (await event(others, "RentPaid"))["owner"] == "B"


async def test_offers_and_counter_offers_and_an_answer_to_an_older_offer_is_refused(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, RENTED)
        async with player(server, made, "A") as ada, player(server, made, "B") as ben:
            await ada.must("A offer B give 100 get turmstrasse")
            view = await ben.until_shown(lambda view: view.get("offer"))
            assert view["offer"]["give"] == {"cash": 100}
            seen = ben.last
            await ada.must("A withdraw")
            await ada.must("A offer B give 1 get turmstrasse")
            stale = await ben.act("B accept", seen=seen)
            assert (stale["clause"], stale["de"]) == (
                "table.question-changed", "Inzwischen steht eine andere Frage im Raum."
            )  # fmt: skip
            await ben.until(lambda: ben.last == ada.last)
            await ben.must("B offer A give turmstrasse get 90")
            await ada.until(lambda: ada.last == ben.last)
            await ada.must("A accept")
            view = await ben.until_shown(lambda view: view["deeds"]["turmstrasse"]["owner"] == "A")
            assert view["players"]["B"]["cash"] - view["players"]["A"]["cash"] == 180


async def test_a_scarce_house_is_asked_for_and_auctioned(tmp_path: Path):
    async with hooked(tmp_path, **SLOW) as server:
        made = await hook(server, SCARCE)
        async with player(server, made) as people:
            await people.must("A build badstrasse")
            view = await people.until_shown(lambda view: view["phase"] == "want")
            assert view["waiting"] == ["B"]
            await people.must("B want 1")
            await people.until_shown(lambda view: view["phase"] == "auction")
            bid = next(action for action in people.now["menus"]["B"]["may"] if " bid " in action) if people.now else ""
            await people.must(bid)
            view = await people.until_shown(lambda view: view["auction"] and view["auction"]["bidder"] == "B")
            for seat in view["waiting"]:
                await people.must(f"{seat} pass")
            await people.until_shown(lambda view: view["phase"] in ("place", "roll"))
            await people.play_on(1)
            assert (await event(people, "BuildingBought"))["seat"] == "B"


async def test_when_the_time_for_a_decision_is_up_the_caretaker_takes_it_and_it_stands_in_the_record(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, FREE, "1 2", seconds=1, reserve=3)
        began = time.monotonic()
        async with player(server, made) as people:
            await people.until_shown(lambda view: view["waiting"] == ["A"])
            tick = await ticked(people)
            assert (tick["kind"], tick["seats"], tick["reserve"]) == ("clock", ["A"], 3000)
            first = await people.until_entry(lambda entry: entry["line"] == "A roll : 1 2")
            assert time.monotonic() - began > 3.8
            second = await people.until_entry(lambda entry: entry["seat"] == "A", after=first["seq"])
            assert 900 < second["at"] - first["at"] < 3800  # the reserve is gone
            assert second["line"] in ("A buy", "A decline")
            assert "A roll : 1 2" in await server.record(made["id"])


async def test_business_on_the_side_does_not_restart_the_clock(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, RENTED, seconds=60)
        async with player(server, made) as people:
            await ticked(people)
            await asyncio.sleep(1.0)
            await people.must("A offer B give 1 get turmstrasse")
            await people.until_shown(lambda view: view["phase"] == "offer")
            people.messages.clear()
            await people.must("B reject")
            assert (await ticked(people, "A"))["left"] <= 59_000


async def test_a_used_reserve_is_not_given_back_when_the_server_has_fallen_over(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, FREE, "3 3", seconds=1, reserve=20)
        async with player(server, made) as people:
            await people.must("A roll")
            await asyncio.sleep(2.5)
            await people.must("A buy")
            await server.kill()
            await server.start()
            people.messages.clear()
            await people.connect()
            assert 10_000 < (await ticked(people, "A"))["reserve"] < 19_000


async def ticked(one: Player, seat: str = "") -> dict[str, Any]:
    """The first that was told of a clock, of this seat or any."""

    def ticks() -> list[dict[str, Any]]:
        told = [message for message in one.messages if message["type"] == "tick"]
        return [tick for tick in told if not seat or seat in tick["seats"]]

    await one.until(ticks)
    return ticks()[0]


async def test_without_a_clock_nobody_is_hurried(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, FREE, "1 2")
        async with player(server, made) as people:
            await people.until_shown(lambda view: view["waiting"] == ["A"])
            await asyncio.sleep(1.0)
            assert people.last == 1
            assert not [message for message in people.messages if message["type"] == "tick"]


async def test_the_clock_stands_still_for_somebody_who_dropped(tmp_path: Path):
    async with hooked(tmp_path, hold_seconds=600) as server:
        made = await hook(server, FREE, "1 2", seconds=3)
        keys = keys_of(made)
        ada = Player(server, made["id"], {"A": keys["A"]})
        async with player(server, made, "B") as ben:
            await ada.connect()
            await ada.until(lambda: ada.now)
            await ada.drop()
            await asyncio.sleep(3.5)
            assert ben.last == 1
            await ada.connect()
            await ben.until_entry(lambda entry: entry["line"] == "A roll : 1 2")
            await ada.drop()
