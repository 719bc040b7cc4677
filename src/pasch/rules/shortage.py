"""Scarce buildings: others are asked for their wishes, and what is contested is auctioned piece by piece."""

from pasch.rules.agenda import pop, push
from pasch.rules.auction import open_auction
from pasch.rules.board import Board
from pasch.rules.building import next_level, piece_for, raise_building, refuse_build, refuse_place, step_price
from pasch.rules.codes import (
    BID_LAPSED,
    DEPOT,
    DO_MORTGAGE,
    LOWEST_PRINTED,
    NOTATION,
    PIECES,
    PLACE,
    REQUEST_LAPSED,
    SHORTAGE_CONTEST,
    SHORTAGE_DECLARED,
    SHORTAGE_PLACE_NOW,
    SHORTAGE_WHO_MAY_BID,
    STREET,
    T_SHORTAGE,
    T_WANT,
    TURN_SEQUENCE,
    WANT,
    WISH_MADE,
)
from pasch.rules.places import can_place, could_use, could_use_at_most, has_place
from pasch.rules.state import Log, Move, State, emit

NOT_ASKED, ASKED = -1, -2
MOST_WANTED = 99


def demand(board: Board, state: State, seat: int, piece: int, lowest: int) -> int:
    """How many the player could place and pay for at the lowest price that could be asked. [shortage.detect]"""
    if state.cash[seat] < lowest or not has_place(board, state, seat, piece):
        return 0
    return min(could_use(board, state, seat, piece), state.cash[seat] // max(1, lowest))


def is_scarce(board: Board, state: State, seat: int, piece: int) -> bool:
    """The bank has less than the one who asks and others could place and pay for together. [shortage.detect]"""
    stock = state.stock[piece]
    most = 0  # a rough count will do while the bank has plenty
    for other in range(state.seats):
        if state.sets[other] > 0 or piece == DEPOT:
            most += could_use_at_most(board, state, other, piece)
    if most <= stock:
        return False
    lowest = lowest_price(board, state, piece, False)
    others = 0
    for other in range(state.seats):
        if other != seat:
            others += demand(board, state, other, piece, lowest)
    return others > 0 and others + demand(board, state, seat, piece, lowest) > stock


def build(board: Board, state: State, log: Log, seat: int, space: int) -> None:
    """Sold at the printed price, unless the bank has too few for all who could use them. [shortage.detect]"""
    level = next_level(board, state.built[space])
    piece = piece_for(board, space, level)
    if not is_scarce(board, state, seat, piece):
        raise_building(board, state, log, seat, space, step_price(board, space, level))
        return
    state.wants[seat] = 1
    push(state, T_WANT, seat, piece, space, 0)
    emit(log, SHORTAGE_DECLARED, seat, piece, state.stock[piece], 0, 0)
    ask_others(board, state, seat, piece)


def ask_others(board: Board, state: State, seat: int, piece: int) -> None:
    """Whoever said a wish since the last throw is not asked again. [shortage.detect]"""
    lowest = lowest_price(board, state, piece, False)
    for other in range(state.seats):
        if other != seat:
            usable = demand(board, state, other, piece, lowest)
            said = state.wishes[other][piece] + 0
            if usable == 0:
                state.wants[other] = NOT_ASKED
            elif said < 0:
                state.wants[other] = ASKED
                state.wish_piece[other] = piece
            else:
                state.wants[other] = min(said, could_use(board, state, other, piece))


def want_step(board: Board, state: State, log: Log) -> None:
    """All answered: sell if the wishes fit, else auction. What interrupted may have changed who can build.
    [shortage.contest]"""
    top = state.depth - 1
    asker = state.task_a[top]
    piece = state.task_b[top]
    space = state.task_c[top]
    if state.out[asker] or refuse_build(board, state, asker, space):
        emit(log, REQUEST_LAPSED, asker, piece, space, 0, 0)
        forget_wants(state)
        pop(state)
        return
    lowest = lowest_price(board, state, piece, False)
    for seat in range(state.seats):
        if state.wants[seat] == ASKED:
            if demand(board, state, seat, piece, lowest) > 0:
                state.phase = WANT
                state.actor = seat
                return
            state.wants[seat] = NOT_ASKED
    pop(state)
    if total_wishes(state) <= state.stock[piece] or total_wishes(state) == state.wants[asker]:
        level = next_level(board, state.built[space])
        raise_building(board, state, log, asker, space, step_price(board, space, level))
        use_up_wish(state, asker, piece)
        forget_wants(state)
    else:
        push(state, T_SHORTAGE, asker, piece, 0, 0)


def total_wishes(state: State) -> int:
    total = 0
    for seat in range(state.seats):
        if state.wants[seat] > 0:
            total += state.wants[seat]
    return total


def forget_wants(state: State) -> None:
    """The shortage is over; what was wished for stands until the next throw."""
    for seat in range(state.seats):
        state.wants[seat] = NOT_ASKED


def forget_wishes(state: State) -> None:
    """Somebody throws: from now on everybody may be asked again. [shortage.detect]"""
    state.wished = 0
    for seat in range(state.seats):
        for piece in range(PIECES):
            state.wishes[seat][piece] = NOT_ASKED


def use_up_wish(state: State, seat: int, piece: int) -> None:
    """One of those wished for is had."""
    if state.wishes[seat][piece] > 0:
        state.wishes[seat][piece] -= 1


def asked_piece(state: State, seat: int) -> int:
    """The piece a wish of this player is about: the one in question, else the one asked about last."""
    if state.phase == WANT:
        return state.task_b[state.depth - 1] + 0
    return state.wish_piece[seat] + 0


def refuse_want(board: Board, state: State, seat: int, amount: int) -> int:
    """Everybody asked says how many, no more than could be placed, and may say it anew until the next throw; so may
    whoever asked to build. [shortage.contest]"""
    if amount < 0 or amount > MOST_WANTED:
        return NOTATION
    piece = asked_piece(state, seat)
    asks = state.phase == WANT and seat == state.task_a[state.depth - 1]
    if asks and amount < 1:
        return NOTATION
    if state.phase == WANT:
        if state.wants[seat] == NOT_ASKED:
            return SHORTAGE_WHO_MAY_BID
    elif state.wishes[seat][piece] == NOT_ASKED:
        return TURN_SEQUENCE
    return SHORTAGE_CONTEST if amount > could_use(board, state, seat, piece) else 0


def say_wish(state: State, log: Log, seat: int, amount: int) -> None:
    piece = asked_piece(state, seat)
    if state.phase == WANT:
        state.wants[seat] = amount
        state.wish_piece[seat] = piece
    state.wishes[seat][piece] = amount
    state.wished = 1
    emit(log, WISH_MADE, seat, amount, piece, 0, 0)


def shortage_step(board: Board, state: State, log: Log) -> None:
    """One building after the other, among those still wanting, until it fits. [shortage.one-by-one]"""
    top = state.depth - 1
    piece = state.task_b[top]
    wanting = 0
    for seat in range(state.seats):
        if state.wants[seat] > 0 and has_place(board, state, seat, piece):
            state.wants[seat] = min(state.wants[seat], could_use(board, state, seat, piece))
            wanting += 1
        else:
            state.wants[seat] = NOT_ASKED
    unsold = state.task_c[top] == 1
    if wanting < 2 or unsold or state.stock[piece] == 0 or total_wishes(state) <= state.stock[piece]:
        forget_wants(state)
        pop(state)
        return
    state.task_c[top] = 1  # a lot is offered; `place` takes this back
    for seat in range(state.seats):
        state.may_bid[seat] = 1 if state.wants[seat] > 0 else 0
    open_auction(state, log, lowest_price(board, state, piece, True), piece)


def lowest_price(board: Board, state: State, piece: int, wanted: bool) -> int:
    """The least a scarce building may go for: among those who want it, or all who could place it. [shortage.min-bid]"""
    if board.shortage_bid != LOWEST_PRINTED:
        return board.shortage_bid + 0
    lowest = 1 << 30
    for seat in range(state.seats):
        if (state.wants[seat] > 0 or not wanted) and has_place(board, state, seat, piece):
            for space in range(board.spaces):
                if can_place(board, state, seat, space, piece):
                    level = next_level(board, state.built[space])
                    lowest = min(lowest, step_price(board, space, level))
    return lowest


def keeps_place(board: Board, state: State, seat: int, move: Move) -> bool:
    """Who leads in the auction of a building must still be able to place it after this sale or mortgage."""
    piece = state.lot_piece
    space = move.space if move.levels == 0 else move.level_space[0]
    if move.verb == DO_MORTGAGE:
        state.mortgaged[space] = 1
        kept = has_place(board, state, seat, piece)
        state.mortgaged[space] = 0
        return kept
    if board.kind[space] != STREET:
        return True
    group = board.group[space]
    swap_plan(board, state, move, group)
    kept = has_place(board, state, seat, piece)
    swap_plan(board, state, move, group)
    return kept


def swap_plan(board: Board, state: State, move: Move, group: int) -> None:
    """Put the planned levels on the board and the present ones into the plan."""
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        level = state.built[street] + 0
        state.built[street] = move.plan[i]
        move.plan[i] = level


def place_step(board: Board, state: State, log: Log) -> None:
    """The winner places the building at once; unasked where only one place is legal. [shortage.place-now]"""
    top = state.depth - 1
    winner = state.task_a[top]
    piece = state.task_b[top]
    places = 0
    only = 0
    if state.out[winner] or state.cash[winner] < state.task_c[top] or not has_place(board, state, winner, piece):
        emit(log, BID_LAPSED, winner, state.task_c[top], 0, piece, 0)  # a rent came in between
        pop(state)
        state.task_c[state.depth - 1] = 0
        state.wants[winner] = NOT_ASKED
        return
    for space in range(board.spaces):
        if can_place(board, state, winner, space, piece):
            places += 1
            only = space
    if places == 1:
        place(board, state, log, winner, only)
    else:
        state.phase = PLACE
        state.actor = winner


def refuse_to_place(board: Board, state: State, seat: int, space: int) -> int:
    piece = state.task_b[state.depth - 1]
    if space < 0 or space >= board.spaces:
        return NOTATION
    why = refuse_place(board, state, seat, space)
    if why:
        return why
    return 0 if can_place(board, state, seat, space, piece) else SHORTAGE_PLACE_NOW


def place(board: Board, state: State, log: Log, seat: int, space: int) -> None:
    """The bid is paid in place of the printed price."""
    amount = state.task_c[state.depth - 1]
    pop(state)
    state.task_c[state.depth - 1] = 0
    state.wants[seat] -= 1
    use_up_wish(state, seat, state.task_b[state.depth - 1])
    raise_building(board, state, log, seat, space, amount)
