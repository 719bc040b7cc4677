"""From the open box to the first throw."""

from pasch.rules.board import Board
from pasch.rules.codes import (
    BANK,
    DEAL_TWO,
    DECK,
    DEED_DEALT,
    FIRST_PLAYER,
    GAME_STARTED,
    NEED_DEAL,
    NEED_NOTHING,
    NEED_START,
    NOBODY,
    PIECES,
    ROLL,
    SEAT_TAKEN,
    SEATS,
    SPACES,
    START_THROWN,
)
from pasch.rules.debt import transfer
from pasch.rules.ownership import hand_over, is_property
from pasch.rules.state import Log, State, emit

WAITS, OUT_OF_IT = 0, -1


def set_up(board: Board, state: State, seats: int, banker: int) -> None:
    """All deeds with the bank, everybody on LOS with the start money. [setup.start-money] [setup.tokens-on-go]"""
    state.seats = seats
    state.alive = seats
    for seat in range(SEATS):
        state.jail[seat] = -1
        state.wants[seat] = -1
        for piece in range(PIECES):
            state.wishes[seat][piece] = -1
        state.token[seat] = -1
        state.start_sum[seat] = OUT_OF_IT
        if seat < seats:
            state.cash[seat] = board.start_cash
            state.start_sum[seat] = WAITS
    if banker != NOBODY:  # [setup.banker-abstain-over-five]
        state.out[banker] = 2
        state.cash[banker] = 0
        state.alive -= 1
        state.start_sum[banker] = OUT_OF_IT
    for space in range(SPACES):
        state.owner[space] = BANK
    state.unsold = board.deeds
    for piece in range(PIECES):
        state.stock[piece] = board.stock[piece]
    state.tickets_left = board.tickets
    state.expire_unseen = board.expiring
    state.plain_unseen = board.tickets - board.expiring
    state.bidder = NOBODY
    for deck in range(2):
        state.card_holder[deck] = NOBODY
        state.deck_size[deck] = board.deck_size[deck]
        state.unseen[deck] = (1 << board.deck_size[deck]) - 1
        for i in range(DECK):
            state.deck_order[deck][i] = -1
    state.phase = ROLL
    state.need = NEED_START
    state.drawer = first_to_throw(state)


def first_to_throw(state: State) -> int:
    for seat in range(state.seats):
        if state.start_sum[seat] == WAITS:
            return seat
    return 0


def throw_for_start(board: Board, state: State, log: Log, d1: int, d2: int) -> None:
    """The highest total begins; those tied at the top throw again. [setup.first-player] [setup.first-tie]"""
    seat = state.drawer
    state.start_sum[seat] = d1 + d2
    emit(log, START_THROWN, seat, d1, d2, 0, 0)
    for other in range(state.seats):
        if state.start_sum[other] == WAITS:
            state.drawer = other
            return
    best = 0
    tied = 0
    for other in range(state.seats):
        if state.start_sum[other] > best:
            best = state.start_sum[other]
            tied = 0
        if state.start_sum[other] == best:
            tied += 1
    for other in range(state.seats):
        if state.start_sum[other] != best:
            state.start_sum[other] = OUT_OF_IT
        elif tied > 1:
            state.start_sum[other] = WAITS
    state.drawer = first_to_throw(state)
    if tied == 1:
        for other in range(state.seats):
            if state.start_sum[other] > 0:
                let_begin(board, state, log, other)
                return


def let_begin(board: Board, state: State, log: Log, seat: int) -> None:
    for other in range(state.seats):
        state.start_sum[other] = OUT_OF_IT
    state.turn = seat
    state.first = seat
    state.actor = seat
    state.need = NEED_NOTHING
    state.drawer = 0
    if deeds_to_deal(board, state) > 0:
        state.need = NEED_DEAL
        state.drawer = first_player(state)
    for other in range(state.seats):
        emit(log, SEAT_TAKEN, other, state.cash[other], state.token[other], 1 if state.out[other] else 0, 0)
    emit(log, GAME_STARTED, seat, 0, 0, 0, 0)


def first_player(state: State) -> int:
    seat = 0
    while state.out[seat]:
        seat += 1
    return seat


def refuse_start(state: State, seat: int) -> int:
    return 0 if 0 <= seat < state.seats and state.out[seat] == 0 else FIRST_PLAYER


def deeds_to_deal(board: Board, state: State) -> int:
    """How many deeds each player is dealt: the same for all, fewer where the board has not enough. [short.deal-two]"""
    return min(board.deal, board.deeds // state.alive)


def refuse_deal(board: Board, state: State, space: int) -> int:
    if space < 0 or space >= board.spaces or not is_property(board, space) or state.owner[space] != BANK:
        return DEAL_TWO
    return 0


def deal_deed(board: Board, state: State, log: Log, space: int) -> None:
    """One round after the other; the printed price is paid at once. [short.deal-two] [short.pay-price]"""
    seat = state.drawer
    hand_over(board, state, space, seat)
    transfer(board, state, log, DEED_DEALT, seat, BANK, board.price[space], space)
    after = seat + 1
    while after < state.seats and state.out[after]:
        after += 1
    if after >= state.seats:
        after = first_player(state)
        if state.deeds[after] >= deeds_to_deal(board, state):
            state.need = NEED_NOTHING
            state.drawer = 0
            return
    state.drawer = after
