"""Games at which somebody sits who is not written like the rules: the loop of `games`, in plain Python.

Kernel bots decide here as they do there, from the same random numbers.
"""

from collections.abc import Sequence
from typing import Protocol

from pasch.bots.catalog import Code, make_mind, parse
from pasch.bots.decide import decide, speaker
from pasch.bots.dice import Rng, answer, seed_rng
from pasch.bots.games import MOST_STEPS_A_TURN, STALLED, Result, close_result, note_places
from pasch.bots.outlook import make_outlook
from pasch.bots.planner import Planner
from pasch.rules.codes import DO_CLAIM, NEED_NOTHING, NOBODY, OVER
from pasch.rules.legal import refusal
from pasch.rules.play import perform, run
from pasch.rules.setup import set_up
from pasch.rules.state import Log, Move, State
from pasch.table import Table


class Seated(Protocol):
    """Whoever sits at a hosted table."""

    def decide(self, state: State, seat: int, move: Move) -> None: ...


class KernelSeat:
    """A bot written like the rules."""

    def __init__(self, table: Table, code: Code, rng: Rng) -> None:
        self.board = table.board
        self.outlook = make_outlook(table.board)
        self.mind = make_mind(code)
        self.rng = rng

    def decide(self, state: State, seat: int, move: Move) -> None:
        decide(self.board, self.outlook, state, self.mind, self.rng, seat, move)


def is_hosted(code: str) -> bool:
    """Needs this loop."""
    return code.endswith(".py") or parse(code).plans


def hosted_game(table: Table, codes: Sequence[str], seed: int, game: int, rotate: bool, most_rounds: int) -> Result:
    """One game, as `bot_games` would play it."""
    seats = len(codes)
    about = game % seats if rotate else 0
    rng, state, log, move, result = Rng(), State(), Log(), Move(), Result()
    seed_rng(rng, seed, game)
    players = [take_seat(table, codes[(seat + about) % seats], seats, rng, seed + game) for seat in range(seats)]
    set_up(table.board, state, seats, NOBODY)
    turns, steps, alive, before = 0, 0, state.alive, state.turn
    while state.phase != OVER and turns < most_rounds * seats:
        if state.need == NEED_NOTHING:
            seat = speaker(state)
            players[seat].decide(state, seat, move)
            _judge(table, codes[(seat + about) % seats], state, move)
            perform(table.board, state, log, move)
            result.decisions += 1
        if state.need != NEED_NOTHING:
            answer(table.board, state, log, rng)
        run(table.board, state, log)
        if state.alive != alive:
            note_places(state, result, alive)
            alive = state.alive
        steps += 1
        if state.turn != before:
            turns, steps, before = turns + 1, 0, state.turn
        if steps > MOST_STEPS_A_TURN:
            result.wrong = STALLED
            break
    result.turns = turns
    close_result(table.board, make_outlook(table.board), state, make_mind(parse("shrewd")), result)
    return result


def take_seat(table: Table, code: str, seats: int, rng: Rng, seed: int) -> Seated:
    """The player a code names."""
    parsed = parse(code)
    if parsed.plans:
        return Planner(table, parsed, seats, seed)
    return KernelSeat(table, parsed, rng)


def _judge(table: Table, code: str, state: State, move: Move) -> None:
    """A hosted player is not trusted."""
    if move.verb != DO_CLAIM and refusal(table.board, state, move):
        raise AssertionError(f"{code} made an illegal move: verb {move.verb}, space {move.space}, {move.amount}")
