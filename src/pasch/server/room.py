"""One table in memory: plays what arrives, stores it, then tells everybody. Nothing is told before it is stored."""

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence
from typing import Final, Protocol

import msgspec

from pasch.event import Event
from pasch.fair import FairDice, words_line
from pasch.game import Game
from pasch.notation import SEATS, parse_action
from pasch.refusal import Refusal
from pasch.rules import codes
from pasch.seating import checked_names
from pasch.server import protocol as say
from pasch.server.menu import menu
from pasch.server.pace import Pace
from pasch.server.settings import Settings
from pasch.server.setup import CARETAKER, Chair, Setup, begin_setup, opens, table_info
from pasch.server.store.errors import StoreDown, StoreError
from pasch.server.store.interface import Store
from pasch.server.store.shape import Entry, Snapshot, Status, TableRow
from pasch.server.view import view
from pasch.text.rulebook import refusal_text

SNAPSHOT_EVERY: Final = 200
REMEMBERED: Final = 256
BUSY: Final = 100
"""Entries a second in one process from which on pictures of the tables become rarer."""
ANSWERS: Final = frozenset({"accept", "reject", "choose", "want", "place", "even"})
"""Verbs that answer a question: they must not hit another one that came up meanwhile."""


class Link(Protocol):
    """A client at the table, here or at another server process."""

    seats: set[str]

    def send(self, message: bytes) -> None: ...

    def close(self, code: int, reason: str) -> None: ...


class Step(msgspec.Struct):
    """Something that was played and is not stored yet."""

    entry: Entry
    happened: say.Happened
    reply: tuple[Link, str] | None = None
    changed: bool = False


class Tallies:
    """What is counted for those who watch over the server."""

    stored = 0
    refused = 0
    failed = 0
    _rate, _before, _since = 0.0, 0, 0.0

    def a_second(self, now: float) -> float:
        """How many entries were stored in each of the last seconds."""
        if now - self._since >= 1:
            self._rate = (self.stored - self._before) / (now - self._since)
            self._before, self._since = self.stored, now
        return self._rate


