"""Says loudly which tests could not run; and no test fails because the machine was busy with others."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")

LOUD = "these tests did not run"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    skipped: list[Any] = terminalreporter.getreports("skipped")
    reasons = Counter(str(report.longrepr[-1]) for report in skipped)  # after path and line
    for reason, count in reasons.items():
        if LOUD in reason:
            line = f"WARNING, {count} tests: {reason.removeprefix('Skipped: ')}"
            terminalreporter.write_line(line, red=True, bold=True)
