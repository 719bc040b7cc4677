"""The content of an edition: that its parts fit together, so that the rules can rely on it."""

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Set
from itertools import chain, islice, pairwise
from typing import TYPE_CHECKING

from pasch.edition_shape import MOST_PROBLEMS, closest, entry, one_line, quoted, values
from pasch.edition_switches import SWITCHES

if TYPE_CHECKING:
    from pasch.edition import Card, Edition, Space

Problems = Iterator[str]

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
PLACEHOLDERS = ("to", "steps", "amount", "per_house", "per_hotel", "per_skyscraper")

WORDS = (
    "accept advance bank bankrupt bid both build bus buy card cash chance chest choose claim deal decline draw even "
    "expire first fixed get give house keep loan mortgage mr none nothing offer pass pay pay-fine percent place "
    "plain promise redeem reject resign roll second sell settle start stay sum ticket time use-card want withdraw "
)
NOTATION_WORDS = frozenset(WORDS.split())


def content_problems(edition: "Edition", broken: Set[str]) -> list[str]:
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
        yield f"[[space]]: the board has {count} spaces; expected 8 to 64 in four equal sides (a multiple of 4)"
    elif layout != "free" and count != LAYOUT_SPACES[layout]:
        yield (
            f"[switches] board.layout: {quoted(layout)} means {LAYOUT_SPACES[layout]} spaces, the board has {count}; "
            'expected "free"'
        )


def board_corners(edition: "Edition") -> Problems:
    kinds = Counter(space.kind for space in edition.spaces)
    if edition.spaces and edition.spaces[0].kind != "go":
        place = entry("space", 1, edition.spaces[0])
        yield f'{place}: kind: found {quoted(edition.spaces[0].kind)}; expected "go" on the first space'
    for kind in ("go", "jail"):
        if kinds[kind] != 1:
            yield f'[[space]]: {kinds[kind]} spaces of kind "{kind}"; expected exactly one'
    if not kinds["go_to_jail"]:
        yield '[[space]]: no space of kind "go_to_jail"; expected at least one'
    for kind, most in (("station", 8), ("utility", 4)):
        if kinds[kind] > most:
            yield f'[[space]]: {kinds[kind]} spaces of kind "{kind}"; expected at most {most}'


def space_keys(edition: "Edition") -> Problems:
    for number, space in enumerate(edition.spaces, 1):
        place = entry("space", number, space)
        owner = f"kind {quoted(space.kind)}"
        yield from _keys(space, place, owner, SPACE_KEYS, KIND_KEYS.get(space.kind, set()))
        if space.price % 2:
            yield f"{place}: price: found {space.price}; expected an even number, as the mortgage is half of it"


def streets(edition: "Edition") -> Problems:
    known = [group.id for group in edition.groups]
    for number, space in enumerate(edition.spaces, 1):
        if space.kind == "street" and space.group and space.group not in known:
            place = entry("space", number, space)
            yield f"{place}: group: no group {quoted(space.group)}{closest(space.group, known)}"


def street_rents(edition: "Edition") -> Problems:
    count = 7 if edition.switches.build.top == "skyscraper" else 6
    steps = "bare, 1 to 4 houses, hotel" + (", skyscraper" if count == 7 else "")
    for number, space in enumerate(edition.spaces, 1):
        if space.kind != "street" or not space.rents:
            continue
        place = entry("space", number, space)
        if len(space.rents) != count:
            yield f"{place}: rents: {values(len(space.rents))}; expected {count} ({steps})"
        elif not _rising(space.rents):
            yield f"{place}: rents: they do not rise from step to step; expected each to be higher than the one before"


def groups(edition: "Edition") -> Problems:
    sizes = Counter(space.group for space in edition.spaces)
    for number, group in enumerate(edition.groups, 1):
        if not 1 <= sizes[group.id] <= 8:
            yield f"{entry('group', number, group)}: it has {sizes[group.id] or 'no'} streets; expected 1 to 8"


def building_prices(edition: "Edition") -> Problems:
    skyscrapers = edition.switches.build.top == "skyscraper"
    for number, group in enumerate(edition.groups, 1):
        place = entry("group", number, group)
        for key, price in (("house_price", group.house_price), ("skyscraper_price", group.skyscraper_price)):
            if price % 2:
                yield f"{place}: {key}: found {price}; expected an even number, as the bank pays half of it back"
        if skyscrapers and not group.skyscraper_price:
            yield f'{place}: skyscraper_price: missing; expected with build.top = "skyscraper"'
        if group.skyscraper_price and not skyscrapers:
            yield f'{place}: skyscraper_price: not used; expected only with build.top = "skyscraper"'


def rent_lists(edition: "Edition") -> Problems:
    rent = edition.switches.rent
    for name, amounts, kind in (
        ("rent.station", rent.station, "station"),
        ("rent.utility_factors", rent.utility_factors, "utility"),
    ):
        count = sum(space.kind == kind for space in edition.spaces)
        if len(amounts) != count:
            yield f'[switches] {name}: {values(len(amounts))}; expected {count}, one for each space of kind "{kind}"'
        elif not _rising(amounts):
            yield f"[switches] {name}: the values do not rise; expected each to be higher than the one before"


