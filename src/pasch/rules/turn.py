"""A turn: throw, move, settle the space, throw again after doubles, otherwise pass on the dice."""

from pasch.rules.agenda import next_seat, push
from pasch.rules.board import Board
from pasch.rules.codes import (
    ASK_BUS_DICE,
    ASK_TRIPLE,
    BUS,
    BUS_ONE_OR_BOTH,
    BY_THROW,
    BY_TICKET,
    FOR_JAIL,
    FOR_MOVE,
    JAILED_BY_DOUBLES,
    MOVE_THROW,
    MOVE_TICKET,
    MR,
    NEED_DICE,
    NEED_THREE_DICE,
    ROLL,
    T_CHOOSE,
    TICKET_USED,
    TIME_CALLED,
    TURN_BEGAN,
)
from pasch.rules.ending import end_by_wealth
from pasch.rules.landing import arrive, land
from pasch.rules.movement import advance, advance_to, send_to_jail
from pasch.rules.rent import close_claims, three_dice
from pasch.rules.shortage import forget_wishes
from pasch.rules.speed_die import play_bonus
from pasch.rules.state import Log, State, emit

DOUBLES_TO_JAIL = 3


def roll(board: Board, state: State, log: Log, seat: int) -> None:
    """Ask chance for the throw; the first of a turn cuts off rents not demanded. [rent.deadline]"""
    jailed = state.jail[seat] >= 0
    if state.thrown == 0 and (state.claims > 0 or state.lapses):
        close_claims(state, log, jailed)
    if state.wished:
        forget_wishes(state)
    state.thrown += 1
    state.drawer = seat
    if jailed:
        state.need = NEED_DICE  # [speed.jail-two-dice]
        state.need_for = FOR_JAIL
    else:
        state.need = NEED_THREE_DICE if three_dice(board, state, seat) else NEED_DICE
        state.need_for = FOR_MOVE


def throw_to_move(board: Board, state: State, log: Log, seat: int, d1: int, d2: int, d3: int) -> None:
    state.die1 = d1
    state.die2 = d2
    state.die3 = d3
    state.moving = 1
    if d1 == d2:
        if d3 == d1 and d3 < BUS:  # no extra throw, no jail [speed.triple-no-reroll] [speed.triple-third]
            push(state, T_CHOOSE, seat, ASK_TRIPLE, 0, 0)
            return
        state.doubles += 1
        if state.doubles >= DOUBLES_TO_JAIL:  # [doubles.third-not-executed]
            send_to_jail(board, state, log, seat, JAILED_BY_DOUBLES)
            return
        state.again = 1
    steps = d1 + d2
    if d3 >= BUS:
        if d3 == MR:
            state.bonus = MR
        elif board.bus_rule == BUS_ONE_OR_BOTH:
            push(state, T_CHOOSE, seat, ASK_BUS_DICE, 0, 0)
            return
        else:
            state.bonus = BUS
    else:
        steps += d3
    advance(board, state, log, seat, steps, MOVE_THROW)
    land(board, state, log, seat, BY_THROW, 0)


def use_ticket(board: Board, state: State, log: Log, seat: int, space: int) -> None:
    """Instead of a throw; no doubles, no extra throw. [mega.ticket.instead-of-roll] [mega.ticket.one-per-turn]"""
    if state.thrown == 0:
        close_claims(state, log, True)
    if state.wished:
        forget_wishes(state)
    state.thrown += 1
    state.tickets[seat] -= 1
    state.die1 = 0
    state.die2 = 0
    state.die3 = 0
    state.again = 0
    state.moving = 1
    emit(log, TICKET_USED, seat, space, 0, 0, 0)
    advance_to(board, state, log, seat, space, MOVE_TICKET)
    arrive(board, state, log, seat, BY_TICKET, 0)


def settle(board: Board, state: State, log: Log) -> None:
    """The space is done: bonus move, further throw or next player. [speed.double-then-bonus]"""
    seat = state.turn
    still_on = state.out[seat] == 0 and state.jail[seat] < 0
    if still_on and state.bonus:
        play_bonus(board, state, log, seat)
    elif still_on and state.again:  # [doubles.roll-again]
        state.again = 0
        state.moving = 0
    else:
        next_turn(board, state, log)


def next_turn(board: Board, state: State, log: Log) -> None:
    seat = state.turn
    if state.fresh_tickets[seat]:
        state.tickets[seat] += state.fresh_tickets[seat]  # [mega.ticket.later-turn]
        state.fresh_tickets[seat] = 0
    state.moving = 0
    state.thrown = 0
    state.doubles = 0
    state.again = 0
    state.bonus = 0
    state.die1 = 0
    state.die2 = 0
    state.die3 = 0
    after = next_seat(state, seat)
    if after == seat or begins_round(state, seat, after):
        state.round += 1
        if board.rounds > 0 and state.round >= board.rounds:
            state.time_up = 1
    state.turn = after
    if state.time_up:
        end_by_wealth(board, state, log)
        return
    state.phase = ROLL
    state.actor = after
    emit(log, TURN_BEGAN, after, state.round, 0, 0, 0)


def begins_round(state: State, seat: int, after: int) -> bool:
    """The dice pass the place of the player who began."""
    first = state.first
    if after > seat:
        return seat < first <= after
    return seat < first or first <= after


def call_time(board: Board, state: State, log: Log) -> None:
    """The agreed time is up: a turn whose first throw was made is finished. [time.finish-turn]"""
    emit(log, TIME_CALLED, 0, 0, 0, 0, 0)
    state.time_up = 1
    if state.depth == 0 and state.thrown == 0:
        end_by_wealth(board, state, log)
