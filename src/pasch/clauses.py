"""The rule catalogue: every clause with its sentence, the switches and the decisions.

>>> sentence("turn.clockwise", "en")
'Turns pass clockwise to the left-hand neighbour.'
>>> clause("rent.full-group").switches
('rent.full_group_factor',)
"""

from functools import cache
from pathlib import Path
from typing import Final, Literal

import msgspec
from msgspec import Struct, field

FILE: Final = Path(__file__).parent / "rules" / "clauses.toml"
UNREADABLE: Final = "notation"
"""The pseudo-clause of refusals for text that cannot be read."""


class Clause(Struct, frozen=True, forbid_unknown_fields=True):
    """A rule in one sentence, the editions where it holds, and where their booklets say so."""

    id: str
    level: Literal["rule", "gap", "label"]
    kind: str
    de: str
    en: str
    editions: tuple[str, ...]
    basis: dict[str, Literal["text", "ruling"]]
    switches: tuple[str, ...]
    source: dict[str, tuple[str, ...]]
    was: tuple[str, ...] = ()  # earlier ids
    shows: tuple[str, ...] = ()  # what else of an edition file gives its value there; see pasch.text.values
    ruling_de: str = ""
    ruling_en: str = ""

    def sentence(self, lang: str) -> str:
        return {"de": self.de, "en": self.en}[lang]

    def ruling(self, lang: str) -> str:
        """How the booklets were read where they are silent or unclear; may be empty."""
        return {"de": self.ruling_de, "en": self.ruling_en}[lang]


class Switch(Struct, frozen=True, forbid_unknown_fields=True):
    """A value in which editions differ."""

    name: str
    de: str
    en: str
    clauses: tuple[str, ...]


class Decision(Struct, frozen=True, forbid_unknown_fields=True):
    """Something players decide."""

    id: str
    de: str
    en: str
    editions: tuple[str, ...]
    clauses: tuple[str, ...]


class _Catalogue(Struct, frozen=True, forbid_unknown_fields=True):
    clauses: tuple[Clause, ...] = field(name="clause")
    switches: tuple[Switch, ...] = field(name="switch")
    decisions: tuple[Decision, ...] = field(name="decision")


def all_clauses() -> tuple[Clause, ...]:
    """Every clause, in the order of the catalogue."""
    return _catalogue().clauses


def clause(clause_id: str) -> Clause:
    """The clause with this id, or with this earlier one; else KeyError."""
    return _by_id()[clause_id]


def sentence(clause_id: str, lang: str) -> str:
    """The sentence of a clause in German or English; KeyError for an unknown clause or language."""
    if clause_id == UNREADABLE:
        from pasch.text.messages import say

        return say("clause-notation", lang)
    return clause(clause_id).sentence(lang)


def search(words: str, lang: str | None = None) -> tuple[Clause, ...]:
    """The clauses whose id, sentence or ruling contains all the words, in one language or in either.

    >>> [found.id for found in search("im uhrzeigersinn", "de")][:1]
    ['turn.clockwise']
    """
    wanted = words.casefold().split()
    languages = (lang,) if lang else ("de", "en")
    return tuple(found for found in all_clauses() if any(_has(found, wanted, each) for each in languages))


def switches() -> tuple[Switch, ...]:
    """The values in which editions differ."""
    return _catalogue().switches


def decisions() -> tuple[Decision, ...]:
    """What players decide in a game."""
    return _catalogue().decisions


def _has(found: Clause, wanted: list[str], lang: str) -> bool:
    text = f"{found.id} {found.sentence(lang)} {found.ruling(lang)}".casefold()
    return bool(wanted) and all(word in text for word in wanted)


@cache
def _catalogue() -> _Catalogue:
    return msgspec.toml.decode(FILE.read_bytes(), type=_Catalogue)


@cache
def _by_id() -> dict[str, Clause]:
    return {name: each for each in all_clauses() for name in (each.id, *each.was)}
