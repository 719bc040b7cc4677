"""What a shrewd player does in positions where people agree what is right."""

from typing import Any

import pytest

from pasch.bots.players import KernelPlayer
from pasch.game import Game
from pasch.scenario import Scenario, set_up


def table(edition: str = "classic", **given: Any) -> Game:
    """A game at a given moment."""
    laid_out = {"seats": ["A", "B", "C"], **given}
    return set_up(Scenario("", "", (), edition, (), {}, None, laid_out, (), {}))


def choice(game: Game, seat: str, code: str = "shrewd") -> str:
    return str(KernelPlayer(code, game.table).choose(game, seat))


ORANGE = ["muenchner-strasse", "wiener-strasse", "berliner-strasse"]
RED = ["theaterstrasse", "museumstrasse", "opernplatz"]
PINK = ["seestrasse", "hafenstrasse", "neue-strasse"]
LIGHT_BLUE = ["elisenstrasse", "chausseestrasse", "poststrasse"]


def test_it_leaves_jail_while_there_is_much_to_buy() -> None:
    assert choice(table(jail={"A": 0}), "A") == "A pay-fine"


def test_it_stays_in_jail_when_the_streets_are_dangerous() -> None:
    given: dict[str, Any] = {"owns": {"B": [*ORANGE, *RED]}, "built": dict.fromkeys([*ORANGE, *RED], 3)}
    assert choice(table(jail={"A": 0}, cash={"A": 900}, **given), "A") == "A roll"


def test_it_uses_a_card_before_it_pays() -> None:
    assert choice(table(jail={"A": 0}, cards={"A": ["chance"]}), "A") == "A use-card chance"


@pytest.mark.parametrize("other", [RED, LIGHT_BLUE])
def test_it_builds_three_houses_on_every_street_before_a_fourth_anywhere(other: list[str]) -> None:
    """Also where the fourth house of a cheap group would bring more for its price than the first of a dear one."""
    streets = [*ORANGE, *other]
    game = table(cash={"A": 4000}, owns={"A": streets})
    levels = [0] * len(streets)
    while (said := choice(game, "A")).startswith("A build"):
        before = min(levels)
        game.play(said)
        levels = [game.built.get(street, 0) for street in streets]
        assert max(levels) <= 3 or before >= 3
    assert levels == [5] * 6


def test_it_builds_no_hotel_while_others_wait_for_houses() -> None:
    game = table(
        cash={"A": 900}, owns={"A": ORANGE, "B": LIGHT_BLUE}, built=dict.fromkeys(ORANGE, 4), bank={"houses": 2}
    )
    assert choice(game, "A") == "A roll"
    game = table(cash={"A": 900}, owns={"A": ORANGE}, built=dict.fromkeys(ORANGE, 4))
    assert choice(game, "A").startswith("A build")


def test_in_debt_it_mortgages_a_lonely_deed_before_it_sells_a_house() -> None:
    owns = {"A": [*ORANGE, "badstrasse"], "B": ["schlossallee", "parkstrasse"]}
    built = {**dict.fromkeys(ORANGE, 2), "schlossallee": 1, "parkstrasse": 1}
    game = table(cash={"A": 180}, at={"A": "hauptbahnhof"}, owns=owns, built=built)
    game.play("A roll", chance="1 3")
    game.play("B claim")
    assert game.phase == "debt"
    assert choice(game, "A") == "A mortgage badstrasse"


def test_it_never_sells_the_last_street_of_a_group_for_its_price() -> None:
    game = table(cash={"A": 1500, "B": 300}, owns={"A": ORANGE[:2], "B": [ORANGE[2]], "C": ["badstrasse"]})
    game.play(f"A offer B give 200 get {ORANGE[2]}")
    assert choice(game, "B") != "B accept"


def scattered(**owns: list[str]) -> dict[str, list[str]]:
    """All other deeds go to A, B and C in turn, so that nearly everything is sold and nobody has a group."""
    taken = {street for streets in owns.values() for street in streets}
    board = Game("classic", ["A", "B"], start="A").table
    rest = [name for space in board.deeds if (name := board.space_id(space)) not in taken]
    return {seat: owns[seat] + rest[number::3] for number, seat in enumerate("ABC")}


def test_it_swaps_streets_when_both_complete_a_group() -> None:
    game = table(owns=scattered(A=[*ORANGE[:2], PINK[2]], B=[*PINK[:2], ORANGE[2]], C=["badstrasse"]))
    game.play(choice(game, "A"))
    assert game.phase == "offer"
    assert choice(game, "B") == "B accept"
    game.play("B accept")
    assert len({game.owner[street] for street in ORANGE}) == 1
    assert len({game.owner[street] for street in PINK}) == 1


@pytest.mark.parametrize("asked", ["", " 200", " 500"])
def test_it_counters_an_offer_that_is_close_with_one_that_both_gain_by(asked: str) -> None:
    game = table(owns=scattered(A=[*ORANGE[:2], PINK[2]], B=[*PINK[:2], ORANGE[2]], C=["badstrasse"]))
    game.play(f"A offer B give {PINK[2]} get {ORANGE[2]}{asked}")
    player = KernelPlayer("shrewd", game.table)
    counter = player.choose(game, "B")
    weighed = {option.action.split()[1]: option.worth for option in player.why(game, "B").options}
    assert str(counter).startswith(f"B offer A give {ORANGE[2]} get ")
    assert weighed["offer"] > max(0.0, weighed["accept"])
    game.play(counter)
    assert choice(game, "A") == "A accept"


