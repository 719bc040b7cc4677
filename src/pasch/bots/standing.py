"""How well a player stands: money, income, and the income that can be built. Shares of the game follow from it.

A share is a guess at the odds to win: the strength of a player by the strength of all. The weights stand in `catalog`;
those of `shrewd` were found by play, as `python -m benchmarks.tune` does it, those of the judge by `benchmarks.judge`.
"""

from math import sqrt

from pasch.bots.mind import ASPECTS, Mind
from pasch.bots.outlook import AIM, Outlook
from pasch.rules.board import Board
from pasch.rules.building import buildings_worth, steps
from pasch.rules.codes import BANK, STATION, STREET
from pasch.rules.ownership import hand_over
from pasch.rules.state import State

# Places in `mind.sheet` and `mind.weight`; the last two are prices and have no weight.
CASH, LOANS, RESALE, INCOME, PLAN, TOP, PART, LATER, MEANS, PLAN_COST, TOP_COST = range(11)

AS_IS = 2
"""The first two sheets are for what might be; here begin those of all players as they are."""


def appraise(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, which: int) -> None:
    """Fill a sheet with what a player has."""
    begin_sheet(state, mind, seat, which)
    for group in range(board.groups):
        if state.held[seat][group] > 0:
            add_group(board, outlook, state, mind, seat, which, group, 1.0)
    if state.stations[seat]:
        add_stations(board, outlook, state, mind, seat, which, 1.0)
    if state.utilities[seat]:
        add_utilities(board, outlook, state, mind, seat, which, 1.0)


def begin_sheet(state: State, mind: Mind, seat: int, which: int) -> None:
    for aspect in range(ASPECTS):
        mind.sheet[which][aspect] = 0.0
    mind.sheet[which][CASH] = state.cash[seat] + 0.0


def copy_sheet(mind: Mind, which: int, into: int) -> None:
    for aspect in range(ASPECTS):
        mind.sheet[into][aspect] = mind.sheet[which][aspect]


def add_part(
    board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, which: int, space: int, sign: float
) -> None:
    """Add what the player has of the group or kind of a deed; with a sign of -1 take it off."""
    kind = board.kind[space]
    if kind == STREET:
        if state.held[seat][board.group[space]] > 0:
            add_group(board, outlook, state, mind, seat, which, board.group[space], sign)
    elif kind == STATION:
        if state.stations[seat]:
            add_stations(board, outlook, state, mind, seat, which, sign)
    elif state.utilities[seat]:
        add_utilities(board, outlook, state, mind, seat, which, sign)


def add_stations(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, which: int, sign: float) -> None:
    sheet = mind.sheet[which]
    rent = outlook.station_pay[state.stations[seat] - 1]
    for i in range(outlook.stations):
        space = outlook.station[i]
        if state.owner[space] == seat and not state.mortgaged[space]:
            sheet[LOANS] += sign * board.loan[space]
            sheet[INCOME] += sign * (rent * board.depot_factor if state.built[space] else rent)
            sheet[RESALE] += sign * buildings_worth(board, state, space)


def add_utilities(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, which: int, sign: float) -> None:
    sheet = mind.sheet[which]
    rent = outlook.utility_pay[state.utilities[seat] - 1]
    for i in range(outlook.utilities):
        space = outlook.utility[i]
        if state.owner[space] == seat and not state.mortgaged[space]:
            sheet[LOANS] += sign * board.loan[space]
            sheet[INCOME] += sign * rent


def add_group(
    board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, which: int, group: int, sign: float
) -> None:
    """What the player's streets of one group bring now, and what they could bring."""
    sheet = mind.sheet[which]
    size = board.group_size[group]
    whole = state.held[seat][group] == size
    now = 0.0
    loans = 0
    resale = 0
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
            loans += board.loan[street]
            if level > 0:
                resale += buildings_worth(board, state, street)
                raised += steps(board, level)
                now += outlook.pay[street][level]
            elif whole:
                now += outlook.pay[street][0] * board.group_factor
            else:
                now += outlook.pay[street][0]
    sheet[LOANS] += sign * loans
    sheet[RESALE] += sign * resale
    sheet[INCOME] += sign * now
    add_plans(board, outlook, state, mind, seat, which, group, sign, now, redeeming, raised, rivals)


def add_plans(
    board: Board,
    outlook: Outlook,
    state: State,
    mind: Mind,
    seat: int,
    which: int,
    group: int,
    sign: float,
    now: float,
    redeeming: int,
    raised: int,
    rivals: int,
) -> None:
    """The income three houses and hotels would bring, with their price; for part of a group, part of that."""
    sheet = mind.sheet[which]
    held = state.held[seat][group]
    aim = outlook.aim[group][held - 1]
    if held < board.group_size[group] - board.missing_streets:
        if rivals < 2:  # with two rivals nobody will ever complete it
            sheet[PART] += sign * (aim - now) * outlook.hope[group][held - 1]
        return
    price = board.house_price[board.streets[group][0]]
    best = outlook.top[group][held - 1]
    lacking = AIM * held - raised
    if lacking > 0:
        sheet[PLAN] += sign * max(0.0, aim - now)
        sheet[PLAN_COST] += sign * (redeeming + lacking * price)
        sheet[TOP] += sign * (best - aim)
        sheet[TOP_COST] += sign * (2 * held * price)
    elif best > now:
        sheet[TOP] += sign * (best - now)
        sheet[TOP_COST] += sign * ((2 * held + lacking) * price)


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


def strength(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int) -> float:
    """Shares are in the ratio of strengths: the rich get richer."""
    appraise(board, outlook, state, mind, seat, AS_IS + seat)
    return strength_by(worth(outlook, state, mind, AS_IS + seat, 0))


def strength_by(stands: float) -> float:
    return stands * stands * sqrt(stands)


def deed_worth(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, space: int) -> float:
    """What a deed would add to what a player has, in money; it is with the bank."""
    if state.sets[seat] > 0 or makes_set(board, state, seat, space):
        appraise(board, outlook, state, mind, seat, 0)
    else:
        begin_sheet(state, mind, seat, 0)  # without plans the deed adds the same whatever else he has
    copy_sheet(mind, 0, 1)
    add_part(board, outlook, state, mind, seat, 1, space, -1.0)
    hand_over(board, state, space, seat)
    add_part(board, outlook, state, mind, seat, 1, space, 1.0)
    hand_over(board, state, space, BANK)
    return worth(outlook, state, mind, 1, 0) - worth(outlook, state, mind, 0, 0)


def makes_set(board: Board, state: State, seat: int, space: int) -> bool:
    """One more deed, and the player could build on this group."""
    if board.kind[space] != STREET:
        return False
    group = board.group[space]
    return state.held[seat][group] + 1 >= board.group_size[group] - board.missing_streets
