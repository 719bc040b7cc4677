"""The two decks and what their cards do."""

from pasch.rules.agenda import next_seat, pop, push
from pasch.rules.board import Board
from pasch.rules.codes import (
    ASK_CARD,
    BANK,
    BY_CARD,
    CARD_ADVANCE_TO,
    CARD_COLLECT,
    CARD_COLLECT_EACH,
    CARD_DRAW_TOP,
    CARD_DRAWN,
    CARD_GO_BACK_TO,
    CARD_JAIL_FREE,
    CARD_KEPT,
    CARD_MOVE_BACK,
    CARD_NEAREST_STATION,
    CARD_NEAREST_UTILITY,
    CARD_PAID,
    CARD_PAY,
    CARD_PAY_EACH,
    CARD_REPAIRS,
    CARD_RETURNED,
    CARD_TO_JAIL,
    DECK,
    HOTEL_LEVEL,
    JAILED_BY_CARD,
    MOVE_CARD,
    NEED_NOTHING,
    NOBODY,
    SKYSCRAPER_LEVEL,
    STREET,
    T_CHOOSE,
    T_COLLECT_EACH,
    T_PAY_EACH,
)
from pasch.rules.debt import pay, transfer
from pasch.rules.landing import arrive
from pasch.rules.movement import advance_to, place_token, send_to_jail
from pasch.rules.state import Log, State, emit


def refuse_card(board: Board, state: State, card: int) -> int:
    """A card seen before must come in its turn; an unseen one must be in the deck. [card.no-reshuffle]"""
    deck = state.deck
    if card < 0 or card >= board.deck_size[deck]:
        return CARD_DRAW_TOP
    known = state.deck_order[deck][state.deck_head[deck]]
    if known >= 0:
        return 0 if known == card else CARD_DRAW_TOP
    return 0 if (state.unseen[deck] >> card) & 1 else CARD_DRAW_TOP


def return_card(state: State, deck: int, card: int) -> None:
    """Under the deck, face down. [card.to-bottom]"""
    at = (state.deck_head[deck] + state.deck_size[deck]) & (DECK - 1)
    state.deck_order[deck][at] = card
    state.deck_size[deck] += 1


def give_card(board: Board, state: State, log: Log, card: int) -> None:
    """Chance has turned up the card that was asked for: it is carried out at once and goes under the deck, or is kept;
    `run` goes on from there. [card.execute-now]"""
    state.need = NEED_NOTHING
    deck = state.deck
    seat = state.drawer
    head = state.deck_head[deck]
    state.deck_order[deck][head] = -1
    state.deck_head[deck] = (head + 1) & (DECK - 1)
    state.deck_size[deck] -= 1
    state.unseen[deck] &= ~(1 << card)
    emit(log, CARD_DRAWN, seat, deck, card, 0, 0)
    do = board.card_do[deck][card]
    if do == CARD_JAIL_FREE:
        state.card_holder[deck] = seat  # [card.jailfree-keep]
        emit(log, CARD_KEPT, seat, deck, 0, 0, 0)
        return
    return_card(state, deck, card)
    a = board.card_a[deck][card]
    here = state.pos[seat]
    if do == CARD_ADVANCE_TO:
        advance_to(board, state, log, seat, a, MOVE_CARD)
        arrive(board, state, log, seat, BY_CARD, 0)  # [card.move-then-resolve]
    elif do == CARD_NEAREST_STATION:
        advance_to(board, state, log, seat, board.next_station[here], MOVE_CARD)
        arrive(board, state, log, seat, BY_CARD, a)
    elif do == CARD_NEAREST_UTILITY:
        advance_to(board, state, log, seat, board.next_utility[here], MOVE_CARD)
        arrive(board, state, log, seat, BY_CARD, a)
    elif do == CARD_MOVE_BACK:
        to = here - a  # less than once round, as the check of editions sees to
        place_token(state, log, seat, to if to >= 0 else to + board.spaces, MOVE_CARD)
        arrive(board, state, log, seat, BY_CARD, 0)
    elif do == CARD_GO_BACK_TO:
        place_token(state, log, seat, a, MOVE_CARD)
        arrive(board, state, log, seat, BY_CARD, 0)
    elif do == CARD_TO_JAIL:
        send_to_jail(board, state, log, seat, JAILED_BY_CARD)  # [jail.enter-card]
    elif do == CARD_COLLECT:
        transfer(board, state, log, CARD_PAID, BANK, seat, a, here)
    elif do == CARD_PAY:
        pay(board, state, log, CARD_PAID, seat, BANK, a, here)
    elif do == CARD_COLLECT_EACH:
        push(state, T_COLLECT_EACH, seat, next_seat(state, seat), a, 0)
    elif do == CARD_PAY_EACH:
        push(state, T_PAY_EACH, seat, next_seat(state, seat), a, 0)
    elif do == CARD_REPAIRS:
        amount = repairs(board, state, seat, a, board.card_b[deck][card], board.card_c[deck][card])
        if amount > 0:
            pay(board, state, log, CARD_PAID, seat, BANK, amount, here)
    else:
        push(state, T_CHOOSE, seat, ASK_CARD, a, board.card_b[deck][card])


def repairs(board: Board, state: State, seat: int, house: int, hotel: int, skyscraper: int) -> int:
    """So much for each house, hotel and skyscraper; depots are not counted."""
    total = 0
    for space in range(board.spaces):
        level = state.built[space]
        if level > 0 and state.owner[space] == seat and board.kind[space] == STREET:
            if level < HOTEL_LEVEL:
                total += level * house
            elif level < SKYSCRAPER_LEVEL:
                total += hotel
            else:
                total += skyscraper
    return total


def each_step(board: Board, state: State, log: Log, paying: bool) -> None:
    """One after the other in turn order, from the drawer's left. [debt.out-of-turn] [debt.several-creditors]"""
    top = state.depth - 1
    drawer = state.task_a[top]
    seat = state.task_b[top]
    amount = state.task_c[top]
    while seat != drawer and state.out[seat]:
        seat = seat + 1 if seat + 1 < state.seats else 0
    if state.out[drawer] or seat == drawer:
        pop(state)
        return
    state.task_b[top] = seat + 1 if seat + 1 < state.seats else 0
    here = state.pos[drawer]
    if paying:
        pay(board, state, log, CARD_PAID, drawer, seat, amount, here)
    else:
        pay(board, state, log, CARD_PAID, seat, drawer, amount, here)


def give_back_jail_card(board: Board, state: State, log: Log, deck: int) -> None:
    """A used card goes under the deck it came from. [card.jailfree-returns]"""
    seat = state.card_holder[deck]
    state.card_holder[deck] = NOBODY
    return_card(state, deck, board.jail_card[deck])
    emit(log, CARD_RETURNED, seat, deck, 0, 0, 0)
