"""How bots did, as cells of a table."""

from typing import Final

from pasch.cli.columns import number, percent
from pasch.cli.words import word
from pasch.lab.elo import Estimate
from pasch.lab.match import Row

HEADINGS: Final = ("bot", "games", "wins", "win-rate", "mean-place", "elo")
RIGHT: Final = frozenset(range(1, len(HEADINGS)))


def header(lang: str) -> list[str]:
    return [word(heading, lang) for heading in HEADINGS]


def standing(row: Row, lang: str) -> list[str]:
    return [
        row.code,
        number(row.games, 0, lang),
        number(row.wins, 1, lang),
        percent_interval(row.win_rate, lang),
        number(row.mean_place, 2, lang),
        "{:.0f} ({:.0f}–{:.0f})".format(*row.elo),
    ]


def percent_interval(rate: Estimate, lang: str) -> str:
    low, high = (percent(share, lang).removesuffix(" %") for share in rate[1:])
    return f"{percent(rate.value, lang)} ({low}–{high})"
