"""Golden sentences: what people read, word for word."""

from typing import Any

import pytest

from pasch import Game, event
from pasch.notation import parse_action
from pasch.refusal import Refusal
from pasch.table import Table
from pasch.text import (
    card_text,
    describe,
    describe_action,
    option_about,
    option_name,
    question,
    refusal_text,
    variant_about,
    variant_name,
)

NAMES = {"A": "Ada", "B": "Ben", "C": "Cem"}


def _game(options: dict[str, Any] | None = None) -> Game:
    return Game(players=["Ada", "Ben (bot shrewd)", "Cem"], start="A", options=options)


@pytest.mark.parametrize(
    ("fact", "german", "english"),
    [
        (
            event.RentPaid("A", "B", 22, "opernplatz"),
            "Ada zahlt Ben M 22 Miete (Opernplatz).",
            "Ada pays Ben M 22 rent (Opernplatz).",
        ),
        (
            event.SalaryPaid("A", 200),
            "Ada erreicht LOS und kassiert M 200.",
            "Ada reaches GO and collects M 200.",
        ),
        (
            event.DeedBought("C", 400, "schlossallee"),
            "Cem kauft Schlossallee für M 400.",
            "Cem buys Schlossallee for M 400.",
        ),
        (
            event.CardPaid("bank", "A", 50),
            "Ada bekommt M 50 von der Bank.",
            "Ada receives M 50 from the bank.",
        ),
        (
            event.CardPaid("A", "bank", 15),
            "Ada zahlt M 15, wie es die Karte verlangt.",
            "Ada pays M 15 as the card demands.",
        ),
        (
            event.BuildingBought("A", 50, "badstrasse", 2),
            "Ada baut für M 50 auf Badstraße: Haus Nr. 2.",
            "Ada builds on Badstraße for M 50: house no. 2.",
        ),
        (
            event.BuildingSold("A", 25, "badstrasse", 3),
            "Ada verkauft Gebäude auf Badstraße für M 25 (jetzt: 3 × Haus).",
            "Ada sells buildings on Badstraße for M 25 (now: 3 × house).",
        ),
        (
            event.DiceThrown("B", 3, 3, ""),
            "Pasch! Ben würfelt 3 und 3.",
            "Doubles! Ben throws 3 and 3.",
        ),
        (
            event.DiceThrown("B", 2, 2, "2"),
            "Dreierpasch! Ben würfelt 2, 2 und 2.",
            "Triples! Ben throws 2, 2 and 2.",
        ),
        (
            event.DiceThrown("B", 3, 4, "mr"),
            "Ben würfelt 3, 4 und Mr. Monopoly.",
            "Ben throws 3, 4 and Mr. Monopoly.",
        ),
        (
            event.Moved("A", "los", "frei-parken", "throw"),
            "Ada zieht weiter: Frei Parken.",
            "Ada moves on: Free parking.",
        ),
        (
            event.CardDrawn("A", "chance", "to-opernplatz"),
            "Ada zieht eine Karte (Ereigniskarten): „Gleich hebt sich der Vorhang: Rücke vor bis Opernplatz. "
            "Kommst du über LOS, kassiere M 200.“",
            "Ada draws a card (Chance): “The curtain is about to rise: move forward to Opernplatz. "
            "If you pass GO, collect M 200.”",
        ),
        (
            event.TicketsPassed("A", "bank", 1),
            "Eine Busfahrkarte von Ada ist aus dem Spiel.",
            "One bus ticket of Ada is out of the game.",
        ),
        (
            event.DebtOpened("A", "bank", 1200),
            "Ada schuldet der Bank M 1.200 und muss Geld auftreiben.",
            "Ada owes the bank M 1,200 and has to raise money.",
        ),
        (
            event.GameEnded(("A", "C")),
            "Das Spiel ist aus: Ada und Cem gewinnen gemeinsam!",
            "The game is over: Ada and Cem win together!",
        ),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, event.Event) else "",
)
def test_an_event_reads_like_this(fact: event.Event, german: str, english: str) -> None:
    table = Table()
    assert (describe(fact, table, "de", NAMES), describe(fact, table, "en", NAMES)) == (german, english)


def test_seats_are_letters_where_no_name_is_known() -> None:
    assert describe(event.BidderPassed("B"), Table(), "de") == "B passt."
    assert describe(event.BidderPassed("B"), Table(), "de", {"A": "Ada"}) == "B passt."


def test_a_game_knows_its_players_and_bots_by_name() -> None:
    assert describe(event.OfferMade("A", "B", False, get_cash=9), _game(), "de").startswith("Ada bittet Ben ")


def test_each_side_of_starwars_builds_its_own_ships() -> None:
    game = Game("starwars", players=["Ada", "Ben"], tokens=["luke", "vader"], start="A")
    sites = [event.BuildingBought(seat, 1000, "endor-wald", level) for seat in "AB" for level in (1, 5)]
    assert [describe(fact, game, "de").rpartition(": ")[2] for fact in sites] == [
        "X-Wing Nr. 1.",
        "Corellianischer Frachter.",
        "TIE-Jäger Nr. 1.",
        "Sternzerstörer.",
    ]
    assert describe(sites[0], game.table, "en").endswith(": fighter no. 1.")


def test_a_name_that_would_be_misread_in_a_sentence_stands_in_quotes() -> None:
    fact = event.DeedBought("A", 200, "der-einsame-berg")
    assert describe(fact, Table("hobbit"), "de", NAMES) == "Ada kauft „Der Einsame Berg“ für M 200."


