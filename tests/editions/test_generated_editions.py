"""Boards nobody would print are played like any other, or refused with a reason: random play with every invariant."""

import random
from functools import cache

import pytest
from generated_editions import edition_or_problems, table_of

from pasch import Edition, Game
from pasch.bots.arena import Arena
from pasch.bots.catalog import parse
from pasch.lab import runs
from pasch.rules.check import BROKEN, broken

SEEDS = range(72)
STEPS = 500
BOTS = ("shrewd", "casual", "random", "shrewd:trader", "shrewd:builder", "casual", "shrewd:loner", "shrewd")


@cache
def editions() -> dict[int, Edition]:
    """By seed, those that can be played."""
    made = {seed: edition_or_problems(seed)[0] for seed in SEEDS}
    return {seed: edition for seed, edition in made.items() if edition}


def seats_of(seed: int) -> int:
    return random.Random(seed).randint(2, editions()[seed].switch("players.max"))


def test_the_generated_boards_are_of_all_kinds() -> None:
    made = list(editions().values())
    kinds = [[space.kind for space in edition.spaces] for edition in made]
    assert len(made) >= 60
    assert {8, 12, 64} <= {len(row) for row in kinds}
    assert any("street" not in row for row in kinds)
    assert any("station" not in row for row in kinds)
    assert any(row.count("utility") == 1 for row in kinds)
    assert any(bool(edition.chance) != bool(edition.chest) for edition in made)
    assert {2, 8} <= {seats_of(seed) for seed in editions()}
    streets = [[row.group for row in edition.spaces if row.group] for edition in made]
    assert {1, 8} <= {row.count(group) for row in streets for group in row}


def test_a_generated_board_that_is_refused_is_told_a_place_and_what_was_expected() -> None:
    refused = [problems for problems in (edition_or_problems(seed)[1] for seed in SEEDS) if problems]
    assert refused
    for problem in (line for problems in refused for line in problems):
        assert problem.startswith("[")
        assert "; expected " in problem


@pytest.mark.parametrize("seed", SEEDS)
def test_both_modes_play_a_generated_board_alike_and_break_no_invariant(seed: int) -> None:
    if seed not in editions():
        assert edition_or_problems(seed)[1]
        return
    table, seats = table_of(editions()[seed], seed), seats_of(seed)
    slow = runs.interpreted(table, seats, range(2), seed, STEPS)
    assert [runs.describe_wrong(outcome.wrong) for outcome in slow if outcome.wrong] == []
    assert runs.compiled(table, seats, range(2), seed, STEPS) == slow
    assert all(outcome.finished or outcome.steps == STEPS for outcome in slow)


@pytest.mark.parametrize("seed", range(0, 72, 6))
def test_bots_play_a_generated_board_by_the_rules_and_alike_in_both_modes(seed: int) -> None:
    if seed not in editions():
        assert edition_or_problems(seed)[1]
        return
    table, codes = table_of(editions()[seed], seed), [parse(bot) for bot in BOTS[: seats_of(seed)]]
    assert not Arena(table, codes).play(seed, 0, 6, most_rounds=100, checks=True)["wrong"].any()
    (fast,) = Arena(table, codes).play(seed, 0, 1, most_rounds=12)
    (slow,) = Arena(table, codes, interpreted=True).play(seed, 0, 1, most_rounds=12)
    assert (fast["turns"], fast["decisions"], fast["winners"]) == (slow.turns, slow.decisions, slow.winners)
    assert fast["share"].tolist() == slow.share


@pytest.mark.parametrize("seed", range(1, 72, 6))
def test_a_game_on_a_generated_board_is_the_same_when_replayed(seed: int) -> None:
    if seed not in editions():
        assert edition_or_problems(seed)[1]
        return
    rng = random.Random(seed)
    table = table_of(editions()[seed], seed)
    game = Game(table, [f"Player {number}" for number in range(seats_of(seed))], seed=seed)
    for _ in range(60):
        if game.phase == "over":
            break
        seat = rng.choice(game.waiting)
        actions = [action for action in game.legal_actions(seat) if action.verb != "resign"]
        game.play(rng.choice(actions or game.legal_actions(seat)))
        wrong = broken(table.board, game.state)
        assert not wrong, f"{game.lines[-1]}: {BROKEN[wrong]}"
    again = Game.from_record(game.record(), table.edition)
    assert again.state.flat() == game.state.flat()