class Room:
    """The life of a table between two loads from the store."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        row: TableRow,
        setup: Setup,
        tallies: Tallies,
        on_dead: Callable[[], object],
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
        self.recent: OrderedDict[tuple[str, str], int] = OrderedDict()
        self.chosen: deque[str] = deque(setup.chosen)
        self.dead = False
        self.idle_since = time.monotonic()
        self.pace = Pace(self)
        self._pending: list[Step] = []
        self._writing: asyncio.Task[None] | None = None
        self._setup_changed = False
        self._show: asyncio.TimerHandle | None = None
        self._show_by = 0.0
        self._acted = 0.0

    # Coming and going

    def enter(self, link: Link, hello: say.Hello, backlog: Sequence[say.Happened]) -> None:
        """A client is here, with the seats whose secrets it knows."""
        for key in hello.keys:
            chair = self.setup.chairs.get(key.seat)
            if chair and opens(chair, key.secret):
                link.seats.add(key.seat)
        self.links.add(link)
        self._send(link, say.Welcome(say.VERSION, self.info(), sorted(link.seats), self.row.last))
        for entry in backlog:
            self._send(link, entry)
        for seat in sorted(link.seats):
            self._take_back(seat)
        self.pace.came(link.seats)
        self.tell_all(say.Changed(self.info()))
        self.show_soon()

    def leave(self, link: Link) -> None:
        self.links.discard(link)
        self.idle_since = time.monotonic()
        self.pace.went(link.seats - self.here())
        if not self.dead:
            self.tell_all(say.Changed(self.info()))

    def here(self) -> set[str]:
        """The seats of those who are connected."""
        return {seat for link in self.links for seat in link.seats}

    def info(self) -> say.TableInfo:
        seed = self.row.seed if self.status == "over" and self.setup.commit else ""
        return table_info(self.row, self.setup, self.status, self.here(), seed)

    def _take_back(self, seat: str) -> None:
        """Whoever comes back plays the seat again."""
        chair = self.setup.chairs[seat]
        if chair.bot and chair.kind == "person" and self.status == "playing":
            chair.bot = ""
            self.note_seat(seat, "back")

    # What clients say

    def receive(self, link: Link, message: say.FromClient) -> None:
        """Everything but `hello`."""
        match message:
            case say.Act():  # first, because nearly all are
                self._guarded(link, message.id, lambda: self._act(link, message))
            case say.Ping():
                self._send(link, say.Pong())
            case say.Ask():
                self._send(link, self._judged(message))
            case say.Why():
                self._send(link, say.Done(message.id, 0, self.pace.why()))
            case say.Limit():
                self._guarded(link, message.id, lambda: self._limit(link, message))
            case say.Chat():
                self._guarded(link, message.id, lambda: self._chat(link, message))
            case say.Sit():
                self._guarded(link, message.id, lambda: self._sit(link, message))
            case say.Start():
                self._guarded(link, message.id, lambda: self._start(link, message))
            case say.Leave():
                self._guarded(link, message.id, lambda: self._leave(link, message))
            case say.Hello():
                self._refuse(link, "hello", Refusal("notation", detail="hello was said already"))

    def _guarded(self, link: Link, message_id: str, do: Callable[[], None]) -> None:
        """A refusal, and what cannot be, is an answer to the one who asked and to nobody else."""
        try:
            do()
        except Refusal as refused:
            self._refuse(link, message_id, refused)
        except ValueError as error:
            self._refuse(link, message_id, Refusal("notation", detail=str(error)))

    def _mine(self, link: Link, seat: str) -> Chair:
        if seat not in link.seats:
            raise Refusal("turn.sequence", detail=f"seat {seat} is not yours")
        return self.setup.chairs[seat]

    def _act(self, link: Link, act: say.Act) -> None:
        seat = act.action.strip()[:1]
        known = self.recent.get((seat, act.id))
        if known is not None and seat in link.seats:
            self._acknowledge(link, act.id, known)
            return
        self._mine(link, seat)
        game = self._playing()
        verb = parse_action(act.action, game.table).verb
        if verb in ANSWERS and act.seen < self.asked:
            raise Refusal("turn.sequence", action=act.action, detail="the question has changed meanwhile")
        wait = self.pace.before_throw() if verb in ("roll", "ticket") else 0.0
        if wait > 0:
            self.pace.hold(wait, lambda: self._guarded(link, act.id, lambda: self._act(link, act)))
            return
        self.play(act.action, reply=(link, act.id), message_id=act.id)

    def _acknowledge(self, link: Link, message_id: str, seq: int) -> None:
        """A repeated message: said again as soon as it is stored."""
        if seq <= self.row.last:
            self._send(link, say.Done(message_id, seq))
            return
        for step in self._pending:
            if step.entry.seq == seq:
                step.reply = (link, message_id)

    def _limit(self, link: Link, message: say.Limit) -> None:
        self._mine(link, message.seat)
        self.pace.set_limit(message.seat, message.amount)
        self._send(link, say.Done(message.id, 0))

    def _chat(self, link: Link, message: say.Chat) -> None:
        self._mine(link, message.seat)
        known = self.recent.get((message.seat, message.id))
        if known is not None:
            self._acknowledge(link, message.id, known)
            return
        if not message.text.isprintable():
            raise ValueError("chat is one line of printable text")
        happened = say.Happened(0, 0, "chat", seat=message.seat, text=message.text)
        self._add("chat", message.seat, message.text, happened, (link, message.id), message.id)

    def _sit(self, link: Link, message: say.Sit) -> None:
        chair = self._mine(link, message.seat)
        if self.status != "lobby":
            raise ValueError("the game has begun")
        trial = msgspec.structs.replace(
            chair,
            **{f: v for f in ("name", "token", "words", "ready") if (v := getattr(message, f)) is not msgspec.UNSET},
        )
        if trial.words:
            words_line({message.seat: trial.words})
        chairs = self.setup.chairs | {message.seat: trial}
        Game(
            self.setup.table(),
            [chair.name or seat for seat, chair in chairs.items()],
            tokens=[chair.token for chair in chairs.values()],
            begin=False,
        )
        self.setup.chairs = chairs
        self.note_seat(message.seat, "sits", (link, message.id), message.id)

    def _start(self, link: Link, message: say.Start) -> None:
        if not link.seats:
            raise ValueError("only players start the game")
        if self.status != "lobby":
            raise ValueError("the game has begun")
        waiting = [seat for seat, chair in self.setup.chairs.items() if chair.kind == "person" and not chair.ready]
        if waiting:
            raise ValueError(f"not ready yet: {' '.join(waiting)}")
        self.begin((link, message.id), message.id)

    def _leave(self, link: Link, message: say.Leave) -> None:
        chair = self._mine(link, message.seat)
        link.seats.discard(message.seat)
        if self.status == "playing" and not chair.bot:
            self.hand_to_bot(message.seat)
        self._send(link, say.Done(message.id, 0))

    def _judged(self, message: say.Ask) -> say.Done | say.Refused:
        """May it be done?"""
        if self.game is None:
            return _refused(message.id, Refusal("turn.sequence", detail="the game has not begun"))
        refused = self.game.why_not(message.action)
        return _refused(message.id, refused) if refused else say.Done(message.id, 0, "allowed")

    def seat_somebody(self, seat: str | None, name: str, secret: str) -> str:
        """Somebody sits down, at this seat or the first free one; in a game where a bot plays for want of people."""
        free = [letter for letter, chair in self.setup.chairs.items() if chair.kind == "open"]
        if self.status == "over" or not free:
            raise ValueError("no seat is free")
        if seat is not None and seat not in free:
            raise ValueError(f"seat {seat} is not free; free: {' '.join(free)}")
        chosen = seat or free[0]
        checked_names([name])
        chair = self.setup.chairs[chosen]
        self.setup.chairs[chosen] = Chair("person", name, "", chair.token, chair.words, False, secret)
        self.note_seat(chosen, "joins")
        return chosen

    # What happens at the table

    def begin(self, reply: tuple[Link, str] | None = None, message_id: str = "") -> None:
        """Everybody sits; the first throws are made."""
        begin_setup(self.setup)
        words = {seat: chair.words for seat, chair in self.setup.chairs.items() if chair.words}
        self.setup.words = words_line(words) if self.setup.commit else ""
        self.setup.begun = _now()
        self.status = "playing"
        self.game = new_game(self.row, self.setup)
        self._setup_changed = True
        self._add("begin", "", "", say.Happened(0, 0, "begin"), reply, message_id, changed=True)
        if self.game.state.need:
            self.play("start")

    def play(self, action: str, *, reply: tuple[Link, str] | None = None, message_id: str = "") -> None:
        """Carry out an action; a `Refusal` has changed nothing."""
        game = self._playing()
        asked = _question(game)
        events = self._play_with_chance(game, action)
        line = game.lines.pop()
        seat = line.action[0] if line.action[0] in SEATS and line.action[1:2] == " " else ""
        text = str(line)
        happened = say.Happened(0, 0, "line", seat=seat, line=text, events=list(events))
        self._add("line", seat, text, happened, reply, message_id)
        if _question(game) != asked:
            self.asked = self.seq
        self.pace.acted(seat)
        if game.phase == "over":
            self.status = "over"
            self._setup_changed = True
            seed = self.row.seed if self.setup.commit else ""
            self._add("over", "", seed, say.Happened(0, 0, "over", text=seed), changed=True)

    def _play_with_chance(self, game: Game, action: str) -> list[Event]:
        """With test hooks the chosen chance comes first."""
        given: list[str] = []
        while self.chosen:
            try:
                return game.play(action, chance="; ".join(given))
            except Refusal as refused:
                if "chance is missing" not in refused.detail:
                    raise
            given.append(self.chosen.popleft())
        return game.play(action, chance="; ".join(given)) if given else game.play(action)

    def hand_to_bot(self, seat: str) -> None:
        """The caretaker plays this seat until its person comes back."""
        self.setup.chairs[seat].bot = CARETAKER
        self.note_seat(seat, "away")

    def note_seat(self, seat: str, what: str, reply: tuple[Link, str] | None = None, message_id: str = "") -> None:
        self._setup_changed = True
        chair = self.setup.chairs[seat]
        happened = say.Happened(0, 0, "seat", seat=seat, text=what)
        self._add("seat", seat, f"{what} {chair.name}", happened, reply, message_id, changed=True)

    def _playing(self) -> Game:
        if self.game is None:
            raise Refusal("turn.sequence", detail="the game has not begun")
        return self.game

    # Store first, tell then

    def _add(
        self,
        kind: str,
        seat: str,
        body: str,
        happened: say.Happened,
        reply: tuple[Link, str] | None = None,
        message_id: str = "",
        changed: bool = False,
    ) -> None:
        self.seq += 1
        drawn = getattr(self.game.source, "counter", 0) if self.game else 0
        happened.seq, happened.at = self.seq, _now()
        entry = Entry(self.seq, kind, seat, body, message_id, happened.at, drawn)
        if message_id:
            self.recent[seat, message_id] = self.seq
            if len(self.recent) > REMEMBERED:
                self.recent.popitem(last=False)
        self._pending.append(Step(entry, happened, reply, changed))
        if self._writing is None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    async def _write(self) -> None:
        """Batch after batch, in order, until nothing is left."""
        while self._pending and not self.dead:
            batch, self._pending = self._pending, []
            setup = self.setup.pack() if self._setup_changed else None
            self._setup_changed = False
            last = batch[-1].entry
            code = "" if self.status == "over" and self.row.code else None
            try:
                await self.store.append(
                    self.row.id,
                    self.row.fence,
                    [step.entry for step in batch],
                    setup=setup,
                    status=self.status if setup else None,
                    code=code,
                    snapshot=self._snapshot(batch[0].entry.seq, last),
                )
            except StoreError as error:
                self._fail(batch, str(error))
                return
            self.row = msgspec.structs.replace(
                self.row, last=last.seq, status=self.status, code=self.row.code if code is None else code
            )
            self.tallies.stored += len(batch)
            for step in batch:
                self._publish(step)
            self.pace.plan()
        self._writing = None

    def _snapshot(self, first: int, last: Entry) -> Snapshot | None:
        """Now and then, and only when nothing newer has been played."""
        if self.game is None or self._pending or first // SNAPSHOT_EVERY == (last.seq + 1) // SNAPSHOT_EVERY:
            return None
        return Snapshot(last.seq, self.game.position(), last.drawn)

    def _publish(self, step: Step) -> None:
        message = say.encoder.encode(step.happened)
        for link in tuple(self.links):
            link.send(message)
        if step.reply:
            link, message_id = step.reply
            self._send(link, say.Done(message_id, step.entry.seq))
        if step.changed:
            self.tell_all(say.Changed(self.info()))
        self.show_soon()

    def abandon(self, why: str) -> None:
        """What is not stored is lost, nothing of it was acknowledged; everybody starts again from the store."""
        self._fail([], why)

    def _fail(self, batch: list[Step], why: str) -> None:
        self.dead = True
        self.tallies.failed += 1
        self.pace.stop()
        for step in [*batch, *self._pending]:
            if step.reply:
                link, message_id = step.reply
                self._send(link, say.Refused(message_id, "storage", f"Nicht gespeichert: {why}", f"Not stored: {why}"))
        for link in tuple(self.links):
            self._send(link, say.Problem("storage", why))
            link.close(say.COME_BACK, "not stored")
        self.on_dead()

    async def stored(self) -> None:
        """Wait until everything played so far is stored; raises `StoreDown` if it could not be."""
        if self._writing:
            await self._writing
        if self.dead:
            raise StoreDown("the table could not be stored")

    async def finish(self) -> None:
        """Store what was played; nothing new begins."""
        self.pace.stop()
        if self._writing:
            await self._writing

    # Showing

    def show_soon(self) -> None:
        """When the table has been quiet for a moment, or at the latest after a while."""
        if self.game is None or not self.links:
            return
        loop = asyncio.get_running_loop()
        self._acted = loop.time()
        if self._show is None:
            self._show_by = self._acted + self.settings.busy_seconds
            self._show = loop.call_later(self.settings.quiet_seconds, self._show_if_quiet)

    def _show_if_quiet(self) -> None:
        """A picture costs as much as some actions, so the more goes on in this process, the longer it has to wait."""
        loop = asyncio.get_running_loop()
        quiet = self.settings.quiet_seconds * (1 + self.tallies.a_second(loop.time()) / BUSY)
        at = min(self._acted + quiet, self._show_by)
        if loop.time() < at:
            self._show = loop.call_at(at, self._show_if_quiet)
        else:
            self._show_now()

    def _show_now(self) -> None:
        self._show = None
        game = self.game
        if game is None or self.dead or self.seq > self.row.last:
            return  # what is stored next is shown then
        picture = msgspec.Raw(say.encoder.encode(view(game)))
        menus = {seat: menu(game, seat) for seat in self.here()}
        for link in tuple(self.links):
            mine = {seat: menus[seat] for seat in sorted(link.seats)}
            self._send(link, say.Now(self.seq, picture, mine))
        self.pace.tell_time()

    def tell_all(self, message: say.FromServer) -> None:
        data = say.encoder.encode(message)
        for link in tuple(self.links):
            link.send(data)

    def _send(self, link: Link, message: say.FromServer) -> None:
        link.send(say.encoder.encode(message))

    def _refuse(self, link: Link, message_id: str, refused: Refusal) -> None:
        self.tallies.refused += 1
        self._send(link, _refused(message_id, refused))


def new_game(row: TableRow, setup: Setup) -> Game:
    """The game as it begins."""
    table = setup.table()
    game = Game(table, setup.players, tokens=setup.tokens, begin=False, keep_events=False)
    if setup.position:
        from pasch import position

        _, game.state = position.read(setup.position, table.edition)
        game.begun_at = setup.position
    if setup.commit:
        dice = FairDice(row.seed, setup.words)
        game.source = dice.source()
        game.header |= dice.header()
    return game


def _refused(message_id: str, refused: Refusal) -> say.Refused:
    de, en = refusal_text(refused, "de"), refusal_text(refused, "en")
    return say.Refused(message_id, refused.clause, de, en, list(refused.also))


def _question(game: Game) -> tuple[int, ...]:
    """What tells one question from the next; several may be asked the same one, and the same person two in a row."""
    state = game.state
    top = state.depth - 1
    which = (state.task_b[top], state.task_c[top]) if state.phase == codes.CHOOSE else ()
    return state.phase, state.actor, state.depth, state.offer_from, state.lot, *which


def _now() -> int:
    return time.time_ns() // 1_000_000