def test_a_repair_card_names_every_amount() -> None:
    table = Table("mega")
    card = next(card for card in table.edition.chance if card.do == "repairs")
    assert card_text(card, table, "en") == (
        "The builders are in! Pay M 25 for each of your houses, M 100 for each hotel and M 100 for each skyscraper."
    )


@pytest.mark.parametrize(
    ("said", "german", "english"),
    [
        (
            "A offer B give badstrasse 50 get turmstrasse",
            "Ada bietet Ben: Badstraße und M 50 gegen Turmstraße.",
            "Ada offers Ben: Badstraße and M 50 for Turmstraße.",
        ),
        (
            "A offer B give card:chance badstrasse 5 get nothing",
            "Ada bietet Ben als Geschenk: Badstraße, Gefängnis-frei-Karte (Ereigniskarten) und M 5.",
            "Ada offers Ben as a gift: Badstraße, get-out-of-jail card (Chance) and M 5.",
        ),
        (
            "A pay-fine",
            "Ada zahlt M 50 Strafe und verlässt das Gefängnis.",
            "Ada pays the fine of M 50 and leaves jail.",
        ),
        ("B choose first", "Ben wählt: den ersten Würfel.", "Ben chooses: the first die."),
        ("B sell badstrasse 2", "Ben verkauft 2 Gebäude auf Badstraße.", "Ben sells 2 buildings on Badstraße."),
        (
            "C even badstrasse=1 turmstrasse=0",
            "Cem gleicht die Bebauung aus: Badstraße (Haus) und Turmstraße (unbebaut).",
            "Cem evens out the buildings: Badstraße (house) and Turmstraße (bare).",
        ),
        ("A buy", "Ada kauft.", "Ada buys."),
    ],
)
def test_an_action_reads_like_this(said: str, german: str, english: str) -> None:
    game = _game()
    action = parse_action(said, game.table)
    assert (describe_action(action, game, "de"), describe_action(action, game, "en")) == (german, english)


def test_the_questions_of_a_landing_name_price_bid_and_rent() -> None:
    game = _game()
    assert question(game, "de") == "Ada ist am Zug: würfeln."
    game.play("A roll", chance="1 2")
    assert question(game, "de") == "Ada entscheidet: Turmstraße für M 60 kaufen oder versteigern lassen."
    assert describe_action(parse_action("A buy", game.table), game, "en") == "Ada buys Turmstraße for M 60."
    game.play("A decline")
    assert question(game, "en") == "Auction (Turmstraße): no bid yet. Ada, Ben and Cem: bid M 1 or more, or pass."
    game.play("B bid 1200")
    assert question(game, "de") == (
        "Versteigerung (Turmstraße): M 1.200 von Ben. Ada und Cem: ab M 1.201 bieten oder passen."
    )
    game.play("A pass")
    game.play("C pass")
    game.play("B roll", chance="5 5")
    assert question(game, "en") == "Doubles! Ben throws again."
    game.play("B roll", chance="1 2")
    game.play("B decline")
    for seat in "ABC":
        game.play(f"{seat} pass")
    game.play("C roll", chance="1 2")
    assert question(game, "de") == ("Ada ist am Zug: würfeln. Noch offen: M 4 Miete von Cem an Ben (Turmstraße).")


def test_a_prisoner_is_told_the_ways_out() -> None:
    game = _game()
    for throw in ("3 3", "4 4"):
        game.play("A roll", chance=throw)
        game.play("A buy")
    game.play("A roll", chance="5 5")
    for seat in "BC":
        game.play(f"{seat} roll", chance="4 6")
    assert question(game, "de") == "Ada sitzt im Gefängnis: um einen Pasch würfeln oder M 50 Strafe zahlen."
    assert question(game, "en") == "Ada is in jail: throw for a double or pay the fine of M 50."


def test_without_auctions_the_lander_buys_or_leaves_it() -> None:
    game = _game({"auctions": False})
    game.play("A roll", chance="1 2")
    assert question(game, "en") == "Ada decides: buy Turmstraße for M 60 or leave it."


def test_before_the_first_throw_the_table_waits_for_chance() -> None:
    assert question(Game(begin=False), "de") == "Gleich geht es los: Würfel und Karten entscheiden den Anfang."


def test_a_refusal_gives_the_sentence_of_its_clause() -> None:
    assert refusal_text(Refusal("rent.deadline"), "en") == Refusal("rent.deadline").text("en")


def test_a_refusal_at_the_wrong_moment_says_why_it_is_wrong() -> None:
    text = refusal_text(Refusal.named("debt.blocks-play"), "de")
    assert text.startswith("Ein Zug läuft so ab: ")
    assert text.endswith(" Solange eine Schuld offen ist, geht das Spiel nicht weiter.")


def test_a_refusal_of_unreadable_text_says_what_was_expected() -> None:
    refused = _game().why_not("A jump")
    assert refused is not None
    assert refusal_text(refused, "en").startswith(
        "This cannot be understood as it stands. (verb 'jump'; expected one of"
    )
    assert refusal_text(refused, "de").startswith("Diese Eingabe ist so nicht zu verstehen. (")


def test_options_and_variants_have_a_name_and_a_line() -> None:
    assert option_name("double_salary", "de") == "Doppeltes Gehalt auf LOS"
    assert option_about("double_salary", "en").startswith("Unofficial: landing exactly on GO pays the salary twice.")
    assert variant_name("speed-die", "de") == "Tempo-Würfel"
    assert variant_about("time", "en").startswith("Two deeds at the start and an agreed playing time;")
    with pytest.raises(KeyError):
        option_name("loans", "de")
