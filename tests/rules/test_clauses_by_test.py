"""Clauses that a scenario cannot fully say: shuffling, the faces of a die, what all can see, what things are called."""

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest
from msgspec.structs import replace
from random_play import EDITIONS

from pasch import Game, Seeded, event
from pasch.bots.dice import Rng, answer, seed_rng
from pasch.edition import Card, Text, load
from pasch.notation import DECKS, FACE_NAMES, Action, to_move
from pasch.rules import codes
from pasch.rules.ownership import hand_over
from pasch.rules.play import perform
from pasch.rules.state import Log
from pasch.table import Table
from pasch.text import LANGUAGES, describe, money, question

GAMES = Path(__file__).parent.parent / "games"
SEEDS = 1600
CHI_SQUARE_15 = 49.0  # 15 degrees of freedom: one honest deck in 60 000 is above


class FixedDice:
    """The same throw every time; everything else from a seed."""

    def __init__(self, throw: tuple[int, ...], seed: str) -> None:
        self.throw, self.thrown, self.rest = throw, 0, Seeded(seed)

    def below(self, n: int) -> int:
        if n != 6:
            return self.rest.below(n)
        self.thrown += 1
        return self.throw[(self.thrown - 1) % len(self.throw)] - 1


def chi_square(counts: Mapping[str, int], expected: Mapping[str, float]) -> float:
    assert set(counts) <= set(expected)
    return sum((counts.get(key, 0) - wanted) ** 2 / wanted for key, wanted in expected.items())


def first_card(table: Table, deck: str, seed: int) -> str:
    """The card A turns up when landing on the first space of a deck."""
    space = next(number for number, space in enumerate(table.edition.spaces) if space.kind == deck)
    throw = (1, 2, 1) if table.board.speed else (1, 2)
    game = Game(table, ["Ada", "Ben"], start="A", source=FixedDice(throw, f"{deck} {seed}"))
    game.state.pos[0] = (space - sum(throw)) % table.board.spaces
    drawn = [fact for fact in game.play("A roll") if isinstance(fact, event.CardDrawn)]
    assert drawn[0].deck == deck
    return drawn[0].card


