"""Mega: a built group that has just been completed must be evened out."""

from pasch.rules.agenda import pop, push
from pasch.rules.board import Board
from pasch.rules.building import cost_of_buildings, set_level, steps
from pasch.rules.codes import (
    BANK,
    EVEN,
    EVENED_OUT,
    HOTEL,
    HOTEL_LEVEL,
    HOUSE,
    LAST_STREET_BUILD_UP,
    LAST_STREET_REDISTRIBUTE,
    LAST_STREET_SACRIFICE_HOTELS,
    NOTATION,
    STREET,
    STREET_LEVEL,
    T_EVEN,
)
from pasch.rules.ownership import owns_group
from pasch.rules.state import Log, Move, State, emit

NO_GROUP = -1


def check_evenness(board: Board, state: State) -> None:
    """After each change of hands; only where groups may be built before they are complete."""
    if board.missing_streets > 0 and not board.build_anyhow:
        push(state, T_EVEN, 0, NO_GROUP, 0, 0)


def is_uneven(board: Board, state: State, group: int) -> bool:
    """Levels differ by more than one; a mortgaged street waits until it is redeemed. [mega.last-street.by-estate]"""
    highest = 0
    lowest = 99
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        if state.mortgaged[street]:
            return False
        level = steps(board, state.built[street])
        highest = max(highest, level)
        lowest = min(lowest, level)
    return highest - lowest > 1


def even_step(board: Board, state: State) -> None:
    """Ask the owner of the first uneven group; done when there is none. [mega.last-street.any-arrival]"""
    top = state.depth - 1
    for group in range(board.groups):
        owner = state.owner[board.streets[group][0]]
        if owner != BANK and owns_group(board, state, owner, group) and is_uneven(board, state, group):
            state.task_a[top] = owner
            state.task_b[top] = group
            state.phase = EVEN
            state.actor = owner
            return
    pop(state)


def refuse_even(board: Board, state: State, move: Move) -> int:
    group = state.task_b[state.depth - 1]
    size = board.group_size[group]
    why = plan_levels(board, group, move)
    if why:
        return why
    highest = 0
    lowest = 99
    for i in range(size):
        level = steps(board, move.plan[i])
        highest = max(highest, level)
        lowest = min(lowest, level)
    if highest - lowest > 1:
        return LAST_STREET_BUILD_UP
    if takes_down(board, state, group, move) and can_build_up(board, state, group):
        return LAST_STREET_BUILD_UP
    houses = pieces_after(board, group, move, HOUSE) - pieces_now(board, state, group, HOUSE)
    hotels = pieces_after(board, group, move, HOTEL) - pieces_now(board, state, group, HOTEL)
    if state.stock[HOUSE] < houses or state.stock[HOTEL] < hotels:
        return LAST_STREET_SACRIFICE_HOTELS
    owner = state.task_a[state.depth - 1]
    if state.cash[owner] < evening_cost(board, state, group, move):
        return LAST_STREET_REDISTRIBUTE
    return 0


def takes_down(board: Board, state: State, group: int, move: Move) -> bool:
    """The plan leaves less on some street than stands there now."""
    for i in range(board.group_size[group]):
        if steps(board, move.plan[i]) < steps(board, state.built[board.streets[group][i]]):
            return True
    return False


def build_up_level(board: Board, state: State, group: int) -> int:
    """How high each street has to be at least if nothing is taken down: always houses, one step below the highest."""
    highest = 0
    for i in range(board.group_size[group]):
        highest = max(highest, steps(board, state.built[board.streets[group][i]]))
    return highest - 1


def can_build_up(board: Board, state: State, group: int) -> bool:
    """Cash and the bank's houses suffice for what evenness asks of the new street. [mega.last-street.build-up]"""
    level = build_up_level(board, state, group)
    houses = 0
    for i in range(board.group_size[group]):
        houses += max(0, level - steps(board, state.built[board.streets[group][i]]))
    owner = state.owner[board.streets[group][0]]
    price = board.house_price[board.streets[group][0]]
    return houses <= state.stock[HOUSE] and houses * price <= state.cash[owner]


