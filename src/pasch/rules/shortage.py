"""Scarce buildings: others are asked for their wishes, and what is contested is auctioned piece by piece."""

from pasch.rules.agenda import pop, push
from pasch.rules.auction import open_auction
from pasch.rules.board import Board
from pasch.rules.building import (
    may_build_now,
    next_level,
    piece_for,
    raise_building,
    refuse_place,
    step_price,
)
from pasch.rules.codes import (
    AUCTION_FAILED,
    DEPOT,
    DO_MORTGAGE,
    HOUSE,
    LOWEST_PRINTED,
    NOTATION,
    PLACE,
    SHORTAGE_DECLARED,
    SHORTAGE_PLACE_NOW,
    SHORTAGE_WHO_MAY_BID,
    STATION,
    STREET,
    T_SHORTAGE,
    T_WANT,
    TURN_SEQUENCE,
    WANT,
    WISH_MADE,
)
from pasch.rules.state import Log, Move, State, emit

NOT_ASKED, ASKED = -1, -2
MOST_WANTED = 99


def can_place(board: Board, state: State, seat: int, space: int, piece: int) -> bool:
    """This piece could stand here as the next step, whatever it costs."""
    if state.owner[space] != seat or refuse_place(board, state, seat, space):
        return False
    return piece_for(board, space, next_level(board, state.built[space])) == piece


def has_place(board: Board, state: State, seat: int, piece: int) -> bool:
    if state.out[seat] or (state.sets[seat] == 0 and piece != DEPOT) or not may_build_now(board, state, seat):
        return False
    if piece == DEPOT:
        return depots_to_place(board, state, seat) > 0
    for group in range(board.groups):
        if place_in_group(board, state, seat, group, piece) > 0:
            return True
    return False


def place_in_group(board: Board, state: State, seat: int, group: int, piece: int) -> int:
    """On how many streets of the group the piece could stand as the next step; for houses, whether there is one."""
    places = 0
    if state.held[seat][group] >= board.group_size[group] - board.missing_streets:
        for i in range(board.group_size[group]):
            if can_place(board, state, seat, board.streets[group][i], piece):
                places += 1
                if piece == HOUSE:
                    break
    return places


def depots_to_place(board: Board, state: State, seat: int) -> int:
    total = 0
    for space in range(board.spaces):
        if board.kind[space] == STATION and can_place(board, state, seat, space, DEPOT):
            total += 1
    return total


def could_use(board: Board, state: State, seat: int, piece: int) -> int:
    """How many of this piece the player's groups could take, if nothing but these were built. [shortage.detect]"""
    if piece == DEPOT:
        return depots_to_place(board, state, seat)
    total = 0
    for group in range(board.groups):
        places = place_in_group(board, state, seat, group, piece)
        if places > 0 and piece == HOUSE:
            for i in range(board.group_size[group]):
                street = board.streets[group][i]
                if state.owner[street] == seat and state.built[street] < board.full_houses:
                    total += board.full_houses - state.built[street]
        else:
            total += places
    return total


def others_could_use(board: Board, state: State, seat: int, piece: int) -> int:
    """How many of this piece the others could use together; a rough count will do while the bank has plenty."""
    most = 0
    for other in range(state.seats):
        if other != seat and (state.sets[other] > 0 or piece == DEPOT):
            most += could_use_at_most(board, state, other, piece)
    if most <= state.stock[piece] - 1:
        return most
    use = 0
    for other in range(state.seats):
        if other != seat and has_place(board, state, other, piece):
            use += could_use(board, state, other, piece)
    return use


def could_use_at_most(board: Board, state: State, seat: int, piece: int) -> int:
    """No more than this, found without asking whether the next step is legal."""
    if piece == DEPOT:
        return state.stations[seat] + 0
    total = 0
    for group in range(board.groups):
        held = state.held[seat][group]
        if held >= board.group_size[group] - board.missing_streets:
            total += held
            if piece == HOUSE:
                for i in range(board.group_size[group]):
                    street = board.streets[group][i]
                    if state.owner[street] == seat:
                        total += max(0, board.full_houses - state.built[street]) - 1
    return total


