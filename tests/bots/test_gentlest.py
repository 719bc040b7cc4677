"""The gentlest way to a sum of money, as people are shown it."""

from itertools import count

import pytest

from pasch import scenario, scenario_file
from pasch.bots.gentlest import gentlest_way
from pasch.bots.players import make_player
from pasch.event_rows import SILENT
from pasch.game import Game
from pasch.notation import Action
from pasch.refusal import Refusal

HOTELS = """
title = "x"
clauses = []
edition = "hobbit"
[given]
seats = ["A", "B"]
cash = { A = 0 }
owns = { A = ["oin", "gloin"] }
built = { oin = 5, gloin = 5 }
bank = { houses = 0 }
"""


def cash_after(game: Game, seat: str, way: list[Action]) -> int:
    """What these steps bring the player to; -1 if they are not allowed."""
    twin = game.copy()
    try:
        for action in way:
            twin.carry_out(str(action), "", SILENT)
    except Refusal:
        return -1
    return twin.cash[seat]


def debts(edition: str, wanted: int) -> list[Game]:
    """Games between bots, as they stand when somebody owes more than is in the purse and can still raise it."""
    found: list[Game] = []
    for seed in count():
        game = Game(edition, ["A", "B", "C", "D"], seed=seed, keep_events=False)
        players = {seat: make_player("shrewd", game.table, seed) for seat in game.seats}
        while game.phase != "over" and len(game.lines) < 1500:
            if game.phase == "debt" and game.debt:
                seat, _, owed = game.debt
                if game.cash[seat] < owed <= game.could_raise(seat):
                    found.append(game.copy())
                    if len(found) == wanted:
                        return found
            seat = game.waiting[0]
            game.play(players[seat].choose(game, seat))
    return found


@pytest.mark.parametrize("edition", ["classic", "mega", "hobbit"])
def test_it_raises_every_debt_that_can_be_raised_and_has_no_step_too_many(edition: str) -> None:
    for game in debts(edition, 12):
        assert game.debt
        seat, _, owed = game.debt
        way = gentlest_way(game, seat, owed)
        assert cash_after(game, seat, way) >= owed
        for place in range(len(way)):
            assert cash_after(game, seat, [*way[:place], *way[place + 1 :]]) < owed


def test_hotels_without_houses_in_the_bank_are_sold_as_a_group() -> None:
    game = scenario.set_up(scenario_file.parse(HOTELS.encode(), "x"))
    game.play("A roll", chance="1 3")
    assert [str(action) for action in gentlest_way(game, "A", 200)] == ["A sell oin=0 gloin=0"]


def test_what_costs_no_money_needs_no_way() -> None:
    game = Game("classic", start="A")
    assert gentlest_way(game, "A", 1500) == []
    assert gentlest_way(game, "A", 1501) == []
