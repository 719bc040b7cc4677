"""Two simple players that take every decision: one buys everything, one does anything legal at random.

Written like the rules, so that they run in both modes; made for checking and measuring, not for good play.
"""

from pasch.bots.chaos import own, write_random_offer
from pasch.bots.dice import Rng, below
from pasch.bots.mind import plain
from pasch.bots.simple import answer_simply, plain_answer, sell_group, write_levels
from pasch.rules.auction import lowest_bid, must_speak
from pasch.rules.board import Board
from pasch.rules.codes import (
    AUCTION,
    BUY,
    CHOOSE,
    DEBT,
    DO_ACCEPT,
    DO_BANKRUPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
    DO_CHOOSE,
    DO_CLAIM,
    DO_DECLINE,
    DO_MORTGAGE,
    DO_PASS,
    DO_PAY,
    DO_PAY_FINE,
    DO_PLACE,
    DO_REDEEM,
    DO_REJECT,
    DO_RESIGN,
    DO_ROLL,
    DO_SELL,
    DO_SETTLE,
    DO_TICKET,
    DO_USE_CARD,
    DO_WANT,
    DO_WITHDRAW,
    HOTEL_LEVEL,
    KEEP,
    OFFER,
    PLACE,
    ROLL,
    WANT,
)
from pasch.rules.legal import refusal
from pasch.rules.state import Move, State

TRIES = 12


def buy_everything(board: Board, state: State, move: Move) -> None:
    """Buys what it lands on, never bids, builds or trades; mortgages what it must. All its moves are legal."""
    phase = state.phase
    seat = state.actor
    if phase == ROLL:
        plain(move, seat, DO_ROLL, 0, 0)
    elif phase == BUY:
        space = state.task_b[state.depth - 1]
        plain(move, seat, DO_BUY if state.cash[seat] >= board.price[space] else DO_DECLINE, 0, 0)
    elif phase == CHOOSE:
        plain(move, seat, DO_CHOOSE, 0, plain_answer(state.task_b[state.depth - 1]))
    elif phase == AUCTION:
        for bidder in range(state.seats):
            if must_speak(board, state, bidder):
                plain(move, bidder, DO_PASS, 0, 0)
                return
    else:
        mortgage_or_give_up(board, state, move, seat)


def mortgage_or_give_up(board: Board, state: State, move: Move, seat: int) -> None:
    """Out of debt without buildings: pay, mortgage, or bankrupt."""
    if state.cash[seat] >= state.task_c[state.depth - 1]:
        plain(move, seat, DO_PAY, 0, 0)
        return
    if state.deeds[seat] > 0:
        for space in range(board.spaces):
            if state.owner[space] == seat and not state.mortgaged[space]:
                plain(move, seat, DO_MORTGAGE, space, 0)
                return
    plain(move, seat, DO_BANKRUPT, 0, 0)


def random_player(board: Board, state: State, rng: Rng, move: Move) -> None:
    """Any legal move: a few tries at something unusual, then something that works."""
    phase = state.phase
    for _ in range(TRIES):
        guess(board, state, rng, move, phase)
        if refusal(board, state, move) == 0:
            return
    if phase == ROLL:
        plain(move, state.turn, DO_ROLL, 0, 0)
    elif phase == BUY:
        plain(move, state.actor, DO_DECLINE, 0, 0)
    else:
        answer_simply(board, state, move)


