"""Simulations: any number of games between bots that keep their seats, added up while they are played.

>>> result = simulate("classic", ("shrewd", "casual"), games=2, seed=1, cores=1, interpreted=True)
>>> result.games, sum(row["landings"] for row in result.table("spaces")) > 100
(2, True)
"""

import signal
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import closing
from types import FrameType
from typing import Any, Final

from pasch.edition import DEFAULT, Edition
from pasch.lab import report
from pasch.lab.extras import need
from pasch.lab.series import LIMITS, MOST_ROUNDS, Batch, Series, check_bots, needs_compiler, play_series
from pasch.lab.sums import Sums
from pasch.table import Table

FOUR: Final = ("shrewd",) * 4


def simulate(
    edition: str | Edition = DEFAULT, bots: Sequence[str] = FOUR, games: int = 1000, seed: int = 1,
    variants: Iterable[str] = (), options: Mapping[str, Any] | None = None, cores: int | None = None,
    interpreted: bool = False, progress: Callable[[int], object] | None = None, most_rounds: int = MOST_ROUNDS,
) -> "Simulation":  # fmt: skip
    """Play so many games and give their statistics; `progress` is told now and then how many are done.

    The same arguments give the same numbers, on any number of cores and in both modes.
    """
    for name, value in (("games", games), ("seed", seed), ("most_rounds", most_rounds)):
        least, most = LIMITS[name]
        if not least <= value <= most:
            raise ValueError(f"{name}={value}; expected a number from {least} to {most}")
    table = Table(edition, variants, options)
    check_bots(bots, table.edition)
    simulation = Simulation(
        Series(table, tuple(bots), games, seed, counts=True, interpreted=interpreted, most_rounds=most_rounds)
    )
    simulation.play(cores, progress)
    return simulation


class Simulation:
    """The statistics of a series of games, also of one broken off."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.sums = Sums(len(series.bots))

    def play(
        self,
        cores: int | None = None,
        progress: Callable[[int], object] | None = None,
        take: Callable[[Batch], object] | None = None,
    ) -> None:
        """Play and add up; `take` gets each batch as it comes. Ctrl-C leaves whole batches behind."""
        if needs_compiler(self.series.bots, self.series.interpreted):
            need("numba")
        with closing(play_series(self.series, cores)) as batches:
            for batch in batches:
                with Undisturbed():
                    self.sums.add(batch)
                    if take:
                        take(batch)
                if progress:
                    progress(self.games)

    @property
    def games(self) -> int:
        """How many were played."""
        return self.sums.games

    def about(self) -> dict[str, Any]:
        """What was played: engine, edition, bots, seed, options."""
        return report.about(self)

    def summary(self) -> dict[str, Any]:
        """Everything there is to report, as plain numbers, texts, lists and dicts."""
        return report.summary(self)

    def table(self, name: str) -> list[dict[str, Any]]:
        """The rows of a table: deeds, groups, spaces, seats, lengths, cash or bankruptcies."""
        return report.table(self, name)

    def frame(self, name: str) -> Any:
        """A table as a pandas DataFrame."""
        pandas = need("pandas")
        return pandas.DataFrame(self.table(name))

    def array(self, name: str) -> Any:
        """Sums as a NumPy array: by seat `wins`, `ties`, `order_wins`, `order_ties`; by space `landings`, `rents`,
        `visits`, `spent`, `built`, `sold`; by round and seat `cash`, `living`; how often, by number, `rounds` and
        `turns`."""
        numpy = need("numpy")
        if name in ("rounds", "turns"):
            counts = (self.sums.rounds if name == "rounds" else self.sums.turns).counts
            return numpy.array([counts.get(value, 0) for value in range(max(counts, default=-1) + 1)], dtype="i8")
        if name in ("wins", "ties", "order_wins", "order_ties", "cash", "living"):
            return numpy.array(getattr(self.sums, name), dtype="i8")
        if name in ("landings", "rents", "visits", "spent", "built", "sold"):
            return numpy.array(self.sums.tally[name][: self.series.table.board.spaces], dtype="i8")
        raise KeyError(name)


class Undisturbed:
    """Ctrl-C waits until the end of a block, so that sums and files stay whole."""

    def __init__(self) -> None:
        self._asked = False
        self._main = threading.current_thread() is threading.main_thread()
        self._before: Any = None

    def __enter__(self) -> None:
        if self._main:
            self._before = signal.signal(signal.SIGINT, self._note)

    def __exit__(self, *_: object) -> None:
        if self._main:
            signal.signal(signal.SIGINT, self._before)
        if self._asked:
            raise KeyboardInterrupt

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        self._asked = True
