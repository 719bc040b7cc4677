"""One sentence for every event."""

import re
from typing import TYPE_CHECKING, Any, Final

from pasch import event as facts
from pasch.event import Event
from pasch.notation import Items
from pasch.table import Table
from pasch.text.narrator import Names, Narrator

if TYPE_CHECKING:
    from pasch.game import Game

Blanks = dict[str, str | int]

PEOPLE: Final = frozenset({"seat", "payer", "payee", "owner", "debtor", "creditor", "giver", "receiver", "partner"})
SPACES: Final = frozenset({"space", "origin", "to"})


def describe(event: Event, game_or_table: "Game | Table", lang: str, names: Names | None = None) -> str:
    """The event as a sentence.

    >>> describe(facts.RentPaid("A", "B", 22, "opernplatz"), Table(), "de", {"A": "Ada", "B": "Ben"})
    'Ada zahlt Ben M 22 Miete (Opernplatz).'
    """
    narrator = Narrator(game_or_table, lang, names)
    return narrator.say(message_id(type(event)), **_blanks(event, narrator))


def message_id(kind: type[Event]) -> str:
    """`RentPaid` has the message `event-rent-paid`."""
    return "event" + re.sub(r"([A-Z])", lambda match: f"-{match[1].lower()}", kind.__name__)


def _blanks(event: Event, narrator: Narrator) -> Blanks:
    """The fields as people read them; `bank` says which of the fields is the bank."""
    blanks: Blanks = {"bank": "none"}
    for field in event.__struct_fields__:
        value: Any = getattr(event, field)
        if field in PEOPLE:
            blanks[field] = narrator.name(value)
            if value == "bank":
                blanks["bank"] = field
        elif field in SPACES:
            blanks[field] = narrator.space(value) if value else ""
        elif field == "amount":
            blanks[field] = narrator.money(abs(value))
        elif field == "deck":
            blanks[field] = narrator.deck(value)
        elif field == "group":
            blanks[field] = narrator.group(value)
        elif isinstance(value, bool):
            blanks[field] = "yes" if value else "no"
        elif isinstance(value, int | str):
            blanks[field] = value
    return blanks | _more(event, narrator)


def _more(event: Event, narrator: Narrator) -> Blanks:
    """The blanks that are no field of the event."""
    match event:
        case facts.SalaryPaid():
            return {"go": narrator.space_at(0)}
        case facts.BuildingBought(seat=seat, space=space, level=level):
            piece = narrator.piece_of(space, level)
            return {"building": narrator.building(piece, seat), "number": level if piece == "house" else 0}
        case facts.BuildingSold(seat=seat, space=space, level=level):
            return {"level": narrator.level(space, level, seat)}
        case facts.EvenedOut(amount=amount):
            return {"direction": "paid" if amount > 0 else "received" if amount < 0 else "free"}
        case facts.StartThrown(first=first, second=second):
            return {"dice": narrator.dice(first, second)}
        case facts.DiceThrown(first=first, second=second, speed=speed):
            doubles = "triple" if speed == str(first) else "double"
            return {"kind": doubles if first == second else "plain", "dice": narrator.dice(first, second, speed)}
        case facts.CardDrawn(deck=deck, card=card):
            return {"card": narrator.card(deck, card)}
        case facts.RentForfeited(amount=amount) | facts.RentLapsed(amount=amount):
            return {"known": "yes" if amount else "no"}
        case facts.AuctionOpened(lot=lot, piece=piece) | facts.AuctionFailed(lot=lot, piece=piece):
            return {"lot": narrator.space(lot) if lot else narrator.building(piece)}
        case facts.ShortageDeclared(piece=piece) | facts.BuildingWon(piece=piece):
            return {"building": narrator.building(piece)}
        case facts.Chosen(option=option, space=space):
            return {"answer": narrator.answer(option, space)}
        case facts.OfferMade():
            return _terms(event, narrator)
        case facts.GameEnded(winners=winners):
            return {"winners": narrator.seats(winners), "count": len(winners)}
        case _:
            return {}


def _terms(offer: facts.OfferMade, narrator: Narrator) -> Blanks:
    give = Items(offer.give_cash, offer.give_deeds, offer.give_cards)
    terms = narrator.terms(give, Items(offer.get_cash, offer.get_deeds, offer.get_cards))
    return {**terms, "shape": "debt"} if offer.settles else {**terms}
