"""Payments, and what happens when the cash is short."""

from pasch.rules.agenda import pop, push
from pasch.rules.board import Board
from pasch.rules.building import buildings_worth
from pasch.rules.codes import (
    BANK,
    CARD_PAID,
    DEBT,
    DEBT_MUST_EXHAUST,
    DEBT_OPENED,
    DEBT_RAISE,
    FINE_PAID,
    T_DEBT,
    TAX_PAID,
    TURN_SEQUENCE,
)
from pasch.rules.ownership import is_property
from pasch.rules.state import Log, State, emit


def transfer(board: Board, state: State, log: Log, why: int, payer: int, payee: int, amount: int, space: int) -> None:
    """Money moves; the bank's own is unlimited. [setup.bank-never-bankrupt]"""
    if payer != BANK:
        state.cash[payer] -= amount
    if payee != BANK:
        state.cash[payee] += amount
    elif board.jackpot and (why == TAX_PAID or why == FINE_PAID or why == CARD_PAID):
        state.pot += amount
    emit(log, why, payer, payee, amount, space, 0)


def pay(board: Board, state: State, log: Log, why: int, payer: int, payee: int, amount: int, space: int) -> None:
    """What the cash covers is paid at once; otherwise a debt is open and play waits. [rent.pay-or-raise]"""
    if state.cash[payer] >= amount:
        transfer(board, state, log, why, payer, payee, amount, space)
    else:
        push(state, T_DEBT, payer, payee, amount, why * 64 + space)
        emit(log, DEBT_OPENED, payer, payee, amount, why, space)


def debt_step(state: State) -> None:
    top = state.depth - 1
    debtor = state.task_a[top]
    creditor = state.task_b[top]
    if state.out[debtor] or (creditor != BANK and state.out[creditor]):
        pop(state)  # nobody owes or is owed any more
    else:
        state.phase = DEBT
        state.actor = debtor


def could_raise(board: Board, state: State, seat: int) -> int:
    """Cash, buildings at half price and mortgages: what the player can pay without anyone's help."""
    total = state.cash[seat] + 0
    if state.deeds[seat] == 0:
        return total
    for space in range(board.spaces):
        if is_property(board, space) and state.owner[space] == seat:
            total += buildings_worth(board, state, space)
            if not state.mortgaged[space]:
                total += board.loan[space]
    return total


def refuse_pay(state: State, seat: int) -> int:
    top = state.depth - 1
    if state.task_a[top] != seat:
        return TURN_SEQUENCE
    if state.cash[seat] < state.task_c[top]:
        return DEBT_RAISE
    return 0


def refuse_bankrupt(board: Board, state: State, seat: int) -> int:
    """Who can still pay must pay. [debt.must-exhaust]"""
    top = state.depth - 1
    if could_raise(board, state, seat) >= state.task_c[top]:
        return DEBT_MUST_EXHAUST
    return 0


def pay_debt(board: Board, state: State, log: Log) -> None:
    top = state.depth - 1
    debtor = state.task_a[top]
    creditor = state.task_b[top]
    amount = state.task_c[top]
    detail = state.task_d[top]
    pop(state)
    transfer(board, state, log, detail // 64, debtor, creditor, amount, detail % 64)
