"""Matches between bots: every bot sits at every seat in turn, and the sums over all games become a table.

All games share the same random streams by seed and game number, whoever plays: matches of the same seed can be
compared game by game.
"""

from collections.abc import Callable, Sequence
from contextlib import closing
from functools import lru_cache
from math import sqrt
from typing import Any, NamedTuple

from pasch.bots.games import STALLED
from pasch.lab.elo import Z95, Estimate, Scores, fit_elo
from pasch.lab.series import Batch, Series, play_series

Watch = Callable[[Batch], None]


class Sheet(NamedTuple):
    """The sums over the finished games of one line-up, bot by bot."""

    bots: tuple[str, ...]
    wins: list[float]
    places: list[int]
    beaten: list[float]
    products: list[list[float]]
    games: int = 0
    ended: int = 0
    stalled: int = 0
    rounds: int = 0


class Row(NamedTuple):
    """A bot in the table; a win of several winners is shared, and a game that was cut short has no winner."""

    code: str
    games: int
    wins: float
    win_rate: Estimate
    mean_place: float
    elo: Estimate


class Match(NamedTuple):
    """A match so far: `games` of `asked` were played, `ended` of them by the rules."""

    bots: tuple[Row, ...]
    games: int
    asked: int
    ended: int
    stalled: int
    mean_rounds: float


def play_match(series: Series, cores: int | None = None, watch: Watch | None = None) -> Match:
    """Play a match; Ctrl-C ends it early, with what is done so far. `watch` is called with every batch of games.

    >>> from pasch.table import Table
    >>> match = play_match(Series(Table(), ("random", "casual"), games=2, seed=1, interpreted=True, most_rounds=5))
    >>> [bot.code for bot in match.bots], match.games, match.ended
    (['random', 'casual'], 2, 0)
    """
    sheet = blank_sheet(series.bots)
    try:
        with closing(play_series(series._replace(rotate=True), cores)) as batches:
            for batch in batches:
                sheet = add_games(sheet, batch)
                if watch:
                    watch(batch)
    except KeyboardInterrupt:
        if not sheet.games:
            raise
    return sum_up(sheet, series.games)


def blank_sheet(bots: Sequence[str]) -> Sheet:
    zeros = [0.0] * len(bots)
    return Sheet(tuple(bots), zeros, [0] * len(bots), zeros, [zeros for _ in bots])


def add_games(sheet: Sheet, batch: Batch) -> Sheet:
    """A new sheet, so that the old one stays whole if Ctrl-C comes in between."""
    seats = len(sheet.bots)
    wins, places, beaten = list(sheet.wins), list(sheet.places), list(sheet.beaten)
    products = [list(row) for row in sheet.products]
    found = batch.results
    for number in range(batch.games):
        game = batch.first + number
        place = by_bot(found["place"][number][:seats], game)
        won = by_bot(shared_win(found["winners"][number], seats), game)
        score = others_beaten(tuple(place))
        for bot in range(seats):
            wins[bot] += won[bot]
            places[bot] += place[bot]
            beaten[bot] += score[bot]
            row = products[bot]
            for other in range(seats):
                row[other] += score[bot] * score[other]
    return Sheet(
        sheet.bots, wins, places, beaten, products,
        games=sheet.games + batch.games,
        ended=sheet.ended + sum(found["ended"]),
        stalled=sheet.stalled + found["wrong"].count(STALLED),
        rounds=sheet.rounds + sum(found["rounds"]),
    )  # fmt: skip


def by_bot(values: list[Any], game: int) -> list[Any]:
    """From the order of seats to that of bots.

    >>> by_bot(["bot 1", "bot 2", "bot 0"], 1)
    ['bot 0', 'bot 1', 'bot 2']
    """
    start = len(values) - game % len(values)
    return values[start:] + values[:start]


def shared_win(winners: int, seats: int) -> list[float]:
    """What each seat has of the win.

    >>> shared_win(0b0101, 4)
    [0.5, 0.0, 0.5, 0.0]
    """
    each = 1 / max(1, winners.bit_count())
    return [each if winners >> seat & 1 else 0.0 for seat in range(seats)]


@lru_cache(maxsize=4096)
def others_beaten(places: tuple[int, ...]) -> tuple[float, ...]:
    """How many others each has left behind; ties are half.

    >>> others_beaten((1, 2, 2, 4))
    (3.0, 1.5, 1.5, 0.0)
    """
    return tuple(
        sum(1.0 if mine < other else 0.5 for other in places if mine <= other) - 0.5  # less the tie with itself
        for mine in places
    )


def sum_up(sheet: Sheet, asked: int) -> Match:
    """The table of a match, one row a seat in the order given; bots of the same word have one rating."""
    elo = fit_elo([scores_of(sheet)])
    rows = [
        make_row(code, sheet.games, wins, places, elo[code])
        for code, wins, places in zip(sheet.bots, sheet.wins, sheet.places, strict=True)
    ]
    return Match(tuple(rows), sheet.games, asked, sheet.ended, sheet.stalled, sheet.rounds / sheet.games)


def scores_of(sheet: Sheet) -> Scores:
    return Scores(sheet.bots, sheet.games, sheet.beaten, sheet.products)


def make_row(code: str, games: int, wins: float, places: int, elo: Estimate) -> Row:
    return Row(code, games, wins, wilson(wins, games), places / games, elo)


def wilson(wins: float, games: int) -> Estimate:
    """A rate and its 95 % interval by Wilson, which stays within 0 and 1 also where there are few wins.

    >>> [round(number, 3) for number in wilson(50, 100)]
    [0.5, 0.404, 0.596]
    """
    if not games:
        return Estimate(0.0, 0.0, 1.0)
    rate, square = wins / games, Z95 * Z95
    center = (rate + square / (2 * games)) / (1 + square / games)
    margin = Z95 / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return Estimate(rate, max(0.0, center - margin), min(1.0, center + margin))
