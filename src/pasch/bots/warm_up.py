"""Compiling the engine in the background: a process of its own fills the cache, so that nobody has to wait."""

import subprocess
import sys
from typing import Final

WORK: Final = (
    "from pasch.bots.arena import Arena; from pasch.bots.catalog import parse; from pasch.table import Table; "
    "Arena(Table(), [parse('shrewd')] * 2).play(1, 0, 1)"
)


class WarmUp:
    """A process that compiles; `done` once compiled code can be loaded in no time."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", WORK], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL
        )

    def done(self) -> bool:
        return self._process.poll() == 0

    def stop(self) -> None:
        """Leave it; what was not finished is compiled another time."""
        if self._process.poll() is None:
            self._process.terminate()
            self._process.wait()
