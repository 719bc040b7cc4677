"""The game server under load: `python -m benchmarks.server`. A real server process, real WebSockets, durable SQLite.

Two people play at each table, each over a connection of its own. They know the game by following its events, and act as
soon as it is their turn.
"""

import argparse
import asyncio
import contextlib
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from typing import Any, NamedTuple

import websockets

from pasch.game import Game

TABLES, SECONDS, WARM_UP = 50, 8.0, 2.0


class Load(NamedTuple):
    """What was measured: actions acknowledged in a second, and how long that took."""

    actions: float
    p50: float
    p99: float


@contextlib.contextmanager
def running_server(folder: str, **settings: str) -> Iterator[tuple[int, int]]:
    """A server process on a free port; gives the port and the process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    environment = os.environ | {f"PASCH_{key.upper()}": value for key, value in settings.items()}
    command = [sys.executable, "-m", "pasch", "serve", "--port", str(port), "--data", folder]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        for _ in range(200):
            with contextlib.suppress(OSError), urllib.request.urlopen(f"http://127.0.0.1:{port}/readyz"):
                break
            time.sleep(0.05)
        yield port, server.pid
    finally:
        server.terminate()
        server.wait(20)


def make_table(port: int, seats: int = 2, **wish: Any) -> dict[str, Any]:
    body = {"seats": [{"kind": "person", "name": f"P{i}"} for i in range(seats)], "seconds": 0} | wish
    request = urllib.request.Request(
        f"http://127.0.0.1:{port}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        made: dict[str, Any] = json.load(answer)
        return made


class Visitor:
    """One player at one table, who follows the game and acts at once."""

    def __init__(self, port: int, table: dict[str, Any], seat: int, gate: "Gate") -> None:
        self.port, self.table, self.gate = port, table, gate
        self.key = table["seats"][seat]
        self.seat: str = self.key["seat"]
        self.game = Game("classic", ["P0", "P1"], options={"claims": "automatic"}, begin=False, keep_events=False)
        self.sent: dict[str, float] = {}
        self.number = 0

    async def play(self) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{self.port}/ws", compression=None, max_size=None) as wire:
            keys = [{"seat": self.seat, "secret": self.key["secret"]}]
            await wire.send(json.dumps({"type": "hello", "version": 1, "table": self.table["id"], "keys": keys}))
            await wire.send(json.dumps({"type": "sit", "id": "ready", "seat": self.seat, "ready": True}))
            while not self.gate.closed:
                await self._hear(wire, str(await wire.recv()))

    async def _hear(self, wire: Any, text: str) -> None:
        if text.startswith('{"type":"happened"'):
            message = json.loads(text)
            if message["kind"] == "line":
                action, _, chance = message["line"].partition(" : ")
                self.game.play(action, chance=chance)
                self.game.lines.clear()
                await self._act(wire, message["seq"])
        elif text.startswith('{"type":"done"'):
            message = json.loads(text)
            if message["id"] in self.sent:
                self.gate.count(time.perf_counter() - self.sent.pop(message["id"]))
                await self._act(wire, message["seq"])
            elif message["id"] == "ready" and self.seat == "B":
                await wire.send(json.dumps({"type": "start", "id": "start"}))
        elif text.startswith('{"type":"refused"'):
            message = json.loads(text)
            if message["id"] == "start":
                await asyncio.sleep(0.05)
                await wire.send(json.dumps({"type": "start", "id": "start"}))
            else:
                raise AssertionError(text)

    async def _act(self, wire: Any, seen: int) -> None:
        if self.seat not in self.game.waiting or self.sent:
            return
        await self.gate.pass_through()
        self.number += 1
        message_id = f"{self.seat}{self.number}"
        self.sent[message_id] = time.perf_counter()
        action = choose(self.game, self.seat)
        await wire.send(json.dumps({"type": "act", "id": message_id, "action": action, "seen": seen}))


def choose(game: Game, seat: str) -> str:
    """Something simple that is always allowed, so that games go on and on."""
    match game.phase:
        case "roll":
            return f"{seat} roll"
        case "buy":
            return f"{seat} decline"
        case "auction":
            return f"{seat} pass"
        case "debt":
            return f"{seat} pay" if game.why_not(f"{seat} pay") is None else f"{seat} bankrupt"
        case _:
            return str(game.legal_actions(seat)[0])


class Gate:
    """Counts, and holds players back where a rate is asked for."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.closed = False
        self.times: list[float] = []
        self._next = 0.0

    def count(self, seconds: float) -> None:
        self.times.append(seconds)

    async def pass_through(self) -> None:
        if self.rate:
            now = time.perf_counter()
            self._next = max(self._next + 1 / self.rate, now)
            await asyncio.sleep(self._next - now)


async def load(port: int, tables: int, rate: float = 0.0) -> Load:
    """Play at so many tables, at most so many actions a second in all."""
    gate = Gate(rate)
    made = [make_table(port) for _ in range(tables)]
    players = [asyncio.create_task(Visitor(port, table, seat, gate).play()) for table in made for seat in (0, 1)]
    await asyncio.sleep(WARM_UP)
    gate.times.clear()
    begun = time.perf_counter()
    await asyncio.sleep(SECONDS)
    times, lasted = sorted(gate.times), time.perf_counter() - begun
    gate.closed = True
    failed = [task.exception() for task in players if task.done()]
    for task in players:
        task.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    if failed:
        raise RuntimeError(f"{len(failed)} players stopped: {failed[0]}")
    return Load(len(times) / lasted, times[len(times) // 2], times[int(len(times) * 0.99)])


def memory(pid: int) -> int:
    with open(f"/proc/{pid}/status") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def show() -> None:
    with tempfile.TemporaryDirectory() as folder:
        with running_server(folder, tables_a_minute="100000", messages_a_second="100000") as (port, _):
            full = asyncio.run(load(port, TABLES))
            print(
                f"server, {TABLES} tables, {2 * TABLES} clients: {full.actions:,.0f} actions/s acknowledged and stored"
            )
            calm = asyncio.run(load(port, TABLES, 1000))
            print(
                f"at {calm.actions:,.0f} actions/s: acknowledged after {1000 * calm.p50:.1f} ms (p50), "
                f"{1000 * calm.p99:.1f} ms (p99)"
            )


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    show()


if __name__ == "__main__":
    main()
