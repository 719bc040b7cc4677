"""How a game ends: one left, the last bankruptcy of a short game, or time."""

from pasch.rules.board import Board
from pasch.rules.building import cost_of_buildings
from pasch.rules.codes import GAME_ENDED, OVER
from pasch.rules.ownership import is_property
from pasch.rules.rent import lapse_claim
from pasch.rules.state import Log, State, emit


def wealth(board: Board, state: State, seat: int) -> int:
    """Cash, printed prices (half if mortgaged) and buildings at cost. [short.wealth.cash] [tax.income-wealth]"""
    total = state.cash[seat] + 0
    if state.deeds[seat] == 0:
        return total
    for space in range(board.spaces):
        if is_property(board, space) and state.owner[space] == seat:
            total += board.loan[space] if state.mortgaged[space] else board.price[space]
            total += cost_of_buildings(board, state, space)
    return total


def share_of_wealth(board: Board, state: State, seat: int) -> int:
    """The other way to pay income tax, rounded up. [tax.income-rounding]"""
    return (wealth(board, state, seat) * board.income_percent + 99) // 100


def stop(state: State, log: Log, winners: int) -> None:
    state.winners = winners
    state.phase = OVER
    state.need = 0
    state.moving = 0
    state.bonus = 0
    state.again = 0
    while state.depth > 0:
        state.depth -= 1
        state.task[state.depth] = 0
        state.task_a[state.depth] = 0
        state.task_b[state.depth] = 0
        state.task_c[state.depth] = 0
        state.task_d[state.depth] = 0
    while state.claims > 0:
        lapse_claim(state, log, 0)
    emit(log, GAME_ENDED, winners, state.round, 0, 0, 0)


def end_with_last_player(state: State, log: Log) -> None:
    """Whoever is left has won. [end.one-left] [goal.last-solvent]"""
    winners = 0
    for seat in range(state.seats):
        if state.out[seat] == 0:
            winners = 1 << seat
    stop(state, log, winners)


def end_by_wealth(board: Board, state: State, log: Log) -> None:
    """The richest win; equal wealth is a shared win. [short.richest-wins] [time.richest-wins] [short.tie]"""
    best = -1
    winners = 0
    for seat in range(state.seats):
        if state.out[seat] == 0:
            worth = wealth(board, state, seat)
            if worth > best:
                best = worth
                winners = 0
            if worth == best:
                winners |= 1 << seat
    stop(state, log, winners)
