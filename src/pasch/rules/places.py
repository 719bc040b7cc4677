"""Where a further building could stand: places for scarce pieces."""

from pasch.rules.board import Board
from pasch.rules.building import may_build_now, next_level, piece_for, refuse_place
from pasch.rules.codes import DEPOT, HOUSE, STATION
from pasch.rules.state import State


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
