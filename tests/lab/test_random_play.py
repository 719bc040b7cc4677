"""Random legal play in both modes, every invariant checked after every step."""

import pytest

from pasch.lab import runs
from pasch.table import Table

EDITIONS = ("classic", "mega", "austria", "starwars", "hobbit")
VARIANTS = [
    *((edition, ("time",)) for edition in EDITIONS),
    *((edition, ("short",)) for edition in EDITIONS if edition != "mega"),
    *((edition, ("speed-die",)) for edition in EDITIONS if edition != "mega"),
    *((edition, ("short", "speed-die")) for edition in EDITIONS if edition != "mega"),
    *((edition, ("time", "speed-die")) for edition in EDITIONS if edition != "mega"),
]
HOUSE_RULES = [
    {"jackpot": True},
    {"double_salary": True},
    {"auctions": False},
    {"build_evenly": False},
    {"start_deeds": 3},
    {"claims": "automatic"},
    {"claims": "automatic", "rounds": 20},
]


def assert_sound(outcomes: list[runs.Outcome]) -> None:
    for game, outcome in enumerate(outcomes):
        assert outcome.wrong == 0, f"game {game}: {runs.describe_wrong(outcome.wrong)}"
        assert outcome.finished or outcome.steps == runs.MOST_STEPS


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_thousand_compiled_games_of_each_edition_break_no_invariant(edition: str) -> None:
    ended = 0
    for seats in range(2, 7):
        outcomes = runs.compiled(Table(edition), seats, range(210))
        assert_sound(outcomes)
        ended += sum(outcome.finished for outcome in outcomes)
    assert ended > 200


@pytest.mark.parametrize(("edition", "variants"), VARIANTS)
def test_compiled_games_of_each_variant_break_no_invariant(edition: str, variants: tuple[str, ...]) -> None:
    for seats in (2, 3, 6):
        assert_sound(runs.compiled(Table(edition, variants), seats, range(100)))


@pytest.mark.parametrize("options", HOUSE_RULES)
def test_compiled_games_with_each_option_break_no_invariant(options: dict[str, object]) -> None:
    for edition in ("classic", "mega", "starwars"):
        assert_sound(runs.compiled(Table(edition, (), options), 4, range(60)))


@pytest.mark.parametrize("edition", EDITIONS)
def test_interpreted_games_of_each_edition_break_no_invariant(edition: str) -> None:
    for seats in (2, 4, 6):
        assert_sound(runs.interpreted(Table(edition), seats, range(6), seed=5))


@pytest.mark.parametrize(("edition", "variants"), [*((edition, ()) for edition in EDITIONS), *VARIANTS])
def test_both_modes_end_in_the_same_bytes_and_the_same_events(edition: str, variants: tuple[str, ...]) -> None:
    for seats in (2, 3, 5):
        table = Table(edition, variants)
        games, steps = range(35), 120
        fast = runs.compiled(table, seats, games, seed=9, most_steps=steps)
        slow = runs.interpreted(table, seats, games, seed=9, most_steps=steps)
        assert fast == slow
        assert [game for game, outcome in zip(games, slow, strict=True) if outcome.wrong] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_modes_agree_to_the_very_end_of_long_games(edition: str) -> None:
    table = Table(edition)
    for seats in (2, 4):
        fast = runs.compiled(table, seats, range(4), seed=3)
        slow = runs.interpreted(table, seats, range(4), seed=3)
        assert fast == slow
        assert any(outcome.steps > 500 for outcome in slow)


def test_a_broken_book_is_noticed() -> None:
    """The watchman is awake: a payment without an event is found."""
    from pasch.bots.dice import Rng, answer, seed_rng
    from pasch.lab.playout import BOOKS, Tally, look_over
    from pasch.rules.setup import set_up
    from pasch.rules.state import Log, State

    table, state, log, tally, rng = Table(), State(), Log(), Tally(), Rng()
    log.on = 1
    set_up(table.board, state, 2, -1)
    seed_rng(rng, 1, 1)
    tally.cash[:] = state.cash
    answer(table.board, state, log, rng)
    look_over(table.board, state, log, tally)
    assert tally.wrong == 0
    tally.cash[:] = state.cash
    state.cash[1] += 1
    log.n = 0
    look_over(table.board, state, log, tally)
    assert tally.wrong == BOOKS