def plan_levels(board: Board, group: int, move: Move) -> int:
    """All streets of the group, each once, levels 0 to hotel."""
    size = board.group_size[group]
    if move.levels != size:
        return NOTATION
    for i in range(size):
        move.plan[i] = -1
    for i in range(size):
        space = move.level_space[i]
        level = move.level[i]
        if space < 0 or space >= board.spaces or board.kind[space] != STREET or board.group[space] != group:
            return NOTATION
        if level < 0 or level > HOTEL_LEVEL or (board.full_houses < level < HOTEL_LEVEL):
            return NOTATION
        if move.plan[board.slot[space]] >= 0:
            return NOTATION
        move.plan[board.slot[space]] = level
    return 0


def pieces_now(board: Board, state: State, group: int, piece: int) -> int:
    total = 0
    for i in range(board.group_size[group]):
        total += pieces_at(state.built[board.streets[group][i]], piece)
    return total


def pieces_after(board: Board, group: int, move: Move, piece: int) -> int:
    total = 0
    for i in range(board.group_size[group]):
        total += pieces_at(move.plan[i], piece)
    return total


def pieces_at(level: int, piece: int) -> int:
    if piece == HOUSE:
        return level if level < HOTEL_LEVEL else 0
    return 1 if level == HOTEL_LEVEL else 0


def evening_cost(board: Board, state: State, group: int, move: Move) -> int:
    """Hotels given up bring half their price and their houses; houses move free; missing ones are bought at the
    printed price, spare ones sold at half. What was won above or below the printed price goes with what is sold first.
    [mega.last-street.redistribute] [mega.last-street.sacrifice-hotels] [sell.half-of-paid]"""
    price = board.house_price[board.streets[group][0]]
    given_up = hotels_given_up(board, state, group, move)
    missing = houses_missing(board, state, group, move)
    bought = max(0, missing) + max(0, -given_up)
    sold = printed_price_of_sold(board, state, group, move)
    surplus = group_surplus(board, state, group)
    return bought * price - (sold + surplus - surplus_left(surplus, sold)) // 2


def hotels_given_up(board: Board, state: State, group: int, move: Move) -> int:
    return pieces_now(board, state, group, HOTEL) - pieces_after(board, group, move, HOTEL)


def houses_missing(board: Board, state: State, group: int, move: Move) -> int:
    """How many have to be bought; below 0 if some are to spare."""
    houses = pieces_now(board, state, group, HOUSE) + hotels_given_up(board, state, group, move) * board.full_houses
    return pieces_after(board, group, move, HOUSE) - houses


def printed_price_of_sold(board: Board, state: State, group: int, move: Move) -> int:
    sold = max(0, -houses_missing(board, state, group, move)) + max(0, hotels_given_up(board, state, group, move))
    return sold * board.house_price[board.streets[group][0]]


def group_surplus(board: Board, state: State, group: int) -> int:
    total = 0
    for i in range(board.group_size[group]):
        total += state.surplus[board.streets[group][i]]
    return total


def surplus_left(surplus: int, sold: int) -> int:
    """What is left of it after buildings of this printed price are sold. [sell.half-of-paid]"""
    if sold == 0:
        return surplus
    return min(0, surplus + sold)


def even_out(board: Board, state: State, log: Log, move: Move) -> None:
    top = state.depth - 1
    owner = state.task_a[top]
    group = state.task_b[top]
    plan_levels(board, group, move)
    cost = evening_cost(board, state, group, move)
    sold = printed_price_of_sold(board, state, group, move)
    surplus = surplus_left(group_surplus(board, state, group), sold)
    for i in range(board.group_size[group]):
        set_level(board, state, board.streets[group][i], move.plan[i])
    spread_surplus(board, state, group, surplus)
    state.cash[owner] -= cost
    emit(log, EVENED_OUT, owner, BANK, cost, group, 0)
    for i in range(board.group_size[group]):
        emit(log, STREET_LEVEL, board.streets[group][i], move.plan[i], 0, 0, 0)
    state.task_a[top] = 0
    state.task_b[top] = NO_GROUP


def spread_surplus(board: Board, state: State, group: int, surplus: int) -> None:
    """Houses have moved: what was paid for them beyond the printed price lies where buildings stand."""
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        part = surplus
        if surplus < 0:
            part = max(surplus, -cost_of_buildings(board, state, street))
        elif state.built[street] == 0:
            part = 0
        state.surplus[street] = part
        surplus -= part
