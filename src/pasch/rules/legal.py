"""May he do that? The clause that forbids a move, or 0."""

from pasch.rules.agenda import find_task
from pasch.rules.auction import refuse_bid, refuse_buy, refuse_pass
from pasch.rules.board import Board
from pasch.rules.building import refuse_build, refuse_sell
from pasch.rules.bus import refuse_ticket
from pasch.rules.choose import refuse_choice
from pasch.rules.codes import (
    ASK_MORTGAGE,
    AUCTION,
    AUCTION_BID_BINDING,
    AUCTION_EXCLUDED,
    BANKRUPT_OUT,
    BUILD_WINDOW_ENGINE,
    BUY,
    BUY_FIRST_CHANCE,
    BUY_NO_THIRD_WAY,
    CHOOSE,
    DEBT,
    DEBT_BLOCKS_PLAY,
    DO_ACCEPT,
    DO_BANKRUPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
    DO_CHOOSE,
    DO_CLAIM,
    DO_DECLINE,
    DO_EVEN,
    DO_MORTGAGE,
    DO_OFFER,
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
    EVEN,
    FINE_PAID,
    GOAL_LAST_SOLVENT,
    JAIL_ATTEMPT_COMPULSORY,
    JAIL_EXIT_PAY_BEFORE_THROW,
    JAIL_NO_LANDING_PURCHASE,
    JAIL_THIRD_FAIL_NO_CARD,
    MEGA_MRM_FREEZE,
    MORTGAGE_TRANSFER_CHOICE,
    MR,
    NOTATION,
    OFFER,
    OVER,
    PLACE,
    ROLL,
    SHORTAGE_DETECT,
    SHORTAGE_WHO_MAY_BID,
    T_OFFER,
    TRADE_CONSENT,
    TRADE_PAUSES_PLAY,
    TURN_CANNOT_SKIP,
    TURN_CLOCKWISE,
    TURN_RESOLVE_BEFORE_REROLL,
    TURN_SEQUENCE,
    WANT,
)
from pasch.rules.debt import refuse_bankrupt, refuse_pay
from pasch.rules.evening import refuse_even
from pasch.rules.jail import refuse_pay_fine, refuse_use_card
from pasch.rules.mortgage import refuse_mortgage, refuse_redeem
from pasch.rules.places import has_place
from pasch.rules.rent import refuse_claim
from pasch.rules.shortage import keeps_place, refuse_to_place, refuse_want
from pasch.rules.state import Move, State
from pasch.rules.trade import refuse_accept, refuse_offer, refuse_settle


def refusal(board: Board, state: State, move: Move) -> int:
    """The clause that forbids the move; 0 if it is allowed. Changes nothing but the move's scratch fields."""
    seat = move.seat
    if seat < 0 or seat >= state.seats:
        return NOTATION
    why = wrong_moment(board, state, seat, move.verb)
    if why:
        return why
    return refuse_verb(board, state, move, seat, move.verb)


def wrong_moment(board: Board, state: State, seat: int, verb: int) -> int:
    """Is this the time for such a move, and is it his to make? The clause names what comes first."""
    phase = state.phase
    if phase == OVER:
        return GOAL_LAST_SOLVENT
    if state.out[seat]:
        return AUCTION_EXCLUDED if verb == DO_BID or verb == DO_PASS else BANKRUPT_OUT
    if state.need:
        return TURN_SEQUENCE
    if phase == ROLL:
        return outside_roll(state, seat, verb)
    if verb == DO_CLAIM:
        return 0  # [rent.deadline]
    if phase == BUY:
        if verb == DO_OFFER and not trade_is_frozen(board, state):
            return 0  # [trade.any-time]
        if seat == state.actor and (verb == DO_BUY or verb == DO_DECLINE or verb == DO_SELL or verb == DO_MORTGAGE):
            return 0
    elif phase == AUCTION:
        if verb == DO_BID or verb == DO_PASS:
            return 0
        if (verb == DO_SELL or verb == DO_MORTGAGE) and state.may_bid[seat]:
            return 0
    elif phase == DEBT and covers_offer(state, seat, verb):
        return 0
    elif phase == DEBT and seat == state.actor:
        if DO_SETTLE <= verb <= DO_RESIGN or verb == DO_SELL or verb == DO_MORTGAGE or verb == DO_OFFER:
            return 0
    elif phase == OFFER:
        if seat == state.offer_to and (verb == DO_ACCEPT or verb == DO_REJECT or verb == DO_OFFER):
            return 0
        if seat == state.offer_from and verb == DO_WITHDRAW:
            return 0
    elif phase == WANT and verb == DO_WANT:
        return 0
    elif seat == state.actor and (
        (phase == CHOOSE and verb == DO_CHOOSE)
        or (phase == PLACE and verb == DO_PLACE)
        or (phase == EVEN and verb == DO_EVEN)
    ):
        return 0
    return what_comes_first(board, state, seat, verb)


def covers_offer(state: State, seat: int, verb: int) -> bool:
    """A debt that lies upon an open offer: those two may still take it back or refuse it, so that the debtor can make
    another. [trade.while-in-debt]"""
    if find_task(state, T_OFFER) < 0:
        return False
    return (verb == DO_WITHDRAW and seat == state.offer_from) or (verb == DO_REJECT and seat == state.offer_to)


