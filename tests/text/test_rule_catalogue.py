"""The rule catalogue as people look it up."""

import re

import msgspec
import pytest

from pasch import clauses
from pasch.cli.rules import page
from pasch.edition import BUILT_IN, SWITCHES, load
from pasch.text import LANGUAGES
from pasch.text.values import switch_text, value_of


def test_the_catalogue_is_complete() -> None:
    assert len(clauses.all_clauses()) == 410
    assert len({clause.id for clause in clauses.all_clauses()}) == 410
    assert tuple(switch.name for switch in clauses.switches()) == SWITCHES
    assert len(clauses.decisions()) == 40


def test_every_clause_named_by_a_switch_or_a_decision_exists() -> None:
    named = [name for entry in (*clauses.switches(), *clauses.decisions()) for name in entry.clauses]
    assert [name for name in named if clauses.clause(name).id != name] == []


def test_every_clause_has_a_sentence_in_both_languages() -> None:
    for clause in clauses.all_clauses():
        assert clause.sentence("de").strip()
        assert clause.sentence("en").strip()
        assert bool(clause.ruling("de")) == bool(clause.ruling("en"))


@pytest.mark.parametrize(
    ("clause", "edition", "german", "english"),
    [
        ("rent.full-group", "classic", "× 2", "× 2"),
        ("rent.full-group", "mega", "× 3", "× 3"),
        ("setup.start-money", "starwars", "C 30.000", "C 30,000"),
        ("auction.opening-bid", "austria", "mindestens M 10", "at least M 10"),
        ("build.window", "classic", "jederzeit", "any time"),
        ("mortgage.redeem", "hobbit", "10 %", "10 %"),
        ("mega.depot.build", "mega", "ja; M 100", "yes; M 100"),
        ("setup.stock-buildings", "starwars", "32 × Fighter, 12 × Großes Schiff", "32 × fighter, 12 × large ship"),
        ("turn.clockwise", "classic", "", ""),
    ],
)
def test_a_clause_tells_its_value_as_the_edition_has_it(clause: str, edition: str, german: str, english: str) -> None:
    found = clauses.clause(clause)
    assert [value_of(found, load(edition), lang) for lang in ("de", "en")] == [german, english]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_with_a_switch_has_a_value_in_each_of_its_editions(lang: str) -> None:
    for clause in clauses.all_clauses():
        for name in clause.editions:
            assert bool(value_of(clause, load(name), lang)) == bool(clause.switches or clause.shows), clause.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_switch_can_be_told_whatever_its_value(lang: str) -> None:
    for name in BUILT_IN:
        assert all(switch_text(switch, load(name), lang) for switch in SWITCHES)


# Words that are the same in both languages; names that are come from the edition files.
SAME = {"in", "die", "hotel", "hotels", "bus", "was", "start", "jackpot", "mr", "monopoly"}


def labels_and_values(lang: str) -> set[str]:
    """Every word of every page on a clause that is not its sentence, ruling, sections or an id."""
    words: set[str] = set()
    for clause in clauses.all_clauses():
        bare = {"de": "", "en": "", "ruling_de": "-", "ruling_en": "-", "source": {BUILT_IN[0]: ("-",)}}
        lines = "\n".join(page(msgspec.structs.replace(clause, **bare), lang))
        for an_id in (clause.id, *clause.switches):
            lines = lines.replace(an_id, "")
        words |= set(re.findall(r"[^\W\d_]{2,}", lines.casefold()))
    return words


def names_in_both_languages() -> set[str]:
    found = set(SAME)
    for name in BUILT_IN:
        edition = load(name)
        named = (edition, *edition.tokens, *edition.spaces)
        texts = [item.name for item in named] + [edition.deck_names.chance, edition.deck_names.chest]
        for text in texts:
            german, english = (set(re.findall(r"[^\W\d_]{2,}", part.casefold())) for part in (text.de, text.en))
            found |= german & english
    return found


def test_the_german_page_on_a_clause_is_german_to_the_last_word() -> None:
    german, english = labels_and_values("de"), labels_and_values("en")
    assert {"laut", "gilt", "jederzeit", "entscheidung"} <= german
    assert {"by", "holds", "time", "ruling", "least"} <= english
    assert german & english - names_in_both_languages() == set()


def test_a_sentence_is_found_by_clause_and_language() -> None:
    assert clauses.sentence("turn.clockwise", "de") == "Der Zug geht im Uhrzeigersinn an den linken Nachbarn weiter."
    assert clauses.sentence("notation", "en") == "This cannot be understood as it stands."


@pytest.mark.parametrize(("clause", "lang"), [("no.such-clause", "de"), ("turn.clockwise", "fr"), ("notation", "fr")])
def test_an_unknown_clause_or_language_is_a_key_error(clause: str, lang: str) -> None:
    with pytest.raises(KeyError):
        clauses.sentence(clause, lang)


def test_a_search_finds_words_of_either_language_without_regard_to_case() -> None:
    clockwise = clauses.clause("turn.clockwise")
    assert clockwise in clauses.search("UHRZEIGERSINN")
    assert clockwise in clauses.search("left-hand clockwise")
    assert clockwise not in clauses.search("uhrzeigersinn", "en")
    assert clauses.search("STRASSE", "de") == clauses.search("straße", "de") != ()


def test_a_search_for_nothing_finds_nothing() -> None:
    assert clauses.search("  ") == ()
