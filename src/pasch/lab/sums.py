"""Sums over the games of a series: whole numbers, so that neither cores nor modes change them."""

from typing import Any, Final

from pasch.lab.series import Batch

TALLIED: Final = ("landings", "rents", "visits", "spent", "built", "sold", "evened")
STILL_IN: Final = -2
TO_BANK: Final = -1


class Histogram:
    """How often each whole number came; there are only as many as a game can be long.

    >>> lengths = Histogram()
    >>> lengths.add([3, 5, 4, 5])
    >>> lengths.mean, lengths.quantile(50), lengths.quantile(95)
    (4.25, 4, 5)
    """

    def __init__(self) -> None:
        self.counts: dict[int, int] = {}

    def add(self, values: list[int]) -> None:
        counts = self.counts
        for value in values:
            counts[value] = counts.get(value, 0) + 1

    @property
    def mean(self) -> float | None:
        total = sum(self.counts.values())
        return sum(value * count for value, count in self.counts.items()) / total if total else None

    def quantile(self, percent: int) -> int | None:
        """The smallest value that at least so many percent of all do not exceed."""
        total = sum(self.counts.values())
        seen = 0
        for value, count in sorted(self.counts.items()):
            seen += count
            if seen * 100 >= total * percent:
                return value
        return None


class Sums:
    """What is kept of any number of games."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.ended = 0  # by the rules
        self.tied = 0
        self.faults = 0  # broken off because something went wrong
        self.decisions = 0
        self.offers = 0
        self.trades = 0
        self.auctions = 0
        self.jailed = 0
        self.wins = [0] * seats  # alone
        self.ties = [0] * seats
        self.order_wins = [0] * seats  # by who began first
        self.order_ties = [0] * seats
        self.rounds = Histogram()
        self.turns = Histogram()
        self.falls: dict[tuple[int, bool], int] = {}  # what could not be paid, and whether to the bank
        self.tally: dict[str, list[int]] = {}
        self.cash: list[list[int]] = []
        self.living: list[list[int]] = []

    def add(self, batch: Batch) -> None:
        """Add the games of a batch."""
        results = batch.results
        self.games += batch.games
        self.ended += sum(results["ended"])
        self.faults += sum(wrong != 0 for wrong in results["wrong"])
        for name in ("decisions", "offers", "trades", "auctions"):
            setattr(self, name, getattr(self, name) + sum(results[name]))
        self.rounds.add(results["rounds"])
        self.turns.add(results["turns"])
        for winners, first in zip(results["winners"], results["first"], strict=True):
            self._add_winners(winners, first)
        for places, to, by in zip(results["place"], results["fell_to"], results["fell_by"], strict=True):
            self._add_falls(places, to, by)
        self._add_tally(batch.tally)

    def _add_winners(self, winners: int, first: int) -> None:
        alone = winners & (winners - 1) == 0
        wins, order = (self.wins, self.order_wins) if alone else (self.ties, self.order_ties)
        self.tied += not alone
        for seat in range(self.seats):
            if winners >> seat & 1:
                wins[seat] += 1
                order[(seat - first) % self.seats] += 1

    def _add_falls(self, places: list[int], to: list[int], by: list[int]) -> None:
        for seat in range(self.seats):
            if places[seat] > 1 and to[seat] != STILL_IN:
                kind = (by[seat], to[seat] == TO_BANK)
                self.falls[kind] = self.falls.get(kind, 0) + 1

    def _add_tally(self, tally: dict[str, Any]) -> None:
        self.jailed += tally["jailed"]
        for name in TALLIED:
            self.tally[name] = _sum(self.tally.get(name), tally[name])
        for mine, rows in ((self.cash, tally["cash"]), (self.living, tally["living"])):
            mine[:] = [_sum(old, new[: self.seats]) for old, new in zip(mine or [None] * len(rows), rows, strict=True)]


def _sum(old: list[int] | None, new: list[int]) -> list[int]:
    return [a + b for a, b in zip(old, new, strict=True)] if old else list(new)
