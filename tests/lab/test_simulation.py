"""Statistics of many games: they add up, and neither cores nor modes change them."""

import inspect
import sys
from typing import Any

import pytest

from pasch.bots.catalog import BotError
from pasch.cli.parser import make_parser
from pasch.lab import Simulation, simulate
from pasch.lab.report import TABLES, wilson
from pasch.lab.sums import Histogram
from pasch.table import Table

EDITIONS = ("classic", "mega", "austria", "starwars", "hobbit")
TWO_BATCHES = 600


@pytest.fixture(scope="module")
def four_shrewd() -> Simulation:
    return simulate("classic", games=TWO_BATCHES, seed=3)


def column(rows: list[dict[str, Any]], name: str) -> list[Any]:
    return [row[name] for row in rows]


@pytest.mark.parametrize("edition", EDITIONS)
def test_one_core_and_two_find_the_same(edition: str) -> None:
    one, two = (simulate(edition, ("shrewd", "casual"), games=TWO_BATCHES, seed=2, cores=n).summary() for n in (1, 2))
    assert one == two


@pytest.mark.parametrize("edition", EDITIONS)
def test_interpreted_and_compiled_games_have_the_same_statistics(edition: str) -> None:
    bots = ("shrewd", "casual", "random")
    slow, fast = (simulate(edition, bots, games=5, seed=4, interpreted=mode).summary() for mode in (True, False))
    assert slow == fast
    assert slow["games"] == 5


def test_another_seed_finds_something_else(four_shrewd: Simulation) -> None:
    assert simulate("classic", games=TWO_BATCHES, seed=4).summary()["seats"] != four_shrewd.summary()["seats"]


def test_wins_by_seat_and_by_order_of_play_are_the_games_that_ended(four_shrewd: Simulation) -> None:
    found = four_shrewd.summary()
    assert found["endings"]["by_rules"] > TWO_BATCHES / 2
    for by in ("seat", "order"):
        assert sum(row["wins"] for row in found["seats"] if row["by"] == by) == found["endings"]["by_rules"]
    assert sum(found["endings"][how] for how in ("by_rules", "by_round_limit", "by_fault")) == TWO_BATCHES


def test_shared_wins_are_counted_apart_from_those_alone() -> None:
    found = simulate("classic", ("casual",) * 4, games=200, options={"rounds": 1}).summary()
    wins = sum(row["wins"] for row in found["seats"] if row["by"] == "seat")
    assert found["endings"]["tied"] > 0
    assert wins + found["endings"]["tied"] == found["endings"]["by_rules"] == 200
    assert sum(row["ties"] for row in found["seats"] if row["by"] == "seat") >= 2 * found["endings"]["tied"]


def test_a_low_round_limit_cuts_every_game_short_and_nobody_wins() -> None:
    found = simulate("classic", games=50, most_rounds=3).summary()
    assert found["endings"]["by_round_limit"] == 50
    assert found["turns"]["longest"] == 12
    assert sum(column(found["seats"], "wins")) == 0
    assert set(column(found["seats"], "share")) == {None}


def test_no_game_goes_on_beyond_the_round_limit_even_when_players_are_out() -> None:
    found = simulate("classic", ("casual",) * 4, games=300, most_rounds=60).summary()
    assert found["endings"]["by_round_limit"] > 0
    assert sum(column(found["bankruptcies"], "count")) > 0
    assert found["rounds"]["longest"] == 60


def test_landing_shares_add_up_to_one_and_the_jail_is_busiest(four_shrewd: Simulation) -> None:
    rows = four_shrewd.table("spaces")
    assert sum(column(rows, "share")) == pytest.approx(1)
    assert max(rows, key=lambda row: row["share"])["kind"] == "jail"


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rent_belongs_to_a_group_or_to_stations_or_utilities(edition: str) -> None:
    result = simulate(edition, games=100)
    total = sum(result.sums.tally["rents"])
    assert total > 0
    assert sum(column(result.table("groups"), "rent")) == total
    assert sum(column(result.table("deeds"), "rent")) == total
    assert {row["kind"] for row in result.table("groups")} == {"street", "station", "utility"}


def test_the_return_is_rent_over_what_was_paid_for_deeds_and_buildings(four_shrewd: Simulation) -> None:
    for row in four_shrewd.table("deeds") + four_shrewd.table("groups"):
        assert row["return"] * (row["spent"] + row["built"]) == pytest.approx(row["rent"])
        assert row["rent_per_visit"] * row["rents_paid"] == pytest.approx(row["rent"])


