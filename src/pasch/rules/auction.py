"""Auctions by open outcry: of deeds, and of scarce buildings."""

from pasch.rules.agenda import pop, push
from pasch.rules.board import Board
from pasch.rules.codes import (
    AUCTION,
    AUCTION_BID_BINDING,
    AUCTION_CASH_COVER,
    AUCTION_FAILED,
    AUCTION_INCREMENT,
    AUCTION_OPENED,
    AUCTION_OPENING_BID,
    AUCTION_WON,
    BANK,
    BID_LAPSED,
    BID_MADE,
    BIDDER_PASSED,
    BUILDING_WON,
    BUY_SHORT_OF_CASH,
    DEED_BOUGHT,
    NOBODY,
    PURCHASE_DECLINED,
    SHORTAGE_MIN_BID,
    SHORTAGE_WHO_MAY_BID,
    T_AUCTION,
    T_PLACE,
    TURN_SEQUENCE,
)
from pasch.rules.debt import could_raise, transfer
from pasch.rules.evening import check_evenness
from pasch.rules.ownership import hand_over
from pasch.rules.places import has_place
from pasch.rules.state import Log, State, emit

DEED = -1


def refuse_buy(board: Board, state: State, seat: int) -> int:
    """The printed price in cash. [buy.printed-price] [buy.short-of-cash]"""
    space = state.task_b[state.depth - 1]
    return 0 if state.cash[seat] >= board.price[space] else BUY_SHORT_OF_CASH


def buy(board: Board, state: State, log: Log, seat: int) -> None:
    space = state.task_b[state.depth - 1]
    pop(state)
    transfer(board, state, log, DEED_BOUGHT, seat, BANK, board.price[space], space)
    hand_over(board, state, space, seat)
    if board.missing_streets > 0:
        check_evenness(board, state)


def decline(board: Board, state: State, log: Log, seat: int) -> None:
    """Not bought at the printed price: auctioned at once. [buy.decline-means-auction]"""
    space = state.task_b[state.depth - 1]
    pop(state)
    emit(log, PURCHASE_DECLINED, seat, space, 0, 0, 0)
    if not board.no_auctions:
        open_deed_auction(state, log, space)


def open_deed_auction(state: State, log: Log, space: int) -> None:
    """Every player still in the game may bid. [auction.all-may-bid] [auction.excluded]"""
    for seat in range(state.seats):
        state.may_bid[seat] = 1 if state.out[seat] == 0 else 0
    open_auction(state, log, space, DEED)


def open_auction(state: State, log: Log, lot: int, piece: int) -> None:
    state.lot = lot
    state.lot_piece = piece
    state.bid = 0
    state.bidder = NOBODY
    for seat in range(state.seats):
        state.passed[seat] = 0
    push(state, T_AUCTION, 0, 0, 0, 0)
    emit(log, AUCTION_OPENED, lot, piece, 0, 0, 0)


def must_speak(board: Board, state: State, seat: int) -> bool:
    """A bidder who has neither passed nor holds the highest bid, and could make a higher one with cash or with what
    could be raised. [auction.ends]"""
    if state.may_bid[seat] == 0 or state.passed[seat] or state.bidder == seat:
        return False
    if state.lot_piece != DEED and not has_place(board, state, seat, state.lot_piece):
        return False
    lowest = lowest_bid(board, state)
    return state.cash[seat] >= lowest or could_raise(board, state, seat) >= lowest


def auction_step(board: Board, state: State, log: Log) -> None:
    """Over as soon as nobody wants to raise the last bid. [auction.ends]"""
    drop_uncovered_bid(board, state, log)
    for seat in range(state.seats):
        if must_speak(board, state, seat):
            state.phase = AUCTION
            return
    close_auction(board, state, log)


def drop_uncovered_bid(board: Board, state: State, log: Log) -> None:
    """A rent claimed in between may have taken the money, the place or the bidder: the bid is void, and all bid anew.
    [auction.cash-cover]"""
    for seat in range(state.seats):
        if state.out[seat]:
            state.may_bid[seat] = 0
    seat = state.bidder
    if seat == NOBODY:
        return
    covered = state.out[seat] == 0 and state.cash[seat] >= state.bid
    if covered and (state.lot_piece == DEED or has_place(board, state, seat, state.lot_piece)):
        return
    emit(log, BID_LAPSED, seat, state.bid, state.lot, state.lot_piece, 0)
    state.bid = 0
    state.bidder = NOBODY
    for other in range(state.seats):
        state.passed[other] = 0


def close_auction(board: Board, state: State, log: Log) -> None:
    pop(state)
    winner = state.bidder
    amount = state.bid
    lot = state.lot
    piece = state.lot_piece
    for seat in range(state.seats):
        state.may_bid[seat] = 0
        state.passed[seat] = 0
    state.bidder = NOBODY
    state.bid = 0
    state.lot = 0
    state.lot_piece = 0
    if winner == NOBODY:
        emit(log, AUCTION_FAILED, lot, piece, 0, 0, 0)  # [auction.no-bids]
    elif piece == DEED:
        transfer(board, state, log, AUCTION_WON, winner, BANK, amount, lot)  # [auction.pay-bank]
        hand_over(board, state, lot, winner)
        check_evenness(board, state)
    else:
        emit(log, BUILDING_WON, winner, piece, amount, 0, 0)
        push(state, T_PLACE, winner, piece, amount, 0)


def lowest_bid(board: Board, state: State) -> int:
    """What the next bid must reach; `lot` holds the minimum for a scarce building."""
    if state.bidder != NOBODY:
        return state.bid + board.step
    if state.lot_piece == DEED:
        return board.min_open + 0
    return state.lot + 0


def refuse_bid(board: Board, state: State, seat: int, amount: int) -> int:
    if state.may_bid[seat] == 0:
        return SHORTAGE_WHO_MAY_BID
    if amount < lowest_bid(board, state):
        if state.bidder != NOBODY:
            return AUCTION_INCREMENT
        return AUCTION_OPENING_BID if state.lot_piece == DEED else SHORTAGE_MIN_BID
    if amount > state.cash[seat]:
        return AUCTION_CASH_COVER
    return 0


def refuse_pass(state: State, seat: int) -> int:
    """A bid cannot be withdrawn. Whoever need not speak may pass all the same. [auction.bid-binding]"""
    if state.bidder == seat:
        return AUCTION_BID_BINDING
    if state.may_bid[seat] == 0:
        return SHORTAGE_WHO_MAY_BID
    return TURN_SEQUENCE if state.passed[seat] else 0


def make_bid(state: State, log: Log, seat: int, amount: int) -> None:
    """A later bid takes a pass back. [auction.free-order]"""
    state.bid = amount
    state.bidder = seat
    state.passed[seat] = 0
    emit(log, BID_MADE, seat, amount, 0, 0, 0)


def pass_bid(state: State, log: Log, seat: int) -> None:
    state.passed[seat] = 1
    emit(log, BIDDER_PASSED, seat, 0, 0, 0, 0)
