"""The engine: carry out a move, take what chance gives, go on until somebody must choose or chance must speak."""

from pasch.rules.agenda import pop
from pasch.rules.auction import auction_step, buy, decline, make_bid, pass_bid
from pasch.rules.bankruptcy import estate_step, go_bankrupt, resign, resign_step
from pasch.rules.board import Board
from pasch.rules.building import sell_buildings
from pasch.rules.bus import go_to_highest_rent, turn_up_ticket
from pasch.rules.cards import each_step
from pasch.rules.choose import choose, choose_step
from pasch.rules.codes import (
    BUY,
    DICE_THROWN,
    DO_ACCEPT,
    DO_BANKRUPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
    DO_CHOOSE,
    DO_CLAIM,
    DO_DECLINE,
    DO_EVEN,
    DO_MORTGAGE,
    DO_OFFER,
    DO_PASS,
    DO_PAY,
    DO_PAY_FINE,
    DO_PLACE,
    DO_REDEEM,
    DO_REJECT,
    DO_RESIGN,
    DO_ROLL,
    DO_SELL,
    DO_SETTLE,
    DO_TICKET,
    DO_USE_CARD,
    DO_WANT,
    DO_WITHDRAW,
    FOR_JAIL,
    FOR_MOVE,
    FOR_RENT,
    NEED_NOTHING,
    OVER,
    ROLL,
    T_AUCTION,
    T_BUY,
    T_CHOOSE,
    T_COLLECT_EACH,
    T_DEBT,
    T_ESTATE,
    T_EVEN,
    T_LEAVE_JAIL,
    T_OFFER,
    T_PAY_EACH,
    T_PLACE,
    T_RECEIVE,
    T_RESIGN,
    T_SHORTAGE,
    T_WANT,
)
from pasch.rules.debt import debt_step, pay_debt
from pasch.rules.ending import end_by_wealth
from pasch.rules.evening import even_out, even_step
from pasch.rules.jail import leave_after_fine, pay_fine, throw_in_jail, use_card
from pasch.rules.mortgage import receive_step, redeem_at_will, take_mortgage
from pasch.rules.rent import claim_rent, find_claim, throw_for_rent
from pasch.rules.shortage import build, place, place_step, say_wish, shortage_step, want_step
from pasch.rules.state import Log, Move, State, emit
from pasch.rules.trade import accept, make_offer, make_settlement, offer_step, reject, withdraw
from pasch.rules.turn import roll, settle, throw_to_move, use_ticket


def run(board: Board, state: State, log: Log) -> None:
    """Work off the agenda until a player must choose, chance must speak or the game is over."""
    while state.need == NEED_NOTHING and state.phase != OVER:
        if state.depth == 0:
            if state.moving or state.out[state.turn]:  # [bankrupt.during-turn]
                settle(board, state, log)
            elif state.time_up and state.thrown == 0:
                end_by_wealth(board, state, log)
            else:
                state.phase = ROLL
                state.actor = state.turn
                return
        else:
            before = state.depth
            kind = state.task[before - 1]
            if kind == T_BUY:
                if state.out[state.task_a[before - 1]] == 0:
                    state.phase = BUY
                    state.actor = state.task_a[before - 1]
                    return
                pop(state)
            elif waits(board, state, log, kind):
                return


def waits(board: Board, state: State, log: Log, kind: int) -> bool:
    """Take a step of the task on top; True if it waits for a player."""
    depth = state.depth
    if kind == T_AUCTION:
        auction_step(board, state, log)
    elif kind == T_DEBT:
        debt_step(state)
    elif kind == T_OFFER:
        offer_step(board, state, log)
    elif kind == T_CHOOSE:
        choose_step(board, state, log)
    elif kind == T_WANT:
        want_step(board, state, log)
    elif kind == T_PLACE:
        place_step(board, state, log)
    elif kind == T_EVEN:
        even_step(board, state)
    else:
        quiet_step(board, state, log, kind)
        return False
    return state.depth == depth and state.task[depth - 1] == kind


