"""Whatever happens in a game can be told: events by their fields, scenarios, random games, all cards."""

import random
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from pasch import Game, event, scenario
from pasch.edition import available, load
from pasch.event import Event
from pasch.event_rows import from_row
from pasch.game import PHASES
from pasch.notation import OPTIONS, VERBS, Action, parse_action
from pasch.refusal import Refusal
from pasch.rules import codes
from pasch.table import Table
from pasch.text import LANGUAGES, card_text, describe, describe_action, question, refusal_text
from pasch.text.questions import CHOICES

SCENARIOS = Path(__file__).parent.parent / "scenarios"
NAMES = {"A": "Ada", "B": "Ben"}
FIELDS: dict[str, tuple[Any, ...]] = {
    "seat": ("A",),
    "payer": ("A",),
    "payee": ("B", "bank"),
    "owner": ("B",),
    "debtor": ("A",),
    "creditor": ("B", "bank"),
    "giver": ("A",),
    "receiver": ("B", "bank"),
    "partner": ("B",),
    "amount": (-20, 0, 1, 1500),
    "space": ("badstrasse", "suedbahnhof"),
    "origin": ("los",),
    "to": ("frei-parken",),
    "lot": ("badstrasse",),
    "level": (0, 1, 4, 5, 6),
    "group": ("brown",),
    "first": (1, 2),
    "second": (2,),
    "speed": ("", "2", "bus", "mr"),
    "round": (0, 7),
    "why": ("throw", "card", "bonus", "ticket", "triple", "auction", "space", "doubles"),
    "how": ("fine", "card", "doubles", "force"),
    "failed": (1, 2, 3),
    "deck": ("chance", "chest"),
    "card": ("go-to-jail",),
    "factor": (0, 10),
    "piece": event.PIECES,
    "settles": (False, True),
    "expires_others": (False, True),
    "count": (0, 1, 2),
    "left": (0, 1, 3),
    "question": ("bus",),
    "option": tuple(option for option in OPTIONS if option),
    "winners": (("A",), ("A", "B")),
    "token": ("", "dog"),
    "keeps_bank": (False, True),
    "streets": (("badstrasse", "turmstrasse"),),
    "levels": ((1, 2),),
    "give_cash": (0, 10),
    "get_cash": (0, 20),
    "give_deeds": ((), ("badstrasse",)),
    "get_deeds": ((), ("turmstrasse",)),
    "give_cards": ((), ("chance",)),
    "get_cards": ((), ("chest",)),
}


def _samples(kind: type[Event]) -> Iterator[Event]:
    for values in product(*(FIELDS[field] for field in kind.__struct_fields__)):
        yield kind(*values)


def _is_a_sentence(text: str) -> bool:
    begins = text[:1].isupper() or text[:1].isdigit() or text[:1] in ("„", "“")
    ends = text.rstrip("“”").endswith((".", "!", "?"))
    return begins and ends and not any(wrong in text for wrong in ("{", "  ", "\n"))


