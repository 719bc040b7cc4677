"""The object API: one game, its actions, events, record and position.

>>> game = Game("classic", players=["Ada", "Ben", "Cem"], start="A")
>>> game.waiting
('A',)
>>> events = game.play("A roll", chance="1 2")
>>> game.phase, game.at["A"]
('buy', 'turmstrasse')
>>> _ = game.play("A buy")
>>> game.cash["A"], game.owner["turmstrasse"], game.turn
(1440, 'A', 'B')
>>> print(game.why_not("A build turmstrasse").clause)
build.group-required
"""

import secrets
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pasch import legal_actions as listing
from pasch import position as positions
from pasch import record as records
from pasch.chance import Seeded, Source, draw, supply, wanted
from pasch.edition import DEFAULT, Edition
from pasch.event import PIECES, Event
from pasch.event_rows import SILENT, events_of, give_back, take_log
from pasch.figures import figures
from pasch.in_force import in_force
from pasch.notation import (
    DECKS,
    SEATS,
    Action,
    Outcome,
    outcome_text,
    parse_action,
    parse_chance,
    to_move,
    unreadable,
)
from pasch.refusal import Refusal
from pasch.rules import codes
from pasch.rules.auction import must_speak
from pasch.rules.board import Board
from pasch.rules.debt import could_raise
from pasch.rules.ending import wealth
from pasch.rules.legal import refusal, wrong_moment
from pasch.rules.play import perform, run
from pasch.rules.setup import let_begin, set_up
from pasch.rules.shortage import ASKED
from pasch.rules.state import Log, Move, State
from pasch.rules.turn import call_time
from pasch.seating import checked_banker, checked_names, checked_tokens
from pasch.table import Table

PHASES: Final = ("roll", "buy", "auction", "debt", "offer", "choose", "want", "place", "even", "over")


