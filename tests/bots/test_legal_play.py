"""No bot ever makes an illegal move, stalls or breaks an invariant, in any edition and variant."""

import pytest
from tables import EDITIONS, MIXED, TABLES

from pasch.bots.arena import Arena
from pasch.bots.catalog import make_mind, parse
from pasch.bots.hosted import hosted_game
from pasch.lab.runs import describe_wrong
from pasch.rules.check import BROKEN
from pasch.table import Table

GAMES = 60


@pytest.mark.parametrize(("edition", "variants"), TABLES)
def test_bots_play_by_the_rules_at_every_table(edition: str, variants: tuple[str, ...]) -> None:
    for bots in MIXED:
        arena = Arena(Table(edition, variants), [parse(code) for code in bots])
        results = arena.play(1, 0, GAMES, most_rounds=300, checks=True, rotate=True)
        wrong = [int(number) for number in results["wrong"] if number]
        assert not wrong, f"{bots}: {BROKEN[wrong[0]] if wrong[0] < len(BROKEN) else describe_wrong(wrong[0])}"


@pytest.mark.parametrize(
    "options",
    [
        {"claims": "automatic"},
        {"jackpot": True, "double_salary": True},
        {"auctions": False},
        {"build_evenly": False},
        {"start_deeds": 3, "rounds": 40},
    ],
)
def test_bots_play_by_the_house_rules(options: dict[str, object]) -> None:
    for edition in ("classic", "mega"):
        arena = Arena(Table(edition, (), options), [parse(code) for code in MIXED[1] + MIXED[3]])
        assert not arena.play(2, 0, GAMES, most_rounds=300, checks=True)["wrong"].any()


@pytest.mark.parametrize("edition", EDITIONS)
def test_planners_play_by_the_rules(edition: str) -> None:
    """Every move of a hosted player is judged; a broken one raises."""
    for game in range(2):
        result = hosted_game(Table(edition), ("planner:60", "shrewd", "casual"), 1, game, True, 40)
        assert result.wrong == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_both_modes_play_the_same_games(edition: str) -> None:
    for bots in MIXED:
        codes = [parse(code) for code in bots]
        fast = Arena(Table(edition), codes).play(4, 0, 3, most_rounds=60, rotate=True)
        slow = Arena(Table(edition), codes, interpreted=True).play(4, 0, 3, most_rounds=60, rotate=True)
        for one, two in zip(fast, slow, strict=True):
            assert (one["turns"], one["decisions"], one["winners"]) == (two.turns, two.decisions, two.winners)
            assert one["place"].tolist() == two.place
            assert one["share"].tolist() == two.share


@pytest.mark.parametrize("edition", EDITIONS)
def test_thinking_aloud_never_changes_a_decision(edition: str) -> None:
    for bots in MIXED:
        codes = [parse(code) for code in bots]
        silent, loud = Arena(Table(edition), codes), Arena(Table(edition), codes)
        minds = [make_mind(code) for code in codes]
        for mind in minds:
            mind.thinks = 1
        loud.seat(minds)
        one = silent.play(8, 0, 10, most_rounds=80)
        two = loud.play(8, 0, 10, most_rounds=80)
        for name in ("turns", "decisions", "winners", "share"):
            assert one[name].tolist() == two[name].tolist(), bots
