"""One sentence for what a player chose."""

from typing import TYPE_CHECKING

from pasch.notation import Action
from pasch.text.narrator import Names, Narrator

if TYPE_CHECKING:
    from pasch.game import Game


def describe_action(action: Action, game: "Game", lang: str, names: Names | None = None) -> str:
    """The action as a sentence; with the game as it stands before the action, a purchase and a claim say of what."""
    narrator = Narrator(game, lang, names)
    message_id, blanks = _filled(action, game, narrator)
    return narrator.say(message_id, seat=narrator.name(action.seat), **blanks)


def _filled(action: Action, game: "Game", narrator: Narrator) -> tuple[str, dict[str, str | int]]:
    """The message and its blanks, but the seat."""
    message_id = f"action-{action.verb}"
    match action.verb:
        case "ticket" | "build" | "mortgage" | "redeem" | "place":
            return message_id, {"space": narrator.space(action.space)}
        case "bid":
            return message_id, {"amount": narrator.money(action.amount or 0)}
        case "want":
            return message_id, {"count": action.amount or 0}
        case "pay-fine":
            return message_id, {"amount": narrator.money(game.table.board.fine)}
        case "buy" if game.phase == "buy":
            at = game.state.task_b[game.state.depth - 1]
            price = narrator.money(game.table.board.price[at])
            return "action-buy-deed", {"space": narrator.space_at(at), "amount": price}
        case "claim":
            claimed = action.space or _oldest_claim(game, action.seat)
            return ("action-claim-rent", {"space": narrator.space(claimed)}) if claimed else (message_id, {})
        case "sell" if action.levels:
            return "action-sell-to", {"levels": narrator.levels(action.levels, action.seat)}
        case "sell":
            return message_id, {"space": narrator.space(action.space), "steps": action.amount or 1}
        case "even":
            return message_id, {"levels": narrator.levels(action.levels, action.seat)}
        case "offer":
            return message_id, {"partner": narrator.name(action.partner), **narrator.terms(action.give, action.get)}
        case "settle":
            return message_id, {"give": narrator.items(action.give)}
        case "choose":
            return message_id, {"answer": narrator.answer(action.option, action.space)}
        case _:
            return message_id, {}


def _oldest_claim(game: "Game", seat: str) -> str:
    return next((space for owner, _, space, _ in game.claims if owner == seat), "")
