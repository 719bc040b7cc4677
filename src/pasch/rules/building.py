"""Houses, hotels, skyscrapers and depots: building and selling."""

from pasch.rules.board import Board
from pasch.rules.codes import (
    BANK,
    BUILD_CASH_ONLY,
    BUILD_EVEN,
    BUILD_GROUP_REQUIRED,
    BUILD_HOTEL_MAX_ONE,
    BUILD_HOTEL_NEEDS_ALL_FOUR,
    BUILD_HOTEL_STOCK,
    BUILD_NONE_IF_MORTGAGED,
    BUILD_NOT_MOVABLE,
    BUILD_STREETS_ONLY,
    BUILD_WINDOW,
    BUILDING_BOUGHT,
    BUILDING_SOLD,
    DEPOT,
    DEPOT_LIMIT,
    HOTEL,
    HOTEL_LEVEL,
    HOUSE,
    MEGA_BUILD_OWN_MORTGAGE,
    NOTATION,
    OWN_TURN_OR_BETWEEN,
    SELL_EVEN,
    SELL_HALF,
    SELL_NO_PROPERTY,
    SHARED_HOTEL_CAP,
    SHARED_HOUSE_CAP,
    SHORTAGE_HOTEL_BREAKDOWN,
    SHORTAGE_WAIT,
    SKY_REQUIRES,
    SKY_SELL,
    SKY_STOCK,
    SKYSCRAPER,
    SKYSCRAPER_LEVEL,
    STATION,
    STREET,
    T_AUCTION,
    T_PLACE,
)
from pasch.rules.ownership import group_has_mortgage, owns_group
from pasch.rules.state import Log, Move, State, emit


def next_level(board: Board, level: int) -> int:
    """After the last house comes the hotel. [build.max-four] [short.max-three-houses]"""
    if level == board.full_houses:
        return HOTEL_LEVEL
    return level + 1


def lower_level(board: Board, level: int) -> int:
    if level == HOTEL_LEVEL:
        return board.full_houses + 0
    return level - 1


def steps(board: Board, level: int) -> int:
    """Building steps up to this level: a hotel is one step above the last house. [sell.hotel-is-five]"""
    if level < HOTEL_LEVEL:
        return level
    return level - HOTEL_LEVEL + board.full_houses + 1


def piece_for(board: Board, space: int, level: int) -> int:
    """The piece that stands for a level."""
    if board.kind[space] == STATION:
        return DEPOT
    if level < HOTEL_LEVEL:
        return HOUSE
    if level == HOTEL_LEVEL:
        return HOTEL
    return SKYSCRAPER


def step_price(board: Board, space: int, level: int) -> int:
    """What the step up to `level` costs. [build.price-on-deed]"""
    if board.kind[space] == STATION:
        return board.depot_price + 0
    if level == SKYSCRAPER_LEVEL:
        return board.sky_price[space] + 0
    return board.house_price[space] + 0


def cost_of_buildings(board: Board, state: State, space: int) -> int:
    """Purchase price of all that stands on a space. [short.wealth.hotels] [time.wealth]"""
    level = state.built[space]
    if level == 0:
        return 0
    if board.kind[space] == STATION:
        return board.depot_price + 0
    if level == SKYSCRAPER_LEVEL:
        return steps(board, HOTEL_LEVEL) * board.house_price[space] + board.sky_price[space]
    return steps(board, level) * board.house_price[space]


def buildings_worth(board: Board, state: State, space: int) -> int:
    """What the bank pays for all that stands on a space: half of what was paid. [sell.half] [sell.half-of-paid]"""
    if state.built[space] == 0:
        return 0
    if board.kind[space] == STATION:
        return board.depot_resale * (board.depot_price + state.surplus[space]) // max(1, board.depot_price)
    return (cost_of_buildings(board, state, space) + state.surplus[space]) // 2


def change_stock(board: Board, state: State, space: int, old: int, new: int) -> None:
    """Pieces go back to the bank and come from it."""
    if board.kind[space] == STATION:
        state.stock[DEPOT] += old - new
        return
    if 0 < old < HOTEL_LEVEL:
        state.stock[HOUSE] += old
    elif old == HOTEL_LEVEL:
        state.stock[HOTEL] += 1
    elif old == SKYSCRAPER_LEVEL:
        state.stock[SKYSCRAPER] += 1
    if 0 < new < HOTEL_LEVEL:
        state.stock[HOUSE] -= new
    elif new == HOTEL_LEVEL:
        state.stock[HOTEL] -= 1
    elif new == SKYSCRAPER_LEVEL:
        state.stock[SKYSCRAPER] -= 1


