"""Editions: every printed name and number of a board, and where its booklet differs from the others.

>>> edition = load(DEFAULT)
>>> edition.space("badstrasse").price
60
>>> edition.switch("rent.full_group_factor")
2
"""

import hashlib
import os
from collections.abc import Sequence
from functools import cache, cached_property
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct, field

from pasch.edition_check import content_problems
from pasch.edition_list import BUILT_IN, DEFAULT, FOLDER
from pasch.edition_problem import Phrase, Problem, closest, one_line
from pasch.edition_shape import MOST_PROBLEMS, parse_toml, read_toml, shape_problems
from pasch.edition_switches import DEFAULTS, SWITCHES, UNPLAYED, Amount, Factor, Switches, defaults, switch_values

__all__ = [
    "BUILT_IN",
    "DEFAULT",
    "FOLDER",
    "SWITCHES",
    "Card",
    "Edition",
    "EditionError",
    "Group",
    "Space",
    "Switches",
    "Text",
    "Ticket",
    "Token",
    "available",
    "check",
    "load",
    "read",
    "schema",
    "text_of",
]

BLANK: Final[dict[str, Any]] = {"id": "blank", "name": {"de": "-", "en": "-"}, "token": [], "group": [], "space": []}
SCHEMA_FILE: Final = FOLDER / "edition.schema.json"  # written by python -m pasch.editions

Line = Annotated[
    str,
    Meta(pattern=r"^[^\x00-\x1f\x7f]+$", max_length=400, description="a text on one line", extra={"phrase": "line"}),
]
Short = Annotated[
    str,
    Meta(pattern=r"^[^\x00-\x1f\x7f]*$", max_length=20, description="a short text", extra={"phrase": "short"}),
]
Id = Annotated[
    str,
    Meta(
        pattern="^[a-z][a-z0-9-]*$",
        max_length=64,
        description="an id of lower-case letters, digits and hyphens that starts with a letter",
        extra={"phrase": "id"},
    ),
]
Label = Annotated[
    str,
    Meta(
        pattern="^[a-z][a-z0-9_-]*$",
        max_length=64,
        description="an id of lower-case letters, digits, hyphens and underscores that starts with a letter",
        extra={"phrase": "label"},
    ),
]
Color = Annotated[
    str,
    Meta(pattern="^#[0-9A-Fa-f]{6}$", description='a colour such as "#955335"', extra={"phrase": "color"}),
]

Kind = Literal[
    "go",
    "street",
    "station",
    "utility",
    "tax",
    "chance",
    "chest",
    "jail",
    "free_parking",
    "go_to_jail",
    "birthday",
    "bus_ticket",
    "auction",
]
Verb = Literal[
    "advance_to",
    "advance_nearest",
    "move_back",
    "go_back_to",
    "go_to_jail",
    "jail_free",
    "collect",
    "pay",
    "collect_each",
    "pay_each",
    "repairs",
    "pay_or_draw",
]
Confidence = Literal["booklet", "source", "derived", "chosen", "borrowed"]


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """The same text in German and in English."""

    de: Line
    en: Line


class Note(Struct, frozen=True, forbid_unknown_fields=True):
    """Banknotes of one value in a player's start money."""

    value: Amount
    count: Annotated[int, Meta(ge=1, le=999)]


class DeckNames(Struct, frozen=True, forbid_unknown_fields=True):
    """What the two decks are called."""

    chance: Text = Text("Ereigniskarten", "Chance")
    chest: Text = Text("Gemeinschaftskarten", "Community chest")


class SideNames(Struct, frozen=True, forbid_unknown_fields=True):
    """What one side calls its buildings."""

    house: Text
    hotel: Text


class BuildingNames(Struct, frozen=True, forbid_unknown_fields=True):
    """What the buildings are called; `sides` where the tokens belong to sides with pieces of their own."""

    house: Text = Text("Haus", "house")
    hotel: Text = Text("Hotel", "hotel")
    skyscraper: Text = Text("Wolkenkratzer", "skyscraper")
    depot: Text = Text("Zugdepot", "depot")
    sides: dict[str, SideNames] = field(default_factory=dict[str, SideNames])


