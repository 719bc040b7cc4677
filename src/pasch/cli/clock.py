"""The agreed playing time of a game in the terminal: given, asked for, and running down."""

import re
import sys
from collections.abc import Callable
from math import ceil
from time import monotonic
from typing import Final

from pasch.cli.complaints import complaint
from pasch.cli.words import word
from pasch.time_limit import MOST_MINUTES

NUMBER: Final = re.compile(r"[0-9]{1,4}(?:[.,][0-9]{1,3})?")
MINUTE: Final = 60


class Clock:
    """Runs from when it is started; `now` gives seconds that never go back."""

    def __init__(self, minutes: float, now: Callable[[], float] | None = None) -> None:
        self.minutes = minutes
        self._now = now or monotonic
        self._ends = self._now() + MINUTE * minutes

    def agreed(self, lang: str) -> str:
        """The agreed minutes as people write them: 45, 2.5 or 2,5."""
        minutes = f"{self.minutes:g}"
        return minutes.replace(".", ",") if lang == "de" else minutes

    @property
    def left(self) -> float:
        """Seconds left, 0 when the time is up."""
        return max(0.0, self._ends - self._now())

    def text(self, lang: str) -> str:
        """The minutes left, begun ones included; seconds in the last minute."""
        left = ceil(self.left)
        if left <= MINUTE:
            return word("seconds-left", lang, count=left)
        return word("minutes-left", lang, count=ceil(left / MINUTE))


def read_minutes(said: str) -> float | None:
    """The number people mean, None if it is none that can be played.

    >>> read_minutes("45"), read_minutes("2,5"), read_minutes("0"), read_minutes("soon")
    (45.0, 2.5, None, None)
    """
    minutes = float(said.replace(",", ".")) if NUMBER.fullmatch(said) else 0.0
    return minutes if 0 < minutes <= MOST_MINUTES else None


def given_minutes(said: str) -> float:
    """The value of `--minutes`."""
    minutes = read_minutes(said.strip())
    if minutes is None:
        raise complaint("minutes", said=said, most=MOST_MINUTES)
    return minutes


def ask_minutes(lang: str) -> float:
    """Ask people until they say a number; whoever is not at a terminal has to give `--minutes`."""
    if not sys.stdin.isatty():
        raise complaint("minutes-missing")
    while True:
        try:
            said = input(word("ask-minutes", lang)).strip()
        except EOFError:
            print()
            raise complaint("minutes-missing") from None
        minutes = read_minutes(said)
        if minutes is not None:
            return minutes
        print(word("minutes-again", lang, most=MOST_MINUTES))