@pytest.mark.parametrize("kind", Event.__subclasses__(), ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_is_a_sentence_whatever_its_fields(kind: type[Event], lang: str) -> None:
    table = Table("mega")
    texts = [describe(fact, table, lang, NAMES) for fact in _samples(kind)]
    assert [text for text in texts if not _is_a_sentence(text)] == []


def _words(row: list[int], column: int, field: str) -> Iterator[str]:
    """The words the kernel's numbers in one column stand for."""
    for number in range(100):
        row[column] = number
        try:
            yield getattr(from_row(row, Table()), field)
        except IndexError:
            return


@pytest.mark.parametrize(
    ("row", "column", "field"),
    [
        ([codes.MOVED, 0, 1, 2, 0, 0], 4, "why"),
        ([codes.JAILED, 0, 0, 0, 0, 0], 2, "why"),
        ([codes.LEFT_JAIL, 0, 0, 0, 0, 0], 2, "how"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words_of_its_own(row: list[int], column: int, field: str, lang: str) -> None:
    words = list(_words(row, column, field))
    kind = type(from_row([*row[:column], 0, *row[column + 1 :]], Table()))
    fixed = {"seat": "A", "origin": "los", "to": "badstrasse"}
    values = [{**fixed, field: word} for word in words]
    facts = [kind(*(value[name] for name in kind.__struct_fields__)) for value in values]
    texts = [describe(fact, Table(), lang, NAMES) for fact in facts]
    assert len(words) > 2
    assert len(set(texts)) == len(words)


@pytest.mark.parametrize("option", [option for option in OPTIONS if option])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_answer_that_is_no_space_has_words(option: str, lang: str) -> None:
    assert _is_a_sentence(describe(event.Chosen("A", "bus", option, ""), Table("mega"), lang, NAMES))


@pytest.mark.parametrize("edition", available())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_is_complete(edition: str, lang: str) -> None:
    table = Table(edition)
    texts = [card_text(card, table, lang) for deck in table.decks for card in deck]
    assert len(texts) == 32
    assert [text for text in texts if "{" in text or "}" in text or " 0 " in text] == []


def _tell(game: Game, action: Action | None, lang: str) -> list[str]:
    told = [question(game, lang)]
    if action:
        told.append(describe_action(action, game, lang))
    return told


def test_every_scenario_is_told_and_they_show_every_phase_question_verb_and_event() -> None:
    phases, asked, verbs, kinds, texts = set[str](), set[int](), set[str](), set[type[Event]](), list[str]()
    for path in scenario.find([SCENARIOS]):
        story = scenario.read(path)
        if story.refused:
            continue
        game = scenario.set_up(story)
        seen = len(game.events)
        for step in story.steps:
            phases.add(game.phase)
            if game.phase == "choose":
                asked.add(game.state.task_b[game.state.depth - 1])
            try:
                action = None if step.do in ("start", "time") else parse_action(step.do, game.table)
                verbs |= {action.verb} if action else set()
                texts += [text for lang in LANGUAGES for text in _tell(game, action, lang)]
                game.play(step.do, chance=step.chance)
            except Refusal as refused:
                texts += [refusal_text(refused, lang) for lang in LANGUAGES]
        phases.add(game.phase)
        texts += [question(game, lang) for lang in LANGUAGES]
        kinds |= {type(fact) for fact in game.events[seen:]}
        texts += [describe(fact, game, lang) for fact in game.events[seen:] for lang in LANGUAGES]
    assert [text for text in texts if "{" in text] == []
    assert phases == set(PHASES)
    assert asked == set(CHOICES) == {value for name, value in vars(codes).items() if name.startswith("ASK_")}
    assert verbs == set(VERBS)
    assert kinds | {event.JackpotPaid} == set(Event.__subclasses__())


def _choice(game: Game, rng: random.Random) -> Action:
    """Mostly somebody who must act; seldom an offer, hardly ever the end."""
    anyone = [seat for seat in game.seats if seat not in game.out]
    seat = rng.choice(game.waiting if rng.random() < 0.9 else anyone)
    actions = game.legal_actions(seat) or game.legal_actions(game.waiting[0])
    weight = {"resign": 0.01, "offer": 0.1, "decline": 1, "mortgage": 1, "sell": 1}
    return rng.choices(actions, [weight.get(action.verb, 5) for action in actions])[0]


@pytest.mark.parametrize("edition", available())
def test_a_random_game_is_told_in_both_languages(edition: str) -> None:
    rng = random.Random(edition)
    options = {"jackpot": True} if edition == "classic" else {}
    variants = ["speed-die"] if edition == "hobbit" else []
    game = Game(edition, players=["Ada", "Ben (bot casual)", "Cem"], seed=5, options=options, variants=variants)
    told = len(game.events)
    texts = [describe(fact, game, lang) for fact in game.events for lang in LANGUAGES]
    for _ in range(250):
        if game.phase == "over":
            break
        action = _choice(game, rng)
        texts += [text for lang in LANGUAGES for text in _tell(game, action, lang)]
        game.play(action)
        texts += [describe(fact, game, lang) for fact in game.events[told:] for lang in LANGUAGES]
        told = len(game.events)
    assert len(texts) > 1000
    assert [text for text in texts if not _is_a_sentence(text)] == []
    assert not any("bot casual" in text for text in texts)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_clause_the_kernel_refuses_with_has_a_sentence(lang: str) -> None:
    texts = [refusal_text(Refusal.named(clause), lang) for clause in codes.CLAUSES if clause]
    assert [text for text in texts if not text.endswith(".")] == []


def test_every_building_of_every_edition_has_a_name_on_each_side() -> None:
    for edition in map(load, available()):
        for side in {token.side for token in edition.tokens}:
            names = [edition.building_name(piece, side) for piece in ("house", "hotel", "skyscraper", "depot")]
            assert all(name.de and name.en for name in names)
