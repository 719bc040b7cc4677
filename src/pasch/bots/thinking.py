"""Why a bot decided as it did: what it weighed, as data and as one sentence."""

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from pasch.bots.catalog import TEMPER
from pasch.bots.mind import Mind, plain
from pasch.event import PIECES
from pasch.legal_actions import legal_actions
from pasch.notation import SEATS, Action, from_move
from pasch.rules import codes
from pasch.rules.state import Move, State
from pasch.table import Table
from pasch.text.narrator import Narrator

if TYPE_CHECKING:
    from pasch.game import Game

Unit = Literal["money", "share", "rate"]
"""Money; points of a hundred of the game; or money lost for each unit of money raised."""
RATED: Final = (codes.DO_SELL, codes.DO_MORTGAGE)
SHREWD_VERBS: Final = (
    "roll", "ticket", "pay-fine", "use-card", "buy", "decline", "bid", "pass", "build", "sell", "mortgage", "redeem",
    "offer", "accept", "reject", "pay", "bankrupt", "choose", "want", "place", "even",
)  # fmt: skip
INSTEAD: Final = {"roll": "pay-fine", "reject": "accept"}
ESTATE: Final = -100
"""Points: a settlement is refused because all the debtor has will come anyway."""
GOOD: Final = 100 * TEMPER["need"]
"""Points: whoever refuses as much does not trust the partner."""
TRADED: Final = (codes.DO_OFFER, codes.DO_ACCEPT, codes.DO_REJECT, codes.DO_SETTLE)


class Option(NamedTuple):
    """Something the bot could have done, in notation, and what it would have been worth."""

    action: str
    worth: float
    unit: Unit


class Thinking(NamedTuple):
    """A decision; `options` are what was weighed for it, best first."""

    code: str
    kind: str  # `shrewd`, `casual`, `random`, `planner`; `own` gives no reasons
    action: Action
    options: tuple[Option, ...] = ()
    lot: str = ""  # the space, or the kind of building, that was for sale
    price: int = 0  # what it cost, or the lowest bid
    value: int = 0  # the most the bot would have paid
    cash: int = 0
    jailed: bool = False
    legal: int = 0  # how many legal actions there were, for `random`

    @property
    def worth(self) -> float | None:
        """What the chosen action was thought to be worth."""
        said = str(self.action)
        return next((option.worth for option in self.options if option.action == said), None)


def read_mind(mind: Mind, code: str, table: Table, state: State, action: Action) -> Thinking:
    """The thinking of a bot written like the rules, from what its mind wrote down."""
    seat, kind = SEATS.index(action.seat), code.partition(":")[0]
    lot, price = _for_sale(table, state)
    options: list[Option] = []
    value = 0
    for row, worth in zip(mind.thought[: mind.thoughts], mind.worth, strict=False):
        verb, amount = row[1], row[3]
        if verb in (codes.DO_BUY, codes.DO_BID):
            value = max(0, round(worth) + amount)
            price = amount
        if verb == codes.DO_BID and action.verb == "bid":
            worth = value - (action.amount or 0)
        unit: Unit = "rate" if verb in RATED else "share" if verb in TRADED and kind == "shrewd" else "money"
        options.append(Option(_written(row, table, action), worth, unit))
    mine = next((option.unit for option in options if option.action == str(action)), "money")
    options.sort(key=lambda option: (option.unit != mine, -option.worth))
    legal = len(legal_actions(table, state, seat)) if kind == "random" else 0
    cash, jailed = state.cash[seat], state.jail[seat] >= 0
    return Thinking(code, kind, action, tuple(options), lot, price, value, cash, jailed, legal)


def _for_sale(table: Table, state: State) -> tuple[str, int]:
    """What the bank or an auctioneer holds up, and its printed price."""
    if state.phase == codes.BUY:
        space = state.task_b[state.depth - 1]
        return table.space_id(space), table.board.price[space]
    if state.phase == codes.AUCTION and state.lot_piece >= 0:
        return PIECES[state.lot_piece], 0
    return (table.space_id(state.lot), table.board.price[state.lot]) if state.phase == codes.AUCTION else ("", 0)


