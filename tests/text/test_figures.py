"""The figures that decide a refusal are said in both languages, with the edition's money and names."""

import re

import pytest

import pasch
from pasch import scenario, scenario_file
from pasch.figure import MOST, least
from pasch.game import Game
from pasch.refusal import Refusal
from pasch.text import LANGUAGES, refusal_text
from pasch.text.messages import FOLDER

BROWN = 'owns = { A = ["badstrasse", "turmstrasse"] }'
AHEAD = BROWN + "\nbuilt = { badstrasse = 1 }"
TALL = BROWN + "\nbuilt = { badstrasse = 5, turmstrasse = 5 }\nbank = { houses = 2 }"
SCARCE = """
owns = { A = ["badstrasse", "turmstrasse"], B = ["parkstrasse", "schlossallee"] }
bank = { houses = 1 }
"""
PRISONER = 'cash = { A = 20 }\njail = { A = 0 }\nat = { A = "gefaengnis" }'


def at_table(given: str, edition: str = "classic", *played: str) -> Game:
    """A moment before Ada's throw, and what is played from there: `A roll : 1 2`."""
    story = f'title = "x"\nclauses = []\nedition = "{edition}"\n[given]\nseats = ["A", "B"]\n{given}\n'
    told = scenario_file.parse(f'{story}[[step]]\ndo = "A roll"\nchance = "1 2"\n'.encode(), "story")
    game = scenario.set_up(told)
    game.players = ("Ada", "Ben")
    for line in played:
        action, _, chance = line.partition(" : ")
        game.play(action, chance=chance)
    return game


def refused(game: Game, action: str) -> Refusal:
    found = game.why_not(action)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("given", "played", "action", "de", "en"),
    [
        ("cash = { A = 2 }", ("A roll : 1 2",), "A buy",
         "Du brauchst M 60 und hast M 2.", "You need M 60 and have M 2."),
        (BROWN + "\ncash = { A = 2 }", (), "A build badstrasse",
         "Du brauchst M 50 und hast M 2.", "You need M 50 and have M 2."),
        (BROWN + '\nmortgaged = ["badstrasse"]\ncash = { A = 2 }', (), "A redeem badstrasse",
         "Du brauchst M 33 und hast M 2.", "You need M 33 and have M 2."),
        (PRISONER, (), "A pay-fine", "Du brauchst M 50 und hast M 20.", "You need M 50 and have M 20."),
        ("", ("A roll : 1 2", "A decline"), "B bid 0",
         "Du bietest M 0; mindestens M 1 müssen es sein.", "You bid M 0; it has to be at least M 1."),
        ("", ("A roll : 1 2", "A decline", "A bid 1000"), "B bid 1000",
         "Du bietest M 1.000; mindestens M 1.001 müssen es sein.", "You bid M 1,000; it has to be at least M 1,001."),
        ("", ("A roll : 1 2", "A decline"), "B bid 2000",
         "Du bietest M 2.000 und hast M 1.500.", "You bid M 2,000 and have M 1,500."),
        ("", ("A roll : 1 2", "A decline", "A bid 7"), "A pass",
         "Dein Gebot von M 7 ist das höchste.", "Your bid of M 7 is the highest."),
        (BROWN, (), "A offer B give badstrasse get 1600",
         "Ben müsste M 1.600 geben und hat M 1.500.", "Ben would have to give M 1,600 and has M 1,500."),
        (BROWN, (), "B offer A give 1600 get badstrasse",
         "Du müsstest M 1.600 geben und hast M 1.500.", "You would have to give M 1,600 and have M 1,500."),
        (BROWN + '\nmortgaged = ["badstrasse"]\ncash = { B = 21 }', (), "A offer B give badstrasse get 20",
         "Ben braucht danach M 3 und hätte M 1.", "After it Ben needs M 3 and would have M 1."),
        ('owns = { A = ["badstrasse"] }', (), "A build badstrasse",
         "Du hast 1 von 2 Straßen der Gruppe und brauchst 2.", "You own 1 of 2 streets of the group and need 2."),
        (AHEAD, (), "A build badstrasse",
         "Zuerst an der Reihe: Turmstraße (unbebaut).", "First in line: Turmstraße (bare)."),
        (AHEAD, (), "A mortgage turmstrasse", "Dort steht: Badstraße (Haus).", "There stands: Badstraße (house)."),
        (AHEAD, (), "A offer B give turmstrasse get 5",
         "Dort steht: Badstraße (Haus).", "There stands: Badstraße (house)."),
        (BROWN + '\nmortgaged = ["turmstrasse"]', (), "A build badstrasse",
         "Mit Hypothek belastet: Turmstraße.", "Mortgaged: Turmstraße."),
        (BROWN + "\nbank = { houses = 0 }", (), "A build badstrasse",
         "Vorrat der Bank (Haus): 0 von 32.", "Left in the bank (house): 0 of 32."),
        (TALL, (), "A sell badstrasse",
         "Aus dem Vorrat der Bank nötig (Haus): 4; übrig: 2.", "Needed from the bank (house): 4; left: 2."),
        (TALL, (), "A sell badstrasse 3",
         "Danach wäre es ungleich: Badstraße (2 × Haus) und Turmstraße (Hotel).",
         "It would end uneven: Badstraße (2 × house) and Turmstraße (hotel)."),
        (BROWN + '\ncash = { A = 10 }\nat = { A = "los" }', ("A roll : 1 3",), "A pay",
         "Du schuldest M 200 und hast M 10.", "You owe M 200 and have M 10."),
        (BROWN + "\ncash = { A = 150 }", ("A roll : 1 3",), "A bankrupt",
         "Du schuldest M 200 und kannst M 210 aufbringen.", "You owe M 200 and can raise M 210."),
        (BROWN + "\ncash = { A = 10 }", ("A roll : 1 3",), "B roll",
         "Ada schuldet noch M 200.", "Ada still owes M 200."),
        (BROWN + "\ncash = { A = 150 }", ("A roll : 1 3",), "A offer B give badstrasse get 10",
         "Du musst dafür mindestens M 20 mehr bekommen.", "You have to get at least M 20 more for it."),
        (SCARCE, ("A build badstrasse",), "B want 9",
         "Du willst 9 und könntest 8 aufstellen.", "You want 9 and could place 8."),
        (SCARCE, ("A build badstrasse", "B want 0"), "B want 99",
         "Du willst 99 und könntest 8 aufstellen.", "You want 99 and could place 8."),
        ("", (), "B roll", "Am Zug ist Ada.", "It is the turn of Ada."),
    ],
)  # fmt: skip
def test_a_refusal_gives_its_figures(given: str, played: tuple[str, ...], action: str, de: str, en: str) -> None:
    found = refused(at_table(given, "classic", *played), action)
    assert refusal_text(found, "de").endswith(f". {de}")
    assert refusal_text(found, "en").endswith(f". {en}")
    assert found.detail == en


