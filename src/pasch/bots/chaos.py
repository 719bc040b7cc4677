"""The random player: any legal action, each as likely as the others.

All offers together count as one action, counter-offers and property in place of a debt among them, and so do all bids;
it never resigns, and claims every rent.
"""

from pasch.bots.dice import Rng, below
from pasch.bots.mind import Mind, plain
from pasch.bots.simple import level_out, raise_or_give_up, write_levels
from pasch.rules.auction import lowest_bid
from pasch.rules.board import Board
from pasch.rules.codes import (
    AUCTION,
    BANK,
    BUY,
    CHOOSE,
    DEBT,
    DO_ACCEPT,
    DO_BANKRUPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
    DO_CHOOSE,
    DO_DECLINE,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_PAY,
    DO_PAY_FINE,
    DO_PLACE,
    DO_REDEEM,
    DO_REJECT,
    DO_ROLL,
    DO_SELL,
    DO_SETTLE,
    DO_TICKET,
    DO_USE_CARD,
    DO_WANT,
    EVEN,
    FIRST,
    HOTEL_LEVEL,
    KEEP,
    OFFER,
    PLACE,
    ROLL,
    SPACE,
    WANT,
)
from pasch.rules.legal import refusal
from pasch.rules.places import could_use
from pasch.rules.state import Move, State

MOST_HEARD = 30
"""Business before one throw; then it throws."""


def play_randomly(board: Board, state: State, rng: Rng, mind: Mind, seat: int, move: Move) -> None:
    """The move of a random player who is heard."""
    phase = state.phase
    if phase == EVEN:
        even_somehow(board, state, rng, seat, move)
        return
    mind.thoughts = 0  # how many legal actions were met
    plain(move, seat, DO_ROLL, 0, 0)
    if phase == ROLL:
        mind.heard += 1
        if mind.heard < MOST_HEARD:
            collect_business(board, state, rng, mind, seat, move)
        else:
            mind.heard = 0
            return
    elif phase == CHOOSE:
        for option in range(FIRST, KEEP + 1):
            if option != SPACE:
                consider(board, state, rng, mind, seat, move, DO_CHOOSE, 0, option)
        for space in range(board.spaces):
            consider(board, state, rng, mind, seat, move, DO_CHOOSE, space, SPACE)
    else:
        collect_answers(board, state, rng, mind, seat, move, phase)
    row = mind.thought[0]
    if mind.thoughts > 0:
        plain(move, seat, row[1], row[2], row[3])
    elif phase == DEBT:
        raise_or_give_up(board, state, move, seat)  # a whole group at once: the bank has no houses for a single hotel
    if move.verb == DO_ROLL:
        mind.heard = 0
    mind.thoughts = 0


def consider(
    board: Board, state: State, rng: Rng, mind: Mind, seat: int, move: Move, verb: int, space: int, amount: int
) -> None:
    """Count the action if it is legal, and keep it with the odds that make all equally likely."""
    plain(move, seat, verb, space, amount)
    if refusal(board, state, move):
        return
    mind.thoughts += 1
    if below(rng, mind.thoughts) == 0:
        row = mind.thought[0]
        row[1] = verb
        row[2] = space
        row[3] = amount


def collect_business(board: Board, state: State, rng: Rng, mind: Mind, seat: int, move: Move) -> None:
    if state.alive > 1:
        consider_an_offer(board, state, rng, mind, seat, move, below(rng, state.seats))
    consider(board, state, rng, mind, seat, move, DO_ROLL, 0, 0)
    if state.jail[seat] >= 0:
        consider(board, state, rng, mind, seat, move, DO_PAY_FINE, 0, 0)
        consider(board, state, rng, mind, seat, move, DO_USE_CARD, 0, 0)
        consider(board, state, rng, mind, seat, move, DO_USE_CARD, 0, 1)
    for space in range(board.spaces):
        if state.tickets[seat] > 0:
            consider(board, state, rng, mind, seat, move, DO_TICKET, space, 0)
        if state.owner[space] == seat:
            consider(board, state, rng, mind, seat, move, DO_BUILD, space, 0)
            consider(board, state, rng, mind, seat, move, DO_REDEEM, space, 0)
    collect_raising(board, state, rng, mind, seat, move)


def collect_raising(board: Board, state: State, rng: Rng, mind: Mind, seat: int, move: Move) -> None:
    for space in range(board.spaces):
        if state.owner[space] == seat:
            consider(board, state, rng, mind, seat, move, DO_SELL, space, 1)
            consider(board, state, rng, mind, seat, move, DO_MORTGAGE, space, 0)


