"""Bankruptcy to a player or to the bank, and leaving the table."""

from pasch.rules.agenda import find_task, insert, pop, push
from pasch.rules.auction import open_deed_auction
from pasch.rules.board import Board
from pasch.rules.building import raze
from pasch.rules.cards import give_back_jail_card
from pasch.rules.codes import (
    BANK,
    DEBT,
    DEED_PASSED,
    ESTATE_PAID,
    JAIL_CARD_PASSED,
    MORTGAGE_ENDED,
    RENT_PAID,
    RESIGNED,
    T_AUCTION,
    T_COUNT,
    T_ESTATE,
    T_RESIGN,
    T_SHORTAGE,
    TICKETS_PASSED,
    WENT_BANKRUPT,
)
from pasch.rules.debt import could_raise, transfer
from pasch.rules.ending import end_with_last_player
from pasch.rules.mortgage import BY_ESTATE, receive_mortgages, take_mortgage
from pasch.rules.ownership import hand_over, is_property
from pasch.rules.rent import claim_rent, drop_claim, drop_claims_of
from pasch.rules.state import Log, State, emit
from pasch.rules.trade import pass_deed


def go_bankrupt(board: Board, state: State, log: Log) -> None:
    """The debtor at the top of the agenda is out; the creditor inherits. [debt.bankrupt-if-short]"""
    top = state.depth - 1
    debtor = state.task_a[top]
    creditor = state.task_b[top]
    pop(state)
    emit(log, WENT_BANKRUPT, debtor, creditor, 0, 0, 0)
    leave_estate(board, state, log, debtor, creditor)


