"""Says loudly which tests could not run."""

from collections import Counter
from typing import Any

import pytest

LOUD = "these tests did not run"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped: list[Any] = terminalreporter.getreports("skipped")
    reasons = Counter(str(report.longrepr[-1]) for report in skipped)  # after path and line
    for reason, count in reasons.items():
        if LOUD in reason:
            line = f"WARNING, {count} tests: {reason.removeprefix('Skipped: ')}"
            terminalreporter.write_line(line, red=True, bold=True)
