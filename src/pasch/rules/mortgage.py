"""Mortgages: taking, redeeming, and receiving a mortgaged deed."""

from pasch.rules.agenda import next_seat, pop, push
from pasch.rules.board import Board
from pasch.rules.codes import (
    ASK_MORTGAGE,
    BANK,
    BARE_STREET,
    DEPOT_IS_BUILDING,
    INTEREST_PAID,
    KEEP,
    LAST_STREET_MORTGAGED,
    MORTGAGE_BARE_FIRST,
    MORTGAGE_ENDED,
    MORTGAGE_NO_DOUBLE,
    MORTGAGE_NO_GRAB,
    MORTGAGE_REDEEM,
    MORTGAGE_TAKE,
    MORTGAGE_TRANSFER_CHOICE,
    MORTGAGED,
    NOTATION,
    REDEEM,
    REDEEMED,
    STATION,
    STREET,
    T_CHOOSE,
    T_RECEIVE,
)
from pasch.rules.debt import could_raise, pay, transfer
from pasch.rules.evening import check_evenness
from pasch.rules.ownership import group_is_bare, is_property
from pasch.rules.state import Log, State, emit

BY_AGREEMENT, BY_ESTATE = 1, 2


def refuse_mortgage(board: Board, state: State, seat: int, space: int) -> int:
    if space < 0 or space >= board.spaces:
        return NOTATION
    if not is_property(board, space) or state.owner[space] != seat:
        return MORTGAGE_TAKE
    if state.mortgaged[space]:
        return MORTGAGE_NO_DOUBLE
    if board.kind[space] == STATION and state.built[space]:
        return DEPOT_IS_BUILDING
    if board.kind[space] == STREET and buildings_in_the_way(board, state, seat, space):
        return MORTGAGE_BARE_FIRST
    return 0


def buildings_in_the_way(board: Board, state: State, seat: int, space: int) -> bool:
    """The whole group must be bare, or this street only. [mortgage.bare-first]"""
    if board.bare_scope == BARE_STREET:
        return state.built[space] > 0
    return not group_is_bare(board, state, seat, board.group[space])


def take_mortgage(board: Board, state: State, log: Log, seat: int, space: int) -> None:
    state.mortgaged[space] = 1
    transfer(board, state, log, MORTGAGED, BANK, seat, board.loan[space], space)


def redemption(board: Board, space: int) -> int:
    """Mortgage value and ten per cent, rounded up. [mortgage.redeem] [mortgage.interest-rounding]"""
    return board.loan[space] + board.interest[space]


def refuse_redeem(board: Board, state: State, seat: int, space: int) -> int:
    if space < 0 or space >= board.spaces:
        return NOTATION
    if not is_property(board, space) or state.owner[space] != seat:
        return MORTGAGE_NO_GRAB
    if not state.mortgaged[space] or state.cash[seat] < redemption(board, space):
        return MORTGAGE_REDEEM
    return 0


def redeem(board: Board, state: State, log: Log, seat: int, space: int) -> None:
    """The last street of a built group has to be redeemed even if that becomes a debt. [mega.last-street.mortgaged]"""
    state.mortgaged[space] = 0
    if state.cash[seat] < redemption(board, space):
        emit(log, MORTGAGE_ENDED, seat, space, 0, 0, 0)  # and is owed for
    pay(board, state, log, REDEEMED, seat, BANK, redemption(board, space), space)


def redeem_at_will(board: Board, state: State, log: Log, seat: int, space: int) -> None:
    redeem(board, state, log, seat, space)
    check_evenness(board, state)  # [mega.last-street.by-estate]


def completes_built_group(board: Board, state: State, seat: int, space: int) -> bool:
    """The street is the last one of a group on which this player has built. [mega.last-street.mortgaged]"""
    if not board.last_street_redeems or board.kind[space] != STREET:
        return False
    group = board.group[space]
    held = state.held[seat][group]
    if state.owner[space] != seat:
        held = held + 1
    return held == board.group_size[group] and not group_is_bare(board, state, seat, group)


def receive_step(board: Board, state: State) -> None:
    """Each mortgaged deed received: redeem at once or pay the interest. In board order; two receivers in table
    order from the player on turn. A trade does not touch what is pending from an estate. [mortgage.transfer-choice]"""
    how = state.task_b[state.depth - 1]
    seat = state.turn + 0
    if state.out[seat]:
        seat = next_seat(state, seat)
    first = seat
    while True:
        space = first_pending(board, state, seat, how)
        if space >= 0:
            ask_receiver(state, seat, space)
            return
        seat = next_seat(state, seat)
        if seat == first:
            break
    pop(state)


def first_pending(board: Board, state: State, seat: int, how: int) -> int:
    for space in range(board.spaces):
        if state.pending[space] == how and state.owner[space] == seat:
            return space
    return -1


def ask_receiver(state: State, seat: int, space: int) -> None:
    """Put the question; how the deed was received goes with it."""
    how = state.pending[space]
    state.pending[space] = 0
    push(state, T_CHOOSE, seat, ASK_MORTGAGE, space, how)


def only_answer(board: Board, state: State, seat: int, space: int, how: int) -> int:
    """What is left to do where there is no choice, or -1."""
    if refuse_answer(board, state, seat, space, how, KEEP):
        return REDEEM
    return KEEP if refuse_answer(board, state, seat, space, how, REDEEM) else -1


def other_interest(board: Board, state: State, seat: int, space: int) -> int:
    """Interest still to come for deeds received in the same trade."""
    total = 0
    for other in range(board.spaces):
        if other != space and state.pending[other] == BY_AGREEMENT and state.owner[other] == seat:
            total += board.interest[other]
            if completes_built_group(board, state, seat, other):
                total += board.loan[other]
    return total


def refuse_answer(board: Board, state: State, seat: int, space: int, how: int, answer: int) -> int:
    if answer == REDEEM:
        needed = redemption(board, space) + other_interest(board, state, seat, space)
        if state.cash[seat] >= needed:
            return 0
        raised = how == BY_ESTATE and could_raise(board, state, seat) >= redemption(board, space)
        return 0 if raised else MORTGAGE_TRANSFER_CHOICE  # [bankrupt.player.redeem-now]
    if answer != KEEP:
        return MORTGAGE_TRANSFER_CHOICE
    if how == BY_AGREEMENT and completes_built_group(board, state, seat, space):
        return LAST_STREET_MORTGAGED
    return 0


def answer_receiver(board: Board, state: State, log: Log, seat: int, space: int, answer: int) -> None:
    """Immediate redemption costs the interest once. [mortgage.transfer-now-once]"""
    state.owed[space] = 0
    if answer == REDEEM:
        redeem(board, state, log, seat, space)
    else:
        pay(board, state, log, INTEREST_PAID, seat, BANK, board.interest[space], space)


def receive_mortgages(board: Board, state: State, how: int) -> None:
    """Put the questions about received deeds on the agenda, then the check of completed groups."""
    check_evenness(board, state)
    push(state, T_RECEIVE, 0, how, 0, 0)
