"""The content of an edition: that its parts fit together, so that the rules can rely on it."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Set
from itertools import chain, islice, pairwise
from typing import TYPE_CHECKING

from pasch.edition_playable import (
    all_cards,
    decks,
    lone_streets,
    money_to_lose,
    payments_of_the_bank,
    players_left,
    property_to_own,
    way_out_of_jail,
)
from pasch.edition_problem import Part, Phrase, Problem, closest, one_line, quoted, values
from pasch.edition_shape import MOST_PROBLEMS, entry
from pasch.edition_switches import SWITCHES

if TYPE_CHECKING:
    from pasch.edition import Card, Edition, Space

Problems = Iterator[Problem]

EXTRA_KINDS = ("birthday", "bus_ticket", "auction")
LAYOUT_SPACES = {"std40": 40, "mega52": 52}
SPACE_KEYS = ("group", "price", "rents", "tax", "collect")
KIND_KEYS = {
    "street": {"group", "price", "rents"},
    "station": {"price"},
    "utility": {"price"},
    "tax": {"tax"},
    "birthday": {"collect"},
}
CARD_KEYS = (
    "to",
    "what",
    "rent_factor",
    "dice_factor",
    "steps",
    "amount",
    "per_house",
    "per_hotel",
    "per_skyscraper",
    "deck",
)
VERB_KEYS = {
    "advance_to": {"to"},
    "advance_nearest": {"what"},
    "move_back": {"steps"},
    "go_back_to": {"to"},
    "go_to_jail": set[str](),
    "jail_free": set[str](),
    "collect": {"amount"},
    "pay": {"amount"},
    "collect_each": {"amount"},
    "pay_each": {"amount"},
    "repairs": {"per_house", "per_hotel"},
    "pay_or_draw": {"amount", "deck"},
}
TO_SKYSCRAPERS = 'build.top = "skyscraper"'
PLACEHOLDERS = ("to", "steps", "amount", "per_house", "per_hotel", "per_skyscraper")

WORDS = (
    "accept advance bank bankrupt bid both build bus buy card cash chance chest choose claim deal decline draw even "
    "expire first fixed get give house keep loan mortgage mr none nothing offer pass pay pay-fine percent place "
    "plain promise redeem reject resign roll second sell settle start stay sum ticket time use-card want withdraw "
)
NOTATION_WORDS = frozenset(WORDS.split())


def content_problems(edition: "Edition", broken: Set[str]) -> list[Problem]:
    """The problems of what could be read; a check is left out if a part it looks at is broken."""
    checks = (check for check, parts in CHECKS if broken.isdisjoint(parts.split()))
    return list(islice(chain.from_iterable(check(edition) for check in checks), MOST_PROBLEMS))


def space_ids(edition: "Edition") -> Problems:
    yield from _ids("space", [space.id for space in edition.spaces])


def card_ids(edition: "Edition") -> Problems:
    yield from _ids("chance", [card.id for card in edition.chance])
    yield from _ids("chest", [card.id for card in edition.chest])


def other_ids(edition: "Edition") -> Problems:
    for table, items in (("token", edition.tokens), ("group", edition.groups), ("ticket", edition.tickets)):
        yield from _duplicates(table, [item.id for item in items])


def board_size(edition: "Edition") -> Problems:
    count, layout = len(edition.spaces), edition.switches.board.layout
    if count < 8 or count % 4:
        yield Problem("[[space]]: ", Phrase("board-size", count=count))
    elif layout != "free" and count != LAYOUT_SPACES[layout]:
        means = Phrase("board-layout", layout=quoted(layout), means=LAYOUT_SPACES[layout], count=count)
        yield Problem("[switches] board.layout: ", means)


def board_corners(edition: "Edition") -> Problems:
    kinds = Counter(space.kind for space in edition.spaces)
    if edition.spaces and edition.spaces[0].kind != "go":
        first = edition.spaces[0]
        yield Problem(entry("space", 1, first), ": kind: ", Phrase("first-space", kind=quoted(first.kind)))
    for kind in ("go", "jail"):
        if kinds[kind] != 1:
            yield Problem("[[space]]: ", Phrase("exactly-one", count=kinds[kind], kind=quoted(kind)))
    if not kinds["go_to_jail"]:
        yield Problem("[[space]]: ", Phrase("no-go-to-jail"))
    for kind, most in (("station", 8), ("utility", 4)):
        if kinds[kind] > most:
            yield Problem("[[space]]: ", Phrase("kind-at-most", count=kinds[kind], kind=quoted(kind), most=most))


def space_keys(edition: "Edition") -> Problems:
    for number, space in enumerate(edition.spaces, 1):
        place = entry("space", number, space)
        owner = Phrase("of-kind", kind=quoted(space.kind))
        yield from _keys(space, place, owner, SPACE_KEYS, KIND_KEYS.get(space.kind, set()))
        if space.price % 2:
            yield Problem(place, ": price: ", Phrase("even-mortgage", found=space.price))


def streets(edition: "Edition") -> Problems:
    known = [group.id for group in edition.groups]
    for number, space in enumerate(edition.spaces, 1):
        if space.kind == "street" and space.group and space.group not in known:
            place = entry("space", number, space)
            yield Problem(
                place, ": group: ", Phrase("no-group", group=quoted(space.group)), closest(space.group, known)
            )


def street_rents(edition: "Edition") -> Problems:
    count = 7 if edition.switches.build.top == "skyscraper" else 6
    steps = Phrase("rent-steps-skyscraper") if count == 7 else Phrase("rent-steps")
    for number, space in enumerate(edition.spaces, 1):
        if space.kind != "street" or not space.rents:
            continue
        place = entry("space", number, space)
        if len(space.rents) != count:
            told = Phrase("rent-count", values=values(len(space.rents)), count=count, steps=steps)
            yield Problem(place, ": rents: ", told)
        elif not _rising(space.rents):
            yield Problem(place, ": rents: ", Phrase("rents-rise"))


def groups(edition: "Edition") -> Problems:
    sizes = Counter(space.group for space in edition.spaces)
    for number, group in enumerate(edition.groups, 1):
        if not 1 <= sizes[group.id] <= 8:
            count = sizes[group.id]
            told = Phrase("group-size", count=count) if count else Phrase("group-empty")
            yield Problem(entry("group", number, group), ": ", told)


def building_prices(edition: "Edition") -> Problems:
    skyscrapers = edition.switches.build.top == "skyscraper"
    for number, group in enumerate(edition.groups, 1):
        place = entry("group", number, group)
        for key, price in (("house_price", group.house_price), ("skyscraper_price", group.skyscraper_price)):
            if price % 2:
                yield Problem(place, f": {key}: ", Phrase("even-resale", found=price))
        if skyscrapers and not group.skyscraper_price:
            yield Problem(place, ": skyscraper_price: ", Phrase("missing-with", owner=TO_SKYSCRAPERS))
        if group.skyscraper_price and not skyscrapers:
            yield Problem(place, ": skyscraper_price: ", Phrase("only-with", owner=TO_SKYSCRAPERS))


def rent_lists(edition: "Edition") -> Problems:
    rent = edition.switches.rent
    for name, amounts, kind in (
        ("rent.station", rent.station, "station"),
        ("rent.utility_factors", rent.utility_factors, "utility"),
    ):
        count = sum(space.kind == kind for space in edition.spaces)
        if len(amounts) != count:
            told = Phrase("one-each", values=values(len(amounts)), count=count, kind=quoted(kind))
            yield Problem(f"[switches] {name}: ", told)
        elif not _rising(amounts):
            yield Problem(f"[switches] {name}: ", Phrase("values-rise"))


def start_notes(edition: "Edition") -> Problems:
    total, start = sum(note.value * note.count for note in edition.notes), edition.switches.money.start
    if edition.notes and total != start:
        yield Problem("notes: ", Phrase("notes", total=total, start=start))


def cards(edition: "Edition") -> Problems:
    kinds = {space.kind for space in edition.spaces}
    known = [space.id for space in edition.spaces]
    skyscrapers = edition.switches.build.top == "skyscraper"
    for place, card in all_cards(edition):
        needed = set(VERB_KEYS[card.do])
        if card.what:
            needed.add("rent_factor" if card.what == "station" else "dice_factor")
        if card.do == "repairs" and skyscrapers:
            needed.add("per_skyscraper")
        yield from _keys(card, place, f"do = {quoted(card.do)}", CARD_KEYS, needed)
        if card.to and card.to not in known:
            yield Problem(place, ": to: ", Phrase("no-space", space=quoted(card.to)), closest(card.to, known))
        if card.do == "advance_nearest" and card.what and card.what not in kinds:
            yield Problem(place, ": what: ", Phrase("no-space-of-kind", kind=quoted(card.what)))
        if card.steps >= max(len(known), 1):
            yield Problem(place, ": steps: ", Phrase("steps", found=card.steps, count=len(known)))


def card_texts(edition: "Edition") -> Problems:
    for place, card in all_cards(edition):
        allowed = ["salary", *(key for key in PLACEHOLDERS if getattr(card, key))]
        for language, text in (("de", card.text.de), ("en", card.text.en)):
            for word in re.findall(r"\{([^{}]*)\}", text):
                if word not in allowed:
                    expected = ", ".join(f"{{{key}}}" for key in allowed)
                    told = Phrase("placeholder", word=quoted(word), expected=expected)
                    yield Problem(place, f": text.{language}: ", told)
            if re.search(r"[{}]", re.sub(r"\{[^{}]*\}", "", text)):
                yield Problem(place, f": text.{language}: ", Phrase("brace", example="{amount}"))


def bus_tickets(edition: "Edition") -> Problems:
    total, expiring = edition.switches.bus_tickets
    counted = sum(ticket.count for ticket in edition.tickets)
    counted_expiring = sum(ticket.count for ticket in edition.tickets if ticket.expires_others)
    if (counted, counted_expiring) != (total, expiring):
        found, expected = f"[{total}, {expiring}]", f"[{counted}, {counted_expiring}]"
        yield Problem("[switches] bus_tickets: ", Phrase("tickets", found=found, expected=expected))
    for number, ticket in enumerate(edition.tickets, 1):
        if ticket.expires_others != (ticket.id == "expire"):
            yield Problem(entry("ticket", number, ticket), ": expires_others: ", Phrase("expires-others"))


def extra_spaces(edition: "Edition") -> Problems:
    extra = edition.switches.spaces.extra
    found = [kind for kind in EXTRA_KINDS if any(space.kind == kind for space in edition.spaces)]
    if sorted(extra) != sorted(found):
        on_board = ", ".join(f'"{kind}"' for kind in found)
        yield Problem("[switches] spaces.extra: ", Phrase("extra-spaces", expected=f"[{on_board}]"))
    if "bus_ticket" in found and not edition.switches.bus_tickets[0]:
        yield Problem("[switches] bus_tickets: ", Phrase("no-tickets"))


def speed_die(edition: "Edition") -> Problems:
    die, variant = edition.switches.speed_die, edition.switches.variant.speed_die
    used = die.mode != "never"
    if variant != (die.mode == "variant"):
        yield Problem("[switches] variant.speed_die: ", Phrase("speed-die-variant"))
    words = {"speed_die.bus": die.bus, "speed_die.triple": die.triple}
    for name, value in (words | {"rent.utility_speed_die": edition.switches.rent.utility_speed_die}).items():
        if used == (value == "none"):
            needed = Phrase("not-none") if used else '"none"'
            mode = f"speed_die.mode = {quoted(die.mode)}"
            told = Phrase("speed-die-word", found=quoted(value), needed=needed, mode=mode)
            yield Problem(f"[switches] {name}: ", told)
    if not used and (die.start_bonus or die.mrm_freeze):
        yield Problem("[switches] speed_die: ", Phrase("no-speed-die"))
    if die.start_bonus and die.mode == "always":
        yield Problem("[switches] speed_die.start_bonus: ", Phrase("start-bonus"))
    if die.bus == "ticket_or_next_card_space":
        if not edition.switches.bus_tickets[0]:
            yield Problem("[switches] speed_die.bus: ", Phrase("bus-without-tickets"))
        if not any(space.kind in ("chance", "chest") for space in edition.spaces):
            yield Problem("[switches] speed_die.bus: ", Phrase("bus-without-cards"))


def stock(edition: "Edition") -> Problems:
    _, _, skyscrapers, depots = edition.switches.bank.buildings
    if (skyscrapers > 0) != (edition.switches.build.top == "skyscraper"):
        told = Phrase("stock-skyscrapers", count=skyscrapers, switch=TO_SKYSCRAPERS)
        yield Problem("[switches] bank.buildings: ", told)
    if (depots > 0) != edition.switches.stations.depots:
        yield Problem("[switches] bank.buildings: ", Phrase("stock-depots", count=depots))


def depots(edition: "Edition") -> Problems:
    if (edition.depot is not None) != edition.switches.stations.depots:
        yield Problem("depot: ", Phrase("depot-table"))
    if edition.depot and edition.depot.resale > edition.depot.price:
        yield Problem("depot: resale: ", Phrase("depot-resale", found=edition.depot.resale, price=edition.depot.price))
    if edition.switches.stations.depots and not any(space.kind == "station" for space in edition.spaces):
        yield Problem("[switches] stations.depots: ", Phrase("depots-without-stations"))


def tokens(edition: "Edition") -> Problems:
    most = edition.switches.players.max
    if len(edition.tokens) < most:
        yield Problem("[[token]]: ", Phrase("few-tokens", count=len(edition.tokens), most=most))


def sides(edition: "Edition") -> Problems:
    shared = edition.switches.bank.sides_share_pool
    for number, token in enumerate(edition.tokens, 1):
        if bool(token.side) != shared:
            told = Phrase("side-missing") if shared else Phrase("side-not-used")
            yield Problem(entry("token", number, token), ": side: ", told)
    known = sorted({token.side for token in edition.tokens if token.side})
    if shared and len(known) != 2:
        yield Problem("[[token]]: ", Phrase("two-sides", count=len(known)))
    for side in edition.building_names.sides:
        if side not in known:
            place = f"building_names.sides.{one_line(side, 40)}: "
            yield Problem(place, Phrase("no-token-of-side"), closest(side, known))


def confidence(edition: "Edition") -> Problems:
    known = [*(field for field in edition.__struct_encode_fields__), *(f"switches.{name}" for name in SWITCHES)]
    for key in edition.confidence:
        if key not in known:
            yield Problem("confidence: ", Phrase("no-key", key=quoted(key)), closest(key, known))


CHECKS: tuple[tuple[Callable[["Edition"], Problems], str], ...] = (
    (space_ids, "space"),
    (card_ids, "chance chest"),
    (other_ids, "token group ticket"),
    (board_size, "space switches"),
    (board_corners, "space"),
    (space_keys, "space"),
    (streets, "space group"),
    (street_rents, "space switches"),
    (groups, "space group"),
    (building_prices, "group switches"),
    (rent_lists, "space switches"),
    (start_notes, "notes switches"),
    (decks, "space chance chest"),
    (cards, "space chance chest switches"),
    (card_texts, "chance chest"),
    (bus_tickets, "ticket switches"),
    (extra_spaces, "space switches"),
    (speed_die, "space switches"),
    (stock, "switches"),
    (depots, "space depot switches"),
    (tokens, "token switches"),
    (sides, "token switches building_names"),
    (confidence, "confidence"),
    (property_to_own, "space"),
    (lone_streets, "space group switches"),
    (way_out_of_jail, "switches"),
    (players_left, "switches"),
    (payments_of_the_bank, "space chance chest switches"),
    (money_to_lose, "space chance chest depot switches"),
)


def _keys(item: "Space | Card", place: str, owner: Part, keys: Iterable[str], needed: Collection[str]) -> Problems:
    for key in keys:
        if key in needed and not getattr(item, key):
            yield Problem(place, f": {key}: ", Phrase("missing-with", owner=owner))
        elif key not in needed and getattr(item, key):
            expected = ", ".join(sorted(needed)) or Phrase("nothing-more")
            yield Problem(place, f": {key}: ", Phrase("does-not-belong", owner=owner, expected=expected))


def _ids(table: str, ids: list[str]) -> Problems:
    yield from _duplicates(table, ids)
    for number, name in enumerate(ids, 1):
        if name in NOTATION_WORDS:
            yield Problem(f"[[{table}]] {number} ({name}): id: ", Phrase("id-is-a-word"))


def _duplicates(table: str, ids: list[str]) -> Problems:
    first: dict[str, int] = {}
    for number, name in enumerate(ids, 1):
        if name in first:
            told = Phrase("id-twice", entry=f"[[{table}]] {first[name]}")
            yield Problem(f"[[{table}]] {number} ({name}): id: ", told)
        first.setdefault(name, number)


def _rising(amounts: Iterable[int]) -> bool:
    return all(lower < higher for lower, higher in pairwise(amounts))
