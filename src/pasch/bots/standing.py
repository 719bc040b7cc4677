"""How well a player stands: money, income, and the income that can be built. Shares of the game follow from it.

A share is a guess at the odds to win: the strength of a player by the strength of all. The weights stand in `catalog`;
they were found by play against casual players and against earlier weights, as `python -m benchmarks.tune` does it.
"""

from math import sqrt

from pasch.bots.mind import ASPECTS, Mind
from pasch.bots.outlook import Outlook
from pasch.rules.board import Board
from pasch.rules.building import buildings_worth, steps
from pasch.rules.codes import BANK, HOTEL_LEVEL
from pasch.rules.ownership import hand_over
from pasch.rules.state import State

# Places in `mind.sheet` and `mind.weight`; the last two are prices and have no weight.
CASH, LOANS, RESALE, INCOME, PLAN, TOP, PART, LATER, MEANS, PLAN_COST, TOP_COST = range(11)

AIM = 3
"""Houses on each street that are worth building first."""


def appraise(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, which: int) -> None:
    """Fill one of the two sheets with what a player has."""
    sheet = mind.sheet[which]
    for aspect in range(ASPECTS):
        sheet[aspect] = 0.0
    sheet[CASH] = state.cash[seat] + 0.0
    for group in range(board.groups):
        if state.held[seat][group] > 0:
            add_group(board, outlook, state, mind, seat, which, group)
    if state.stations[seat]:
        rent = outlook.station_pay[state.stations[seat] - 1]
        for i in range(outlook.stations):
            space = outlook.station[i]
            if state.owner[space] == seat and not state.mortgaged[space]:
                sheet[LOANS] += board.loan[space]
                sheet[INCOME] += rent * board.depot_factor if state.built[space] else rent
                sheet[RESALE] += buildings_worth(board, state, space)
    if state.utilities[seat]:
        rent = outlook.utility_pay[state.utilities[seat] - 1]
        for i in range(outlook.utilities):
            space = outlook.utility[i]
            if state.owner[space] == seat and not state.mortgaged[space]:
                sheet[LOANS] += board.loan[space]
                sheet[INCOME] += rent


def add_group(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, which: int, group: int) -> None:
    """What the player's streets of one group bring now, and what they could bring."""
    sheet = mind.sheet[which]
    size = board.group_size[group]
    whole = state.held[seat][group] == size
    now = 0.0
    redeeming = 0
    raised = 0
    rival = BANK
    rivals = 0
    for i in range(size):
        street = board.streets[group][i]
        owner = state.owner[street]
        if owner != seat:
            if owner != BANK and owner != rival:
                rival = owner + 0
                rivals += 1
        elif state.mortgaged[street]:
            redeeming += board.loan[street] + board.interest[street]
        else:
            level = state.built[street]
            sheet[LOANS] += board.loan[street]
            if level > 0:
                sheet[RESALE] += buildings_worth(board, state, street)
                raised += steps(board, level)
                now += outlook.pay[street][level]
            elif whole:
                now += outlook.pay[street][0] * board.group_factor
            else:
                now += outlook.pay[street][0]
    sheet[INCOME] += now
    add_plans(board, outlook, state, mind, seat, which, group, now, redeeming, raised, rivals)


def add_plans(
    board: Board,
    outlook: Outlook,
    state: State,
    mind: Mind,
    seat: int,
    which: int,
    group: int,
    now: float,
    redeeming: int,
    raised: int,
    rivals: int,
) -> None:
    """The income three houses and hotels would bring, with their price; for part of a group, part of that."""
    sheet = mind.sheet[which]
    held = state.held[seat][group]
    size = board.group_size[group]
    enough = size - board.missing_streets
    aim = outlook.full[group][AIM] * held / size
    if held < enough:
        if rivals < 2:  # with two rivals nobody will ever complete it
            sheet[PART] += (aim - now) * (held * held) / (enough * enough)
        return
    price = board.house_price[board.streets[group][0]]
    best = outlook.full[group][HOTEL_LEVEL] * held / size
    lacking = AIM * held - raised
    if lacking > 0:
        sheet[PLAN] += max(0.0, aim - now)
        sheet[PLAN_COST] += redeeming + lacking * price
        sheet[TOP] += best - aim
        sheet[TOP_COST] += 2 * held * price
    elif best > now:
        sheet[TOP] += best - now
        sheet[TOP_COST] += (2 * held + lacking) * price


def worth(outlook: Outlook, state: State, mind: Mind, which: int, more: int) -> float:
    """A sheet in money, with some cash more: what is there, and what it will bring from the others."""
    sheet = mind.sheet[which]
    cash = sheet[CASH] + more
    weight = mind.weight
    means = max(0.0, cash + weight[MEANS] * sheet[LOANS])
    reach = 1.0
    high = 0.0
    if sheet[PLAN_COST] > means:
        reach = means / sheet[PLAN_COST]
    elif sheet[TOP_COST] > 0.0:
        high = min(1.0, (means - sheet[PLAN_COST]) / sheet[TOP_COST])
    money = weight[CASH] * cash + weight[LOANS] * sheet[LOANS] + weight[RESALE] * sheet[RESALE]
    built = (weight[PLAN] * reach * reach + weight[LATER]) * sheet[PLAN] + weight[TOP] * high * sheet[TOP]
    flow = weight[INCOME] * sheet[INCOME] + built + weight[PART] * sheet[PART]
    return max(0.05 * outlook.unit, money + (state.alive - 1) * flow)


def standing(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int) -> float:
    """The worth of a player in money."""
    appraise(board, outlook, state, mind, seat, 0)
    return worth(outlook, state, mind, 0, 0)


def strength(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int) -> float:
    """Shares are in the ratio of strengths: the rich get richer."""
    return strength_by(standing(board, outlook, state, mind, seat))


def strength_by(stands: float) -> float:
    return stands * stands * sqrt(stands)


def deed_worth(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, space: int) -> float:
    """What a deed would add to what a player has, in money; it is with the bank."""
    before = standing(board, outlook, state, mind, seat)
    hand_over(board, state, space, seat)
    after = standing(board, outlook, state, mind, seat)
    hand_over(board, state, space, BANK)
    return after - before
