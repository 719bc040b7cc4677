"""A plain player for the terminal: buys what is affordable, claims rent, builds when rich, never trades."""

from typing import Final

from pasch.game import Game
from pasch.notation import SEATS, Action
from pasch.rules.auction import lowest_bid

CODE: Final = "plain"
KEEP: Final = 200
"""Cash that stays after buying, in units of the edition's money scale."""
RICH: Final = 400
"""Cash that stays after building, redeeming and paying the fine."""
ANSWERS: Final = ("both", "ticket", "advance", "cash", "percent", "fixed", "pay", "draw", "keep", "sum", "none")
LAST_RESORT: Final = ("offer", "resign", "bankrupt")


def claim(game: Game, seat: str) -> Action | None:
    """The oldest rent this player may still demand."""
    if not any(owner == seat for owner, *_ in game.claims):
        return None
    action = Action(seat, "claim")
    return action if game.why_not(action) is None else None


def choose(game: Game, seat: str) -> Action:
    """What the bot does when the game waits for it."""
    legal = game.legal_actions(seat)
    match game.phase:
        case "roll":
            wish = _before_the_throw(game, seat, legal)
        case "buy":
            wish = Action(seat, "buy") if _price(game) <= game.cash[seat] - KEEP * _scale(game) else None
            wish = wish or Action(seat, "decline")
        case "auction":
            wish = _bid(game, seat)
        case "debt":
            wish = _raise_money(legal)
        case "offer":
            wish = Action(seat, "reject")
        case "choose":
            wish = _answer(game, seat, legal)
        case "want":
            wish = Action(seat, "want", amount=0)
        case _:
            wish = None
    if wish and game.why_not(wish) is None:
        return wish
    return min(legal, key=lambda action: action.verb in LAST_RESORT)


def _scale(game: Game) -> int:
    return game.table.edition.switch("money.scale")


def _price(game: Game) -> int:
    """The printed price of the space that is for sale."""
    return game.table.board.price[game.state.task_b[game.state.depth - 1]]


def _before_the_throw(game: Game, seat: str, legal: list[Action]) -> Action:
    for action in legal:
        if action.verb == "use-card":
            return action
        if action.verb in ("pay-fine", "redeem", "build") and _affordable(game, action):
            return action
    return Action(seat, "roll")


def _affordable(game: Game, action: Action) -> bool:
    """Leaves a rich player, and starts neither a shortage nor a question."""
    twin = game.copy()
    twin.play(action)
    return twin.phase == "roll" and twin.cash[action.seat] >= RICH * _scale(game)


def _bid(game: Game, seat: str) -> Action:
    state = game.state
    low = lowest_bid(game.table.board, state)
    worth = 0 if state.lot_piece >= 0 else game.table.board.price[state.lot]
    limit = min(worth, game.cash[seat])
    if low > limit:
        return Action(seat, "pass")
    return Action(seat, "bid", amount=min(limit, low + worth // 10))


def _raise_money(legal: list[Action]) -> Action | None:
    """Pay, else mortgage, else sell houses, else give up."""
    for verb in ("pay", "mortgage", "sell", "bankrupt"):
        for action in legal:
            if action.verb == verb:
                return action
    return None


def _answer(game: Game, seat: str, legal: list[Action]) -> Action | None:
    options = [action.option for action in legal if action.verb == "choose"]
    tenth = (game.wealth(seat) + 9) // 10
    dear = tenth > game.table.edition.switches.tax.amounts[0]
    for option in ANSWERS:
        if option in options and not (option == "percent" and dear):
            return Action(seat, "choose", option=option)
    return None


def is_bot(game: Game, seat: str) -> bool:
    return game.players[SEATS.index(seat)].endswith(f" (bot {CODE})")
