"""The value of a rule in an edition, in words: read from the edition file, never written beside the sentence."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from pasch.clauses import Clause
from pasch.edition import Edition, Text
from pasch.text.messages import checked, say

AMOUNTS: Final = frozenset(
    {"money.start", "go.salary", "jail.fine", "auction.min_open", "auction.step", "rent.station", "tax.amounts"}
    | {"shortage.min_bid", "speed_die.start_bonus", "borrowed.start_bonus"}
)
"""The switches that are sums of money."""
BUILDINGS: Final = ("house", "hotel", "skyscraper", "depot")


def value_of(clause: Clause, edition: Edition, lang: str) -> str:
    """What the switches of a clause, and what else it shows, say in this edition; empty if it has none."""
    told = [switch_text(name, edition, lang) for name in clause.switches]
    told += [FACTS[name](edition, lang) for name in clause.shows]
    return "; ".join(dict.fromkeys(told))


def switch_text(name: str, edition: Edition, lang: str) -> str:
    """The value of a switch.

    >>> from pasch.edition import DEFAULT, load
    >>> switch_text("rent.utility_dice", load(DEFAULT), "de")
    'frischer Wurf'
    """
    value = edition.switch(name)
    message = f"value-{name.replace('.', '-').replace('_', '-')}"
    match name:
        case "bank.buildings":
            return say(message, lang, value=_buildings(edition, value, lang))
        case "bus_tickets":
            return say(message, lang, value=value[0], expiring=value[1])
        case "spaces.extra":
            return ", ".join(say(message, lang, value=word) for word in value or ("none",))
        case _:
            return say(message, lang, value=_plain(value, name in AMOUNTS, edition, lang))


def _plain(value: Any, amount: bool, edition: Edition, lang: str) -> str | int:
    if isinstance(value, tuple):
        parts: list[Any] = [_plain(each, amount, edition, lang) for each in value]  # pyright: ignore[reportUnknownVariableType]
        return " / ".join(map(str, parts))
    if isinstance(value, bool):
        return "yes" if value else "no"
    return _money(value, edition, lang) if amount and isinstance(value, int) else value


def _money(amount: int, edition: Edition, lang: str) -> str:
    return say("money", lang, currency=edition.switches.currency, amount=amount)


def _buildings(edition: Edition, counts: tuple[int, ...], lang: str) -> str:
    pieces = zip(BUILDINGS, counts, strict=True)
    return ", ".join(f"{count} × {_pick(edition.building_name(piece), lang)}" for piece, count in pieces if count)


def _notes(edition: Edition, lang: str) -> str:
    return ", ".join(f"{note.count} × {_money(note.value, edition, lang)}" for note in edition.notes)


def _cards(edition: Edition, lang: str) -> str:
    return say(
        "value-cards",
        lang,
        chance=len(edition.chance),
        chest=len(edition.chest),
        deeds=sum(bool(space.price) for space in edition.spaces),
        tickets=sum(ticket.count for ticket in edition.tickets),
    )


def _deck_names(edition: Edition, lang: str) -> str:
    return f"{_pick(edition.deck_names.chance, lang)}, {_pick(edition.deck_names.chest, lang)}"


def _tax_names(edition: Edition, lang: str) -> str:
    return ", ".join(_pick(space.name, lang) for space in edition.spaces if space.kind == "tax")


def _depot_price(edition: Edition, lang: str) -> str:
    return _money(edition.depot.price, edition, lang) if edition.depot else ""


def _depot_factor(edition: Edition, lang: str) -> str:
    return say("value-rent-full-group-factor", lang, value=edition.depot.rent_factor) if edition.depot else ""


def _depot_resale(edition: Edition, lang: str) -> str:
    return _money(edition.depot.resale, edition, lang) if edition.depot else ""


def _birthday(edition: Edition, lang: str) -> str:
    return ", ".join(_money(space.collect, edition, lang) for space in edition.spaces if space.kind == "birthday")


def _sides(edition: Edition, lang: str) -> str:
    sides = dict.fromkeys(token.side for token in edition.tokens)
    teams = ([_pick(token.name, lang) for token in edition.tokens if token.side == side] for side in sides)
    return " / ".join(", ".join(team) for team in teams)


def _pick(text: Text, lang: str) -> str:
    return text.de if checked(lang) == "de" else text.en


FACTS: Final[Mapping[str, Callable[[Edition, str], str]]] = {
    "notes": _notes,
    "cards": _cards,
    "deck_names": _deck_names,
    "tax_names": _tax_names,
    "depot.price": _depot_price,
    "depot.rent_factor": _depot_factor,
    "depot.resale": _depot_resale,
    "birthday": _birthday,
    "sides": _sides,
}
"""What of an edition file a clause may show, beside switches."""
