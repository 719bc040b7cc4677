"""The figures that decide a refusal: what is needed and what is there. Reckoned by the rules' own functions.

Where a rule has no function for a figure, the judge is asked again with other money until it agrees.
"""

from collections.abc import Callable
from typing import Final

from pasch.building_figures import (
    bank_stock,
    buildings_in_the_way,
    group_needed,
    mortgaged_streets,
    pieces_needed,
    standing_on,
    streets_behind,
    streets_below_hotel,
    streets_of,
    too_many_sold,
    uneven_end,
)
from pasch.figure import MOST, Case, Figure, Figures, Money, Player, Spaces, least
from pasch.notation import SEATS
from pasch.rules import codes
from pasch.rules.auction import lowest_bid
from pasch.rules.building import next_level, step_price
from pasch.rules.bus import refuse_ticket
from pasch.rules.debt import could_raise
from pasch.rules.evening import evening_cost
from pasch.rules.legal import refusal
from pasch.rules.mortgage import redemption
from pasch.rules.places import could_use
from pasch.rules.shortage import asked_piece
from pasch.rules.state import Move, State
from pasch.rules.trade import read_offer, refuse_deed, refuse_dumping
from pasch.table import Table


def figures(table: Table, state: State, move: Move, why: int) -> Figures | None:
    """What the move lacks, in numbers; None where no numbers decide. `move` has been judged already."""
    reckon = _RECKONED.get(why)
    return reckon(Case(table, state, move, why)) if reckon else None


# Cash


def _lacking(case: Case, need: int) -> Figures | None:
    if case.cash >= need:
        return None
    return Figures("cash", {"need": Money(need), "have": Money(case.cash)})


def _price(case: Case) -> Figures | None:
    return _lacking(case, case.table.board.price[case.state.task_b[case.top]])


def _step(case: Case) -> Figures | None:
    board, space = case.table.board, case.move.space
    return _lacking(case, step_price(board, space, next_level(board, case.state.built[space])))


def _fine(case: Case) -> Figures | None:
    return _lacking(case, case.table.board.fine) if case.state.jail[case.move.seat] >= 0 else None


def _redeeming(case: Case) -> Figures | None:
    space = case.move.space
    return _lacking(case, redemption(case.table.board, space)) if case.state.mortgaged[space] else None


def _answer(case: Case) -> Figures | None:
    """Redeem a deed just received: the judge says from which cash on."""
    if case.move.verb != codes.DO_CHOOSE or case.move.amount != codes.REDEEM:
        return None
    return _lacking(case, case.cash + _missing_cash(case, case.move.seat))


def _evening(case: Case) -> Figures | None:
    group = case.state.task_b[case.top]
    return _lacking(case, evening_cost(case.table.board, case.state, group, case.move))


def _debt(case: Case) -> Figures | None:
    return Figures("debt", {"debt": Money(case.state.task_c[case.top]), "have": Money(case.cash)})


def _could_raise(case: Case) -> Figures | None:
    raised = could_raise(case.table.board, case.state, case.move.seat)
    return Figures("could-raise", {"debt": Money(case.state.task_c[case.top]), "raise": Money(raised)})


def _missing_cash(case: Case, seat: int) -> int:
    """How much more cash this player needs so that the clause no longer stands in the way, whatever others have."""
    state = case.state.copy()
    for other in range(state.seats):
        state.cash[other] += MOST

    def enough(more: int) -> bool:
        state.cash[seat] = case.state.cash[seat] + more
        return refusal(case.table.board, state, case.move) != case.why

    return least(enough)


# Auctions and wishes


def _low_bid(case: Case) -> Figures | None:
    lowest = lowest_bid(case.table.board, case.state)
    return Figures("lowest-bid", {"bid": Money(case.move.amount), "lowest": Money(lowest)})


def _uncovered_bid(case: Case) -> Figures | None:
    return Figures("bid-cash", {"bid": Money(case.move.amount), "have": Money(case.cash)})


