"""How far a long command is, on one line of the terminal."""

import sys
import time
from typing import Final

from pasch.cli.columns import number
from pasch.cli.words import word

PAUSE: Final = 0.1
"""Seconds between two lines."""


class Progress:
    """`412 of 1,000 games, 00:12 left` on stderr, if that is a terminal; the clock starts with the first line, so that
    compiling does not count."""

    def __init__(self, total: int, lang: str) -> None:
        self._total, self._lang = total, lang
        self._shows = sys.stderr.isatty()
        self._first: tuple[float, int] | None = None
        self._next = 0.0
        self._width = 0

    def show(self, done: int) -> None:
        now = time.monotonic()
        if not self._shows or now < self._next:
            return
        self._next = now + PAUSE
        numbers = {"done": number(done, 0, self._lang), "total": number(self._total, 0, self._lang)}
        line = word("progress", self._lang, **numbers)
        if self._first is None:
            self._first = (now, done)
        elif done > self._first[1]:
            seconds = round((now - self._first[0]) / (done - self._first[1]) * (self._total - done))
            line += word("time-left", self._lang, left=clock(seconds))
        self._write(line)

    def close(self) -> None:
        """Wipe the line."""
        if self._width:
            self._write("")
            sys.stderr.write("\r")
            sys.stderr.flush()
            self._width = 0

    def _write(self, line: str) -> None:
        sys.stderr.write("\r" + line.ljust(self._width))
        sys.stderr.flush()
        self._width = len(line)


def clock(seconds: int) -> str:
    """
    >>> clock(72), clock(3672)
    ('01:12', '1:01:12')
    """
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes:02}:{rest:02}"
