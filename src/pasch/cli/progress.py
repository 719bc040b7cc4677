"""How far a long command is, on one line of the terminal."""

import os
import sys
import time
from typing import Final

from pasch.cli.columns import number
from pasch.cli.words import word

PAUSE: Final = 0.1
"""Seconds between two lines."""
CELLS: Final = 20
BLOCKS: Final = "█░"
PLAIN: Final = "#-"
"""For terminals that have no blocks."""


class Progress:
    """`████████░░░░░░░░░░░░ 412 of 1,000 games, 00:12 left` on stderr, if that is a terminal; the clock starts with the
    first line, so that compiling does not count."""

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
        self._write(self._bar(done, len(line)) + line)

    def close(self) -> None:
        """Wipe the line."""
        if self._width:
            self._write("")
            sys.stderr.write("\r")
            sys.stderr.flush()
            self._width = 0

    def _bar(self, done: int, beside: int) -> str:
        """How much is done as a picture, if the terminal is wide enough."""
        if CELLS + 1 + beside >= _columns():
            return ""
        full, empty = BLOCKS if _can_say(BLOCKS) else PLAIN
        filled = CELLS * done // self._total
        return full * filled + empty * (CELLS - filled) + " "

    def _write(self, line: str) -> None:
        sys.stderr.write("\r" + line.ljust(self._width))
        sys.stderr.flush()
        self._width = len(line)


def _columns() -> int:
    try:
        return os.get_terminal_size(sys.stderr.fileno()).columns or 80
    except (OSError, ValueError):
        return 80


def _can_say(text: str) -> bool:
    try:
        text.encode(sys.stderr.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def clock(seconds: int) -> str:
    """
    >>> clock(72), clock(3672)
    ('01:12', '1:01:12')
    """
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes:02}:{rest:02}"
