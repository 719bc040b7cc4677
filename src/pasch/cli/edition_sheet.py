"""An edition as people read it: board, groups, cards, tokens, variants, house rules, and what is not on record."""

from collections.abc import Iterator
from typing import Any, Final

from pasch.clauses import switches as all_switches
from pasch.cli.columns import heading, paragraph, table, width
from pasch.cli.words import word
from pasch.edition import Card, Edition, Group, Space, Text
from pasch.edition_switches import switch_values
from pasch.refusal import Refusal
from pasch.table import HOUSE_RULES, OFFICIAL, VARIANTS, Table
from pasch.text import card_text, money, option_about, option_name, variant_about, variant_name

WIDE: Final = 100
MARKS: Final = {"derived": " ~", "chosen": " *", "borrowed": " +"}
OFFERED_BY: Final = {"short": "variant.short_game", "time": "variant.time_limit", "speed-die": "variant.speed_die"}


def sheet(edition: Edition, lang: str, switches: bool) -> Iterator[str]:
    """The lines of `pasch edition show`."""
    board = Table(edition)
    yield f"{_pick(edition.name, lang)} ({edition.id} {edition.digest})"
    if edition.about:
        yield paragraph(_pick(edition.about, lang))
    people = word("seats", lang, most=edition.switch("players.max"))
    start = money(edition.switch("money.start"), board, lang)
    salary = money(edition.switch("go.salary"), board, lang)
    cash = word("start-money", lang, start=start, salary=salary)
    yield f"{word('spaces', lang, count=len(edition.spaces))}, {people}, {cash}"
    if switches:
        yield heading(word("switches", lang))
        yield from _switches(edition, lang)
        return
    yield heading(word("board", lang))
    yield from _board(edition, lang)
    yield heading(word("groups", lang))
    yield from _groups(edition, lang)
    for names, cards in ((edition.deck_names.chance, edition.chance), (edition.deck_names.chest, edition.chest)):
        if cards:
            yield heading(f"{_pick(names, lang)} ({len(cards)})")
            yield from _cards(cards, board, lang)
    yield from _pieces(edition, lang)
    yield from _rules(edition, lang)
    yield heading(word("stand-ins", lang))
    yield from _stand_ins(edition, lang)


def _pick(text: Text, lang: str) -> str:
    return text.de if lang == "de" else text.en


def _named(item: Space | Group, lang: str) -> str:
    return _pick(item.name, lang) + MARKS.get(item.confidence, "")


def _board(edition: Edition, lang: str) -> Iterator[str]:
    groups = {group.id: _pick(group.name, lang) for group in edition.groups}
    skyscrapers = any(len(space.rents) > 6 for space in edition.spaces)
    last = word("rents-skyscraper" if skyscrapers else "rents", lang)
    rows = [["#", word("space", lang), word("group", lang), word("price", lang), last]]
    for number, space in enumerate(edition.spaces):
        price = str(space.price) if space.price else ""
        name = _named(space, lang) + (f" [{space.id}]" if width() >= WIDE else "")
        rows.append([str(number), name, groups.get(space.group, ""), price, _rents(edition, space, lang)])
    if width() >= WIDE:
        yield from table(rows, frozenset({0, 3}))
    else:
        yield from table([[*row[:2], *row[3:]] for row in rows], frozenset({0, 2}))


def _rents(edition: Edition, space: Space, lang: str) -> str:
    rents, factors = edition.switches.rent.station, edition.switches.rent.utility_factors
    match space.kind:
        case "street":
            return " ".join(f"{rent:4}" for rent in space.rents)
        case "station":
            return word("station-rent", lang, rents=" ".join(map(str, rents)), most=len(rents))
        case "utility":
            return word("utility-rent", lang, factors=" ".join(map(str, factors)), most=len(factors))
        case "tax":
            amounts = edition.switches.tax.amounts
            tenth = space.tax == "income" and edition.switches.tax.income_mode == "fixed_or_tenth"
            share = f" / {edition.switches.tax.income_percent} %" if tenth else ""
            return f"{amounts[0] if space.tax == 'income' else amounts[1]}{share}"
        case "birthday":
            return f"+{space.collect}"
        case _:
            return ""


