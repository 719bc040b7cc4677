"""A ladder: many bots, each meeting each other equally often at tables of four."""

from collections.abc import Sequence
from contextlib import closing
from itertools import combinations
from typing import Final, NamedTuple

from pasch.bots.arena import MOST_ROUNDS
from pasch.lab.elo import fit_elo
from pasch.lab.match import Row, Sheet, Watch, add_games, blank_sheet, make_row, scores_of
from pasch.lab.series import Series, play_series
from pasch.table import Table

SEATS: Final = 4


class Contest(NamedTuple):
    """What is played: every line-up plays `games` games."""

    table: Table
    lineups: list[tuple[str, ...]]
    games: int
    seed: int
    interpreted: bool = False

    @property
    def all_games(self) -> int:
        return self.games * len(self.lineups)


def make_contest(table: Table, bots: Sequence[str], games: int, seed: int, *, interpreted: bool = False) -> Contest:
    """At least so many games in all, rounded up until every bot has sat at every seat of its tables equally often."""
    lineups = make_lineups(bots)
    whole_rounds = -(-games // (len(lineups) * SEATS))
    return Contest(table, lineups, whole_rounds * SEATS, seed, interpreted)


def make_lineups(bots: Sequence[str]) -> list[tuple[str, ...]]:
    """Every four of the bots; where there are fewer, all of them and every choice for the seats left.

    >>> make_lineups(["a", "b", "c"])
    [('a', 'b', 'c', 'a'), ('a', 'b', 'c', 'b'), ('a', 'b', 'c', 'c')]
    """
    if len(bots) >= SEATS:
        return list(combinations(bots, SEATS))
    return [(*bots, *more) for more in combinations(bots, SEATS - len(bots))]


def play_contest(contest: Contest, cores: int | None = None, watch: Watch | None = None) -> list[Row]:
    """Play all games: the bots, best first. Each line-up has a seed of its own, so that their games are independent."""
    sheets: list[Sheet] = []
    for number, bots in enumerate(contest.lineups):
        sheet = blank_sheet(bots)
        seed = contest.seed + number
        series = Series(
            contest.table, bots, contest.games, seed,
            rotate=True, interpreted=contest.interpreted, most_rounds=MOST_ROUNDS,
        )  # fmt: skip
        with closing(play_series(series, cores)) as batches:
            for batch in batches:
                sheet = add_games(sheet, batch)
                if watch:
                    watch(batch)
        sheets.append(sheet)
    return rank(sheets)


def rank(sheets: Sequence[Sheet]) -> list[Row]:
    """One row a bot over all its seats, best first."""
    sums: dict[str, tuple[int, float, int]] = {}
    for sheet in sheets:
        for code, won, placed in zip(sheet.bots, sheet.wins, sheet.places, strict=True):
            games, wins, places = sums.get(code, (0, 0.0, 0))
            sums[code] = (games + sheet.games, wins + won, places + placed)
    elo = fit_elo([scores_of(sheet) for sheet in sheets])
    rows = [make_row(code, *numbers, elo[code]) for code, numbers in sums.items()]
    return sorted(rows, key=lambda row: -row.elo.value)
