"""The pace of a table: what happens without anybody saying so, and when.

Bots move, absent people are stood in for, clocks run out, auctions close. One timer holds whatever comes next; each
thing that happens at the table plans anew.
"""

import asyncio
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from pasch.bots.catalog import parse
from pasch.bots.own import checked
from pasch.bots.players import Explainer, KernelPlayer, Player, make_player
from pasch.bots.thinking import sentence
from pasch.game import Game
from pasch.notation import Action
from pasch.refusal import Refusal
from pasch.server import protocol as say
from pasch.server.auctioneer import Auctioneer
from pasch.server.clocks import Clocks
from pasch.server.objection import Objection
from pasch.server.setup import CARETAKER

if TYPE_CHECKING:
    from pasch.server.room import Link, Room

Do = Callable[[], None]
WAITS: Final[dict[say.BotPace, float]] = {"at-once": 0, "usual": 1, "leisurely": 2.5}
"""How long bots wait, in `bot_seconds`."""
PLAIN: Final = "casual"
"""Proposes no trades: decides where another bot would make an offer that is not wanted."""
PAUSE = 0.05
"""Seconds before something is tried again that was refused."""


class Held(NamedTuple):
    """A throw that waits because a rent may still be demanded."""

    message_id: str
    do: Do


class Pace:
    """When what happens at one table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.players: dict[str, Player] = {}
        self.clocks = Clocks()
        self.gone: dict[str, float] = {}  # since when a person is away
        self._timer: asyncio.TimerHandle | None = None
        self._held: Held | None = None
        self._hurried = False
        self._thinking: asyncio.Task[None] | None = None
        self._asked_at: dict[str, float] = {}  # since when a bot has to decide
        self.auctioneer = Auctioneer(room)
        self._claims: list[tuple[str, str, str, int]] = []
        self._claims_at = 0.0
        self._last: tuple[str, Player] | None = None

    # Who is there

    def came(self, seats: set[str]) -> None:
        """Clocks stood still for those who were away, and an auction waited for their bid."""
        back = seats & self.gone.keys()
        for seat in back:
            del self.gone[seat]
        self.auctioneer.welcome(back, self._now())
        self.plan()

    def went(self, seats: set[str]) -> None:
        now = self._now()
        for seat in seats:
            self.gone.setdefault(seat, now)
        self.clocks.stop(seats, now)
        self.plan()

    def acted(self, seat: str, verb: str, phase: str) -> None:
        """Somebody has done something, in what was then the phase of the game. What was over goes from the reserve."""
        setup = self.room.setup
        self._asked_at.pop(seat, None)
        over = self.clocks.acted(seat, verb, phase, self._now()) - setup.seconds
        if setup.seconds and over > 0:
            setup.reserves[seat] = max(0.0, self._reserve(seat) - over)
            self.room.setup_changed = True

    def hurry(self) -> None:
        """Somebody does not want to wait for the bots."""
        self._hurried = True
        self.plan()

    # Planning

    def stop(self) -> None:
        if self._timer:
            self._timer.cancel()
        if self._thinking:
            self._thinking.cancel()
        self._timer = self._held = None

    def plan(self) -> None:
        """Find what comes next by itself, and set the timer for it."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        room = self.room
        if room.dead or room.game is None or room.game.phase == "over" or not room.links or self._thinking:
            return
        step = self._next(room.game)
        if step:
            at, do = step
            self._timer = asyncio.get_running_loop().call_at(max(at, self._now()), self._run, do)

    def _run(self, do: Do) -> None:
        self._timer = None
        if self.room.behind:
            return  # planned again as soon as everything is stored
        try:
            do()
        except Refusal:  # somebody was faster
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self.plan)

    def _next(self, game: Game) -> tuple[float, Do] | None:
        """The earliest of all that is due."""
        now, room = self._now(), self.room
        if any(not room.setup.chairs[seat].bot for seat in game.waiting):
            self._hurried = False
        steps: list[tuple[float, Do]] = []
        if game.state.need:
            return now, lambda: room.play("start")
        if self._held:
            steps.append((now + self.before_throw(), self._throw))
        if "time" in room.setup.variants and room.setup.minutes and not game.state.time_up:
            left = room.setup.begun / 1000 + 60 * room.setup.minutes - time.time()
            steps.append((now + left, lambda: room.play("time")))
        if room.setup.seconds:
            asked = () if game.phase == "auction" else game.waiting
            turn = game.state.turn, game.state.round
            self.clocks.ask((seat for seat in asked if seat not in self.gone), game.phase, turn, now)
        if game.phase == "auction":
            absent = {seat for seat, _ in self._missing()}
            steps += self.auctioneer.steps(game, now, absent, self._bot_seconds() / 2, self._move_of)
        else:
            self.auctioneer.rest()
            steps += self._claim_steps(game, now)
            steps += self._decision_steps(game, now)
        if self.gone:
            steps += [(since + room.settings.hold_seconds, self._stand_in(seat)) for seat, since in self._missing()]
        return min(steps, key=lambda step: step[0], default=None)

    def _missing(self) -> list[tuple[str, float]]:
        chairs = self.room.setup.chairs
        return [(seat, since) for seat, since in self.gone.items() if not chairs[seat].bot]

    def _stand_in(self, seat: str) -> Do:
        return lambda: self.room.hand_to_bot(seat)

    # Decisions

    def _decision_steps(self, game: Game, now: float) -> list[tuple[float, Do]]:
        steps: list[tuple[float, Do]] = []
        waiting = game.waiting
        for seat in tuple(self._asked_at):
            if seat not in waiting:
                del self._asked_at[seat]
        for seat in waiting:
            if self.room.setup.chairs[seat].bot:
                at = self._asked_at.setdefault(seat, now) + self._bot_seconds()
                if game.phase == "roll":
                    at = max(at, self._claims_at + self._floor(game))
                steps.append((at, self._move_of(seat)))
            elif self.room.setup.seconds and seat not in self.gone:
                at = self.clocks.since(seat, game.phase, now) + self.room.setup.seconds + self._reserve(seat)
                steps.append((at, self._time_out(seat)))
        return steps

    def _bot_seconds(self) -> float:
        return 0.0 if self._hurried else self.room.settings.bot_seconds * WAITS[self.room.setup.bot_pace]

    def _move_of(self, seat: str) -> Do:
        return lambda: self._let_move(seat, self._player(seat, self.room.setup.chairs[seat].bot))

    def _time_out(self, seat: str) -> Do:
        """Time is up: the caretaker takes this one decision."""
        return lambda: self._let_move(seat, self._player(seat, CARETAKER))

    def _let_move(self, seat: str, player: Player) -> None:
        game = self.room.game
        assert game is not None
        if isinstance(player, KernelPlayer):
            self.room.setup.talk.remind(game, seat, player.mind)
        if parse(player.code).plans:
            self._thinking = asyncio.get_running_loop().create_task(self._think(seat, player, game.copy()))
            return
        self._make_move(seat, player, game, player.choose(game, seat))

    async def _think(self, seat: str, player: Player, twin: Game) -> None:
        """A planner thinks in a thread of its own; what it finds counts if nothing was played meanwhile and the seat is
        still its own."""
        room, played = self.room, self.room.played
        try:
            found = await asyncio.to_thread(player.choose, twin, seat)
        finally:
            self._thinking = None
        game, same = room.game, room.played == played and room.setup.chairs[seat].bot == player.code
        if game is not None and same and not room.dead:
            try:
                self._make_move(seat, player, game, found)
            except Refusal:
                self.plan()
        else:
            self.plan()

    def _make_move(self, seat: str, player: Player, game: Game, found: Action | str) -> None:
        action = checked(game, player.code, seat, found)
        if player.code == CARETAKER and game.phase == "offer":
            action = Action(seat, "reject")  # it makes no deals for others
        if not self.room.setup.talk.is_welcome(game, action):  # of a bot that has no ear for it
            action = checked(game, PLAIN, seat, make_player(PLAIN, game.table, self.room.seq).choose(game, seat))
        self._last = seat, player
        self.room.play(str(action))

    def _player(self, seat: str, code: str) -> Player:
        player = self.players.get(seat)
        if player is None or player.code != code:
            game = self.room.game
            assert game is not None
            player = self.players[seat] = make_player(code, game.table, self.room.seq)
        return player

    def _reserve(self, seat: str) -> float:
        return self.room.setup.reserves.get(seat, self.room.setup.reserve)

    def why(self) -> Any:
        """What the bot that moved last weighed, as data and in both languages."""
        game = self.room.game
        if game is None or self._last is None:
            return None
        seat, player = self._last
        if not isinstance(player, Explainer):
            return None
        thinking = player.why(game, seat)
        return {"thinking": thinking._asdict(), **{lang: sentence(thinking, game, lang) for lang in ("de", "en")}}

    # Rents to be demanded

    def _claim_steps(self, game: Game, now: float) -> list[tuple[float, Do]]:
        if not game.state.claims:
            self._claims = []
            return []
        if game.claims != self._claims:
            self._claims, self._claims_at = game.claims, now
        owners = dict.fromkeys(owner for owner, *_ in game.claims if self._automatic(owner))
        delay = min(self._bot_seconds(), self.room.settings.claim_seconds / 2)
        return [
            (self._claims_at + delay, lambda seat=seat: self.room.play(f"{seat} claim"))
            for seat in owners
            if game.why_not(Action(seat, "claim")) is None
        ]

    def _automatic(self, seat: str) -> bool:
        """Bots demand their rents; for people who are away somebody does it at once."""
        return bool(self.room.setup.chairs[seat].bot) or seat in self.gone

    def _floor(self, game: Game) -> float:
        """How long others wait with a throw that would end somebody's claim."""
        if not game.claims or self.room.setup.claims == "automatic":
            return 0.0
        return self.room.settings.claim_seconds if self.room.setup.claims == "demand" else 0.0

    def before_throw(self) -> float:
        """How long a throw has to wait because a rent may still be demanded."""
        game = self.room.game
        if game is None or game.phase != "roll" or not game.state.claims:
            return 0.0
        if game.claims != self._claims:
            self._claims, self._claims_at = game.claims, self._now()
        return self._claims_at + self._floor(game) - self._now()

    def hold(self, link: "Link", message_id: str, do: Do) -> None:
        """Throw when the time has come. The same message may come again, by another connection."""
        if self._held and self._held.message_id != message_id:
            raise Objection("throw-waits")
        self._held = Held(message_id, do)
        self.room.send(link, say.Tick("floor", [], int(1000 * self.before_throw())))
        self.plan()

    def _throw(self) -> None:
        held, self._held = self._held, None
        if held:
            held.do()
            self.plan()

    # Telling the time

    def tell_time(self) -> None:
        """Until when somebody has to decide, for those who watch."""
        game = self.room.game
        if game is None or game.phase == "over":
            return
        now = self._now()
        if game.phase == "auction":
            left = max(0.0, self.auctioneer.closes - now)
            self.room.tell_all(say.Tick("auction", list(game.waiting), int(1000 * left)))
            return
        seats = [seat for seat in game.waiting if not self.room.setup.chairs[seat].bot]
        if seats and self.room.setup.seconds:
            left = self.clocks.since(seats[0], game.phase, now) + self.room.setup.seconds - now
            reserve = self._reserve(seats[0])
            self.room.tell_all(say.Tick("clock", seats, int(1000 * max(0.0, left + reserve)), int(1000 * reserve)))

    def _now(self) -> float:
        return asyncio.get_running_loop().time()