def test_it_rejects_an_offer_that_is_far_from_fair_without_a_counter_offer() -> None:
    game = table(owns=scattered(A=[*ORANGE[:2], PINK[2]], B=[*PINK[:2], ORANGE[2]], C=["badstrasse"]))
    game.play(f"A offer B give {PINK[2]} get {ORANGE[2]} 1500")
    assert choice(game, "B") == "B reject"


def test_it_helps_nobody_to_a_group_for_money() -> None:
    game = table(cash={"A": 5000, "B": 100, "C": 500}, owns=scattered(A=ORANGE[:2], B=[ORANGE[2]], C=["badstrasse"]))
    game.play(f"A offer B give 2000 get {ORANGE[2]}")
    assert choice(game, "B") == "B reject"


def test_it_makes_no_deals_while_the_bank_has_much_to_sell() -> None:
    game = table(owns={"A": [*ORANGE[:2], PINK[2]], "B": [*PINK[:2], ORANGE[2]], "C": ["badstrasse"]})
    assert choice(game, "A") == "A roll"
    game.play(f"A offer B give {PINK[2]} get {ORANGE[2]}")
    assert choice(game, "B") == "B reject"


def test_it_bids_more_to_keep_a_deed_from_a_rival_who_needs_it() -> None:
    rival = table(cash={"A": 1400, "B": 1400}, at={"A": "hafenstrasse"}, owns={"B": ORANGE[:2]})
    alone = table(cash={"A": 1400, "B": 1400}, at={"A": "hafenstrasse"})
    bids: list[int] = []
    for game in (rival, alone):
        game.play("A roll", chance="2 4")  # the third orange street
        game.play("A decline")
        said = choice(game, "A").split()
        bids.append(int(said[2]) if said[1] == "bid" else 0)
    assert bids[0] > bids[1]


def test_it_bids_up_to_what_a_deed_is_worth_to_it_and_no_further() -> None:
    """Step by step, so that others are driven up and never learn the limit at once."""
    game = table(cash={"A": 1400, "B": 5000}, at={"A": "hafenstrasse"}, owns={"A": ORANGE[:1], "B": ORANGE[1:2]})
    game.play("A roll", chance="2 4")  # the third orange street
    game.play("A decline")
    game.play("C pass")
    player = KernelPlayer("shrewd", game.table)
    bids: list[int] = []
    while (said := player.choose(game, "A")).verb == "bid":
        assert said.amount is not None
        bids.append(said.amount)
        game.play(said)
        game.play(f"B bid {said.amount + 1}")
    limit = player.why(game, "A").value
    assert len(bids) > 3
    assert bids[0] < limit
    assert bids[-1] <= limit < bids[-1] + 2


def test_it_values_streets_by_how_often_tokens_land_there() -> None:
    """Behind the jail more than far from it, for the same price."""
    worth: dict[str, float] = {}
    for street, start, dice in (("berliner-strasse", "hafenstrasse", "2 4"), ("rathausplatz", "goethestrasse", "1 1")):
        game = table(at={"A": start}, cash={"A": 600})
        game.play("A roll", chance=dice)
        player = KernelPlayer("shrewd", game.table)
        player.choose(game, "A")
        thinking = player.why(game, "A")
        assert thinking.lot == street
        worth[street] = thinking.value / thinking.price
    assert worth["berliner-strasse"] > worth["rathausplatz"]


def test_it_builds_less_when_the_streets_ahead_are_dangerous() -> None:
    houses: list[int] = []
    for level in (0, 4):
        owns = {"A": ORANGE, "B": RED}
        game = table(cash={"A": 900}, at={"A": "frei-parken"}, owns=owns, built=dict.fromkeys(RED, level))
        while (said := choice(game, "A")).startswith("A build"):
            game.play(said)
        houses.append(sum(game.built.get(street, 0) for street in ORANGE))
    assert houses[0] > houses[1]


def test_it_takes_property_in_place_of_a_debt_only_if_that_is_worth_more() -> None:
    owns = {
        "A": [*ORANGE, "hauptbahnhof", "wasserwerk"],
        "B": ["suedbahnhof", "westbahnhof", "nordbahnhof", "badstrasse"],
    }
    game = table(cash={"A": 10, "B": 900}, at={"A": "seestrasse"}, owns=owns, built=dict.fromkeys(ORANGE, 3))
    game.play("A roll", chance="1 3")  # the owner of three stations asks for 100
    game.play("B claim")
    assert game.debt == ("A", "B", 100)
    for offered, answer in (("wasserwerk", "B reject"), ("hauptbahnhof wasserwerk", "B accept")):
        trial = game.copy()
        trial.play(f"A settle give {offered}")
        assert choice(trial, "B") == answer, offered
