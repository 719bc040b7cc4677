"""The smallest boards: a throw may lead round them more than once. Played on the example of docs/edition-format.md."""

import re
from pathlib import Path
from typing import Any

import pytest

from pasch import Edition, Game
from pasch.bots.arena import Arena
from pasch.bots.catalog import parse
from pasch.bots.host import Host, seat_players
from pasch.edition import EditionError, read
from pasch.event import AuctionFailed, BidLapsed, Event, Moved, SalaryPaid
from pasch.lab import runs
from pasch.next_throw import next_throw
from pasch.rules.ownership import hand_over
from pasch.table import Table

DOCUMENT = Path(__file__).parents[2] / "docs" / "edition-format.md"
TEXT = DOCUMENT.read_text(encoding="utf-8").rsplit("```toml\n", 1)[1].split("```")[0]
BUS = """
speed_die.mode = "always"
speed_die.bus = "choose_one_or_both_dice"
speed_die.triple = "jump_to_any"
rent.utility_speed_die = "counts"
"""


def example(*, speed_die: bool = False) -> Edition:
    return read(TEXT.replace("[switches]\n", f"[switches]{BUS}") if speed_die else TEXT)


def game_at(space: int, options: dict[str, Any] | None = None, *, speed_die: bool = False) -> Game:
    """Ada is to throw from this space."""
    game = Game(Table(example(speed_die=speed_die), (), options), ["Ada", "Ben"], start="A")
    game.state.pos[0] = space
    return game


def salaries(events: list[Event]) -> list[int]:
    return [event.amount for event in events if isinstance(event, SalaryPaid)]


@pytest.mark.parametrize(
    ("start", "chance", "to", "paid"),
    [
        (0, "1 2", "bahnhof", []),
        (0, "5 3", "los", [100]),
        (0, "5 4", "bauerntanzgasse", [100]),
        (3, "6 5", "gehe-ins-gefaengnis", [100]),
        (5, "6 5", "los", [100, 100]),
        (7, "6 5", "gefaengnis", [100, 100]),
        (7, "6 6", "bahnhof", [100, 100]),
    ],
)
def test_the_salary_is_paid_each_time_round(start: int, chance: str, to: str, paid: list[int]) -> None:
    game = game_at(start)
    events = game.play("A roll", chance=chance)
    (moved,) = [event for event in events if isinstance(event, Moved)]
    assert moved.to == to
    assert salaries(events) == paid
    assert game.cash["A"] == 1500 + sum(paid)


def test_only_the_arrival_on_go_pays_double() -> None:
    assert salaries(game_at(5, {"double_salary": True}).play("A roll", chance="6 5")) == [100, 200]
    assert salaries(game_at(7, {"double_salary": True}).play("A roll", chance="6 5")) == [100, 100]


def test_three_dice_lead_round_twice_and_mr_monopoly_goes_on_from_there() -> None:
    game = game_at(7, speed_die=True)
    assert salaries(game.play("A roll", chance="6 5 2")) == [100, 100]
    assert game.at["A"] == "frei-parken"
    game = game_at(7, speed_die=True)
    events = game.play("A roll", chance="6 5 mr")
    assert salaries(events) == [100, 100]
    assert [event.to for event in events if isinstance(event, Moved)] == ["gefaengnis", "bahnhof"]
    assert game.phase == "buy"


def test_the_bus_may_lead_round_twice() -> None:
    game = game_at(7, speed_die=True)
    game.play("A roll", chance="6 5 bus")
    assert salaries(game.play("A choose both")) == [100, 100]
    assert game.at["A"] == "gefaengnis"


def test_whoever_leaves_jail_may_go_round_once_more() -> None:
    game = game_at(2)
    game.state.jail[0] = 0
    events = game.play("A roll", chance="6 6")
    assert [event.to for event in events if isinstance(event, Moved)] == ["gehe-ins-gefaengnis"]
    assert salaries(events) == [100]
    assert "A" in game.jail


def test_the_next_throw_is_counted_round_the_board() -> None:
    landings = {one.space: round(36 * one.chance) for one in next_throw(game_at(0), "A").landings}
    assert sum(landings.values()) == 36
    assert landings["gefaengnis"] == 1 + 3  # 2 and 10
    assert landings["los"] == 5  # 8


