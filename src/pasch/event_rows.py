"""The log the kernel writes to: from its rows of numbers to events, and the words small numbers stand for."""

from typing import Any, Final

from msgspec.structs import replace

from pasch import event
from pasch.event import PIECES, Event
from pasch.notation import DECKS, FACE_NAMES, OPTIONS, SEATS
from pasch.rules import codes
from pasch.rules.state import LOG_ROWS, Log
from pasch.table import Table

SILENT: Final = Log()
"""A log nothing is written to."""
_spare: Final[list[Log]] = []
"""A log has room for the longest step, far too much to keep one for every game."""

OWED: Final = {
    codes.RENT_PAID: "rent",
    codes.TAX_PAID: "tax",
    codes.FINE_PAID: "fine",
    codes.CARD_PAID: "card",
    codes.REDEEMED: "redemption",
    codes.INTEREST_PAID: "interest",
}
"""What a debt may be for, by the event that tells of its payment."""
_MORE: Final = (codes.OFFER_DEED, codes.OFFER_CARD, codes.STREET_LEVEL)
"""Rows that tell more about the row before them."""

_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "seat": tuple(SEATS),
    "deck": DECKS,
    "move": ("throw", "card", "bonus", "ticket", "triple", "auction"),
    "jailed": ("space", "card", "doubles"),
    "left": ("fine", "card", "doubles", "force"),
    "owed": tuple(OWED.get(code, "") for code in range(codes.LAST_MONEY_EVENT + 1)),
    "ask": ("bus-dice", "bus", "triple", "auction", "birthday", "tax", "card", "mortgage"),
}

