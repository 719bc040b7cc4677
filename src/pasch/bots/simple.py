"""The plainest legal answer to everything, for players who do not care and for those who know no better.

Written like the rules, so that it runs in both modes.
"""

from pasch.bots.mind import plain
from pasch.rules.auction import must_speak
from pasch.rules.board import Board
from pasch.rules.codes import (
    ASK_AUCTION,
    ASK_BIRTHDAY,
    ASK_BUS,
    ASK_BUS_DICE,
    ASK_CARD,
    ASK_TAX,
    ASK_TRIPLE,
    AUCTION,
    BOTH,
    CASH,
    CHOOSE,
    DEBT,
    DO_BANKRUPT,
    DO_CHOOSE,
    DO_EVEN,
    DO_MORTGAGE,
    DO_PASS,
    DO_PAY,
    DO_PLACE,
    DO_REJECT,
    DO_SELL,
    DO_WANT,
    EVEN,
    FIXED,
    HOTEL_LEVEL,
    KEEP,
    NONE,
    OFFER,
    PAY,
    PLACE,
    STAY,
    SUM,
    WANT,
)
from pasch.rules.evening import build_up_level
from pasch.rules.legal import refusal
from pasch.rules.shortage import ASKED
from pasch.rules.state import Move, State


def plain_answer(ask: int) -> int:
    """An answer to every question that is always allowed."""
    if ask == ASK_BUS_DICE:
        return BOTH
    if ask == ASK_BUS:
        return STAY
    if ask == ASK_TRIPLE:
        return SUM
    if ask == ASK_AUCTION:
        return NONE
    if ask == ASK_BIRTHDAY:
        return CASH
    if ask == ASK_TAX:
        return FIXED
    return PAY if ask == ASK_CARD else KEEP


def answer_simply(board: Board, state: State, move: Move) -> None:
    """The plainest legal answer to anything but a throw or a purchase."""
    phase = state.phase
    seat = state.actor
    if phase == AUCTION:
        for bidder in range(state.seats):
            if must_speak(board, state, bidder):
                plain(move, bidder, DO_PASS, 0, 0)
                return
    elif phase == DEBT:
        raise_or_give_up(board, state, move, seat)
    elif phase == OFFER:
        plain(move, seat, DO_REJECT, 0, 0)
    elif phase == WANT:
        for asked in range(state.seats):
            if state.wants[asked] == ASKED:
                plain(move, asked, DO_WANT, 0, 0)
                return
    elif phase == CHOOSE:
        plain(move, seat, DO_CHOOSE, 0, plain_answer(state.task_b[state.depth - 1]))
    elif phase == PLACE:
        for space in range(board.spaces):
            plain(move, seat, DO_PLACE, space, 0)
            if refusal(board, state, move) == 0:
                return
    elif phase == EVEN:
        level_out(board, state, move, seat)


def raise_or_give_up(board: Board, state: State, move: Move, seat: int) -> None:
    """Pay; else mortgage; else sell a whole group; else bankrupt."""
    if state.cash[seat] >= state.task_c[state.depth - 1]:
        plain(move, seat, DO_PAY, 0, 0)
        return
    if state.deeds[seat] > 0:
        for space in range(board.spaces):
            if state.owner[space] == seat:
                plain(move, seat, DO_MORTGAGE, space, 0)
                if refusal(board, state, move) == 0:
                    return
        for space in range(board.spaces):
            if state.owner[space] == seat and state.built[space] > 0:
                sell_group(board, state, move, seat, space)
                if refusal(board, state, move) == 0:
                    return
    plain(move, seat, DO_BANKRUPT, 0, 0)


def sell_group(board: Board, state: State, move: Move, seat: int, space: int) -> None:
    """Down to bare ground, which always works; a depot alone."""
    plain(move, seat, DO_SELL, space, 1)
    group = board.group[space]
    if group < 0:
        return
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        if state.owner[street] == seat:
            move.level_space[move.levels] = street
            move.level[move.levels] = 0
            move.levels += 1


def level_out(board: Board, state: State, move: Move, seat: int) -> None:
    """The highest equal level that can be paid for, else just as much as nothing has to be taken down."""
    for level in range(HOTEL_LEVEL, -1, -1):
        write_levels(board, state, move, seat, level, level, 0)
        if refusal(board, state, move) == 0:
            return
    group = state.task_b[state.depth - 1]
    level = build_up_level(board, state, group)
    for i in range(board.group_size[group]):
        move.level[i] = max(level, state.built[board.streets[group][i]])


def write_levels(board: Board, state: State, move: Move, seat: int, low: int, high: int, raised: int) -> None:
    group = state.task_b[state.depth - 1]
    plain(move, seat, DO_EVEN, 0, 0)
    move.levels = board.group_size[group] + 0
    for i in range(board.group_size[group]):
        move.level_space[i] = board.streets[group][i]
        move.level[i] = high if (raised >> i) & 1 else low
