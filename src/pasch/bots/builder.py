"""Building: three houses first, hotels when rich, and houses kept where the bank runs short of them."""

from pasch.bots.danger import reserve
from pasch.bots.mind import Mind, plain, weigh
from pasch.bots.outlook import AIM, Outlook
from pasch.bots.standing import INCOME
from pasch.rules.board import Board
from pasch.rules.building import may_build_now, next_level, refuse_build, step_price
from pasch.rules.codes import DO_BUILD, DO_MORTGAGE, DO_PLACE, DO_REDEEM, HOTEL_LEVEL, HOUSE, STATION, STREET
from pasch.rules.mortgage import redemption, refuse_mortgage
from pasch.rules.ownership import group_has_mortgage
from pasch.rules.places import can_place, could_use
from pasch.rules.state import Move, State

FEW_HOUSES = 8
FIRST = 1.0e6
"""Added to what depots bring, and houses on the way to three: no group gets more while another has less."""


def next_place(board: Board, state: State, seat: int, group: int) -> int:
    """The street of the group that gets the next building: the lowest, and the dearest among equals."""
    best = -1
    level = 99
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        if state.owner[street] == seat and state.built[street] <= level:
            best = street + 0
            level = state.built[street] + 0
    return best


def step_gain(board: Board, outlook: Outlook, state: State, space: int) -> float:
    """Income of one step up; on the way to three houses each step counts the same."""
    level = state.built[space]
    if board.kind[space] == STATION:
        return outlook.station_pay[state.stations[state.owner[space]] - 1] * (board.depot_factor - 1)
    if level < AIM:
        return (outlook.pay[space][AIM] - outlook.pay[space][level]) / (AIM - level)
    return outlook.pay[space][next_level(board, level)] - outlook.pay[space][level]


def keeps_houses(board: Board, state: State, seat: int, space: int) -> bool:
    """A hotel would give houses back to a bank that others wait for."""
    if next_level(board, state.built[space]) != HOTEL_LEVEL or state.stock[HOUSE] > FEW_HOUSES:
        return False
    for other in range(state.seats):
        if other != seat and state.sets[other] > 0 and state.out[other] == 0:
            if could_use(board, state, other, HOUSE) > state.stock[HOUSE]:
                return True
    return False


def best_building(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, money: int) -> int:
    """The space where the next building pays best, or -1."""
    best = -1
    most = 0.0
    if not may_build_now(board, state, seat):
        return -1
    if state.sets[seat] > 0:
        for group in range(board.groups):
            if state.held[seat][group] < board.group_size[group] - board.missing_streets:
                continue
            price = board.house_price[board.streets[group][0]]
            if price > money or group_has_mortgage(board, state, seat, group):
                continue
            space = next_place(board, state, seat, group)
            rate = step_gain(board, outlook, state, space) / (price + 1.0)
            weigh(mind, seat, DO_BUILD, space, price, rate * (state.alive - 1) * mind.weight[INCOME] * price - price)
            if state.built[space] < AIM:
                rate += FIRST
            if rate > most and refuse_build(board, state, seat, space) == 0:
                if not keeps_houses(board, state, seat, space):
                    best = space
                    most = rate
    if board.depots and state.stations[seat] > 0 and board.depot_price <= money:
        for i in range(outlook.stations):
            space = outlook.station[i] + 0
            if state.owner[space] == seat and state.built[space] == 0:
                rate = FIRST + step_gain(board, outlook, state, space) / (board.depot_price + 1.0)
                if rate > most and refuse_build(board, state, seat, space) == 0:
                    best = space
                    most = rate
    return best


