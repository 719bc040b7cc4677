"""Table talk about trades: reasons, flags on deeds, no offers of bots. Bots keep to it, and no record tells of it."""

from pathlib import Path
from typing import Any

import pytest
from hooked_server import hook, hooked
from player import Player, player, watcher

from pasch import scenario, scenario_file
from pasch.bots.chaos import write_random_offer
from pasch.bots.dice import Rng, seed_rng
from pasch.bots.players import KernelPlayer
from pasch.game import Game
from pasch.notation import Action, from_move
from pasch.rules.state import Move
from pasch.server.talk import QUIET_ROUNDS, Talk

DEALT = """
title = "B lacks an orange street of A's, and A a pink one of B's"
clauses = []
edition = "classic"
[given]
seats = ["A", "B", "C"]
turn = "B"
cash = { A = 900, B = 1500, C = 800 }
[given.owns]
A = ["muenchner-strasse", "seestrasse", "hafenstrasse", "badstrasse", "turmstrasse", "theaterstrasse", "westbahnhof"]
B = ["wiener-strasse", "berliner-strasse", "neue-strasse", "chausseestrasse", "elisenstrasse", "goethestrasse"]
C = ["poststrasse", "opernplatz", "museumstrasse", "lessingstrasse", "schillerstrasse", "rathausplatz", "hauptstrasse",
  "bahnhofstrasse", "parkstrasse", "schlossallee", "suedbahnhof", "nordbahnhof", "hauptbahnhof", "elektrizitaetswerk",
  "wasserwerk"]
"""
OFFER = "B offer A give"
SEATS = [{"kind": "person"}, {"kind": "bot", "bot": "shrewd"}, {"kind": "bot", "bot": "casual"}]
PEOPLE = [{"kind": "person"}] * 3


def table(turn: str = "B") -> str:
    return DEALT.replace('turn = "B"', f'turn = "{turn}"')


def dealt() -> Game:
    return scenario.set_up(scenario_file.parse(DEALT.encode(), "dealt"))


def wish(game: Game, talk: Talk) -> str:
    """What a shrewd player at seat B does who has said nothing yet."""
    bot = KernelPlayer("shrewd", game.table)
    talk.remind(game, "B", bot.mind)
    return str(bot.choose(game, "B"))


def asked_for(action: str) -> str:
    return action.partition(" get ")[2]


def refused(reason: Any) -> tuple[Game, Talk]:
    """The game after A has refused B's offer, and what was said."""
    game, talk = dealt(), Talk()
    game.play(wish(game, talk))
    talk.refuse(game, reason)
    game.play("A reject")
    return game, talk


def test_a_bot_asks_for_what_it_lacks():
    assert wish(dealt(), Talk()).startswith(OFFER)
    assert asked_for(wish(dealt(), Talk())) == "muenchner-strasse"


def test_after_not_now_bots_make_no_offer_for_some_rounds():
    game, talk = refused("not-now")
    assert wish(game, talk) == "B roll"
    game.state.round += QUIET_ROUNDS - 1
    assert wish(game, talk) == "B roll"
    game.state.round += 1
    assert wish(game, talk).startswith(OFFER)


def test_after_gives_you_a_monopoly_that_bot_does_not_ask_for_the_group_again():
    game, talk = refused("monopoly")
    game.state.round += 50
    assert "muenchner-strasse" not in asked_for(wish(game, talk))
    assert talk.closed(game, "C", "A") == 0


def test_after_too_little_the_same_bot_offers_more_for_the_same_deed():
    game, talk, bot = dealt(), Talk(), KernelPlayer("shrewd", dealt().table)
    offers: list[Action] = []
    for _ in range(2):
        talk.remind(game, "B", bot.mind)
        offers.append(bot.choose(game, "B"))
        game.play(offers[-1])
        talk.refuse(game, "too-little")
        game.play("A reject")
        game.state.round += 10
    first, second = offers
    assert second.get.spaces == first.get.spaces == ("muenchner-strasse",)
    assert second.give.spaces == first.give.spaces
    assert second.give.cash > first.give.cash


def test_no_bot_asks_for_what_is_not_for_sale_and_an_open_deed_takes_a_no_back():
    game, talk = dealt(), Talk(flags={"muenchner-strasse": ("A", "keep")})
    assert "muenchner-strasse" not in asked_for(wish(game, talk))
    game, talk = refused("monopoly")
    talk.flags["muenchner-strasse"] = "A", "open"
    game.state.round += 50
    assert asked_for(wish(game, talk)) == "muenchner-strasse"


def test_what_an_earlier_owner_said_of_a_deed_counts_no_more():
    game, talk = dealt(), Talk(flags={"muenchner-strasse": ("C", "keep"), "westbahnhof": ("A", "keep")})
    assert talk.shown(game) == {"westbahnhof": "keep"}
    assert wish(game, talk).startswith(OFFER)


def test_whoever_wants_no_offers_gets_none():
    talk = Talk(deaf=["A"])
    assert wish(dealt(), talk) == "B roll"


