"""A deal between two players, and what it does to their shares of the game.

The deeds of a deal stand in `mind.deal`. It is tried out by handing them over and back again; what counts is each
partner's share before and after.
"""

from pasch.bots.mind import ASPECTS, DEAL, Mind, plain
from pasch.bots.outlook import AIM, Outlook
from pasch.bots.standing import AS_IS, CASH, add_part, appraise, copy_sheet, strength_by, worth
from pasch.rules.board import Board
from pasch.rules.codes import DO_OFFER, GROUPS, STREET
from pasch.rules.ownership import group_is_bare, hand_over
from pasch.rules.state import Move, State

NOT_A_GROUP = -1


def shake_hands(board: Board, state: State, mind: Mind, seat: int, other: int) -> None:
    """The deeds of the deal change hands between the two; done twice, everything is as it was."""
    for i in range(mind.deal_n):
        space = mind.deal[i]
        taker = other if state.owner[space] == seat else seat
        hand_over(board, state, space, taker)


def interest_due(board: Board, state: State, mind: Mind, receiver: int) -> int:
    """What mortgaged deeds that came with the deal cost their new owner at once."""
    due = 0
    for i in range(mind.deal_n):
        space = mind.deal[i]
        if state.owner[space] == receiver and state.mortgaged[space]:
            due += board.interest[space]
    return due


def lay_down(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, other: int) -> None:
    """Fill both sheets as they are after the deal, whatever money goes with it; `look_around` has been before."""
    copy_sheet(mind, AS_IS + seat, 0)
    copy_sheet(mind, AS_IS + other, 1)
    add_traded(board, outlook, state, mind, seat, other, -1.0)
    shake_hands(board, state, mind, seat, other)
    add_traded(board, outlook, state, mind, seat, other, 1.0)
    mind.sheet[0][CASH] = state.cash[seat] - interest_due(board, state, mind, seat) + 0.0
    mind.sheet[1][CASH] = state.cash[other] - interest_due(board, state, mind, other) + 0.0
    shake_hands(board, state, mind, seat, other)


def add_traded(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, other: int, sign: float) -> None:
    """Add what the two have of the groups in the deal to their sheets, or take it off."""
    done = 0
    for i in range(mind.deal_n):
        space = mind.deal[i]
        part = 1 << (board.group[space] if board.kind[space] == STREET else GROUPS + board.kind[space])
        if done & part == 0:
            done |= part
            add_part(board, outlook, state, mind, seat, 0, space, sign)
            add_part(board, outlook, state, mind, other, 1, space, sign)


def count_money(outlook: Outlook, state: State, mind: Mind, money: int) -> None:
    """The strengths of both after the deal that was laid down, with so much money from the first to the second."""
    mind.mine = strength_by(worth(outlook, state, mind, 0, -money))
    mind.theirs = strength_by(worth(outlook, state, mind, 1, money))


def look_around(board: Board, outlook: Outlook, state: State, mind: Mind) -> None:
    """The strengths of all as they are."""
    for seat in range(state.seats):
        if state.out[seat] == 0:
            appraise(board, outlook, state, mind, seat, AS_IS + seat)
    reckon(outlook, state, mind)


def reckon(outlook: Outlook, state: State, mind: Mind) -> None:
    """The strengths of all by their sheets."""
    for seat in range(state.seats):
        mind.strengths[seat] = 0.0
        if state.out[seat] == 0:
            mind.strengths[seat] = strength_by(worth(outlook, state, mind, AS_IS + seat, 0))


def prepare(state: State, mind: Mind, seat: int, other: int) -> None:
    """The strengths of the two and of the rest before a trade; `look_around` has found them."""
    mind.rest = 0.0
    for third in range(state.seats):
        if third != seat and third != other:
            mind.rest += mind.strengths[third]
    mind.mine = mind.strengths[seat]
    mind.theirs = mind.strengths[other]


def share(mind: Mind, part: float) -> float:
    return part / (mind.rest + mind.mine + mind.theirs)


def gain_by_deal(outlook: Outlook, state: State, mind: Mind, seat: int, other: int, money: int) -> float:
    """How much the own share grows by the deal that was laid down; the partner's gain is noted."""
    prepare(state, mind, seat, other)
    before = share(mind, mind.mine)
    his = share(mind, mind.theirs)
    count_money(outlook, state, mind, money)
    mind.partner_gain = share(mind, mind.theirs) - his
    return share(mind, mind.mine) - before


def change_mind(mind: Mind) -> None:
    """Look at things with the other opinion; done twice, it is as it was."""
    for aspect in range(ASPECTS):
        kept = mind.weight[aspect] + 0.0
        mind.weight[aspect] = mind.second[aspect]
        mind.second[aspect] = kept


def give_group(board: Board, state: State, mind: Mind, giver: int, group: int) -> bool:
    """Put all deeds of the giver in this group into the deal; False if they cannot be traded."""
    if group == NOT_A_GROUP:
        return True
    if not group_is_bare(board, state, giver, group):
        return False
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        if state.owner[street] == giver and mind.deal_n < DEAL:
            mind.deal[mind.deal_n] = street
            mind.deal_n += 1
    return True


def lay_out(board: Board, state: State, mind: Mind, seat: int, other: int, give: int, get: int) -> bool:
    """The deal in which one's deeds of one group go for the other's of another; False if it cannot be made."""
    mind.deal_n = 0
    return give_group(board, state, mind, seat, give) and give_group(board, state, mind, other, get)


def write_deal(board: Board, state: State, mind: Mind, seat: int, other: int, money: int, move: Move) -> None:
    """The deal as an offer of this player."""
    plain(move, seat, DO_OFFER, 0, 0)
    move.other = other
    move.words = 0
    move.give_cards = 0
    move.get_cards = 0
    move.give_cash = max(0, money)
    move.get_cash = max(0, -money)
    for space in range(board.spaces):
        move.give[space] = 0
        move.get[space] = 0
    for i in range(mind.deal_n):
        space = mind.deal[i]
        if state.owner[space] == seat:
            move.give[space] = 1
        else:
            move.get[space] = 1


def read_deal(board: Board, state: State, mind: Mind) -> int:
    """The open offer as a deal of the one who is asked; gives the money that would go from him to the other. A jail
    card counts as half the fine."""
    mind.deal_n = 0
    for space in range(board.spaces):
        if (state.give[space] or state.get[space]) and mind.deal_n < DEAL:
            mind.deal[mind.deal_n] = space
            mind.deal_n += 1
    money = state.get_cash - state.give_cash
    for deck in range(2):
        money += ((state.get_cards >> deck) & 1) * board.fine // 2
        money -= ((state.give_cards >> deck) & 1) * board.fine // 2
    return money


def makes_group(board: Board, state: State, seat: int, other: int, group: int) -> bool:
    """With all that both have of the group one of them could build on it."""
    if group == NOT_A_GROUP:
        return False
    return state.held[seat][group] + state.held[other][group] >= board.group_size[group] - board.missing_streets


def prices(board: Board, state: State, seat: int, group: int) -> int:
    """The printed prices of a player's deeds of one group."""
    total = 0
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        if state.owner[street] == seat:
            total += board.price[street]
    return total


def houses_price(board: Board, group: int) -> int:
    """Three houses on each street that has to be held to build."""
    return AIM * (board.group_size[group] - board.missing_streets) * board.house_price[board.streets[group][0]]
