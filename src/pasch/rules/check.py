"""Invariants: what must be true of every state between two steps. Runs in both modes."""

from pasch.rules.auction import must_speak
from pasch.rules.board import Board
from pasch.rules.building import cost_of_buildings, steps
from pasch.rules.codes import (
    AUCTION,
    BANK,
    CHOOSE,
    CLAIMS,
    DEBT,
    DECK,
    DEPTH,
    EVEN,
    HOTEL,
    HOTEL_LEVEL,
    HOUSE,
    LAPSED_OWN,
    NEED_CARD,
    NEED_DEAL,
    NEED_START,
    OFFER,
    OVER,
    PIECES,
    PLACE,
    ROLL,
    SKYSCRAPER,
    SKYSCRAPER_LEVEL,
    STATION,
    STREET,
    T_AUCTION,
    T_BUY,
    T_CHOOSE,
    T_DEBT,
    T_EVEN,
    T_OFFER,
    T_PLACE,
    T_RESIGN,
    T_SHORTAGE,
    T_WANT,
    UTILITY,
    WANT,
)
from pasch.rules.ownership import is_property
from pasch.rules.places import has_place
from pasch.rules.state import State

RICHES = 1_000_000_000  # amounts have at most nine digits

BROKEN = (
    "",
    "a number is out of its range",
    "somebody has less than no money, or more than there can be",
    "a deed has an owner who is not in the game",
    "the counts of deeds do not match their owners",
    "buildings stand where none may stand",
    "a group is not built evenly",
    "the stock of buildings does not add up",
    "a deck does not add up",
    "the number of players left is wrong",
    "nobody can act",
    "the agenda does not fit the phase",
    "a rent is open that cannot be",
    "tickets do not add up",
)


def broken(board: Board, state: State) -> int:
    """The first invariant that does not hold, 0 if all do."""
    if not ranges_hold(board, state):
        return 1
    for seat in range(state.seats):
        if not 0 <= state.cash[seat] < RICHES:
            return 2
    why = check_deeds(board, state)
    if why:
        return why
    if not stock_holds(board, state):
        return 7
    for deck in range(2):
        if not deck_holds(board, state, deck):
            return 8
    return check_players(board, state)


def ranges_hold(board: Board, state: State) -> bool:
    if not 2 <= state.seats <= 8 or state.turn >= state.seats or state.actor >= state.seats:
        return False
    if state.phase < ROLL or state.phase > OVER or state.need < 0 or state.need > NEED_DEAL:
        return False
    if not 0 <= state.depth <= DEPTH or not 0 <= state.claims <= CLAIMS:
        return False
    if state.drawer >= state.seats or state.first >= state.seats:
        return False
    if state.deck > 1 or (state.claim > 0 and state.claim >= state.claims) or state.need_for < 0 or state.need_for > 3:
        return False
    if state.offer_from >= state.seats or state.offer_to >= state.seats:
        return False
    if state.bidder < BANK or state.bidder >= state.seats or state.lot < 0 or state.lot_piece < -1:
        return False
    if state.lot_piece > 3 or (state.lot_piece < 0 and state.lot >= board.spaces):
        return False
    for die in range(3):
        face = state.die1 if die == 0 else state.die2 if die == 1 else state.die3
        if face < 0 or face > 6:
            return False
    for seat in range(8):
        if state.pos[seat] >= board.spaces or state.jail[seat] < -1 or state.jail[seat] > 3:
            return False
        if not 0 <= state.out[seat] <= 2 or state.lapsed[seat] > LAPSED_OWN:
            return False
        if not 0 <= state.wish_piece[seat] < PIECES:
            return False
    for i in range(state.depth):
        if not 0 <= state.task[i] <= T_RESIGN or not task_holds(board, state, i):
            return False
    return True


def task_holds(board: Board, state: State, i: int) -> bool:
    """Seats and spaces a task speaks of exist."""
    kind = state.task[i]
    a = state.task_a[i]
    b = state.task_b[i]
    c = state.task_c[i]
    if a < 0 or a >= state.seats or b < BANK or c < 0:
        return False
    if kind == T_DEBT:
        return b < state.seats and state.task_d[i] >= 0
    if kind == T_CHOOSE:
        return b <= 7 and 0 <= state.task_d[i] <= 2 and (b == 6 or c < board.spaces)
    if kind == T_EVEN:
        return b < board.groups
    if kind == T_WANT:
        return 0 <= b <= 3 and c < board.spaces
    if kind == T_PLACE:
        return 0 <= b <= 3
    return b < board.spaces