class Depot(Struct, frozen=True, forbid_unknown_fields=True):
    """The building of a station."""

    price: Amount
    resale: Amount
    rent_factor: Factor


class Token(Struct, frozen=True, forbid_unknown_fields=True):
    """A playing piece; where there are sides, it decides its player's."""

    id: Label
    name: Text
    side: Label = ""


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """A colour group and what its buildings cost; a hotel step costs as much as a house."""

    id: Label
    name: Text
    color: Color
    house_price: Amount
    skyscraper_price: Amount = 0
    confidence: Confidence = "booklet"


class Space(Struct, frozen=True, forbid_unknown_fields=True):
    """A space of the board. Rents: bare, one to four houses, hotel (, skyscraper). 0, "" and () are what it lacks."""

    id: Id
    name: Text
    kind: Kind
    group: Label = ""
    price: Amount = 0
    rents: tuple[Amount, ...] = ()
    tax: Literal["income", "extra"] | None = None
    collect: Amount = 0
    confidence: Confidence = "booklet"


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card: a verb and its arguments. 0 and "" are arguments the verb does not take."""

    id: Id
    do: Verb
    text: Text
    to: Id = ""
    what: Literal["station", "utility"] | None = None
    rent_factor: Factor = 0
    dice_factor: Annotated[int, Meta(ge=1, le=1000)] = 0
    steps: Annotated[int, Meta(ge=1, le=63)] = 0
    amount: Amount = 0
    per_house: Amount = 0
    per_hotel: Amount = 0
    per_skyscraper: Amount = 0
    deck: Literal["chance", "chest"] | None = None
    confidence: Confidence = "booklet"


class Ticket(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of bus ticket, and how many of it there are."""

    id: Literal["plain", "expire"]
    count: Annotated[int, Meta(ge=1, le=64)]
    expires_others: bool
    text: Text
    confidence: Confidence = "booklet"


