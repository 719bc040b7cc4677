"""The numbers behind matches and ladders, on cases whose answer is known."""

import math
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations

import pytest

from pasch.bots.games import STALLED
from pasch.lab.elo import Estimate, Scores, fit_elo
from pasch.lab.ladder import make_contest, make_lineups, play_contest, rank
from pasch.lab.match import add_games, blank_sheet, others_beaten, play_match, scores_of, sum_up, wilson
from pasch.lab.series import Batch, Series, play_series
from pasch.table import Table

FOUR = ("a", "b", "c", "d")


def batch_of(games: Sequence[tuple[Sequence[int], Sequence[int]]], first: int = 0, ended: int = 1) -> Batch:
    """Games given by the places of the seats and by the seats that won."""
    count = len(games)
    results = {
        "place": [[*places, *[0] * (8 - len(places))] for places, _ in games],
        "winners": [sum(1 << seat for seat in won) for _, won in games],
        "ended": [ended] * count,
        "wrong": [0] * count,
        "rounds": [10 * (first + number) for number in range(count)],
    }
    return Batch(first, count, results, {})


def planted(strength: Mapping[str, float], games: int, seed: int) -> dict[str, Estimate]:
    """The ratings found in games of bots whose strengths are known: the next place goes to each of the others with a
    chance in proportion to `exp(strength)`."""
    pick = random.Random(seed)
    bots = tuple(strength)
    sheet = blank_sheet(bots)
    for game in range(games):
        order = sorted(bots, key=lambda bot: pick.expovariate(math.exp(strength[bot])))
        places = [order.index(bots[(seat + game) % len(bots)]) + 1 for seat in range(len(bots))]
        sheet = add_games(sheet, batch_of([(places, [places.index(1)])], first=game))
    return fit_elo([scores_of(sheet)])


def true_elo(strength: Mapping[str, float], bot: str) -> float:
    mean = sum(strength.values()) / len(strength)
    return 1500 + (strength[bot] - mean) * 400 / math.log(10)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(10, 100, 0.0552, 0.1744), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval_of_a_rate_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((wins / games, low, high), abs=5e-5)


def test_three_wins_out_of_four_are_191_elo_points_between_two_bots() -> None:
    games = 40_000
    wins = games * 3 / 4
    elo = fit_elo([Scores(("a", "b"), games, [wins, games - wins], [[wins, 0], [0, games - wins]])])
    assert elo["a"].value - elo["b"].value == pytest.approx(400 * math.log10(3), abs=0.1)
    assert elo["a"].value + elo["b"].value == pytest.approx(3000)
    half = 400 / math.log(10) * 1.96 / math.sqrt(games * 3 / 16) / 2
    assert elo["a"].high - elo["a"].value == pytest.approx(half, rel=0.01)


def test_the_ratings_find_a_planted_order_and_their_mean_is_1500() -> None:
    strength = {"low": -1.0, "top": 1.2, "mid": 0.1, "low2": -0.4}
    elo = planted(strength, 2000, seed=1)
    assert sorted(elo, key=lambda bot: elo[bot].value) == ["low", "low2", "mid", "top"]
    assert [elo[bot].value for bot in elo] == pytest.approx([true_elo(strength, bot) for bot in elo], abs=15)
    assert sum(one.value for one in elo.values()) / 4 == pytest.approx(1500)


def test_equal_bots_overlap_at_1500() -> None:
    elo = planted(dict.fromkeys(FOUR, 0.0), 300, seed=4)
    assert [bot for bot in FOUR if not elo[bot].low < 1500 < elo[bot].high] == []


def test_a_95_percent_interval_holds_the_truth_in_95_of_100_matches() -> None:
    strength = {"a": 0.6, "b": 0.2, "c": 0.0, "d": -0.8}
    held = 0
    for seed in range(150):
        elo = planted(strength, 60, seed)
        held += sum(elo[bot].low <= true_elo(strength, bot) <= elo[bot].high for bot in FOUR)
    assert 0.925 < held / (150 * 4) < 0.975


def test_four_times_the_games_halve_the_interval() -> None:
    few, many = (planted(dict.fromkeys(FOUR, 0.0), games, seed=2)["a"] for games in (300, 1200))
    assert (few.high - few.low) / (many.high - many.low) == pytest.approx(2, rel=0.1)


def test_a_bot_that_never_loses_has_a_finite_rating_with_a_wide_interval() -> None:
    sheet = add_games(blank_sheet(("a", "b")), batch_of([([1, 2], [0]), ([2, 1], [1])] * 50))
    elo = sum_up(sheet, 100).bots[0].elo
    assert 1800 < elo.value < 2500
    assert elo.high - elo.low > 300


def test_bots_of_the_same_word_have_one_rating_and_rows_of_their_own() -> None:
    sheet = add_games(blank_sheet(("a", "b", "a")), batch_of([([1, 2, 3], [0])] * 1))
    first, _, last = sum_up(sheet, 1).bots
    assert first.elo == last.elo
    assert (first.wins, last.wins) == (1, 0)
    assert first.elo.value == pytest.approx(1500)  # one in front of b, one behind


