"""One table in memory: plays what arrives, stores it, then tells everybody. Nothing is told before it is stored."""

import time
from collections.abc import Callable, Sequence
from typing import Final

from pasch.event import Event
from pasch.event_rows import events_of, give_back, take_log
from pasch.fair import words_line
from pasch.game import Game
from pasch.notation import SEATS
from pasch.record import Line
from pasch.refusal import Refusal
from pasch.server import protocol as say
from pasch.server.ledger import Ledger, Link, Reply, Step
from pasch.server.logs import note
from pasch.server.objection import Objection
from pasch.server.pace import Pace
from pasch.server.replay import new_game, question_of
from pasch.server.requests import Requests, check_name, objected
from pasch.server.settings import Settings
from pasch.server.setup import CARETAKER, Chair, Setup, begun_setup, opens, table_info
from pasch.server.showing import Showing
from pasch.server.store.errors import StoreDown
from pasch.server.store.interface import Store
from pasch.server.store.shape import Entry, Status, TableRow
from pasch.server.tallies import Tallies

NOTED: Final = {"begin": "begun", "over": "over"}


class Room:
    """The life of a table between two loads from the store."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        row: TableRow,
        setup: Setup,
        tallies: Tallies,
        on_dead: Callable[["Room"], object],
    ) -> None:
        self.store = store
        self.settings = settings
        self.row = row
        self.setup = setup
        self.status: Status = row.status
        self.tallies = tallies
        self.on_dead = on_dead
        self.links: set[Link] = set()
        self.game: Game | None = None
        self.seq = row.last
        self.asked = 0  # the entry that put the present question
        self.played = 0  # the last entry that was played and not only said
        self.dead = False
        self.idle_since = time.monotonic()
        self.pace = Pace(self)
        self.requests = Requests(self)
        self.showing = Showing(self)
        self.ledger = Ledger(self)
        self.setup_changed = False

    # Coming and going

    def fits(self, keys: Sequence[say.Key]) -> bool:
        """Does every secret belong to its seat?"""
        chairs = self.setup.chairs
        return all(key.seat in chairs and opens(chairs[key.seat], key.secret) for key in keys)

    def register(self, link: Link) -> int:
        """From now on the client is told everything; it has to fetch what came before, up to this entry."""
        self.links.add(link)
        return self.row.last

    def seat(self, link: Link, seats: set[str]) -> None:
        """The client knows what came before, and sits down."""
        link.seats |= seats
        for seat in sorted(seats):
            self._take_back(seat)
        self.pace.came(seats)
        self.tell_all(say.Changed(self.info()))
        self.showing.soon()

    def leave(self, link: Link) -> None:
        self.links.discard(link)
        self.idle_since = time.monotonic()
        self.pace.went(link.seats - self.here())
        if not self.dead:
            self.tell_all(say.Changed(self.info()))

    def here(self) -> set[str]:
        """The seats of those who are connected."""
        return {seat for link in self.links for seat in link.seats}

    def people(self) -> set[str]:
        """The seats that people play."""
        return {seat for seat, chair in self.setup.chairs.items() if chair.kind == "person" and not chair.bot}

    def info(self) -> say.TableInfo:
        seed = self.row.seed if self.row.status == "over" and self.setup.commit else ""
        return table_info(self.row, self.setup, self.row.status, self.here(), seed)

    def _take_back(self, seat: str) -> None:
        """Whoever comes back plays the seat again."""
        chair = self.setup.chairs[seat]
        if self.status != "over" and (chair.bot or chair.kind == "open"):
            chair.kind, chair.bot = "person", ""
            self.note_seat(seat, "back")

    def gone_for_good(self, seat: str, reply: Reply) -> bool:
        """A bot plays on; before the start the seat is free for others. The link to the seat takes it back. False if
        there is nothing to store and therefore no answer yet."""
        chair = self.setup.chairs[seat]
        if self.status == "playing" and not chair.bot:
            self.hand_to_bot(seat, reply)
        elif self.status == "lobby":
            chair.kind, chair.ready = "open", False
            self.note_seat(seat, "away", reply)
        else:
            return False
        return True

    def seat_somebody(self, seat: str | None, name: str, secret: str) -> str:
        """Somebody sits down, at this seat or the first free one; in a game where a bot plays for want of people."""
        free = [letter for letter, chair in self.setup.chairs.items() if chair.kind == "open"]
        if self.status == "over" or not free:
            raise Objection("no-seat-free")
        if seat is not None and seat not in free:
            raise Objection("seat-taken", seat=seat, free=" ".join(free))
        check_name(name)
        chosen = seat or free[0]
        chair = self.setup.chairs[chosen]
        self.setup.chairs[chosen] = Chair("person", name, "", chair.token, chair.words, False, secret)
        self.pace.went({chosen} - self.here())
        self.note_seat(chosen, "joins")
        return chosen

    # What happens at the table

    def begin(self, reply: Reply | None = None) -> None:
        """Everybody sits; the first throws are made. Bots play for people who are not here."""
        setup = begun_setup(self.setup, self.here())
        words = {seat: chair.words for seat, chair in setup.chairs.items() if chair.words}
        setup.words = words_line(words) if setup.commit else ""
        setup.begun = _now()
        self.game = new_game(self.row, setup)
        self.setup, self.status = setup, "playing"
        self.pace.went(self.people() - self.here())
        self.setup_changed = True
        self._add(say.Happened(0, 0, "begin"), "", reply, changed=True)
        if self.game.state.need:
            self.play("start")

    def play(self, action: str, reply: Reply | None = None) -> None:
        """Carry out an action; a `Refusal` has changed nothing."""
        game = self.playing()
        asked, phase = question_of(game), game.phase
        line, events = self._carry_out(game, action)
        seat = line.action[0] if line.action[0] in SEATS and line.action[1:2] == " " else ""
        text = str(line)
        self._add(say.Happened(0, 0, "line", seat=seat, line=text, events=list(events)), text, reply)
        self.played = self.seq
        if question_of(game) != asked:
            self.asked = self.seq
        self.pace.acted(seat, line.action[2:].partition(" ")[0], phase)
        if game.phase == "over":
            self.status = "over"
            self.setup_changed = True
            seed = self.row.seed if self.setup.commit else ""
            self._add(say.Happened(0, 0, "over", text=seed), seed, changed=True)

    def _carry_out(self, game: Game, action: str) -> tuple[Line, list[Event]]:
        """Without a way back, which would cost a copy of the state: refusals come before anything has changed, and
        after any other error the table is loaded again from its log."""
        if self.setup.chosen:
            events = self._play_with_chance(game, action)
            return game.lines.pop(), events
        log = take_log()
        try:
            line = game.carry_out(action, None, log)
            return line, events_of(log, game.table)
        except Refusal:
            raise
        except BaseException:
            self.abandon()
            raise
        finally:
            give_back(log)

    def _play_with_chance(self, game: Game, action: str) -> list[Event]:
        """With test hooks the chosen chance comes first, as much of it as the action needs."""
        chosen, count = self.setup.chosen, 0
        while True:
            try:
                events = game.play(action, chance="; ".join(chosen[:count]))
                break
            except Refusal as refused:
                if refused.detail_id != "chance-missing" or count == len(chosen):
                    raise
            count += 1
        if count:
            self.setup.chosen, self.setup_changed = chosen[count:], True
        return events

    def speak(self, kind: say.EntryKind, seat: str, text: str, reply: Reply | None = None) -> None:
        """Something is said that moves nothing."""
        self._add(say.Happened(0, 0, kind, seat=seat, text=text), text, reply)

    def hand_to_bot(self, seat: str, reply: Reply | None = None) -> None:
        """The caretaker plays this seat until its person comes back."""
        self.setup.chairs[seat].bot = CARETAKER
        self.note_seat(seat, "away", reply)

    def note_seat(self, seat: str, what: str, reply: Reply | None = None) -> None:
        self.setup_changed = True
        body = f"{what} {self.setup.chairs[seat].name}"
        self._add(say.Happened(0, 0, "seat", seat=seat, text=what), body, reply, changed=True)

    def playing(self) -> Game:
        if self.game is None:
            raise Objection("not-begun")
        return self.game

    # Store first, tell then

    def keep_agreement(self, reply: Reply) -> None:
        """Store what was agreed about the table, and say so."""
        self.setup_changed = True
        self.ledger.add(Step(None, None, reply))

    def _add(self, happened: say.Happened, body: str, reply: Reply | None = None, changed: bool = False) -> None:
        self.seq += 1
        drawn = getattr(self.game.source, "counter", 0) if self.game else 0
        happened.seq, happened.at = self.seq, _now()
        message_id = reply[1] if reply else ""
        self.ledger.remember(happened.seat, message_id, self.seq)
        entry = Entry(self.seq, happened.kind, happened.seat, body, message_id, happened.at, drawn)
        self.ledger.add(Step(entry, happened, reply, changed))

    @property
    def behind(self) -> bool:
        """Has something been played that is not stored yet?"""
        return self.seq > self.row.last

    def publish(self, step: Step) -> None:
        if step.happened:
            message = say.encoder.encode(step.happened)
            for link in tuple(self.links):
                link.send(message)
        if step.reply:
            link, message_id = step.reply
            self.send(link, say.Done(message_id, step.entry.seq if step.entry else 0))
        if step.changed and step.happened:
            self.tell_all(say.Changed(self.info()))
            self._note(step.happened)
        self.showing.soon()

    def _note(self, happened: say.Happened) -> None:
        if happened.kind in ("begin", "over"):
            people = len(self.people())
            note(f"game {NOTED[happened.kind]}", table=self.row.id, entries=happened.seq, people=people)

    def abandon(self) -> None:
        """What is not stored is lost, nothing of it was acknowledged; everybody starts again from the store."""
        self.fail(Objection("storage-down"))

    def fail(self, why: Objection) -> None:
        if self.dead:
            return
        self.dead = True
        self.tallies.failed += 1
        self.pace.stop()
        for step in self.ledger.open:
            if step.reply and why.kind == "storage-full":  # otherwise nobody knows whether it was stored
                link, message_id = step.reply
                self.send(link, objected(message_id, why))
        for link in tuple(self.links):
            self.send(link, say.Problem("storage", str(why)))
            link.close(say.COME_BACK, "not stored")
        self.on_dead(self)

    async def stored(self) -> None:
        """Wait until everything played so far is stored; raises `StoreDown` if it could not be."""
        await self.ledger.finish()
        if self.dead:
            raise StoreDown("the table could not be stored")

    def sleep(self) -> None:
        """Nothing happens here any more; whoever comes loads the table again."""
        self.dead = True
        self.pace.stop()

    # Telling

    def tell_all(self, message: say.FromServer) -> None:
        data = say.encoder.encode(message)
        for link in tuple(self.links):
            link.send(data)

    def send(self, link: Link, message: say.FromServer) -> None:
        link.send(say.encoder.encode(message))


def _now() -> int:
    return time.time_ns() // 1_000_000
