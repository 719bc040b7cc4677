"""The public notation: actions and chance as text, and back.

>>> from pasch.table import Table
>>> str(parse_action("B  bid 120", Table()))
'B bid 120'
"""

import re
from typing import Final

from msgspec import Struct

from pasch.refusal import Refusal
from pasch.rules import codes
from pasch.rules.state import Move
from pasch.table import Table

SEATS: Final = "ABCDEFGH"
VERBS: Final = (
    "roll", "ticket", "pay-fine", "use-card", "buy", "decline", "bid", "pass", "claim", "build", "sell", "mortgage",
    "redeem", "offer", "accept", "reject", "withdraw", "settle", "pay", "bankrupt", "resign", "choose", "want",
    "place", "even",
)  # fmt: skip
OPTIONS: Final = (
    "first", "second", "both", "ticket", "advance", "stay", "", "none", "sum", "cash", "fixed", "percent", "pay",
    "draw", "redeem", "keep",
)  # fmt: skip
DECKS: Final = ("chance", "chest")
FACES: Final = {"1": 1, "2": 2, "3": 3, "bus": codes.BUS, "mr": codes.MR}
FACE_NAMES: Final = {value: name for name, value in FACES.items()}
WORDS: Final = {
    "house": codes.SAID_HOUSE,
    "ticket": codes.SAID_TICKET,
    "loan": codes.SAID_LOAN,
    "promise": codes.SAID_PROMISE,
}
LONGEST: Final = 4000
_VERB_NUMBERS: Final = {verb: number for number, verb in enumerate(VERBS)}
_PLAIN: Final = frozenset(
    {"roll", "pay-fine", "buy", "decline", "pass", "accept", "reject", "withdraw", "pay", "bankrupt", "resign"}
)
_WITH_SPACE: Final = frozenset({"ticket", "build", "mortgage", "redeem", "place"})
_NO_SPACES: Final = (0,) * codes.SPACES
_NUMBER: Final = re.compile(r"[0-9]{1,9}")


class Items(Struct, frozen=True):
    """One side of an offer."""

    cash: int = 0
    spaces: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        parts = [str(self.cash)] if self.cash else []
        parts += [*self.spaces, *(f"card:{deck}" for deck in self.cards), *self.words]
        return " ".join(parts) or "nothing"


class Action(Struct, frozen=True):
    """What one player chooses. Which fields count depends on the verb; `str` gives the notation."""

    seat: str
    verb: str
    space: str = ""
    amount: int | None = None
    partner: str = ""
    give: Items = Items()
    get: Items = Items()
    levels: tuple[tuple[str, int], ...] = ()
    option: str = ""

    def __str__(self) -> str:
        if self.verb in _PLAIN:
            return f"{self.seat} {self.verb}"
        parts = [self.seat, self.verb]
        if self.partner:
            parts.append(self.partner)
        parts += [part for part in (self.space, self.option) if part]
        if self.amount is not None:
            parts.append(str(self.amount))
        parts += [f"{space}={level}" for space, level in self.levels]
        if self.verb in ("offer", "settle"):
            parts.append(f"give {self.give}")
        if self.verb == "offer":
            parts.append(f"get {self.get}")
        return " ".join(parts)


_READY: Final = {str(action): action for seat in SEATS for action in (Action(seat, verb) for verb in _PLAIN)}
"""What is said most of the time needs no reading."""


def unreadable(text: str, detail: str, **blanks: str) -> Refusal:
    """`detail` is a message `detail-…`."""
    refused = Refusal("notation", action=shown(text), detail=detail, unread=True)
    refused.blanks = blanks
    return refused


def shown(text: str) -> str:
    text = "".join(letter if letter.isprintable() else "?" for letter in text[:81])
    return text if len(text) <= 80 else text[:79] + "…"


def parse_action(text: str, table: Table) -> Action:
    """Read an action; a `Refusal` with clause `notation` says what cannot be read."""
    if ready := _READY.get(text):
        return ready
    if len(text) > LONGEST:
        raise unreadable(text, "too-long", most=str(LONGEST))
    words = text.split()
    if len(words) < 2:
        raise unreadable(text, "form", form="SEAT VERB …")
    seat, verb, rest = words[0], words[1], words[2:]
    if len(seat) != 1 or seat not in SEATS:
        raise unreadable(text, "seat", word=shown(seat))
    if verb not in VERBS:
        raise unreadable(text, "verb", word=shown(verb), known=", ".join(VERBS))
    return _Reader(text, table, seat, verb, rest).read()


