"""What a space does to the player who ends a move on it."""

from pasch.rules.agenda import push
from pasch.rules.board import Board
from pasch.rules.bus import land_on_auction_space, take_ticket
from pasch.rules.codes import (
    ASK_BIRTHDAY,
    ASK_TAX,
    AUCTION_SPACE,
    BANK,
    BIRTHDAY,
    BUS_TICKET,
    CHANCE,
    CHANCE_SPACE,
    CHEST,
    CHEST_SPACE,
    FREE_PARKING,
    GO_TO_JAIL,
    JACKPOT_PAID,
    JAILED_BY_SPACE,
    LAPSED_MORTGAGED,
    LAPSED_OWN,
    NEED_CARD,
    T_BUY,
    T_CHOOSE,
    TAX,
    TAX_PAID,
    UTILITY,
)
from pasch.rules.debt import pay, transfer
from pasch.rules.movement import send_to_jail
from pasch.rules.rent import note_lapse, open_claim
from pasch.rules.state import Log, State


def land(board: Board, state: State, log: Log, seat: int, how: int, card_factor: int) -> None:
    """The space decides what happens next. [turn.space-decides]"""
    space = state.pos[seat]
    kind = board.kind[space]
    if kind <= UTILITY:
        land_on_property(board, state, log, seat, space, how, card_factor)
    elif kind == CHANCE_SPACE:
        draw_card(state, seat, CHANCE)
    elif kind == CHEST_SPACE:
        draw_card(state, seat, CHEST)
    elif kind == TAX:
        if board.income[space] and board.income_choice:
            push(state, T_CHOOSE, seat, ASK_TAX, space, 0)  # [tax.income-choice]
        else:
            pay(board, state, log, TAX_PAID, seat, BANK, board.amount[space], space)  # [tax.fixed]
    elif kind == GO_TO_JAIL:
        send_to_jail(board, state, log, seat, JAILED_BY_SPACE)
    elif kind == FREE_PARKING:
        if state.pot > 0:
            amount = state.pot + 0
            state.pot = 0
            transfer(board, state, log, JACKPOT_PAID, BANK, seat, amount, space)
    elif kind == BIRTHDAY:
        push(state, T_CHOOSE, seat, ASK_BIRTHDAY, space, 0)
    elif kind == BUS_TICKET:
        take_ticket(state, seat)
    elif kind == AUCTION_SPACE:
        land_on_auction_space(board, state, log, seat)


def arrive(board: Board, state: State, log: Log, seat: int, how: int, card_factor: int) -> None:
    """`land` for every way to come to a space but the ordinary throw: not put inline where it is called."""
    land(board, state, log, seat, how, card_factor)


def land_on_property(board: Board, state: State, log: Log, seat: int, space: int, how: int, card_factor: int) -> None:
    """Free: the first right to buy. Somebody else's: rent. One's own: nothing. [buy.first-chance] [rent.due]"""
    owner = state.owner[space]
    if owner == BANK:
        push(state, T_BUY, seat, space, 0, 0)
    elif owner == seat:
        note_lapse(board, state, seat, LAPSED_OWN)
    elif state.mortgaged[space]:
        note_lapse(board, state, owner, LAPSED_MORTGAGED)
    else:
        open_claim(board, state, log, seat, owner, space, how, card_factor)


def draw_card(state: State, seat: int, deck: int) -> None:
    """Ask chance for the top card. [card.draw-top]"""
    if state.deck_size[deck] > 0:
        state.drawer = seat
        state.deck = deck
        state.need = NEED_CARD
