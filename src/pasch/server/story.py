"""The story of a game: everybody's wealth over time, who paid rent to whom, and how the dice fell."""

import asyncio
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from pasch.event import DiceThrown, Event, RentPaid, TurnBegan
from pasch.event_rows import events_of, give_back, take_log
from pasch.game import Game
from pasch.server.replay import AT_ONCE, new_game, play_line
from pasch.server.setup import Setup
from pasch.server.store.shape import Entry, TableRow

MEAN_THROW: Final = 7.0
MEAN_DOUBLES: Final = 1 / 6


class Moment(Struct):
    """How rich everybody is when a round begins, and at the end; `seq` is the entry after which that is so."""

    round: int
    seq: int
    worth: dict[str, int]
    cash: dict[str, int]


class RentSum(Struct):
    """All that one player has paid another as rent."""

    payer: str
    owner: str
    amount: int
    times: int


class DiceLuck(Struct):
    """How the two white dice fell for a player; what is usual for so many throws."""

    seat: str
    throws: int = 0
    pips: int = 0
    doubles: int = 0
    usual_pips: float = 0.0
    usual_doubles: float = 0.0


class Story(Struct):
    """What is told about a game when it is over, or so far."""

    moments: list[Moment]
    rents: list[RentSum]
    luck: list[DiceLuck]


async def story_of(row: TableRow, setup: Setup, entries: Iterable[Entry]) -> Story:
    """The game is played again; others have a turn now and then."""
    game = new_game(row, setup)
    told = Story([], [], [DiceLuck(seat) for seat in game.seats])
    log, seq = take_log(), 0
    for number, entry in enumerate(entries):
        seq = entry.seq
        if entry.kind == "line":
            play_line(game, entry.body, log)
            _tell(told, game, seq, events_of(log, game.table))
        if number % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
    give_back(log)
    told.moments.append(_moment(game, game.round, seq))
    return told


def _tell(told: Story, game: Game, seq: int, events: list[Event]) -> None:
    for event in events:
        match event:
            case TurnBegan(round=number) if not told.moments or told.moments[-1].round < number:
                told.moments.append(_moment(game, number, seq))
            case RentPaid():
                _add_rent(told.rents, event)
            case DiceThrown():
                _add_throw(told.luck, event)
            case _:
                pass


def _moment(game: Game, number: int, seq: int) -> Moment:
    worth = {seat: 0 if seat in game.out else game.wealth(seat) for seat in game.seats}
    return Moment(number, seq, worth, game.cash)


def _add_rent(rents: list[RentSum], paid: RentPaid) -> None:
    for known in rents:
        if (known.payer, known.owner) == (paid.payer, paid.owner):
            known.amount += paid.amount
            known.times += 1
            return
    rents.append(RentSum(paid.payer, paid.owner, paid.amount, 1))


def _add_throw(luck: list[DiceLuck], thrown: DiceThrown) -> None:
    for one in luck:
        if one.seat == thrown.seat:
            one.throws += 1
            one.pips += thrown.first + thrown.second
            one.doubles += thrown.first == thrown.second
            one.usual_pips, one.usual_doubles = one.throws * MEAN_THROW, one.throws * MEAN_DOUBLES