def _own_bid(case: Case) -> Figures | None:
    return Figures("own-bid", {"bid": Money(case.state.bid)})


def _wish(case: Case) -> Figures | None:
    """How many could be placed."""
    board, state, move = case.table.board, case.state, case.move
    if move.verb != codes.DO_WANT:
        return None
    most = could_use(board, state, move.seat, asked_piece(state, move.seat))
    return Figures("wish", {"most": most, "wish": move.amount})


# Trades


def _terms(case: Case) -> Move:
    """The offer that is refused, as a move of the one who makes it."""
    if case.move.verb != codes.DO_ACCEPT:
        return case.move
    offer = Move()
    read_offer(case.table.board, case.state, offer)
    return offer


def _about(case: Case, seat: int) -> dict[str, Figure]:
    """Who is spoken of: the one who wants to act, or somebody else by name."""
    return {"who": "you" if seat == case.move.seat else "other", "player": Player(SEATS[seat])}


def _cash_held(case: Case) -> Figures | None:
    offer, cash = _terms(case), case.state.cash
    giver, gives = offer.seat, offer.give_cash
    if gives <= cash[giver]:
        giver, gives = offer.other, offer.get_cash
    return Figures("trade-cash", _about(case, giver) | {"need": Money(gives), "have": Money(cash[giver])})


def _receiving(case: Case) -> Figures | None:
    """Who cannot pay for the mortgaged deeds received, or for the last street of a built group."""
    if case.move.verb == codes.DO_CHOOSE:
        return None
    offer, cash = _terms(case), case.state.cash
    gain = offer.get_cash - offer.give_cash
    for seat, more in ((offer.seat, gain), (offer.other, -gain)):
        have, missing = cash[seat] + more, _missing_cash(case, seat)
        if missing:
            return Figures("receiving", _about(case, seat) | {"need": Money(have + missing), "have": Money(have)})
    return None


def _built_group(case: Case) -> Figures | None:
    """The buildings that keep a deed from changing hands."""
    offer, board, state = _terms(case), case.table.board, case.state
    for giver, row in ((offer.seat, offer.give), (offer.other, offer.get)):
        for space in range(board.spaces):
            if row[space] and refuse_deed(board, state, giver, space) == case.why:
                streets = streets_of(case, space)
                own = (each for each in streets if state.owner[each] == giver and state.built[each])
                return standing_on(case, own, "standing", giver)
    return None


def _dumping(case: Case) -> Figures | None:
    """How much more the debtor has to get."""
    offer, board, state = _terms(case).copy(), case.table.board, case.state
    debt = next(at for at in range(state.depth - 1, -1, -1) if state.task[at] == codes.T_DEBT)
    debtor = state.task_a[debt]
    give, get = offer.give_cash, offer.get_cash

    def enough(more: int) -> bool:
        offer.get_cash, offer.give_cash = (get + more, give) if offer.seat == debtor else (get, give + more)
        return refuse_dumping(board, state, offer, offer.seat) == 0

    return Figures("dumping", _about(case, debtor) | {"more": Money(least(enough))})


# Moments


def _jail_turn(case: Case) -> Figures | None:
    return Figures("jail-turn", {"turn": case.state.jail[case.move.seat] + 1, "last": case.table.board.exit_turns})


def _tickets(case: Case) -> Figures | None:
    return Figures("tickets", {"count": case.state.fresh_tickets[case.move.seat]})


def _furthest(case: Case) -> Figures | None:
    board, state, seat = case.table.board, case.state, case.move.seat
    reach = [(state.pos[seat] + ahead) % board.spaces for ahead in range(1, board.side + 1)]
    allowed = [space for space in reach if refuse_ticket(board, state, seat, space) == 0]
    return Figures("furthest", {"space": Spaces((case.table.space_id(allowed[-1]),))}) if allowed else None


