"""Mega: bus tickets, and the auction space that sends a player away when all is sold."""

from pasch.rules.agenda import push
from pasch.rules.board import Board
from pasch.rules.codes import (
    ASK_AUCTION,
    BY_THROW,
    FOR_COMPARISON,
    MOVE_AUCTION,
    NEED_DICE,
    NEED_TICKET,
    STATION,
    STREET,
    T_CHOOSE,
    TICKET_EXPIRE_COUNT,
    TICKET_FORWARD_ON_SIDE,
    TICKET_INSTEAD_OF_ROLL,
    TICKET_LATER_TURN,
    TICKET_MUST_ADVANCE,
    TICKET_NOT_FROM_JAIL,
    TICKET_TAKEN,
    TICKETS_EXPIRED,
    UTILITY,
)
from pasch.rules.movement import advance_to
from pasch.rules.ownership import bears_rent
from pasch.rules.rent import dice_total, open_claim, station_rent, street_rent, utility_factor
from pasch.rules.state import Log, State, emit


def take_ticket(state: State, seat: int) -> None:
    """Ask chance for a ticket; with none left nothing happens. [mega.bus-space]"""
    if state.tickets_left > 0:
        state.drawer = seat
        state.need = NEED_TICKET


def refuse_ticket_drawn(state: State, expires: int) -> int:
    unseen = state.expire_unseen if expires else state.plain_unseen
    return 0 if unseen > 0 else TICKET_EXPIRE_COUNT


def turn_up_ticket(state: State, log: Log, expires: int) -> None:
    """Kept for a later turn; one of a kind makes all others expire. [mega.ticket.expire-others]"""
    seat = state.drawer
    state.tickets_left -= 1
    if expires:
        state.expire_unseen -= 1
        for p in range(state.seats):
            gone = state.tickets[p] + state.fresh_tickets[p]
            if gone > 0:
                state.tickets[p] = 0
                state.fresh_tickets[p] = 0  # [mega.ticket.expire-own]
                emit(log, TICKETS_EXPIRED, p, gone, 0, 0, 0)
    else:
        state.plain_unseen -= 1
    state.fresh_tickets[seat] += 1
    emit(log, TICKET_TAKEN, seat, expires, 0, 0, 0)


def refuse_ticket(board: Board, state: State, seat: int, space: int) -> int:
    """Forward on the side where the token stands, the corner included. [mega.ticket.forward-on-side]"""
    if state.tickets[seat] == 0:
        return TICKET_LATER_TURN if state.fresh_tickets[seat] > 0 else TICKET_INSTEAD_OF_ROLL
    if state.jail[seat] >= 0:
        return TICKET_NOT_FROM_JAIL
    here = state.pos[seat]
    if space == here or space < 0 or space >= board.spaces:
        return TICKET_MUST_ADVANCE
    ahead = space - here
    if ahead < 0:
        ahead += board.spaces
    if ahead > board.side - here % board.side:  # a corner begins the side ahead [mega.ticket.corner-start]
        return TICKET_FORWARD_ON_SIDE
    return 0


def land_on_auction_space(board: Board, state: State, log: Log, seat: int) -> None:
    """Name an unsold property; when all are sold, on to the highest rent. [mega.auction-space.choose]"""
    space = state.pos[seat]
    if state.unsold > 0:
        push(state, T_CHOOSE, seat, ASK_AUCTION, space, 0)
    elif state.die1 == 0 and utility_bears_rent(board, state, seat):
        state.drawer = seat  # came without a throw [mega.auction-space.utility-value]
        state.need = NEED_DICE
        state.need_for = FOR_COMPARISON
    else:
        go_to_highest_rent(board, state, log, seat)


def utility_bears_rent(board: Board, state: State, seat: int) -> bool:
    for space in range(board.spaces):
        if board.kind[space] == UTILITY and bears_rent(board, state, space, seat):
            return True
    return False


def rent_to_pay(board: Board, state: State, space: int, owner: int) -> int:
    """Rent owed for a landing here, a utility's taken from the white dice of the turn."""
    kind = board.kind[space]
    if kind == STREET:
        return street_rent(board, state, space, owner)
    if kind == STATION:
        return station_rent(board, state, space, owner)
    return utility_factor(board, state, owner) * dice_total(board, state)


def go_to_highest_rent(board: Board, state: State, log: Log, seat: int) -> None:
    """Forward to the dearest rent, the nearest among equals. [mega.auction-space.all-sold] [mega.auction-space.tie]"""
    here = state.pos[seat]
    best = 0
    target = here
    space = board.next_deed[here]
    for _ in range(board.deeds):
        owner = state.owner[space]
        if owner != seat and not state.mortgaged[space]:
            rent = rent_to_pay(board, state, space, owner)
            if rent > best:
                best = rent
                target = space
        space = board.next_deed[space]
    if best > 0:
        advance_to(board, state, log, seat, target, MOVE_AUCTION)
        open_claim(board, state, log, seat, state.owner[target], target, BY_THROW, 0)
