"""The object API as a visitor meets it: play, look, ask why not, copy, write down, begin again."""

import random

import pytest

import pasch
from pasch import Action, Game, Refusal
from pasch import event as events
from pasch.edition import available
from pasch.event import Event
from pasch.text import refusal_text

TO_THE_BANK = (
    events.DeedBought,
    events.AuctionWon,
    events.BuildingBought,
    events.Redeemed,
    events.InterestPaid,
    events.DeedDealt,
    events.EvenedOut,
)
FROM_THE_BANK = (events.SalaryPaid, events.BuildingSold, events.Mortgaged, events.GiftPaid, events.JackpotPaid)


def step(game: Game, rng: random.Random) -> list[Event]:
    seat = rng.choice(game.waiting)
    actions = game.legal_actions(seat)
    weights = [{"resign": 0.01, "offer": 0.1, "mortgage": 0.5, "build": 9.0}.get(action.verb, 3) for action in actions]
    return game.play(rng.choices(actions, weights)[0])


def payments(fact: Event) -> list[tuple[str, int]]:
    """Who gains how much by an event."""
    match fact:
        case events.RentPaid(payer=payer, owner=payee, amount=amount):
            return [(payer, -amount), (payee, amount)]
        case (
            events.CardPaid(payer=payer, payee=payee, amount=amount)
            | events.TradePaid(payer=payer, payee=payee, amount=amount)
            | events.EstatePaid(payer=payer, payee=payee, amount=amount)
            | events.DebtSettled(payer=payer, payee=payee, amount=amount)
        ):
            return [(payer, -amount), (payee, amount)]
        case events.TaxPaid(payer=payer, amount=amount) | events.FinePaid(payer=payer, amount=amount):
            return [(payer, -amount)]
        case _ if isinstance(fact, TO_THE_BANK):
            return [(fact.seat, -fact.amount)]
        case _ if isinstance(fact, FROM_THE_BANK):
            return [(fact.seat, fact.amount)]
        case _:
            return []


def test_the_example_of_the_design_runs() -> None:
    game = pasch.Game("classic", players=["Ada", "Ben", "Cem"], seed=7)
    (first,) = game.waiting
    assert Action(first, "roll") in game.legal_actions(first)
    facts = game.play(f"{first} roll", chance="1 2")
    assert events.Moved(first, "los", "turmstrasse", "throw") in facts
    assert game.phase == "buy"
    game.play(f"{first} buy")
    assert game.cash[first] == 1440
    assert game.owner["turmstrasse"] == first
    assert game.winner is None
    refusal = game.why_not(f"{first} build badstrasse")
    assert refusal is not None
    assert refusal.clause == "build.group-required"
    assert pasch.Game.from_position(game.position()).cash == game.cash
    assert pasch.Game.from_record(game.record()).record() == game.record()


def test_an_action_can_be_said_as_text_or_as_an_object() -> None:
    by_text, by_object = (Game("classic", ["Ada", "Ben"], start="A") for _ in range(2))
    by_text.play(" A   roll ", chance="1 2")
    by_object.play(Action("A", "roll"), chance="1 2")
    assert by_text.record() == by_object.record()


def test_what_lies_on_the_table_can_be_seen() -> None:
    game = Game("classic", ["Ada", "Ben"], start="A")
    for text, chance in (
        ("A roll", "1 1; chest to-los"),
        ("A roll", "2 4"),
        ("A buy", ""),
        ("B roll", "6 6"),
        ("B buy", ""),
    ):
        game.play(text, chance=chance)
    assert game.at == {"A": "chausseestrasse", "B": "elektrizitaetswerk"}
    assert game.cash == {"A": 1500 + 200 - 100, "B": 1500 - 150}
    assert (game.turn, game.phase, game.round, game.waiting) == ("B", "roll", 0, ("B",))
    assert game.wealth("A") == 1700
    assert game.could_raise("A") == 1600 + 50
    assert game.bank["houses"] == 32
    assert game.mortgaged == ()
    game.play("A mortgage chausseestrasse")
    assert game.mortgaged == ("chausseestrasse",)
    assert game.verbs("B") >= {"roll", "mortgage", "offer", "resign"}