def collect_answers(board: Board, state: State, rng: Rng, mind: Mind, seat: int, move: Move, phase: int) -> None:
    if phase == BUY:
        consider(board, state, rng, mind, seat, move, DO_BUY, 0, 0)
        consider(board, state, rng, mind, seat, move, DO_DECLINE, 0, 0)
    elif phase == AUCTION:
        low = lowest_bid(board, state)
        spare = state.cash[seat] - low
        amount = low + below(rng, spare + 1) if spare > 0 else low
        consider(board, state, rng, mind, seat, move, DO_BID, 0, amount)
        consider(board, state, rng, mind, seat, move, DO_PASS, 0, 0)
    elif phase == DEBT:
        consider(board, state, rng, mind, seat, move, DO_PAY, 0, 0)
        consider(board, state, rng, mind, seat, move, DO_BANKRUPT, 0, 0)
        collect_raising(board, state, rng, mind, seat, move)
        if mind.thoughts == 0:
            sell_out(board, state, rng, mind, seat, move)
        offer_in_debt(board, state, rng, mind, seat, move)
    elif phase == OFFER:
        consider(board, state, rng, mind, seat, move, DO_ACCEPT, 0, 0)
        consider(board, state, rng, mind, seat, move, DO_REJECT, 0, 0)
        consider_an_offer(board, state, rng, mind, seat, move, state.offer_from)
    elif phase == WANT:
        for amount in range(could_use(board, state, seat, state.task_b[state.depth - 1]) + 1):
            consider(board, state, rng, mind, seat, move, DO_WANT, 0, amount)
    elif phase == PLACE:
        for space in range(board.spaces):
            if state.owner[space] == seat:
                consider(board, state, rng, mind, seat, move, DO_PLACE, space, 0)


def consider_an_offer(board: Board, state: State, rng: Rng, mind: Mind, seat: int, move: Move, other: int) -> None:
    """Its terms stay in the move, so there can be only one."""
    write_random_offer(board, state, rng, move, seat, other)
    consider(board, state, rng, mind, seat, move, DO_OFFER, 0, 0)


def offer_in_debt(board: Board, state: State, rng: Rng, mind: Mind, seat: int, move: Move) -> None:
    """A deal with anybody, or property in place of a debt to a player."""
    creditor = state.task_b[state.depth - 1] + 0
    if creditor == BANK or below(rng, 2) == 0:
        consider_an_offer(board, state, rng, mind, seat, move, below(rng, state.seats))
        return
    write_random_offer(board, state, rng, move, seat, creditor)
    move.give[own(board, state, rng, seat)] = 1
    move.get_cash = 0
    move.get_cards = 0
    for space in range(board.spaces):
        move.get[space] = 0
    consider(board, state, rng, mind, seat, move, DO_SETTLE, 0, 0)


def sell_out(board: Board, state: State, rng: Rng, mind: Mind, seat: int, move: Move) -> None:
    """No single step is legal: several floors of one street at once."""
    for floors in range(2, HOTEL_LEVEL + 2):
        for space in range(board.spaces):
            if state.owner[space] == seat:
                consider(board, state, rng, mind, seat, move, DO_SELL, space, floors)


def even_somehow(board: Board, state: State, rng: Rng, seat: int, move: Move) -> None:
    """A few guesses, then the highest equal level."""
    for _ in range(12):
        low = below(rng, HOTEL_LEVEL)
        high = low + 1
        if low == board.full_houses:
            high = HOTEL_LEVEL
        write_levels(board, state, move, seat, low, high, below(rng, 16))
        if refusal(board, state, move) == 0:
            return
    level_out(board, state, move, seat)


def own(board: Board, state: State, rng: Rng, seat: int) -> int:
    """A property of this player, or any space if there is none."""
    start = below(rng, board.spaces)
    if state.deeds[seat] == 0:
        return start
    for ahead in range(board.spaces):
        space = start + ahead
        if space >= board.spaces:
            space -= board.spaces
        if state.owner[space] == seat:
            return space
    return start


def write_random_offer(board: Board, state: State, rng: Rng, move: Move, seat: int, other: int) -> None:
    plain(move, seat, DO_OFFER, 0, 0)
    move.other = other
    move.words = 0
    move.give_cash = 0
    move.get_cash = 0
    move.give_cards = 0
    move.get_cards = 0
    for space in range(board.spaces):
        move.give[space] = 0
        move.get[space] = 0
    if below(rng, 3) > 0 and state.deeds[seat] > 0:
        move.give[own(board, state, rng, seat)] = 1
    if below(rng, 3) > 0 and state.deeds[other] > 0:
        move.get[own(board, state, rng, other)] = 1
    if below(rng, 2) == 0 and state.cash[seat] > 0:
        move.give_cash = below(rng, state.cash[seat]) // 3
    if below(rng, 2) == 0 and state.cash[other] > 0:
        move.get_cash = below(rng, state.cash[other]) // 3
    if below(rng, 4) == 0:
        move.give_cards = below(rng, 4)
    if below(rng, 4) == 0:
        move.get_cards = below(rng, 4)
