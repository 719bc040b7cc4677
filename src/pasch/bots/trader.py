"""Trades: looking for one in which both sides gain, answering offers, countering when close.

A trade is tried out by handing the deeds over and back again; what counts is each partner's share of the game before
and after. With two players left there is nothing to trade: what one gains the other loses.
"""

from pasch.bots.caution import (
    KEEP,
    LAST_DEED,
    arms_for_money,
    arms_from_ahead,
    completed_by_deal,
    is_ahead,
    most_to_build,
    most_to_pay,
    too_cheap,
    too_early,
)
from pasch.bots.mind import ASPECTS, DEAL, SAID, Mind, plain, weigh
from pasch.bots.outlook import AIM, Outlook
from pasch.bots.standing import AS_IS, CASH, add_part, appraise, copy_sheet, strength_by, worth
from pasch.rules.board import Board
from pasch.rules.codes import DO_ACCEPT, DO_OFFER, DO_REJECT, GROUPS, STREET
from pasch.rules.debt import could_raise
from pasch.rules.legal import refusal
from pasch.rules.ownership import group_is_bare, hand_over
from pasch.rules.state import Move, State

NOT_A_GROUP = -1
NOTHING = 0
EXACT = 16
"""The money of an offer is found to a sixteenth of a deed's price."""
TOO_FAR = 0.3
"""An offer that would cost more of the game than this is not worth an answer."""
SURE = 0.015
DOUBT = 0.08
"""So much more an offer has to bring from which the partner seems to gain less than `SURE`."""
MORE_EACH_TIME = 0.07
"""How much more of the common gain a partner is left who has refused before."""
ROUNDS_BETWEEN = 4
MOST_BETWEEN = 64
BETTER = 20
"""An offer made once is made again only if it brings the partner a twentieth of a deed's price more."""


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


def completes(board: Board, state: State, seat: int, other: int, group: int) -> bool:
    """With what the other holds the player could build on the group, and cannot now; once all is sold, a step
    towards that will do."""
    enough = board.group_size[group] - board.missing_streets
    held = state.held[seat][group]
    his = state.held[other][group]
    return 0 < held < enough and his > 0 and (held + his >= enough or state.unsold == 0)


def table_key(state: State) -> int:
    """Changes when deeds change hands or somebody is out."""
    sets = 0
    for seat in range(state.seats):
        sets += state.sets[seat] * (seat + 1)
    return state.unsold + 64 * state.alive + 1024 * sets


def worth_a_look(board: Board, state: State, mind: Mind, seat: int) -> bool:
    """Others have something new that the player lacks, or some rounds have passed: more each time when nothing
    changes. What they have is noted in `mind.lacked`."""
    key = table_key(state)
    if mind.looked == key and state.round < mind.look_again:
        return False
    mind.looked = key
    seen = prospects(board, state, mind, seat)
    if mind.seen != seen:
        mind.seen = seen
        mind.pause = ROUNDS_BETWEEN
    elif state.round < mind.look_again:
        return False
    else:
        mind.pause = min(MOST_BETWEEN, 2 * mind.pause)
    mind.look_again = state.round + mind.pause
    return seen != NOTHING


