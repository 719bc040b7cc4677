"""A bot that thinks for a while: chatter does not disturb it, a move of somebody else does."""

import asyncio
import threading
from types import SimpleNamespace
from typing import Any, cast

from pasch.game import Game
from pasch.server.pace import Pace
from pasch.server.talk import Talk

PLANNER = "planner:500"


class Thinker:
    """Thinks until it is told to stop."""

    code = PLANNER

    def __init__(self) -> None:
        self.begun, self.enough = threading.Event(), threading.Event()

    def choose(self, game: Game, seat: str) -> str:
        del game
        self.begun.set()
        self.enough.wait(30)
        return f"{seat} roll"


async def moves_after(**meanwhile: Any) -> list[str]:
    """What a bot does at a table where this becomes otherwise while it thinks."""
    game, bot, moves = Game("classic", ["Ada", "Ben"], start="A"), Thinker(), list[str]()
    setup = SimpleNamespace(chairs={"A": SimpleNamespace(bot=PLANNER)}, talk=Talk())
    room = SimpleNamespace(game=game, seq=5, played=5, dead=False, setup=setup, links=set[Any](), play=moves.append)
    pace = Pace(cast("Any", room))
    thinking = asyncio.create_task(pace._think("A", cast("Any", bot), game.copy()))  # pyright: ignore[reportPrivateUsage]
    await asyncio.to_thread(bot.begun.wait, 30)
    setup.chairs["A"].bot = meanwhile.pop("bot", PLANNER)
    vars(room).update(meanwhile)
    bot.enough.set()
    await thinking
    return moves


async def test_what_was_found_counts_if_others_have_only_talked():
    assert await moves_after() == ["A roll"]
    assert await moves_after(seq=7) == ["A roll"]


async def test_what_was_found_is_forgotten_if_something_was_played_or_somebody_took_the_seat():
    assert await moves_after(seq=6, played=6) == []
    assert await moves_after(seq=6, bot="") == []
    assert await moves_after(dead=True) == []
