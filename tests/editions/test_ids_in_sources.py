"""Which edition it is, only its file knows: no source names one, and no sentence for people does."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pasch import clauses
from pasch.edition import BUILT_IN, load

ROOT = Path(__file__).parents[2]
KINDS = {".py", ".ftl", ".ts", ".svelte", ".css", ".html", ".sql"}
# An id as a word of its own. The head of a clause such as `mega.dice-always` is part of that clause's name.
AN_ID = re.compile(rf"(?<![\w.-])({'|'.join(BUILT_IN)})(?![\w-]|\.[a-z])")
AN_EXAMPLE = re.compile(r"^\s*(>>>|\.\.\.) ")  # in a docstring; it is run as a test
MADE = {"src/pasch/web", "src/pasch/editions"}  # the built page; the edition files themselves


def sources() -> Iterator[Path]:
    for folder in ("src/pasch", "web/src"):
        for file in sorted((ROOT / folder).rglob("*")):
            if file.suffix in KINDS and not any(file.is_relative_to(ROOT / made) for made in MADE):
                yield file


def ids_in(text: str) -> list[str]:
    lines = enumerate(text.splitlines(), 1)
    return [f"{number}: {line.strip()}" for number, line in lines if AN_ID.search(line) and not AN_EXAMPLE.match(line)]


def test_no_source_names_an_edition() -> None:
    files = list(sources())
    assert {"table.py", "de.ftl", "OptionsForm.svelte", "icons.ts"} <= {file.name for file in files}
    found = [f"{file.relative_to(ROOT)}:{line}" for file in files for line in ids_in(file.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ('if edition.id == "hobbit":', True),
        ("facts?.id === 'hobbit'", True),
        ("DEAL = 2  # classic's", True),
        ("on the classic board", True),
        ('_CODE["mega.mrm.freeze"]', False),
        ('"""Ask. [mega.birthday.no-tickets]"""', False),
        ('layout: Literal["std40", "mega52"]', False),
        ('>>> game = Game("classic", ["Ada", "Ben"])', False),
    ],
)
def test_an_id_is_told_from_a_clause_and_from_an_example(line: str, named: bool) -> None:
    assert bool(ids_in(line)) == named


@pytest.mark.parametrize("lang", ["de", "en"])
def test_sentences_and_rulings_name_editions_as_people_do(lang: str) -> None:
    texts = [f"{each.sentence(lang)} {each.ruling(lang)}" for each in clauses.all_clauses()]
    texts += [each.de if lang == "de" else each.en for each in (*clauses.switches(), *clauses.decisions())]
    assert [text for text in texts if AN_ID.search(text)] == []
    names = [load(name).name for name in BUILT_IN]
    assert all(any((name.de if lang == "de" else name.en) in text for text in texts) for name in names)
