"""Whole games between bots: the loop that simulations, matches and the planner's look-ahead all run."""

from collections.abc import MutableSequence, Sequence
from typing import Annotated

from pasch.bots.decide import decide, speaker
from pasch.bots.dice import Rng, answer, seed_rng
from pasch.bots.mind import Mind
from pasch.bots.outlook import Outlook
from pasch.bots.standing import strength
from pasch.rules.board import Board
from pasch.rules.check import broken
from pasch.rules.codes import (
    AUCTION_WON,
    BANK,
    BUILDING_BOUGHT,
    BUILDING_SOLD,
    DEBT_OPENED,
    DEED_BOUGHT,
    DEED_DEALT,
    EVENED_OUT,
    GROUPS,
    JAILED,
    MOVED,
    NEED_NOTHING,
    NEED_START,
    NOBODY,
    OFFER_ACCEPTED,
    OFFER_MADE,
    OVER,
    RENT_PAID,
    SEATS,
    SPACES,
    WENT_BANKRUPT,
)
from pasch.rules.ending import wealth
from pasch.rules.layout import Int, record
from pasch.rules.legal import refusal
from pasch.rules.play import perform, run
from pasch.rules.setup import set_up
from pasch.rules.state import LOG_ROWS, Log, Move, State

CURVE = 128
"""Rounds of which the cash is noted."""
MOST_STEPS_A_TURN = 400
ILLEGAL, STALLED, LOG_FULL = 201, 202, 203
SpaceLong = Annotated[list[int], "i8", SPACES]


@record
class Result:
    """How one game ended."""

    share: Annotated[list[float], "f8", SEATS]  # won, or the share thought of where the game was cut short
    turns: Int  # completed, as are the rounds
    rounds: Int
    decisions: Int
    ended: Int  # 1 by the rules, 0 cut short
    winners: Int  # seats as bits
    first: Int  # who began
    wrong: Int  # what should never happen, see `check.BROKEN` and the codes above
    offers: Int
    trades: Int
    auctions: Int
    place: Annotated[list[int], "i1", SEATS]  # 1 for the winner; ties share the better place
    fell_to: Annotated[list[int], "i1", SEATS]  # -2 still in, -1 to the bank, else the creditor
    fell_by: Annotated[list[int], "i1", SEATS]  # the kind of payment that could not be made


@record
class Tally:
    """Sums over many games."""

    landings: SpaceLong  # moves that ended here; whoever is sent to jail does not move
    rents: SpaceLong  # rent paid for each deed
    visits: SpaceLong  # rents paid
    spent: SpaceLong  # prices of deeds, at the bank and at auctions
    built: SpaceLong  # prices of buildings, less what was paid back
    sold: SpaceLong  # deeds bought
    evened: Annotated[list[int], "i8", GROUPS]  # what evening out cost, less what it brought
    jailed: Annotated[int, "i8"]  # tokens sent to jail
    cash: Annotated[list[list[int]], "i8", CURVE, SEATS]
    living: Annotated[list[list[int]], "i8", CURVE, SEATS]


@record
class Settings:
    """What a batch of games is to do."""

    seats: Int
    most_turns: Int
    seed: Int
    first: Int
    count: Int
    from_start: Int  # 0: each game goes on from the second state
    counts: Int  # fill the tally
    checks: Int  # judge every move, and check every state
    rotate: Int  # bots change seats from game to game


