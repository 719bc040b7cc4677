"""When a table is shown to its clients: not after each action, but when things have settled."""

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

from pasch.game import Game
from pasch.server import protocol as say
from pasch.server.menu import menu
from pasch.server.view import view

if TYPE_CHECKING:
    from pasch.server.room import Room

BUSY: Final = 100
"""Entries a second in one process from which on pictures of the tables become rarer."""


Raising = tuple[tuple[str, str, int], int, int]
"""A debt, the cash its debtor had when planning, and the cash the plan would lead to."""


class Showing:
    """The pictures of one table, with the menus of its seats."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._timer: asyncio.TimerHandle | None = None
        self._at_the_latest = 0.0
        self._acted = 0.0
        self._raising: Raising | None = None

    def soon(self) -> None:
        """When the table has been quiet for a moment, or at the latest after a while."""
        if self.room.game is None or not self.room.links:
            return
        loop, settings = asyncio.get_running_loop(), self.room.settings
        self._acted = loop.time()
        if self._timer is None:
            self._at_the_latest = self._acted + settings.busy_seconds
            self._timer = loop.call_later(settings.quiet_seconds, self._if_quiet)

    def planned(self, seat: str, cash: int) -> None:
        """Everybody sees how far the plan of a debtor gets, not what is in it."""
        game = self.room.playing()
        if game.debt is None or game.debt[0] != seat:
            return
        raising = game.debt, game.cash[seat], cash
        if raising != self._raising:
            self._raising = raising
            self.soon()

    def _cash_planned(self, game: Game) -> int:
        """As long as it is the same debt, and nothing of the plan was carried out."""
        if self._raising is None or game.debt is None:
            return 0
        debt, cash, planned = self._raising
        return planned if game.debt == debt and game.cash[debt[0]] == cash < planned else 0

    def _if_quiet(self) -> None:
        """A picture costs as much as some actions, so the more goes on in this process, the longer it has to wait."""
        loop = asyncio.get_running_loop()
        quiet = self.room.settings.quiet_seconds * (1 + self.room.tallies.a_second(loop.time()) / BUSY)
        at = min(self._acted + quiet, self._at_the_latest)
        if loop.time() < at:
            self._timer = loop.call_at(at, self._if_quiet)
        else:
            self._timer = None
            self._show()

    def _show(self) -> None:
        room, game = self.room, self.room.game
        if game is None or room.dead or room.behind:
            return  # what is stored next is shown then
        flags = room.setup.talk.shown(game)
        picture = msgspec.Raw(say.encoder.encode(view(game, self._cash_planned(game), flags)))
        menus = {seat: menu(game, seat) for seat in room.here()}
        for link in tuple(room.links):
            mine = {seat: menus[seat] for seat in sorted(link.seats)}
            room.send(link, say.Now(room.seq, picture, mine, room.pace.auctioneer.limits_of(link.seats)))
        room.pace.tell_time()
