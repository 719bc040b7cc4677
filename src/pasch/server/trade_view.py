"""What an offer would change if it were accepted: tried on a copy of the game."""

from typing import Final

from msgspec import Struct

from pasch.event_rows import give_back, take_log
from pasch.game import Game
from pasch.notation import SEATS, Action, to_move
from pasch.rules.mortgage import redemption
from pasch.rules.play import perform
from pasch.server.view import deeds

DEALS: Final = frozenset({"offer", "settle", "accept"})


class TradeDeed(Struct, omit_defaults=True):
    """A deed that changes hands, or whose rent changes because others do."""

    space: str
    owner: str  # afterwards
    before: int = 0  # the rent as it is; 0 with a mortgage, or where a throw decides
    after: int = 0
    moves: bool = False  # to another owner
    interest: int = 0  # of a mortgage, paid by the new owner at once
    redemption: int = 0  # or all of this, to redeem it at once


class TradeView(Struct):
    """The table after a trade, as far as a trade can touch it."""

    cash: dict[str, int]  # of everybody, before any interest
    deeds: list[TradeDeed]


def trade_view(game: Game, action: Action) -> TradeView:
    """What a yes would lead to, or the `Refusal` of the action. What comes after it is not played: it may need dice."""
    refused = game.why_not(action)
    if refused:
        raise refused
    twin, log = game.copy(), take_log()
    try:
        board, state = game.table.board, twin.state
        perform(board, state, log, to_move(action, game.table))
        if action.verb != "accept":
            perform(board, state, log, to_move(Action(SEATS[state.offer_to], "accept"), game.table))
    finally:
        give_back(log)
    return TradeView(twin.cash, _deeds(game, twin))


def _deeds(game: Game, twin: Game) -> list[TradeDeed]:
    board, index = game.table.board, game.table.index
    now, found = deeds(game), list[TradeDeed]()
    for space, then in deeds(twin).items():
        moves = then.owner != now[space].owner
        if moves or then.rent != now[space].rent:
            deed = TradeDeed(space, then.owner, now[space].rent, then.rent, moves)
            if moves and then.mortgaged:
                deed.interest, deed.redemption = board.interest[index(space)], redemption(board, index(space))
            found.append(deed)
    return found