def start_notes(edition: "Edition") -> Problems:
    total, start = sum(note.value * note.count for note in edition.notes), edition.switches.money.start
    if edition.notes and total != start:
        yield f"notes: they add up to {total}; expected {start} as in [switches] money.start"


def decks(edition: "Edition") -> Problems:
    drawn = {space.kind for space in edition.spaces} | {card.deck for card in (*edition.chance, *edition.chest)}
    for deck, cards in (("chance", edition.chance), ("chest", edition.chest)):
        if deck in drawn and not cards:
            yield f"[[{deck}]]: no cards, but they are drawn; expected 1 to 16"
        if sum(card.do == "jail_free" for card in cards) > 1:
            yield f'[[{deck}]]: more than one card with do = "jail_free"; expected at most one in a deck'
        if cards and all(card.do == "jail_free" or _leads_on(edition, card) for card in cards):
            yield (
                f"[[{deck}]]: every card is kept or can lead to another card; "
                "expected at least one that stays in the deck and ends the draw"
            )


def cards(edition: "Edition") -> Problems:
    kinds = {space.kind for space in edition.spaces}
    known = [space.id for space in edition.spaces]
    skyscrapers = edition.switches.build.top == "skyscraper"
    for place, card in _all_cards(edition):
        needed = set(VERB_KEYS[card.do])
        if card.what:
            needed.add("rent_factor" if card.what == "station" else "dice_factor")
        if card.do == "repairs" and skyscrapers:
            needed.add("per_skyscraper")
        yield from _keys(card, place, f"do = {quoted(card.do)}", CARD_KEYS, needed)
        if card.to and card.to not in known:
            yield f"{place}: to: no space {quoted(card.to)} on the board{closest(card.to, known)}"
        if card.do == "advance_nearest" and card.what and card.what not in kinds:
            yield f'{place}: what: the board has no space of kind "{card.what}"; expected at least one'
        if card.steps >= max(len(known), 1):
            yield f"{place}: steps: found {card.steps}; expected less than the {len(known)} spaces of the board"


def card_texts(edition: "Edition") -> Problems:
    for place, card in _all_cards(edition):
        allowed = ["salary", *(key for key in PLACEHOLDERS if getattr(card, key))]
        for language, text in (("de", card.text.de), ("en", card.text.en)):
            for word in re.findall(r"\{([^{}]*)\}", text):
                if word not in allowed:
                    expected = ", ".join(f"{{{key}}}" for key in allowed)
                    yield f"{place}: text.{language}: unknown placeholder {quoted(word)}; expected one of {expected}"
            if re.search(r"[{}]", re.sub(r"\{[^{}]*\}", "", text)):
                yield f"{place}: text.{language}: a brace without its partner; expected placeholders such as {{amount}}"


def bus_tickets(edition: "Edition") -> Problems:
    total, expiring = edition.switches.bus_tickets
    counted = sum(ticket.count for ticket in edition.tickets)
    counted_expiring = sum(ticket.count for ticket in edition.tickets if ticket.expires_others)
    if (counted, counted_expiring) != (total, expiring):
        yield (
            f"[switches] bus_tickets: found [{total}, {expiring}]; expected [{counted}, {counted_expiring}], "
            "the [[ticket]] entries in all and those that expire others"
        )
    for number, ticket in enumerate(edition.tickets, 1):
        if ticket.expires_others != (ticket.id == "expire"):
            place = entry("ticket", number, ticket)
            yield f'{place}: expires_others: expected true for "expire" and false for "plain"'


def extra_spaces(edition: "Edition") -> Problems:
    extra = edition.switches.spaces.extra
    found = [kind for kind in EXTRA_KINDS if any(space.kind == kind for space in edition.spaces)]
    if sorted(extra) != sorted(found):
        on_board = ", ".join(f'"{kind}"' for kind in found)
        yield f"[switches] spaces.extra: does not match the board; expected [{on_board}]"
    if "bus_ticket" in found and not edition.switches.bus_tickets[0]:
        yield '[switches] bus_tickets: no tickets, but the board has a space of kind "bus_ticket"; expected some'


def speed_die(edition: "Edition") -> Problems:
    die, variant = edition.switches.speed_die, edition.switches.variant.speed_die
    used = die.mode != "never"
    if variant != (die.mode == "variant"):
        yield '[switches] variant.speed_die: expected true exactly with speed_die.mode = "variant"'
    words = {"speed_die.bus": die.bus, "speed_die.triple": die.triple}
    for name, value in (words | {"rent.utility_speed_die": edition.switches.rent.utility_speed_die}).items():
        if used == (value == "none"):
            needed = 'another value than "none"' if used else '"none"'
            mode = f"speed_die.mode = {quoted(die.mode)}"
            yield f"[switches] {name}: found {quoted(value)}; expected {needed} with {mode}"
    if not used and (die.start_bonus or die.mrm_freeze):
        yield '[switches] speed_die: start_bonus or mrm_freeze without a speed die; expected none with mode = "never"'
    if die.start_bonus and die.mode == "always":
        yield '[switches] speed_die.start_bonus: expected 0 with mode = "always", where money.start says it all'
    if die.bus == "ticket_or_next_card_space":
        if not edition.switches.bus_tickets[0]:
            yield "[switches] speed_die.bus: it gives bus tickets, but there are none; expected bus_tickets"
        if not any(space.kind in ("chance", "chest") for space in edition.spaces):
            yield "[switches] speed_die.bus: it leads to the next card space, but the board has none"