def test_evening_out_counts_among_the_buildings_of_a_group_in_mega() -> None:
    result = simulate("mega", games=TWO_BATCHES)
    streets = sum(row["built"] for row in result.table("deeds") if row["kind"] == "street")
    groups = sum(row["built"] for row in result.table("groups") if row["kind"] == "street")
    assert sum(result.sums.tally["evened"]) == groups - streets != 0


def test_a_game_of_two_ends_with_one_bankruptcy_and_most_are_over_rent(four_shrewd: Simulation) -> None:
    two = simulate("classic", ("casual", "shrewd"), games=200, seed=3, most_rounds=60)
    assert sum(column(two.table("bankruptcies"), "count")) == two.sums.ended
    assert 0 < two.sums.ended < 200
    assert sum(column(four_shrewd.table("bankruptcies"), "share")) == pytest.approx(1)
    assert four_shrewd.table("bankruptcies")[0]["cause"] == "rent"


def test_everybody_is_asked_for_cash_in_the_first_round_and_has_the_start_money(four_shrewd: Simulation) -> None:
    first = [row for row in four_shrewd.table("cash") if row["round"] == 1]
    assert column(first, "games") == [TWO_BATCHES] * 4
    start = Table("classic").board.start_cash
    assert all(abs(cash - start) < start / 10 for cash in column(first, "cash"))


def test_lengths_tell_of_every_game(four_shrewd: Simulation) -> None:
    rows = four_shrewd.table("lengths")
    assert sum(column(rows, "games")) == TWO_BATCHES
    mean = sum(row["rounds"] * row["games"] for row in rows) / TWO_BATCHES
    assert four_shrewd.summary()["rounds"]["mean"] == pytest.approx(mean)


def test_quantiles_come_from_the_histogram() -> None:
    lengths = Histogram()
    lengths.add(list(range(1, 101)))
    assert [lengths.quantile(percent) for percent in (5, 50, 95, 100)] == [5, 50, 95, 100]
    assert (Histogram().mean, Histogram().quantile(50)) == (None, None)


def test_the_interval_holds_the_share_and_narrows_with_the_games() -> None:
    (_, low, high), (_, lower, higher) = wilson(2500, 10_000), wilson(25, 100)
    assert lower < low < 0.25 < high < higher
    assert wilson(0, 10).low == 0
    assert wilson(10, 10).high == pytest.approx(1)


def test_tables_become_frames_and_sums_become_arrays(four_shrewd: Simulation) -> None:
    pytest.importorskip("pandas")
    for name in TABLES:
        frame = four_shrewd.frame(name)
        assert list(frame.columns) == list(four_shrewd.table(name)[0])
        assert len(frame) == len(four_shrewd.table(name))
    assert four_shrewd.array("landings").shape == (40,)
    assert four_shrewd.array("living")[0].tolist() == [TWO_BATCHES] * 4
    assert four_shrewd.array("wins").sum() == four_shrewd.sums.ended
    assert four_shrewd.array("rounds").sum() == TWO_BATCHES
    with pytest.raises(KeyError):
        four_shrewd.array("hats")


def test_without_pandas_frames_say_what_to_install(four_shrewd: Simulation, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match=r"pandas is not installed; to install it: pip install 'pasch\[data\]'"):
        four_shrewd.frame("deeds")


def test_progress_is_told_in_order_up_to_the_end() -> None:
    told: list[int] = []
    simulate("classic", ("casual", "casual"), games=1100, most_rounds=20, progress=told.append)
    assert told == [500, 1000, 1100]


@pytest.mark.parametrize("bots", [("shrewd",), ("shrewd",) * 9, ("shrewd", "nobody"), ("shrewd", "planner:soon")])
def test_bots_that_cannot_sit_at_the_table_are_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(BotError):
        simulate("classic", bots, games=1)


@pytest.mark.parametrize("wrong", [{"games": 0}, {"seed": -1}, {"most_rounds": 0}, {"games": 3_000_000_000}])
def test_numbers_out_of_range_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="expected a number from"):
        simulate("classic", **wrong)  # type: ignore[arg-type]


def test_the_command_and_the_function_cut_games_short_at_the_same_round() -> None:
    """So that a simulation in Python finds what `pasch simulate` prints."""
    default = inspect.signature(simulate).parameters["most_rounds"].default
    for command in (["simulate"], ["match", "shrewd", "casual"]):
        assert make_parser().parse_args(command).most_rounds == default
