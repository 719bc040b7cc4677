"""Whether a game of an edition can go on and come to an end: every draw ends, everybody gets out of jail, money can be
lost, and no amount outgrows the numbers the rules count with."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from pasch.edition_problem import Phrase, Problem
from pasch.edition_shape import entry

if TYPE_CHECKING:
    from pasch.edition import Card, Edition, Space

Problems = Iterator[Problem]

CARD_SPACES: Final = ("chance", "chest")
MOST_PIPS: Final = 12
MOST_HOUSES: Final = 4
MOST_PAID_OUT: Final = 200_000
"""What the bank may pay at a time: five thousand times that is what a purse can hold."""


def all_cards(edition: "Edition") -> Iterator[tuple[str, "Card"]]:
    """Every card of both decks with its place in the file."""
    for deck, pile in (("chance", edition.chance), ("chest", edition.chest)):
        for number, card in enumerate(pile, 1):
            yield entry(deck, number, card), card


def decks(edition: "Edition") -> Problems:
    drawn = {space.kind for space in edition.spaces} | {card.deck for card in (*edition.chance, *edition.chest)}
    for deck, cards in (("chance", edition.chance), ("chest", edition.chest)):
        if deck in drawn and not cards:
            yield Problem(f"[[{deck}]]: ", Phrase("no-cards"))
        if sum(card.do == "jail_free" for card in cards) > 1:
            yield Problem(f"[[{deck}]]: ", Phrase("jail-cards"))
        if cards and all(card.do == "jail_free" or _leads_on(edition, card) for card in cards):
            yield Problem(f"[[{deck}]]: ", Phrase("endless-deck"))


def _leads_on(edition: "Edition", card: "Card") -> bool:
    """Whether a card can end on a card space or in another draw: a deck of such cards alone could go on for ever."""
    kinds = [space.kind for space in edition.spaces]
    if card.do in ("advance_to", "go_back_to"):
        return any(space.id == card.to and space.kind in CARD_SPACES for space in edition.spaces)
    if card.do == "move_back":
        back = [(kind, kinds[(at - card.steps) % len(kinds)]) for at, kind in enumerate(kinds)]
        return any(here in CARD_SPACES and there in CARD_SPACES for here, there in back)
    return card.do == "pay_or_draw"


def property_to_own(edition: "Edition") -> Problems:
    if not any(space.kind in ("street", "station", "utility") for space in edition.spaces):
        yield Problem("[[space]]: ", Phrase("nothing-to-own"))


def lone_streets(edition: "Edition") -> Problems:
    """Where a group may be built on with a street missing, a group of one could be built on without any."""
    sizes = Counter(space.group for space in edition.spaces)
    for number, group in enumerate(edition.groups, 1):
        if edition.switches.build.missing_streets and sizes[group.id] == 1:
            yield Problem(entry("group", number, group), ": ", Phrase("lone-street"))


def way_out_of_jail(edition: "Edition") -> Problems:
    fine, start = edition.switches.jail.fine, edition.switches.money.start
    if fine > start:
        yield Problem("[switches] jail.fine: ", Phrase("fine", found=fine, start=start))


def players_left(edition: "Edition") -> Problems:
    above = edition.switches.banker.abstain_above
    if above == 1:
        yield Problem("[switches] banker.abstain_above: ", Phrase("banker-alone", found=above))


def payments_of_the_bank(edition: "Edition") -> Problems:
    """Whoever goes round for ever must not have more than can be counted."""
    paid = [("[switches] go.salary: ", edition.switches.go.salary)]
    paid += [(f"{place}: amount: ", card.amount) for place, card in all_cards(edition) if card.do == "collect"]
    paid += [
        (f"{entry('space', number, space)}: collect: ", space.collect) for number, space in enumerate(edition.spaces, 1)
    ]
    for place, amount in paid:
        if amount > MOST_PAID_OUT:
            yield Problem(place, Phrase("paid-out", found=amount, most=MOST_PAID_OUT))


def money_to_lose(edition: "Edition") -> Problems:
    """If LOS pays more than a stop on every space can cost, nobody ever goes bankrupt."""
    salary, cost = edition.switches.go.salary, sum(_dearest(edition, space) for space in edition.spaces)
    if salary >= cost:
        yield Problem("[switches] go.salary: ", Phrase("nothing-to-lose", found=salary, cost=cost))


def _dearest(edition: "Edition", space: "Space") -> int:
    """The most a stop here can cost."""
    switches = edition.switches
    rent = switches.rent
    match space.kind:
        case "street":
            bare = min(space.rents, default=0) * max(rent.full_group_factor, rent.majority_factor)
            return max(bare, *space.rents, 0)
        case "station":
            return max(rent.station, default=0) * (edition.depot.rent_factor if edition.depot else 1)
        case "utility":
            return max(rent.utility_factors, default=0) * MOST_PIPS
        case "tax":
            return switches.tax.amounts[0 if space.tax == "income" else 1]
        case "chance":
            return max((_dearest_card(edition, card) for card in edition.chance), default=0)
        case "chest":
            return max((_dearest_card(edition, card) for card in edition.chest), default=0)
        case "go_to_jail":
            return switches.jail.fine
        case _:
            return 0


def _dearest_card(edition: "Edition", card: "Card") -> int:
    match card.do:
        case "pay" | "pay_or_draw" | "collect_each":
            return card.amount
        case "pay_each":
            return card.amount * (edition.switches.players.max - 1)
        case "repairs":
            streets = sum(space.kind == "street" for space in edition.spaces)
            return streets * max(MOST_HOUSES * card.per_house, card.per_hotel, card.per_skyscraper)
        case "advance_nearest" if card.what == "station":
            depot = edition.depot.rent_factor if edition.depot else 1
            return max(edition.switches.rent.station, default=0) * depot * card.rent_factor
        case "advance_nearest":
            return MOST_PIPS * card.dice_factor
        case "go_to_jail":
            return edition.switches.jail.fine
        case _:
            return 0
