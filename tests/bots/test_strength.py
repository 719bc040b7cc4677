"""Bots are as strong as they say: shrewd beats casual, random is last, and games come to an end."""

from typing import Any

import pytest
from tables import EDITIONS

from pasch.bots.arena import Arena
from pasch.bots.catalog import parse
from pasch.table import Table


def shares(edition: str, bots: tuple[str, ...], games: int) -> list[float]:
    """The part of the games each seat word won; bots change seats."""
    results: Any = Arena(Table(edition), [parse(code) for code in bots]).play(1, 0, games, rotate=True)
    won = [0.0] * len(bots)
    for game, winners in enumerate(results["winners"].tolist()):
        for seat in range(len(bots)):
            if winners >> seat & 1:
                won[(seat + game) % len(bots)] += 1 / winners.bit_count()
    return [count / games for count in won]


def test_one_shrewd_among_three_casual_wins_most_classic_games() -> None:
    assert shares("classic", ("shrewd", "casual", "casual", "casual"), 2000)[0] >= 0.6


@pytest.mark.parametrize("edition", EDITIONS)
def test_shrewd_is_far_ahead_of_casual_in_every_edition(edition: str) -> None:
    won = shares(edition, ("shrewd", "casual", "casual", "casual"), 600)
    assert won[0] > 2 * max(won[1:])


@pytest.mark.parametrize("edition", EDITIONS)
def test_random_is_last_everywhere(edition: str) -> None:
    won = shares(edition, ("shrewd", "casual", "random", "casual"), 300)
    assert won[2] == min(won)
    assert won[2] < 0.02


@pytest.mark.parametrize(("edition", "least"), [("classic", 0.98), *((edition, 0.95) for edition in EDITIONS[1:])])
def test_games_of_four_shrewd_players_end_within_500_rounds(edition: str, least: float) -> None:
    results: Any = Arena(Table(edition), [parse("shrewd")] * 4).play(3, 0, 1000, most_rounds=500)
    assert results["ended"].mean() >= least
