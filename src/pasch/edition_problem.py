"""What is wrong with an edition file: lines that can be said in German and in English."""

from collections.abc import Iterable
from typing import Union


class Phrase:
    """A message `edition-…` of the Fluent files; its blanks may be phrases themselves."""

    def __init__(self, name: str, /, **blanks: "Part") -> None:
        self.name = name
        self.blanks = blanks

    def say(self, lang: str) -> str:
        from pasch.text.messages import say

        return say(f"edition-{self.name}", lang, **{name: said(part, lang) for name, part in self.blanks.items()})


Part = Union[str, int, Phrase]  # noqa: UP007 (Phrase names it before it exists)
Place = tuple[Part, ...]
"""Where something is wrong: `[[space]] 7 (poststrasse)`, `: `, `price`."""


class Problem(str):
    """A line in English that is known in German too."""

    parts: Place

    def __new__(cls, *parts: Part) -> "Problem":
        problem = super().__new__(cls, "".join(said(part, "en") for part in parts))
        problem.parts = parts
        return problem

    def say(self, lang: str) -> str:
        return "".join(said(part, lang) for part in self.parts)


def said(part: Part, lang: str) -> str:
    return part.say(lang) if isinstance(part, Phrase) else str(part)


def one_line(text: str, length: int = 100) -> str:
    """A text from outside, made safe to stand in a message."""
    text = "".join(letter if letter.isprintable() else "?" for letter in text[: length + 1])
    return text if len(text) <= length else text[: length - 1] + "…"


def quoted(text: str) -> str:
    return f'"{one_line(text, 40)}"'


def values(count: int) -> Phrase:
    return Phrase("one-value") if count == 1 else Phrase("values", count=count)


def closest(word: str, options: Iterable[str]) -> Part:
    """`; did you mean "…"?` if one of the options is near."""
    from difflib import get_close_matches

    near = get_close_matches(word[:64], list(options), n=1)
    return Phrase("closest", word=near[0]) if near else ""
