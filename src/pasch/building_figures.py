"""Figures of refusals about buildings: streets that lag behind, pieces the bank lacks, what stands in the way."""

from collections.abc import Iterable

from pasch.event import PIECES
from pasch.figure import Case, Figures, Levels, Piece, Spaces
from pasch.notation import SEATS
from pasch.rules import codes
from pasch.rules.building import next_level, piece_for, steps
from pasch.rules.evening import pieces_at


def group_needed(case: Case, need: int | None = None) -> Figures | None:
    board, space, seat = case.table.board, case.move.space, case.move.seat
    if board.kind[space] != codes.STREET:
        return None
    group = board.group[space]
    size = board.group_size[group]
    held = case.state.held[seat][group]
    needed = size - board.missing_streets if need is None else need
    return Figures("group", {"held": held, "size": size, "need": needed}) if held < needed else None


def streets_of(case: Case, space: int) -> list[int]:
    board = case.table.board
    group = board.group[space]
    return [board.streets[group][i] for i in range(board.group_size[group])]


def standing_on(case: Case, spaces: Iterable[int], message: str, seat: int | None = None) -> Figures | None:
    """What stands on these spaces."""
    table, name = case.table, SEATS[case.move.seat if seat is None else seat]
    levels = tuple((table.space_id(space), case.state.built[space]) for space in spaces)
    return Figures(message, {"levels": Levels(levels, name)}) if levels else None


def mortgaged_streets(case: Case) -> Figures | None:
    board, state, space = case.table.board, case.state, case.move.space
    spaces = streets_of(case, space) if board.kind[space] == codes.STREET else [space]
    ids = tuple(case.table.space_id(each) for each in spaces if state.mortgaged[each])
    return Figures("mortgaged", {"spaces": Spaces(ids)})


def streets_behind(case: Case) -> Figures | None:
    """The player's own streets that have to catch up first."""
    state, space = case.state, case.move.space
    own = [street for street in streets_of(case, space) if state.owner[street] == case.move.seat]
    return standing_on(case, (street for street in own if state.built[street] < state.built[space]), "behind")


def streets_below_hotel(case: Case) -> Figures | None:
    """For a skyscraper: the whole group, and hotels on all of it."""
    streets = streets_of(case, case.move.space)
    built = case.state.built
    return group_needed(case, len(streets)) or standing_on(
        case, (street for street in streets if built[street] < codes.HOTEL_LEVEL), "behind"
    )


def bank_stock(case: Case) -> Figures | None:
    """How many of the piece the bank has left; nothing to say where one stands already."""
    board, state, move = case.table.board, case.state, case.move
    level = state.built[move.space]
    if level >= codes.SKYSCRAPER_LEVEL or (level and board.kind[move.space] == codes.STATION):
        return None
    piece = piece_for(board, move.space, next_level(board, level))
    name = Piece(PIECES[piece], SEATS[move.seat])
    return Figures("stock", {"building": name, "left": state.stock[piece], "all": board.stock[piece]})


def uneven_end(case: Case) -> Figures | None:
    """The uneven end of a sale or of evening out: the lowest and the highest streets."""
    table, move = case.table, case.move
    streets = streets_of(case, move.space if move.levels == 0 else move.level_space[0])
    ends = [(steps(table.board, move.plan[i]), street, move.plan[i]) for i, street in enumerate(streets)]
    own = [end for end in ends if case.state.owner[end[1]] == move.seat and not case.state.mortgaged[end[1]]]
    lowest, highest = min(own)[0], max(own)[0]
    if highest - lowest < 2:
        return None
    levels = tuple((table.space_id(street), level) for step, street, level in own if step in (lowest, highest))
    return Figures("uneven", {"levels": Levels(levels, SEATS[move.seat])})


def pieces_needed(case: Case) -> Figures | None:
    """What a sale or evening out takes from the bank, and what that has."""
    state, move = case.state, case.move
    streets = streets_of(case, move.space if move.levels == 0 else move.level_space[0])
    for piece in (codes.HOUSE, codes.HOTEL):
        after = sum(pieces_at(move.plan[i], piece) for i in range(len(streets)))
        need = after - sum(pieces_at(state.built[street], piece) for street in streets)
        left = state.stock[piece] - (state.phase == codes.AUCTION and state.lot_piece == piece)
        if need > left:
            return Figures("pieces", {"building": Piece(PIECES[piece], SEATS[move.seat]), "need": need, "left": left})
    return None


def buildings_in_the_way(case: Case) -> Figures | None:
    """Buildings that must go before a mortgage."""
    state, seat, space = case.state, case.move.seat, case.move.space
    spaces = streets_of(case, space) if case.table.board.bare_scope != codes.BARE_STREET else [space]
    return standing_on(case, (each for each in spaces if state.owner[each] == seat and state.built[each]), "standing")


def too_many_sold(case: Case) -> Figures | None:
    """More is to be sold than stands there."""
    space = case.move.space
    if case.move.levels or case.move.amount < 2 or case.state.owner[space] != case.move.seat:
        return None
    return standing_on(case, [space], "standing")
