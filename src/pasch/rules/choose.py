"""The choices that have no verb of their own: bus, triple, auction space, birthday, income tax, card, mortgage."""

from pasch.rules.agenda import pop
from pasch.rules.auction import open_deed_auction
from pasch.rules.board import Board
from pasch.rules.bus import take_ticket
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
    AUCTION_SPACE_CHOOSE,
    BANK,
    BIRTHDAY_CHOICE,
    BIRTHDAY_NO_TICKETS,
    BOTH,
    BUS_CHOICE,
    BUS_NO_TICKETS,
    BY_THROW,
    CARD_EXECUTE_NOW,
    CARD_PAID,
    CASH,
    CHOOSE,
    CHOSEN,
    DRAW,
    FIRST,
    FIXED,
    GIFT_PAID,
    MOVE_BONUS,
    MOVE_THROW,
    MOVE_TRIPLE,
    NONE,
    PAY,
    PERCENT,
    SECOND,
    SPACE,
    SPEED_BUS,
    STAY,
    SUM,
    TAX_INCOME_CHOICE,
    TAX_PAID,
    TICKET,
    TRIPLE_JUMP,
    TRIPLE_OPTIONAL,
)
from pasch.rules.debt import pay, transfer
from pasch.rules.ending import share_of_wealth
from pasch.rules.landing import arrive, draw_card
from pasch.rules.mortgage import answer_receiver, only_answer, refuse_answer
from pasch.rules.movement import advance, advance_to, collect_salary, place_token
from pasch.rules.ownership import is_property
from pasch.rules.state import Log, State, emit


def choose_step(board: Board, state: State, log: Log) -> None:
    """Ask, unless only one answer is left. [mega.birthday.no-tickets]"""
    top = state.depth - 1
    seat = state.task_a[top]
    if state.out[seat]:
        pop(state)
    elif state.task_b[top] == ASK_BIRTHDAY and state.tickets_left == 0:
        choose(board, state, log, seat, CASH, 0)
    elif state.task_b[top] == ASK_MORTGAGE and not ask_about_mortgage(board, state, log, seat):
        return
    else:
        state.phase = CHOOSE
        state.actor = seat


def ask_about_mortgage(board: Board, state: State, log: Log, seat: int) -> bool:
    """Is there still a choice? The deed or the cash may have gone while the question stood."""
    top = state.depth - 1
    space = state.task_c[top]
    if state.owed[space] != seat + 1 or state.owner[space] != seat or not state.mortgaged[space]:
        pop(state)
        return False
    answer = only_answer(board, state, seat, space, state.task_d[top])
    if answer >= 0:
        pop(state)
        answer_receiver(board, state, log, seat, space, answer)
        return False
    return True


def refuse_choice(board: Board, state: State, seat: int, option: int, space: int) -> int:
    top = state.depth - 1
    ask = state.task_b[top]
    if ask == ASK_BUS_DICE:
        return 0 if option == FIRST or option == SECOND or option == BOTH else SPEED_BUS
    if ask == ASK_BUS:
        if option == TICKET:
            return 0 if state.tickets_left > 0 else BUS_NO_TICKETS
        return 0 if option == ADVANCE or option == STAY else BUS_CHOICE
    if ask == ASK_TRIPLE:
        if option == SPACE:
            here = state.pos[seat]
            return 0 if 0 <= space < board.spaces and space != here else TRIPLE_OPTIONAL
        return 0 if option == SUM else TRIPLE_OPTIONAL
    if ask == ASK_AUCTION:
        if option == SPACE:
            free = 0 <= space < board.spaces and is_property(board, space) and state.owner[space] == BANK
            return 0 if free else AUCTION_SPACE_CHOOSE
        return 0 if option == NONE else AUCTION_SPACE_CHOOSE
    if ask == ASK_BIRTHDAY:
        if option == TICKET:
            return 0 if state.tickets_left > 0 else BIRTHDAY_NO_TICKETS
        return 0 if option == CASH else BIRTHDAY_CHOICE
    if ask == ASK_TAX:
        return 0 if option == FIXED or option == PERCENT else TAX_INCOME_CHOICE
    if ask == ASK_CARD:
        return 0 if option == PAY or option == DRAW else CARD_EXECUTE_NOW
    return refuse_answer(board, state, seat, state.task_c[top], state.task_d[top], option)


def choose(board: Board, state: State, log: Log, seat: int, option: int, space: int) -> None:
    top = state.depth - 1
    ask = state.task_b[top]
    a = state.task_c[top]
    b = state.task_d[top]
    pop(state)
    emit(log, CHOSEN, seat, ask, option, space, 0)
    if ask == ASK_BUS_DICE:
        choose_dice(board, state, log, seat, option)
    elif ask == ASK_BUS:
        if option == TICKET:
            take_ticket(state, seat)
        elif option == ADVANCE:
            advance_to(board, state, log, seat, board.next_card[state.pos[seat]], MOVE_BONUS)  # [mega.bus.advance]
            arrive(board, state, log, seat, BY_THROW, 0)
    elif ask == ASK_TRIPLE:
        choose_triple(board, state, log, seat, option, space)
    elif ask == ASK_AUCTION:
        if option == SPACE:
            open_deed_auction(state, log, space)
    elif ask == ASK_BIRTHDAY:
        if option == TICKET:
            take_ticket(state, seat)
        else:
            transfer(board, state, log, GIFT_PAID, BANK, seat, board.amount[a], a)  # [mega.birthday]
    elif ask == ASK_TAX:
        amount = board.amount[a]
        if option == PERCENT:
            amount = share_of_wealth(board, state, seat)
        pay(board, state, log, TAX_PAID, seat, BANK, amount, a)
    elif ask == ASK_CARD:
        if option == PAY:
            pay(board, state, log, CARD_PAID, seat, BANK, a, state.pos[seat])
        else:
            draw_card(state, seat, b)
    elif ask == ASK_MORTGAGE:
        answer_receiver(board, state, log, seat, a, option)


def choose_dice(board: Board, state: State, log: Log, seat: int, option: int) -> None:
    """One white die, the other, or both. [speed.bus]"""
    steps = state.die1 + state.die2
    if option == FIRST:
        steps = state.die1 + 0
    elif option == SECOND:
        steps = state.die2 + 0
    advance(board, state, log, seat, steps, MOVE_THROW)
    arrive(board, state, log, seat, BY_THROW, 0)


def choose_triple(board: Board, state: State, log: Log, seat: int, option: int, space: int) -> None:
    """Any other space, or the ordinary sum. [mega.triple.any-space] [speed.triple]"""
    if option == SUM:
        advance(board, state, log, seat, state.die1 + state.die2 + state.die3, MOVE_THROW)
    elif board.triple_rule == TRIPLE_JUMP:
        place_token(state, log, seat, space, MOVE_TRIPLE)
        if space == 0:
            collect_salary(board, state, log, seat, 0)  # [speed.triple-go]
    else:
        advance_to(board, state, log, seat, space, MOVE_TRIPLE)  # [mega.triple.forward]
    arrive(board, state, log, seat, BY_THROW, 0)