def stock(edition: "Edition") -> Problems:
    _, _, skyscrapers, depots = edition.switches.bank.buildings
    if (skyscrapers > 0) != (edition.switches.build.top == "skyscraper"):
        yield (
            f"[switches] bank.buildings: {skyscrapers} skyscrapers (third value); "
            'expected some exactly with build.top = "skyscraper"'
        )
    if (depots > 0) != edition.switches.stations.depots:
        yield (
            f"[switches] bank.buildings: {depots} depots (fourth value); "
            "expected some exactly with stations.depots = true"
        )


def depots(edition: "Edition") -> Problems:
    if (edition.depot is not None) != edition.switches.stations.depots:
        yield "depot: expected a table with price, resale, rent_factor exactly with [switches] stations.depots = true"
    if edition.depot and edition.depot.resale > edition.depot.price:
        yield f"depot: resale: found {edition.depot.resale}; expected at most the price, {edition.depot.price}"
    if edition.switches.stations.depots and not any(space.kind == "station" for space in edition.spaces):
        yield '[switches] stations.depots: the board has no space of kind "station"; expected false'


def tokens(edition: "Edition") -> Problems:
    most = edition.switches.players.max
    if len(edition.tokens) < most:
        yield f"[[token]]: there are {len(edition.tokens)}; expected at least {most} as in [switches] players.max"


def sides(edition: "Edition") -> Problems:
    shared = edition.switches.bank.sides_share_pool
    for number, token in enumerate(edition.tokens, 1):
        if bool(token.side) != shared:
            wrong = "missing" if shared else "not used"
            place = entry("token", number, token)
            yield f"{place}: side: {wrong}; expected exactly with [switches] bank.sides_share_pool = true"
    known = sorted({token.side for token in edition.tokens if token.side})
    if shared and len(known) != 2:
        yield f"[[token]]: {len(known)} sides; expected two with [switches] bank.sides_share_pool = true"
    for side in edition.building_names.sides:
        if side not in known:
            yield f"building_names.sides.{one_line(side, 40)}: no token has this side{closest(side, known)}"


def confidence(edition: "Edition") -> Problems:
    known = [*(field for field in edition.__struct_encode_fields__), *(f"switches.{name}" for name in SWITCHES)]
    for key in edition.confidence:
        if key not in known:
            yield f"confidence: {quoted(key)} is no key of this file{closest(key, known)}"


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
)


def _all_cards(edition: "Edition") -> Iterator[tuple[str, "Card"]]:
    for deck, pile in (("chance", edition.chance), ("chest", edition.chest)):
        for number, card in enumerate(pile, 1):
            yield entry(deck, number, card), card


def _leads_on(edition: "Edition", card: "Card") -> bool:
    """Whether a card can end on a card space or in another draw: a deck of such cards alone could go on for ever."""
    kinds = [space.kind for space in edition.spaces]
    card_space = {"chance", "chest"}
    if card.do in ("advance_to", "go_back_to"):
        return any(space.id == card.to and space.kind in card_space for space in edition.spaces)
    if card.do == "move_back":
        return any(kind in card_space and kinds[at - card.steps] in card_space for at, kind in enumerate(kinds))
    return card.do == "pay_or_draw"


def _keys(item: "Space | Card", place: str, owner: str, keys: Iterable[str], needed: Collection[str]) -> Problems:
    for key in keys:
        if key in needed and not getattr(item, key):
            yield f"{place}: {key}: missing; expected with {owner}"
        elif key not in needed and getattr(item, key):
            yield f"{place}: {key}: does not belong to {owner}; expected {', '.join(sorted(needed)) or 'nothing more'}"


def _ids(table: str, ids: list[str]) -> Problems:
    yield from _duplicates(table, ids)
    for number, name in enumerate(ids, 1):
        if name in NOTATION_WORDS:
            yield f"[[{table}]] {number} ({name}): id: a word of the notation; expected another id"


def _duplicates(table: str, ids: list[str]) -> Problems:
    first: dict[str, int] = {}
    for number, name in enumerate(ids, 1):
        if name in first:
            yield f"[[{table}]] {number} ({name}): id: already used by [[{table}]] {first[name]}; expected another id"
        first.setdefault(name, number)


def _rising(amounts: Iterable[int]) -> bool:
    return all(lower < higher for lower, higher in pairwise(amounts))
