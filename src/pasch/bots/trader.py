"""Proposing trades: one at a time, none twice, and only where something is new.

With two players left there is nothing to trade: what one gains the other loses.
"""

from pasch.bots.bargain import NO_TERMS, NOTHING, best_deal, fair_terms, is_unwise, prospects
from pasch.bots.caution import too_early
from pasch.bots.deal import gain_by_deal, write_deal
from pasch.bots.mind import DEAL, SAID, Mind, weigh
from pasch.bots.outlook import Outlook
from pasch.rules.board import Board
from pasch.rules.codes import DO_OFFER
from pasch.rules.legal import refusal
from pasch.rules.state import Move, State

MORE_EACH_TIME = 0.07
"""How much more of the common gain a partner is left who has refused before."""
ROUNDS_BETWEEN = 4
MOST_BETWEEN = 64
BETTER = 20
"""An offer made once is made again only if it brings the partner a twentieth of a deed's price more."""


def wants_to_trade(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> bool:
    """Look for the best trade and write the offer into the move; False if there is none to make."""
    if not mind.trades or state.alive < 3 or too_early(outlook, state) or not worth_a_look(board, state, mind, seat):
        return False
    partner = best_deal(board, outlook, state, mind, seat)
    if partner < 0:
        return False
    split = split_for(mind.split, mind.said_n[partner])
    return make_terms(board, outlook, state, mind, seat, partner, split, mind.margin, move)


def split_for(split: float, asked: int) -> float:
    """The part of the common gain for a partner who has been asked so often."""
    return split + MORE_EACH_TIME * asked


def make_terms(
    board: Board,
    outlook: Outlook,
    state: State,
    mind: Mind,
    seat: int,
    other: int,
    split: float,
    least: float,
    move: Move,
) -> bool:
    """Find the money for the deeds of the deal, and write the offer if it is new, the partner gains enough and the
    player at least so much."""
    money = fair_terms(board, outlook, state, mind, seat, other, split)
    if money == NO_TERMS:
        return False
    gain = gain_by_deal(outlook, state, mind, seat, other, money)
    weigh(mind, seat, DO_OFFER, other, money, 100.0 * gain)
    if gain < least or mind.partner_gain < mind.margin or is_unwise(board, state, mind, seat, other, money):
        return False
    if said_before(outlook, state, mind, other, money):
        return False
    write_deal(board, state, mind, seat, other, money, move)
    if refusal(board, state, move):
        return False
    remember(state, mind, other, money)
    return True


def table_key(state: State) -> int:
    """Changes when deeds change hands or somebody is out."""
    sets = 0
    for seat in range(state.seats):
        sets += state.sets[seat] * (seat + 1)
    return state.unsold + 64 * state.alive + 1024 * sets


def worth_a_look(board: Board, state: State, mind: Mind, seat: int) -> bool:
    """Others have something new that the player lacks, or some rounds have passed: more each time when nothing
    changes. What they have is noted in `mind.lacked`."""
    key = table_key(state)
    if mind.looked == key and state.round < mind.look_again:
        return False
    mind.looked = key
    seen = prospects(board, state, mind, seat)
    if mind.seen != seen:
        mind.seen = seen
        mind.pause = ROUNDS_BETWEEN
    elif state.round < mind.look_again:
        return False
    else:
        mind.pause = min(MOST_BETWEEN, 2 * mind.pause)
    mind.look_again = state.round + mind.pause
    return seen != NOTHING


def deal_print(mind: Mind) -> int:
    """The deeds of the deal as one number, whatever their order."""
    print_ = 0
    for i in range(mind.deal_n):
        space = mind.deal[i]
        print_ += (space + 1) * (space + 1) * (space + 7)
    return print_


def this_turn(state: State) -> int:
    return state.round * 8 + state.turn + 1


def said_before(outlook: Outlook, state: State, mind: Mind, other: int, money: int) -> bool:
    """There was an offer to this partner in this turn, or the same deeds were offered to him for about as much."""
    if mind.said_when[other] == this_turn(state):
        return True
    deeds = deal_print(mind)
    for i in range(mind.said_n[other]):
        if mind.said[other][i] == deeds and money < mind.said_cash[other][i] + outlook.unit / BETTER:
            return True
    return mind.said_n[other] >= SAID


def remember(state: State, mind: Mind, other: int, money: int) -> None:
    mind.said_when[other] = this_turn(state)
    at = mind.said_n[other]
    mind.said[other][at] = deal_print(mind)
    mind.said_cash[other][at] = money
    mind.said_n[other] = at + 1


def note_offer(board: Board, state: State, mind: Mind, move: Move) -> None:
    """Remember an offer that was written elsewhere."""
    mind.deal_n = 0
    for space in range(board.spaces):
        if (move.give[space] or move.get[space]) and mind.deal_n < DEAL:
            mind.deal[mind.deal_n] = space
            mind.deal_n += 1
    if mind.said_n[move.other] < SAID:
        remember(state, mind, move.other, move.give_cash - move.get_cash)
