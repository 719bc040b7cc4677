"""Planners at a game: legal, shrewd while the rules are compiled, and then they play options out."""

from typing import cast

import pytest

from pasch import Game
from pasch.bots import planning_player
from pasch.bots.host import Host, seat_players
from pasch.bots.planning_player import PlannerPlayer
from pasch.bots.players import KernelPlayer, make_player
from pasch.bots.thinking import sentence
from pasch.bots.warm_up import WarmUp

CODE = "planner:30"


class Stove:
    """A warm-up that is done when the test says so."""

    def __init__(self) -> None:
        self.hot = False

    def done(self) -> bool:
        return self.hot


@pytest.fixture
def stove(monkeypatch: pytest.MonkeyPatch) -> Stove:
    stove = Stove()
    monkeypatch.setattr(planning_player, "shared_warm_up", lambda: cast("WarmUp", stove))
    return stove


def begun(edition: str, seed: int, lines: int) -> Game:
    """A game in which shrewd players have made some moves, and A is a planner."""
    players = [f"Ada (bot {CODE})", "Ben (bot shrewd)", "Cem (bot shrewd)"]
    game = Game(edition, players, seed=seed)
    host = Host(game, {seat: KernelPlayer("shrewd", game.table) for seat in game.seats})
    while len(game.lines) < lines and (step := host.next()):
        game.play(step[1])
    return game


@pytest.mark.usefixtures("stove")
def test_a_planner_plays_as_the_shrewd_one_while_the_rules_are_compiled() -> None:
    game = begun("classic", 3, 1)
    twin = game.copy()
    planner = make_player(CODE, game.table)
    assert isinstance(planner, PlannerPlayer)
    host = Host(game, {"A": planner} | {seat: KernelPlayer("shrewd", game.table) for seat in "BC"})
    other = Host(twin, {seat: KernelPlayer("shrewd", game.table) for seat in "ABC"})
    for _ in range(120):
        one, two = host.next(), other.next()
        assert one is not None
        assert one == two
        if one[0] == "A":
            thinking = host.why()
            assert thinking is not None
            assert thinking.code == CODE
            assert thinking.kind == "shrewd" or thinking.action.verb == "claim"
        game.play(one[1])
        twin.play(one[1])
    assert planner.planner is not None
    assert planner.planner.weighed == []


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_a_planner_plays_legal_actions_and_says_what_it_played_out(stove: Stove, edition: str) -> None:
    stove.hot = True
    game = begun(edition, 5, 150)
    host = Host(game, seat_players(game))
    planner = host.players["A"]
    assert isinstance(planner, PlannerPlayer)
    explained = 0
    for _ in range(80):
        before = game.position()
        step = host.next()  # refuses what is illegal
        if step is None:
            break
        assert game.position() == before
        thinking = host.why()
        assert thinking is not None
        if thinking.kind == "planner" and step[0] == "A" and step[1].verb != "claim":
            explained += 1
            assert planner.planner is not None
            assert len(thinking.options) == len(planner.planner.weighed) > 1
            assert str(step[1]) in [option.action for option in thinking.options]
            assert all(option.unit == "share" and 0 <= option.worth <= 100 for option in thinking.options)
            worths = [option.worth for option in thinking.options]
            assert worths == sorted(worths, reverse=True)
            assert "Ada" in sentence(thinking, game, "en")
        game.play(step[1])
    assert explained > 0


def test_all_planners_of_a_process_share_one_warm_up(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Stove] = []

    class Counted(Stove):
        def __init__(self) -> None:
            super().__init__()
            made.append(self)

        def stop(self) -> None:
            pass

    planning_player.shared_warm_up.cache_clear()
    monkeypatch.setattr(planning_player, "WarmUp", Counted)
    try:
        game = Game("classic", [f"Ada (bot {CODE})", f"Ben (bot {CODE})"])
        seat_players(game)
        assert len(made) == 1
    finally:
        planning_player.shared_warm_up.cache_clear()