def set_level(board: Board, state: State, space: int, level: int) -> None:
    change_stock(board, state, space, state.built[space], level)
    state.built[space] = level


def may_build_now(board: Board, state: State, seat: int) -> bool:
    """Where building is bound to one's own turn, others build only before the first throw. [build.window]"""
    return board.build_window != OWN_TURN_OR_BETWEEN or seat == state.turn or state.thrown == 0


def refuse_place(board: Board, state: State, seat: int, space: int) -> int:
    """Why no further building may stand here, money, stock and moment aside."""
    kind = board.kind[space]
    if kind == STATION and board.depots:
        return refuse_depot(state, seat, space)
    if kind != STREET:
        return BUILD_STREETS_ONLY
    group = board.group[space]
    if state.owner[space] != seat or state.held[seat][group] < board.group_size[group] - board.missing_streets:
        return BUILD_GROUP_REQUIRED
    if group_has_mortgage(board, state, seat, group):
        return MEGA_BUILD_OWN_MORTGAGE if board.missing_streets > 0 else BUILD_NONE_IF_MORTGAGED
    level = state.built[space]
    if level == SKYSCRAPER_LEVEL:
        return SKY_STOCK
    if level == HOTEL_LEVEL:
        return refuse_skyscraper(board, state, seat, group)
    return refuse_uneven(board, state, seat, group, level)


def refuse_depot(state: State, seat: int, space: int) -> int:
    """One depot for each station of one's own, without a mortgage. [mega.depot.build] [mega.depot.limit]"""
    if state.owner[space] != seat:
        return BUILD_GROUP_REQUIRED
    if state.mortgaged[space]:
        return BUILD_NONE_IF_MORTGAGED
    if state.built[space] > 0:
        return DEPOT_LIMIT
    return 0


def refuse_skyscraper(board: Board, state: State, seat: int, group: int) -> int:
    """Only with the whole group, and a hotel on each street of it. [mega.sky.requires]"""
    if not board.skyscrapers:
        return BUILD_HOTEL_MAX_ONE
    if not owns_group(board, state, seat, group):
        return SKY_REQUIRES
    for i in range(board.group_size[group]):
        if state.built[board.streets[group][i]] < HOTEL_LEVEL:
            return SKY_REQUIRES
    return 0


def refuse_uneven(board: Board, state: State, seat: int, group: int, level: int) -> int:
    """No street runs ahead of the others of its owner. [build.even] [build.hotel-needs-all-four]"""
    if board.build_anyhow:
        return 0
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        if state.owner[street] == seat and state.built[street] < level:
            return BUILD_HOTEL_NEEDS_ALL_FOUR if level == board.full_houses else BUILD_EVEN
    return 0


def refuse_stock(board: Board, state: State, piece: int) -> int:
    """Who finds the bank empty waits. [shortage.wait] [build.hotel-stock]"""
    if state.stock[piece] > 0:
        return 0
    if piece == HOUSE:
        return SHARED_HOUSE_CAP if board.sides_share else SHORTAGE_WAIT
    if piece == HOTEL:
        return SHARED_HOTEL_CAP if board.sides_share else BUILD_HOTEL_STOCK
    return SKY_STOCK if piece == SKYSCRAPER else DEPOT_LIMIT


def refuse_build(board: Board, state: State, seat: int, space: int) -> int:
    if space < 0 or space >= board.spaces:
        return NOTATION
    if not may_build_now(board, state, seat):
        return BUILD_WINDOW
    why = refuse_place(board, state, seat, space)
    if why:
        return why
    level = next_level(board, state.built[space])
    why = refuse_stock(board, state, piece_for(board, space, level))
    if why:
        return why
    if state.cash[seat] < step_price(board, space, level):
        return BUILD_CASH_ONLY
    return 0


def raise_building(board: Board, state: State, log: Log, seat: int, space: int, price: int) -> None:
    """One step up, paid to the bank; the pieces below go back to it. [build.hotel-exchange]"""
    level = next_level(board, state.built[space])
    set_level(board, state, space, level)
    state.surplus[space] += price - step_price(board, space, level)
    state.cash[seat] -= price
    emit(log, BUILDING_BOUGHT, seat, BANK, price, space, level)


