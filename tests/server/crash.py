"""Games under fire: servers are killed at random moments, and afterwards nothing is missing, doubled or changed.

The tests play hundreds of games; `python tests/server/crash.py --games 2000` plays as many as one likes.
"""

import argparse
import asyncio
import random
import signal
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
from player import Player, keys_of
from running_server import RunningServer
from websockets.exceptions import WebSocketException

from pasch import fair
from pasch.game import Game

BY_HAND = {"hold_seconds": 600, "auction_seconds": 600, "late_bid_seconds": 600}
"""Nobody acts for people, so that each line of theirs is one they sent."""
GONE = (ConnectionError, OSError, WebSocketException, TimeoutError, httpx.TransportError)
TABLES: tuple[tuple[str, list[str]], ...] = (
    ("classic", []),
    ("mega", []),
    ("austria", ["speed-die"]),
    ("starwars", ["short"]),
    ("hobbit", []),
)
THINKING = 0.06
"""Seconds for a decision at most."""
PAUSE = (0.1, 1.0)
"""Seconds between two disasters."""
Disaster = Callable[[], Awaitable[None]]


class Stubborn:
    """A person who comes back whatever happens, and repeats what was not acknowledged under its old id."""

    def __init__(
        self, servers: Sequence[RunningServer], table: str, seat: str, secret: str, dice: random.Random
    ) -> None:
        self.servers = servers
        self.seat = seat
        self.dice = dice
        self.player = Player(servers[0], table, {seat: secret})
        self.sent: dict[str, str] = {}
        self.open: tuple[str, str] | None = None
        self.came_back = 0

    async def play(self) -> None:
        while not self.player.over:
            try:
                await self.player.connect(self.dice.choice(self.servers))
                await self._act_until_the_end()
            except GONE:
                self.came_back += 1
                await asyncio.sleep(0.2)

    async def _act_until_the_end(self) -> None:
        player = self.player
        while not player.over:
            if self.open is None:
                await player.until(lambda: player.over or player.wish() or player.closed)
                wish = player.wish()
                if player.over or wish is None:
                    return
                self.open = player.new_id(), wish
                self.sent[self.open[0]] = wish
                await asyncio.sleep(self.dice.uniform(0, THINKING))
            name, action = self.open
            shown = player.now
            await player.act(action, id=name)
            self.open = None
            await player.until(lambda shown=shown: player.now is not shown or player.over or player.closed)

    def check(self, record: list[str]) -> None:
        """What was told is the record, and this seat's lines are exactly the actions that were acknowledged."""
        player = self.player
        assert player.lines() == record
        done = {name: answer["seq"] for name, answer in player.answers.items() if answer["type"] == "done"}
        acknowledged = {seq: self.sent[name] for name, seq in done.items() if name in self.sent}
        assert len(acknowledged) == sum(name in self.sent for name in done), "two actions became one"
        mine = {seq: entry for seq, entry in player.entries.items() if entry["line"].startswith(f"{self.seat} ")}
        assert mine.keys() == acknowledged.keys()
        for seq, action in acknowledged.items():
            assert mine[seq]["line"].partition(" : ")[0] == action


async def begin(server: RunningServer, number: int) -> Any:
    """Two people, who are here and ready, and two bots."""
    edition, variants = TABLES[number % len(TABLES)]
    seats = "person", "shrewd", "person", "random"
    made = await server.make_table(*seats, edition=edition, variants=variants, options={"rounds": 12})
    people = Player(server, made["id"], keys_of(made))
    await people.connect()
    await people.sit_and_start()
    await people.drop()
    return made


async def play_under_fire(
    servers: Sequence[RunningServer], games: int, disaster: Disaster, disasters: int, pause: tuple[float, float] = PAUSE
) -> int:
    """Plays so many games at the same time and gives how often somebody had to come back."""
    dice = random.Random()
    tables = [await begin(servers[0], number) for number in range(games)]
    people = [
        Stubborn(servers, made["id"], seat, secret, dice) for made in tables for seat, secret in keys_of(made).items()
    ]
    fire = asyncio.create_task(_burn(disaster, disasters, pause, dice))
    try:
        await asyncio.gather(*(one.play() for one in people))
    finally:
        fire.cancel()
        await asyncio.gather(fire, return_exceptions=True)
    for server in servers:
        await server.until_ready()
    for made in tables:
        record = await servers[0].record(made["id"])
        assert Game.from_record(record).phase == "over"
        assert fair.verify(record).ok
        for one in people:
            if one.player.table == made["id"]:
                one.check(record.partition("\n\n")[2].splitlines())
                await one.player.drop()
    return sum(one.came_back for one in people)


async def _burn(disaster: Disaster, disasters: int, pause: tuple[float, float], dice: random.Random) -> None:
    for _ in range(disasters):
        await asyncio.sleep(dice.uniform(*pause))
        await asyncio.shield(asyncio.ensure_future(disaster()))


class Tally:
    """How far a long run has come."""

    def __init__(self, games: int) -> None:
        self.wanted = games
        self.games = self.kills = self.came_back = 0
        self._began = time.monotonic()

    def __str__(self) -> str:
        minutes = (time.monotonic() - self._began) / 60
        return (
            f"{self.games} of {self.wanted} games played and checked in {minutes:.1f} minutes, "
            f"server killed {self.kills} times, {self.came_back} connections cut"
        )


async def _main(tally: Tally, at_once: int) -> None:
    while tally.games < tally.wanted:
        games = min(at_once, tally.wanted - tally.games)
        with tempfile.TemporaryDirectory() as folder:
            async with RunningServer(Path(folder) / "data", Path(folder), **BY_HAND) as server:
                kill = fall_over(server)

                async def disaster(kill: Disaster = kill) -> None:
                    await kill()
                    tally.kills += 1

                tally.came_back += await play_under_fire([server], games, disaster, 30)
        tally.games += games
        print(tally, flush=True)


def run(games: int, at_once: int) -> int:
    """The last line says what is certain, also after Ctrl-C or SIGTERM."""
    tally = Tally(games)
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        asyncio.run(_main(tally, at_once))
    except KeyboardInterrupt:
        print(f"Interrupted. {tally}; nothing was lost, doubled or changed in them.", flush=True)
        return 130
    except BaseException:
        print(f"FAILED after {tally}.", flush=True)
        raise
    print(f"Finished. {tally}; nothing was lost, doubled or changed.", flush=True)
    return 0


def fall_over(server: RunningServer) -> Disaster:
    async def disaster() -> None:
        await server.kill()
        await server.start()

    return disaster


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--at-once", type=int, default=20)
    arguments = parser.parse_args()
    sys.exit(run(arguments.games, arguments.at_once))
