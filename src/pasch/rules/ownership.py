"""Who owns what: deeds changing hands, and the counts kept beside them so that rents need no search."""

from pasch.rules.board import Board
from pasch.rules.codes import BANK, STATION, STREET, UTILITY
from pasch.rules.state import State


def hand_over(board: Board, state: State, space: int, new: int) -> None:
    """The one place where a deed changes its owner."""
    old = state.owner[space]
    if old == BANK:
        state.unsold -= 1
    else:
        count_deed(board, state, space, old, -1)
    state.owner[space] = new
    if new == BANK:
        state.unsold += 1
    else:
        count_deed(board, state, space, new, 1)


def count_deed(board: Board, state: State, space: int, seat: int, change: int) -> None:
    kind = board.kind[space]
    state.deeds[seat] += change
    if kind == STREET:
        group = board.group[space]
        enough = board.group_size[group] - board.missing_streets
        before = state.held[seat][group]
        state.held[seat][group] = before + change
        if before < enough and before + change >= enough:
            state.sets[seat] += 1
        elif before >= enough and before + change < enough:
            state.sets[seat] -= 1
    elif kind == STATION:
        state.stations[seat] += change
    elif kind == UTILITY:
        state.utilities[seat] += change


def is_property(board: Board, space: int) -> bool:
    return board.kind[space] <= UTILITY


def owns_group(board: Board, state: State, seat: int, group: int) -> bool:
    return state.held[seat][group] == board.group_size[group]


def group_is_bare(board: Board, state: State, seat: int, group: int) -> bool:
    """No building of this owner stands in the group."""
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        if state.owner[street] == seat and state.built[street] > 0:
            return False
    return True


def group_has_mortgage(board: Board, state: State, seat: int, group: int) -> bool:
    """A street of the group is mortgaged; where foreign streets stand apart, only one's own count.
    [mega.build.foreign-mortgage]"""
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        if state.mortgaged[street] and (state.owner[street] == seat or not board.foreign_free):
            return True
    return False


def bears_rent(board: Board, state: State, space: int, visitor: int) -> bool:
    """Somebody else's property without a mortgage."""
    if not is_property(board, space) or state.mortgaged[space]:
        return False
    owner = state.owner[space]
    return owner != BANK and owner != visitor