class Edition(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """An edition of the game: a board, its decks and tokens, and the switches of its rules."""

    id: Id
    name: Text
    tokens: Annotated[tuple[Token, ...], Meta(max_length=32)] = field(name="token")
    groups: Annotated[tuple[Group, ...], Meta(max_length=12)] = field(name="group")
    spaces: Annotated[tuple[Space, ...], Meta(max_length=64)] = field(name="space")
    about: Text | None = None
    year: Short = ""
    booklet: Short = ""
    currency_name: Text = Text("Monopoly-Dollar", "Monopoly dollars")
    notes: Annotated[tuple[Note, ...], Meta(max_length=16)] = ()
    deck_names: DeckNames = DeckNames()
    building_names: BuildingNames = field(default_factory=BuildingNames)
    confidence: dict[str, Confidence] = field(default_factory=dict[str, Confidence])
    depot: Depot | None = None
    switches: Switches = Switches()
    chance: Annotated[tuple[Card, ...], Meta(max_length=16)] = ()
    chest: Annotated[tuple[Card, ...], Meta(max_length=16)] = ()
    tickets: Annotated[tuple[Ticket, ...], Meta(max_length=2)] = field(name="ticket", default=())

    def switch(self, name: str) -> Any:
        """The value of a switch by its dotted name."""
        if name not in DEFAULTS:
            raise KeyError(name)
        chapter, _, key = name.partition(".")
        value = getattr(self.switches, chapter)
        return getattr(value, key) if key else value

    def index(self, space_id: str) -> int:
        """The number on the board of a space."""
        for number, space in enumerate(self.spaces):
            if space.id == space_id:
                return number
        raise KeyError(space_id)

    def space(self, space_id: str) -> Space:
        """The space with this id."""
        return self.spaces[self.index(space_id)]

    def building_name(self, building: Literal["house", "hotel", "skyscraper", "depot"], side: str = "") -> Text:
        """What a building is called, by the builder's side where sides have pieces of their own."""
        names = self.building_names.sides.get(side, self.building_names)
        return getattr(names, building, None) or getattr(self.building_names, building)

    @cached_property
    def digest(self) -> str:
        """Eight hex digits of what affects play: names, texts, colours and notes of confidence do not."""
        unplayed = {"name", "text", "color", "confidence"}
        usual = defaults(self.switches.money.scale)
        switches = {
            name: value
            for name, value in switch_values(self.switches).items()
            if name not in UNPLAYED and value != usual[name]
        }
        parts = (self.tokens, self.groups, self.spaces, self.chance, self.chest, self.tickets)
        content: list[Any] = [switches, self.depot and msgspec.to_builtins(self.depot)]
        for part in parts:
            rows: list[dict[str, Any]] = msgspec.to_builtins(part)
            content.append([{key: row[key] for key in row if key not in unplayed and row[key]} for row in rows])
        return hashlib.sha256(msgspec.json.encode(content, order="sorted")).hexdigest()[:8]


class EditionError(ValueError):
    """An edition file that cannot be used. Its text is the first problem; `problems` has them all, in English."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__(problems)
        self.problems = tuple(line if isinstance(line, Problem) else Problem(line) for line in problems)

    def told(self, lang: str) -> list[str]:
        """The problems in German or English."""
        return [problem.say(lang) for problem in self.problems]

    def __str__(self) -> str:
        return self.problems[0]


def available() -> tuple[str, ...]:
    """The ids of the editions that come with Pasch."""
    return BUILT_IN


def load(name_or_path: str | os.PathLike[str]) -> Edition:
    """The edition with this id, or the one in this .toml file; EditionError if the file cannot be used."""
    if name_or_path in BUILT_IN:
        return _built_in(str(name_or_path))
    return _use(name_or_path)


def text_of(name: str) -> str:
    """The file of an edition that comes with Pasch."""
    return (FOLDER / f"{name}.toml").read_text(encoding="utf-8")


def read(text: str) -> Edition:
    """The edition in the text of a .toml file; EditionError if it cannot be used."""
    data, problem = parse_toml(text.encode())
    edition, problems = _convert(data) if data is not None else (None, [problem])
    if edition is None or problems:
        raise EditionError(problems)
    return edition


def check(path: str | os.PathLike[str]) -> list[Problem]:
    """All problems of an edition file, a line each; empty if it can be used. `problem.say("de")` is German."""
    return _examine(path)[1]


def schema() -> dict[str, Any]:
    """The JSON Schema of an edition file, for editors."""
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "Edition"}
    return msgspec.json.decode(msgspec.json.encode(head | msgspec.json.schema(Edition)))


@cache
def _built_in(name: str) -> Edition:
    return _use(FOLDER / f"{name}.toml")


def _use(path: str | os.PathLike[str]) -> Edition:
    edition, problems = _examine(path)
    if edition is None or problems:
        raise EditionError(problems)
    return edition


def _examine(path: str | os.PathLike[str]) -> tuple[Edition | None, list[Problem]]:
    """Read a file as far as possible."""
    file = os.fspath(path)
    if file in BUILT_IN:
        path = FOLDER / f"{file}.toml"
    elif not file.endswith(".toml"):
        unknown = Phrase("no-such-edition", known=", ".join(BUILT_IN))
        return None, [Problem(one_line(file), ": ", unknown, closest(file, BUILT_IN))]
    data, problem = read_toml(path)
    edition, problems = _convert(data) if data is not None else (None, [problem])
    return edition, [Problem(one_line(file), ": ", *line.parts) for line in problems]


def _convert(data: dict[str, Any]) -> tuple[Edition | None, list[Problem]]:
    """What has the wrong shape is left out before the content is checked."""
    problems, broken = shape_problems(data, Edition)
    edition = None
    if len(problems) < MOST_PROBLEMS:
        sound = {key: value for key, value in data.items() if key not in broken}
        edition = msgspec.convert(BLANK | sound, Edition)
        problems += content_problems(edition, broken)
    if len(problems) >= MOST_PROBLEMS:
        problems[MOST_PROBLEMS:] = [Problem(Phrase("more-problems"))]
    return edition, problems
