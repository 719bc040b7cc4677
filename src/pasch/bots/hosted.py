"""Games at which somebody sits who is not written like the rules: the loop of `games`, in plain Python.

Kernel bots decide here as they do there, from the same random numbers.
"""

from collections.abc import Sequence
from typing import Protocol

from pasch.bots.catalog import Code, bot_error, make_judge, make_mind, parse
from pasch.bots.decide import decide, speaker
from pasch.bots.dice import Rng, answer, seed_rng
from pasch.bots.games import (
    CURVE,
    MOST_STEPS_A_TURN,
    STALLED,
    Result,
    Tally,
    close_result,
    count_events,
    note_cash,
    note_places,
)
from pasch.bots.outlook import make_outlook
from pasch.bots.own import OwnSeat, load
from pasch.bots.planner import Planner
from pasch.notation import from_move
from pasch.rules.codes import CLAUSES, NEED_NOTHING, NEED_START, NOBODY, OVER
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


def check_bot(code: str) -> None:
    """A `BotError` says in one line why there is no such bot."""
    if code.endswith(".py"):
        load(code)
    else:
        parse(code)


def hosted_game(
    table: Table, codes: Sequence[str], seed: int, game: int, rotate: bool, most_rounds: int, tally: Tally | None = None
) -> Result:
    """One game, as `bot_games` would play it; a tally gets what happened added."""
    seats = len(codes)
    about = game % seats if rotate else 0
    codes = [*codes[about:], *codes[:about]]
    rng, state, log, result = Rng(), State(), Log(), Result()
    seed_rng(rng, seed, game)
    players = [take_seat(table, code, seats, rng, seed + game) for code in codes]
    set_up(table.board, state, seats, NOBODY)
    result.fell_to = [-2] * len(result.fell_to)
    log.on = 1 if tally else 0
    turns, steps, alive, before = -1, 0, state.alive, NOBODY
    while state.phase != OVER and turns < most_rounds * seats and state.round < most_rounds:
        result.decisions += state.need == NEED_NOTHING
        _step(table, codes, players, state, log, rng)
        if tally:
            count_events(log, tally, result)
        if state.alive != alive:
            note_places(state, result, alive)
            alive = state.alive
        if state.turn != before and state.need < NEED_START:
            turns, steps, before = turns + 1, 0, state.turn
            if tally and state.round < CURVE:
                note_cash(state, tally, state.round)
        steps += 1
        if steps > MOST_STEPS_A_TURN:
            result.wrong = STALLED
            break
    result.turns = turns
    close_result(table.board, make_outlook(table.board), state, make_judge(), result)
    return result


def _step(table: Table, codes: Sequence[str], players: Sequence[Seated], state: State, log: Log, rng: Rng) -> None:
    """Whoever is heard decides, then chance speaks, and the game goes on until the next decision."""
    log.n = 0
    if state.need == NEED_NOTHING:
        seat, move = speaker(table.board, state), Move()
        players[seat].decide(state, seat, move)
        _judge(table, codes[seat], state, move)
        perform(table.board, state, log, move)
    if state.need != NEED_NOTHING:
        answer(table.board, state, log, rng)
    run(table.board, state, log)


def take_seat(table: Table, code: str, seats: int, rng: Rng, seed: int) -> Seated:
    """The player a code names."""
    if code.endswith(".py"):
        return OwnSeat(table, code, seats, seed)
    parsed = parse(code)
    if parsed.plans:
        return Planner(table, parsed, seats, seed)
    return KernelSeat(table, parsed, rng)


def _judge(table: Table, code: str, state: State, move: Move) -> None:
    """A hosted player is not trusted. The trial is a copy: looking at an acceptance writes its terms into the move."""
    why = refusal(table.board, state, move.copy())
    if why:
        raise bot_error("not-allowed", code=code, said=str(from_move(move, table)), clause=CLAUSES[why])
