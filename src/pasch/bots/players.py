"""Bots that sit at a `Game`: those written like the rules, and those people write themselves.

>>> from pasch.game import Game
>>> game = Game("classic", ["Ada", "Ben (bot shrewd)"], start="B")
>>> str(make_player("shrewd", game.table).choose(game, "B"))
'B roll'
"""

from typing import Any, Protocol, cast, runtime_checkable
from weakref import WeakKeyDictionary

from pasch.bots.catalog import make_mind, parse
from pasch.bots.decide import decide
from pasch.bots.dice import Rng, seed_rng
from pasch.bots.mind import Mind
from pasch.bots.outlook import Outlook, make_outlook
from pasch.bots.own import OwnPlayer
from pasch.bots.thinking import Thinking, read_mind
from pasch.game import Game
from pasch.notation import SEATS, Action, from_move
from pasch.rules.state import Move, State
from pasch.table import Table


class Player(Protocol):
    """Decides for one seat of one game."""

    code: str

    def choose(self, game: Game, seat: str) -> Action | str:
        """What the player does now; asked only when it is this player's turn to speak."""
        ...


@runtime_checkable
class Explainer(Protocol):
    """A player that can say why."""

    def why(self, game: Game, seat: str) -> Thinking: ...


class KernelPlayer:
    """`random`, `casual` and `shrewd`, interpreted; it remembers its game, so a new game needs a new player."""

    def __init__(self, code: str, table: Table, seed: int = 0) -> None:
        self.code = code
        self.table = table
        self.kind = code.partition(":")[0]
        self.mind = make_mind(parse(code))
        self.outlook = _outlook(table)
        self.rng = Rng()
        seed_rng(self.rng, seed, 0)
        self._last: tuple[State, Mind, Action] | None = None

    def choose(self, game: Game, seat: str) -> Action:
        state, mind = _as_seen_by(game.state, SEATS.index(seat)), _twin(self.mind)
        move = Move()
        self.decide(state.copy(), SEATS.index(seat), move)
        action = from_move(move, self.table)
        self._last = state, mind, action
        return action

    def decide(self, state: State, seat: int, move: Move) -> None:
        decide(self.table.board, self.outlook, state, self.mind, self.rng, seat, move)

    def why(self, game: Game, seat: str) -> Thinking:
        """What was weighed for the last decision. Found by thinking it over again, so that it cannot change it."""
        if self._last is None or self._last[2].seat != seat:
            raise ValueError(f"{self.code} has decided nothing yet for seat {seat}")
        state, before, action = self._last
        mind = _twin(before)
        mind.thinks, mind.thoughts = 1, 0
        if self.kind != "random":
            decide(self.table.board, self.outlook, state, mind, self.rng, SEATS.index(seat), Move())
        return read_mind(mind, self.kind, game.table, state, action)._replace(code=self.code)


def make_player(code: str, table: Table, seed: int = 0) -> Player:
    """The player a code names; a `BotError` says in one line what is wrong with it."""
    if code.endswith(".py"):
        return OwnPlayer(code, seed)
    if parse(code).plans:
        from pasch.bots.planning_player import PlannerPlayer

        return PlannerPlayer(code, table, seed)
    return KernelPlayer(code, table, seed)


_OUTLOOKS: WeakKeyDictionary[Table, Outlook] = WeakKeyDictionary()


def _outlook(table: Table) -> Outlook:
    if table not in _OUTLOOKS:
        _OUTLOOKS[table] = make_outlook(table.board)
    return _OUTLOOKS[table]


def _as_seen_by(state: State, seat: int) -> State:
    """A copy to think with, without the open rents if none is the player's own: those are for others to claim."""
    seen = state.copy()
    if seat not in seen.claim_owner[: seen.claims]:
        seen.claims = 0
    return seen


def _twin(mind: Mind) -> Mind:
    twin: Mind = cast("Any", mind).copy()
    return twin
