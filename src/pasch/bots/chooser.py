"""Every choice without a verb of its own, jail, bus tickets, and evening out."""

from pasch.bots.danger import landing_value
from pasch.bots.mind import Mind, plain, weigh
from pasch.bots.outlook import Outlook
from pasch.bots.simple import plain_answer
from pasch.bots.standing import deed_worth
from pasch.rules.board import Board
from pasch.rules.codes import (
    ADVANCE,
    ASK_AUCTION,
    ASK_BIRTHDAY,
    ASK_BUS,
    ASK_BUS_DICE,
    ASK_CARD,
    ASK_MORTGAGE,
    ASK_TAX,
    ASK_TRIPLE,
    BANK,
    BOTH,
    CASH,
    DO_CHOOSE,
    DO_PAY_FINE,
    DO_ROLL,
    DO_TICKET,
    DO_USE_CARD,
    DRAW,
    FIRST,
    FIXED,
    KEEP,
    NONE,
    PAY,
    PERCENT,
    REDEEM,
    SECOND,
    SPACE,
    STAY,
    STREET,
    SUM,
    TICKET,
    UTILITY,
)
from pasch.rules.ending import share_of_wealth
from pasch.rules.jail import refuse_exit
from pasch.rules.mortgage import redemption
from pasch.rules.ownership import bears_rent
from pasch.rules.state import Move, State

TICKET_WORTH = 0.25
"""Of the average price of a deed."""