@pytest.mark.parametrize("speed_die", [False, True])
@pytest.mark.parametrize("options", [{}, {"claims": "automatic", "double_salary": True}, {"start_deeds": 3}])
def test_the_example_is_played_alike_in_both_modes(options: dict[str, Any], speed_die: bool) -> None:
    table = Table(example(speed_die=speed_die), (), options)
    slow = runs.interpreted(table, 2, range(6))
    assert [runs.describe_wrong(outcome.wrong) for outcome in slow if outcome.wrong] == []
    assert runs.compiled(table, 2, range(6)) == slow
    assert max(outcome.steps for outcome in slow) > 300


@pytest.mark.parametrize("bots", [("shrewd", "casual"), ("casual", "random"), ("shrewd", "shrewd")])
def test_bots_play_the_example_in_both_modes(bots: tuple[str, str]) -> None:
    table, codes = Table(example()), [parse(bot) for bot in bots]
    fast = Arena(table, codes).play(1, 0, 20, most_rounds=200, checks=True)
    slow = Arena(table, codes, interpreted=True).play(1, 0, 3, most_rounds=200, checks=True)
    assert not fast["wrong"].any()
    assert fast["turns"].max() > 60
    for one, two in zip(fast[:3], slow, strict=True):
        assert (one["turns"], one["decisions"], one["winners"]) == (two.turns, two.decisions, two.winners)


def test_bots_finish_the_example_at_an_ordinary_table() -> None:
    game = Game(Table(example(), (), {"rounds": 60}), ["Ada (bot shrewd)", "Ben (bot casual)"], seed=5)
    Host(game, seat_players(game)).play()
    assert game.phase == "over"
    assert Game.from_record(game.record(), example()).state.flat() == game.state.flat()


def test_everybody_is_dealt_the_same_number_of_deeds_where_there_are_few() -> None:
    """Two each are four, and the example has three."""
    for mode in (runs.interpreted, runs.compiled):
        (outcome,) = mode(Table(example(), ("short",)), 2, range(1), most_steps=8)
        assert outcome.wrong == 0
    game = Game(Table(example(), ("short",)), ["Ada", "Ben"], seed=1)
    assert game.state.deeds[:2] == [1, 1]
    assert game.state.unsold == 1


def test_a_board_without_property_is_refused() -> None:
    text = re.sub(r'"(street|station)"\n((group|price|rents) = .*\n)+', '"free_parking"\n', TEXT)
    text = re.sub(r"\[\[group\]\]\n(\w+ = .*\n)+", "", text).replace("rent.station = [25]", "rent.station = []")
    with pytest.raises(EditionError) as error:
        read(f"group = []\n{text}")
    assert error.value.told("en") == [
        "[[space]]: no street, station or utility; expected at least one",
        "[switches] go.salary: found 100, but a stop on every space costs at most 50; "
        "expected less, so that money can be lost",
    ]


def test_nobody_is_dealt_a_deed_where_there_is_not_one_for_each() -> None:
    players = "players.max = 2"
    tokens = "".join(f'[[token]]\nid = "t-{n}"\nname = {{ de = "T", en = "T" }}\n\n' for n in range(6))
    many = read(TEXT.replace(players, "players.max = 8").replace("[[group]]", f"{tokens}[[group]]", 1))
    game = Game(Table(many, (), {"start_deeds": 3}), [f"Player {n}" for n in range(8)], seed=1)
    assert game.state.unsold == 3
    assert game.phase == "roll"


def test_a_building_is_not_sold_when_a_neighbours_mortgage_has_barred_the_group() -> None:
    """Each of two owners may build on half a group, and a mortgage bars the whole: the winner has no place left."""
    switches = "[switches]\nbuild.missing_streets = 1\nbank.buildings = [1, 0, 0, 0]\n"
    table = Table(read(TEXT.replace("[switches]\n", switches)))
    game = Game(table, ["Ada", "Ben"], start="A")
    hand_over(table.board, game.state, table.index("bauerntanzgasse"), 0)
    hand_over(table.board, game.state, table.index("stadtplatz"), 1)
    for action in ("A build bauerntanzgasse", "B want 1", "A bid 10"):
        game.play(action)
    _, lapsed, failed, *_ = game.play("B mortgage stadtplatz")
    assert lapsed == BidLapsed("A", 10, "", "house")
    assert failed == AuctionFailed("", "house")
    assert game.phase == "roll"
    assert game.cash["A"] == 1500
    assert game.state.stock[0] == 1
