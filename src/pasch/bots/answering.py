"""Answering offers: accept, reject, or counter when close."""

from pasch.bots.aftermath import gain_in_the_end
from pasch.bots.bargain import fair_terms
from pasch.bots.caution import arms_for_money, completed_by_deal, too_early
from pasch.bots.deal import gain_by_deal, lay_down, look_around, read_deal, reckon
from pasch.bots.fairness import is_good
from pasch.bots.mind import Mind, plain, weigh
from pasch.bots.outlook import Outlook
from pasch.bots.standing import AS_IS, CASH
from pasch.bots.trader import make_terms, split_for
from pasch.rules.board import Board
from pasch.rules.codes import DO_ACCEPT, DO_REJECT
from pasch.rules.debt import could_raise
from pasch.rules.legal import refusal
from pasch.rules.state import Move, State

TOO_FAR = 0.3
"""An offer that would cost more of the game than this is not worth an answer."""
WARY = 0.2
"""What an offer beyond the usual has to bring in the end,"""
VERY_WARY = 0.25
"""and one by which the partner can build."""


def answer_offer(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """Answer, and remember that this player has asked."""
    other = state.offer_from + 0
    find_answer(board, outlook, state, mind, seat, other, move)
    if not state.offer_settles:
        mind.asked[other] += 1


def find_answer(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, other: int, move: Move) -> None:
    """Accept what brings enough; counter what would with other money; else reject."""
    money = read_deal(board, state, mind)
    if arms_for_money(board, state, mind, seat, other) and not mind.thinks:
        plain(move, seat, DO_REJECT, 0, 0)  # at any price: nothing to reckon
        return
    gain = gain_by_answer(board, outlook, state, mind, seat, other, money)
    good = is_fine(board, outlook, state, mind, seat, other, money, gain)
    trusted = good
    if good and not is_usual(board, outlook, state, mind, seat, other, money):
        arms = completed_by_deal(board, state, mind, seat, other) > 0
        gain = gain_in_the_end(board, outlook, state, mind, seat, other, money)
        trusted = gain >= (VERY_WARY if arms else WARY)
    weigh(mind, seat, DO_ACCEPT, 0, money, 100.0 * gain)
    weigh(mind, seat, DO_REJECT, 0, 0, 0.0)
    if trusted:
        plain(move, seat, DO_ACCEPT, 0, 0)
        if refusal(board, state, move) == 0:
            return
    elif not good and gain > -TOO_FAR and may_counter(outlook, state, mind):
        look_around(board, outlook, state, mind)
        split = split_for(mind.split, mind.said_n[other])
        if make_terms(board, outlook, state, mind, seat, other, split, mind.margin, move):
            return
    plain(move, seat, DO_REJECT, 0, 0)


def may_counter(outlook: Outlook, state: State, mind: Mind) -> bool:
    """The deeds could be offered the other way, with other money."""
    if not mind.trades or state.offer_settles or state.alive < 3:
        return False
    return state.give_cards == 0 and state.get_cards == 0 and mind.deal_n > 0 and not too_early(outlook, state)


def is_fine(
    board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, other: int, money: int, gain: float
) -> bool:
    if state.offer_settles:
        return gain >= mind.margin  # the other choice is the money that is owed
    return is_good(board, outlook, state, mind, seat, other, money, gain)


def is_usual(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, other: int, money: int) -> bool:
    """It leaves the player just his fair part, as players of these ways do among each other. Whoever offers more than
    he has to may know something."""
    if state.offer_settles:
        return True
    look_around(board, outlook, state, mind)
    split = split_for(mind.fair, mind.asked[other])
    return fair_terms(board, outlook, state, mind, other, seat, split) == -money


def gain_by_answer(
    board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, other: int, money: int
) -> float:
    """How much the own share grows by accepting; property in place of a debt is compared with the money owed."""
    owed = 0
    if state.offer_settles:
        owed = state.task_c[state.depth - 2] + 0
        if could_raise(board, state, other) < owed:
            return -1.0  # everything he has will come anyway
    look_around(board, outlook, state, mind)
    if owed > 0:
        mind.sheet[AS_IS + seat][CASH] += owed
        mind.sheet[AS_IS + other][CASH] -= owed
        reckon(outlook, state, mind)
    lay_down(board, outlook, state, mind, seat, other)
    return gain_by_deal(outlook, state, mind, seat, other, money)