def build(board: Board, state: State, log: Log, seat: int, space: int) -> None:
    """Sold at the printed price, unless others could use what would be left. [shortage.detect]"""
    level = next_level(board, state.built[space])
    piece = piece_for(board, space, level)
    if others_could_use(board, state, seat, piece) <= state.stock[piece] - 1:
        raise_building(board, state, log, seat, space, step_price(board, space, level))
        return
    for other in range(state.seats):
        asked = other != seat and has_place(board, state, other, piece)
        state.wants[other] = ASKED if asked else NOT_ASKED
    state.wants[seat] = 1
    push(state, T_WANT, seat, piece, space, 0)
    emit(log, SHORTAGE_DECLARED, seat, piece, state.stock[piece], 0, 0)


def want_step(board: Board, state: State, log: Log) -> None:
    """All answered: sell if the wishes fit, else auction. [shortage.contest]"""
    top = state.depth - 1
    asker = state.task_a[top]
    piece = state.task_b[top]
    space = state.task_c[top]
    for seat in range(state.seats):
        if state.wants[seat] == ASKED:
            state.phase = WANT
            state.actor = seat
            return
    pop(state)
    if total_wishes(state) <= state.stock[piece] or total_wishes(state) == state.wants[asker]:
        level = next_level(board, state.built[space])
        raise_building(board, state, log, asker, space, step_price(board, space, level))
        forget_wishes(state)
    else:
        push(state, T_SHORTAGE, asker, piece, 0, 0)


def total_wishes(state: State) -> int:
    total = 0
    for seat in range(state.seats):
        if state.wants[seat] > 0:
            total += state.wants[seat]
    return total


def forget_wishes(state: State) -> None:
    for seat in range(state.seats):
        state.wants[seat] = NOT_ASKED


def refuse_want(state: State, seat: int, amount: int) -> int:
    """Everybody asked says how many; who asked first may say so meanwhile."""
    top = state.depth - 1
    if amount < 0 or amount > MOST_WANTED:
        return NOTATION
    if seat == state.task_a[top]:
        return NOTATION if amount < 1 else 0
    if state.wants[seat] == NOT_ASKED:
        return SHORTAGE_WHO_MAY_BID
    return 0 if state.wants[seat] == ASKED else TURN_SEQUENCE


def say_wish(state: State, log: Log, seat: int, amount: int) -> None:
    state.wants[seat] = amount
    emit(log, WISH_MADE, seat, amount, 0, 0, 0)


def shortage_step(board: Board, state: State, log: Log) -> None:
    """One building after the other, among those still wanting, until it fits. [shortage.one-by-one]"""
    top = state.depth - 1
    piece = state.task_b[top]
    wanting = 0
    for seat in range(state.seats):
        if state.wants[seat] > 0 and has_place(board, state, seat, piece):
            wanting += 1
        else:
            state.wants[seat] = NOT_ASKED
    unsold = state.task_c[top] == 1
    if wanting < 2 or unsold or state.stock[piece] == 0 or total_wishes(state) <= state.stock[piece]:
        forget_wishes(state)
        pop(state)
        return
    state.task_c[top] = 1  # a lot is offered; `place` takes this back
    for seat in range(state.seats):
        state.may_bid[seat] = 1 if state.wants[seat] > 0 else 0
    open_auction(state, log, lowest_price(board, state, piece), piece)


def lowest_price(board: Board, state: State, piece: int) -> int:
    """The least a scarce building may go for. [shortage.min-bid]"""
    if board.shortage_bid != LOWEST_PRINTED:
        return board.shortage_bid + 0
    lowest = 1 << 30
    for seat in range(state.seats):
        if state.wants[seat] > 0:
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
    for space in range(board.spaces):
        if can_place(board, state, winner, space, piece):
            places += 1
            only = space
    if places == 1:
        place(board, state, log, winner, only)
    elif places == 0:  # a neighbour's mortgage has barred the group meanwhile: nothing is sold
        pop(state)
        emit(log, AUCTION_FAILED, 0, piece, 0, 0, 0)
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
    raise_building(board, state, log, seat, space, amount)
