"""Rent: what is owed for a landing, and the claim that has to be made for it."""

from pasch.rules.board import Board
from pasch.rules.codes import (
    BUS,
    BY_THROW,
    FOR_RENT,
    FRESH_DICE,
    LAPSED_BY_SUBSTITUTE,
    LAPSED_FOR_GOOD,
    LAPSED_IN_TIME,
    LAPSED_MORTGAGED,
    LAPSED_OWN,
    NEED_DICE,
    NEED_NOTHING,
    NEED_THREE_DICE,
    OVER,
    RENT_CLAIMANT,
    RENT_CUTOFF_SUBSTITUTES,
    RENT_DEADLINE,
    RENT_DUE,
    RENT_FORFEIT,
    RENT_FORFEITED,
    RENT_LAPSED,
    RENT_NONE_ON_OWN,
    RENT_NONE_WHEN_MORTGAGED,
    RENT_NOT_DUE,
    RENT_PAID,
    SPEED_AFTER_GO,
    SPEED_ALWAYS,
    SPEED_COUNTS,
    STATION,
    STREET,
    T_RESIGN,
    TURN_SEQUENCE,
)
from pasch.rules.debt import pay
from pasch.rules.ownership import owns_group
from pasch.rules.state import Log, State, emit

DEEP = 8
"""With so many tasks on the agenda what is open is settled first: each claim or offer may put more upon it."""


def three_dice(board: Board, state: State, seat: int) -> bool:
    """Does this player throw the speed die? [turn.dice-number] [speed.unlock] [mega.dice-always]"""
    return board.speed == SPEED_ALWAYS or (board.speed == SPEED_AFTER_GO and state.unlocked[seat] == 1)


def street_rent(board: Board, state: State, space: int, owner: int) -> int:
    """The printed rent; bare streets of a complete group pay a multiple. [rent.street-base] [rent.built]"""
    level = state.built[space]
    rent = board.rents[space][level] + 0
    if level == 0:
        group = board.group[space]
        if owns_group(board, state, owner, group):
            if board.factor_despite_mortgage or not any_mortgaged(board, state, group):
                rent *= board.group_factor  # [rent.full-group]
        elif state.held[owner][group] == board.group_size[group] - 1:
            rent *= board.majority_factor  # [mega.rent.majority]
    return rent


def any_mortgaged(board: Board, state: State, group: int) -> bool:
    for i in range(board.group_size[group]):
        if state.mortgaged[board.streets[group][i]]:
            return True
    return False


def station_rent(board: Board, state: State, space: int, owner: int) -> int:
    """By the number of stations owned; a depot doubles it. [rent.station-count] [mega.depot.rent]"""
    rent = board.station_rent[state.stations[owner] - 1] + 0
    if state.built[space]:
        rent *= board.depot_factor
    return rent


def utility_factor(board: Board, state: State, owner: int) -> int:
    """By the number of utilities owned, mortgaged ones included. [rent.utility-one] [rent.utility-mortgaged-counts]"""
    return board.utility_factor[state.utilities[owner] - 1] + 0


def dice_total(board: Board, state: State) -> int:
    """The arriving throw as it counts for a utility. [mega.utility.dice] [speed.utility-three]"""
    total = state.die1 + state.die2
    if board.utility_speed == SPEED_COUNTS and state.die3 < BUS:
        total += state.die3
    return total


def open_claim(
    board: Board, state: State, log: Log, visitor: int, owner: int, space: int, how: int, card_factor: int
) -> None:
    """Rent is owed as of this landing; the owner has to ask for it. [rent.must-be-demanded] [rent.amount-at-landing]"""
    kind = board.kind[space]
    amount = 0
    factor = 0
    if kind == STREET:
        amount = street_rent(board, state, space, owner)
    elif kind == STATION:
        amount = station_rent(board, state, space, owner)
        if card_factor > 0:
            amount *= card_factor
    else:
        factor = card_factor if card_factor > 0 else utility_factor(board, state, owner)
        if how == BY_THROW and board.utility_dice != FRESH_DICE:  # [rent.utility-dice-source]
            amount = factor * dice_total(board, state)
            factor = 0
    emit(log, RENT_DUE, visitor, owner, amount, space, factor)
    if board.automatic_claims and factor == 0:
        pay(board, state, log, RENT_PAID, visitor, owner, amount, space)
    else:
        note_claim(board, state, log, visitor, owner, space, amount, factor)


def note_claim(
    board: Board, state: State, log: Log, visitor: int, owner: int, space: int, amount: int, factor: int
) -> None:
    """Keep the rent until it is demanded; at a table with automatic claims it is thrown for at once."""
    at = state.claims
    state.lapsed[owner] = 0
    state.claim_owner[at] = owner
    state.claim_debtor[at] = visitor
    state.claim_space[at] = space
    state.claim_amount[at] = amount
    state.claim_factor[at] = factor
    state.claims = at + 1
    if board.automatic_claims:
        claim_rent(board, state, log, at)


