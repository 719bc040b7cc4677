"""The two Fluent files say the same things."""

import subprocess
import sys
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pasch.bots.thinking import SHREWD_VERBS
from pasch.event import Event
from pasch.game import PHASES
from pasch.notation import OPTIONS, VERBS, WORDS
from pasch.rules import codes
from pasch.table import HOUSE_RULES, OFFICIAL, VARIANTS, Table
from pasch.text import LANGUAGES, money, say
from pasch.text.events import message_id
from pasch.text.messages import FOLDER

PLURALS = {"zero", "one", "two", "few", "many", "other"}


class _Blanks(Visitor):
    """The variables of a message, the keys it selects by, and the functions it calls."""

    def __init__(self) -> None:
        self.variables = set[str]()
        self.keys = set[str]()
        self.functions = set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.keys.add(node.key.name if isinstance(node.key, ast.Identifier) else node.key.value)
        self.generic_visit(node)


def _entries(lang: str) -> list[ast.EntryType]:
    return FluentParser().parse((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")).body


@cache
def _messages(lang: str) -> dict[str, _Blanks]:
    found: dict[str, _Blanks] = {}
    for entry in _entries(lang):
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            found[name] = _Blanks()
            found[name].visit(entry)
    return found


def _asked() -> Iterator[str]:
    """The messages `question` needs: each phase, and for `choose` each of its questions."""
    for phase in PHASES:
        if phase != "choose":
            yield f"question-{phase}"
    for name in vars(codes):
        if name.startswith("ASK_"):
            yield "question-choose-" + name.removeprefix("ASK_").lower().replace("_", "-")


def _expected() -> list[str]:
    return [
        *(message_id(kind) for kind in Event.__subclasses__()),
        *_asked(),
        *(f"action-{verb}" for verb in VERBS),
        *(f"why-{verb}" for verb in SHREWD_VERBS),
        *(f"answer-{option}" for option in OPTIONS if option),
        *(f"item-{word}" for word in WORDS),
        *(f"option-{option.replace('_', '-')}{part}" for option in OFFICIAL for part in ("", "-about")),
        *(f"variant-{variant}{part}" for variant in VARIANTS for part in ("", "-about")),
        *(f"option-claims-{value}" for value in ("demand", "automatic")),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_question_action_reason_option_and_variant_has_a_message(lang: str) -> None:
    assert [name for name in _expected() if name not in _messages(lang)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_speaks_of_an_event_action_reason_or_option_that_does_not_exist(lang: str) -> None:
    beside = {"action-buy-deed", "action-claim-rent", "action-sell-to", "question-start", "question-roll-jail"}
    beside |= {"question-offer-settle", "question-claims"}
    beside |= {"why-claim", "why-own", "why-random", "why-casual", "why-best"}
    kinds = ("event-", "action-", "question-", "option-", "variant-", "answer-", "why-")
    assert {name for name in _messages(lang) if name.startswith(kinds)} - set(_expected()) == beside


def test_both_files_have_the_same_messages_with_the_same_variables() -> None:
    german, english = _messages("de"), _messages("en")
    assert list(german) == list(english)
    assert {name: found.variables for name, found in german.items()} == {
        name: found.variables for name, found in english.items()
    }


def test_both_files_tell_the_same_cases_apart() -> None:
    german, english = _messages("de"), _messages("en")
    assert {name: found.keys - PLURALS for name, found in german.items()} == {
        name: found.keys - PLURALS for name, found in english.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_files_are_plain_fluent_that_a_browser_reads_too(lang: str) -> None:
    assert [entry.content for entry in _entries(lang) if isinstance(entry, ast.Junk)] == []
    names = [entry.id.name for entry in _entries(lang) if isinstance(entry, ast.Message)]
    assert len(names) == len(set(names))
    assert {name for found in _messages(lang).values() for name in found.functions} <= {"NUMBER"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_house_rule_says_that_it_is_unofficial_and_what_the_booklets_advise(lang: str) -> None:
    word, advice = {"de": ("inoffiziell", "raten"), "en": ("unofficial", "advise")}[lang]
    for option in OFFICIAL:
        about = say(f"option-{option.replace('_', '-')}-about", lang)
        assert (word in about.lower()) == (option in HOUSE_RULES)
        assert (advice in about) == (option in HOUSE_RULES)


def test_an_unknown_message_or_language_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="no-such-message"):
        say("no-such-message", "de")
    with pytest.raises(KeyError, match="fr"):
        say("bank", "fr")


def test_a_blank_left_open_is_a_key_error() -> None:
    with pytest.raises(KeyError, match="event-bid-made"):
        say("event-bid-made", "de", seat="Ada")


def test_names_are_not_wrapped_in_invisible_marks() -> None:
    assert say("event-bidder-passed", "en", seat="Ada") == "Ada passes."


@pytest.mark.parametrize(
    ("edition", "amount", "german", "english"),
    [
        ("classic", 50, "M 50", "M 50"),
        ("classic", 1500, "M 1.500", "M 1,500"),
        ("starwars", 30000, "C 30.000", "C 30,000"),
        ("mega", 1234567, "M 1.234.567", "M 1,234,567"),
    ],
)
def test_money_is_grouped_as_each_language_does(edition: str, amount: int, german: str, english: str) -> None:
    table = Table(edition)
    assert (money(amount, table, "de"), money(amount, table, "en")) == (german, english)


def test_fluent_is_not_loaded_before_something_is_said() -> None:
    code = "import sys, pasch, pasch.text; sys.exit(any(name.startswith(('fluent', 'babel')) for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
