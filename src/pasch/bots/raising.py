"""Raising cash the gentlest way: what costs least income for the money it brings goes first."""

from pasch.bots.mind import Mind, plain, weigh
from pasch.bots.outlook import Outlook
from pasch.bots.simple import raise_or_give_up
from pasch.bots.standing import INCOME, PLAN
from pasch.rules.board import Board
from pasch.rules.building import buildings_worth, lower_level, refuse_sell
from pasch.rules.codes import DO_MORTGAGE, DO_PAY, DO_SELL, STATION, STREET
from pasch.rules.mortgage import refuse_mortgage
from pasch.rules.state import Move, State

NO_WAY = 1.0e9


def get_out_of_debt(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """Pay; else raise money; else go bankrupt."""
    owed = state.task_c[state.depth - 1]
    if state.cash[seat] >= owed:
        plain(move, seat, DO_PAY, 0, 0)
    elif not raise_cash(board, outlook, state, mind, seat, owed, move):
        raise_or_give_up(board, state, move, seat)


def raise_cash(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, needed: int, move: Move) -> bool:
    """Write the gentlest step towards the money needed into the move; False if there is none."""
    if state.deeds[seat] == 0:
        return False
    best = -1
    least = NO_WAY
    for space in range(board.spaces):
        if state.owner[space] == seat and not state.mortgaged[space]:
            cost = loss_by_step(board, outlook, state, mind, seat, space, move)
            if cost < least:
                best = space
                least = cost
    if best < 0:
        return False
    if state.built[best] > 0:
        sell_row(board, state, seat, best, needed - state.cash[seat], move)
    else:
        mind.pledged = 1
        plain(move, seat, DO_MORTGAGE, best, 0)
    return True


def loss_by_step(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, space: int, move: Move) -> float:
    """What it costs to sell the highest building of a deed, or to mortgage it; NO_WAY if that is not allowed."""
    cost = NO_WAY
    if state.built[space] > 0:
        plain(move, seat, DO_SELL, space, 1)
        if not stands_below(board, state, seat, space) and refuse_sell(board, state, seat, move) == 0:
            cost = loss_by_sale(board, outlook, state, mind, space)
            weigh(mind, seat, DO_SELL, space, 1, -cost)
    elif refuse_mortgage(board, state, seat, space) == 0:
        cost = loss_by_mortgage(board, outlook, state, mind, seat, space)
        weigh(mind, seat, DO_MORTGAGE, space, 0, -cost)
    return cost


def stands_below(board: Board, state: State, seat: int, space: int) -> bool:
    """Another street of the group has to be sold from first."""
    if board.kind[space] != STREET or board.build_anyhow:
        return False
    group = board.group[space]
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        if state.built[street] > state.built[space] and state.owner[street] == seat:
            return True
    return False


def sell_row(board: Board, state: State, seat: int, space: int, lacking: int, move: Move) -> None:
    """The highest building of a street, and of others in the group that are as high, until the money will do."""
    plain(move, seat, DO_SELL, space, 1)
    if board.kind[space] != STREET:
        return
    level = state.built[space]
    brings = board.house_price[space] // 2
    group = board.group[space]
    lower(board, state, move, space)
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        if street != space and state.owner[street] == seat and state.built[street] == level:
            if lacking > move.levels * brings:
                lower(board, state, move, street)
    if move.levels == 1 or refuse_sell(board, state, seat, move):
        move.levels = 0


def lower(board: Board, state: State, move: Move, street: int) -> None:
    move.level_space[move.levels] = street
    move.level[move.levels] = lower_level(board, state.built[street])
    move.levels += 1


def loss_by_sale(board: Board, outlook: Outlook, state: State, mind: Mind, space: int) -> float:
    """Income and money lost with one building, for each unit of money it brings."""
    level = state.built[space] + 0
    if board.kind[space] == STATION:
        brings = board.depot_resale + 1.0
        return board.depot_price / brings
    lower = lower_level(board, level)
    brings = buildings_worth(board, state, space)
    state.built[space] = lower
    brings -= buildings_worth(board, state, space)
    state.built[space] = level
    lost = (outlook.pay[space][level] - outlook.pay[space][lower]) * (state.alive - 1) * mind.weight[INCOME]
    return (lost + brings) / (brings + 1.0)


def loss_by_mortgage(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, space: int) -> float:
    """Income lost until the deed is redeemed, and the interest, for each unit of money it brings."""
    others = state.alive - 1
    income = 0.0
    kind = board.kind[space]
    if kind == STREET:
        group = board.group[space]
        income = outlook.pay[space][0]
        if state.held[seat][group] >= board.group_size[group] - board.missing_streets:
            income = outlook.full[group][3] * mind.weight[PLAN] / mind.weight[INCOME]
    elif kind == STATION:
        income = outlook.station_pay[state.stations[seat] - 1]
    else:
        income = outlook.utility_pay[state.utilities[seat] - 1]
    return (income * others * mind.weight[INCOME] + board.interest[space]) / (board.loan[space] + 1.0)