@pytest.mark.parametrize("seed", range(20))
def test_an_offer_of_a_bot_that_listens_to_nobody_is_seen_to_be_unwelcome(seed: int):
    game, move, rng = dealt(), Move(), Rng()
    seed_rng(rng, seed, 0)
    write_random_offer(game.table.board, game.state, rng, move, 1, 0)
    offer = from_move(move, game.table)
    assert not Talk(deaf=["A"]).is_welcome(game, offer)
    kept = Talk(flags=dict.fromkeys(offer.get.spaces, ("A", "keep")))
    assert kept.is_welcome(game, offer) == (not offer.get.spaces)
    assert Talk().is_welcome(game, offer)


async def offered(one: Player) -> dict[str, Any]:
    return await one.until_shown(lambda view: view["phase"] == "offer")


async def test_a_reason_is_told_to_all_kept_over_a_restart_and_stands_in_no_record(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, table(), "1 2", seats=SEATS)
        async with player(server, made) as ada, watcher(server, made["id"]) as guest:
            await offered(ada)
            answer = await ada.act("A reject", reason="monopoly")
            assert answer["type"] == "done"
            told = await guest.until_entry(lambda entry: entry["kind"] == "talk")
            assert (told["seat"], told["text"], told["seq"]) == ("A", "monopoly B", answer["seq"] + 1)
            assert guest.entries[answer["seq"]]["line"] == "A reject"
            record = await server.record(made["id"])
            assert "A reject" in record
            assert "monopoly" not in record
            assert Game.from_record(record).record() == record
            await server.kill()
            await server.start()
            late = Player(server, made["id"])
            await late.connect()
            assert (await late.until_entry(lambda entry: entry["kind"] == "talk"))["text"] == "monopoly B"
            await late.drop()


async def test_a_repeated_refusal_is_said_once(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, table(), "1 2", seats=SEATS)
        async with player(server, made) as ada:
            await offered(ada)
            first = await ada.act("A reject", id="no-1", reason="not-now")
            ada.answers.clear()
            assert (await ada.act("A reject", id="no-1", reason="not-now"))["seq"] == first["seq"]
            await ada.until_entry(lambda entry: entry["kind"] == "talk")
            assert [entry["text"] for entry in ada.entries.values() if entry["kind"] == "talk"] == ["not-now B"]


async def test_only_a_refused_offer_has_a_reason_and_only_the_one_who_was_asked_may_refuse(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, table("A"), "1 2", seats=PEOPLE)
        async with player(server, made) as people:
            assert (await people.act("A roll", reason="not-now"))["clause"] == "table.reason"
            assert (await people.act("A reject", reason="not-now"))["type"] == "refused"
            await people.must("A offer B give 1 get wiener-strasse")
            assert (await people.act("C reject", reason="not-now"))["type"] == "refused"
            assert not [entry for entry in people.entries.values() if entry["kind"] == "talk"]
            assert (await people.act("B reject", reason="too-little"))["type"] == "done"


@pytest.mark.parametrize("how", ["nothing", "flag", "offers"])
async def test_bots_at_a_table_keep_to_flags_and_to_no_offers(tmp_path: Path, how: str):
    async with hooked(tmp_path) as server:
        made = await hook(server, table("A"), "1 2", "1 2", seats=SEATS)
        async with player(server, made) as ada, watcher(server, made["id"]) as guest:
            if how == "flag":
                said = await ada.ask("flag", seat="A", space="muenchner-strasse", flag="keep")
                assert said["type"] == "done"
                await guest.until_shown(lambda view: view["deeds"]["muenchner-strasse"].get("flag") == "keep")
            elif how == "offers":
                assert (await ada.ask("offers", seat="A", welcome=False))["type"] == "done"
                await guest.until(lambda: guest.info.get("seats", [{}])[0].get("no_offers"))
                await guest.until_entry(lambda entry: entry["text"] == "offers-no")
            await server.kill()
            await server.start()
            await ada.connect()
            await ada.must("A roll")
            first = await ada.until_entry(lambda entry: entry["line"].startswith(("B offer", "B roll")))
            assert ("muenchner-strasse" in asked_for(first["line"])) == (how == "nothing")
            assert first["line"].startswith("B roll") or how != "offers"


async def test_a_flag_can_be_changed_and_taken_away_and_only_by_the_owner(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, table("A"), "1 2", seats=PEOPLE)
        async with player(server, made) as people:
            assert (await people.ask("flag", seat="A", space="poststrasse", flag="keep"))["clause"] == (
                "table.not-your-deed"
            )
            for flag in ("keep", "open", None):
                assert (await people.ask("flag", seat="A", space="badstrasse", flag=flag))["type"] == "done"
                await people.until_shown(lambda view, flag=flag: view["deeds"]["badstrasse"].get("flag") == flag)
            await people.ask("flag", seat="A", space="badstrasse", flag="open")
            await people.must("A offer B give badstrasse get 10")
            await people.must("B accept")
            view = await people.until_shown(lambda view: view["deeds"]["badstrasse"]["owner"] == "B")
            assert "flag" not in view["deeds"]["badstrasse"]