def _written(row: list[int], table: Table, chosen: Action) -> str:
    """A row as an action. Of offers only the partner is written down, of bids the lowest, and of the ways out of jail
    the fine."""
    seat, verb, space, amount = row
    if verb == codes.DO_PAY_FINE and chosen.verb == "use-card":
        return str(chosen)
    if verb == codes.DO_OFFER:
        return str(chosen) if chosen.verb == "offer" else f"{SEATS[seat]} offer {SEATS[space]}"
    if verb == codes.DO_BID and chosen.verb == "bid":
        return str(chosen)
    move = Move()
    plain(move, seat, verb, space, amount)
    return str(from_move(move, table))


def sentence(thinking: Thinking, game: "Game", lang: str) -> str:
    """The reason in one sentence. While an auction goes on it does not give the limit of a bidder away."""
    narrator = Narrator(game, lang)
    action, worth = thinking.action, _decisive(thinking)
    space = action.space or (thinking.lot if action.verb in ("buy", "decline") else "")
    lot, points = thinking.lot, abs(round(worth or 0, 1))
    message = _message(thinking)
    return narrator.say(
        message,
        case="open" if message == "why-bid" and game.phase == "auction" else _case(thinking, worth),
        verb=action.verb,
        seat=narrator.name(action.seat),
        code=thinking.code,
        space=narrator.space(space) if space else "",
        lot=narrator.building(lot) if lot in PIECES else narrator.space(lot) if lot else "",
        price=narrator.money(thinking.price),
        value=narrator.money(thinking.value),
        worth=narrator.money(round(worth or 0)),
        loss=narrator.money(-round(worth or 0)),
        points=points,
        change=narrator.say("percentage-points", points=points),
        answer=narrator.answer(action.option, action.space) if action.verb == "choose" else "",
        count=_count(thinking),
    )


def _message(thinking: Thinking) -> str:
    verb = thinking.action.verb
    if verb == "claim":
        return "why-claim"
    if thinking.kind in ("random", "own") or (thinking.kind == "casual" and verb != "bid"):
        return f"why-{thinking.kind}"
    return f"why-{verb}" if thinking.kind in ("shrewd", "casual") and verb in SHREWD_VERBS else "why-best"


def _decisive(thinking: Thinking) -> float | None:
    """The worth that tipped the scales: of what was done, or of what was left undone."""
    verb = INSTEAD.get(thinking.action.verb)
    if verb is None or thinking.kind not in ("shrewd", "casual"):
        return thinking.worth
    return next((option.worth for option in thinking.options if option.action.split()[1] == verb), None)


def _count(thinking: Thinking) -> int:
    if thinking.action.verb == "want" and thinking.kind == "shrewd":
        return thinking.action.amount or 0
    return thinking.legal or len(thinking.options)


def _case(thinking: Thinking, worth: float | None) -> str:
    """Which of the reasons of a message holds."""
    verb = thinking.action.verb
    if _message(thinking) == "why-best":
        unit = thinking.options[0].unit if thinking.options and worth is not None else ""
        return {"share": "points", "money": "money"}.get(unit, "plain")
    match verb:
        case "roll" if thinking.jailed:
            return "must" if worth is None else "poor" if worth > 0 else "jail"
        case "buy":
            return "early" if thinking.value < thinking.price else "worth"
        case "decline":
            return "poor" if thinking.cash < thinking.price <= thinking.value else "dear"
        case "reject" if worth is not None:
            return _reluctance(worth)
        case "sell":
            return "group" if thinking.action.levels else "one"
        case "build":
            return "plain" if worth is None else "gain" if round(worth) > 0 else "best"
        case "choose":
            return "plain" if worth is None else "weighed" if worth >= 0 else "costs"
        case _:
            return "plain"


def _reluctance(points: float) -> str:
    """Why an offer is refused that would bring so much of the game."""
    if points <= ESTATE:
        return "estate"
    if abs(round(points, 1)) == 0:
        return "same"
    return "loss" if points < 0 else "little" if points < GOOD else "wary"
