"""What is wrong with an edition of one's own is told in German and English."""

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import pasch
from pasch import edition
from pasch.edition_problem import Phrase
from pasch.edition_shape import TOML_TROUBLES
from pasch.edition_switches import Sign
from pasch.text import LANGUAGES, say
from pasch.text.messages import FOLDER

EDITIONS = Path(__file__).parent.parent / "editions"
CASES: list[dict[str, Any]] = tomllib.loads((EDITIONS / "broken.toml").read_text(encoding="utf-8"))["case"]
ENGLISH = ("expected", "found ", "missing", " of kind ", "did you mean", " item ")
"""Words that no German line has, but for keys of the file."""


def phrases() -> Iterator[tuple[str, frozenset[str]]]:
    """Each phrase the sources give, with the blanks they fill."""
    for file in Path(pasch.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Phrase":
                blanks = frozenset(word.arg for word in node.keywords if word.arg)
                yield from ((name, blanks) for name in constants(node.args[0]))
            elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Meta":
                extra = [word.value for word in node.keywords if word.arg == "extra"]
                yield from ((ast.literal_eval(one)["phrase"], frozenset[str]()) for one in extra)
    yield from ((f"toml-{name}", frozenset[str]()) for name in TOML_TROUBLES.values())


def constants(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_can_be_said(lang: str) -> None:
    found = set(phrases())
    assert len(found) > 90
    for name, blanks in found:
        assert say(f"edition-{name}", lang, **dict.fromkeys(blanks, "7"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_phrase_is_left_over(lang: str) -> None:
    lines = (FOLDER / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    known = {line.split(" ", 1)[0].removeprefix("edition-") for line in lines if line.startswith("edition-")}
    assert known == {name for name, _ in phrases()}


def test_kinds_of_text_are_called_as_in_the_schema_for_editors() -> None:
    kinds: list[Any] = [edition.Line, edition.Short, edition.Id, edition.Label, edition.Color, Sign]
    for kind in kinds:
        [meta] = kind.__metadata__
        assert Phrase(meta.extra["phrase"]).say("en") == meta.description


@pytest.mark.parametrize("case", CASES, ids=[case["title"].replace(" ", "-") for case in CASES])
def test_the_problems_of_a_broken_file_are_told_in_german(case: dict[str, Any], tmp_path: Path) -> None:
    base = EDITIONS if case["edition"] == "village" else edition.FOLDER
    file = tmp_path / "town.toml"
    text = (base / f"{case['edition']}.toml").read_text(encoding="utf-8")
    file.write_text(text.replace(case["old"], case["new"], 1), encoding="utf-8")
    for problem in edition.check(file):
        german = problem.say("de")
        assert german != problem
        assert german.isprintable()
        told = re.sub(r"[a-z_]+(\.[a-z_]+)+", "", german)
        assert not [word for word in ENGLISH if word in told], german
        assert problem.say("en") == problem


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("id = #\n", "Zeile 1, Spalte 6: kein gültiges TOML: das ist kein Wert"),
        ('id = "a"\nid = "b"\n', "Zeile 2, Spalte 9: kein gültiges TOML: das steht schon weiter oben"),
        ("rents = [1, 2", "am Ende der Datei: kein gültiges TOML: eine Liste wird nicht geschlossen"),
    ],
)
def test_a_file_that_is_no_toml_is_told_where_it_goes_wrong(text: str, told: str) -> None:
    with pytest.raises(edition.EditionError) as error:
        edition.read(text)
    assert error.value.told("de") == [told]