def drop_claim(state: State, at: int) -> None:
    """Take a claim off the list, keeping the order of the rest."""
    last = state.claims - 1
    for i in range(at, last):
        state.claim_owner[i] = state.claim_owner[i + 1]
        state.claim_debtor[i] = state.claim_debtor[i + 1]
        state.claim_space[i] = state.claim_space[i + 1]
        state.claim_amount[i] = state.claim_amount[i + 1]
        state.claim_factor[i] = state.claim_factor[i + 1]
    state.claim_owner[last] = 0
    state.claim_debtor[last] = 0
    state.claim_space[last] = 0
    state.claim_amount[last] = 0
    state.claim_factor[last] = 0
    state.claims = last


def claim_rent(board: Board, state: State, log: Log, at: int) -> None:
    """The rent is demanded: paid at once, or thrown for first. [rent.utility-visitor-rolls]"""
    visitor = state.claim_debtor[at]
    if state.claim_factor[at] > 0:
        state.claim = at
        state.drawer = visitor
        state.need_for = FOR_RENT
        three = board.utility_speed == SPEED_COUNTS and three_dice(board, state, visitor)  # [speed.utility-three]
        state.need = NEED_THREE_DICE if three else NEED_DICE
        return
    owner = state.claim_owner[at]
    amount = state.claim_amount[at]
    space = state.claim_space[at]
    drop_claim(state, at)
    pay(board, state, log, RENT_PAID, visitor, owner, amount, space)


def throw_for_rent(board: Board, state: State, log: Log, d1: int, d2: int, d3: int) -> None:
    """The throw fixes the amount and nothing else; bus and Mr. Monopoly count 0. [rent.utility-roll-inert]"""
    at = state.claim
    state.claim = 0
    state.claim_amount[at] = state.claim_factor[at] * (d1 + d2 + (d3 if d3 < BUS else 0))
    state.claim_factor[at] = 0
    if state.depth == 0 or state.task[state.depth - 1] != T_RESIGN:
        claim_rent(board, state, log, at)


def close_claims(state: State, log: Log, substitute: bool) -> None:
    """The next player throws: rents not demanded are lost. [rent.deadline] [rent.cutoff-substitutes]"""
    if state.lapses:
        state.lapses = 0
        for seat in range(state.seats):
            why = state.lapsed[seat]
            if why == LAPSED_IN_TIME or why == LAPSED_BY_SUBSTITUTE:
                state.lapsed[seat] = LAPSED_FOR_GOOD
            elif why != LAPSED_FOR_GOOD:
                state.lapsed[seat] = 0
    while state.claims > 0:
        at = state.claims - 1
        owner = state.claim_owner[at]
        emit(log, RENT_FORFEITED, state.claim_debtor[at], owner, state.claim_amount[at], state.claim_space[at], 0)
        state.lapsed[owner] = LAPSED_BY_SUBSTITUTE if substitute else LAPSED_IN_TIME
        state.lapses = 1
        drop_claim(state, at)


def note_lapse(board: Board, state: State, seat: int, why: int) -> None:
    """Why this owner has nothing to claim for the landing just made."""
    if not board.automatic_claims:
        state.lapsed[seat] = why
        state.lapses = 1


def drop_claims_of(state: State, log: Log, seat: int) -> None:
    """A bankrupt neither claims nor pays any more. [rent.claim-lapses-with-owner]"""
    at = 0
    while at < state.claims:
        if state.claim_owner[at] == seat or state.claim_debtor[at] == seat:
            lapse_claim(state, log, at)
        else:
            at += 1


def lapse_claim(state: State, log: Log, at: int) -> None:
    """Nobody can demand this rent any more, and nobody let it slip."""
    amount = state.claim_amount[at]
    emit(log, RENT_LAPSED, state.claim_debtor[at], state.claim_owner[at], amount, state.claim_space[at], 0)
    drop_claim(state, at)


def find_claim(state: State, seat: int, space: int) -> int:
    """The oldest open rent of this owner (on that space), or -1."""
    for i in range(state.claims):
        if state.claim_owner[i] == seat and (space < 0 or state.claim_space[i] == space):
            return i
    return -1


def claim_is_open(state: State) -> bool:
    """Rents can be demanded whatever else is being decided. [rent.deadline]"""
    return state.claims > 0 and state.phase != OVER and state.need == NEED_NOTHING and state.depth <= DEEP


def refuse_claim(state: State, seat: int, space: int) -> int:
    if state.depth > DEEP:
        return TURN_SEQUENCE
    if find_claim(state, seat, space) >= 0:
        return 0
    for i in range(state.claims):  # [rent.claimant]
        at = state.claim_space[i]
        if (space < 0 or at == space) and state.owner[at] == seat:
            return RENT_CLAIMANT
    return why_lapsed(state.lapsed[seat])


def why_lapsed(reason: int) -> int:
    """The clause behind a reason noted earlier."""
    if reason == LAPSED_IN_TIME:
        return RENT_DEADLINE
    if reason == LAPSED_BY_SUBSTITUTE:
        return RENT_CUTOFF_SUBSTITUTES
    if reason == LAPSED_FOR_GOOD:
        return RENT_FORFEIT
    if reason == LAPSED_MORTGAGED:
        return RENT_NONE_WHEN_MORTGAGED
    return RENT_NONE_ON_OWN if reason == LAPSED_OWN else RENT_NOT_DUE
