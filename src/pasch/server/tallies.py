"""What one process counts."""


class Tallies:
    """What is counted for those who watch over the server."""

    stored = 0
    refused = 0
    failed = 0
    _rate, _before, _since = 0.0, 0, 0.0

    def a_second(self, now: float) -> float:
        """How many entries were stored in each of the last seconds."""
        if now - self._since >= 1:
            self._rate = (self.stored - self._before) / (now - self._since)
            self._before, self._since = self.stored, now
        return self._rate
