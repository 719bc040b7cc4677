"""Lets the bots at a game act, and stops where a person has to.

>>> game = Game("classic", ["Ada (bot casual)", "Ben (bot shrewd)"], seed=1, options={"rounds": 3})
>>> Host(game, seat_players(game)).play()[-1]
GameEnded(winners=('A',), round=3)
"""

import re
from collections.abc import Mapping
from typing import Final

from pasch.bots.catalog import bot_error
from pasch.bots.decide import next_bidder
from pasch.bots.own import checked
from pasch.bots.players import Explainer, Player, make_player
from pasch.bots.thinking import Thinking
from pasch.event import Event
from pasch.game import Game
from pasch.notation import SEATS, Action
from pasch.time_limit import check_limit

MOST_A_TURN: Final = 5000
"""Actions of bots in one turn; more would be a quarrel without end."""
_BOT: Final = re.compile(r".* \(bot (.*)\)")


def bot_code(player_name: str) -> str | None:
    """The code of a bot, None for a person.

    >>> bot_code("Ada (bot shrewd:builder)")
    'shrewd:builder'
    """
    found = _BOT.fullmatch(player_name)
    return found[1] if found else None


def seat_players(game: Game, seed: int = 0) -> dict[str, Player]:
    """A player for each seat whose name says that it is a bot."""
    codes = {seat: bot_code(name) for seat, name in zip(game.seats, game.players, strict=True)}
    return {seat: make_player(code, game.table, seed + i) for i, (seat, code) in enumerate(codes.items()) if code}


class Host:
    """A game, and the players of those seats where bots sit; people play the others."""

    def __init__(self, game: Game, players: Mapping[str, Player]) -> None:
        self.game = game
        self.players = dict(players)
        self.last: tuple[str, Action] | None = None
        self._waived: object = None
        self._turn: tuple[int, str] = (-1, "")
        self._acted = 0

    def next(self) -> tuple[str, Action] | None:
        """Whose bot acts now and what it does, to be played by the caller; None when a person has to act first.

        Bots claim their rents before anything else; people are heard about theirs before a bot throws.
        """
        if self.game.phase == "over" or self.game.state.need:
            return None
        claim = self._claim_of_a_bot()
        if claim is None and self.claimants():
            return None
        seat = claim.seat if claim else self._speaker()
        if seat not in self.players:
            return None
        self._count()
        self.last = seat, claim or self._ask(seat)
        return self.last

    def play(self) -> list[Event]:
        """Let bots act until a person is needed or the game is over; what happened meanwhile.

        Bots alone have no clock: a time-limit game of theirs needs rounds that stand for the time. [time.agree]
        """
        if self.players.keys() >= set(self.game.seats) and not self.game.state.time_up:
            check_limit(self.game.table)
        events: list[Event] = []
        while step := self.next():
            events += self.game.play(step[1])
        return events

    def claimants(self) -> list[str]:
        """People with a rent to claim that the throw of a bot would end."""
        game = self.game
        if game.phase != "roll" or game.turn not in self.players or self._waived == self._open_claims():
            return []
        owners = dict.fromkeys(owner for owner, *_ in game.claims if owner not in self.players)
        return [seat for seat in owners if game.why_not(Action(seat, "claim")) is None]

    def waive(self) -> None:
        """The people let the rents go that are open now."""
        self._waived = self._open_claims()

    def why(self) -> Thinking | None:
        """Why the bot that acted last did so; None before any has."""
        if self.last is None:
            return None
        seat, action = self.last
        player = self.players[seat]
        if not isinstance(player, Explainer):
            return Thinking(player.code, "own", action)
        if action.verb == "claim":
            return Thinking(player.code, player.code.partition(":")[0], action)
        return player.why(self.game, seat)

    def _claim_of_a_bot(self) -> Action | None:
        owners = dict.fromkeys(owner for owner, *_ in self.game.claims if owner in self.players)
        claims = [Action(seat, "claim") for seat in owners]
        return next((claim for claim in claims if self.game.why_not(claim) is None), None)

    def _ask(self, seat: str) -> Action:
        player = self.players[seat]
        return checked(self.game, player.code, seat, player.choose(self.game, seat))

    def _speaker(self) -> str:
        """Bidders in turn, else whoever is asked; open rents have been seen to."""
        state = self.game.state
        return SEATS[next_bidder(self.game.table.board, state) if self.game.phase == "auction" else state.actor]

    def _open_claims(self) -> object:
        return self.game.round, self.game.turn, self.game.claims

    def _count(self) -> None:
        turn = (self.game.round, self.game.turn)
        self._acted = self._acted + 1 if turn == self._turn else 1
        self._turn = turn
        if self._acted > MOST_A_TURN:
            codes = ", ".join(dict.fromkeys(player.code for player in self.players.values()))
            raise bot_error("endless", codes=codes, most=MOST_A_TURN)
