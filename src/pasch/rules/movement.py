"""Moving tokens."""

from pasch.rules.board import Board
from pasch.rules.codes import BANK, JAILED, MOVED, SALARY_PAID
from pasch.rules.debt import transfer
from pasch.rules.state import Log, State, emit


def advance(board: Board, state: State, log: Log, seat: int, steps: int, why: int) -> None:
    """Forward in the direction of the arrow; LOS pays each time it is reached or passed. [turn.move-sum] [go.salary]"""
    start = state.pos[seat]
    to = start + steps
    if to >= board.spaces:
        to -= board.spaces
        passed = 0
        while to >= board.spaces:  # a throw may lead round a small board more than once
            to -= board.spaces
            passed += 1
        state.pos[seat] = to
        emit(log, MOVED, seat, start, to, why, 0)
        if passed > 0:
            collect_in_passing(board, state, log, seat, passed)
        collect_salary(board, state, log, seat, to)
    else:
        state.pos[seat] = to
        emit(log, MOVED, seat, start, to, why, 0)


def collect_salary(board: Board, state: State, log: Log, seat: int, to: int) -> None:
    """Paid in passing, before the space is carried out; unlocks the speed die. [go.paid-in-passing]"""
    amount = board.salary
    if to == 0 and board.double_salary:
        amount = board.salary * 2
    state.unlocked[seat] = 1  # [speed.unlock-landing]
    transfer(board, state, log, SALARY_PAID, BANK, seat, amount, 0)


def collect_in_passing(board: Board, state: State, log: Log, seat: int, times: int) -> None:
    """The salary for the times round before the last, which alone can end on LOS."""
    for _ in range(times):
        transfer(board, state, log, SALARY_PAID, BANK, seat, board.salary, 0)


def advance_to(board: Board, state: State, log: Log, seat: int, target: int, why: int) -> None:
    steps = target - state.pos[seat]
    if steps <= 0:
        steps += board.spaces
    advance(board, state, log, seat, steps, why)


def place_token(state: State, log: Log, seat: int, target: int, why: int) -> None:
    """A backward move earns nothing. [go.not-backwards]"""
    start = state.pos[seat]
    state.pos[seat] = target
    emit(log, MOVED, seat, start, target, why, 0)


def send_to_jail(board: Board, state: State, log: Log, seat: int, why: int) -> None:
    """Straight into jail, without salary; the turn and the speed die's result are over. [jail.enter-direct]"""
    state.pos[seat] = board.jail_space
    state.jail[seat] = 0  # [jail.enter-counter-reset]
    state.bonus = 0  # [speed.jail-cancels]
    state.again = 0  # [doubles.none-after-jail]
    emit(log, JAILED, seat, why, 0, 0, 0)
