"""The speed of bots: games and turns a second, two cores against one, and what a trade search costs."""

import statistics
import threading
import time
from collections.abc import Sequence
from typing import Any

from pasch.bots.arena import MODULES, Arena
from pasch.bots.catalog import make_mind, parse
from pasch.bots.decide import decide, speaker
from pasch.bots.dice import Rng, answer, seed_rng
from pasch.bots.mind import Mind
from pasch.bots.outlook import Outlook, make_outlook
from pasch.bots.trader import wants_to_trade
from pasch.rules import compiled
from pasch.rules.board import Board
from pasch.rules.codes import NEED_NOTHING, NOBODY, OVER, ROLL
from pasch.rules.play import perform, run
from pasch.rules.setup import set_up
from pasch.rules.state import Log, Move, State
from pasch.table import Table

OPTIONS = {"claims": "automatic"}


def games_a_second(code: str, games: int, rounds: int = 5) -> tuple[float, float, float]:
    """Games and turns a second of four such bots over so many different games, and turns a game; the best round."""
    arena = Arena(Table("classic", (), OPTIONS), [parse(code)] * 4)
    arena.play(1, 0, 2)
    best, turns = 1e9, 0
    for _ in range(rounds):
        begun = time.perf_counter()
        results = arena.play(1, 0, games)
        best = min(best, time.perf_counter() - begun)
        turns = int(results["turns"].sum())
    return games / best, turns / best, turns / games


def two_cores(code: str, games: int, rounds: int = 5) -> float:
    """How much more two threads play than one: interleaved, median of the rounds."""
    arenas = [Arena(Table("classic", (), OPTIONS), [parse(code)] * 4) for _ in range(2)]
    for arena in arenas:
        arena.play(1, 0, 2)
    gains: list[float] = []
    for _ in range(rounds):
        begun = time.perf_counter()
        arenas[0].play(1, 0, games)
        one = time.perf_counter() - begun
        workers = [threading.Thread(target=arena.play, args=(1, 0, games)) for arena in arenas]
        begun = time.perf_counter()
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        gains.append(2 * one / (time.perf_counter() - begun))
    return statistics.median(gains)


def trade_searches(
    boards: Sequence[Board],
    outlooks: Sequence[Outlook],
    states: Sequence[State],
    minds: Sequence[Mind],
    moves: Sequence[Move],
    count: int,
) -> int:
    """Entry point: look for a trade in each position again and again, with nothing remembered."""
    found = 0
    mind = minds[0]
    for i in range(count):
        state = states[i % len(states)]
        mind.seen = -1
        mind.looked = -1
        for seat in range(state.seats):
            mind.said_n[seat] = 0
        if wants_to_trade(boards[0], outlooks[0], state, mind, state.turn, moves[0]):
            found += 1
    return found


def trade_search_cost(positions: int = 200, count: int = 200_000) -> tuple[float, float]:
    """Nanoseconds of one search, in the best of three rounds, and the part of searches that find an offer to make."""
    table = Table("classic", (), OPTIONS)
    arena = Arena(table, [parse("shrewd")] * 4)
    states = compiled.blank(State, positions)
    at = game = 0
    while at < positions:
        arena.play(1, game, 1, most_turns=10 + game % 120)
        state = arena.last_state()
        if state["phase"] == ROLL and state["alive"] > 2 and state["need"] == NEED_NOTHING:
            states[at] = state
            at += 1
        game += 1
    search = compiled.entry(trade_searches, *MODULES)
    given: list[Any] = [compiled.pack(table.board), compiled.pack(make_outlook(table.board)), states]
    given += [compiled.pack(make_mind(parse("shrewd"))), compiled.blank(Move)]
    best, found = 1e9, 0
    for _ in range(3):
        begun = time.perf_counter()
        found = search(*given, count)
        best = min(best, time.perf_counter() - begun)
    return best / count * 1e9, found / count


def interpreted_answers(games: int = 4) -> tuple[float, float]:
    """Mean and worst milliseconds a shrewd player takes for a decision without a compiler, in all editions."""
    spent: list[float] = []
    for edition in ("classic", "mega", "austria", "starwars", "hobbit"):
        table = Table(edition)
        outlook = make_outlook(table.board)
        for game in range(games):
            spent += _answer_times(table, outlook, game)
    return 1000 * statistics.mean(spent), 1000 * max(spent)


def _answer_times(table: Table, outlook: Outlook, game: int) -> list[float]:
    minds = [make_mind(parse("shrewd")) for _ in range(4)]
    state, log, move, rng = State(), Log(), Move(), Rng()
    seed_rng(rng, 1, game)
    set_up(table.board, state, 4, NOBODY)
    spent: list[float] = []
    while state.phase != OVER and state.round < 200:
        if state.need == NEED_NOTHING:
            seat = speaker(table.board, state)
            begun = time.perf_counter()
            decide(table.board, outlook, state, minds[seat], rng, seat, move)
            spent.append(time.perf_counter() - begun)
            perform(table.board, state, log, move)
        if state.need != NEED_NOTHING:
            answer(table.board, state, log, rng)
        run(table.board, state, log)
    return spent


def show() -> None:
    """Print all of it."""
    print("\nBots, classic, full rules, one core, claims=automatic")
    for code, games in (("shrewd", 1000), ("casual", 400)):
        a_second, turns, length = games_a_second(code, games)
        print(f"four {code:8} {a_second:10,.0f} games/s {turns:14,.0f} turns/s {length:8.0f} turns a game", flush=True)
    print(f"two threads / one, four shrewd   {two_cores('shrewd', 2000):8.2f} ×")
    cost, found = trade_search_cost()
    print(f"one trade search of shrewd       {cost:8.0f} ns; {100 * found:.1f} % find an offer")
    mean, worst = interpreted_answers()
    print(f"shrewd interpreted, a decision   {mean:8.2f} ms, worst {worst:.1f} ms", flush=True)