class _Reader:
    """Reads the arguments of one action."""

    def __init__(self, text: str, table: Table, seat: str, verb: str, rest: list[str]) -> None:
        self.text, self.table, self.seat, self.verb, self.rest = text, table, seat, verb, rest

    def fail(self, detail: str, **blanks: str) -> Refusal:
        return unreadable(self.text, detail, **blanks)

    def read(self) -> Action:
        seat, verb, rest = self.seat, self.verb, self.rest
        if verb in _PLAIN:
            self.expect(0, 0, verb)
            return Action(seat, verb)
        if verb in _WITH_SPACE:
            self.expect(1, 1, f"{verb} SPACE")
            return Action(seat, verb, self.space(rest[0]))
        if verb in ("bid", "want"):
            self.expect(1, 1, f"{verb} AMOUNT")
            return Action(seat, verb, amount=self.number(rest[0]))
        if verb == "claim":
            self.expect(0, 1, "claim [SPACE]")
            return Action(seat, verb, self.space(rest[0]) if rest else "")
        if verb == "use-card":
            self.expect(0, 1, "use-card [chance|chest]")
            return Action(seat, verb, option=self.deck(rest[0]) if rest else "")
        if verb == "choose":
            self.expect(1, 1, "choose OPTION")
            if rest[0] in OPTIONS:
                return Action(seat, verb, option=rest[0])
            return Action(seat, verb, self.space(rest[0]))
        if verb == "sell":
            return self.read_sale()
        if verb == "even":
            self.expect(1, 8, "even SPACE=LEVEL …")
            return Action(seat, verb, levels=self.read_levels())
        return self.read_offer()

    def expect(self, least: int, most: int, form: str) -> None:
        if not least <= len(self.rest) <= most:
            raise self.fail("form", form=form)

    def space(self, word: str) -> str:
        at = self.table.index(word)
        if at < 0:
            raise self.fail("space", word=shown(word))
        return self.table.space_id(at)

    def number(self, word: str) -> int:
        if not _NUMBER.fullmatch(word):
            raise self.fail("number", word=shown(word))
        return int(word)

    def deck(self, word: str) -> str:
        if word not in DECKS:
            raise self.fail("deck", word=shown(word))
        return word

    def read_sale(self) -> Action:
        self.expect(1, 8, "sell SPACE [N] or sell SPACE=LEVEL …")
        if "=" in self.rest[0]:
            return Action(self.seat, "sell", levels=self.read_levels())
        self.expect(1, 2, "sell SPACE [N]")
        steps = self.number(self.rest[1]) if len(self.rest) == 2 else None
        return Action(self.seat, "sell", self.space(self.rest[0]), amount=None if steps == 1 else steps)

    def read_levels(self) -> tuple[tuple[str, int], ...]:
        levels: dict[str, int] = {}
        for word in self.rest:
            name, equals, level = word.partition("=")
            if not equals:
                raise self.fail("level", word=shown(word))
            space = self.space(name)
            if space in levels:
                raise self.fail("twice", word=space)
            levels[space] = self.number(level)
        return tuple(sorted(levels.items(), key=lambda pair: self.table.index(pair[0])))

    def read_offer(self) -> Action:
        form = "settle give ITEMS" if self.verb == "settle" else "offer SEAT give ITEMS get ITEMS"
        rest, partner = self.rest, ""
        if self.verb == "offer":
            if not rest or len(rest[0]) != 1 or rest[0] not in SEATS:
                raise self.fail("form", form=form)
            partner, rest = rest[0], rest[1:]
        if not rest or rest[0] != "give":
            raise self.fail("form", form=form)
        if self.verb == "settle":
            return Action(self.seat, "settle", give=self.items(rest[1:]))
        if rest.count("get") != 1:
            raise self.fail("form", form=form)
        middle = rest.index("get")
        give, get = self.items(rest[1:middle]), self.items(rest[middle + 1 :])
        return Action(self.seat, "offer", partner=partner, give=give, get=get)

    def items(self, words: list[str]) -> Items:
        if words == ["nothing"]:
            return Items()
        if not words:
            raise self.fail("empty-side")
        cash, spaces, cards, said = 0, list[str](), list[str](), list[str]()
        for word in words:
            if word.isdecimal():
                if cash:
                    raise self.fail("two-amounts")
                cash = self.number(word)
                if cash == 0:
                    raise self.fail("amount-zero")
            elif word.startswith("card:"):
                cards.append(self.deck(word[5:]))
            elif word in WORDS:
                said.append(word)
            else:
                spaces.append(self.space(word))
        if any(len(set(names)) < len(names) for names in (spaces, cards, said)):
            raise self.fail("item-twice")
        in_order = tuple(sorted(spaces, key=self.table.index))
        return Items(cash, in_order, tuple(sorted(cards)), tuple(sorted(said)))


