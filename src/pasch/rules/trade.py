"""Offers and counter-offers, and property in place of a debt."""

from pasch.rules.agenda import find_task, pop, push, remove
from pasch.rules.board import Board
from pasch.rules.codes import (
    BANK,
    BUY,
    DEBT_CREDITOR_DECIDES,
    DEBT_PROPERTY_IN_LIEU,
    DEBT_SETTLED,
    DEED_PASSED,
    DEPOT_IS_BUILDING,
    INTEREST_PAID,
    JAIL_CARD_PASSED,
    LAST_STREET_MORTGAGED,
    MORTGAGE_TRANSFER_NEEDS_CASH,
    OFFER,
    OFFER_ACCEPTED,
    OFFER_CARD,
    OFFER_DEED,
    OFFER_LAPSED,
    OFFER_MADE,
    OFFER_REJECTED,
    OFFER_WITHDRAWN,
    SAID_HOUSE,
    SAID_LOAN,
    SAID_PROMISE,
    SELL_ONLY_BANK,
    STATION,
    STREET,
    T_DEBT,
    T_OFFER,
    TICKET_NOT_TRADABLE,
    TRADE_ALLOWED,
    TRADE_CASH_HELD,
    TRADE_CONSENT,
    TRADE_DEBTOR_NO_DUMPING,
    TRADE_GROUP_BARE,
    TRADE_NO_LOANS,
    TRADE_NO_PROMISES,
    TRADE_OBJECTS,
    TRADE_PAID,
    TRADE_PAUSES_PLAY,
    TURN_SEQUENCE,
)
from pasch.rules.debt import pay, transfer
from pasch.rules.mortgage import BY_AGREEMENT, completes_built_group, receive_mortgages, redemption
from pasch.rules.ownership import group_is_bare, hand_over, is_property
from pasch.rules.rent import DEEP
from pasch.rules.state import Log, Move, State, emit


def offer_step(board: Board, state: State, log: Log) -> None:
    """Goes on after an interruption, unless one of the two has left; the terms are judged again by `accept`."""
    if state.out[state.offer_from] or state.out[state.offer_to]:
        emit(log, OFFER_LAPSED, state.offer_from, state.offer_to, 0, 0, 0)
        clear_offer(board, state)
        return
    state.phase = OFFER
    state.actor = state.offer_to


def refuse_words(words: int) -> int:
    """What can be said and is never part of a trade. [trade.objects]"""
    if words & SAID_HOUSE:
        return SELL_ONLY_BANK
    if words & SAID_LOAN:
        return TRADE_NO_LOANS
    if words & SAID_PROMISE:
        return TRADE_NO_PROMISES
    return TICKET_NOT_TRADABLE


def refuse_offer(board: Board, state: State, move: Move) -> int:
    """A new offer, or a counter-offer in place of an answer."""
    seat = move.seat
    other = move.other
    if other < 0 or other >= state.seats or other == seat or state.out[other]:
        return TRADE_ALLOWED
    if move.words:
        return refuse_words(move.words)
    if state.phase == OFFER and (seat != state.offer_to or other != state.offer_from):
        return TRADE_CONSENT
    if state.phase == BUY and seat != state.actor and other != state.actor:
        return TURN_SEQUENCE  # only deals of the one who decides [trade.any-time]
    why = refuse_another(state)
    if why:
        return why
    if state.phase == OFFER and state.offer_settles:
        return DEBT_CREDITOR_DECIDES
    why = refuse_terms(board, state, move, seat, other)
    if why:
        return why
    return refuse_dumping(board, state, move, seat)


def refuse_another(state: State) -> int:
    """One offer is open at a time, but for the counter-offer that takes its place."""
    if state.phase == OFFER:
        return 0
    if state.depth > DEEP:
        return TURN_SEQUENCE
    return TRADE_PAUSES_PLAY if find_task(state, T_OFFER) >= 0 else 0


def refuse_terms(board: Board, state: State, move: Move, seat: int, other: int) -> int:
    """Only what the partners hold, bare and in cash. [trade.cash-held] [trade.group-bare]"""
    if move.give_cash < 0 or move.get_cash < 0:
        return TRADE_OBJECTS
    if move.give_cash > state.cash[seat] or move.get_cash > state.cash[other]:
        return TRADE_CASH_HELD
    if not holds_cards(state, seat, move.give_cards) or not holds_cards(state, other, move.get_cards):
        return TRADE_OBJECTS
    things = move.give_cards + move.get_cards
    for space in range(board.spaces):
        if move.give[space]:
            why = refuse_deed(board, state, seat, space)
            if why:
                return why
            things += 1
        if move.get[space]:
            why = refuse_deed(board, state, other, space)
            if why:
                return why
            things += 1
    if things == 0:  # two gifts of money are a loan
        return TRADE_NO_LOANS if move.give_cash + move.get_cash > 0 else TRADE_OBJECTS
    why = refuse_interest(board, state, move, seat, move.get_cash - move.give_cash, False)
    if why:
        return why
    return refuse_interest(board, state, move, other, move.give_cash - move.get_cash, True)


