"""What the command line says when it cannot do what it is asked: one line, in the language that was chosen."""

from pathlib import Path
from string import Formatter

import pytest
from cli_runs import Pasch

from pasch.bots.catalog import BotError
from pasch.cli.complaints import COMPLAINTS
from pasch.cli.parser import make_parser

WRONG: list[tuple[tuple[str, ...], str, str]] = [
    (
        ("match", "shrewd", "nobody"),
        "match: Bot „nobody“; erwartet: random, ",
        "match: bot 'nobody'; expected random, ",
    ),
    (("match", "shrewd"), "1 Bot; erwartet: 2 bis 8", "1 bot; expected 2 to 8"),
    (("match", "shrewd", "planner:1h"), "erwartet: planner:200ms (Zeit)", "expected planner:200ms (time)"),
    (("match", "shrewd", "shrewd:bold"), "„bold“; erwartet: cautious, ", "'bold'; expected one of cautious, "),
    (("match", "shrewd", "shrewd:need=2"), "need=2; erwartet: eine Zahl von 0", "need=2; expected a number from 0"),
    (("match", "shrewd", "casual:3"), "casual hat keine Parameter", "casual has no parameters"),
    (("match", "shrewd", "none.py"), "Bot none.py: diese Datei gibt es nicht", "bot none.py: no such file"),
    (("match", "shrewd", "casual", "--games", "0"), "--games 0: erwartet: ", "--games 0: expected "),
    (("match", "shrewd", "casual", "--edition", "x"), "x: diese Ausgabe gibt es nicht", "x: no such edition"),
    (("match", "shrewd", "casual", "--json", ""), "--json: der Name ist leer", "--json: the name is empty"),
    (("match", "shrewd", "casual", "--json", "."), "das ist ein Ordner", "this is a folder"),
    (("match", "shrewd", "casual", "--parquet", "-"), "nur --json schreibt", "only --json writes"),
    (("simulate", "--bots", "shrewd,"), "--bots: Bot „“; erwartet", "--bots: bot ''; expected"),
    (("simulate", "--csv", ""), "--csv: der Name ist leer", "--csv: the name is empty"),
    (("simulate", "--plot", "-"), "nur --json schreibt", "only --json writes"),
    (("simulate", "--option", "x"), "erwartet: KEY=VALUE", "expected KEY=VALUE"),
    (("ladder", "--bots", "random", "random"), "random kommt zweimal vor", "random is named twice"),
    (("ladder", "--bots", "random"), "1 Bot; erwartet: 2 bis 12", "1 bot; expected 2 to 12"),
    (("ladder", "--file", ""), "--file: der Name ist leer", "--file: the name is empty"),
    (("play", "--bots", "nobody"), "Bot „nobody“; erwartet", "bot 'nobody'; expected"),
    (("play", "--players", "9"), "--players 9: erwartet", "--players 9: expected"),
    (("play", "--record", "no/where"), "den Ordner no gibt es nicht", "there is no folder no"),
]


@pytest.mark.parametrize(("args", "german", "english"), WRONG, ids=[" ".join(args) for args, _, _ in WRONG])
def test_what_is_wrong_is_said_in_the_language_that_was_chosen(
    pasch: Pasch, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, args: tuple[str, ...], german: str, english: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang, said in (("de", german), ("en", english)):
        run = pasch(*args, "--lang", lang)
        assert (run.code, run.out) == (2, "")
        assert run.is_one_clear_line
        assert said in run.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("answer", "german", "english"),
    [
        ("1 / 0", "Platz B: ZeroDivisionError: division by zero (Zeile 2)", "seat B: ZeroDivisionError: division"),
        ("None", "gab NoneType; erwartet: eine Aktion wie „B roll“", "gave a NoneType; expected an action such as"),
        ("'B fly'", "sagte „B fly“: Verb „fly“; erwartet", "said 'B fly': verb 'fly'; expected"),
        ("'A roll'", "nur Aktionen von B sind die eigenen", "only actions of B are its own"),
        ("'B build badstrasse'", "Häuser darf nur bauen, wer", "Houses may be built only by"),
    ],
)
@pytest.mark.parametrize("command", [("simulate", "--games", "2", "--bots"), ("match", "--games", "3")])
def test_what_an_own_bot_does_wrong_is_said_in_both_languages(
    pasch: Pasch, tmp_path: Path, command: tuple[str, ...], answer: str, german: str, english: str
) -> None:
    own = tmp_path / "mine.py"
    own.write_text(f"def choose(game, seat):\n    return {answer} if seat == 'B' else seat + ' roll'\n")
    bots = [f"casual,{own}"] if command[0] == "simulate" else ["casual", str(own)]
    for lang, said in (("de", german), ("en", english)):
        run = pasch(*command, *bots, "--lang", lang, "--cores", "1")
        assert (run.code, run.out) == (1, "")
        assert run.is_one_clear_line
        assert said in run.err


def test_both_languages_of_a_complaint_have_the_same_blanks() -> None:
    for key, (german, english) in COMPLAINTS.items():
        blanks = [{name for _, name, _, _ in Formatter().parse(text) if name} for text in (german, english)]
        assert blanks[0] == blanks[1] or key == "other-kind"


def test_a_bot_error_without_german_is_said_in_english() -> None:
    assert BotError("bot x: y").say("de") == "bot x: y"


def test_every_command_for_many_games_has_a_language() -> None:
    for command in (["match", "a", "b"], ["simulate"], ["ladder"], ["play"]):
        assert make_parser().parse_args([*command, "--lang", "de"]).lang == "de"
