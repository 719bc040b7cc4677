"""What exactly was wrong with something refused, in both languages."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import pasch
from pasch.game import Game
from pasch.text import LANGUAGES, say
from pasch.text.messages import FOLDER
from pasch.text.rulebook import refusal_text

SAYERS = {"unreadable": 1, "fail": 0}  # where the detail stands among the arguments
NO_BLANKS = {"also", "action", "unread", "detail"}


def said() -> Iterator[tuple[str, frozenset[str]]]:
    """Each detail the sources give, with the blanks they fill."""
    for file in Path(pasch.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (detail := detail_of(node)):
                yield detail, frozenset(word.arg for word in node.keywords if word.arg) - NO_BLANKS


def detail_of(call: ast.Call) -> str:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    words = [word.value for word in call.keywords if word.arg == "detail" and name == "Refusal"]
    words += call.args[SAYERS[name] : SAYERS[name] + 1] if name in SAYERS else []
    return next((str(word.value) for word in words if isinstance(word, ast.Constant)), "")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_detail_can_be_said(lang: str) -> None:
    details = set(said())
    assert len(details) > 30
    for detail, blanks in details:
        assert say(f"detail-{detail}", lang, **dict.fromkeys(blanks, "dice"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_detail_is_left_over(lang: str) -> None:
    lines = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    known = {line.split(" ", 1)[0].removeprefix("detail-") for line in lines if line.startswith("detail-")}
    assert known == {detail for detail, _ in said()}


@pytest.mark.parametrize(
    ("action", "de", "en"),
    [
        ("Z roll", "Platz „Z“; erwartet: A bis H", "seat 'Z'; expected one of A to H"),
        ("A build", "erwartet: build SPACE", "expected build SPACE"),
        ("A roll twice", "erwartet: roll", "expected roll"),
        ("A bid much", "„much“; erwartet: eine ganze Zahl mit höchstens neun Ziffern",
         "'much'; expected a whole number of at most nine digits"),
        ("A build x", "auf diesem Spielplan gibt es kein Feld „x“", "no space 'x' on this board"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told_in_the_language_of_the_reader(action: str, de: str, en: str) -> None:
    refused = Game().why_not(action)
    assert refused is not None
    assert refusal_text(refused, "de").endswith(f"({de})")
    assert refusal_text(refused, "en").endswith(f"({en})")


def test_missing_chance_is_asked_for_in_both_languages() -> None:
    game = Game(start="A")
    with pytest.raises(pasch.Refusal) as refused:
        game.play("A roll", chance="")
    assert refused.value.detail_in("de") == "es fehlt vom Zufall: ein Wurf mit zwei Würfeln"
    assert refused.value.detail == "chance is missing: a throw of two dice"
