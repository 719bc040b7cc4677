"""The common actions of those who are asked, as a numbered list."""

from collections.abc import Sequence
from typing import Final

from pasch.cli.columns import width
from pasch.cli.words import word
from pasch.game import Game
from pasch.notation import Action
from pasch.rules.auction import lowest_bid
from pasch.text import describe_action

LONG: Final = 12
ALWAYS: Final = (
    "claim", "roll", "pay-fine", "use-card", "ticket", "buy", "decline", "pass", "accept", "reject", "withdraw", "pay",
    "bankrupt", "choose", "want", "place", "even", "build", "redeem",
)  # fmt: skip
TO_RAISE_MONEY: Final = ("sell", "mortgage")


def common_actions(game: Game, seats: Sequence[str]) -> list[Action]:
    """What players mostly do now: no offers, no resigning, and business only where it is likely."""
    found: list[Action] = []
    for seat in seats:
        legal = [action for action in game.legal_actions(seat) if action.verb != "bid"]
        raising = game.phase == "debt" and not any(action.verb == "pay" for action in legal)
        verbs = (*ALWAYS, *TO_RAISE_MONEY) if raising else ALWAYS
        found += _bids(game, seat)
        found += [action for verb in verbs for action in legal if action.verb == verb]
    return found


def other_verbs(game: Game, seats: Sequence[str], shown: Sequence[Action]) -> list[str]:
    verbs = {verb for seat in seats for verb in game.verbs(seat)}
    return sorted(verbs - {action.verb for action in shown})


def _bids(game: Game, seat: str) -> list[Action]:
    """The lowest bid, and two round ones above it."""
    if game.phase != "auction":
        return []
    scale = game.table.edition.switch("money.scale")
    low = lowest_bid(game.table.board, game.state)
    amounts = [low, *((low // step + 1) * step for step in (10 * scale, 50 * scale))]
    bids = [Action(seat, "bid", amount=amount) for amount in dict.fromkeys(amounts)]
    return [bid for bid in bids if game.why_not(bid) is None]


def menu(game: Game, actions: Sequence[Action], lang: str, skip: bool, several: bool) -> list[str]:
    """The lines of the list; long ones stand in columns."""
    said = [str(action) if several else str(action).partition(" ")[2] for action in actions]
    entries = [f"{describe_action(action, game, lang)}  ({text})" for action, text in zip(actions, said, strict=True)]
    entries += [word("go-on", lang)] if skip else []
    if len(entries) > LONG:
        return _in_columns([*said, *([word("go-on", lang)] if skip else [])])
    return [f"{number:3}  {entry}" for number, entry in enumerate(entries, 1)]


def _in_columns(entries: Sequence[str]) -> list[str]:
    cells = [f"{number:3}  {entry}" for number, entry in enumerate(entries, 1)]
    wide = max(len(cell) for cell in cells) + 2
    across = max(1, width() // wide)
    down = -(-len(cells) // across)
    return ["".join(cell.ljust(wide) for cell in cells[row::down]).rstrip() for row in range(down)]