class Game:
    """A game between two to eight players.

    `players` are names (with `(bot CODE)` behind them for bots); seats are the letters A, B, C … in table order.
    Chance comes from `seed`, from a `source` of random numbers, or with each action. The throws for the first turn are
    made at once, unless `start` names who begins or `begin=False` leaves them to a `start` line. `events` has all
    that happened; a game that lies around for long needs less memory with `keep_events=False`.
    """

    def __init__(
        self,
        edition: str | Edition | Table = DEFAULT,
        players: Sequence[str] = ("A", "B"),
        *,
        seed: int | str | None = None,
        source: Source | None = None,
        variants: Iterable[str] = (),
        options: Mapping[str, Any] | None = None,
        tokens: Sequence[str] = (),
        banker: str = "",
        start: str = "",
        begin: bool = True,
        keep_events: bool = True,
    ) -> None:
        self.table = edition if isinstance(edition, Table) else Table(edition, variants, options)
        self.players = checked_names(players)
        self.tokens = checked_tokens(self.table, tokens, len(self.players))
        self.banker = checked_banker(self.table, banker, len(self.players))
        self.source: Source = source or Seeded(secrets.token_hex(16) if seed is None else seed)
        self.start = start
        self.lines: list[records.Line] = []
        self.header: dict[str, str] = {}
        self.header_order: tuple[str, ...] = ()
        self.begun_at = ""
        self.events: list[Event] = []
        self.keep_events = keep_events
        self.state = State()
        set_up(self.table.board, self.state, len(self.players), SEATS.find(self.banker) if self.banker else -1)
        for seat, token in enumerate(self.tokens):
            self.state.token[seat] = self.table.token(token)
        if start:
            self._let_begin(start)
        if begin and self.state.need:
            self.play("start")

    # What can be done

    def play(self, action: str | Action, chance: str | None = None) -> list[Event]:
        """Carry out an action and what follows from it; a `Refusal` changes nothing.

        Chance is drawn from the game's source, or given: `game.play("A roll", chance="3 4")`.
        """
        state, source, log = self.state, self.source, take_log()
        self.state = state.copy()
        if chance is None and isinstance(source, Seeded):
            self.source = source.copy()
        try:
            line = self.carry_out(str(action), chance, log)
            events = events_of(log, self.table)
        except BaseException:
            self.state, self.source = state, source
            raise
        finally:
            give_back(log)
        self.lines.append(line)
        if self.keep_events:
            self.events += events
        return events

    def carry_out(self, action: str, chance: str | None, log: Log) -> records.Line:
        """What `play` does, without a way back: a refusal may leave the state half changed. For records, which fail
        as a whole. Gives the line to be written down."""
        table, state, said = self.table, self.state, action.strip()
        outcomes = None if chance is None else parse_chance(chance, table)
        if said in ("start", "time"):
            self._play_without_seat(said, state, log)
        else:
            parsed = parse_action(said, table)
            move = to_move(parsed, table)
            why = refusal(table.board, state, move)
            if why:
                raise self._refused(parsed, move, why)
            said = str(records.in_one_form(parsed, table, state))
            perform(table.board, state, log, move)
            run(table.board, state, log)
        given = self._take_chance(state, outcomes, log, said)
        chances = "; ".join(outcome_text(outcome, table) for outcome in given)
        return records.Line(records.written(said), records.written(chances))

    def why_not(self, action: str | Action) -> Refusal | None:
        """The refusal this action would meet now, or None if it is allowed."""
        try:
            said = str(action).strip()
            if said in ("start", "time"):
                self._play_without_seat(said, self.state.copy(), SILENT)
                return None
            parsed = parse_action(said, self.table)
        except Refusal as refused:
            return refused
        move = to_move(parsed, self.table)
        why = refusal(self.table.board, self.state, move)
        return self._refused(parsed, move, why) if why else None

    def legal_actions(self, seat: str) -> list[Action]:
        """What the player may do now. Bids and sales are listed by their lowest and highest, offers by simple
        ones (a deed for its printed price); other amounts and terms are legal too: ask `why_not`."""
        return listing.legal_actions(self.table, self.state, self._seat(seat))

    def verbs(self, seat: str) -> set[str]:
        """The verbs among the player's legal actions."""
        return listing.legal_verbs(self.table, self.state, self._seat(seat))

    @property
    def waiting(self) -> tuple[str, ...]:
        """Those who have to act so that the game goes on."""
        return tuple(SEATS[seat] for seat in waiting_seats(self.table.board, self.state))

    # What lies on the table

    @property
    def seats(self) -> tuple[str, ...]:
        return tuple(SEATS[: self.state.seats])

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def turn(self) -> str:
        return SEATS[self.state.turn]

    @property
    def round(self) -> int:
        """How many rounds have been finished."""
        return self.state.round

    @property
    def cash(self) -> dict[str, int]:
        return self._by_seat(self.state.cash)

    @property
    def at(self) -> dict[str, str]:
        return {seat: self.table.space_id(self.state.pos[i]) for i, seat in enumerate(self.seats)}

    @property
    def owner(self) -> dict[str, str]:
        """The owner of each property: a seat or `bank`."""
        owners = self.state.owner
        return {
            self.table.space_id(s): "bank" if owners[s] == codes.BANK else SEATS[owners[s]] for s in self.table.deeds
        }

    @property
    def built(self) -> dict[str, int]:
        return {self.table.space_id(s): self.state.built[s] for s in self.table.deeds if self.state.built[s]}

    @property
    def mortgaged(self) -> tuple[str, ...]:
        return tuple(self.table.space_id(s) for s in self.table.deeds if self.state.mortgaged[s])

    @property
    def jail(self) -> dict[str, int]:
        """Who sits in jail, with the number of failed throws."""
        return {seat: self.state.jail[i] for i, seat in enumerate(self.seats) if self.state.jail[i] >= 0}

    @property
    def cards(self) -> dict[str, tuple[str, ...]]:
        """The get-out-of-jail cards held, by deck."""
        holder = self.state.card_holder
        return {
            seat: tuple(deck for d, deck in enumerate(DECKS) if holder[d] == i) for i, seat in enumerate(self.seats)
        }

    @property
    def tickets(self) -> dict[str, int]:
        state = self.state
        return {seat: state.tickets[i] + state.fresh_tickets[i] for i, seat in enumerate(self.seats)}

    @property
    def bank(self) -> dict[str, int]:
        """The buildings and tickets left."""
        stock = {f"{piece}s": self.state.stock[i] for i, piece in enumerate(PIECES)}
        return stock | {"tickets": self.state.tickets_left}

    @property
    def deck(self) -> dict[str, list[str]]:
        """The next cards of each deck as far as they are known."""
        return {name: known_cards(self.table, self.state, d) for d, name in enumerate(DECKS)}

    @property
    def side(self) -> dict[str, str]:
        """The side each player's token belongs to, where there are sides."""
        tokens = self.table.edition.tokens
        return {seat: tokens[self.state.token[i]].side for i, seat in enumerate(self.seats) if self.state.token[i] >= 0}

    @property
    def out(self) -> tuple[str, ...]:
        """Who is bankrupt or has left."""
        return tuple(seat for i, seat in enumerate(self.seats) if self.state.out[i] == 1)

    @property
    def claims(self) -> list[tuple[str, str, str, int]]:
        """Rents not yet demanded: owner, debtor, space, amount (0 if a throw decides), oldest first."""
        state = self.state
        return [
            (
                SEATS[state.claim_owner[i]],
                SEATS[state.claim_debtor[i]],
                self.table.space_id(state.claim_space[i]),
                state.claim_amount[i],
            )
            for i in range(state.claims)
        ]

    @property
    def debt(self) -> tuple[str, str, int] | None:
        """The debtor, the creditor (a seat or `bank`) and the amount, while somebody owes."""
        state = self.state
        for i in range(state.depth - 1, -1, -1):
            if state.task[i] == codes.T_DEBT:
                creditor = state.task_b[i]
                name = "bank" if creditor == codes.BANK else SEATS[creditor]
                return SEATS[state.task_a[i]], name, state.task_c[i]
        return None

    @property
    def winners(self) -> tuple[str, ...]:
        return tuple(seat for i, seat in enumerate(self.seats) if self.state.winners >> i & 1)

    @property
    def winner(self) -> str | None:
        """The winner, if there is just one."""
        return self.winners[0] if len(self.winners) == 1 else None

    def wealth(self, seat: str) -> int:
        """Cash, property at the printed price (half if mortgaged) and buildings at cost."""
        return wealth(self.table.board, self.state, self._seat(seat))

    def could_raise(self, seat: str) -> int:
        """What the player could pay by selling buildings and mortgaging."""
        return could_raise(self.table.board, self.state, self._seat(seat))

    # Copies and texts

    def copy(self) -> "Game":
        """A twin that can be played on without touching this one."""
        twin = Game.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.lines = self.lines.copy()
        twin.events = self.events.copy()
        twin.header = self.header.copy()
        if isinstance(self.source, Seeded):
            twin.source = self.source.copy()
        return twin

    def record(self) -> str:
        """The game as a `.pasch` text."""
        return records.write(self)

    @staticmethod
    def from_record(text: str, edition: Edition | None = None, *, keep_events: bool = True) -> "Game":
        """Replay a record, faster without its events; `RecordError` names the line that cannot be read or replayed."""
        return records.read(text, edition, keep_events=keep_events)

    def position(self) -> str:
        """The position as one short line of text."""
        return positions.write(self.table, self.state)

    @staticmethod
    def from_position(text: str, edition: Edition | None = None, *, seed: int | str | None = None) -> "Game":
        """A game that goes on from a position; a `PositionError` says what is wrong with the text."""
        table, state = positions.read(text, edition)
        game = Game(table, players=SEATS[: state.seats], seed=seed, begin=False)
        game.state = state
        game.begun_at = text.strip()
        return game

    # Inside

    def _refused(self, action: Action, move: Move, why: int) -> Refusal:
        """With the clauses that hold at this table, and the figures of this moment."""
        known = move.seat < self.state.seats
        timely = known and wrong_moment(self.table.board, self.state, move.seat, move.verb) == 0
        named = Refusal.named(
            codes.CLAUSES[why], str(action), holds=lambda clause: in_force(clause, self.table), timely=timely
        )
        named.game = self
        named.figures = figures(self.table, self.state, move, why) if known else None
        return named

    def _seat(self, seat: str) -> int:
        if seat not in self.seats:
            raise unreadable(seat, "no-seat", known=", ".join(self.seats))
        return SEATS.index(seat)

    def _by_seat(self, row: list[int]) -> dict[str, int]:
        return {seat: row[i] for i, seat in enumerate(self.seats)}

    def _let_begin(self, seat: str) -> None:
        number = SEATS.find(seat) if len(seat) == 1 else -1
        if not 0 <= number < self.state.seats or self.state.out[number]:
            raise Refusal("setup.first-player", detail="start", word=seat)
        log = take_log()
        let_begin(self.table.board, self.state, log, number)
        if self.state.need == codes.NEED_NOTHING:
            run(self.table.board, self.state, log)
        if self.keep_events:
            self.events += events_of(log, self.table)
        give_back(log)

    def _play_without_seat(self, said: str, state: State, log: Log) -> None:
        begun = state.need not in (codes.NEED_START, codes.NEED_DEAL)
        if said == "start":
            if begun:
                raise Refusal("turn.sequence", action=said, detail="begun")
            return
        if not begun or state.phase == codes.OVER:
            raise Refusal("turn.sequence", action=said)
        if not self.table.board.time_limit:
            raise Refusal("time.agree", action=said, detail="no-time-limit")
        if state.time_up:
            raise Refusal("time.agree", action=said, detail="time-is-up")
        call_time(self.table.board, state, log)

    def _take_chance(self, state: State, outcomes: list[Outcome] | None, log: Log, line: str) -> list[Outcome]:
        """Feed the engine until it needs nothing more; outcomes that were given must fit exactly."""
        taken: list[Outcome] = []
        while state.need:
            if outcomes is None:
                outcome = draw(self.table, state, self.source)
            elif len(taken) < len(outcomes):
                outcome = outcomes[len(taken)]
            else:
                raise Refusal("notation", action=line, detail="chance-missing", wanted=wanted(state))
            supply(self.table, state, log, outcome)
            taken.append(outcome)
        if outcomes is not None and len(taken) < len(outcomes):
            spare = "; ".join(outcome_text(outcome, self.table) for outcome in outcomes[len(taken) :])
            raise Refusal("notation", action=line, detail="chance-spare", chance=spare)
        return taken


def waiting_seats(board: Board, state: State) -> list[int]:
    """The seats that must act for the game to go on."""
    if state.phase == codes.OVER or state.need:
        return []
    if state.phase == codes.AUCTION:
        return [seat for seat in range(state.seats) if must_speak(board, state, seat)]
    if state.phase == codes.WANT:
        return [seat for seat in range(state.seats) if state.wants[seat] == ASKED]
    return [state.actor]


def known_cards(table: Table, state: State, deck: int) -> list[str]:
    known: list[str] = []
    for i in range(state.deck_size[deck]):
        card = state.deck_order[deck][(state.deck_head[deck] + i) % codes.DECK]
        if card < 0:
            break
        known.append(table.card_id(deck, card))
    return known
