"""The speed die: what bus and Mr. Monopoly add to a move, and triples."""

from pasch.rules.agenda import push
from pasch.rules.board import Board
from pasch.rules.codes import ASK_BUS, BANK, BY_THROW, MOVE_BONUS, MR, T_CHOOSE
from pasch.rules.landing import arrive
from pasch.rules.movement import advance_to
from pasch.rules.ownership import bears_rent
from pasch.rules.state import Log, State


def play_bonus(board: Board, state: State, log: Log, seat: int) -> None:
    """After the first space is settled, from where the token stands now. [speed.mrm-from-where-standing]"""
    bonus = state.bonus
    state.bonus = 0
    if bonus == MR:
        target = next_for_mr(board, state, seat)
        if target >= 0:
            advance_to(board, state, log, seat, target, MOVE_BONUS)  # [speed.mrm-go]
            arrive(board, state, log, seat, BY_THROW, 0)
    else:
        push(state, T_CHOOSE, seat, ASK_BUS, 0, 0)


def next_for_mr(board: Board, state: State, seat: int) -> int:
    """The next unsold property, else the next one that costs rent, else none.
    [speed.mrm-next-unowned] [speed.mrm-skip] [mega.mrm.all-mortgaged]"""
    here = state.pos[seat]
    space = board.next_deed[here] + 0
    while space != here:
        if state.unsold > 0:
            if state.owner[space] == BANK:
                return space
        elif bears_rent(board, state, space, seat):
            return space
        ahead = board.next_deed[space]
        if passes(here, space, ahead):
            break
        space = ahead + 0
    return -1


def passes(here: int, space: int, ahead: int) -> bool:
    """Going on from `space` to `ahead` comes to `here` or beyond it."""
    if ahead > space:
        return space < here <= ahead
    return here > space or here <= ahead
