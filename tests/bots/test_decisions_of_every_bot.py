"""Every bot takes every kind of decision there is, legally: the stories of the rules are where each comes up."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

import pytest

from pasch import Game, Refusal
from pasch.bots import planning_player
from pasch.bots.arena import Arena
from pasch.bots.catalog import parse
from pasch.bots.host import Host
from pasch.bots.players import make_player
from pasch.bots.thinking import sentence
from pasch.bots.warm_up import WarmUp
from pasch.rules.codes import (
    ASK_AUCTION,
    ASK_BIRTHDAY,
    ASK_BUS,
    ASK_BUS_DICE,
    ASK_CARD,
    ASK_MORTGAGE,
    ASK_TAX,
    ASK_TRIPLE,
)
from pasch.scenario import find, read, set_up
from pasch.table import Table
from pasch.text import LANGUAGES

STORIES = Path(__file__).parents[1] / "scenarios"
QUESTIONS = {
    ASK_BUS_DICE: "dice of the bus",
    ASK_BUS: "bus",
    ASK_TRIPLE: "triple",
    ASK_AUCTION: "auction space",
    ASK_BIRTHDAY: "birthday",
    ASK_TAX: "tax",
    ASK_CARD: "fine or card",
    ASK_MORTGAGE: "inherited mortgage",
}
DECISIONS = {
    "throw", "jail", "bus ticket", "rent to claim", "purchase", "auction", "auction of a building", "debt to a player",
    "debt to the bank", "offer", "property in place of a debt", "shortage", "building won", "evening out",
    *QUESTIONS.values(),
}  # fmt: skip
WEIGHED = {
    "purchase", "auction", "auction of a building", "offer", "property in place of a debt", "building won",
    "dice of the bus", "auction space", "birthday", "tax",
}  # fmt: skip
"""Where there are always several options, each with a worth."""
MANY, FEW = 25, 4
OWN = """
def choose(game, seat):
    likes = "buy build pay-fine roll pass pay reject want choose place even sell mortgage".split()
    return min(game.legal_actions(seat), key=lambda a: likes.index(a.verb) if a.verb in likes else len(likes))
