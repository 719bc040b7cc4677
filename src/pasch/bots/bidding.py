"""Buying and bidding: what a deed is worth to oneself, and what it is worth to keep it from others."""

from pasch.bots.mind import Mind, plain, weigh
from pasch.bots.outlook import AIM, Outlook
from pasch.bots.raising import raise_cash
from pasch.bots.standing import INCOME, deed_worth
from pasch.rules.auction import lowest_bid
from pasch.rules.board import Board
from pasch.rules.building import next_level
from pasch.rules.codes import DO_BID, DO_BUY, DO_DECLINE, DO_PASS, STREET
from pasch.rules.places import can_place
from pasch.rules.state import Move, State


def highest_price(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, space: int) -> int:
    """The most a player would pay for a deed of the bank's: its own gain, and part of what the keenest rival, for whom
    the deed would complete a group, would gain."""
    gain = deed_worth(board, outlook, state, mind, seat, space)
    keenest = 0.0
    if board.kind[space] == STREET:
        group = board.group[space]
        enough = board.group_size[group] - board.missing_streets
        for other in range(state.seats):
            if other != seat and state.out[other] == 0 and state.held[other][group] == enough - 1:
                wins = deed_worth(board, outlook, state, mind, other, space)
                keenest = max(keenest, min(wins, 2.0 * state.cash[other]))
    return int(mind.greed * gain + mind.spite * keenest / (state.alive - 1))


def decide_purchase(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """Buy unless the deed is worth less than its price; raise the money if it is worth a lot more."""
    space = state.task_b[state.depth - 1]
    price = board.price[space]
    cash = state.cash[seat]
    early = cash - price >= outlook.unit and state.unsold * 2 > board.deeds  # everything is worth having then
    if early and not mind.thinks:
        plain(move, seat, DO_BUY, 0, 0)
        return
    most = highest_price(board, outlook, state, mind, seat, space)
    weigh(mind, seat, DO_BUY, space, price, most - price + 0.0)
    weigh(mind, seat, DO_DECLINE, space, 0, 0.0)
    if cash >= price:
        plain(move, seat, DO_BUY if early or most >= price else DO_DECLINE, 0, 0)
    elif most < price * 1.4 or not raise_cash(board, outlook, state, mind, seat, price, move):
        plain(move, seat, DO_DECLINE, 0, 0)


def decide_bid(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """Up to one's limit, half of the way at a time, but never far above what was bid: that drives others up without
    giving the limit away."""
    low = lowest_bid(board, state)
    if low > state.cash[seat] and not mind.thinks:
        plain(move, seat, DO_PASS, 0, 0)
        return
    key = state.lot + 1 + 4096 * (state.lot_piece + 1) + 65536 * (state.round & 8191)
    if mind.lot != key:
        mind.lot = key
        if state.lot_piece >= 0:
            mind.limit = building_limit(board, outlook, state, mind, seat, state.lot_piece)
        else:
            mind.limit = highest_price(board, outlook, state, mind, seat, state.lot)
    limit = min(mind.limit, state.cash[seat])
    weigh(mind, seat, DO_BID, state.lot, low, limit - low + 0.0)
    weigh(mind, seat, DO_PASS, state.lot, 0, 0.0)
    if low > limit:
        plain(move, seat, DO_PASS, 0, 0)
    else:
        bid = low + (limit - low) // 2
        if state.lot_piece < 0:
            bid = min(bid, farthest_bid(board.price[state.lot], low))
        plain(move, seat, DO_BID, 0, bid)


def farthest_bid(price: int, low: int) -> int:
    """Half the printed price to begin with, then a fifth of it more at a time, or of the last bid if that is more."""
    return max(price // 2, low + max(price, low) // 5)


def building_limit(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, piece: int) -> int:
    """What the best place for a scarce building brings, and no more than the danger ahead leaves."""
    best = 0.0
    for space in range(board.spaces):
        if state.owner[space] == seat and can_place(board, state, seat, space, piece):
            level = state.built[space]
            gain = 0.0
            if board.group[space] >= 0:
                up = next_level(board, level)
                gain = outlook.pay[space][up] - outlook.pay[space][level]
                if level < AIM:
                    gain = (outlook.pay[space][AIM] - outlook.pay[space][level]) / (AIM - level)
            else:
                gain = outlook.station_pay[state.stations[seat] - 1] * (board.depot_factor - 1)
            best = max(best, gain)
    return int(best * (state.alive - 1) * mind.weight[INCOME])