def _groups(edition: Edition, lang: str) -> Iterator[str]:
    rows = [[word("group", lang), word("house-price", lang), word("skyscraper-price", lang), word("streets", lang)]]
    for group in edition.groups:
        streets = ", ".join(_pick(space.name, lang) for space in edition.spaces if space.group == group.id)
        sky = str(group.skyscraper_price) if group.skyscraper_price else ""
        rows.append([_named(group, lang), str(group.house_price), sky, streets])
    if not any(row[2] for row in rows[1:]):
        rows = [[row[0], row[1], row[3]] for row in rows]
        yield from table(rows, frozenset({1}))
    else:
        yield from table(rows, frozenset({1, 2}))


def _cards(cards: tuple[Card, ...], board: Table, lang: str) -> Iterator[str]:
    for card in cards:
        yield paragraph(f"{card_text(card, board, lang)} [{card.id}]{MARKS.get(card.confidence, '')}", "- ", "  ")


def _pieces(edition: Edition, lang: str) -> Iterator[str]:
    if edition.tickets:
        yield heading(word("tickets", lang))
        for ticket in edition.tickets:
            mark = MARKS.get(ticket.confidence, "")
            yield paragraph(f"{ticket.count} × {_pick(ticket.text, lang)}{mark}", "- ", "  ")
    yield heading(word("tokens", lang))
    sides = [f"{_pick(token.name, lang)}{f' ({token.side})' if token.side else ''}" for token in edition.tokens]
    yield paragraph(", ".join(sides))


def _rules(edition: Edition, lang: str) -> Iterator[str]:
    yield heading(word("variants", lang))
    for variant in VARIANTS:
        standing = _standing(edition, variant, lang)
        playable = standing in (word("offered", lang), word("borrowed", lang))
        about = f": {variant_about(variant, edition, lang)}" if playable else "."
        yield paragraph(f"{variant_name(variant, lang)} [{variant}], {standing}{about}", "- ", "  ")
    yield heading(word("options", lang))
    for option in OFFICIAL:
        if option not in HOUSE_RULES:
            yield _option(option, lang)
    yield heading(word("house-rules", lang))
    for option in HOUSE_RULES:
        yield _option(option, lang)


def _option(option: str, lang: str) -> str:
    official = str(OFFICIAL[option]).lower() if isinstance(OFFICIAL[option], bool) else str(OFFICIAL[option])
    return paragraph(f"{option_name(option, lang)} [{option}={official}]: {option_about(option, lang)}", "- ", "  ")


def _standing(edition: Edition, variant: str, lang: str) -> str:
    """Offered by the booklet, borrowed from another, or impossible."""
    if edition.switch(OFFERED_BY[variant]):
        return word("offered", lang)
    if variant == "speed-die" and edition.switch("speed_die.mode") == "always":
        return word("always", lang)
    try:
        Table(edition, [variant])
    except Refusal:
        return word("not-here", lang)
    return word("borrowed", lang)


def _stand_ins(edition: Edition, lang: str) -> Iterator[str]:
    found = False
    for kind in MARKS:
        keys = [key for key, confidence in edition.confidence.items() if confidence == kind]
        items = (*edition.groups, *edition.spaces)
        names = list(dict.fromkeys(_pick(item.name, lang) for item in items if item.confidence == kind))
        names += [item.id for item in (*edition.chance, *edition.chest, *edition.tickets) if item.confidence == kind]
        if not keys and not names:
            continue
        found = True
        yield paragraph(f"{word(f'{kind}-about', lang)}:", "- ", "  ")
        if keys:
            yield paragraph(", ".join(keys), "    ")
        if names:
            yield paragraph(word("names-of", lang, names=", ".join(names)), "    ")
    if not found:
        yield word("all-certain", lang)


def _switches(edition: Edition, lang: str) -> Iterator[str]:
    meaning = {switch.name: (switch.de if lang == "de" else switch.en) for switch in all_switches()}
    values: dict[str, Any] = switch_values(edition.switches)
    for name, value in values.items():
        confidence = edition.confidence.get(f"switches.{name}", "")
        note = f" ({word(confidence, lang)})" if confidence in MARKS else ""
        yield paragraph(f"{name} = {_shown(value)}: {meaning.get(name, '')}{note}", "", "    ")


def _shown(value: Any) -> str:
    if isinstance(value, tuple):
        return " ".join(map(str, value)) or "-"  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]
    return str(value).lower() if isinstance(value, bool) else str(value)