def holds_cards(state: State, seat: int, cards: int) -> bool:
    for deck in range(2):
        if (cards >> deck) & 1 and state.card_holder[deck] != seat:
            return False
    return True


def refuse_deed(board: Board, state: State, giver: int, space: int) -> int:
    """Bare deeds of one's own; buildings of others do not matter. [trade.group-bare] [mega.trade.outsider]"""
    if not is_property(board, space) or state.owner[space] != giver:
        return TRADE_OBJECTS
    if board.kind[space] == STATION and state.built[space]:
        return DEPOT_IS_BUILDING
    if board.kind[space] == STREET and not group_is_bare(board, state, giver, board.group[space]):
        return TRADE_GROUP_BARE
    return 0


def refuse_interest(board: Board, state: State, move: Move, receiver: int, gain: int, giving: bool) -> int:
    """Who receives mortgaged deeds must be able to pay for them at once. [mortgage.transfer-needs-cash]"""
    needed = 0
    last_street = False
    for space in range(board.spaces):
        received = move.give[space] if giving else move.get[space]
        if received and state.mortgaged[space]:
            needed += board.interest[space]
            if completes_built_group(board, state, receiver, space):
                needed += board.loan[space]
                last_street = True
    if needed > state.cash[receiver] + gain:
        return LAST_STREET_MORTGAGED if last_street else MORTGAGE_TRANSFER_NEEDS_CASH
    return 0


def refuse_dumping(board: Board, state: State, move: Move, seat: int) -> int:
    """A debtor gets at least what that counts for which he gives, unless the trade brings the cash for the whole debt.
    [trade.debtor-no-dumping]"""
    top = state.depth - 1
    if state.phase == OFFER:
        top -= 1
    if top < 0 or top >= state.depth or state.task[top] != T_DEBT:
        return 0
    debtor = state.task_a[top]
    given = 0
    received = 0
    interest = 0
    for space in range(board.spaces):
        leaves = move.give[space] if seat == debtor else move.get[space]
        comes = move.get[space] if seat == debtor else move.give[space]
        if leaves:
            given += trade_value(board, state, space)
        if comes and not state.mortgaged[space]:
            received += board.loan[space]
        elif comes:  # nothing can be raised on it
            interest += board.interest[space]
            if completes_built_group(board, state, debtor, space):
                interest += board.loan[space]
    gain = move.get_cash - move.give_cash
    if seat != debtor:
        gain = -gain
    gain -= interest
    if state.cash[debtor] + gain >= state.task_c[top]:
        return 0
    return TRADE_DEBTOR_NO_DUMPING if gain + received < given else 0


def trade_value(board: Board, state: State, space: int) -> int:
    """What a deed counts for that a debtor gives: its mortgage value; a mortgaged one its price less what redeeming it
    costs. [trade.debtor-no-dumping]"""
    if state.mortgaged[space]:
        return max(0, board.price[space] - redemption(board, space))
    return board.loan[space] + 0


def write_offer(board: Board, state: State, log: Log, move: Move, settles: int) -> None:
    state.offer_from = move.seat
    state.offer_to = move.other
    state.offer_settles = settles
    state.give_cash = move.give_cash
    state.get_cash = move.get_cash
    state.give_cards = move.give_cards
    state.get_cards = move.get_cards
    for space in range(board.spaces):
        state.give[space] = move.give[space]
        state.get[space] = move.get[space]
    emit(log, OFFER_MADE, move.seat, move.other, move.give_cash, move.get_cash, settles)
    tell_terms(board, log, move)


def tell_terms(board: Board, log: Log, move: Move) -> None:
    """A row for each deed and card, from whom and to whom."""
    for space in range(board.spaces):
        if move.give[space]:
            emit(log, OFFER_DEED, move.seat, move.other, space, 0, 0)
        elif move.get[space]:
            emit(log, OFFER_DEED, move.other, move.seat, space, 0, 0)
    for deck in range(2):
        if (move.give_cards >> deck) & 1:
            emit(log, OFFER_CARD, move.seat, move.other, deck, 0, 0)
        elif (move.get_cards >> deck) & 1:
            emit(log, OFFER_CARD, move.other, move.seat, deck, 0, 0)


def make_offer(board: Board, state: State, log: Log, move: Move) -> None:
    """A counter-offer takes the place of the one it answers."""
    if state.phase != OFFER:
        push(state, T_OFFER, 0, 0, 0, 0)
    write_offer(board, state, log, move, 0)


