"""Games played to their end by the simple players, with every invariant checked on the way if wanted."""

from collections.abc import MutableSequence, Sequence
from typing import Annotated

from pasch.bots.dice import MASK, Rng, answer, seed_rng
from pasch.lab.policies import buy_everything, random_player
from pasch.rules.board import Board
from pasch.rules.check import broken, pieces
from pasch.rules.codes import LAST_MONEY_EVENT, NEED_NOTHING, NOBODY, OVER, SEATS, TURN_BEGAN
from pasch.rules.layout import Int, record
from pasch.rules.play import perform, run
from pasch.rules.setup import set_up
from pasch.rules.state import LOG_ROWS, Log, Move, State

BOOKS, STOCK, LOG_FULL = 101, 102, 103


@record
class Tally:
    """What a playout has to say about itself."""

    turns: Int
    decisions: Int
    chances: Int
    wrong: Int  # the invariant that broke, see `check.BROKEN` and the codes above
    events: Annotated[int, "u4"]  # a running hash of all events
    finished: Int
    cash: Annotated[list[int], "i4", SEATS]  # scratch: before the step


def look_over(board: Board, state: State, log: Log, tally: Tally) -> None:
    """Invariants, the bank's books, the stock of pieces, and the hash of the events."""
    tally.wrong = broken(board, state)
    if log.n > LOG_ROWS:
        tally.wrong = LOG_FULL
        return
    for i in range(log.n):
        row = log.rows[i]
        if row[0] <= LAST_MONEY_EVENT:
            if row[1] >= 0:
                tally.cash[row[1]] -= row[3]
            if row[2] >= 0:
                tally.cash[row[2]] += row[3]
        elif row[0] == TURN_BEGAN:
            tally.turns += 1
        for column in range(6):
            tally.events = ((tally.events * 31) ^ (row[column] & MASK)) & MASK
    for seat in range(SEATS):
        if tally.cash[seat] != state.cash[seat]:
            tally.wrong = BOOKS
    for piece in range(4):
        if pieces(board, state, piece) != board.stock[piece]:
            tally.wrong = STOCK


def buy_everything_games(
    boards: Sequence[Board],
    states: MutableSequence[State],
    logs: Sequence[Log],
    moves: Sequence[Move],
    rngs: Sequence[Rng],
    tallies: Sequence[Tally],
    seats: int,
    most_turns: int,
    seed: int,
    first: int,
    count: int,
) -> None:
    """Entry point: games of players who buy everything, at full speed, in the first records of the arrays
    (the second state stays blank; interpreted, ask for one game at a time).

    One function from the loop over games down to the engine: each layer above it would be compiled once more.
    """
    board = boards[0]
    state = states[0]
    log = logs[0]
    move = moves[0]
    rng = rngs[0]
    tally = tallies[0]
    for game in range(first, first + count):
        states[0] = states[1]
        seed_rng(rng, seed, game)
        set_up(board, state, seats, NOBODY)
        turns = 0
        decisions = 0
        before = state.turn
        while state.phase != OVER and turns < most_turns:
            if state.need == NEED_NOTHING:
                buy_everything(board, state, move)
                perform(board, state, log, move)
                decisions += 1
            if state.need != NEED_NOTHING:
                answer(board, state, log, rng)
            run(board, state, log)
            if state.turn != before:
                turns += 1
                before = state.turn
        tally.turns += turns
        tally.decisions += decisions
        tally.finished += 1 if state.phase == OVER else 0


def random_games(
    boards: Sequence[Board],
    states: Sequence[State],
    logs: Sequence[Log],
    moves: Sequence[Move],
    rngs: Sequence[Rng],
    tallies: Sequence[Tally],
    seats: int,
    most_steps: int,
    seed: int,
    first: int,
    count: int,
) -> None:
    """Entry point: random legal play with every invariant checked after every step; a state and a tally a game."""
    board = boards[0]
    log = logs[0]
    move = moves[0]
    rng = rngs[0]
    log.on = 1
    for game in range(count):
        state = states[game]
        tally = tallies[game]
        seed_rng(rng, seed, first + game)
        set_up(board, state, seats, NOBODY)
        steps = 0
        while state.phase != OVER and steps < most_steps and tally.wrong == 0:
            for seat in range(SEATS):
                tally.cash[seat] = state.cash[seat]
            log.n = 0
            if state.need != NEED_NOTHING:
                answer(board, state, log, rng)
                tally.chances += 1
            else:
                random_player(board, state, rng, move)
                perform(board, state, log, move)
                tally.decisions += 1
            run(board, state, log)
            steps += 1
            look_over(board, state, log, tally)
        tally.finished += 1 if state.phase == OVER else 0
