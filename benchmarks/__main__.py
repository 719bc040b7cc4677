"""Prints the speed of the engine: `make bench`. Figures are for this machine and moment; compare within one run."""

import os
import platform
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import Any

EDITIONS = ("classic", "mega", "austria", "starwars", "hobbit")
SEATS, MOST_TURNS = 4, 1000
OPTIONS = {"claims": "automatic"}
COLD = """
import sys, time
from pasch.lab import runs
from pasch.table import Table
begun = time.perf_counter()
{what}
print(f"{{time.perf_counter() - begun:.2f}}")
"""
PLAY = "from benchmarks.__main__ import Arena; Arena('classic').play(0, 1)"
EVERYTHING = "runs.compiled(Table('classic'), 2, range(1))"


class Arena:
    """The arrays that compiled games of one edition are played in."""

    def __init__(self, edition: str) -> None:
        from pasch.bots.dice import Rng
        from pasch.lab.playout import Tally
        from pasch.lab.runs import entry
        from pasch.rules import compiled
        from pasch.rules.state import Log, Move, State
        from pasch.table import Table

        self.board = compiled.pack(Table(edition, (), OPTIONS).board)
        self.states = compiled.blank(State, 2)
        self.scratch: list[Any] = [compiled.blank(kind) for kind in (Log, Move, Rng)]
        self.tally = compiled.blank(Tally)
        self.entry = entry("buy_everything_games")

    def play(self, first: int, games: int) -> None:
        self.entry(self.board, self.states, *self.scratch, self.tally, SEATS, MOST_TURNS, 1, first, games)


def seconds(code: str, env: dict[str, str] | None = None) -> float:
    """What a fresh interpreter says about how long the code took."""
    environment = os.environ | (env or {})
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=True)
    return float(done.stdout.split()[-1])


def wall(command: list[str], times: int = 5) -> float:
    """The best wall-clock time of a command."""
    best = 1e9
    for _ in range(times):
        begun = time.perf_counter()
        subprocess.run(command, capture_output=True, check=True)
        best = min(best, time.perf_counter() - begun)
    return best


def compiled_speeds(games: int = 1000, rounds: int = 12) -> dict[str, tuple[float, float]]:
    """Turns and decisions a second of each edition: the best of some rounds, the editions taking turns."""
    arenas = {edition: Arena(edition) for edition in EDITIONS}
    best: dict[str, tuple[float, float]] = dict.fromkeys(EDITIONS, (0.0, 0.0))
    for _ in range(rounds):
        for edition, arena in arenas.items():
            arena.tally["turns"] = arena.tally["decisions"] = 0
            begun = time.perf_counter()
            arena.play(0, games)
            spent = time.perf_counter() - begun
            turns, decisions = int(arena.tally["turns"][0]), int(arena.tally["decisions"][0])
            best[edition] = max(best[edition], (turns / spent, decisions / spent))
    return best


def interpreted_speed(edition: str, games: int = 8, turns: int = 2000, rounds: int = 3) -> float:
    from pasch.bots.dice import Rng
    from pasch.lab.playout import Tally, buy_everything_games
    from pasch.rules.state import Log, Move, State
    from pasch.table import Table

    board, log, move, rng = Table(edition, (), OPTIONS).board, Log(), Move(), Rng()
    best = 0.0
    for _ in range(rounds):
        tally = Tally()
        begun = time.perf_counter()
        for game in range(games):
            buy_everything_games([board], [State(), State()], [log], [move], [rng], [tally], SEATS, turns, 1, game, 1)
        best = max(best, tally.turns / (time.perf_counter() - begun))
    return best


def threads_gain(games: int = 3000, rounds: int = 5) -> float:
    """How much more two threads play than one: interleaved, median of the rounds."""
    gains: list[float] = []
    arenas = [Arena("classic"), Arena("classic")]
    for arena in arenas:
        arena.play(0, 10)
    for _ in range(rounds):
        begun = time.perf_counter()
        arenas[0].play(0, games)
        one = time.perf_counter() - begun
        workers = [threading.Thread(target=arena.play, args=(0, games)) for arena in arenas]
        begun = time.perf_counter()
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.join()
        gains.append(2 * one / (time.perf_counter() - begun))
    return statistics.median(gains)


def copy_times() -> tuple[int, float, float]:
    """Bytes of a state, and nanoseconds to copy one compiled and interpreted."""
    import numpy as np
    from numba import njit

    from pasch.rules import compiled
    from pasch.rules.state import State

    def copies(states: Any, times: int) -> None:
        for i in range(times):
            states[i & 1] = states[2 + (i & 1)]

    run: Any = njit(copies)
    states = np.zeros(4, compiled.dtype(State))
    run(states, 10)
    begun = time.perf_counter()
    run(states, 1_000_000)
    fast = (time.perf_counter() - begun) * 1000
    state = State()
    begun = time.perf_counter()
    for _ in range(2000):
        state.copy()
    slow = (time.perf_counter() - begun) * 1e9 / 2000
    return states.dtype.itemsize, fast, slow


def machine() -> str:
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [
            line.split(":", 1)[1].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, Python {platform.python_version()}"


def commit() -> str:
    found = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False)
    return found.stdout.strip() or "no commit"


def main() -> None:
    import numba

    print(f"{machine()}, Numba {numba.__version__}, commit {commit()}")
    print("Compiling from nothing (about a minute each) …", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        env = {"PASCH_CACHE": folder}
        print(f"cold compile, playing            {seconds(COLD.format(what=PLAY), env):8.2f} s", flush=True)
        print(f"warm compile, playing            {seconds(COLD.format(what=PLAY), env):8.2f} s", flush=True)
        what = seconds(COLD.format(what=EVERYTHING), env)
        print(f"cold compile, every check too    {what:8.2f} s", flush=True)
    bare = wall([sys.executable, "-c", ""])
    print(f"import pasch                     {wall([sys.executable, '-c', 'import pasch']) - bare:8.3f} s")
    print(f"pasch --help                     {wall([sys.executable, '-m', 'pasch', '--help']):8.3f} s")
    size, fast, slow = copy_times()
    print(f"state {size} bytes, copied in {fast:.0f} ns compiled, {slow / 1000:.1f} µs interpreted")
    print(f"two threads / one                {threads_gain():8.2f} ×")
    print(f"\n{'edition':10} {'compiled turns/s':>18} {'decisions/s':>14} {'interpreted turns/s':>21}")
    for edition, (turns, decisions) in compiled_speeds().items():
        print(f"{edition:10} {turns:18,.0f} {decisions:14,.0f} {interpreted_speed(edition):21,.0f}", flush=True)
    from benchmarks import bots, games, server, store

    games.show()
    bots.show()
    print()
    store.show()
    print()
    server.show()


if __name__ == "__main__":
    main()