@pytest.mark.parametrize(
    ("action", "clause", "german", "english"),
    [
        ("A build badstrasse", "build.group-required", "Farbgruppe", "colour group"),
        ("B roll", "turn.sequence", "im Uhrzeigersinn", "clockwise"),
        ("A mortgage badstrasse", "mortgage.take", "Hypothek", "mortgage"),
        ("A dance", "notation", "nicht zu verstehen", "cannot be understood"),
        ("A offer B give loan get nothing", "trade.no-loans", "leihen", "lend"),
    ],
)
def test_a_refusal_names_its_clause_in_both_languages(action: str, clause: str, german: str, english: str) -> None:
    game = Game("classic", ["Ada", "Ben"], start="A")
    refusal = game.why_not(action)
    assert refusal is not None
    assert refusal.clause == clause
    assert german.lower() in refusal_text(refusal, "de").lower()
    assert english.lower() in refusal_text(refusal, "en").lower()
    with pytest.raises(Refusal) as refused:
        game.play(action)
    assert refused.value == refusal
    assert clause in str(refusal)


@pytest.mark.parametrize("edition", available())
@pytest.mark.parametrize("options", [{}, {"claims": "automatic", "start_deeds": 2, "double_salary": True}])
def test_money_only_moves_as_events_say(edition: str, options: dict[str, object]) -> None:
    rng = random.Random(edition)
    game = Game(edition, ["Ada", "Ben", "Cem", "Dora"], seed=edition, options=options)
    books = dict.fromkeys(game.seats, game.table.board.start_cash)
    told = 0
    for _ in range(400):
        for fact in game.events[told:]:
            for party, amount in payments(fact):
                if party != "bank":
                    books[party] += amount
        told = len(game.events)
        assert books == game.cash, game.lines[-1]
        if game.phase == "over":
            break
        assert step(game, rng) == game.events[told:]
    assert told > 400


@pytest.mark.parametrize("edition", available())
def test_the_same_seed_gives_the_same_game_and_another_seed_another(edition: str) -> None:
    games = [Game(edition, ["Ada", "Ben", "Cem"], seed=seed) for seed in (11, 11, 12)]
    for game in games:
        rng = random.Random(5)
        for _ in range(60):
            step(game, rng)
    assert games[0].record() == games[1].record()
    assert games[0].record() != games[2].record()


def test_without_a_seed_games_differ() -> None:
    records = {Game("classic", [*"ABCDEFGH"]).record() for _ in range(5)}
    assert len(records) == 5


def test_a_refused_action_does_not_use_up_chance() -> None:
    games = [Game("classic", ["Ada", "Ben"], seed=3, start="A") for _ in range(2)]
    for _ in range(5):
        with pytest.raises(Refusal):
            games[0].play("B roll")
    assert games[0].play("A roll") == games[1].play("A roll")


def test_a_source_of_random_numbers_can_be_brought_along() -> None:
    class Sixes:
        def below(self, n: int) -> int:
            return n - 1

    game = Game("classic", ["Ada", "Ben"], source=Sixes(), start="A")
    game.play("A roll")
    assert str(game.lines[-1]) == "A roll : 6 6"


@pytest.mark.parametrize(
    ("edition", "variants", "options", "clause"),
    [
        ("classic", ["short", "time"], {}, "short.otherwise-normal"),
        ("mega", ["speed-die"], {}, "mega.dice-always"),
        ("mega", ["short"], {}, "short.otherwise-normal"),
        ("classic", ["blitz"], {}, "notation"),
        ("classic", "time", {}, "notation"),
        ("hobbit", [], {"jackpot": True}, "hobbit.official-rules"),
        ("classic", [], {"claims": "never"}, "notation"),
        ("classic", [], {"claims": True}, "notation"),
        ("classic", [], {"rounds": -1}, "notation"),
        ("classic", [], {"rounds": "9"}, "notation"),
        ("classic", [], {"rounds": True}, "notation"),
        ("classic", [], {"rounds": 1.5}, "notation"),
        ("classic", [], {"rounds": 10**30}, "notation"),
        ("classic", [], {"start_deeds": 4}, "notation"),
        ("classic", [], {"auctions": 0}, "notation"),
        ("classic", [], {"free_beer": True}, "notation"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    edition: str, variants: list[str], options: dict[str, object], clause: str
) -> None:
    with pytest.raises(Refusal) as refused:
        Game(edition, ["Ada", "Ben"], variants=variants, options=options)
    assert refused.value.clause == clause
    assert "\n" not in refused.value.detail
    assert refused.value.text("de") != refused.value.text("en")
