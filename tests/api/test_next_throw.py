"""The next throw: where it leads and what it costs, held against what the engine does with every throw."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from pasch import scenario, scenario_file
from pasch.bots.host import Host, seat_players
from pasch.chance import SPEED_FACES, Seeded
from pasch.event import CardDrawn, Moved, RentDue
from pasch.game import Game
from pasch.next_throw import NextThrow, next_throw, rent_of, throws_of, way
from pasch.notation import SEATS
from pasch.rules.codes import MR

TABLES: list[tuple[str, tuple[str, ...]]] = [
    ("classic", ()),
    ("classic", ("speed-die",)),
    ("austria", ()),
    ("starwars", ()),
    ("hobbit", ("speed-die",)),
    ("mega", ()),
]
RICH = 1_000_000


class Thrown:
    """These dice first, then whatever comes."""

    def __init__(self, dice: tuple[int, ...]) -> None:
        speed = [SPEED_FACES.index(dice[2])] if dice[2] else []
        self.first = [dice[0] - 1, dice[1] - 1, *speed]
        self.rest = Seeded(1)

    def below(self, n: int) -> int:
        return self.first.pop(0) if self.first else self.rest.below(n)

    def copy(self) -> "Thrown":
        return self


def moments(edition: str, variants: tuple[str, ...]) -> Iterator[Game]:
    """Games between bots, each now and then when somebody is to throw."""
    for seed in range(3):
        players = [f"{name} (bot shrewd)" for name in ("Ada", "Ben", "Cem")]
        game = Game(edition, players, variants=variants, seed=seed, options={"rounds": 40})
        host, steps = Host(game, seat_players(game, seed)), 0
        while step := host.next():
            game.play(step[1])
            steps += 1
            if game.phase == "roll" and steps % 37 == 0 and steps > 37:
                yield game.copy()


def by_engine(game: Game, dice: tuple[int, int, int]) -> tuple[list[str], list[tuple[str, float]], bool]:
    """The spaces the player comes to, the rents due, and whether something has come in between."""
    seat, twin = game.turn, game.copy()
    twin.state.cash[SEATS.index(seat)] = RICH
    twin.source = Thrown(dice)
    events: list[Any] = list(twin.play(f"{seat} roll"))
    asked = (
        ("choose",) if game.state.unsold == 1 else ("buy", "choose")
    )  # Mr. Monopoly has another aim once all is sold
    while twin.state.bonus == MR and twin.waiting == (seat,) and twin.phase in asked:
        events += twin.play(next(one for one in twin.legal_actions(seat) if one.verb == twin.phase))
    card = next((at for at, event in enumerate(events) if isinstance(event, CardDrawn)), len(events))
    told = events[:card]
    spaces = [event.to for event in told if isinstance(event, Moved) and event.seat == seat]
    rents = [(e.space, e.amount or e.factor * mean(twin, seat)) for e in told if isinstance(e, RentDue)]
    return spaces, rents, card < len(events) or twin.state.bonus == MR


def mean(game: Game, seat: str) -> float:
    """Of a fresh throw for a utility, from all throws there are."""
    state = game.state.copy()
    state.jail[SEATS.index(seat)] = -1
    throws = list(throws_of(game.table.board, state, SEATS.index(seat)))
    return sum(a + b + (c if c < SPEED_FACES[3] else 0) for a, b, c in throws) / len(throws)


@pytest.mark.parametrize(("edition", "variants"), TABLES)
def test_every_throw_leads_where_the_engine_goes_and_costs_what_it_asks_for(edition: str, variants: tuple[str, ...]):
    looked = paid = 0
    for game in islice(moments(edition, variants), 40):
        player, table = SEATS.index(game.turn), game.table
        state = game.state.copy()
        for dice in throws_of(table.board, state, player):
            state = game.state.copy()
            state.die1, state.die2, state.die3 = dice
            found = way(table.board, state, player)
            if found.choice:
                continue
            state.pos[player] = game.state.pos[player]
            spaces, rents, cut = by_engine(game, dice)
            mine = [table.space_id(space) for space in found.spaces]
            assert mine[: len(spaces)] == spaces, (game.position(), dice)
            assert cut or mine == spaces, (game.position(), dice)
            owed = [(table.space_id(s), rent_of(table.board, state, player, s)) for s in found.spaces[: len(spaces)]]
            assert [one for one in owed if one[1]] == [one for one in rents if one[1]], (game.position(), dice)
            looked += 1
            paid += len(rents)
    assert looked > 100
    assert paid > 50


def told(given: str, edition: str = "classic", variants: str = "[]") -> Game:
    top = f'title = "x"\nclauses = []\nedition = "{edition}"\nvariants = {variants}\n'
    text = f'{top}[given]\nseats = ["A", "B"]\n{given}\n'
    return scenario.set_up(scenario_file.parse(text.encode(), "x"))


def chances(throw: NextThrow, throws: int) -> dict[str, float]:
    return {one.space: round(one.chance * throws, 6) for one in throw.landings}


def test_two_dice_reach_eleven_spaces_and_rent_is_weighed_with_its_chance():
    game = told('owns = { B = ["turmstrasse", "badstrasse", "suedbahnhof", "elektrizitaetswerk"] }')
    throw = next_throw(game, "A")
    assert list(chances(throw, 36).values()) == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert {one.space: one.rent for one in throw.landings if one.rent} == {
        "turmstrasse": 8, "suedbahnhof": 25, "elektrizitaetswerk": 28
    }  # fmt: skip
    assert throw.expected == pytest.approx((2 * 8 + 4 * 25 + 1 * 28) / 36)
    assert (throw.most, throw.pays) == (28, pytest.approx(7 / 36))
    assert next_throw(game, "B").expected == 0


def test_in_jail_only_doubles_lead_out_but_for_the_last_attempt():
    assert sum(chances(next_throw(told("jail = { A = 0 }"), "A"), 36).values()) == 6
    assert sum(chances(next_throw(told("jail = { A = 2 }"), "A"), 36).values()) == 36


def test_where_the_player_may_choose_the_cheapest_way_is_taken():
    given = 'passed_go = ["A"]\nowns = { B = ["kili", "fili"] }'
    throw = next_throw(told(given, "hobbit", '["speed-die"]'), "A")
    assert throw.choice == pytest.approx((36 + 3) / 216)  # every bus, and the triples of 1, 2 and 3


def test_the_third_double_leads_to_no_space():
    game = told("")
    game.state.doubles = 2
    assert sum(chances(next_throw(game, "A"), 36).values()) == 30
    assert sum(chances(next_throw(game, "B"), 36).values()) == 36
