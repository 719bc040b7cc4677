"""Names and amounts as people at one table say them."""

import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, Literal, cast

from pasch.edition import Card, Text
from pasch.event import PIECES
from pasch.notation import DECKS, Items
from pasch.rules.codes import HOTEL_LEVEL, SKYSCRAPER_LEVEL
from pasch.table import Table
from pasch.text.messages import checked, say

if TYPE_CHECKING:
    from pasch.game import Game

Piece = Literal["house", "hotel", "skyscraper", "depot"]
Names = Mapping[str, str]
_HARD_TO_READ: Final = re.compile(r"^(Der|Die|Das) |: ")
_CARD_AMOUNTS: Final = ("amount", "per_house", "per_hotel", "per_skyscraper")
_BLANK: Final = re.compile(r"\{(\w+)\}")
_BOT: Final = re.compile(r" \(bot .*\)$")


def money(amount: int, table: Table, lang: str) -> str:
    """An amount with the sign of the edition.

    >>> money(1500, Table(), "de"), money(1500, Table(), "en")
    ('M 1.500', 'M 1,500')
    """
    return say("money", lang, currency=table.edition.switches.currency, amount=amount)


def card_text(card: Card, table: Table, lang: str) -> str:
    """What a card says, with amounts and names filled in."""
    amounts = {key: money(getattr(card, key), table, lang) for key in _CARD_AMOUNTS if getattr(card, key)}
    target = _pick(table.edition.space(card.to).name, lang) if card.to else ""
    salary = money(table.edition.switches.go.salary, table, lang)
    blanks = amounts | {"to": target, "salary": salary, "steps": str(card.steps)}
    return _BLANK.sub(lambda match: blanks[match[1]], _pick(card.text, lang))


def _pick(text: Text, lang: str) -> str:
    return text.de if checked(lang) == "de" else text.en


class Narrator:
    """Speaks one language about one table.

    Names are those given, else the players' names of a game, else the letters of the seats. Only a game knows
    the players' sides, and so what each of them calls the buildings.
    """

    def __init__(self, where: "Game | Table", lang: str, names: Names | None = None) -> None:
        self.lang = checked(lang)
        self.table = where if isinstance(where, Table) else where.table
        self.sides: Names = {} if isinstance(where, Table) else where.side
        self.names = names if names is not None else _names(where)

    def say(self, message_id: str, **args: str | float) -> str:
        return say(message_id, self.lang, **args)

    def name(self, seat: str) -> str:
        return self.say("bank") if seat == "bank" else self.names.get(seat, seat)

    def money(self, amount: int) -> str:
        return money(amount, self.table, self.lang)

    def space(self, space_id: str) -> str:
        """The name of a space; in quotes where it would be misread in a sentence."""
        name = _pick(self.table.edition.space(space_id).name, self.lang)
        return self.say("quoted", name=name) if _HARD_TO_READ.search(name) else name

    def space_at(self, number: int) -> str:
        return self.space(self.table.space_id(number))

    def group(self, group_id: str) -> str:
        groups = self.table.edition.groups
        return next(_pick(group.name, self.lang) for group in groups if group.id == group_id)

    def deck(self, deck: str) -> str:
        names = self.table.edition.deck_names
        return _pick(names.chance if deck == "chance" else names.chest, self.lang)

    def card(self, deck: str, card_id: str) -> str:
        number = DECKS.index(deck)
        return card_text(self.table.decks[number][self.table.card(number, card_id)], self.table, self.lang)

    def building(self, piece: str, seat: str = "") -> str:
        """What a house, hotel, skyscraper or depot is called; with a seat, as that player's side calls it."""
        return _pick(self.table.edition.building_name(cast("Piece", piece), self.sides.get(seat, "")), self.lang)

    def piece(self, number: int, seat: str = "") -> str:
        return self.building(PIECES[number], seat)

    def piece_of(self, space_id: str, level: int) -> str:
        """The piece that makes a level."""
        if self.table.edition.space(space_id).kind == "station":
            return "depot"
        if level < HOTEL_LEVEL:
            return "house"
        return "skyscraper" if level == SKYSCRAPER_LEVEL else "hotel"

    def level(self, space_id: str, level: int, seat: str) -> str:
        """What stands on a space."""
        if level == 0:
            return self.say("level-bare")
        piece = self.piece_of(space_id, level)
        count = level if piece == "house" else 1
        return self.say("level-houses", count=count, building=self.building(piece, seat))

    def levels(self, levels: Sequence[tuple[str, int]], seat: str) -> str:
        parts = [
            self.say("level-of", space=self.space(space), level=self.level(space, level, seat))
            for space, level in levels
        ]
        return self.all_of(parts)

    def all_of(self, parts: Sequence[str]) -> str:
        return self._join(parts, "list-and")

    def one_of(self, parts: Sequence[str]) -> str:
        return self._join(parts, "list-or")

    def _join(self, parts: Sequence[str], message_id: str) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self.say(message_id, first=", ".join(parts[:-1]), last=parts[-1])

    def seats(self, seats: Sequence[str]) -> str:
        return self.all_of([self.name(seat) for seat in seats])

    def dice(self, first: int, second: int, speed: str = "") -> str:
        third = self.say(f"die-{speed}") if speed in ("bus", "mr") else speed
        return self.all_of([part for part in (str(first), str(second), third) if part])

    def items(self, items: Items) -> str:
        """One side of an offer."""
        parts = [self.space(space) for space in items.spaces]
        parts += [self.say("item-card", deck=self.deck(deck)) for deck in items.cards]
        parts += [self.say(f"item-{word}") for word in items.words]
        parts += [self.money(items.cash)] if items.cash else []
        return self.all_of(parts) or self.say("item-nothing")

    def terms(self, give: Items, get: Items) -> dict[str, str]:
        """The blanks of a message about an offer."""
        nothing = Items()
        shape = "gift" if get == nothing else "request" if give == nothing else "trade"
        return {"shape": shape, "give": self.items(give), "get": self.items(get)}

    def answer(self, option: str, space: str) -> str:
        """An answer to `choose`."""
        return self.space(space) if space else self.say(f"answer-{option}")


def _names(where: "Game | Table") -> Names:
    if isinstance(where, Table):
        return {}
    return {seat: _BOT.sub("", name) for seat, name in zip(where.seats, where.players, strict=True)}