def test_a_table_of_one_word_is_rated_1500() -> None:
    sheet = add_games(blank_sheet(("a", "a")), batch_of([([1, 2], [0])] * 3))
    assert sum_up(sheet, 3).bots[0].elo == (1500, 1500, 1500)


def test_several_winners_share_the_win_and_ties_share_the_comparison() -> None:
    sheet = add_games(blank_sheet(FOUR), batch_of([([1, 1, 1, 4], [0, 1, 2])]))
    match = sum_up(sheet, 1)
    assert [bot.wins for bot in match.bots] == pytest.approx([1 / 3, 1 / 3, 1 / 3, 0])
    assert others_beaten((1, 1, 1, 4)) == (2, 2, 2, 0)
    assert match.bots[0].elo == match.bots[2].elo


def test_a_game_cut_short_has_places_but_no_winner() -> None:
    batch = batch_of([([1, 2], [])], ended=0)
    batch.results["wrong"][0] = STALLED
    match = sum_up(add_games(blank_sheet(("a", "b")), batch), 1)
    assert [bot.wins for bot in match.bots] == [0, 0]
    assert [bot.mean_place for bot in match.bots] == [1, 2]
    assert (match.ended, match.stalled) == (0, 1)


def test_places_and_wins_go_to_the_bot_that_sat_there() -> None:
    """The second seat wins every game: b, then c, then a."""
    sheet = add_games(blank_sheet(("a", "b", "c")), batch_of([([2, 1, 3], [1])] * 2))
    assert (sheet.wins, sheet.places) == ([0, 1, 1], [5, 3, 4])
    sheet = add_games(sheet, batch_of([([2, 1, 3], [1])], first=2))
    assert (sheet.wins, sheet.places) == ([1, 1, 1], [6, 6, 6])
    assert (sheet.games, sheet.rounds) == (3, 30)


def test_adding_games_leaves_the_sheet_before_as_it_was() -> None:
    before = blank_sheet(("a", "b"))
    add_games(before, batch_of([([1, 2], [0])]))
    assert before == blank_sheet(("a", "b"))


def test_a_match_counts_the_games_of_its_series() -> None:
    series = Series(Table(), ("random", "casual", "casual"), games=20, seed=3, rotate=True, most_rounds=60)
    seen: list[int] = []
    match = play_match(series._replace(rotate=False), cores=2, watch=lambda batch: seen.append(batch.games))
    [batch] = play_series(series, 1)
    assert (sum(seen), match.games, match.ended) == (20, 20, sum(batch.results["ended"]))
    for bot, row in enumerate(match.bots):
        places = [batch.results["place"][game][(bot - game) % 3] for game in range(20)]
        assert row.mean_place == pytest.approx(sum(places) / 20)
        winners = [batch.results["winners"][game] >> (bot - game) % 3 & 1 for game in range(20)]
        assert row.wins == sum(winners)
    assert match.mean_rounds == pytest.approx(sum(batch.results["rounds"]) / 20)


@pytest.mark.parametrize("count", range(2, 10))
def test_at_the_tables_of_a_ladder_each_bot_meets_each_other_equally_often(count: int) -> None:
    bots = [f"bot {number}" for number in range(count)]
    met: Counter[frozenset[str]] = Counter()
    for lineup in make_lineups(bots):
        assert len(lineup) == 4
        met.update(frozenset(pair) for pair in combinations(lineup, 2) if pair[0] != pair[1])
    assert len(met) == count * (count - 1) // 2
    assert len(set(met.values())) == 1


@pytest.mark.parametrize(("asked", "each"), [(1, 4), (140, 4), (141, 8), (14000, 400)])
def test_a_ladder_plays_whole_rounds_of_every_seat_at_every_table(asked: int, each: int) -> None:
    contest = make_contest(Table(), [f"bot {number}" for number in range(7)], asked, seed=1)
    assert (contest.games, contest.all_games) == (each, 35 * each)


def test_a_ladder_pools_the_seats_of_a_bot_and_ranks_the_best_first() -> None:
    loser_last = batch_of([([1, 2], [0]), ([2, 1], [1])] * 2)
    sheets = [add_games(blank_sheet(bots), loser_last) for bots in (("a", "b"), ("b", "c"), ("a", "c"))]
    rows = rank(sheets)
    assert [(row.code, row.games, row.wins) for row in rows] == [("a", 8, 8), ("b", 8, 4), ("c", 8, 0)]
    assert [row.mean_place for row in rows] == [1, 1.5, 2]
    assert rows[1].elo.value == pytest.approx(1500)


def test_a_ladder_of_real_games_puts_random_last() -> None:
    rows = play_contest(make_contest(Table("austria"), ["random", "casual", "shrewd"], 60, seed=1), cores=2)
    assert rows[-1].code == "random"
    assert rows[-1].elo.high < rows[0].elo.low
    assert {row.games for row in rows} == {80}