@pytest.mark.clause("setup.decks-shuffled")
@pytest.mark.parametrize("deck", ["chance", "chest"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_card_is_as_likely_as_the_others_to_lie_on_top(edition: str, deck: str) -> None:
    table = Table(edition)
    cards = [card.id for card in table.decks[0 if deck == "chance" else 1]]
    counts = Counter(first_card(table, deck, seed) for seed in range(SEEDS))
    assert chi_square(counts, dict.fromkeys(cards, SEEDS / len(cards))) < CHI_SQUARE_15


@pytest.mark.clause("setup.decks-shuffled")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_deck_is_shuffled_once_and_then_keeps_its_order(edition: str) -> None:
    orders: set[tuple[str, ...]] = set()
    compared = 0
    for path in sorted((GAMES / edition).glob("*.pasch")):
        facts = Game.from_record(path.read_text(encoding="utf-8")).events
        for deck in DECKS:
            drawn = [fact.card for fact in facts if isinstance(fact, event.CardDrawn) and fact.deck == deck]
            staying = [card for card in drawn if card != "jail-free"]
            first, later = staying[:15], staying[15:]
            assert len(set(first)) == len(first)
            assert later == staying[: len(later)]
            orders.add(tuple(first[:4]))
            compared += len(later)
    assert len(orders) > 10
    assert compared > 20


@pytest.mark.clause("setup.bus-deck-shuffled")
def test_three_of_sixteen_bus_tickets_end_the_others() -> None:
    table = Table("mega")
    expiring = 0
    for seed in range(SEEDS):
        game = Game(table, ["Ada", "Ben"], start="A", source=FixedDice((1, 2, 1), f"bus {seed}"))
        game.state.pos[0] = table.index("busfahrkarte") - 4
        (taken,) = [fact for fact in game.play("A roll") if isinstance(fact, event.TicketTaken)]
        expiring += taken.expires_others
    wanted = {"expire": SEEDS * 3 / 16, "plain": SEEDS * 13 / 16}
    assert chi_square({"expire": expiring, "plain": SEEDS - expiring}, wanted) < 16


FACES = {"1": 1 / 6, "2": 1 / 6, "3": 1 / 6, "bus": 1 / 6, "mr": 2 / 6}


@pytest.mark.clause("speed.faces")
def test_a_seeded_speed_die_shows_mr_monopoly_on_two_of_its_six_faces() -> None:
    counts, table = Counter[str](), Table("mega")
    for seed in range(2 * SEEDS):
        facts = Game(table, ["Ada", "Ben"], start="A", seed=seed).play("A roll")
        counts.update(fact.speed for fact in facts if isinstance(fact, event.DiceThrown))
    total = counts.total()
    assert total >= 2 * SEEDS
    assert chi_square(counts, {face: share * total for face, share in FACES.items()}) < 28


@pytest.mark.clause("speed.faces")
def test_the_speed_die_of_the_simulator_shows_the_same_faces() -> None:
    game = Game("mega", ["Ada", "Ben"], start="A")
    thrown = game.state.copy()
    perform(game.table.board, thrown, Log(), to_move(Action("A", "roll"), game.table))
    assert thrown.need == codes.NEED_THREE_DICE
    counts, rng = Counter[str](), Rng()
    for number in range(2 * SEEDS):
        seed_rng(rng, 7, number)
        state = thrown.copy()
        answer(game.table.board, state, Log(), rng)
        counts[FACE_NAMES[state.die3]] += 1
    assert chi_square(counts, {face: share * 2 * SEEDS for face, share in FACES.items()}) < 28


@pytest.mark.clause("setup.bank-makes-money")
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_bank_pays_on_when_it_has_paid_more_than_lies_in_any_box(edition: str) -> None:
    game = Game(edition, ["Ada", "Ben"], start="A")
    board = game.table.board
    for turn in range(400):
        game.state.pos[turn % 2] = board.spaces - 10
        game.play(f"{game.turn} roll", chance="4 5 1" if board.speed else "4 6")
        assert game.at["AB"[turn % 2]] == "los"
    each = board.start_cash + 200 * board.salary
    assert game.cash == {"A": each, "B": each}


@pytest.mark.clause("tax.income-informed")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_chooses_a_tax_is_told_both_amounts(lang: str) -> None:
    game = Game("mega", ["Ada", "Ben"], start="A")
    game.state.cash[0] = 1230
    hand_over(game.table.board, game.state, game.table.index("schlossallee"), 0)
    game.play("A roll", chance="1 3 1")
    asked = question(game, lang)
    paid: set[int] = set()
    for option in ("fixed", "percent"):
        twin = game.copy()
        facts = twin.play(f"A choose {option}")
        paid |= {fact.amount for fact in facts if isinstance(fact, event.TaxPaid)}
    assert paid == {200, (1230 + game.table.edition.space("schlossallee").price) // 10}
    assert all(money(amount, game.table, lang) in asked for amount in paid)


@pytest.mark.clause("starwars.building-type")
@pytest.mark.parametrize(
    ("seat", "level", "de", "en"),
    [
        ("A", 1, "X-Wing Fighter", "X-Wing Fighter"),
        ("A", 5, "Corellianischer Frachter", "Corellian freighter"),
        ("B", 1, "TIE Fighter", "TIE Fighter"),
        ("B", 5, "Sternzerstörer", "Star Destroyer"),
    ],
)
def test_each_side_builds_its_own_ships(seat: str, level: int, de: str, en: str) -> None:
    game = Game("starwars", ["Ada", "Ben"], tokens=("luke", "vader"), start=seat)
    edition = game.table.edition
    streets = [space.id for space in edition.spaces if space.group == edition.groups[0].id]
    for street in streets:
        hand_over(game.table.board, game.state, game.table.index(street), "AB".index(seat))
    bought: list[event.BuildingBought] = []
    for _ in range(level):
        for street in streets:
            facts = game.play(f"{seat} build {street}")
            bought += [fact for fact in facts if isinstance(fact, event.BuildingBought)]
    assert bought[-1].level == level
    assert de in describe(bought[-1], game, "de")
    assert en in describe(bought[-1], game, "en")


@pytest.mark.clause("mega.ticket.public")
def test_everybody_sees_who_holds_tickets() -> None:
    game = Game("mega", ["Ada", "Ben"], start="B")
    game.state.pos[1] = game.table.index("busfahrkarte") - 4
    facts = game.play("B roll", chance="1 2 1; ticket plain")
    assert game.tickets == {"A": 0, "B": 1}
    assert Game.from_position(game.position()).tickets == game.tickets
    (taken,) = [fact for fact in facts if isinstance(fact, event.TicketTaken)]
    assert all("Ben" in describe(taken, game, lang) for lang in LANGUAGES)


@pytest.mark.clause("mortgage.card-face-down")
@pytest.mark.parametrize("edition", EDITIONS)
def test_everybody_sees_which_deeds_lie_face_down(edition: str) -> None:
    game = Game(edition, ["Ada", "Ben"], start="A")
    for deed in game.table.deeds[-3:]:
        hand_over(game.table.board, game.state, deed, 1)
    street = game.table.space_id(game.table.deeds[-1])
    assert game.mortgaged == ()
    game.play(f"B mortgage {street}")
    assert game.mortgaged == (street,)
    assert Game.from_position(game.position()).mortgaged == (street,)
    game.play(f"B redeem {street}")
    assert game.mortgaged == ()


@pytest.mark.clause("rent.utility-by-card")
def test_a_card_to_a_utility_asks_for_a_throw_of_its_own_in_star_wars() -> None:
    printed = load("starwars")
    sent = Card("to-reaktorkern", "advance_to", Text("Zum {to}.", "To {to}."), to="reaktorkern")
    game = Game(replace(printed, chance=(sent, *printed.chance[1:])), ["Ada", "Ben"], start="A")
    chance = next(number for number, space in enumerate(printed.spaces) if space.kind == "chance")
    hand_over(game.table.board, game.state, game.table.index("reaktorkern"), 1)
    game.state.pos[0] = chance - 3
    game.play("A roll", chance="1 2; chance to-reaktorkern")
    before = game.cash
    facts = game.play("B claim", chance="5 6")
    factor = printed.switches.rent.utility_factors[0]
    assert event.RentPaid("A", "B", 11 * factor, "reaktorkern") in facts
    assert game.cash == {"A": before["A"] - 11 * factor, "B": before["B"] + 11 * factor}