"""


def decision(game: Game) -> str:
    """What has to be decided now, in words."""
    state = game.state
    top = state.depth - 1
    match game.phase:
        case _ if game.claims:
            return "rent to claim"
        case "roll" if state.jail[state.actor] >= 0:
            return "jail"
        case "roll":
            return "bus ticket" if state.tickets[state.actor] else "throw"
        case "auction":
            return "auction of a building" if state.lot_piece >= 0 else "auction"
        case "debt":
            return "debt to the bank" if state.task_b[top] < 0 else "debt to a player"
        case "offer":
            return "property in place of a debt" if state.offer_settles else "offer"
        case "choose":
            return QUESTIONS[state.task_b[top]]
        case phase:
            return {"buy": "purchase", "want": "shortage", "place": "building won", "even": "evening out"}[phase]


def moments(path: Path) -> Iterator[Game]:
    """The game of a story after each of its steps."""
    story = read(path)
    try:
        game = set_up(story)
    except Refusal:
        return
    for step in (None, *story.steps):
        if step:
            try:
                game.play(step.do, chance=step.chance)
            except Refusal:
                continue
        if game.phase != "over" and not game.state.need:
            yield game.copy()


@cache
def positions() -> dict[str, list[Game]]:
    """Where each kind of decision comes up, in all editions as far as there are stories."""
    found: dict[str, dict[str, list[Game]]] = defaultdict(lambda: defaultdict(list))
    for path in find([STORIES]):
        for game in moments(path):
            same = found[decision(game)][game.table.edition.id]
            if len(same) < MANY:
                same.append(game)
    return {kind: [game for games in by_edition.values() for game in games] for kind, by_edition in found.items()}


def decided(game: Game, code: str, seed: int = 0) -> tuple[Host, str]:
    """What a bot does there; the host refuses what is not allowed, and so does the game."""
    host = Host(game.copy(), {seat: make_player(code, game.table, seed) for seat in game.seats})
    step = host.next()
    assert step is not None
    host.game.play(step[1])
    return host, step[1].verb


def test_the_stories_ask_for_every_kind_of_decision() -> None:
    assert set(positions()) == DECISIONS


@pytest.mark.parametrize("code", ["random", "casual", "shrewd", "shrewd:greedy", "shrewd:loner"])
@pytest.mark.parametrize("kind", sorted(DECISIONS))
def test_every_bot_takes_every_decision_and_says_why(kind: str, code: str) -> None:
    for game in positions()[kind]:
        host, _ = decided(game, code)
        thinking = host.why()
        assert thinking is not None
        for lang in LANGUAGES:
            assert sentence(thinking, game, lang).endswith(".")


@pytest.mark.parametrize("kind", sorted(WEIGHED))
def test_what_a_shrewd_bot_does_is_among_the_options_it_weighed(kind: str) -> None:
    """Also where there are more of them than fit: the auction space of mega offers the whole board."""
    for game in positions()[kind]:
        thinking = decided(game, "shrewd")[0].why()
        assert thinking is not None
        assert thinking.worth is not None


@pytest.mark.parametrize("kind", sorted(DECISIONS))
def test_an_own_bot_takes_every_decision(kind: str, tmp_path: Path) -> None:
    own = tmp_path / "mine.py"
    own.write_text(OWN, encoding="utf-8")
    for game in positions()[kind]:
        decided(game, str(own))


@pytest.mark.parametrize("kind", sorted(DECISIONS))
def test_a_planner_takes_every_decision_and_says_why(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Hot:
        def done(self) -> bool:
            return True

    monkeypatch.setattr(planning_player, "shared_warm_up", lambda: cast("WarmUp", Hot()))
    games = positions()[kind]
    for game in games[:: max(1, len(games) // FEW)]:
        host, _ = decided(game, "planner:24")
        thinking = host.why()
        assert thinking is not None
        for lang in LANGUAGES:
            assert sentence(thinking, game, lang).endswith(".")


def test_a_shrewd_bot_with_a_card_for_leaving_jail_says_what_leaving_is_worth() -> None:
    used = [decided(game, "shrewd")[0].why() for game in positions()["jail"] if "A" in game.waiting]
    cards = [thinking for thinking in used if thinking and thinking.action.verb == "use-card"]
    assert cards
    assert all(thinking.worth is not None for thinking in cards)


def test_the_random_player_counters_offers_and_offers_property_in_place_of_debts() -> None:
    """It may do anything legal, each kind of action sooner or later."""
    said = {
        kind: {decided(game, "random", seed)[1] for game in positions()[kind] for seed in range(8)}
        for kind in ("offer", "debt to a player", "debt to the bank", "property in place of a debt")
    }
    assert said["offer"] == {"accept", "reject", "offer"}
    assert said["debt to a player"] == {"pay", "bankrupt", "mortgage", "sell", "offer", "settle"}
    assert said["debt to the bank"] == {"pay", "bankrupt", "mortgage", "sell", "offer"}
    assert said["property in place of a debt"] == {"accept", "reject"}


def test_the_random_player_takes_every_legal_action_equally_often() -> None:
    """But for offers: the one it thinks of is often no legal one."""
    game = Game("classic", ["A", "B"], start="A")
    game.play("A roll", chance="1 2")
    said = Counter(decided(game, "random", seed)[1] for seed in range(400))
    assert set(said) == {"buy", "decline"}
    assert min(said.values()) > 170
    game.play("A buy")
    game.state.jail[1], game.state.pos[1] = 0, game.table.board.jail_space
    said = Counter(decided(game, "random", seed)[1] for seed in range(400))
    assert set(said) == {"roll", "pay-fine", "offer"}
    assert min(said["roll"], said["pay-fine"]) > 150


def test_the_casual_player_proposes_nothing_and_keeps_a_reserve_when_it_builds() -> None:
    table = Table("classic")
    results = Arena(table, [parse("casual")] * 4).play(3, 0, 50, most_rounds=200, counts=True)
    assert results["offers"].sum() == 0
    for games in positions().values():
        for game in games:
            host, verb = decided(game, "casual")
            assert verb not in ("offer", "settle")
            if verb == "build" and host.last:
                assert host.game.cash[host.last[0]] >= 0.9 * mean_price(game.table)


def mean_price(table: Table) -> float:
    return sum(table.board.price[space] for space in table.deeds) / len(table.deeds)