def check_deeds(board: Board, state: State) -> int:
    for seat in range(state.seats):
        stations = 0
        utilities = 0
        deeds = 0
        for space in range(board.spaces):
            if state.owner[space] == seat:
                deeds += 1
                if board.kind[space] == STATION:
                    stations += 1
                elif board.kind[space] == UTILITY:
                    utilities += 1
        if state.out[seat] and deeds > 0:
            return 3
        if stations != state.stations[seat] or utilities != state.utilities[seat] or deeds != state.deeds[seat]:
            return 4
        sets = 0
        for group in range(board.groups):
            held = 0
            for i in range(board.group_size[group]):
                if state.owner[board.streets[group][i]] == seat:
                    held += 1
            if held != state.held[seat][group]:
                return 4
            if held >= board.group_size[group] - board.missing_streets:
                sets += 1
            if not group_holds(board, state, seat, group):
                return 6
        if sets != state.sets[seat]:
            return 4
    unsold = 0
    for space in range(board.spaces):
        why = check_space(board, state, space)
        if why:
            return why
        if is_property(board, space) and state.owner[space] == BANK:
            unsold += 1
    return 0 if unsold == state.unsold else 4


def check_space(board: Board, state: State, space: int) -> int:
    owner = state.owner[space]
    level = state.built[space]
    if owner < BANK or owner >= state.seats or (owner != BANK and not is_property(board, space)):
        return 3
    if (state.mortgaged[space] and owner == BANK) or (state.estate[space] and owner != BANK):
        return 3
    if level < 0 or level > SKYSCRAPER_LEVEL or (board.full_houses < level < HOTEL_LEVEL):
        return 5
    surplus = state.surplus[space]
    if cost_of_buildings(board, state, space) + surplus < 0 or (level == 0 and surplus != 0):
        return 5
    if state.owed[space] < 0 or state.owed[space] > state.seats:
        return 3
    if level > 0:
        if owner == BANK or state.mortgaged[space]:
            return 5
        if board.kind[space] == STATION:
            return 0 if board.depots and level == 1 else 5
        if board.kind[space] != STREET:
            return 5
        group = board.group[space]
        if state.held[owner][group] < board.group_size[group] - board.missing_streets:
            return 5
        if level == SKYSCRAPER_LEVEL and state.held[owner][group] < board.group_size[group]:
            return 5
    return 0


def group_holds(board: Board, state: State, seat: int, group: int) -> bool:
    """Even building, except while evening out is on the agenda and after the end; mortgaged streets stand apart."""
    if board.build_anyhow or state.held[seat][group] == 0 or state.phase == OVER:
        return True
    for i in range(state.depth):
        if state.task[i] == T_EVEN:
            return True
    highest = 0
    lowest = 99
    for i in range(board.group_size[group]):
        street = board.streets[group][i]
        if state.owner[street] == seat and not state.mortgaged[street]:
            highest = max(highest, steps(board, state.built[street]))
            lowest = min(lowest, steps(board, state.built[street]))
    return highest - lowest <= 1


def pieces(board: Board, state: State, piece: int) -> int:
    """All pieces of a kind, in the bank and on the board."""
    total = state.stock[piece] + 0
    for space in range(board.spaces):
        level = state.built[space]
        if level > 0:
            if board.kind[space] == STATION:
                total += 1 if piece == 3 else 0
            elif piece == HOUSE:
                total += level if level < HOTEL_LEVEL else 0
            elif piece == HOTEL:
                total += 1 if level == HOTEL_LEVEL else 0
            elif piece == SKYSCRAPER:
                total += 1 if level == SKYSCRAPER_LEVEL else 0
    return total


def stock_holds(board: Board, state: State) -> bool:
    for piece in range(4):
        if state.stock[piece] < 0 or pieces(board, state, piece) > board.stock[piece]:
            return False
    return True


