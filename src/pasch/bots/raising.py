"""Raising cash the gentlest way: what costs least income for the money it brings goes first."""

from pasch.bots.mind import Mind, plain, weigh
from pasch.bots.outlook import Outlook
from pasch.bots.simple import raise_or_give_up
from pasch.bots.standing import INCOME, PLAN
from pasch.rules.board import Board
from pasch.rules.building import buildings_worth, lower_level, refuse_sell
from pasch.rules.codes import DO_MORTGAGE, DO_PAY, DO_SELL, STATION, STREET, UTILITY
from pasch.rules.mortgage import refuse_mortgage
from pasch.rules.state import Move, State


def get_out_of_debt(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """Pay; else raise money; else go bankrupt."""
    if state.cash[seat] >= state.task_c[state.depth - 1]:
        plain(move, seat, DO_PAY, 0, 0)
    elif not raise_cash(board, outlook, state, mind, seat, move):
        raise_or_give_up(board, state, move, seat)


def raise_cash(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> bool:
    """Write the gentlest single step into the move; False if there is none."""
    if state.deeds[seat] == 0:
        return False
    best = -1
    least = 0.0
    verb = DO_MORTGAGE
    for space in range(board.spaces):
        if board.kind[space] > UTILITY or state.owner[space] != seat:
            continue
        if state.built[space] > 0:
            plain(move, seat, DO_SELL, space, 1)
            if refuse_sell(board, state, seat, move) == 0:
                cost = loss_by_sale(board, outlook, state, mind, space)
                weigh(mind, seat, DO_SELL, space, 1, -cost)
                if best < 0 or cost < least:
                    best = space
                    least = cost
                    verb = DO_SELL
        elif not state.mortgaged[space] and refuse_mortgage(board, state, seat, space) == 0:
            cost = loss_by_mortgage(board, outlook, state, mind, seat, space)
            weigh(mind, seat, DO_MORTGAGE, space, 0, -cost)
            if best < 0 or cost < least:
                best = space
                least = cost
                verb = DO_MORTGAGE
    if best < 0:
        return False
    if verb == DO_MORTGAGE:
        mind.pledged = 1
    plain(move, seat, verb, best, 1)
    return True


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