def test_amounts_are_in_the_money_of_the_edition() -> None:
    game = at_table("cash = { A = 2 }", "starwars", "A roll : 1 2")
    sign = game.table.edition.switch("currency")
    assert re.fullmatch(rf"You need {sign} [\d,]+ and have {sign} 2\.", refused(game, "A buy").detail)


def test_no_figures_are_given_where_none_decide() -> None:
    game = at_table(BROWN)
    for action in ("A redeem badstrasse", "A pay-fine", "A mortgage opernplatz", "B claim"):
        assert refused(game, action).figures is None
        assert refused(game, action).detail == ""


def test_figures_stay_those_of_the_moment_when_the_game_goes_on() -> None:
    game = at_table(BROWN + "\ncash = { A = 2 }")
    found = refused(game, "A build badstrasse")
    game.play("A mortgage badstrasse")
    assert found.detail == "You need M 50 and have M 2."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_about_figures_is_used_and_every_figure_has_one(lang: str) -> None:
    folder = FOLDER.parent
    code = "".join((folder / f"{name}.py").read_text(encoding="utf-8") for name in ("figures", "building_figures"))
    used = set(re.findall(r'Figures\("([a-z-]+)"', code)) | {"behind", "standing"}
    text = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^figures-([a-z-]+) =", text, re.MULTILINE)) == used


@pytest.mark.parametrize("wanted", [0, 1, 2, 7, 8, 1000, 12345])
def test_the_least_number_that_is_enough_is_found(wanted: int) -> None:
    assert least(lambda number: number >= wanted) == wanted
    assert least(lambda _: False) == MOST


def test_the_package_shows_figures_in_the_words_of_an_exception() -> None:
    game = at_table("cash = { A = 2 }", "classic", "A roll : 1 2")
    with pytest.raises(pasch.Refusal, match=r"'A buy' is refused: buy.short-of-cash: You need M 60 and have M 2\."):
        game.play("A buy")