def deck_holds(board: Board, state: State, deck: int) -> bool:
    """All cards, each once: seen in the deck, unseen, or held."""
    size = state.deck_size[deck]
    holder = state.card_holder[deck]
    if holder < BANK or holder >= state.seats or state.deck_head[deck] >= DECK or size > board.deck_size[deck]:
        return False
    held = 1 if holder != BANK else 0
    if size + held != board.deck_size[deck] or (held and board.jail_card[deck] < 0):
        return False
    seen = 0
    unknown = 0
    for i in range(size):
        card = state.deck_order[deck][(state.deck_head[deck] + i) & (DECK - 1)]
        if card < -1 or card >= board.deck_size[deck]:
            return False
        if card == -1:
            unknown += 1
        elif (seen >> card) & 1:
            return False
        else:
            seen |= 1 << card
    if held:
        if (seen >> board.jail_card[deck]) & 1:
            return False
        seen |= 1 << board.jail_card[deck]
    everything = (1 << board.deck_size[deck]) - 1
    unseen = state.unseen[deck]
    left = 0
    for card in range(board.deck_size[deck]):
        left += (unseen >> card) & 1
    return unseen == everything & ~seen and left == unknown


def check_players(board: Board, state: State) -> int:
    alive = 0
    tickets = state.tickets_left + 0
    for seat in range(state.seats):
        if state.out[seat] == 0:
            alive += 1
        if state.tickets[seat] < 0 or state.fresh_tickets[seat] < 0:
            return 13
        tickets += state.tickets[seat] + state.fresh_tickets[seat]
    if alive != state.alive or alive < 1:
        return 9
    if state.tickets_left < 0 or tickets > board.tickets or state.plain_unseen < 0 or state.expire_unseen < 0:
        return 13
    if state.tickets_left > state.plain_unseen + state.expire_unseen:
        return 13
    for i in range(state.claims):
        owner = state.claim_owner[i]
        debtor = state.claim_debtor[i]
        space = state.claim_space[i]
        if not 0 <= owner < state.seats or not 0 <= debtor < state.seats or not 0 <= space < board.spaces:
            return 12
        if owner == debtor or state.out[owner] or state.out[debtor] or state.claim_amount[i] < 0:
            return 12
    return check_phase(board, state)


def check_phase(board: Board, state: State) -> int:
    """Somebody can always act, and the top of the agenda is what is decided."""
    phase = state.phase
    if state.need == NEED_CARD and state.deck_size[state.deck] == 0:
        return 10
    if phase == OVER or state.need:
        return 0 if phase == OVER or state.need >= NEED_START or state.out[state.drawer] == 0 else 10
    if phase == ROLL:
        if state.depth != 0 or state.moving or state.actor != state.turn:
            return 11
        return 0 if state.out[state.turn] == 0 and state.alive >= 2 else 10
    if state.depth == 0:
        return 11
    top = state.task[state.depth - 1]
    if phase == AUCTION:
        return 0 if top == T_AUCTION and anybody_speaks(board, state) and lot_holds(board, state) else 11
    if phase == WANT:
        return 0 if top == T_WANT else 11
    if state.out[state.actor]:
        return 10
    if phase == DEBT:
        return 0 if top == T_DEBT and state.task_a[state.depth - 1] == state.actor else 11
    if phase == OFFER:
        return 0 if top == T_OFFER and state.offer_from != state.offer_to else 11
    if phase == CHOOSE:
        return 0 if top == T_CHOOSE and state.task_a[state.depth - 1] == state.actor else 11
    if phase == PLACE:
        return 0 if top == T_PLACE and has_place(board, state, state.actor, state.task_b[state.depth - 1]) else 11
    if phase == EVEN:
        return 0 if top == T_EVEN and state.task_b[state.depth - 1] >= 0 else 11
    return 0 if top == T_BUY else 11


def lot_holds(board: Board, state: State) -> bool:
    """A deed of the bank is up, or a piece; the highest bid is covered."""
    below = state.task[state.depth - 2] if state.depth > 1 else -1
    if (state.lot_piece >= 0) != (below == T_SHORTAGE):
        return False
    if state.lot_piece < 0 and (not is_property(board, state.lot) or state.owner[state.lot] != BANK):
        return False
    if state.bidder == BANK:
        return state.bid == 0
    return state.may_bid[state.bidder] == 1 and 0 < state.bid <= state.cash[state.bidder]


def anybody_speaks(board: Board, state: State) -> bool:
    for seat in range(state.seats):
        if must_speak(board, state, seat):
            return True
    return False
