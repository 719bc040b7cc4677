"""Who would receive what if a player went bankrupt or left the table now: tried on a copy of the game."""

from typing import Final

from msgspec import Struct

from pasch.event import EstatePaid
from pasch.event_rows import events_of, give_back, take_log
from pasch.game import Game
from pasch.notation import DECKS, SEATS, Action, to_move
from pasch.rules import codes
from pasch.rules.bankruptcy import resign_step
from pasch.rules.play import perform
from pasch.rules.rent import drop_claim

GOODBYES: Final = frozenset({"bankrupt", "resign"})


class EstateDeed(Struct, omit_defaults=True):
    """A deed that changes hands; with a mortgage the heir owes the interest at once, or redeems it."""

    space: str
    mortgaged: bool = False
    interest: int = 0


class EstateView(Struct):
    """What is left when a player is out. The bank auctions deeds it receives, if there are auctions at this table."""

    heir: str  # a seat, or `bank`
    paid: dict[str, int]  # what is owed to whom and can still be paid before: a debt, and rents nobody has claimed yet
    thrown: list[str]  # the owners of rents that the dice decide: paid before too, not counted here
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
    heir, debts = _debt_first(game, action.seat)
    thrown: list[str] = []
    try:
        perform(game.table.board, twin.state, log, to_move(action, game.table))
        while twin.state.depth and twin.state.task[twin.state.depth - 1] == codes.T_RESIGN:
            heir = _rent_next(twin, seat, debts, thrown)
            resign_step(game.table.board, twin.state, log)
        paid = [event for event in events_of(log, game.table) if isinstance(event, EstatePaid)]
    finally:
        give_back(log)
    return EstateView(
        heir,
        debts,
        thrown,
        sum(event.amount for event in paid),
        _deeds(game, twin, seat),
        [deck for number, deck in enumerate(DECKS) if game.state.card_holder[number] == seat],
        game.tickets[action.seat],
        any(twin.state.estate),
        twin.phase == "over",
    )


def _debt_first(game: Game, seat: str) -> tuple[str, dict[str, int]]:
    """Who is owed more than there is, else the bank; and the debt that is paid first if it can be. [bankrupt.resign]"""
    if game.phase != "debt" or game.debt is None or game.debt[0] != seat:
        return "bank", {}
    _, creditor, amount = game.debt
    return (creditor, {}) if game.could_raise(seat) < amount else ("bank", {creditor: amount})


def _rent_next(twin: Game, seat: int, debts: dict[str, int], thrown: list[str]) -> str:
    """The oldest rent still open against the one who leaves: paid, thrown for, or its owner is the heir."""
    state = twin.state
    for at in range(state.claims):
        if state.claim_debtor[at] == seat:
            owner, amount = SEATS[state.claim_owner[at]], state.claim_amount[at]
            if state.claim_factor[at] > 0:
                thrown.append(owner)
                drop_claim(state, at)
                return _rent_next(twin, seat, debts, thrown)
            if twin.could_raise(SEATS[seat]) < amount:
                return owner
            debts[owner] = debts.get(owner, 0) + amount
            return "bank"
    return "bank"


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