def wants_to_build(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> bool:
    """Write the next building into the move; False if there is none to build."""
    if state.sets[seat] == 0 and not board.depots:
        return False
    cheapest = cheapest_building(board, state, seat)
    if cheapest == 0:
        return False
    space = -1
    if state.cash[seat] >= cheapest:
        space = best_building(board, outlook, state, mind, seat, spare(board, outlook, state, mind, seat))
    if space < 0:
        return state.sets[seat] > 0 and mortgages_to_build(board, outlook, state, mind, seat, move)
    plain(move, seat, DO_BUILD, space, 0)
    return True


def cheapest_building(board: Board, state: State, seat: int) -> int:
    """The lowest price of a building where the player could build, full groups included; 0 if that is nowhere."""
    price = 0
    if board.depots and state.stations[seat] > 0:
        price = board.depot_price + 0
    if state.sets[seat] > 0:
        for group in range(board.groups):
            if state.held[seat][group] >= board.group_size[group] - board.missing_streets:
                one = board.house_price[board.streets[group][0]]
                if (price == 0 or one < price) and not group_has_mortgage(board, state, seat, group):
                    price = one + 0
    return price


def spare(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int) -> int:
    """Cash beyond the reserve, which is found once before a throw."""
    if mind.kept < 0:
        mind.kept = reserve(board, outlook, state, mind, seat)
    return state.cash[seat] - mind.kept


def cheapest_of_three(board: Board, state: State, seat: int) -> int:
    """The lowest price of a house on the way to three on each street; 0 if there is none to build."""
    price = 0
    if state.stock[HOUSE] > 0:
        for group in range(board.groups):
            if state.held[seat][group] >= board.group_size[group] - board.missing_streets:
                space = next_place(board, state, seat, group)
                if state.built[space] < AIM and not group_has_mortgage(board, state, seat, group):
                    if price == 0 or board.house_price[space] < price:
                        price = board.house_price[space] + 0
    return price


def loans_at_hand(board: Board, state: State, seat: int) -> int:
    """What mortgages on groups that cannot be built on would bring."""
    loans = 0
    for group in range(board.groups):
        if 0 < state.held[seat][group] < board.group_size[group] - board.missing_streets:
            for i in range(board.group_size[group]):
                street = board.streets[group][i]
                if state.owner[street] == seat and not state.mortgaged[street]:
                    loans += board.loan[street]
    return loans


def mortgages_to_build(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> bool:
    """Deeds that bring little pay for the first three houses of a group, if they can pay for one now."""
    price = cheapest_of_three(board, state, seat)
    if price == 0 or not may_build_now(board, state, seat):
        return False
    lacking = price - loans_at_hand(board, state, seat)
    if state.cash[seat] < lacking or spare(board, outlook, state, mind, seat) < lacking:
        return False
    best = -1
    least = 0.0
    for group in range(board.groups):
        held = state.held[seat][group]
        if held == 0 or held >= board.group_size[group] - board.missing_streets:
            continue
        for i in range(board.group_size[group]):
            street = board.streets[group][i]
            if state.owner[street] == seat and refuse_mortgage(board, state, seat, street) == 0:
                cost = outlook.pay[street][0] / (board.loan[street] + 1.0) * held
                if best < 0 or cost < least:
                    best = street + 0
                    least = cost
    if best < 0:
        return False
    mind.pledged = 1
    plain(move, seat, DO_MORTGAGE, best, 0)
    return True


def wants_to_redeem(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> bool:
    """Write the redemption that brings most into the move; False if there is none to make."""
    if state.cash[seat] < outlook.unit:
        return False
    mortgages = 0
    best = -1
    most = 0.0
    money = spare(board, outlook, state, mind, seat) - outlook.unit * 0.5
    if money <= 0.0:
        return False
    for space in range(board.spaces):
        if state.mortgaged[space] and state.owner[space] == seat:
            mortgages += 1
            price = redemption(board, space)
            if price <= money:
                rate = redeemed_income(board, outlook, state, seat, space) / (price + 1.0)
                weigh(mind, seat, DO_REDEEM, space, price, rate * price)
                if rate > most:
                    best = space
                    most = rate
    if mortgages == 0:
        mind.pledged = 0
    if best < 0:
        return False
    plain(move, seat, DO_REDEEM, best, 0)
    return True


def redeemed_income(board: Board, outlook: Outlook, state: State, seat: int, space: int) -> float:
    kind = board.kind[space]
    if kind == STREET:
        group = board.group[space]
        if state.held[seat][group] >= board.group_size[group] - board.missing_streets:
            return outlook.full[group][AIM]
        return outlook.pay[space][0]
    if kind == STATION:
        return outlook.station_pay[state.stations[seat] - 1]
    return outlook.utility_pay[state.utilities[seat] - 1]


def wish(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int) -> int:
    """How many scarce buildings the player can use and pay."""
    piece = state.task_b[state.depth - 1]
    money = state.cash[seat] - reserve(board, outlook, state, mind, seat)
    if money <= 0:
        return 0
    usable = could_use(board, state, seat, piece)
    dearest = 1
    for space in range(board.spaces):
        if state.owner[space] == seat and can_place(board, state, seat, space, piece):
            dearest = max(dearest, step_price(board, space, next_level(board, state.built[space])))
    return max(0, min(usable, money // dearest, 99))


def best_place(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """Where the building just won brings most."""
    piece = state.task_b[state.depth - 1]
    best = -1
    most = -1.0
    for space in range(board.spaces):
        if state.owner[space] == seat and can_place(board, state, seat, space, piece):
            gain = step_gain(board, outlook, state, space)
            weigh(mind, seat, DO_PLACE, space, 0, gain * (state.alive - 1) * mind.weight[INCOME])
            if gain > most:
                best = space
                most = gain
    plain(move, seat, DO_PLACE, best, 0)
