"""The time-limit game: who ends it, and for how long it may be played."""

from typing import Final

from pasch.refusal import Refusal
from pasch.table import Table

MOST_MINUTES: Final = 1440


def needs_clock(table: Table) -> bool:
    """Is it a time-limit game that ends only when somebody plays `time`, because no rounds stand for the time?"""
    return bool(table.board.time_limit) and not table.board.rounds


def check_limit(table: Table) -> None:
    """Refuse games between bots in which nobody would ever call time. [time.agree]"""
    if needs_clock(table):
        raise Refusal("time.agree", detail="no-limit")
