"""Fair dice: a seed committed to before the first throw, words of the players mixed in, everything checked afterwards.

>>> dice = FairDice(new_seed(), words_line({"A": "lucky otter", "B": "7"}))
>>> game = Game("classic", ["Ada", "Ben"], source=dice.source())
>>> game.header |= dice.header()
>>> verify(game.record()).finding
'not-revealed'
>>> game.header |= dice.header(revealed=True)
>>> verify(game.record()).ok
True
"""

import hashlib
import re
import secrets
from collections import Counter
from collections.abc import Mapping
from itertools import zip_longest
from typing import Final, Literal

from msgspec import Struct
from msgspec.structs import replace

from pasch.chance import Seeded
from pasch.edition import Edition
from pasch.game import Game
from pasch.notation import SEATS, outcome_text, parse_chance, shown, unreadable
from pasch.record import RecordError, open_record, read_line, refused_line
from pasch.refusal import Refusal

LONGEST_WORDS: Final = 60
_SEED: Final = re.compile(r"[0-9a-f]{64}")

Finding = Literal["fair", "other-chance", "other-seed", "no-commit", "not-revealed", "not-replayable", "unreadable"]


def new_seed() -> str:
    """A secret nobody can guess: 32 random bytes as hex digits."""
    return secrets.token_hex(32)


def commitment(seed: str) -> str:
    """What is shown of a seed before the first throw. It gives nothing away and fits no other seed."""
    return _hash(f"pasch commit:{seed}")


def words_line(words: Mapping[str, str]) -> str:
    """The header line of what the seats added; a `Refusal` if a text cannot stand there.

    >>> words_line({"C": "7", "A": "lucky otter"})
    'A lucky otter | C 7'
    """
    for seat, said in words.items():
        if len(seat) != 1 or seat not in SEATS:
            raise unreadable(seat, "seat", word=shown(seat))
        if not 1 <= len(said) <= LONGEST_WORDS or "|" in said or not said.isprintable() or said != said.strip():
            raise unreadable(said, "words", most=str(LONGEST_WORDS))
    return " | ".join(f"{seat} {words[seat]}" for seat in sorted(words))


class FairDice:
    """The dice of one game. `words` is the header line, empty if nobody added any. The seed stays secret until the end:
    it is not part of any text this class gives but `header(revealed=True)`."""

    def __init__(self, seed: str, words: str = "") -> None:
        if not _SEED.fullmatch(seed):
            raise ValueError("a seed has 64 hex digits")
        self.seed = seed
        self.words = words

    @property
    def commit(self) -> str:
        return commitment(self.seed)

    def source(self, counter: int = 0) -> Seeded:
        """The game's source of chance; after `counter` numbers it goes on where another one stopped."""
        return Seeded(_hash(f"pasch dice:{self.seed}:{self.words}"), counter)

    def header(self, *, revealed: bool = False) -> dict[str, str]:
        """The lines for `game.header`; the seed only once the game is over."""
        lines = {"commit": self.commit}
        if self.words:
            lines["words"] = self.words
        if revealed:
            lines["seed"] = self.seed
        return lines


class Verdict(Struct, frozen=True):
    """What was found about a record, and how much chance was checked until then.

    For `other-chance`, `stands` is the first outcome that differs and `expected` what it should have been; either is
    empty if there should be, or is, none. For `not-replayable` and `unreadable`, `reason` says why, and `german` too.
    """

    finding: Finding
    throws: int = 0
    cards: int = 0
    tickets: int = 0
    deals: int = 0
    line: int = 0
    stands: str = ""
    expected: str = ""
    reason: str = ""
    german: str = ""
    over: bool = True  # a record that stops before its game was over says nothing about the throws that followed

    @property
    def ok(self) -> bool:
        return self.finding == "fair"


def verify(text: str, edition: Edition | None = None) -> Verdict:
    """Replay a record and compare all its chance with what seed and words give."""
    try:
        game, header, lines = open_record(text, edition)
        if "commit" not in game.header:
            return Verdict("no-commit")
        if "seed" not in game.header:
            return Verdict("not-revealed")
        seed = game.header["seed"]
        if not _SEED.fullmatch(seed) or commitment(seed) != game.header["commit"]:
            return Verdict("other-seed")
        game.source = FairDice(seed, game.header.get("words", "")).source()
        return _compare(game, lines, header + 2)
    except RecordError as error:
        finding: Finding = "not-replayable" if error.readable else "unreadable"
        return Verdict(finding, line=error.line, reason=error.reason, german=error.german)


def _compare(game: Game, lines: list[str], first: int) -> Verdict:
    """Play each action with the game's own chance; what it draws must be what stands there."""
    seen = Counter[str]()
    for number, line in enumerate(lines, first):
        said = read_line(number, line)
        try:
            standing = parse_chance(said.chance, game.table)
            game.play(said.action)
        except Refusal as refused:
            raise refused_line(number, refused, game.header["engine"]) from None
        drawn = parse_chance(game.lines[-1].chance, game.table)
        for stands, expected in zip_longest(standing, drawn):
            if stands != expected:
                shown = [outcome_text(outcome, game.table) if outcome else "" for outcome in (stands, expected)]
                return _verdict("other-chance", seen, number, *shown)
            seen[expected[0]] += 1
    return replace(_verdict("fair", seen), over=game.phase == "over")


def _verdict(finding: Finding, seen: Counter[str], line: int = 0, stands: str = "", expected: str = "") -> Verdict:
    return Verdict(finding, seen["dice"], seen["card"], seen["ticket"], seen["deal"], line, stands, expected)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
