"""The casual player: buys what it lands on, builds with a reserve, proposes no trades. A gentle opponent."""

from pasch.bots.builder import best_place, next_place
from pasch.bots.mind import Mind, plain, weigh
from pasch.bots.outlook import Outlook
from pasch.bots.simple import answer_simply, raise_or_give_up
from pasch.rules.auction import lowest_bid
from pasch.rules.board import Board
from pasch.rules.building import refuse_build
from pasch.rules.codes import (
    AUCTION,
    BUY,
    DEBT,
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
    DO_DECLINE,
    DO_PASS,
    DO_REDEEM,
    DO_REJECT,
    DO_ROLL,
    DO_WANT,
    HOUSE,
    OFFER,
    PLACE,
    ROLL,
    STREET,
    UTILITY,
    WANT,
)
from pasch.rules.legal import refusal
from pasch.rules.mortgage import refuse_redeem
from pasch.rules.ownership import owns_group
from pasch.rules.shortage import is_scarce
from pasch.rules.state import Move, State

LAST_DEED = 3
"""How many times its price a deed is worth that completes a group."""
FEW = 12


def play_casually(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """The move of a casual player who is heard."""
    phase = state.phase
    if phase == ROLL:
        if (
            state.sets[seat] > 0
            and state.cash[seat] > outlook.unit
            and casual_build(board, outlook, state, mind, seat, move)
        ):
            return
        if mind.pledged and casual_redeem(board, outlook, state, mind, seat, move):
            return
        mind.heard = 0
        plain(move, seat, DO_ROLL, 0, 0)
    elif phase == BUY:
        price = board.price[state.task_b[state.depth - 1]]
        plain(move, seat, DO_BUY if state.cash[seat] >= price else DO_DECLINE, 0, 0)
    else:
        answer_casually(board, outlook, state, mind, seat, move, phase)


def answer_casually(
    board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move, phase: int
) -> None:
    if phase == AUCTION:
        casual_bid(board, outlook, state, mind, seat, move)
    elif phase == OFFER:
        answer_fairly(board, state, mind, seat, move)
    elif phase == WANT:
        plain(move, seat, DO_WANT, 0, 1 if state.cash[seat] > 2.0 * outlook.unit else 0)
    elif phase == PLACE:
        best_place(board, outlook, state, mind, seat, move)
    elif phase == DEBT:
        mind.pledged = 1
        raise_or_give_up(board, state, move, seat)
    else:
        mind.pledged = 1  # it may keep a mortgage
        answer_simply(board, state, move)


def casual_build(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> bool:
    """The first group that can take a house, while an average deed's price stays in hand."""
    mind.heard += 1
    if mind.heard > FEW:
        return False
    for group in range(board.groups):
        if state.held[seat][group] < board.group_size[group] - board.missing_streets:
            continue
        space = next_place(board, state, seat, group)
        if state.cash[seat] - board.house_price[space] < outlook.unit:
            continue
        if refuse_build(board, state, seat, space) == 0:
            if state.stock[HOUSE] < FEW and is_scarce(board, state, seat, HOUSE):
                mind.heard = FEW  # it may come to an auction: once is enough
            weigh(mind, seat, DO_BUILD, space, board.house_price[space], 0.0)
            plain(move, seat, DO_BUILD, space, 0)
            return True
    return False


def casual_redeem(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> bool:
    if state.cash[seat] < 3.0 * outlook.unit:
        return False
    for space in range(board.spaces):
        if board.kind[space] <= UTILITY and state.owner[space] == seat and state.mortgaged[space]:
            if refuse_redeem(board, state, seat, space) == 0:
                plain(move, seat, DO_REDEEM, space, 0)
                return True
            return False
    mind.pledged = 0
    return False


def casual_bid(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """Up to the printed price, a little at a time; for a building up to an average deed's price."""
    most = int(outlook.unit)
    if state.lot_piece < 0:
        most = board.price[state.lot] + 0
    most = min(most, state.cash[seat])
    low = lowest_bid(board, state)
    weigh(mind, seat, DO_BID, 0, low, most - low + 0.0)
    if low > most:
        plain(move, seat, DO_PASS, 0, 0)
    else:
        plain(move, seat, DO_BID, 0, min(most, low + most // 8))


def casual_value(board: Board, state: State, space: int, giver: int, taker: int) -> int:
    """The printed price; a deed that makes or breaks a group counts several times."""
    if board.kind[space] == STREET:
        group = board.group[space]
        held = state.held[taker][group] + state.held[giver][group]
        if owns_group(board, state, giver, group) or held >= board.group_size[group] - board.missing_streets:
            return LAST_DEED * board.price[space]
    return board.loan[space] if state.mortgaged[space] else board.price[space]


def answer_fairly(board: Board, state: State, mind: Mind, seat: int, move: Move) -> None:
    """Accept what is worth more than it costs by printed prices, and property in place of a debt if it covers it."""
    other = state.offer_from + 0
    gain = state.give_cash - state.get_cash
    if state.offer_settles:
        gain -= state.task_c[state.depth - 2]
    for space in range(board.spaces):
        if state.give[space]:
            gain += casual_value(board, state, space, other, seat)
        if state.get[space]:
            gain -= casual_value(board, state, space, seat, other)
    weigh(mind, seat, DO_ACCEPT, 0, 0, gain + 0.0)
    plain(move, seat, DO_ACCEPT, 0, 0)
    if gain <= 0 or refusal(board, state, move):
        plain(move, seat, DO_REJECT, 0, 0)