def wants_to_trade(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> bool:
    """Look for the best trade and write the offer into the move; False if there is none to make."""
    if not mind.trades or state.alive < 3 or too_early(outlook, state) or not worth_a_look(board, state, mind, seat):
        return False
    partner = -1
    mine = NOT_A_GROUP
    theirs = NOT_A_GROUP
    most = mind.margin + mind.need
    look_around(board, outlook, state, mind)
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
                common = common_gain(board, outlook, state, mind, seat, other)
                if common > most:
                    most = common
                    partner = other
                    mine = give
                    theirs = get
    if partner < 0:
        return False
    lay_out(board, state, mind, seat, partner, mine, theirs)
    split = mind.split + MORE_EACH_TIME * mind.said_n[partner]
    return make_terms(board, outlook, state, mind, seat, partner, split, mind.margin, move)


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


def prospects(board: Board, state: State, mind: Mind, seat: int) -> int:
    """Note in which groups each of the others has what the player lacks; a number for all of it, or NOTHING."""
    for other in range(state.seats):
        mind.lacked[other] = 0
    for group in range(board.groups):
        if 0 < state.held[seat][group] < board.group_size[group] - board.missing_streets:
            for other in range(state.seats):
                if other != seat and completes(board, state, seat, other, group):
                    mind.lacked[other] |= 1 << group
    found = NOTHING
    for other in range(state.seats):
        found = (found * 31 + mind.lacked[other]) & 0xFFFFFFF
    return found


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


def make_terms(
    board: Board,
    outlook: Outlook,
    state: State,
    mind: Mind,
    seat: int,
    other: int,
    split: float,
    least: float,
    move: Move,
) -> bool:
    """Find the money for the deeds of the deal, and write the offer if it is new, the partner gains enough and the
    player at least so much."""
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
        return False
    money = fair_money(outlook, state, mind, seat, other, split, low, high)
    prepare(state, mind, seat, other)
    my_share = share(mind, mind.mine)
    his_share = share(mind, mind.theirs)
    count_money(outlook, state, mind, money)
    my_gain = share(mind, mind.mine) - my_share
    his_gain = share(mind, mind.theirs) - his_share
    weigh(mind, seat, DO_OFFER, other, money, 100.0 * my_gain)
    if my_gain < least or his_gain < mind.margin:
        return False
    if too_cheap(board, state, mind, other, seat, money) or arms_for_money(board, state, mind, seat, other):
        return False
    if said_before(outlook, state, mind, other, money):
        return False
    write_deal(board, state, mind, seat, other, money, move)
    if refusal(board, state, move):
        return False
    remember(state, mind, other, money)
    return True


def deal_print(mind: Mind) -> int:
    """The deeds of the deal as one number, whatever their order."""
    print_ = 0
    for i in range(mind.deal_n):
        space = mind.deal[i]
        print_ += (space + 1) * (space + 1) * (space + 7)
    return print_


def this_turn(state: State) -> int:
    return state.round * 8 + state.turn + 1


def said_before(outlook: Outlook, state: State, mind: Mind, other: int, money: int) -> bool:
    """There was an offer to this partner in this turn, or the same deeds were offered to him for about as much."""
    if mind.said_when[other] == this_turn(state):
        return True
    deeds = deal_print(mind)
    for i in range(mind.said_n[other]):
        if mind.said[other][i] == deeds and money < mind.said_cash[other][i] + outlook.unit / BETTER:
            return True
    return mind.said_n[other] >= SAID


def remember(state: State, mind: Mind, other: int, money: int) -> None:
    mind.said_when[other] = this_turn(state)
    at = mind.said_n[other]
    mind.said[other][at] = deal_print(mind)
    mind.said_cash[other][at] = money
    mind.said_n[other] = at + 1


def note_offer(board: Board, state: State, mind: Mind, move: Move) -> None:
    """Remember an offer that was written elsewhere."""
    mind.deal_n = 0
    for space in range(board.spaces):
        if (move.give[space] or move.get[space]) and mind.deal_n < DEAL:
            mind.deal[mind.deal_n] = space
            mind.deal_n += 1
    if mind.said_n[move.other] < SAID:
        remember(state, mind, move.other, move.give_cash - move.get_cash)


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


def answer_offer(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """Accept what brings enough; counter what would with other money; else reject."""
    other = state.offer_from + 0
    money = read_deal(board, state, mind)
    if arms_for_money(board, state, mind, seat, other) and not mind.thinks:
        plain(move, seat, DO_REJECT, 0, 0)  # at any price: nothing to reckon
        return
    gain = gain_by_answer(board, outlook, state, mind, seat, other, money)
    weigh(mind, seat, DO_ACCEPT, 0, money, 100.0 * gain)
    weigh(mind, seat, DO_REJECT, 0, 0, 0.0)
    if is_good(board, outlook, state, mind, seat, other, money, gain):
        plain(move, seat, DO_ACCEPT, 0, 0)
        if refusal(board, state, move) == 0:
            return
    elif gain > -TOO_FAR and mind.trades and not state.offer_settles and state.alive > 2:
        if state.give_cards == 0 and state.get_cards == 0 and mind.deal_n > 0 and not too_early(outlook, state):
            look_around(board, outlook, state, mind)
            if make_terms(board, outlook, state, mind, seat, other, mind.split, mind.margin, move):
                return
    plain(move, seat, DO_REJECT, 0, 0)


def is_good(
    board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, other: int, money: int, gain: float
) -> bool:
    """It brings enough by both opinions, a fair part of what it brings to both, and breaks no rule of caution."""
    if state.offer_settles:
        return gain >= mind.margin  # the other choice is the money that is owed
    if not brings_enough(mind, gain) or too_early(outlook, state):
        return False
    if arms_for_money(board, state, mind, seat, other) or arms_from_ahead(board, state, mind, seat, other):
        return False
    if money > most_to_pay(board, state, mind, seat, other, 0):
        return False
    change_mind(mind)
    reckon(outlook, state, mind)
    gain = gain_by_deal(outlook, state, mind, seat, other, money)
    change_mind(mind)
    return brings_enough(mind, gain)


def brings_enough(mind: Mind, gain: float) -> bool:
    """More is asked of an offer from which the partner seems to gain nothing: he may know something."""
    need = mind.need + 0.0
    if mind.partner_gain < SURE:
        need += DOUBT
    return gain >= need and gain >= mind.fair * (gain + mind.partner_gain)


def change_mind(mind: Mind) -> None:
    """Look at things with the other opinion; done twice, it is as it was."""
    for aspect in range(ASPECTS):
        kept = mind.weight[aspect] + 0.0
        mind.weight[aspect] = mind.second[aspect]
        mind.second[aspect] = kept


def gain_by_answer(
    board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, other: int, money: int
) -> float:
    """How much the own share grows by accepting; property in place of a debt is compared with the money owed."""
    owed = 0
    if state.offer_settles:
        owed = state.task_c[state.depth - 2] + 0
        if could_raise(board, state, other) < owed:
            return -1.0  # everything he has will come anyway
    look_around(board, outlook, state, mind)
    if owed > 0:
        mind.sheet[AS_IS + seat][CASH] += owed
        mind.sheet[AS_IS + other][CASH] -= owed
        reckon(outlook, state, mind)
    lay_down(board, outlook, state, mind, seat, other)
    return gain_by_deal(outlook, state, mind, seat, other, money)


def gain_by_deal(outlook: Outlook, state: State, mind: Mind, seat: int, other: int, money: int) -> float:
    """How much the own share grows by the deal that was laid down; the partner's gain is noted."""
    prepare(state, mind, seat, other)
    before = share(mind, mind.mine)
    his = share(mind, mind.theirs)
    count_money(outlook, state, mind, money)
    mind.partner_gain = share(mind, mind.theirs) - his
    return share(mind, mind.mine) - before