def guess(board: Board, state: State, rng: Rng, move: Move, phase: int) -> None:
    """A move that may well be refused."""
    seat = below(rng, state.seats)
    space = below(rng, board.spaces)
    dice = below(rng, 100)
    if state.claims > 0 and phase != ROLL and below(rng, 3) == 0:
        plain(move, seat, DO_CLAIM, -1, 0)
    elif phase == ROLL:
        guess_business(board, state, rng, move, seat, space, dice)
    elif phase == BUY:
        if dice < 60:
            plain(move, state.actor, DO_BUY, 0, 0)
        elif dice < 80:
            write_random_offer(board, state, rng, move, seat, below(rng, state.seats))
        else:
            plain(move, state.actor, DO_MORTGAGE if dice < 90 else DO_SELL, own(board, state, rng, state.actor), 1)
    elif phase == AUCTION:
        if dice < 60:
            plain(move, seat, DO_BID, 0, lowest_bid(board, state) + below(rng, 40) * board.step)
        elif dice < 90:
            plain(move, seat, DO_PASS, 0, 0)
        else:
            plain(move, seat, DO_MORTGAGE if dice < 96 else DO_SELL, own(board, state, rng, seat), 1)
    elif phase == DEBT:
        guess_in_debt(board, state, rng, move, state.actor, dice)
    elif phase == OFFER:
        if dice < 45:
            plain(move, state.offer_to, DO_ACCEPT, 0, 0)
        elif dice < 80:
            plain(move, state.offer_to, DO_REJECT, 0, 0)
        elif dice < 90:
            plain(move, state.offer_from, DO_WITHDRAW, 0, 0)
        else:
            write_random_offer(board, state, rng, move, state.offer_to, state.offer_from)
    elif phase == CHOOSE:
        plain(move, state.actor, DO_CHOOSE, space, below(rng, KEEP + 1))
    elif phase == WANT:
        plain(move, seat, DO_WANT, 0, below(rng, 4))
    elif phase == PLACE:
        plain(move, state.actor, DO_PLACE, space, 0)
    else:
        low = below(rng, 6)
        high = low + 1
        if low == board.full_houses:
            high = HOTEL_LEVEL
        write_levels(board, state, move, state.actor, low, high, below(rng, 16))


def guess_business(board: Board, state: State, rng: Rng, move: Move, seat: int, space: int, dice: int) -> None:
    if dice < 38:
        plain(move, state.turn, DO_ROLL, 0, 0)
    elif dice < 40:
        plain(move, seat, DO_WANT, 0, below(rng, 4))
    elif dice < 55:
        plain(move, seat, DO_CLAIM, space if dice == 54 else -1, 0)
    elif dice < 68:
        plain(move, seat, DO_BUILD, own(board, state, rng, seat), 0)
    elif dice < 71:
        plain(move, seat, DO_SELL, own(board, state, rng, seat), 1 + below(rng, 3))
    elif dice < 73:
        sell_group(board, state, move, seat, own(board, state, rng, seat))
    elif dice < 76:
        plain(move, seat, DO_MORTGAGE, own(board, state, rng, seat), 0)
    elif dice < 81:
        plain(move, seat, DO_REDEEM, own(board, state, rng, seat), 0)
    elif dice < 88:
        write_random_offer(board, state, rng, move, seat, below(rng, state.seats))
    elif dice < 92:
        plain(move, seat, DO_PAY_FINE, 0, 0)
    elif dice < 95:
        plain(move, seat, DO_USE_CARD, 0, below(rng, 3) - 1)
    elif dice < 99:
        plain(move, seat, DO_TICKET, space, 0)
    elif below(rng, 20) == 0:
        plain(move, seat, DO_RESIGN, 0, 0)
    else:
        plain(move, state.turn, DO_ROLL, 0, 0)


def guess_in_debt(board: Board, state: State, rng: Rng, move: Move, seat: int, dice: int) -> None:
    if dice < 25:
        plain(move, seat, DO_PAY, 0, 0)
    elif dice < 30:
        plain(move, state.offer_from, DO_WITHDRAW, 0, 0)
    elif dice < 50:
        plain(move, seat, DO_MORTGAGE, own(board, state, rng, seat), 0)
    elif dice < 65:
        plain(move, seat, DO_SELL, own(board, state, rng, seat), 1)
    elif dice < 70:
        sell_group(board, state, move, seat, own(board, state, rng, seat))
    elif dice < 80:
        write_random_offer(board, state, rng, move, seat, below(rng, state.seats))
    elif dice < 90:
        write_random_offer(board, state, rng, move, seat, 0)
        move.verb = DO_SETTLE
        move.get_cash = 0
        move.get_cards = 0
        for space in range(board.spaces):
            move.get[space] = 0
    elif dice < 97:
        plain(move, seat, DO_BANKRUPT, 0, 0)
    elif dice < 98 and below(rng, 10) == 0:
        plain(move, seat, DO_RESIGN, 0, 0)
    else:
        plain(move, seat, DO_PAY, 0, 0)
