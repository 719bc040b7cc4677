"""Writes docs/rulebook.md from the rule catalogue: `python docs/make_rulebook.py`."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from pasch.clauses import Clause, all_clauses, decisions, switches
from pasch.edition import BUILT_IN, load
from pasch.text.values import value_of

FILE = Path(__file__).with_name("rulebook.md")
LEVELS = {"rule": "rule", "gap": "gap in the booklets, decided by us", "label": "explanation"}
CHAPTERS = {
    "goal": "Goal · Ziel",
    "setup": "Setting up · Vorbereitung",
    "turn": "A turn · Der Zug",
    "doubles": "Doubles · Pasch",
    "go": "GO · LOS",
    "buy": "Buying · Kauf",
    "auction": "Auctions · Versteigerung",
    "rent": "Rent · Miete",
    "card": "Cards · Karten",
    "tax": "Taxes · Steuern",
    "parking": "Free Parking · Frei Parken",
    "visit": "Just visiting · Nur zu Besuch",
    "jail": "Jail · Gefängnis",
    "build": "Building · Bauen",
    "shortage": "Scarce buildings · Gebäudemangel",
    "sell": "Selling buildings · Gebäude verkaufen",
    "mortgage": "Mortgages · Hypotheken",
    "trade": "Trading · Handel",
    "debt": "Debts · Schulden",
    "bankrupt": "Bankruptcy · Bankrott",
    "end": "The end · Spielende",
    "short": "Short game · Kurzspiel",
    "time": "Time limit · Spiel auf Zeit",
    "speed": "Speed die · Tempo-Würfel",
    "mega": "Mega",
    "starwars": "Star Wars",
    "hobbit": "The Hobbit · Der Hobbit",
    "austria": "Austria · Österreich",
}
OPENING = """\
# The rulebook

Every rule the engine knows, in German and English. The wording is our own. Generated from
[clauses.toml](../src/pasch/rules/clauses.toml) by [make_rulebook.py](make_rulebook.py): change the clauses, not this
file.

A clause holds in all five editions unless it names some. Where a rule depends on the edition, the value of each is
read from its file. A *ruling* says how the booklets were read where they are silent, damaged or unclear.
`pasch rules show CLAUSE` adds the sections of the booklets.
"""


def rulebook() -> str:
    return "\n".join(_lines())


def chapter_of(clause: Clause) -> str:
    return clause.id.partition(".")[0]


def _lines() -> Iterator[str]:
    yield OPENING
    chapters = [(name, tuple(clauses)) for name, clauses in groupby(all_clauses(), chapter_of)]
    for name, clauses in chapters:
        yield f"- [{CHAPTERS[name]}](#{name}): {len(clauses)}"
    yield "- [What editions may differ in](#switches)"
    yield "- [What players decide](#decisions)\n"
    for name, clauses in chapters:
        yield f'<a id="{name}"></a>\n\n## {CHAPTERS[name]}\n'
        for clause in clauses:
            yield from _clause(clause)
    yield from _appendix()


def _clause(clause: Clause) -> Iterator[str]:
    yield f"### {clause.id}\n"
    notes = [] if clause.level == "rule" else [LEVELS[clause.level]]
    if set(clause.editions) != set(BUILT_IN):
        notes.append(f"in {', '.join(map(_name, clause.editions))}")
    if notes:
        yield f"*{'; '.join(notes)}*\n"
    yield f"{clause.de}\\"
    yield f"{clause.en}\n"
    values = {name: _both(*(value_of(clause, load(name), lang) for lang in ("de", "en"))) for name in clause.editions}
    if any(values.values()):
        yield "\n".join(f"- {_name(name)}: {value}" for name, value in values.items()) + "\n"
    if clause.ruling_de:
        yield f"Ruling: {clause.ruling_de}\\"
        yield f"{clause.ruling_en}\n"


def _name(edition: str) -> str:
    name = load(edition).name
    return _both(name.de, name.en)


def _both(german: str, english: str) -> str:
    return german if german == english else f"{german} · {english}"


def _appendix() -> Iterator[str]:
    yield '<a id="switches"></a>\n\n## What editions may differ in\n'
    for switch in switches():
        yield f"- `{switch.name}`: {switch.de} · {switch.en} ({', '.join(switch.clauses)})"
    yield '\n<a id="decisions"></a>\n\n## What players decide\n'
    for decision in decisions():
        yield f"- {decision.de} · {decision.en} ({', '.join(decision.clauses)})"
    yield ""


if __name__ == "__main__":
    FILE.write_text(rulebook(), encoding="utf-8")