_EVENTS: Final[dict[int, tuple[type[Event], tuple[tuple[int, str], ...]]]] = {
    codes.SALARY_PAID: (event.SalaryPaid, ((2, "seat"), (3, "int"))),
    codes.RENT_PAID: (event.RentPaid, ((1, "seat"), (2, "seat"), (3, "int"), (4, "space"))),
    codes.TAX_PAID: (event.TaxPaid, ((1, "seat"), (3, "int"), (4, "space"))),
    codes.FINE_PAID: (event.FinePaid, ((1, "seat"), (3, "int"))),
    codes.CARD_PAID: (event.CardPaid, ((1, "party"), (2, "party"), (3, "int"))),
    codes.DEED_BOUGHT: (event.DeedBought, ((1, "seat"), (3, "int"), (4, "space"))),
    codes.AUCTION_WON: (event.AuctionWon, ((1, "seat"), (3, "int"), (4, "space"))),
    codes.BUILDING_BOUGHT: (event.BuildingBought, ((1, "seat"), (3, "int"), (4, "space"), (5, "int"))),
    codes.BUILDING_SOLD: (event.BuildingSold, ((2, "seat"), (3, "int"), (4, "space"), (5, "int"))),
    codes.MORTGAGED: (event.Mortgaged, ((2, "seat"), (3, "int"), (4, "space"))),
    codes.REDEEMED: (event.Redeemed, ((1, "seat"), (3, "int"), (4, "space"))),
    codes.INTEREST_PAID: (event.InterestPaid, ((1, "seat"), (3, "int"), (4, "space"))),
    codes.TRADE_PAID: (event.TradePaid, ((1, "seat"), (2, "seat"), (3, "int"))),
    codes.ESTATE_PAID: (event.EstatePaid, ((1, "seat"), (2, "party"), (3, "int"))),
    codes.GIFT_PAID: (event.GiftPaid, ((2, "seat"), (3, "int"))),
    codes.JACKPOT_PAID: (event.JackpotPaid, ((2, "seat"), (3, "int"))),
    codes.DEED_DEALT: (event.DeedDealt, ((1, "seat"), (3, "int"), (4, "space"))),
    codes.EVENED_OUT: (event.EvenedOut, ((1, "seat"), (3, "int"), (4, "group"))),
    codes.DEBT_SETTLED: (event.DebtSettled, ((1, "seat"), (2, "seat"), (3, "int"))),
    codes.START_THROWN: (event.StartThrown, ((1, "seat"), (2, "int"), (3, "int"))),
    codes.GAME_STARTED: (event.GameStarted, ((1, "seat"),)),
    codes.TURN_BEGAN: (event.TurnBegan, ((1, "seat"), (2, "int"))),
    codes.DICE_THROWN: (event.DiceThrown, ((1, "seat"), (2, "int"), (3, "int"), (4, "face"))),
    codes.MOVED: (event.Moved, ((1, "seat"), (2, "space"), (3, "space"), (4, "move"))),
    codes.JAILED: (event.Jailed, ((1, "seat"), (2, "jailed"))),
    codes.LEFT_JAIL: (event.LeftJail, ((1, "seat"), (2, "left"))),
    codes.STAYED_IN_JAIL: (event.StayedInJail, ((1, "seat"), (2, "int"))),
    codes.CARD_DRAWN: (event.CardDrawn, ((1, "seat"), (2, "deck"), (3, "card"))),
    codes.CARD_KEPT: (event.CardKept, ((1, "seat"), (2, "deck"))),
    codes.CARD_RETURNED: (event.CardReturned, ((1, "seat"), (2, "deck"))),
    codes.RENT_DUE: (event.RentDue, ((1, "seat"), (2, "seat"), (3, "int"), (4, "space"), (5, "int"))),
    codes.RENT_FORFEITED: (event.RentForfeited, ((1, "seat"), (2, "seat"), (3, "int"), (4, "space"))),
    codes.PURCHASE_DECLINED: (event.PurchaseDeclined, ((1, "seat"), (2, "space"))),
    codes.AUCTION_OPENED: (event.AuctionOpened, ((1, "lot"), (2, "piece"))),
    codes.BID_MADE: (event.BidMade, ((1, "seat"), (2, "int"))),
    codes.BIDDER_PASSED: (event.BidderPassed, ((1, "seat"),)),
    codes.BID_LAPSED: (event.BidLapsed, ((1, "seat"), (2, "int"), (3, "lapsed-lot"), (4, "piece"))),
    codes.AUCTION_FAILED: (event.AuctionFailed, ((1, "lot"), (2, "piece"))),
    codes.OFFER_MADE: (event.OfferMade, ((1, "seat"), (2, "seat"), (5, "bool"), (3, "int"), (4, "int"))),
    codes.OFFER_ACCEPTED: (event.OfferAccepted, ((1, "seat"), (2, "seat"))),
    codes.OFFER_REJECTED: (event.OfferRejected, ((1, "seat"), (2, "seat"))),
    codes.OFFER_WITHDRAWN: (event.OfferWithdrawn, ((1, "seat"), (2, "seat"))),
    codes.OFFER_LAPSED: (event.OfferLapsed, ((1, "seat"), (2, "seat"))),
    codes.DEED_PASSED: (event.DeedPassed, ((1, "seat"), (2, "party"), (3, "space"))),
    codes.JAIL_CARD_PASSED: (event.JailCardPassed, ((1, "seat"), (2, "seat"), (3, "deck"))),
    codes.TICKET_TAKEN: (event.TicketTaken, ((1, "seat"), (2, "bool"))),
    codes.TICKETS_EXPIRED: (event.TicketsExpired, ((1, "seat"), (2, "int"))),
    codes.TICKET_USED: (event.TicketUsed, ((1, "seat"), (2, "space"))),
    codes.TICKETS_PASSED: (event.TicketsPassed, ((1, "seat"), (2, "party"), (3, "int"))),
    codes.DEBT_OPENED: (event.DebtOpened, ((1, "seat"), (2, "party"), (3, "int"), (4, "owed"), (5, "space"))),
    codes.WENT_BANKRUPT: (event.WentBankrupt, ((1, "seat"), (2, "party"))),
    codes.RESIGNED: (event.Resigned, ((1, "seat"),)),
    codes.SHORTAGE_DECLARED: (event.ShortageDeclared, ((1, "seat"), (2, "piece"), (3, "int"))),
    codes.WISH_MADE: (event.WishMade, ((1, "seat"), (2, "int"), (3, "piece"))),
    codes.REQUEST_LAPSED: (event.RequestLapsed, ((1, "seat"), (2, "piece"), (3, "space"))),
    codes.CHOSEN: (event.Chosen, ((1, "seat"), (2, "ask"), (3, "option"), (4, "chosen"))),
    codes.TIME_CALLED: (event.TimeCalled, ()),
    codes.GAME_ENDED: (event.GameEnded, ((1, "seats"), (2, "int"))),
    codes.SEAT_TAKEN: (event.SeatTaken, ((1, "seat"), (2, "int"), (3, "token"), (4, "bool"))),
    codes.MORTGAGE_ENDED: (event.MortgageEnded, ((1, "seat"), (2, "space"))),
    codes.RENT_LAPSED: (event.RentLapsed, ((1, "seat"), (2, "seat"), (3, "int"), (4, "space"))),
    codes.BUILDING_WON: (event.BuildingWon, ((1, "seat"), (2, "piece"), (3, "int"))),
}


