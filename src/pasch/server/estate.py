"""Who would receive what if a player went bankrupt or left the table now: tried on a copy of the game."""

from typing import Final

from msgspec import Struct

from pasch.event import EstatePaid
from pasch.event_rows import events_of, give_back, take_log
from pasch.game import Game
from pasch.notation import DECKS, SEATS, Action, to_move
from pasch.rules import codes
from pasch.rules.play import perform

GOODBYES: Final = frozenset({"bankrupt", "resign"})


class EstateDeed(Struct, omit_defaults=True):
    """A deed that changes hands; with a mortgage the heir owes the interest at once, or redeems it."""

    space: str
    mortgaged: bool = False
    interest: int = 0


class EstateView(Struct):
    """What is left when a player is out. The bank auctions deeds it receives, if there are auctions at this table."""

    heir: str  # a seat, or `bank`
    paid: int  # what is owed and can still be paid before
    cash: int  # with half of what the buildings cost
    deeds: list[EstateDeed]
    cards: list[str]
    tickets: int
    auction: bool
    over: bool  # the game ends with it


def estate_view(game: Game, action: Action) -> EstateView:
    """The estate, or the `Refusal` of the action. What comes after it is not played: it may need dice."""
    refused = game.why_not(action)
    if refused:
        raise refused
    twin, log, seat = game.copy(), take_log(), SEATS.index(action.seat)
    try:
        perform(game.table.board, twin.state, log, to_move(action, game.table))
        paid = [event for event in events_of(log, game.table) if isinstance(event, EstatePaid)]
    finally:
        give_back(log)
    heir, paid_before = _heir(game, action.seat)
    return EstateView(
        heir,
        paid_before,
        sum(event.amount for event in paid),
        _deeds(game, twin, seat),
        [deck for number, deck in enumerate(DECKS) if game.state.card_holder[number] == seat],
        game.tickets[action.seat],
        any(twin.state.estate),
        twin.phase == "over",
    )


def _heir(game: Game, seat: str) -> tuple[str, int]:
    """Who is owed more than there is, else the bank; and the debt that is paid first if it can be. [bankrupt.resign]"""
    if game.phase != "debt" or game.debt is None:
        return "bank", 0
    _, creditor, amount = game.debt
    return (creditor, 0) if game.could_raise(seat) < amount else ("bank", amount)


def _deeds(game: Game, twin: Game, seat: int) -> list[EstateDeed]:
    table = game.table
    return [
        EstateDeed(table.space_id(space), bool(twin.state.mortgaged[space]), _interest(game, twin, space))
        for space in table.deeds
        if game.state.owner[space] == seat
    ]


def _interest(game: Game, twin: Game, space: int) -> int:
    owed = twin.state.pending[space] and twin.state.owner[space] != codes.BANK
    return game.table.board.interest[space] if owed else 0
