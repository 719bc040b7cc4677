"""A plan tried out: building, selling and mortgages played on a copy of the game, where no dice are thrown."""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from pasch.event_rows import SILENT
from pasch.game import Game
from pasch.notation import Action, parse_action
from pasch.refusal import Refusal
from pasch.rules import codes
from pasch.server.objection import Objection
from pasch.server.view import DeedView, deeds

BUSINESS: Final = frozenset({"build", "sell", "mortgage", "redeem"})
LAST: Final = frozenset({"pay", "buy"})
"""What the money was raised for, at the end of a plan. It is judged and not tried: cards and dice may follow."""
MOST: Final = 80


class Plan:
    """Plain actions of one seat, and the game after them. A `Refusal` names the first that is not allowed."""

    def __init__(self, game: Game, seat: str, actions: Sequence[Action]) -> None:
        self.game = game
        self.seat = seat
        self.actions = actions
        self.after = _played(game, actions)

    def without(self, place: int) -> "Plan":
        """The same without one of its actions."""
        return Plan(self.game, self.seat, [*self.actions[:place], *self.actions[place + 1 :]])

    def with_more(self, said: Sequence[str]) -> "Plan":
        """The same with more at its end; only that is played."""
        actions = [parse_action(one, self.game.table) for one in said]
        longer = Plan(self.after, self.seat, actions)
        longer.game, longer.actions = self.game, [*self.actions, *actions]
        return longer

    @property
    def cash(self) -> int:
        return self.after.cash[self.seat]

    @property
    def deeds(self) -> dict[str, DeedView]:
        """The player's own, after the plan."""
        return {space: deed for space, deed in deeds(self.after).items() if deed.owner == self.seat}

    @cached_property
    def rents(self) -> int:
        """All their rents together, where no throw decides."""
        return sum(deed.rent for deed in self.deeds.values())


def read_plan(game: Game, seat: str, said: Sequence[str]) -> tuple[list[Action], Action | None]:
    """The business of a plan, and what comes last, if anything; nothing else can be planned."""
    if len(said) > MOST:
        raise Objection("plan-long", most=MOST)
    actions = [parse_action(one, game.table) for one in said]
    last = actions.pop() if actions and actions[-1].verb in LAST else None
    for action in (*actions, *([last] if last else [])):
        if action.seat != seat or action.verb not in BUSINESS | LAST or (action.verb in LAST and action is not last):
            raise Objection("plan-verbs")
    return actions, last


def _played(game: Game, actions: Iterable[Action]) -> Game:
    """A twin of the game after these actions; chance is given as none, so that nothing can be drawn."""
    twin = game.copy()
    for action in actions:
        twin.carry_out(str(action), "", SILENT)
    return twin


def missing(game: Game, seat: str) -> int:
    """What the seat lacks for a debt or a purchase that waits for it; 0 if there is none."""
    state = game.state
    if seat not in game.waiting or state.depth == 0:
        return 0
    top = state.depth - 1
    if state.phase == codes.DEBT:
        needed = state.task_c[top]
    elif state.phase == codes.BUY:
        needed = game.table.board.price[state.task_b[top]]
    else:
        return 0
    return max(0, needed - game.cash[seat])


def judged(game: Game, action: Action) -> str:
    """The clause that forbids an action now, or nothing."""
    refused = game.why_not(action)
    return clause_of(refused) if refused else ""


def clause_of(refused: Refusal) -> str:
    """What says best why: where the moment is wrong, what has to come first."""
    return refused.also[0] if refused.clause == "turn.sequence" and refused.also else refused.clause