def take_log() -> Log:
    """An empty log, to be given back."""
    try:
        log = _spare.pop()
    except IndexError:
        log = Log()
    log.on, log.n = 1, 0
    return log


def give_back(log: Log) -> None:
    _spare.append(log)


def events_of(log: Log, table: Table) -> list[Event]:
    """What a log tells."""
    if log.n > LOG_ROWS:
        raise AssertionError("more events in one step than the log holds")
    events: list[Event] = []
    at = 0
    while at < log.n:
        end = at + 1
        while end < log.n and log.rows[end][0] in _MORE:
            end += 1
        events.append(_with_more(from_row(log.rows[at], table), log.rows[at + 1 : end], table))
        at = end
    return events


def _with_more(told: Event, rows: list[list[int]], table: Table) -> Event:
    """The event with what the rows behind its own say."""
    if isinstance(told, event.EvenedOut):
        streets = tuple(table.space_id(row[1]) for row in rows)
        return replace(told, streets=streets, levels=tuple(row[2] for row in rows))
    if rows and isinstance(told, event.OfferMade):
        seat = SEATS.index(told.seat)
        deeds = [(row[1] == seat, table.space_id(row[3])) for row in rows if row[0] == codes.OFFER_DEED]
        cards = [(row[1] == seat, DECKS[row[3]]) for row in rows if row[0] == codes.OFFER_CARD]
        return replace(
            told,
            give_deeds=tuple(deed for given, deed in deeds if given),
            get_deeds=tuple(deed for given, deed in deeds if not given),
            give_cards=tuple(card for given, card in cards if given),
            get_cards=tuple(card for given, card in cards if not given),
        )
    return told


def from_row(row: list[int], table: Table) -> Event:
    """The event a row of the kernel's log stands for."""
    kind, columns = _EVENTS[row[0]]
    return kind(*[row[column] if what == "int" else _read(row, column, what, table) for column, what in columns])


def _read(row: list[int], column: int, what: str, table: Table) -> Any:
    value = row[column]
    if words := _WORDS.get(what):
        return words[value]
    match what:
        case "bool":
            return bool(value)
        case "party":
            return "bank" if value == codes.BANK else SEATS[value]
        case "space":
            return table.space_id(value)
        case "token":
            return table.edition.tokens[value].id if value >= 0 else ""
        case "face":
            return FACE_NAMES.get(value, "")
        case "card":
            return table.card_id(row[2], value)
        case "lot":  # of a scarce building the lot is its lowest price
            return table.space_id(value) if row[2] < 0 else ""
        case "lapsed-lot":
            return table.space_id(value) if row[4] < 0 else ""
        case "piece":
            return PIECES[value] if value >= 0 else ""
        case "group":
            return table.edition.groups[value].id
        case "option":
            return OPTIONS[value] or "space"
        case "chosen":
            return table.space_id(value) if row[3] == codes.SPACE else ""
        case _:
            return tuple(SEATS[seat] for seat in range(codes.SEATS) if value >> seat & 1)
