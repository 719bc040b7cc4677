"""Rules of thumb that keep a shrewd player out of bad deals, whatever its estimate of the deal says.

A single trade cannot be judged well by looking at the table alone. These rules forbid the kinds of deal where the
estimate was found to err most, by playing deals on: `python -m benchmarks.proofs --what trades`.
"""

from math import floor

from pasch.bots.mind import Mind
from pasch.bots.outlook import Outlook
from pasch.bots.standing import AS_IS, CASH, PLAN_COST
from pasch.rules.board import Board
from pasch.rules.state import State

EARLY = 6
"""No deals while more than one deed in six is with the bank: it sells them for less."""
KEEP = 0.6
"""The part of what three houses on new groups cost that has to be left in cash."""
KEEP_A_LITTLE = 0.2
"""The same for a deal of one's own by which the partner can build."""
LAST_DEED = 2
"""How many times its price the last deed of a group is worth in money."""
RICHER = 1.25
"""So many times one's own cash a partner may have who can build after a deal."""


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


def arms_from_ahead(board: Board, state: State, mind: Mind, giver: int, taker: int) -> bool:
    """The taker could build on a new group, and the giver is ahead."""
    return is_ahead(state, giver) and completed_by_deal(board, state, mind, giver, taker) > 0


def is_ahead(state: State, seat: int) -> bool:
    """Richer than all others together: helps nobody else to a group."""
    cash = 0
    for one in range(state.seats):
        cash += state.cash[one]
    return 2 * state.cash[seat] > cash


def most_to_build(mind: Mind, seat: int) -> int:
    """The most money with which one's own deal leaves something to build with; the deal has been laid down."""
    plans = mind.sheet[0][PLAN_COST] - mind.sheet[AS_IS + seat][PLAN_COST]
    return floor(mind.sheet[0][CASH] - KEEP_A_LITTLE * plans)


def most_to_pay(board: Board, state: State, mind: Mind, seat: int, other: int, mine: int) -> int:
    """The most money a player adds to the deal that was laid down, less than 0 if he has to get some: enough is left
    to build on what the deal completes, a last deed is not overpaid, and a partner who can build is not much richer
    than he. His sheet is `mine`, the partner's the other of the first two."""
    sheet = mind.sheet[mine]
    his = mind.sheet[1 - mine]
    most = sheet[CASH] + 0.0
    plans = sheet[PLAN_COST] - mind.sheet[AS_IS + seat][PLAN_COST]
    if plans > 0.0:
        most -= KEEP * plans
    gains = completed_by_deal(board, state, mind, other, seat)
    if gains > 0:
        gives = completed_by_deal(board, state, mind, seat, other)
        most = min(most, LAST_DEED * gains - gives + 0.0)
    if his[PLAN_COST] > mind.sheet[AS_IS + other][PLAN_COST]:
        most = min(most, (RICHER * sheet[CASH] - his[CASH]) / (1.0 + RICHER))
    return floor(most)