def to_move(action: Action, table: Table, move: Move | None = None) -> Move:
    """The action as the kernel takes it."""
    if move is None:
        move = Move()
    else:
        move.give[:] = move.get[:] = _NO_SPACES
    verb = action.verb
    move.seat = SEATS.index(action.seat)
    move.verb = _VERB_NUMBERS[verb]
    move.space = table.index(action.space) if action.space else -1
    move.amount = 1 if verb == "sell" and action.amount is None else action.amount or 0
    if verb == "choose":
        move.amount = codes.SPACE if action.space else OPTIONS.index(action.option)
    elif verb == "use-card":
        move.amount = DECKS.index(action.option) if action.option else -1
    move.other = SEATS.index(action.partner) if action.partner else -1
    move.levels = len(action.levels)
    for i, (space, level) in enumerate(action.levels):
        move.level_space[i] = table.index(space)
        move.level[i] = level
    move.words = move.give_cash = move.give_cards = move.get_cash = move.get_cards = 0
    if verb in ("offer", "settle"):
        move.words = sum({WORDS[word] for word in (*action.give.words, *action.get.words)})
        move.give_cash, move.give_cards = _lay_down(move.give, action.give, table)
        move.get_cash, move.get_cards = _lay_down(move.get, action.get, table)
    return move


def _lay_down(row: list[int], items: Items, table: Table) -> tuple[int, int]:
    """Mark the spaces of one side in its row; the cash, and the cards as bits."""
    for space in items.spaces:
        row[table.index(space)] = 1
    return items.cash, sum(1 << DECKS.index(deck) for deck in items.cards)


def from_move(move: Move, table: Table) -> Action:
    """The action a kernel's move stands for; fields that do not count for its verb are ignored."""
    seat, verb = SEATS[move.seat], VERBS[move.verb]
    if verb in _PLAIN:
        return Action(seat, verb)
    if verb in _WITH_SPACE or (verb == "claim" and move.space >= 0):
        return Action(seat, verb, table.space_id(move.space))
    if verb in ("bid", "want"):
        return Action(seat, verb, amount=move.amount)
    if verb == "use-card":
        return Action(seat, verb, option=DECKS[move.amount] if move.amount >= 0 else "")
    if verb == "choose":
        space = table.space_id(move.space) if move.amount == codes.SPACE else ""
        return Action(seat, verb, space, option=OPTIONS[move.amount])
    if verb == "even" or (verb == "sell" and move.levels):
        levels = sorted(zip(move.level_space[: move.levels], move.level, strict=False))
        return Action(seat, verb, levels=tuple((table.space_id(space), level) for space, level in levels))
    if verb == "sell":
        return Action(seat, verb, table.space_id(move.space), amount=None if move.amount == 1 else move.amount)
    if verb == "claim":
        return Action(seat, verb)
    words = tuple(sorted(word for word, bit in WORDS.items() if move.words & bit))
    give = _items(table, move.give_cash, move.give, move.give_cards, words)
    if verb == "settle":
        return Action(seat, verb, give=give)
    get = _items(table, move.get_cash, move.get, move.get_cards, ())
    return Action(seat, verb, partner=SEATS[move.other], give=give, get=get)


def _items(table: Table, cash: int, deeds: list[int], cards: int, words: tuple[str, ...]) -> Items:
    spaces = tuple(table.space_id(space) for space in range(table.board.spaces) if deeds[space])
    return Items(cash, spaces, tuple(deck for i, deck in enumerate(DECKS) if cards >> i & 1), words)


Outcome = tuple[str, tuple[int, ...]]
"""What chance gave: ("dice", (3, 4)), ("card", (deck, card)), ("ticket", (expires,)), ("deal", (space, …))."""


def parse_chance(text: str, table: Table) -> list[Outcome]:
    """Read the outcomes of one action, separated by `;`."""
    if len(text) > LONGEST:
        raise unreadable(text, "too-long", most=str(LONGEST))
    return [_outcome(part, table) for part in text.split(";")] if text.strip() else []


def _outcome(text: str, table: Table) -> Outcome:
    words = text.split()
    if not words:
        raise unreadable(text, "outcome-empty")
    head, rest = words[0], words[1:]
    if head in DECKS and len(rest) == 1:
        deck = DECKS.index(head)
        card = table.card(deck, rest[0])
        if card < 0:
            raise unreadable(text, "card", word=shown(rest[0]), deck=head)
        return "card", (deck, card)
    if head == "ticket" and rest in (["plain"], ["expire"]):
        return "ticket", (int(rest == ["expire"]),)
    if head == "deal":
        spaces = tuple(table.index(word) for word in rest)
        if min(spaces, default=-1) < 0:
            raise unreadable(text, "form", form="deal SPACE …")
        return "deal", spaces
    if len(words) in (2, 3) and all(word in ("1", "2", "3", "4", "5", "6") for word in words[:2]):
        if len(words) == 2:
            return "dice", (int(words[0]), int(words[1]))
        if words[2] in FACES:
            return "dice", (int(words[0]), int(words[1]), FACES[words[2]])
    raise unreadable(text, "outcome")


def outcome_text(outcome: Outcome, table: Table) -> str:
    kind, values = outcome
    if kind == "dice":
        third = [FACE_NAMES[values[2]]] if len(values) == 3 else []
        return " ".join([str(values[0]), str(values[1]), *third])
    if kind == "card":
        return f"{DECKS[values[0]]} {table.card_id(values[0], values[1])}"
    if kind == "ticket":
        return "ticket expire" if values[0] else "ticket plain"
    return " ".join(["deal", *(table.space_id(space) for space in values)])