def plan_sale(board: Board, state: State, move: Move) -> int:
    """Write the levels the sale ends with into `move.plan`; a clause if the words make no sense."""
    first = move.space
    if move.levels > 0:
        first = move.level_space[0]
    if first < 0 or first >= board.spaces:
        return NOTATION
    if board.kind[first] != STREET:
        return SELL_NO_PROPERTY
    group = board.group[first]
    for i in range(board.group_size[group]):
        move.plan[i] = state.built[board.streets[group][i]]
    for i in range(move.levels):
        space = move.level_space[i]
        if space < 0 or space >= board.spaces or board.kind[space] != STREET or board.group[space] != group:
            return NOTATION
        level = move.level[i]
        if level < 0 or level > SKYSCRAPER_LEVEL or (board.full_houses < level < HOTEL_LEVEL):
            return NOTATION
        move.plan[board.slot[space]] = level
    if move.levels == 0:
        slot = board.slot[first]
        for _ in range(move.amount):
            if move.plan[slot] == 0:
                return SELL_NO_PROPERTY  # [sell.no-property-to-bank]
            move.plan[slot] = lower_level(board, move.plan[slot])
    return 0


def refuse_sell(board: Board, state: State, seat: int, move: Move) -> int:
    if move.levels == 0 and (move.space < 0 or move.space >= board.spaces or move.amount < 1):
        return NOTATION
    if move.levels == 0 and board.kind[move.space] == STATION:
        if state.owner[move.space] != seat or state.built[move.space] == 0 or move.amount != 1:
            return SELL_NO_PROPERTY
        return 0
    why = plan_sale(board, state, move)
    if why:
        return why
    space = move.space if move.levels == 0 else move.level_space[0]
    return refuse_sale_end(board, state, seat, board.group[space], move)


def refuse_sale_end(board: Board, state: State, seat: int, group: int, move: Move) -> int:
    """Evenness and stock are judged on the end. [sell.even] [shortage.hotel-multistep]"""
    highest = 0
    lowest = 99
    houses = state.stock[HOUSE] + 0
    hotels = state.stock[HOTEL] + 0
    houses -= under_the_hammer(state, HOUSE)
    hotels -= under_the_hammer(state, HOTEL)
    sold = 0
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        old = state.built[street]
        new = move.plan[i]
        if new != old and state.owner[street] != seat:
            return SELL_HALF
        if new > old:
            return BUILD_NOT_MOVABLE  # [build.not-movable]
        sold += old - new
        houses += (old if old < HOTEL_LEVEL else 0) - (new if new < HOTEL_LEVEL else 0)
        hotels += (1 if old == HOTEL_LEVEL else 0) - (1 if new == HOTEL_LEVEL else 0)
        if state.owner[street] == seat and not state.mortgaged[street]:
            highest = max(highest, steps(board, new))
            lowest = min(lowest, steps(board, new))
    if sold == 0:
        return SELL_HALF
    if highest - lowest > 1 and not board.build_anyhow:
        return SELL_EVEN
    if houses < 0:
        return SHORTAGE_HOTEL_BREAKDOWN
    if hotels < 0:
        return SKY_SELL
    return 0


def under_the_hammer(state: State, piece: int) -> int:
    """1 while a piece of this kind is being auctioned, or was won and waits to be placed: nobody else gets it."""
    for i in range(state.depth):
        if state.task[i] == T_AUCTION and state.lot_piece == piece:
            return 1
        if state.task[i] == T_PLACE and state.task_b[i] == piece:
            return 1
    return 0


def sell_buildings(board: Board, state: State, log: Log, seat: int, move: Move) -> None:
    if move.levels == 0 and board.kind[move.space] == STATION:
        lower_building(board, state, log, seat, move.space, 0)
        return
    plan_sale(board, state, move)
    space = move.space if move.levels == 0 else move.level_space[0]
    group = board.group[space]
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        if state.owner[street] == seat and move.plan[i] != state.built[street]:
            lower_building(board, state, log, seat, street, move.plan[i])


def lower_building(board: Board, state: State, log: Log, seat: int, space: int, level: int) -> None:
    """Down to `level`, at half of what was paid. What was won above or below the printed price goes first, and never
    for less than nothing: the last sale brings the rest. [sell.half-of-paid]"""
    before = buildings_worth(board, state, space)
    printed = cost_of_buildings(board, state, space)
    set_level(board, state, space, level)
    printed -= cost_of_buildings(board, state, space)
    state.surplus[space] = min(0, state.surplus[space] + printed)
    refund = before - buildings_worth(board, state, space)
    state.cash[seat] += refund
    emit(log, BUILDING_SOLD, BANK, seat, refund, space, level)


def raze(board: Board, state: State, log: Log, seat: int) -> None:
    """All buildings of a player go back to the bank at half price. [bankrupt.player.buildings]"""
    if state.deeds[seat] == 0:
        return
    for space in range(board.spaces):
        if state.built[space] > 0 and state.owner[space] == seat:
            lower_building(board, state, log, seat, space, 0)
