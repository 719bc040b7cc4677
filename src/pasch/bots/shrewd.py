"""The shrewd player: values everything by what it does to its share of the game."""

from pasch.bots.answering import answer_offer
from pasch.bots.bidding import decide_bid, decide_purchase
from pasch.bots.builder import best_place, wants_to_build, wants_to_redeem, wish
from pasch.bots.chooser import choose_answer, decide_jail, decide_ticket
from pasch.bots.mind import BUILDS, REDEEMS, THROWS, TRADES, Mind, plain
from pasch.bots.outlook import Outlook
from pasch.bots.raising import get_out_of_debt
from pasch.bots.simple import level_out
from pasch.bots.trader import wants_to_trade
from pasch.rules.board import Board
from pasch.rules.codes import (
    AUCTION,
    BUY,
    CHOOSE,
    DEBT,
    DO_BUILD,
    DO_ROLL,
    DO_WANT,
    HOUSE,
    OFFER,
    PLACE,
    ROLL,
    WANT,
)
from pasch.rules.shortage import is_scarce
from pasch.rules.state import Move, State

MOST_HEARD = 60
"""Moves before one throw: more would be a quarrel with oneself."""
SCARCE = 12


def play_shrewdly(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """The move of a shrewd player who is heard."""
    phase = state.phase
    if phase == ROLL:
        before_throw(board, outlook, state, mind, seat, move)
    elif phase == BUY:
        decide_purchase(board, outlook, state, mind, seat, move)
    elif phase == AUCTION:
        decide_bid(board, outlook, state, mind, seat, move)
    else:
        answer_shrewdly(board, outlook, state, mind, seat, move, phase)


def answer_shrewdly(
    board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move, phase: int
) -> None:
    if phase == DEBT:
        get_out_of_debt(board, outlook, state, mind, seat, move)
    elif phase == OFFER:
        answer_offer(board, outlook, state, mind, seat, move)
    elif phase == CHOOSE:
        choose_answer(board, outlook, state, mind, seat, move)
    elif phase == WANT:
        plain(move, seat, DO_WANT, 0, wish(board, outlook, state, mind, seat))
    elif phase == PLACE:
        best_place(board, outlook, state, mind, seat, move)
    else:
        level_out(board, state, move, seat)


def before_throw(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """Trade, redeem, build, then throw: one thing at a time, each until there is no more to do."""
    mind.heard += 1
    if mind.heard < MOST_HEARD and does_business(board, outlook, state, mind, seat, move):
        return
    mind.stage = TRADES
    mind.heard = 0
    mind.kept = -1
    if state.jail[seat] >= 0:
        if decide_jail(board, outlook, state, mind, seat, move):
            mind.stage = THROWS  # the throw is next
            return
    elif state.tickets[seat] > 0 and decide_ticket(board, outlook, state, mind, seat, move):
        return
    plain(move, seat, DO_ROLL, 0, 0)


def does_business(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> bool:
    if mind.stage == TRADES:
        if state.thrown == 0 and wants_to_trade(board, outlook, state, mind, seat, move):
            return True
        mind.stage = BUILDS
    if mind.stage == BUILDS:
        if wants_to_build(board, outlook, state, mind, seat, move):
            if state.stock[HOUSE] < SCARCE and move.verb == DO_BUILD and is_scarce(board, state, seat, HOUSE):
                mind.stage = THROWS  # it may come to an auction: once is enough
            return True
        mind.stage = REDEEMS
    if mind.stage == REDEEMS and mind.pledged:
        return wants_to_redeem(board, outlook, state, mind, seat, move)
    return False
