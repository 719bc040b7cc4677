"""How far a long run is, on stderr while people watch."""

import sys
import time
from typing import Final

from pasch.cli.words import word

PAUSE: Final = 0.2


class Progress:
    """One line that is written over; nothing where stderr is no terminal."""

    def __init__(self, total: int, lang: str) -> None:
        self.total = total
        self.lang = lang
        self._on = sys.stderr.isatty()
        self._begun: tuple[float, int] | None = None  # compiling does not count
        self._shown = 0.0

    def show(self, done: int) -> None:
        now = time.monotonic()
        self._begun = self._begun or (now, done)
        if not self._on or now - self._shown < PAUSE:
            return
        self._shown = now
        seconds = (now - self._begun[0]) / max(1, done - self._begun[1]) * (self.total - done)
        left = f"{int(seconds) // 60:02}:{int(seconds) % 60:02}" if done > self._begun[1] else "--:--"
        numbers = [f"{number:,}".replace(",", "." if self.lang == "de" else ",") for number in (done, self.total)]
        text = word("progress", self.lang, done=numbers[0], total=numbers[1], left=left)
        print(f"\r{text}\x1b[K", end="", file=sys.stderr, flush=True)

    def close(self) -> None:
        if self._shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
