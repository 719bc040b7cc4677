"""The rule catalogue as people look it up."""

import pytest

from pasch import clauses
from pasch.edition import SWITCHES


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


def test_a_clause_tells_the_value_of_each_edition() -> None:
    assert clauses.clause("rent.full-group").value == {
        "classic": "x2",
        "mega": "x3",
        "austria": "x2",
        "starwars": "x2",
        "hobbit": "x2",
    }


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
