"""The version of Pasch, and by which rules a version plays, in one place."""

from typing import Final

__version__ = "0.2.0"
RULES_SINCE: Final = "0.2.0"
"""The first version that plays by the rules as they are now."""
BEFORE_IT_WAS_KEPT: Final = "0.1.0"
"""The version of stored games that do not say theirs."""


def has_older_rules(engine: str) -> bool:
    """Was a game of this version played by rules that have changed since?

    >>> has_older_rules("0.1.0"), has_older_rules("0.2.0"), has_older_rules("0.10.1")
    (True, False, False)
    """
    return _numbers(engine) < _numbers(RULES_SINCE)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(part) if part.isdecimal() else 0 for part in version.split(".")[:3])
