"""Life in jail and the ways out."""

from pasch.rules.agenda import pop, push
from pasch.rules.board import Board
from pasch.rules.cards import give_back_jail_card
from pasch.rules.codes import (
    BANK,
    BY_THROW,
    CHANCE,
    CHEST,
    FINE_PAID,
    JAIL_EXIT_CARD,
    JAIL_EXIT_PAY,
    JAIL_EXIT_PAY_BEFORE_THROW,
    JAIL_EXIT_PAY_WINDOW,
    LEFT_BY_CARD,
    LEFT_BY_DOUBLES,
    LEFT_BY_FINE,
    LEFT_BY_FORCE,
    LEFT_JAIL,
    MOVE_THROW,
    NOTATION,
    STAYED_IN_JAIL,
    T_LEAVE_JAIL,
)
from pasch.rules.debt import pay, transfer
from pasch.rules.landing import arrive
from pasch.rules.movement import advance
from pasch.rules.state import Log, State, emit

ATTEMPTS = 3


def leave_jail(state: State, log: Log, seat: int, how: int) -> None:
    state.jail[seat] = -1
    emit(log, LEFT_JAIL, seat, how, 0, 0, 0)


def throw_in_jail(board: Board, state: State, log: Log, seat: int, d1: int, d2: int) -> None:
    """A double frees; a third failure costs the fine and is moved. [jail.exit-doubles] [jail.third-fail]"""
    state.die1 = d1
    state.die2 = d2
    state.die3 = 0
    state.moving = 1
    if d1 == d2:
        leave_jail(state, log, seat, LEFT_BY_DOUBLES)
        state.again = board.jail_double_again  # [jail.exit-doubles-no-extra-roll]
        advance(board, state, log, seat, d1 + d2, MOVE_THROW)
        arrive(board, state, log, seat, BY_THROW, 0)
        return
    failed = state.jail[seat] + 1
    state.jail[seat] = failed
    emit(log, STAYED_IN_JAIL, seat, failed, 0, 0, 0)
    if failed >= ATTEMPTS:
        push(state, T_LEAVE_JAIL, seat, 0, 0, 0)
        pay(board, state, log, FINE_PAID, seat, BANK, board.fine, board.jail_space)


def leave_after_fine(board: Board, state: State, log: Log) -> None:
    """The compulsory fine is paid: move by the third throw. [jail.third-fail-raise]"""
    seat = state.task_a[state.depth - 1]
    pop(state)
    if state.out[seat]:
        return
    leave_jail(state, log, seat, LEFT_BY_FORCE)
    advance(board, state, log, seat, state.die1 + state.die2, MOVE_THROW)
    arrive(board, state, log, seat, BY_THROW, 0)


def refuse_exit(board: Board, state: State, seat: int) -> int:
    """Fine and card are open before the throw, on the turns the edition names. [jail.exit-pay-window]"""
    if state.jail[seat] < 0:
        return JAIL_EXIT_PAY
    if state.thrown > 0:
        return JAIL_EXIT_PAY_BEFORE_THROW
    if state.jail[seat] >= board.exit_turns:
        return JAIL_EXIT_PAY_WINDOW
    return 0


def refuse_pay_fine(board: Board, state: State, seat: int) -> int:
    why = refuse_exit(board, state, seat)
    if why == 0 and state.cash[seat] < board.fine:
        return JAIL_EXIT_PAY
    return why


def pay_fine(board: Board, state: State, log: Log, seat: int) -> None:
    transfer(board, state, log, FINE_PAID, seat, BANK, board.fine, board.jail_space)  # [jail.fine-to-bank]
    leave_jail(state, log, seat, LEFT_BY_FINE)


def jail_card_to_use(state: State, seat: int, wanted: int) -> int:
    """The deck whose card is meant: the named one, or the only one held; -1 if none, -2 if it must be named."""
    if wanted >= 0:
        return wanted if state.card_holder[wanted] == seat else -1
    chance = state.card_holder[CHANCE] == seat
    chest = state.card_holder[CHEST] == seat
    if chance and chest:
        return -2
    if chance:
        return CHANCE
    return CHEST if chest else -1


def refuse_use_card(board: Board, state: State, seat: int, wanted: int) -> int:
    if wanted > CHEST:
        return NOTATION
    why = refuse_exit(board, state, seat)
    if why:
        return JAIL_EXIT_CARD if why == JAIL_EXIT_PAY else why
    deck = jail_card_to_use(state, seat, wanted)
    if deck == -2:
        return NOTATION
    return JAIL_EXIT_CARD if deck < 0 else 0


def use_card(board: Board, state: State, log: Log, seat: int, wanted: int) -> None:
    give_back_jail_card(board, state, log, jail_card_to_use(state, seat, wanted))
    leave_jail(state, log, seat, LEFT_BY_CARD)