def read_offer(board: Board, state: State, move: Move) -> None:
    """The open offer as a move of the one who made it."""
    move.seat = state.offer_from
    move.other = state.offer_to
    move.give_cash = state.give_cash
    move.get_cash = state.get_cash
    move.give_cards = state.give_cards
    move.get_cards = state.get_cards
    move.words = 0
    for space in range(board.spaces):
        move.give[space] = state.give[space]
        move.get[space] = state.get[space]


def clear_offer(board: Board, state: State) -> None:
    """The offer is off the table, whatever lies upon it."""
    remove(state, find_task(state, T_OFFER))
    forget_offer(board, state)


def forget_offer(board: Board, state: State) -> None:
    state.offer_from = 0
    state.offer_to = 0
    state.offer_settles = 0
    state.give_cash = 0
    state.get_cash = 0
    state.give_cards = 0
    state.get_cards = 0
    for space in range(board.spaces):
        state.give[space] = 0
        state.get[space] = 0


def refuse_settle(board: Board, state: State, move: Move) -> int:
    """Property, with or without cash, in full place of a debt to a player. [debt.property-in-lieu]"""
    top = state.depth - 1
    creditor = state.task_b[top]
    why = refuse_another(state)
    if why:
        return why
    if creditor == BANK:
        return DEBT_PROPERTY_IN_LIEU
    if move.words:
        return refuse_words(move.words)
    move.other = creditor
    if move.get_cash or move.get_cards:
        return DEBT_PROPERTY_IN_LIEU
    deeds = 0
    for space in range(board.spaces):
        if move.get[space]:
            return DEBT_PROPERTY_IN_LIEU
        deeds += move.give[space]
    if deeds == 0:
        return DEBT_PROPERTY_IN_LIEU
    return refuse_terms(board, state, move, move.seat, creditor)


def make_settlement(board: Board, state: State, log: Log, move: Move) -> None:
    move.other = state.task_b[state.depth - 1]
    push(state, T_OFFER, 0, 0, 0, 0)
    write_offer(board, state, log, move, 1)


def refuse_accept(board: Board, state: State, move: Move) -> int:
    """Checked again: since the offer was made only answers were possible, but the terms must still hold."""
    seat = move.seat
    if seat != state.offer_to:
        return TRADE_CONSENT
    read_offer(board, state, move)
    why = refuse_terms(board, state, move, move.seat, move.other)
    if why == 0 and not state.offer_settles:
        why = refuse_dumping(board, state, move, move.seat)
    move.seat = seat
    return why


def reject(board: Board, state: State, log: Log) -> None:
    emit(log, OFFER_REJECTED, state.offer_to, state.offer_from, 0, 0, 0)
    clear_offer(board, state)


def withdraw(board: Board, state: State, log: Log) -> None:
    emit(log, OFFER_WITHDRAWN, state.offer_from, state.offer_to, 0, 0, 0)
    clear_offer(board, state)


def accept(board: Board, state: State, log: Log) -> None:
    """Everything changes hands at once; then mortgaged deeds are seen to. [trade.consent] [debt.settles-all]"""
    one = state.offer_from
    two = state.offer_to
    settles = state.offer_settles
    emit(log, OFFER_ACCEPTED, two, one, 0, 0, 0)
    pop(state)  # the offer
    if settles:
        pop(state)  # the debt
    receive_mortgages(board, state, BY_AGREEMENT)
    if state.give_cash:
        transfer(board, state, log, DEBT_SETTLED if settles else TRADE_PAID, one, two, state.give_cash, 0)
    if state.get_cash:
        transfer(board, state, log, TRADE_PAID, two, one, state.get_cash, 0)
    pass_cards(state, log, state.give_cards, one, two)
    pass_cards(state, log, state.get_cards, two, one)
    for space in range(board.spaces):
        if state.give[space]:
            pass_deed(board, state, log, space, one, two, BY_AGREEMENT)
        elif state.get[space]:
            pass_deed(board, state, log, space, two, one, BY_AGREEMENT)
    forget_offer(board, state)


def pass_cards(state: State, log: Log, cards: int, giver: int, receiver: int) -> None:
    for deck in range(2):
        if (cards >> deck) & 1:
            state.card_holder[deck] = receiver
            emit(log, JAIL_CARD_PASSED, giver, receiver, deck, 0, 0)


def pass_deed(board: Board, state: State, log: Log, space: int, giver: int, receiver: int, how: int) -> None:
    """The receiver owes interest on a mortgage from now on; a giver who still owes his own pays it now.
    [bankrupt.player.interest]"""
    hand_over(board, state, space, receiver)
    emit(log, DEED_PASSED, giver, receiver, space, 0, 0)
    if state.owed[space] == giver + 1 and state.out[giver] == 0:
        pay(board, state, log, INTEREST_PAID, giver, BANK, board.interest[space], space)
    mortgaged = state.mortgaged[space]
    state.pending[space] = how if mortgaged else 0
    state.owed[space] = receiver + 1 if mortgaged else 0
