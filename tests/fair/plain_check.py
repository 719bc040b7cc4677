"""The chance of a record checked by docs/notation.md alone, without any rules, as a page in a browser does."""

import hashlib
from typing import Any

FACES = ("1", "2", "3", "bus", "mr", "mr")


def sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


class Draws:
    """Numbers from a key and a counter."""

    def __init__(self, key: str) -> None:
        self.key, self.counter = key, -1

    def below(self, n: int) -> int:
        while True:
            self.counter += 1
            number = int(sha256(f"{self.key}:{self.counter}")[:16], 16)
            if number < 2**64 - 2**64 % n:
                return number % n

    def die(self) -> str:
        return str(1 + self.below(6))


def first_difference(record: str, box: Any) -> tuple[int, str] | None:
    """The first line whose chance differs, and the outcome that should stand there; `box` is what lies in the box."""
    header, _, body = record.partition("\n\n")
    lines = dict(line.split(": ", 1) for line in header.split("\n")[1:])
    assert lines["commit"] == sha256(f"pasch commit:{lines['seed']}")
    draws = Draws(sha256(f"pasch dice:{lines['seed']}:{lines.get('words', '')}"))
    decks = {deck: [*box[deck]] for deck in ("chance", "chest")}
    deeds, tickets = [*box["deeds"]], dict(box["tickets"])
    for number, line in enumerate(body.split("\n"), header.count("\n") + 3):
        for outcome in line.partition(" : ")[2].split("; ") if " : " in line else []:
            kind, *rest = outcome.split()
            if kind in decks:
                cards = decks[kind]
                expected = f"{kind} {cards.pop(draws.below(len(cards)))}" if cards else outcome
            elif kind == "ticket":
                drawn = "plain" if draws.below(sum(tickets.values())) < tickets["plain"] else "expire"
                tickets[drawn] -= 1
                expected = f"ticket {drawn}"
            elif kind == "deal":
                expected = " ".join(["deal", *(deeds.pop(draws.below(len(deeds))) for _ in rest)])
            else:
                dice = [draws.die(), draws.die(), *(FACES[draws.below(6)] for _ in rest[1:])]
                expected = " ".join(dice)
            if outcome != expected:
                return number, expected
    return None
