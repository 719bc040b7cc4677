"""What comes after a yes or a no: the deals that would follow at once, before anybody throws the dice.

How a player stands can only be judged at a table where nobody wants to trade any more. So everybody makes the best deal
that he and a partner would both agree to, one after the other from the player on turn, until there is none left; then
the shares are compared, and everything is put back.
"""

from pasch.bots.bargain import NO_TERMS, NOTHING, best_deal, fair_terms, is_unwise, prospects
from pasch.bots.caution import too_early
from pasch.bots.deal import change_mind, gain_by_deal, interest_due, lay_down, look_around, shake_hands
from pasch.bots.fairness import is_good
from pasch.bots.mind import Mind
from pasch.bots.outlook import Outlook
from pasch.rules.board import Board
from pasch.rules.ownership import hand_over
from pasch.rules.state import State

MOST_DEALS = 6


def gain_in_the_end(
    board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, other: int, money: int
) -> float:
    """How much the own share grows by the deal that was laid out, if those that would follow are made too; by the
    opinion that likes it less."""
    note_table(board, state, mind)
    carry_out(board, state, mind, seat, other, money)
    let_all_trade(board, outlook, state, mind)
    gain = share_now(board, outlook, state, mind, seat)
    change_mind(mind)
    second = share_now(board, outlook, state, mind, seat)
    put_back(board, state, mind)
    change_mind(mind)
    let_all_trade(board, outlook, state, mind)
    gain -= share_now(board, outlook, state, mind, seat)
    change_mind(mind)
    second -= share_now(board, outlook, state, mind, seat)
    change_mind(mind)
    put_back(board, state, mind)
    return min(gain, second)


def share_now(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int) -> float:
    look_around(board, outlook, state, mind)
    total = 0.0
    for one in range(state.seats):
        total += mind.strengths[one]
    return mind.strengths[seat] / total


def let_all_trade(board: Board, outlook: Outlook, state: State, mind: Mind) -> None:
    """Deal after deal, until nobody finds one."""
    if state.alive < 3 or too_early(outlook, state):
        return
    seat = state.turn + 0
    deals = 0
    quiet = 0
    while quiet < state.seats and deals < MOST_DEALS:
        if state.out[seat] == 0 and makes_deal(board, outlook, state, mind, seat):
            deals += 1
            quiet = 0
        else:
            quiet += 1
            seat += 1
            if seat >= state.seats:
                seat = 0


def makes_deal(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int) -> bool:
    """Carry out the best deal of a player, if the partner would accept it."""
    if prospects(board, state, mind, seat) == NOTHING:
        return False
    other = best_deal(board, outlook, state, mind, seat)
    if other < 0:
        return False
    money = fair_terms(board, outlook, state, mind, seat, other, mind.split)
    if money == NO_TERMS:
        return False
    gain = gain_by_deal(outlook, state, mind, seat, other, money)
    if gain < mind.margin or mind.partner_gain < mind.margin or is_unwise(board, state, mind, seat, other, money):
        return False
    lay_down(board, outlook, state, mind, other, seat)
    gain = gain_by_deal(outlook, state, mind, other, seat, -money)
    if not is_good(board, outlook, state, mind, other, seat, -money, gain):
        return False
    carry_out(board, state, mind, seat, other, money)
    return True


def carry_out(board: Board, state: State, mind: Mind, seat: int, other: int, money: int) -> None:
    """The deeds and the money change hands; `put_back` undoes it."""
    shake_hands(board, state, mind, seat, other)
    state.cash[seat] -= money + interest_due(board, state, mind, seat)
    state.cash[other] += money - interest_due(board, state, mind, other)


def note_table(board: Board, state: State, mind: Mind) -> None:
    for seat in range(state.seats):
        mind.was_cash[seat] = state.cash[seat]
    for space in range(board.spaces):
        mind.was_owner[space] = state.owner[space]


def put_back(board: Board, state: State, mind: Mind) -> None:
    """Everything as it was noted."""
    for seat in range(state.seats):
        state.cash[seat] = mind.was_cash[seat]
    for space in range(board.spaces):
        if state.owner[space] != mind.was_owner[space]:
            hand_over(board, state, space, mind.was_owner[space])