def choose_answer(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """The best answer to whatever is asked."""
    ask = state.task_b[state.depth - 1]
    if ask == ASK_BUS_DICE:
        choose_dice(board, outlook, state, mind, seat, move)
    elif ask == ASK_TRIPLE or ask == ASK_AUCTION:
        choose_space(board, outlook, state, mind, seat, move, ask)
    else:
        plain(move, seat, DO_CHOOSE, 0, short_answer(board, outlook, state, mind, seat, ask))


def short_answer(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, ask: int) -> int:
    top = state.depth - 1
    if ask == ASK_BUS:
        if state.tickets_left > 0 and state.tickets[seat] + state.fresh_tickets[seat] < 3:
            return TICKET
        return ADVANCE if danger_of_all(board, outlook, state, seat) < outlook.unit / 4 else STAY
    if ask == ASK_BIRTHDAY:
        worth = TICKET_WORTH * outlook.unit
        weigh(mind, seat, DO_CHOOSE, 0, CASH, board.amount[state.task_c[top]] + 0.0)
        if state.tickets_left > 0:
            weigh(mind, seat, DO_CHOOSE, 0, TICKET, worth)
        return TICKET if state.tickets_left > 0 and worth > board.amount[state.task_c[top]] else CASH
    if ask == ASK_TAX:
        share = share_of_wealth(board, state, seat)
        weigh(mind, seat, DO_CHOOSE, 0, FIXED, 0.0 - board.amount[state.task_c[top]])
        weigh(mind, seat, DO_CHOOSE, 0, PERCENT, 0.0 - share)
        return PERCENT if share < board.amount[state.task_c[top]] else FIXED
    if ask == ASK_CARD:
        return DRAW if state.cash[seat] > 4 * outlook.unit and state.unsold > 0 else PAY
    if ask == ASK_MORTGAGE:
        return answer_mortgage(board, outlook, state, mind, seat, state.task_c[top])
    return plain_answer(ask)


def answer_mortgage(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, space: int) -> int:
    """Redeem at once what completes a group and leaves enough cash."""
    mind.pledged = 1
    left = state.cash[seat] - redemption(board, space)
    if board.kind[space] == STREET:
        group = board.group[space]
        if state.held[seat][group] >= board.group_size[group] - board.missing_streets and left > outlook.unit:
            return REDEEM
    return REDEEM if left > 4.0 * outlook.unit else KEEP


def choose_dice(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """One white die, the other, or both: wherever it is best to land."""
    best = BOTH
    most = -1.0e9
    for option in range(FIRST, BOTH + 1):
        steps = state.die1 + state.die2
        if option == FIRST:
            steps = state.die1 + 0
        elif option == SECOND:
            steps = state.die2 + 0
        space = state.pos[seat] + steps
        while space >= board.spaces:
            space -= board.spaces
        value = landing_value(board, outlook, state, mind, seat, space)
        weigh(mind, seat, DO_CHOOSE, space, option, value)
        if value > most:
            best = option
            most = value
    plain(move, seat, DO_CHOOSE, 0, best)


def choose_space(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move, ask: int) -> None:
    """The deed one needs most, for a triple or for the auction; else nothing, or the ordinary sum."""
    best = -1
    most = 0.0
    for space in range(board.spaces):
        if board.kind[space] > UTILITY or state.owner[space] != BANK or space == state.pos[seat]:
            continue
        value = deed_worth(board, outlook, state, mind, seat, space)
        if ask == ASK_TRIPLE:
            value -= 0.7 * board.price[space]
            if board.price[space] > state.cash[seat]:
                value = 0.0
        weigh(mind, seat, DO_CHOOSE, space, SPACE, value)
        if value > most:
            best = space
            most = value
    if best >= 0:
        plain(move, seat, DO_CHOOSE, best, SPACE)
    elif ask == ASK_AUCTION:
        plain(move, seat, DO_CHOOSE, 0, NONE)
    else:
        choose_quiet_space(board, outlook, state, mind, seat, move)


def choose_quiet_space(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> None:
    """After a triple with nothing to buy: the ordinary sum, unless that costs rent; then a space that costs nothing."""
    space = state.pos[seat] + state.die1 + state.die2 + state.die3
    while space >= board.spaces:
        space -= board.spaces
    plain(move, seat, DO_CHOOSE, 0, SUM)
    if landing_value(board, outlook, state, mind, seat, space) >= 0.0:
        return
    if state.pos[seat] != 0:
        plain(move, seat, DO_CHOOSE, 0, SPACE)  # LOS


def danger_of_all(board: Board, outlook: Outlook, state: State, seat: int) -> float:
    """The rent an average throw costs, wherever one stands."""
    total = 0.0
    for space in range(board.spaces):
        if bears_rent(board, state, space, seat):
            level = state.built[space]
            if board.kind[space] == STREET:
                total += outlook.pay[space][level]
            elif level >= 0:
                total += outlook.odds[space] * board.price[space] / 4
    return total


def decide_jail(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> bool:
    """Early in the game out as soon as possible; later jail is the safest place. False: throw."""
    if refuse_exit(board, state, seat) or (state.unsold == 0 and not mind.thinks):  # nothing to gain outside
        return False
    danger = danger_of_all(board, outlook, state, seat)
    chances = outlook.unit * state.unsold / (board.deeds + 0.0) / 2
    weigh(mind, seat, DO_PAY_FINE, 0, board.fine, chances - danger)
    weigh(mind, seat, DO_ROLL, 0, 0, 0.0)
    if chances <= danger:
        return False
    for deck in range(2):
        if state.card_holder[deck] == seat:
            plain(move, seat, DO_USE_CARD, 0, deck)
            return True
    if state.cash[seat] < board.fine + outlook.unit:
        return False
    plain(move, seat, DO_PAY_FINE, 0, 0)
    return True


def decide_ticket(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, move: Move) -> bool:
    """A bus ticket is for a deed one needs, or to get past a dangerous side. False: throw."""
    here = state.pos[seat]
    danger = 0.0
    for steps in range(2, 13):
        space = here + steps
        while space >= board.spaces:
            space -= board.spaces
        danger += outlook.dice[steps] * landing_value(board, outlook, state, mind, seat, space)
    best = -1
    most = danger + TICKET_WORTH * outlook.unit
    for ahead in range(1, board.side - here % board.side + 1):
        space = here + ahead
        while space >= board.spaces:
            space -= board.spaces
        value = landing_value(board, outlook, state, mind, seat, space)
        if value > most:
            best = space
            most = value
    if best < 0:
        return False
    weigh(mind, seat, DO_TICKET, best, 0, most)
    weigh(mind, seat, DO_ROLL, 0, 0, danger)
    plain(move, seat, DO_TICKET, best, 0)
    return True
