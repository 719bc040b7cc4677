"""Whatever is said, by whomever and whenever: it is carried out whole, or refused without a trace."""

import random
from itertools import islice

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.strategies import DataObject
from notation_strategies import actions, junk, outcomes
from random_play import play_on, stories, tables, told

from pasch import Game, Refusal, Seeded
from pasch.notation import outcome_text
from pasch.rules.check import BROKEN, broken

HOSTILE = settings(
    max_examples=120,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
SEED = st.integers(0, 2**32)


def everything(game: Game) -> tuple[object, ...]:
    """All that a refusal must leave as it was."""
    source = game.source
    drawn = source.counter if isinstance(source, Seeded) else None
    return game.state.flat(), game.record(), game.position(), len(game.events), drawn


def random_moment(data: DataObject) -> Game:
    """A table of any kind after some random play."""
    table = data.draw(st.sampled_from(tables()))
    seats = data.draw(st.integers(2, table.edition.switch("players.max")))
    seed = data.draw(SEED)
    game = Game(table, [f"Player {i}" for i in range(seats)], seed=seed)
    return play_on(game, random.Random(seed), data.draw(st.integers(0, 150)))


def story_moment(data: DataObject) -> Game:
    """A moment of a scenario, so that rare phases come up as often as common ones."""
    story = data.draw(st.sampled_from(stories()))
    last = data.draw(st.integers(0, len(story.steps)))
    moments = told(story)
    game = next(moments)
    for _ in islice(moments, last):
        pass  # the same game, a step further
    game.source = Seeded(data.draw(SEED))
    return game


def some_action(data: DataObject, game: Game) -> str:
    """Legal, well-formed, a legal action of somebody else, or anything at all."""
    kind = data.draw(st.sampled_from(("legal", "legal", "grammar", "grammar", "borrowed", "longer", "junk", "alone")))
    if kind == "alone":
        return data.draw(st.sampled_from(("start", "time", "start : 3 4", "time time")))
    if kind == "junk":
        return data.draw(junk)
    legal = [action for seat in game.seats for action in game.legal_actions(seat)]
    if kind == "grammar" or not legal:
        return str(data.draw(actions(game.table)))
    action = str(data.draw(st.sampled_from(legal)))
    if kind == "borrowed":
        return data.draw(st.sampled_from("ABCDEFGHI")) + action[1:]
    return f"{action} {data.draw(junk)}" if kind == "longer" else action


def some_chance(data: DataObject, game: Game) -> str | None:
    kind = data.draw(st.sampled_from(("drawn", "drawn", "given", "junk")))
    if kind == "drawn":
        return None
    if kind == "junk":
        return data.draw(junk)
    given_outcomes = data.draw(st.lists(outcomes(game.table), max_size=3))
    return "; ".join(outcome_text(outcome, game.table) for outcome in given_outcomes)


def refusal_of(game: Game, action: str, chance: str | None) -> Refusal | None:
    try:
        game.play(action, chance=chance)
    except Refusal as refused:
        return refused
    return None


def try_out(game: Game, action: str, chance: str | None) -> None:
    before = everything(game)
    lines = len(game.lines)
    expected = game.why_not(action)
    assert everything(game) == before
    refused = refusal_of(game, action, chance)
    if refused:
        assert everything(game) == before
        assert refused.text("de") != refused.text("en")
        if chance is None:
            assert expected is not None
            assert (refused.clauses, refused.detail) == (expected.clauses, expected.detail)
        return
    assert expected is None
    assert len(game.lines) == lines + 1
    assert game.state.need == 0
    wrong = broken(game.table.board, game.state)
    assert not wrong, BROKEN[wrong]
    assert bool(game.waiting) != (game.phase == "over")


def check_listing(game: Game) -> None:
    """What is listed is allowed, and who is waited for can do something."""
    for seat in game.seats:
        listed = game.legal_actions(seat)
        assert [str(action) for action in listed if game.why_not(action) is not None] == []
        assert {action.verb for action in listed} <= game.verbs(seat)
        assert listed or seat not in game.waiting


def be_hostile(data: DataObject, game: Game, steps: int) -> None:
    for _ in range(data.draw(st.integers(1, steps))):
        try_out(game, some_action(data, game), some_chance(data, game))
    check_listing(game)


@HOSTILE
@given(data=st.data())
def test_hostile_play_in_the_middle_of_random_games(data: DataObject) -> None:
    be_hostile(data, random_moment(data), steps=12)


@HOSTILE
@given(data=st.data())
def test_hostile_play_in_the_rare_moments_of_the_scenarios(data: DataObject) -> None:
    be_hostile(data, story_moment(data), steps=12)


@HOSTILE
@given(data=st.data())
def test_a_game_that_has_not_begun_takes_nothing_but_its_start(data: DataObject) -> None:
    table = data.draw(st.sampled_from(tables()))
    game = Game(table, ["Ada", "Ben"], seed=data.draw(SEED), begin=False)
    before = everything(game)
    for text in (str(data.draw(actions(table))), data.draw(junk), "time"):
        if text.strip() != "start":
            assert game.why_not(text) is not None
            try_out(game, text, some_chance(data, game))
    assert everything(game) == before
    try_out(game, "start", None)
    assert game.phase == "roll"


@HOSTILE
@given(data=st.data())
def test_every_listed_action_can_be_carried_out(data: DataObject) -> None:
    game = random_moment(data)
    if game.phase != "over":
        for seat in game.seats:
            listed = game.legal_actions(seat)
            for action in data.draw(st.lists(st.sampled_from(listed), max_size=6)) if listed else []:
                try_out(game.copy(), str(action), None)
