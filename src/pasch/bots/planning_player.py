"""A planner that sits at a `Game`; while the rules are compiled for it in the background it plays as the shrewd one."""

import atexit
from functools import cache

from pasch.bots.catalog import parse
from pasch.bots.planner import Planner
from pasch.bots.players import KernelPlayer
from pasch.bots.thinking import Option, Thinking
from pasch.bots.warm_up import WarmUp
from pasch.game import Game
from pasch.notation import from_move
from pasch.rules.state import Move, State
from pasch.table import Table


@cache
def shared_warm_up() -> WarmUp:
    """One for all planners of this process, ended with it."""
    warm = WarmUp()
    atexit.register(warm.stop)
    return warm


class PlannerPlayer(KernelPlayer):
    """Remembers and explains like the shrewd player it looks ahead with, and besides what it has played out."""

    def __init__(self, code: str, table: Table, seed: int = 0) -> None:
        super().__init__(code, table, seed)
        self.kind = "shrewd"
        self.seed = seed
        self.planner: Planner | None = None
        self._warm = shared_warm_up()

    def decide(self, state: State, seat: int, move: Move) -> None:
        if self.planner is None:
            self.planner = Planner(self.table, parse(self.code), state.seats, self.seed, self._warm)
            self.planner.mind = self.mind
        self.planner.decide(state, seat, move)

    def why(self, game: Game, seat: str) -> Thinking:
        """What was played out, as points of a hundred of the game; without that what the shrewd player weighed."""
        thinking = super().why(game, seat)
        if self.planner is None or not self.planner.weighed:
            return thinking
        weighed = sorted(self.planner.weighed, key=lambda option: -option.share)
        options = [Option(str(from_move(move, self.table)), 100 * share, "share") for move, share, *_ in weighed]
        return thinking._replace(kind="planner", options=tuple(options))
