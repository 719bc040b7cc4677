"""The clocks of the people at one table: how long each has thought about what is asked of them."""

from collections.abc import Iterable
from typing import Final

BUSINESS: Final = frozenset({"build", "sell", "mortgage", "redeem", "offer", "withdraw", "claim"})
"""Verbs of business on the side: the question somebody was asked is still open afterwards."""
RAISING: Final = frozenset({"sell", "mortgage"})
"""What a debtor does to find the money is no business on the side."""

Question = tuple[str, bool]
"""A seat, and whether it is asked about an offer: that comes in between and has a clock of its own."""


class Clocks:
    """A clock runs while its seat is asked and here, and starts anew when the question was answered."""

    def __init__(self) -> None:
        self._since: dict[Question, float] = {}  # those that run
        self._used: dict[Question, float] = {}  # those that stand still
        self._turn: tuple[int, int] = (0, 0)

    def ask(self, seats: Iterable[str], phase: str, turn: tuple[int, int], now: float) -> None:
        """These are asked now; all others wait, but no longer than for a turn."""
        offered = phase == "offer"
        asked = {(seat, offered) for seat in seats}
        self._stop(self._since.keys() - asked, now)
        if turn != self._turn:
            self._turn, self._used = turn, {}
        elif not offered:
            self._used = {question: used for question, used in self._used.items() if not question[1]}
        for question in asked - self._since.keys():
            self._since[question] = now - self._used.pop(question, 0.0)

    def stop(self, seats: Iterable[str], now: float) -> None:
        """These have gone."""
        self._stop(self._since.keys() & {(seat, offered) for seat in seats for offered in (False, True)}, now)

    def _stop(self, questions: Iterable[Question], now: float) -> None:
        for question in questions:
            self._used[question] = now - self._since.pop(question)

    def acted(self, seat: str, verb: str, phase: str, now: float) -> float:
        """Whoever answers has all of the time again for the next question; gives how long this one has taken."""
        if verb in BUSINESS and not (phase == "debt" and verb in RAISING):
            return 0.0
        since = self._since.pop((seat, verb in ("accept", "reject")), None)
        return 0.0 if since is None else now - since

    def since(self, seat: str, phase: str, now: float) -> float:
        """When this seat was asked, as if it had thought without a break."""
        return self._since.get((seat, phase == "offer"), now)