def quiet_step(board: Board, state: State, log: Log, kind: int) -> None:
    """Tasks that never wait themselves."""
    if kind == T_SHORTAGE:
        shortage_step(board, state, log)
    elif kind == T_RECEIVE:
        receive_step(board, state)
    elif kind == T_ESTATE:
        estate_step(board, state, log)
    elif kind == T_COLLECT_EACH:
        each_step(board, state, log, False)
    elif kind == T_PAY_EACH:
        each_step(board, state, log, True)
    elif kind == T_LEAVE_JAIL:
        leave_after_fine(board, state, log)
    elif kind == T_RESIGN:
        resign_step(board, state, log)
    else:
        end_by_wealth(board, state, log)  # T_COUNT


def perform(board: Board, state: State, log: Log, move: Move) -> None:
    """Carry out a legal move (`legal.refusal` has been asked); `run` goes on from there."""
    verb = move.verb
    seat = move.seat
    if verb == DO_ROLL:
        roll(board, state, log, state.turn)
    elif verb == DO_BUY:
        buy(board, state, log, seat)
    elif verb == DO_DECLINE:
        decline(board, state, log, seat)
    elif verb == DO_BID:
        make_bid(state, log, seat, move.amount)
    elif verb == DO_PASS:
        pass_bid(state, log, seat)
    elif verb == DO_CLAIM:
        claim_rent(board, state, log, find_claim(state, seat, move.space))
    elif verb == DO_BUILD:
        build(board, state, log, seat, move.space)
    elif verb == DO_SELL:
        sell_buildings(board, state, log, seat, move)
    elif verb == DO_MORTGAGE:
        take_mortgage(board, state, log, seat, move.space)
    elif verb == DO_REDEEM:
        redeem_at_will(board, state, log, seat, move.space)
    elif verb == DO_PAY:
        pay_debt(board, state, log)
    elif verb == DO_CHOOSE:
        choose(board, state, log, seat, move.amount, move.space)
    elif verb == DO_PAY_FINE:
        pay_fine(board, state, log, seat)
    elif verb == DO_USE_CARD:
        use_card(board, state, log, seat, move.amount)
    elif verb == DO_TICKET:
        use_ticket(board, state, log, seat, move.space)
    elif verb == DO_BANKRUPT:
        go_bankrupt(board, state, log)
    elif verb == DO_RESIGN:
        resign(board, state, log, seat)
    elif verb == DO_WANT:
        say_wish(state, log, seat, move.amount)
    elif verb == DO_PLACE:
        place(board, state, log, seat, move.space)
    elif verb == DO_EVEN:
        even_out(board, state, log, move)
    elif verb == DO_OFFER:
        make_offer(board, state, log, move)
    elif verb == DO_ACCEPT:
        accept(board, state, log)
    elif verb == DO_REJECT:
        reject(board, state, log)
    elif verb == DO_WITHDRAW:
        withdraw(board, state, log)
    elif verb == DO_SETTLE:
        make_settlement(board, state, log, move)


def give_dice(board: Board, state: State, log: Log, d1: int, d2: int, d3: int) -> None:
    """Chance has thrown the dice that were asked for; `run` goes on from there."""
    seat = state.drawer
    purpose = state.need_for
    state.need = NEED_NOTHING
    emit(log, DICE_THROWN, seat, d1, d2, d3, purpose)
    if purpose == FOR_MOVE:
        throw_to_move(board, state, log, seat, d1, d2, d3)
    elif purpose == FOR_JAIL:
        throw_in_jail(board, state, log, seat, d1, d2)
    elif purpose == FOR_RENT:
        throw_for_rent(board, state, log, d1, d2, d3)
    else:
        state.die1 = d1
        state.die2 = d2
        go_to_highest_rent(board, state, log, seat)


def give_ticket(state: State, log: Log, expires: int) -> None:
    state.need = NEED_NOTHING
    turn_up_ticket(state, log, expires)
