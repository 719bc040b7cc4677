"""Rules of thumb that keep a shrewd player out of bad deals, whatever its estimate of the deal says.

A single trade cannot be judged well by looking at the table alone. These rules forbid the kinds of deal where the
estimate was found to err most, by playing deals on: `python -m benchmarks.proofs --what trades`.
"""

from pasch.bots.mind import Mind
from pasch.bots.outlook import Outlook
from pasch.bots.standing import AS_IS, CASH, PLAN_COST
from pasch.rules.board import Board
from pasch.rules.state import State

EARLY = 6
"""No deals while more than one deed in six is with the bank: it sells them for less."""
KEEP = 0.6
"""The part of what three houses on new groups cost that has to be left in cash."""
LAST_DEED = 2
"""How many times its price the last deed of a group is worth in money."""
AHEAD = 0.4
"""Who has this share of the game helps nobody else to a group."""


def too_early(outlook: Outlook, state: State) -> bool:
    return state.unsold * EARLY > outlook.deeds


def completed_by_deal(board: Board, state: State, mind: Mind, giver: int, taker: int) -> int:
    """The printed prices of the giver's deeds with which the taker could build on a group for the first time."""
    prices = 0
    for group in range(board.groups):
        enough = board.group_size[group] - board.missing_streets
        held = state.held[taker][group]
        if held >= enough or held == 0:
            continue
        given = 0
        price = 0
        for i in range(mind.deal_n):
            space = mind.deal[i]
            if board.group[space] == group and state.owner[space] == giver:
                given += 1
                price += board.price[space]
        if held + given >= enough:
            prices += price
    return prices


def too_cheap(board: Board, state: State, mind: Mind, giver: int, taker: int, received: int) -> bool:
    """Nobody gives the last deed of a group for little money, unless he completes one of his own by it."""
    price = completed_by_deal(board, state, mind, giver, taker)
    if price == 0 or completed_by_deal(board, state, mind, taker, giver) > 0:
        return False
    return received < LAST_DEED * price


def arms_for_money(board: Board, state: State, mind: Mind, giver: int, taker: int) -> bool:
    """The taker could build on a new group, the giver on none."""
    if completed_by_deal(board, state, mind, giver, taker) == 0:
        return False
    return completed_by_deal(board, state, mind, taker, giver) == 0


def gives_too_much(board: Board, state: State, mind: Mind, seat: int, other: int, money: int) -> bool:
    """A group for the other while one is ahead or gets none, or too much money for the last deed of one's own."""
    gains = completed_by_deal(board, state, mind, other, seat)
    if gains > 0 and money > LAST_DEED * gains:
        return True
    return (gains == 0 or is_ahead(state, mind, seat)) and completed_by_deal(board, state, mind, seat, other) > 0


def is_ahead(state: State, mind: Mind, seat: int) -> bool:
    """The strongest by far, or richer than all others together; `look_around` has found the strengths."""
    strengths = 0.0
    cash = 0
    for one in range(state.seats):
        strengths += mind.strengths[one]
        cash += state.cash[one]
    return mind.strengths[seat] > AHEAD * strengths or 2 * state.cash[seat] > cash


def can_build_on(mind: Mind, seat: int, money: int) -> bool:
    """Enough cash is left to build on what the deal completes; the deal has been laid down."""
    plans = mind.sheet[0][PLAN_COST] - mind.sheet[AS_IS + seat][PLAN_COST]
    return plans <= 0.0 or mind.sheet[0][CASH] - money >= KEEP * plans
