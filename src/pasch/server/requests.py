"""What clients ask of one table. Each request is answered to the one who asked; what cannot be met changes nothing."""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import msgspec

from pasch.fair import LONGEST_WORDS, words_line
from pasch.next_throw import NextThrow, next_throw
from pasch.notation import SEATS, parse_action
from pasch.refusal import Refusal
from pasch.seating import LONGEST_NAME, checked_names
from pasch.server import protocol as say
from pasch.server.logs import note
from pasch.server.objection import Objection
from pasch.server.plan_view import planned
from pasch.server.setup import Chair, Setup
from pasch.server.trial import Plan, read_plan
from pasch.text.rulebook import refusal_text

if TYPE_CHECKING:
    from pasch.server.room import Link, Room

ANSWERS: Final = frozenset({"accept", "reject", "choose", "want", "place", "even"})
"""Verbs that answer a question: they must not hit another one that came up meanwhile."""

Business = say.Act | say.Limit | say.Ask | say.Plan | say.Do | say.Why | say.Odds
Request = Business | say.Chat | say.Sit | say.Start | say.Leave | say.SetPace | say.SetOffers | say.SetFlag | say.Hurry


class Requests:
    """The ear of a table."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._reckoned: tuple[int, dict[str, NextThrow]] = (-1, {})  # odds, and after which entry they were found

    def receive(self, link: "Link", message: say.FromClient) -> None:
        match message:
            case say.Ping():
                self.room.send(link, say.Pong())
            case say.Hello():
                self.room.send(link, objected("hello", Objection("hello-twice")))
            case _:
                self._guarded(link, message.id, lambda: self._meet(link, message))

    def _guarded(self, link: "Link", message_id: str, do: Callable[[], None]) -> None:
        try:
            do()
        except Refusal as refused:
            answer = refused_by_rule(message_id, refused)
        except Objection as objection:
            answer = objected(message_id, objection)
        else:
            return
        self.room.tallies.refused += 1
        note("refused", level=logging.DEBUG, table=self.room.row.id, clause=answer.clause)
        self.room.send(link, answer)

    def _meet(self, link: "Link", message: Request) -> None:
        if self._repeated(link, message):
            return
        match message:
            case say.Act():
                self._act(link, message)
            case say.Ask():
                self._ask(link, message)
            case say.Plan():
                self._plan(link, message)
            case say.Do():
                self._do(link, message)
            case say.Why():
                self.room.send(link, say.Done(message.id, 0, self.room.pace.why()))
            case say.Odds():
                self.room.send(link, say.Done(message.id, 0, self._odds()))
            case say.Limit():
                self._limit(link, message)
            case say.Chat():
                self._chat(link, message)
            case say.Sit():
                self._sit(link, message)
            case say.Start():
                self._start(link, message)
            case say.Leave():
                self._leave(link, message)
            case say.SetPace():
                self._set_pace(link, message)
            case say.SetOffers():
                self._set_offers(link, message)
            case say.SetFlag():
                self._set_flag(link, message)
            case say.Hurry():
                self._hurry(link, message)

    def _repeated(self, link: "Link", message: Request) -> bool:
        """A message that was stored before is acknowledged again, as soon as it is durable."""
        match message:
            case say.Act():
                seat = message.action.strip()[:1]
            case say.Do() | say.Chat() | say.Sit() | say.Leave() | say.SetPace() | say.SetOffers():
                seat = message.seat
            case say.Start():
                return bool(link.seats) and self.room.ledger.acknowledge(link, "", message.id)
            case _:
                return False
        return seat in link.seats and self.room.ledger.acknowledge(link, seat, message.id)

    def _mine(self, link: "Link", seat: str) -> Chair:
        if seat not in link.seats:
            raise Objection("not-yours", seat=seat)
        return self.room.setup.chairs[seat]

    def _ask(self, link: "Link", message: say.Ask) -> None:
        """May it be done?"""
        refused = self.room.playing().why_not(message.action)
        if refused:
            raise refused
        self.room.send(link, say.Done(message.id, 0, "allowed"))

    def _odds(self) -> dict[str, NextThrow]:
        """Reckoned once for all who ask."""
        game, seq = self.room.playing(), self.room.seq
        if self._reckoned[0] != seq:
            players = [seat for number, seat in enumerate(game.seats) if not game.state.out[number]]
            self._reckoned = seq, {seat: next_throw(game, seat) for seat in players}
        return self._reckoned[1]

    def _plan(self, link: "Link", message: say.Plan) -> None:
        """What if? The game itself is not touched."""
        game = self.room.playing()
        self._mine(link, message.seat)
        answer = planned(game, message.seat, message.actions, message.gentlest)
        self.room.send(link, say.Done(message.id, 0, answer))
        if answer.estate is None and answer.trade is None:
            self.room.showing.planned(message.seat, answer.cash)

    def _do(self, link: "Link", message: say.Do) -> None:
        """Tried first, so that all of it is done or nothing; what is done together is stored together."""
        room = self.room
        self._mine(link, message.seat)
        actions, last = read_plan(room.playing(), message.seat, message.actions)
        plan = Plan(room.playing(), message.seat, actions)
        if plan.after.phase != message.phase or (last and message.seen < room.asked):
            raise Objection("question-changed")
        refused = plan.after.why_not(last) if last else None
        if refused:
            raise refused
        *first, final = (*actions, *([last] if last else []))
        for action in first:
            room.play(str(action))
        room.play(str(final), (link, message.id))

    def _act(self, link: "Link", act: say.Act) -> None:
        room = self.room
        game = room.playing()
        action = parse_action(act.action, game.table)
        self._mine(link, action.seat)
        if action.verb in ANSWERS and act.seen < room.asked:
            raise Objection("question-changed")
        if action.verb in ("roll", "ticket") and room.pace.before_throw() > 0:
            refused = game.why_not(action)
            if refused:
                raise refused
            room.pace.hold(link, act.id, lambda: self._guarded(link, act.id, lambda: self._act(link, act)))
            return
        if act.reason and action.verb == "reject":
            self._refuse_offer(link, act, act.reason)
        elif act.reason:
            raise Objection("reason")
        else:
            room.play(act.action, (link, act.id))

    def _refuse_offer(self, link: "Link", act: say.Act, reason: say.Reason) -> None:
        """With a reason that everybody hears and bots remember."""
        room, game = self.room, self.room.playing()
        refused = game.why_not(act.action)
        if refused:
            raise refused
        seat, asker = SEATS[game.state.offer_to], SEATS[game.state.offer_from]
        room.setup.talk.refuse(game, reason)
        room.setup_changed = True
        room.play(act.action, (link, act.id))
        room.speak("talk", seat, f"{reason} {asker}")

    def _limit(self, link: "Link", message: say.Limit) -> None:
        self._mine(link, message.seat)
        if message.seen is not msgspec.UNSET and message.seen < self.room.asked:
            raise Objection("question-changed")
        self.room.pace.auctioneer.set_limit(message.seat, message.amount)
        self.room.pace.plan()
        self.room.keep_agreement((link, message.id))

    def _chat(self, link: "Link", message: say.Chat) -> None:
        self._mine(link, message.seat)
        if not message.text.isprintable():
            raise Objection("chat-text")
        self.room.speak("chat", message.seat, message.text, (link, message.id))

    def _sit(self, link: "Link", message: say.Sit) -> None:
        room = self.room
        chair = self._mine(link, message.seat)
        if room.status != "lobby":
            raise Objection("begun")
        wishes = {f: v for f in ("name", "token", "words", "ready") if (v := getattr(message, f)) is not msgspec.UNSET}
        trial = msgspec.structs.replace(chair, **wishes)
        if trial.name:
            check_name(trial.name)
        check_words(message.seat, trial.words)
        check_token(room.setup, message.seat, trial.token)
        room.setup.chairs[message.seat] = trial
        room.note_seat(message.seat, "sits", (link, message.id))

    def _start(self, link: "Link", message: say.Start) -> None:
        room = self.room
        if not link.seats:
            raise Objection("only-players-start")
        if room.status != "lobby":
            raise Objection("begun")
        here = room.here()
        waiting = [
            s for s, chair in room.setup.chairs.items() if chair.kind == "person" and not chair.ready and s in here
        ]
        if waiting:
            raise Objection("not-ready", seats=" ".join(waiting))
        room.begin((link, message.id))

    def _leave(self, link: "Link", message: say.Leave) -> None:
        self._mine(link, message.seat)
        for other in self.room.links:  # the same person may look at the table twice
            other.seats.discard(message.seat)
        if not self.room.gone_for_good(message.seat, (link, message.id)):
            self.room.send(link, say.Done(message.id, 0))

    def _set_pace(self, link: "Link", message: say.SetPace) -> None:
        self._mine(link, message.seat)
        self.room.setup.bot_pace = message.pace
        self.room.note_seat(message.seat, f"pace-{message.pace}", (link, message.id))

    def _set_offers(self, link: "Link", message: say.SetOffers) -> None:
        self._mine(link, message.seat)
        talk = self.room.setup.talk
        talk.deaf = sorted({*talk.deaf} - {message.seat} if message.welcome else {*talk.deaf, message.seat})
        self.room.note_seat(message.seat, "offers-yes" if message.welcome else "offers-no", (link, message.id))

    def _set_flag(self, link: "Link", message: say.SetFlag) -> None:
        self._mine(link, message.seat)
        game, flags = self.room.playing(), self.room.setup.talk.flags
        if game.owner.get(message.space) != message.seat:
            raise Objection("not-your-deed")
        flags.pop(message.space, None)
        if message.flag:
            flags[message.space] = message.seat, message.flag
        self.room.keep_agreement((link, message.id))

    def _hurry(self, link: "Link", message: say.Hurry) -> None:
        self._mine(link, message.seat)
        self.room.playing()
        self.room.pace.hurry()
        self.room.send(link, say.Done(message.id, 0))


def check_name(name: str) -> None:
    """A person's name; what stands in brackets behind a name would make it a bot's."""
    try:
        checked_names([name])
    except Refusal:
        raise Objection("name", most=LONGEST_NAME) from None
    if "(" in name:
        raise Objection("name", most=LONGEST_NAME)


def check_words(seat: str, words: str) -> None:
    try:
        words_line({seat: words} if words else {})
    except Refusal:
        raise Objection("words", most=LONGEST_WORDS) from None


def check_token(setup: Setup, seat: str, token: str) -> None:
    known = [one.id for one in setup.table().edition.tokens]
    if token and token not in known:
        raise Objection("token-unknown", known=", ".join(known))
    if token and any(chair.token == token for other, chair in setup.chairs.items() if other != seat):
        raise Objection("token-taken")


def refused_by_rule(message_id: str, refused: Refusal) -> say.Refused:
    de, en = refusal_text(refused, "de"), refusal_text(refused, "en")
    return say.Refused(message_id, refused.clause, de, en, list(refused.also))


def objected(message_id: str, objection: Objection) -> say.Refused:
    return say.Refused(message_id, objection.clause, objection.text("de"), objection.text("en"))
