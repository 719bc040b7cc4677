"""The game server under load: `python -m benchmarks.server`. A real server process, real WebSockets, durable SQLite."""

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
from collections.abc import Coroutine, Generator
from typing import Any, NamedTuple, TypeVar

from benchmarks.visitors import Gate, Returner, Seen, Visitor, sit_down

TABLES, SECONDS, WARM_UP = 50, 8.0, 2.0
MANY, LONG = 5000, 1000
T = TypeVar("T")


class Load(NamedTuple):
    """Actions acknowledged in a second, seconds until then, and seconds of processor time for each: ours is
    the players'."""

    actions: float
    p50: float
    p99: float
    server: float
    ours: float


@contextlib.contextmanager
def running_server(folder: str, **settings: str) -> Generator[tuple[int, int]]:
    """A server process on a free port; gives the port and the process id."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    limits = {
        "log": "warning",
        "tables_a_minute": "100000",
        "messages_a_second": "100000",
        "connections_an_address": "100000",
    }
    environment = os.environ | {f"PASCH_{key.upper()}": value for key, value in (limits | settings).items()}
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


async def load(port: int, pid: int, tables: int, rate: float = 0.0) -> Load:
    """Play at so many tables, at most so many actions a second in all."""
    gate = Gate(rate)
    visitors: list[Visitor] = []
    for table in [make_table(port) for _ in range(tables)]:
        visitors += await sit_down(port, table, gate)
    await asyncio.sleep(WARM_UP)
    gate.times.clear()
    begun, server, ours = time.perf_counter(), processor_time(pid), time.process_time()
    await asyncio.sleep(SECONDS)
    times, lasted = sorted(gate.times), time.perf_counter() - begun
    server, ours = processor_time(pid) - server, time.process_time() - ours
    gate.open = False
    for visitor in visitors:
        visitor.leave()
    troubles = [visitor.trouble for visitor in visitors if visitor.trouble]
    if troubles:
        raise RuntimeError(f"{len(troubles)} players stopped: {troubles[0]}")
    count = len(times)
    return Load(count / lasted, times[count // 2], times[int(count * 0.99)], server / count, ours / count)


def processor_time(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    with open(f"/proc/{pid}/status") as status:
        line = next(line for line in status if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


def run(work: Coroutine[Any, Any, T]) -> T:
    """On uvloop if there is one: the players should cost as little as they can."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return asyncio.run(work)
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)


def show_load() -> None:
    with tempfile.TemporaryDirectory() as folder, running_server(folder) as (port, pid):
        full = run(load(port, pid, TABLES))
        print(
            f"server, {TABLES} tables, {2 * TABLES} clients: {full.actions:,.0f} actions/s acknowledged and stored "
            f"({1e6 * full.server:.0f} µs of processor time each, {1e6 * full.ours:.0f} µs for the players)"
        )
        calm = run(load(port, pid, TABLES, 1000))
        print(
            f"at {calm.actions:,.0f} actions/s: acknowledged after {1000 * calm.p50:.1f} ms (p50), "
            f"{1000 * calm.p99:.1f} ms (p99)"
        )


async def open_many(port: int, tables: int) -> list[Visitor]:
    """So many tables with a game just begun, both seats at one connection. The players hold still."""
    gate, seen = Gate(), Seen()
    gate.open = False
    visitors: list[Visitor] = []
    for _ in range(tables):
        visitors += await sit_down(port, make_table(port), gate, seen=seen, together=True)
        if len(visitors) % 100 == 0:
            await asyncio.gather(*(visitor.begun for visitor in visitors[-100:]))
    return visitors


async def weigh(port: int, pid: int) -> tuple[int, int]:
    """The memory of the server, empty and with many tables."""
    await open_many(port, 20)  # what is loaded once
    before = memory(pid)
    visitors = await open_many(port, MANY)
    await asyncio.sleep(1)
    after = memory(pid)
    for visitor in visitors:
        visitor.leave()
    return before, after


def show_memory() -> None:
    with tempfile.TemporaryDirectory() as folder, running_server(folder) as (port, pid):
        before, after = run(weigh(port, pid))
    each = (after - before) / MANY / 1000
    print(f"{MANY:,} open tables with a game and a client each: {after / 1e6:.0f} MB, {each:.1f} kB a table")


async def play_long(port: int, actions: int) -> Visitor:
    """A game of so many actions."""
    gate = Gate()
    [visitor] = await sit_down(port, make_table(port), gate, together=True)
    while len(gate.times) < actions:
        await asyncio.sleep(0.01)
    gate.open = False
    await asyncio.sleep(0.1)
    visitor.leave()
    return visitor


async def resume(port: int, visitor: Visitor, last: int) -> float:
    """Seconds from `hello` until everything after `last` is there again."""
    returner = Returner(visitor, last)
    await asyncio.get_running_loop().create_connection(lambda: returner, "127.0.0.1", port)
    took = await returner.took
    returner.leave()
    return took


async def after_restart(port: int, long: Visitor, last: int) -> float:
    await resume(port, await play_long(port, 1), 0)  # the first table of a process loads the edition
    return await resume(port, long, last)


def show_resume() -> None:
    """After a restart; a browser that was there has seen most of it, a new one gets all."""
    took: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        with running_server(folder) as (port, _):
            long = run(play_long(port, LONG))
        for who, last in (("one who was there", long.seen.seq), ("a newcomer, with all that happened", 0)):
            with running_server(folder) as (port, _):
                took[who] = run(after_restart(port, long, last))
    for who, seconds in took.items():
        print(f"resuming a game of {LONG:,} actions after a restart: {1000 * seconds:.1f} ms for {who}")


def show() -> None:
    show_load()
    show_memory()
    show_resume()


def main() -> None:
    argparse.ArgumentParser(description=__doc__).parse_args()
    show()


if __name__ == "__main__":
    main()
