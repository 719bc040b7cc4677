"""What the next throw may cost, and what a landing is worth."""

from pasch.bots.mind import Mind
from pasch.bots.outlook import ROUND_TRIP, Outlook
from pasch.bots.standing import deed_worth
from pasch.rules.board import Board
from pasch.rules.codes import BANK, GO, GO_TO_JAIL, STATION, STREET, TAX, UTILITY
from pasch.rules.ownership import bears_rent
from pasch.rules.rent import station_rent, street_rent, utility_factor
from pasch.rules.state import State

LOWEST_THROW, HIGHEST_THROW = 2, 12


def rent_at(board: Board, state: State, space: int, visitor: int) -> float:
    """The rent a visitor would owe here, with an average throw for a utility."""
    if not bears_rent(board, state, space, visitor):
        return 0.0
    owner = state.owner[space]
    kind = board.kind[space]
    if kind == STREET:
        return street_rent(board, state, space, owner) + 0.0
    if kind == STATION:
        return station_rent(board, state, space, owner) + 0.0
    return ROUND_TRIP * utility_factor(board, state, owner)


def reserve(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int) -> int:
    """Cash to keep: part of the worst and more than the average of what the next throw may cost."""
    here = state.pos[seat]
    worst = 0.0
    mean = 0.0
    for steps in range(LOWEST_THROW, HIGHEST_THROW + 1):
        space = here + steps
        while space >= board.spaces:
            space -= board.spaces
        cost = 0.0
        if state.owner[space] != BANK:
            cost = rent_at(board, state, space, seat)
        elif board.kind[space] == TAX:
            cost = board.amount[space] + 0.0
        mean += cost * outlook.dice[steps]
        if cost > worst:
            worst = cost
    return int(mind.reserve * (0.4 * worst + 1.5 * mean))


def landing_value(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, space: int) -> float:
    """What it is worth to end a move here."""
    kind = board.kind[space]
    if kind <= UTILITY:
        if state.owner[space] == BANK:
            if state.cash[seat] < board.price[space]:
                return 0.0
            gain = deed_worth(board, outlook, state, mind, seat, space) - 0.7 * board.price[space]
            return gain if gain > 0.0 else 0.0
        return -rent_at(board, state, space, seat)
    if kind == TAX:
        return -board.amount[space] + 0.0
    if kind == GO_TO_JAIL:
        return -board.fine + 0.0
    if kind == GO and board.double_salary:
        return board.salary + 0.0
    return 0.0
