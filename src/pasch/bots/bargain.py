"""The best deal of a player with anybody, and the money that makes it fair; without any memory of earlier offers."""

from pasch.bots.caution import (
    KEEP,
    LAST_DEED,
    arms_for_money,
    completed_by_deal,
    is_ahead,
    most_to_build,
    most_to_pay,
    too_cheap,
)
from pasch.bots.deal import (
    NOT_A_GROUP,
    count_money,
    houses_price,
    lay_down,
    lay_out,
    look_around,
    makes_group,
    prepare,
    prices,
    share,
)
from pasch.bots.mind import SAID, Mind
from pasch.bots.outlook import Outlook
from pasch.rules.board import Board
from pasch.rules.state import State

NOBODY_THERE = -1
NOTHING = 0
NO_TERMS = -(1 << 30)
NO_OFFERS = -1
"""All bits of `Mind.closed`: this player does not want to be asked for anything."""
EXACT = 16
"""The money of an offer is found to a sixteenth of a deed's price."""


def completes(board: Board, state: State, seat: int, other: int, group: int) -> bool:
    """With what the other holds the player could build on the group, and cannot now; once all is sold, a step
    towards that will do."""
    enough = board.group_size[group] - board.missing_streets
    held = state.held[seat][group]
    his = state.held[other][group]
    return 0 < held < enough and his > 0 and (held + his >= enough or state.unsold == 0)


def is_closed(mind: Mind, other: int, group: int) -> bool:
    """The other has said that nothing of this group is to be asked for."""
    return (mind.closed[other] >> group) & 1 == 1


def prospects(board: Board, state: State, mind: Mind, seat: int) -> int:
    """Note in which groups each of the others has what the player lacks; a number for all of it, or NOTHING."""
    for other in range(state.seats):
        mind.lacked[other] = 0
    for group in range(board.groups):
        if 0 < state.held[seat][group] < board.group_size[group] - board.missing_streets:
            for other in range(state.seats):
                if other != seat and not is_closed(mind, other, group) and completes(board, state, seat, other, group):
                    mind.lacked[other] |= 1 << group
    found = NOTHING
    for other in range(state.seats):
        found = (found * 31 + mind.lacked[other]) & 0xFFFFFFF
    return found


def is_hopeless(board: Board, state: State, seat: int, other: int, give: int, get: int) -> bool:
    """Only the partner could build after it, or only the player, who lacks the money that costs; see `caution`."""
    i_build = makes_group(board, state, seat, other, get)
    he_builds = makes_group(board, state, seat, other, give)
    if not he_builds:
        return i_build and state.cash[seat] < LAST_DEED * prices(board, state, other, get)
    return not i_build or state.cash[seat] + state.cash[other] < KEEP * houses_price(board, give)


def common_gain(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, other: int) -> float:
    """How much of the game the two win together by the deal that was laid out."""
    prepare(state, mind, seat, other)
    before = share(mind, mind.mine + mind.theirs)
    lay_down(board, outlook, state, mind, seat, other)
    count_money(outlook, state, mind, 0)
    return share(mind, mind.mine + mind.theirs) - before


def fair_money(
    outlook: Outlook, state: State, mind: Mind, seat: int, other: int, split: float, low: int, high: int
) -> int:
    """The least money that leaves the partner this part of the common gain; between what the two can pay. The deal has
    been laid down."""
    prepare(state, mind, seat, other)
    my_share = share(mind, mind.mine)
    his_share = share(mind, mind.theirs)
    while high - low > outlook.unit / EXACT:
        money = (low + high) // 2
        count_money(outlook, state, mind, money)
        my_gain = share(mind, mind.mine) - my_share
        his_gain = share(mind, mind.theirs) - his_share
        if his_gain < split * (my_gain + his_gain):
            low = money
        else:
            high = money
    return high


def best_deal(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int) -> int:
    """Lay the deal out by which the player and a partner win most together, and give the partner; `prospects` has been
    before. Looks around as soon as there is a deal to judge."""
    partner = NOBODY_THERE
    mine = NOT_A_GROUP
    theirs = NOT_A_GROUP
    most = mind.margin + mind.need
    looked = False
    for other in range(state.seats):
        if mind.lacked[other] == 0 or mind.said_n[other] >= SAID or is_ahead(state, other):
            continue
        for get in range(board.groups):
            if not (mind.lacked[other] >> get) & 1:
                continue
            for give in range(NOT_A_GROUP, board.groups):
                if give == get or (give != NOT_A_GROUP and not completes(board, state, other, seat, give)):
                    continue
                if is_hopeless(board, state, seat, other, give, get):
                    continue
                if not lay_out(board, state, mind, seat, other, give, get):
                    continue
                if not looked:
                    look_around(board, outlook, state, mind)
                    looked = True
                common = common_gain(board, outlook, state, mind, seat, other)
                if common > most:
                    most = common
                    partner = other
                    mine = give
                    theirs = get
    if partner >= 0:
        lay_out(board, state, mind, seat, partner, mine, theirs)
    return partner


def fair_terms(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, other: int, split: float) -> int:
    """The money from the player to the other that makes the deal fair, within what both have and caution allows;
    NO_TERMS if there is none. The deal is laid down then."""
    due_me = 0
    due_him = 0
    for i in range(mind.deal_n):
        space = mind.deal[i]
        if state.mortgaged[space]:
            if state.owner[space] == seat:
                due_him += board.interest[space]
            else:
                due_me += board.interest[space]
    low = -max(0, state.cash[other] - due_him)
    high = max(0, state.cash[seat] - due_me)
    lay_down(board, outlook, state, mind, seat, other)
    low = max(low, -most_to_pay(board, state, mind, other, seat, 1))
    if completed_by_deal(board, state, mind, seat, other) > 0:
        high = min(high, most_to_build(mind, seat))
    if low > high:
        return NO_TERMS
    return fair_money(outlook, state, mind, seat, other, split, low, high)


def is_unwise(board: Board, state: State, mind: Mind, seat: int, other: int, money: int) -> bool:
    """No player of these ways proposes such a deal."""
    return too_cheap(board, state, mind, other, seat, money) or arms_for_money(board, state, mind, seat, other)