def trade_is_frozen(board: Board, state: State) -> bool:
    """Until a Mr. Monopoly move is finished nobody trades but to raise a debt. [mega.mrm.freeze]"""
    return board.freeze == 1 and state.moving == 1 and state.die3 == MR


def outside_roll(state: State, seat: int, verb: int) -> int:
    """Before a throw: the player on turn throws, everybody does business."""
    if verb <= DO_USE_CARD:
        return 0 if seat == state.turn else TURN_CLOCKWISE
    if DO_CLAIM <= verb <= DO_OFFER or verb == DO_RESIGN or (verb == DO_WANT and state.wished):
        return 0
    if verb == DO_BUY:
        return JAIL_NO_LANDING_PURCHASE if state.jail[seat] >= 0 else BUY_FIRST_CHANCE
    if (verb == DO_DECLINE or verb == DO_PASS) and seat == state.turn:
        return JAIL_ATTEMPT_COMPULSORY if state.jail[seat] >= 0 else TURN_CANNOT_SKIP
    return TURN_SEQUENCE


def what_comes_first(board: Board, state: State, seat: int, verb: int) -> int:
    """The clause that tells best why a move has to wait."""
    phase = state.phase
    if (verb == DO_BUILD and seat != state.turn) or verb == DO_OFFER:
        if trade_is_frozen(board, state):
            return MEGA_MRM_FREEZE
    if phase == DEBT:
        fine = state.task_d[state.depth - 1] // 64 == FINE_PAID
        if verb == DO_USE_CARD and fine:
            return JAIL_THIRD_FAIL_NO_CARD
        if verb == DO_PAY_FINE and fine:
            return JAIL_EXIT_PAY_BEFORE_THROW
    if verb == DO_BUILD:
        return BUILD_WINDOW_ENGINE
    if phase == DEBT:
        return DEBT_BLOCKS_PLAY
    if phase == OFFER:
        if verb == DO_ACCEPT or verb == DO_REJECT or verb == DO_WITHDRAW:
            return TRADE_CONSENT
        return TRADE_PAUSES_PLAY
    if phase == BUY:
        if seat != state.actor and verb == DO_BUY:
            return BUY_FIRST_CHANCE
        if seat == state.actor and verb != DO_ROLL and verb != DO_TICKET:
            return BUY_NO_THIRD_WAY
    if phase == WANT or phase == PLACE:
        return SHORTAGE_DETECT
    if phase == CHOOSE and state.task_b[state.depth - 1] == ASK_MORTGAGE:
        return MORTGAGE_TRANSFER_CHOICE
    return TURN_RESOLVE_BEFORE_REROLL if verb == DO_ROLL or verb == DO_TICKET else TURN_SEQUENCE


def refuse_verb(board: Board, state: State, move: Move, seat: int, verb: int) -> int:
    """The rules of the single actions."""
    if verb == DO_TICKET:
        return refuse_ticket(board, state, seat, move.space)
    if verb == DO_PAY_FINE:
        return refuse_pay_fine(board, state, seat)
    if verb == DO_USE_CARD:
        return refuse_use_card(board, state, seat, move.amount)
    if verb == DO_BUY:
        return refuse_buy(board, state, seat)
    if verb == DO_BID:
        why = refuse_bid(board, state, seat, move.amount)
        if why == 0 and state.lot_piece >= 0 and not has_place(board, state, seat, state.lot_piece):
            return SHORTAGE_WHO_MAY_BID
        return why
    if verb == DO_PASS:
        return refuse_pass(state, seat)
    if verb == DO_CLAIM:
        return refuse_claim(state, seat, move.space)
    if verb == DO_BUILD:
        return refuse_build(board, state, seat, move.space)
    if verb == DO_SELL or verb == DO_MORTGAGE:
        return refuse_raising(board, state, move, seat, verb)
    if verb == DO_REDEEM:
        return refuse_redeem(board, state, seat, move.space)
    if verb == DO_OFFER:
        return refuse_offer(board, state, move)
    if verb == DO_ACCEPT:
        return refuse_accept(board, state, move)
    if verb == DO_SETTLE:
        return refuse_settle(board, state, move)
    if verb == DO_PAY:
        return refuse_pay(state, seat)
    if verb == DO_BANKRUPT:
        return refuse_bankrupt(board, state, seat)
    if verb == DO_CHOOSE:
        return refuse_choice(board, state, seat, move.amount, move.space)
    if verb == DO_WANT:
        return refuse_want(board, state, seat, move.amount)
    if verb == DO_PLACE:
        return refuse_to_place(board, state, seat, move.space)
    if verb == DO_EVEN:
        return refuse_even(board, state, move)
    return 0


def refuse_raising(board: Board, state: State, move: Move, seat: int, verb: int) -> int:
    """Selling and mortgaging; the highest bidder for a building keeps a place for it. [auction.bid-binding]"""
    if verb == DO_SELL:
        why = refuse_sell(board, state, seat, move)
    else:
        why = refuse_mortgage(board, state, seat, move.space)
    if why == 0 and state.phase == AUCTION and state.lot_piece >= 0 and state.bidder == seat:
        if not keeps_place(board, state, seat, move):
            return AUCTION_BID_BINDING
    return why