def bot_games(
    boards: Sequence[Board],
    outlooks: Sequence[Outlook],
    states: MutableSequence[State],
    logs: Sequence[Log],
    moves: Sequence[Move],
    rngs: Sequence[Rng],
    minds: MutableSequence[Mind],
    tallies: Sequence[Tally],
    results: Sequence[Result],
    plans: Sequence[Settings],
) -> None:
    """Entry point: a result a game. The first state is played in, the second is where games begin; the first SEATS
    minds play, the next are how they are at the start, and the last judges how games stand that are cut short.

    One function from the loop over games down to the engine: each layer above it would be compiled once more."""
    board = boards[0]
    outlook = outlooks[0]
    state = states[0]
    log = logs[0]
    move = moves[0]
    rng = rngs[0]
    tally = tallies[0]
    plan = plans[0]
    seats = plan.seats
    log.on = 1 if plan.counts else 0
    for number in range(plan.count):
        game = plan.first + number
        result = results[number]
        states[0] = states[1]
        seed_rng(rng, plan.seed, game)
        turn_about = game % seats if plan.rotate else 0
        for seat in range(seats):
            at = seat + turn_about
            if at >= seats:
                at -= seats
            minds[seat] = minds[SEATS + at]
        if plan.from_start:
            set_up(board, state, seats, NOBODY)
        for seat in range(SEATS):
            result.fell_to[seat] = -2
        turns = 0
        decisions = 0
        steps = 0
        before = state.turn + 0
        if plan.from_start:  # the first turn begins when it is known whose it is
            turns = -1
            before = NOBODY
        alive = state.alive + 0
        begun = state.round + 0
        last = begun + plan.most_turns
        if plan.from_start:  # rounds go by faster when players are out
            last = (plan.most_turns + seats - 1) // seats
        while state.phase != OVER and turns < plan.most_turns and state.round < last:
            log.n = 0
            if state.need == NEED_NOTHING:
                seat = speaker(board, state)
                decide(board, outlook, state, minds[seat], rng, seat, move)
                if plan.checks:
                    if refusal(board, state, move):
                        result.wrong = ILLEGAL
                        break
                perform(board, state, log, move)
                decisions += 1
            if state.need != NEED_NOTHING:
                answer(board, state, log, rng)
            run(board, state, log)
            if plan.counts:
                count_events(log, tally, result)
                if plan.checks:
                    look_over(board, state, log, result)
                    if result.wrong:
                        break
            if state.alive != alive:
                note_places(state, result, alive)
                alive = state.alive + 0
            if state.turn != before and state.need < NEED_START:
                turns += 1
                before = state.turn + 0
                steps = 0
                if plan.counts and state.round - begun < CURVE:
                    note_cash(state, tally, state.round - begun)
            steps += 1
            if steps > MOST_STEPS_A_TURN:
                result.wrong = STALLED
                break
        result.turns = turns
        result.decisions = decisions
        close_result(board, outlook, state, minds[2 * SEATS], result)


def note_places(state: State, result: Result, alive: int) -> None:
    """Whoever has just fallen shares the last free place."""
    for seat in range(state.seats):
        if state.out[seat] == 1 and result.place[seat] == 0:
            result.place[seat] = alive


def close_result(board: Board, outlook: Outlook, state: State, mind: Mind, result: Result) -> None:
    """Places of those still in the game by wealth, and everybody's share."""
    result.rounds = state.round
    result.first = state.first
    result.ended = 1 if state.phase == OVER else 0
    result.winners = state.winners
    total = 0.0
    for seat in range(state.seats):
        result.share[seat] = 0.0
        if state.out[seat] == 0:
            better = 1
            mine = wealth(board, state, seat)
            for other in range(state.seats):
                if state.out[other] == 0 and other != seat and wealth(board, state, other) > mine:
                    better += 1
            result.place[seat] = better
            if result.ended:
                result.share[seat] = (state.winners >> seat & 1) + 0.0
            else:
                result.share[seat] = strength(board, outlook, state, mind, seat)
            total += result.share[seat]
    if total > 0.0:
        for seat in range(state.seats):
            result.share[seat] /= total


def count_events(log: Log, tally: Tally, result: Result) -> None:
    """Add what just happened to the sums."""
    for i in range(min(log.n, LOG_ROWS)):
        row = log.rows[i]
        kind = row[0]
        if kind == MOVED:
            tally.landings[row[3]] += 1
        elif kind == JAILED:
            tally.jailed += 1
        elif kind == RENT_PAID:
            tally.rents[row[4]] += row[3]
            tally.visits[row[4]] += 1
        elif kind == DEED_BOUGHT or kind == AUCTION_WON or kind == DEED_DEALT:
            tally.spent[row[4]] += row[3]
            tally.sold[row[4]] += 1
            if kind == AUCTION_WON:
                result.auctions += 1
        elif kind == BUILDING_BOUGHT:
            tally.built[row[4]] += row[3]
        elif kind == BUILDING_SOLD:
            tally.built[row[4]] -= row[3]
        elif kind == EVENED_OUT:
            tally.evened[row[4]] += row[3]
        elif kind == OFFER_MADE:
            result.offers += 1
        elif kind == OFFER_ACCEPTED:
            result.trades += 1
        elif kind == DEBT_OPENED:
            result.fell_by[row[1]] = row[4]
        elif kind == WENT_BANKRUPT:
            result.fell_to[row[1]] = row[2] if row[2] != BANK else -1


def note_cash(state: State, tally: Tally, at: int) -> None:
    """The cash of those still in the game at the beginning of a turn."""
    seat = state.turn
    if state.out[seat] == 0:
        tally.cash[at][seat] += state.cash[seat]
        tally.living[at][seat] += 1


def look_over(board: Board, state: State, log: Log, result: Result) -> None:
    if log.n > LOG_ROWS:
        result.wrong = LOG_FULL
    elif broken(board, state):
        result.wrong = broken(board, state)
