"""Table talk about trades: why an offer was refused, which deeds are for sale, who wants no offers of bots.

It is told to everybody and stands in no record. Bots keep to it: `closed` says what they do not ask for.
"""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from pasch.bots.bargain import NO_OFFERS
from pasch.bots.mind import Mind
from pasch.game import Game
from pasch.notation import SEATS, Action
from pasch.server.protocol import Flag, Reason

QUIET_ROUNDS: Final = 4
"""How long bots make somebody no offers who has said `not-now`."""


class Talk(Struct, omit_defaults=True):
    """What was said at one table, as far as bots remember it. After `too-little` they offer more by themselves."""

    flags: dict[str, tuple[str, Flag]] = {}  # by deed: the owner who said it, and what
    deaf: list[str] = []  # seats that want no offers of bots
    quiet: dict[str, int] = {}  # by seat: the round of its last `not-now`
    refused: dict[str, list[int]] = {}  # by seat and the seat that asked: groups of which it said `monopoly`

    def refuse(self, game: Game, reason: Reason) -> None:
        """The open offer is about to be refused."""
        state, board = game.state, game.table.board
        seat, asker = SEATS[state.offer_to], SEATS[state.offer_from]
        if reason == "not-now":
            self.quiet[seat] = game.round
        elif reason == "monopoly":
            groups = {board.group[space] for space in game.table.deeds if state.get[space]} - {-1}
            self.refused[seat + asker] = sorted(groups | set(self.refused.get(seat + asker, ())))

    def shown(self, game: Game) -> dict[str, Flag]:
        """The flags that hold now: the word of an earlier owner counts no more."""
        owner = game.owner if self.flags else {}
        return {deed: flag for deed, (seat, flag) in self.flags.items() if owner[deed] == seat}

    def remind(self, game: Game, bot: str, mind: Mind) -> None:
        """Before a bot decides it is told what it is not to ask others for."""
        for number, other in enumerate(game.seats):
            mind.closed[number] = self.closed(game, bot, other)

    def is_welcome(self, game: Game, action: Action) -> bool:
        """May a bot say this? It may always answer an offer, but not ask for what is not for sale."""
        if action.verb != "offer":
            return True
        flags = self.shown(game)
        if any(flags.get(space) == "keep" for space in action.get.spaces):
            return False
        return game.phase == "offer" or self.closed(game, action.seat, action.partner) != NO_OFFERS

    def closed(self, game: Game, bot: str, other: str) -> int:
        """The groups, as bits, of which this bot does not ask that player for anything."""
        if other in self.deaf:
            return NO_OFFERS
        quiet = other in self.quiet and game.round < self.quiet[other] + QUIET_ROUNDS
        bits = NO_OFFERS if quiet else _bits(self.refused.get(other + bot, ()))
        return bits & ~self._marked(game, other, "open") | self._marked(game, other, "keep")

    def _marked(self, game: Game, seat: str, wanted: Flag) -> int:
        table = game.table
        deeds = [deed for deed, flag in self.shown(game).items() if flag == wanted and self.flags[deed][0] == seat]
        return _bits(table.board.group[table.index(deed)] for deed in deeds)


def _bits(groups: Iterable[int]) -> int:
    """Stations and works are in no group; nobody asks for those."""
    return sum(1 << group for group in set(groups) if group >= 0)
