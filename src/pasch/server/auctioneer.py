"""Auctions by open outcry at one table: when the hammer falls, and private limits that bid for their seats."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from pasch.game import Game
from pasch.notation import SEATS
from pasch.refusal import Refusal
from pasch.rules.auction import lowest_bid
from pasch.server.objection import Objection

if TYPE_CHECKING:
    from pasch.server.room import Room

Do = Callable[[], None]


class Auctioneer:
    """Cries one lot after the other. The hammer waits for somebody who dropped and may still bid."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self.closes = 0.0
        self._lot: tuple[int, ...] = ()
        self._bid: tuple[int, int] = (0, 0)
        self._asked: tuple[str, ...] = ()
        self._asked_at = 0.0

    def welcome(self, back: set[str], now: float) -> None:
        """Whoever comes back in the middle of an auction has the time to bid."""
        game = self.room.game
        if game is not None and game.phase == "auction" and back & set(game.waiting):
            self.closes = max(self.closes, now + self.room.settings.late_bid_seconds)

    def rest(self) -> None:
        """Nothing is up for auction."""
        self._lot = ()
        self._forget_limits(())

    def steps(
        self, game: Game, now: float, absent: set[str], bot_seconds: float, move_of: Callable[[str], Do]
    ) -> list[tuple[float, Do]]:
        """What comes by itself: bids of bots and of limits, and the hammer."""
        self._look(game, now)
        self._drop_limits_out_of_reach(game)
        limits = self.room.setup.limits
        steps: list[tuple[float, Do]] = []
        for seat in game.waiting:
            if self.room.setup.chairs[seat].bot:
                steps.append((self._asked_at + bot_seconds, move_of(seat)))
            elif limits.get(seat, 0) >= lowest_bid(game.table.board, game.state):
                steps.append((now, self._bid_of(seat)))
        awaited = [seat for seat in game.waiting if seat in absent and not limits.get(seat)]
        if not awaited and (not any(limits.get(seat) for seat in game.waiting) or not steps):
            steps.append((self.closes, self._hammer))
        return steps

    def _look(self, game: Game, now: float) -> None:
        """Is it another lot, a new bid, or has somebody passed?"""
        state, settings = game.state, self.room.settings
        lot, bid = lot_of(game), (state.bid, state.bidder)
        self._forget_limits(lot)
        if lot != self._lot:
            self.closes = now + settings.auction_seconds
        elif bid != self._bid:
            self.closes = max(self.closes, now + settings.late_bid_seconds)
        if (lot, bid, game.waiting) != (self._lot, self._bid, self._asked):
            self._asked_at = now
        self._lot, self._bid, self._asked = lot, bid, game.waiting

    def _bid_of(self, seat: str) -> Do:
        """The lowest bid, for somebody who left a limit; what cannot be paid ends the limit."""

        def bid() -> None:
            game = self.room.game
            assert game is not None
            try:
                self.room.play(f"{seat} bid {lowest_bid(game.table.board, game.state)}")
            except Refusal:
                self._drop_limit(seat)
                raise

        return bid

    def _hammer(self) -> None:
        """Sold: all who have not raised stand passed."""
        game = self.room.game
        assert game is not None
        lot = (game.state.lot, game.state.lot_piece)
        for seat in game.waiting:
            if game.phase == "auction" and (game.state.lot, game.state.lot_piece) == lot and seat in game.waiting:
                self.room.play(f"{seat} pass")

    # Limits

    def set_limit(self, seat: str, amount: int) -> None:
        game = self.room.game
        if game is None or game.phase != "auction":
            raise Objection("no-auction")
        self._forget_limits(lot_of(game))
        if amount:
            self.room.setup.limits[seat] = amount
        else:
            self._drop_limit(seat)

    def limits_of(self, seats: set[str]) -> dict[str, int]:
        """What these seats have set for the auction that is open; nobody else is to know."""
        game, setup = self.room.game, self.room.setup
        if game is None or game.phase != "auction" or setup.lot != lot_of(game):
            return {}
        return {seat: limit for seat, limit in setup.limits.items() if seat in seats}

    def _drop_limit(self, seat: str) -> None:
        if self.room.setup.limits.pop(seat, None) is not None:
            self.room.setup_changed = True
            self.room.showing.soon()

    def _drop_limits_out_of_reach(self, game: Game) -> None:
        """Of seats that are asked no more, because they have passed or could not pay a higher bid."""
        for seat in tuple(self.room.setup.limits):
            if seat not in game.waiting and game.state.bidder != SEATS.index(seat):
                self._drop_limit(seat)

    def _forget_limits(self, lot: tuple[int, ...]) -> None:
        """All but those for this lot."""
        setup = self.room.setup
        if setup.limits and setup.lot != lot:
            setup.limits = {}
            self.room.setup_changed = True
        setup.lot = lot


def lot_of(game: Game) -> tuple[int, ...]:
    """What is up for auction; two that are equal are the same auction."""
    state = game.state
    return (state.lot, state.lot_piece, state.round, state.unsold, state.stock[0], state.stock[1])
