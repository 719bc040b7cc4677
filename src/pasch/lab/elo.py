"""Elo ratings from the places of many games, in plain Python."""

from collections.abc import Sequence
from itertools import combinations
from math import exp, log, sqrt
from typing import Final, NamedTuple

MEAN: Final = 1500.0
POINTS: Final = 400 / log(10)
"""Elo points for each unit of the logistic scale."""
Z95: Final = 1.959963984540054
DRAWN: Final = 0.5
LONGEST_STEP: Final = 1.0
MOST_STEPS: Final = 200

Matrix = list[list[float]]


class Estimate(NamedTuple):
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float


class Scores(NamedTuple):
    """The games of one line-up: `beaten[i]` sums how many others bot `i` left behind, ties half; `products[i][j]` sums
    the products of these numbers within each game."""

    bots: tuple[str, ...]
    games: int
    beaten: Sequence[float]
    products: Sequence[Sequence[float]]


class _Field(NamedTuple):
    """Scores with numbers in place of bots."""

    seats: list[int]
    games: int
    beaten: Sequence[float]
    products: Sequence[Sequence[float]]


def fit_elo(scores: Sequence[Scores]) -> dict[str, Estimate]:
    """Bradley-Terry over every two places of a game: it takes ties and tables of any size, and needs sums only.

    One drawn comparison between every two bots keeps the rating of a bot that never loses finite. Places of one game
    depend on each other, so an interval is the wider of the model's and the one the spread between games gives.
    """
    codes = list(dict.fromkeys(code for one in scores for code in one.bots))
    fields = [_Field([codes.index(code) for code in one.bots], *one[1:]) for one in scores]
    ratings = [0.0] * len(codes)
    for _ in range(MOST_STEPS):
        step = _times(_spread(ratings, fields), _slope(ratings, fields))
        longest = max(map(abs, step))
        shrink = min(1.0, LONGEST_STEP / longest) if longest else 1.0
        ratings = [rating + shrink * change for rating, change in zip(ratings, step, strict=True)]
        if longest < 1e-9:
            break
    errors = _standard_errors(ratings, fields)
    made: dict[str, Estimate] = {}
    for code, rating, error in zip(codes, ratings, errors, strict=True):
        value, margin = MEAN + POINTS * rating, POINTS * Z95 * error
        made[code] = Estimate(value, value - margin, value + margin)
    return made


def _chance(difference: float) -> float:
    return 1 / (1 + exp(-difference))


def _expected(ratings: Sequence[float], seats: Sequence[int]) -> list[float]:
    """How many others each seat should leave behind in a game."""
    return [
        sum(_chance(ratings[mine] - ratings[other]) for at, other in enumerate(seats) if at != place)
        for place, mine in enumerate(seats)
    ]


def _slope(ratings: Sequence[float], fields: Sequence[_Field]) -> list[float]:
    """By how much each bot did better than its rating says; all of them together by nothing."""
    slope = [sum(DRAWN - _chance(mine - other) for other in ratings) for mine in ratings]
    for field in fields:
        expected = _expected(ratings, field.seats)
        for place, bot in enumerate(field.seats):
            slope[bot] += field.beaten[place] - field.games * expected[place]
    return slope


def _spread(ratings: Sequence[float], fields: Sequence[_Field]) -> Matrix:
    """The covariance of the ratings if all comparisons were independent; their mean is fixed."""
    count = len(ratings)
    weights = [[1.0] * count for _ in range(count)]
    for field in fields:
        for one, other in combinations(field.seats, 2):
            weights[one][other] += field.games
            weights[other][one] += field.games
    information = [[1 / count] * count for _ in range(count)]
    for one, other in combinations(range(count), 2):
        chance = _chance(ratings[one] - ratings[other])
        weight = weights[one][other] * chance * (1 - chance)
        information[one][one] += weight
        information[other][other] += weight
        information[one][other] -= weight
        information[other][one] -= weight
    return [[value - 1 / count for value in row] for row in _inverse(information)]


def _standard_errors(ratings: Sequence[float], fields: Sequence[_Field]) -> list[float]:
    """From the model, and from how much the games differ (the sandwich estimator); the larger for each bot."""
    count = len(ratings)
    model = _spread(ratings, fields)
    surprise = [[0.0] * count for _ in range(count)]
    for field in fields:
        expected = _expected(ratings, field.seats)
        for i, one in enumerate(field.seats):
            for j, other in enumerate(field.seats):
                surprise[one][other] += (
                    field.products[i][j]
                    - field.beaten[i] * expected[j]
                    - field.beaten[j] * expected[i]
                    + field.games * expected[i] * expected[j]
                )
    errors: list[float] = []
    for bot in range(count):
        seen = sum(part * value for part, value in zip(model[bot], _times(surprise, model[bot]), strict=True))
        errors.append(sqrt(max(0.0, seen, model[bot][bot])))
    return errors


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _inverse(matrix: Matrix) -> Matrix:
    """Of a symmetric positive matrix, which needs no pivoting."""
    size = len(matrix)
    rows = [[*row, *(float(i == j) for j in range(size))] for i, row in enumerate(matrix)]
    for i in range(size):
        rows[i] = [value / rows[i][i] for value in rows[i]]
        for j in range(size):
            if j != i:
                rows[j] = [value - rows[j][i] * own for value, own in zip(rows[j], rows[i], strict=True)]
    return [row[size:] for row in rows]