def _claimant(case: Case) -> Figures | None:
    """Whose rent it is."""
    state, space = case.state, case.move.space
    for i in range(state.claims):
        at = state.claim_space[i]
        if (space < 0 or at == space) and state.owner[at] == case.move.seat and state.claim_amount[i]:
            owner = Player(SEATS[state.claim_owner[i]])
            return Figures("claimant", {"player": owner, "amount": Money(state.claim_amount[i])})
    return None


def _owing(case: Case) -> Figures | None:
    if case.state.phase != codes.DEBT:
        return None
    debtor = case.state.task_a[case.top]
    return Figures("owing", _about(case, debtor) | {"debt": Money(case.state.task_c[case.top])})


def _turn(case: Case) -> Figures | None:
    return Figures("turn", {"player": Player(SEATS[case.state.turn])})


_RECKONED: Final[dict[int, Callable[[Case], Figures | None]]] = {
    codes.BUY_SHORT_OF_CASH: _price,
    codes.BUILD_CASH_ONLY: _step,
    codes.JAIL_EXIT_PAY: _fine,
    codes.MORTGAGE_REDEEM: _redeeming,
    codes.MORTGAGE_TRANSFER_CHOICE: _answer,
    codes.LAST_STREET_REDISTRIBUTE: _evening,
    codes.DEBT_RAISE: _debt,
    codes.DEBT_MUST_EXHAUST: _could_raise,
    codes.AUCTION_OPENING_BID: _low_bid,
    codes.AUCTION_INCREMENT: _low_bid,
    codes.SHORTAGE_MIN_BID: _low_bid,
    codes.AUCTION_CASH_COVER: _uncovered_bid,
    codes.AUCTION_BID_BINDING: _own_bid,
    codes.SHORTAGE_CONTEST: _wish,
    codes.BUILD_GROUP_REQUIRED: group_needed,
    codes.BUILD_NONE_IF_MORTGAGED: mortgaged_streets,
    codes.MEGA_BUILD_OWN_MORTGAGE: mortgaged_streets,
    codes.BUILD_EVEN: streets_behind,
    codes.BUILD_HOTEL_NEEDS_ALL_FOUR: streets_behind,
    codes.SKY_REQUIRES: streets_below_hotel,
    codes.SHORTAGE_WAIT: bank_stock,
    codes.BUILD_HOTEL_STOCK: bank_stock,
    codes.SKY_STOCK: bank_stock,
    codes.DEPOT_LIMIT: bank_stock,
    codes.SHARED_HOUSE_CAP: bank_stock,
    codes.SHARED_HOTEL_CAP: bank_stock,
    codes.SELL_EVEN: uneven_end,
    codes.LAST_STREET_BUILD_UP: uneven_end,
    codes.SHORTAGE_HOTEL_BREAKDOWN: pieces_needed,
    codes.SKY_SELL: pieces_needed,
    codes.LAST_STREET_SACRIFICE_HOTELS: pieces_needed,
    codes.SELL_NO_PROPERTY: too_many_sold,
    codes.MORTGAGE_BARE_FIRST: buildings_in_the_way,
    codes.TRADE_GROUP_BARE: _built_group,
    codes.TRADE_CASH_HELD: _cash_held,
    codes.MORTGAGE_TRANSFER_NEEDS_CASH: _receiving,
    codes.LAST_STREET_MORTGAGED: _receiving,
    codes.TRADE_DEBTOR_NO_DUMPING: _dumping,
    codes.JAIL_EXIT_PAY_WINDOW: _jail_turn,
    codes.TICKET_LATER_TURN: _tickets,
    codes.TICKET_INSTEAD_OF_ROLL: _tickets,
    codes.TICKET_FORWARD_ON_SIDE: _furthest,
    codes.RENT_CLAIMANT: _claimant,
    codes.DEBT_BLOCKS_PLAY: _owing,
    codes.TURN_CLOCKWISE: _turn,
}