def resign(board: Board, state: State, log: Log, seat: int) -> None:
    """Treated as bankrupt to the bank; what is owed and can be covered is paid first. [bankrupt.resign]"""
    emit(log, RESIGNED, seat, 0, 0, 0, 0)
    if state.phase == DEBT:
        top = state.depth - 1
        creditor = state.task_b[top]
        amount = state.task_c[top]
        detail = state.task_d[top]
        pop(state)
        if not pay_before_leaving(board, state, log, seat, creditor, amount, detail // 64, detail % 64):
            return
    push(state, T_RESIGN, seat, 0, 0, 0)


def resign_step(board: Board, state: State, log: Log) -> None:
    """Rents still open against the one who leaves are claimed, oldest first; then he is out. [bankrupt.resign]"""
    seat = state.task_a[state.depth - 1]
    for at in range(state.claims):
        if state.claim_debtor[at] == seat:
            if state.claim_factor[at] > 0:
                claim_rent(board, state, log, at)  # thrown for first
                return
            owner = state.claim_owner[at]
            amount = state.claim_amount[at]
            space = state.claim_space[at]
            drop_claim(state, at)
            pop(state)
            if pay_before_leaving(board, state, log, seat, owner, amount, RENT_PAID, space):
                push(state, T_RESIGN, seat, 0, 0, 0)
            return
    pop(state)
    leave_estate(board, state, log, seat, BANK)


def pay_before_leaving(
    board: Board, state: State, log: Log, seat: int, creditor: int, amount: int, why: int, space: int
) -> bool:
    """Pay out of cash, buildings and mortgages. If they cannot cover it, the creditor inherits: False, he has left."""
    if could_raise(board, state, seat) < amount:
        leave_estate(board, state, log, seat, creditor)
        return False
    if state.cash[seat] < amount:
        raze(board, state, log, seat)
    if state.cash[seat] < amount:
        mortgage_all(board, state, log, seat)
    transfer(board, state, log, why, seat, creditor, amount, space)
    return True


def leave_estate(board: Board, state: State, log: Log, seat: int, heir: int) -> None:
    """Out of the game; everything of value goes to the heir. [bankrupt.out]"""
    raze(board, state, log, seat)  # [bankrupt.player.buildings] [bankrupt.bank.no-buildings]
    if heir != BANK and board.mortgage_estate:
        mortgage_all(board, state, log, seat)  # [bankrupt.player.form-of-land]
    if state.cash[seat] > 0:
        transfer(board, state, log, ESTATE_PAID, seat, heir, state.cash[seat], 0)
    state.out[seat] = 1
    state.jail[seat] = -1
    state.alive -= 1
    state.bankrupts += 1
    drop_claims_of(state, log, seat)
    pass_jail_cards(board, state, log, seat, heir)
    pass_tickets(state, log, seat, heir)
    over = state.alive == 1  # [bankrupt.last-two]
    counted = board.short_game and state.bankrupts >= board.short_game
    if counted and not over:
        push(state, T_COUNT, 0, 0, 0, 0)  # [short.second-bankrupt-ends]
    if heir == BANK:
        deeds_to_bank(board, state, log, seat, not over and not counted)
    else:
        deeds_to_heir(board, state, log, seat, heir)
    if over:
        end_with_last_player(state, log)


def mortgage_all(board: Board, state: State, log: Log, seat: int) -> None:
    for space in range(board.spaces):
        if is_property(board, space) and state.owner[space] == seat and not state.mortgaged[space]:
            take_mortgage(board, state, log, seat, space)


def pass_jail_cards(board: Board, state: State, log: Log, seat: int, heir: int) -> None:
    """To a creditor player, or back under their decks. [bankrupt.player.jailcards] [bankrupt.bank.jailcards]"""
    for deck in range(2):
        if state.card_holder[deck] == seat:
            if heir == BANK:
                give_back_jail_card(board, state, log, deck)
            else:
                state.card_holder[deck] = heir
                emit(log, JAIL_CARD_PASSED, seat, heir, deck, 0, 0)


def pass_tickets(state: State, log: Log, seat: int, heir: int) -> None:
    """To a creditor player, else out of the game. [mega.ticket.bankruptcy]"""
    tickets = state.tickets[seat] + state.fresh_tickets[seat]
    state.tickets[seat] = 0
    state.fresh_tickets[seat] = 0
    if tickets > 0:
        if heir != BANK:
            state.tickets[heir] += tickets
        emit(log, TICKETS_PASSED, seat, heir, tickets, 0, 0)


def deeds_to_heir(board: Board, state: State, log: Log, seat: int, heir: int) -> None:
    """With interest or redemption for each mortgaged one. [bankrupt.player.interest]"""
    for space in range(board.spaces):
        if is_property(board, space) and state.owner[space] == seat:
            pass_deed(board, state, log, space, seat, heir, BY_ESTATE)
    receive_mortgages(board, state, BY_ESTATE)


def deeds_to_bank(board: Board, state: State, log: Log, seat: int, auction: bool) -> None:
    """Free of mortgage, and auctioned at once, one by one. [bankrupt.bank.auction] [bankrupt.bank.mortgage-free]"""
    for space in range(board.spaces):
        if is_property(board, space) and state.owner[space] == seat:
            if state.mortgaged[space]:
                emit(log, MORTGAGE_ENDED, seat, space, 0, 0, 0)
            emit(log, DEED_PASSED, seat, BANK, space, 0, 0)
            hand_over(board, state, space, BANK)
            state.mortgaged[space] = 0
            state.pending[space] = 0
            state.owed[space] = 0
            state.estate[space] = 1 if auction and not board.no_auctions else 0
    if auction:
        auctioned_now = find_task(state, T_AUCTION)
        if auctioned_now < 0:
            push(state, T_ESTATE, 0, 0, 0, 0)
        else:  # one lot at a time: what is under the hammer now goes first [auction.one-lot]
            scarce = find_task(state, T_SHORTAGE)
            insert(state, auctioned_now if scarce < 0 else scarce, T_ESTATE)


def estate_step(board: Board, state: State, log: Log) -> None:
    """The next lot in board order. [auction.one-lot]"""
    for space in range(board.spaces):
        if state.estate[space]:
            state.estate[space] = 0
            open_deed_auction(state, log, space)
            return
    pop(state)
