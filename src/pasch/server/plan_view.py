"""What a plan would lead to, and the steps that could come next: everything the page shows about it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from pasch.bots.gentlest import gentlest_way
from pasch.game import Game
from pasch.notation import SEATS, Action, parse_action
from pasch.refusal import Refusal
from pasch.rules import codes
from pasch.rules.building import lower_level, steps
from pasch.server.estate import GOODBYES, EstateView, estate_view
from pasch.server.trade_view import DEALS, TradeView, trade_view
from pasch.server.trial import Plan, clause_of, judged, missing, read_plan
from pasch.server.view import DeedView

Way = Literal["up", "down", "pledge", "row-up", "row-down", "row-bare"]


class PlanStep(Struct, omit_defaults=True):
    """What a press could change: one action more (for a row, several), or the last one about this deed left out."""

    way: Way
    space: str  # of a row: its first street
    add: list[str] = []
    drop: int = -1  # the place of the action that is left out
    clause: str = ""  # what forbids it
    cash: int = 0  # what it changes
    rent: int = 0  # the same for all rents of the player together, where no throw decides


class PlanView(Struct):
    """The table after a plan, as far as a plan can touch it. If the phase is another than now, the plan ends with a
    question to those who are waited for."""

    actions: list[str]
    cash: int
    missing: int  # for the debt or the purchase that waits
    phase: str
    waiting: tuple[str, ...]
    bank: dict[str, int]
    deeds: dict[str, DeedView]  # the player's own
    steps: list[PlanStep]
    last: dict[str, str]  # what could come last, each with the clause that forbids it
    estate: EstateView | None = None  # who would receive what
    trade: TradeView | None = None  # what a yes would change


def planned(game: Game, seat: str, said: Sequence[str], gentlest: bool = False) -> PlanView:
    """The answer to a plan; a `Refusal` names the first action that is not allowed."""
    single = parse_action(said[0], game.table) if len(said) == 1 else None
    if single and single.verb in GOODBYES | DEALS and single.seat == seat:
        answer = plan_view(Plan(game, seat, []))
        if single.verb in GOODBYES:
            answer.estate = estate_view(game, single)
        else:
            answer.trade = trade_view(game, single)
        return answer
    actions, last = read_plan(game, seat, said)
    plan = Plan(game, seat, actions)
    if gentlest:
        way = gentlest_way(plan.after, seat, plan.cash + missing(plan.after, seat))
        plan = plan.with_more([str(action) for action in way])
    refused = plan.after.why_not(last) if last else None
    if refused:
        raise refused
    return plan_view(plan)


def plan_view(plan: Plan) -> PlanView:
    after = plan.after
    goes_on = after.phase == plan.game.phase
    return PlanView(
        [str(action) for action in plan.actions],
        plan.cash,
        missing(after, plan.seat),
        after.phase,
        after.waiting,
        after.bank,
        plan.deeds,
        [_judged(plan, step) for step in (_steps(plan) if goes_on else _ways_back(plan))],
        {str(action): judged(after, action) for action in _last(plan)},
    )


def _last(plan: Plan) -> list[Action]:
    """What the money may be raised for."""
    verbs = {"debt": ("pay", "bankrupt"), "buy": ("buy",)}.get(plan.game.phase, ())
    return [Action(plan.seat, verb) for verb in verbs]


def _steps(plan: Plan) -> Iterator[PlanStep]:
    """Every step about every deed, allowed or not."""
    state, table = plan.after.state, plan.after.table
    for space in table.deeds:
        if state.owner[space] == SEATS.index(plan.seat):
            yield from _building_steps(plan, space)
            yield _pledge(plan, space)
    for group in range(table.board.groups):
        yield from _row_steps(plan, group)


def _ways_back(plan: Plan) -> Iterator[PlanStep]:
    """After a step that asks somebody something only that step can be left out."""
    last = plan.actions[-1]
    ways: dict[str, Way] = {"build": "down", "sell": "up"}
    yield PlanStep(ways.get(last.verb, "pledge"), last.space, drop=len(plan.actions) - 1)


def _building_steps(plan: Plan, space: int) -> Iterator[PlanStep]:
    board, here = plan.after.table.board, plan.after.table.space_id(space)
    if board.kind[space] == codes.UTILITY or (board.kind[space] == codes.STATION and not board.depots):
        return
    built, sold = _newest(plan, here, "build", "sell")
    if sold > built:
        yield PlanStep("up", here, drop=sold)
    else:
        yield PlanStep("up", here, [f"{plan.seat} build {here}"])
    if built > sold:
        yield PlanStep("down", here, drop=built)
    else:
        yield PlanStep("down", here, [f"{plan.seat} sell {here}"])


def _pledge(plan: Plan, space: int) -> PlanStep:
    here = plan.after.table.space_id(space)
    changed = max(_newest(plan, here, "mortgage", "redeem"))
    if changed >= 0:
        return PlanStep("pledge", here, drop=changed)
    verb = "redeem" if plan.after.state.mortgaged[space] else "mortgage"
    return PlanStep("pledge", here, [f"{plan.seat} {verb} {here}"])


def _row_steps(plan: Plan, group: int) -> Iterator[PlanStep]:
    """All streets of a group one up, one down or to bare ground; what the plan just did is not done backwards."""
    table, state, me = plan.after.table, plan.after.state, SEATS.index(plan.seat)
    board = table.board
    streets = [street for street in board.streets[group][: board.group_size[group]] if state.owner[street] == me]
    if len(streets) < 2 or len(streets) < board.group_size[group] - board.missing_streets:
        return
    first, names = table.space_id(streets[0]), [table.space_id(street) for street in streets]
    newest = [_newest(plan, name, "build", "sell") for name in names]
    if all(sold < 0 for _, sold in newest):
        upwards = sorted(streets, key=lambda street: steps(board, state.built[street]))
        yield PlanStep("row-up", first, [f"{plan.seat} build {table.space_id(street)}" for street in upwards])
    if all(built < 0 for built, _ in newest) and any(state.built[street] for street in streets):
        lower = {street: lower_level(board, state.built[street]) if state.built[street] else 0 for street in streets}
        yield PlanStep("row-down", first, [_sale(plan, lower)])
        if any(lower.values()):
            yield PlanStep("row-bare", first, [_sale(plan, dict.fromkeys(streets, 0))])


def _sale(plan: Plan, levels: Mapping[int, int]) -> str:
    said = " ".join(f"{plan.after.table.space_id(street)}={level}" for street, level in levels.items())
    return f"{plan.seat} sell {said}"


def _newest(plan: Plan, space: str, *verbs: str) -> tuple[int, ...]:
    """For each verb the place of the last action about this space; -1 if there is none."""
    return tuple(
        max((place for place, action in enumerate(plan.actions) if action.verb == verb and _is_about(action, space)),
            default=-1)
        for verb in verbs
    )  # fmt: skip


def _is_about(action: Action, space: str) -> bool:
    return action.space == space or any(space == other for other, _ in action.levels)


def _judged(plan: Plan, step: PlanStep) -> PlanStep:
    """Tried, on a copy of the copy: what it changes, or the clause that forbids it."""
    try:
        then = plan.without(step.drop) if step.drop >= 0 else plan.with_more(step.add)
    except Refusal as refused:
        step.clause = clause_of(refused)
    else:
        step.cash = then.cash - plan.cash
        step.rent = then.rents - plan.rents
    return step
