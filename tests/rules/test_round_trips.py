"""What is written can be read again and is the same: actions, chance, records, positions, copies."""

import random
import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from notation_strategies import actions, by_verb, outcomes
from random_play import EDITIONS, label, play_on, random_game, stories, tables, told

from pasch import Game, PositionError, Seeded
from pasch.game import PHASES
from pasch.notation import VERBS, from_move, outcome_text, parse_action, parse_chance, to_move
from pasch.scenario import Scenario
from pasch.table import Table

TABLES = {edition: Table(edition) for edition in EDITIONS}
LONGEST_POSITION = 1500


def _by_number(text: str, table: Table) -> str:
    """The same with every space by its number on the board."""
    numbers = {space.id: f"#{number}" for number, space in enumerate(table.edition.spaces)}
    return re.sub(r"[a-z][a-z0-9-]*", lambda word: numbers.get(word[0], word[0]), text)


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=300, deadline=None, print_blob=True)
@given(data=st.data())
def test_an_action_is_read_as_it_was_written(edition: str, data: st.DataObject) -> None:
    table = TABLES[edition]
    action = data.draw(actions(table))
    assert parse_action(str(action), table) == action
    assert parse_action(f"  {'   '.join(str(action).split())}\t", table) == action
    assert parse_action(_by_number(str(action), table), table) == action


@pytest.mark.parametrize("verb", VERBS)
@settings(max_examples=40, deadline=None, print_blob=True)
@given(data=st.data())
def test_a_move_is_the_same_after_it_was_an_action(verb: str, data: st.DataObject) -> None:
    table = TABLES["mega"]
    action = data.draw(by_verb(table)[verb])
    move: Any = to_move(action, table)
    again: Any = to_move(from_move(move, table), table)
    assert again.flat() == move.flat()
    if not action.get.words:  # a kernel's move does not say on which side a word was said
        assert from_move(move, table) == action


@pytest.mark.parametrize("verb", VERBS)
@settings(max_examples=60, deadline=None, print_blob=True)
@given(data=st.data())
def test_every_verb_is_read_as_it_was_written(verb: str, data: st.DataObject) -> None:
    action = data.draw(by_verb(TABLES["mega"])[verb])
    assert str(action).split()[1] == verb
    assert parse_action(str(action), TABLES["mega"]) == action


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=150, deadline=None, print_blob=True)
@given(data=st.data())
def test_chance_is_read_as_it_was_written(edition: str, data: st.DataObject) -> None:
    table = TABLES[edition]
    given_outcomes = data.draw(st.lists(outcomes(table), max_size=5))
    text = "; ".join(outcome_text(outcome, table) for outcome in given_outcomes)
    assert parse_chance(text, table) == given_outcomes
    assert parse_chance(text.replace("; ", " ;  "), table) == given_outcomes


@pytest.mark.parametrize("table", tables(), ids=label)
def test_a_record_is_read_and_written_again_in_the_same_bytes(table: Table) -> None:
    game = random_game(table, seed=len(label(table)), steps=120)
    record = game.record()
    again = Game.from_record(record)
    assert again.record() == record
    assert again.state.flat() == game.state.flat()
    assert again.position() == game.position()
    assert [*map(str, again.events)] == [*map(str, game.events)]


@pytest.mark.parametrize("table", tables()[::5], ids=label)
def test_spaces_by_number_are_written_back_as_ids(table: Table) -> None:
    record = random_game(table, seed=3, steps=80).record()
    header, _, body = record.partition("\n\n")
    numbered = _by_number(body, table)
    assert numbered != body
    assert Game.from_record(f"{header}\n\n{numbered}").record() == record


def test_optional_arguments_are_dropped_where_they_are_not_needed() -> None:
    game = Game("classic", ["Ada", "Ben"], start="A")
    for text, chance in (("A roll", "1 2"), ("A buy", ""), ("B roll", "1 2"), ("A claim #3", "")):
        game.play(text, chance=chance)
    assert str(game.lines[-1]) == "A claim"


def _position_round_trip(game: Game) -> Game:
    text = game.position()
    again = Game.from_position(text, game.table.edition)
    assert len(text) < LONGEST_POSITION
    assert text.isprintable()
    assert " " not in text
    assert again.position() == text
    assert again.state.flat() == game.state.flat()
    assert label(again.table) == label(game.table)
    return again


def test_positions_round_trip_in_every_phase() -> None:
    seen = Counter[tuple[str, str]]()
    for story in stories():
        for game in told(story):
            kind = (game.table.edition.id, game.phase)
            seen[kind] += 1
            if seen[kind] <= 25:
                _position_round_trip(game)
    assert {phase for _, phase in seen} == set(PHASES)


@pytest.mark.parametrize("table", tables()[::3], ids=label)
def test_positions_round_trip_in_random_games(table: Table) -> None:
    rng = random.Random(label(table))
    game = Game(table, "ABCDEFGH"[: table.edition.switch("players.max")], seed=1)
    for _ in range(12):
        _position_round_trip(game)
        play_on(game, rng, 12)


def _goes_on_alike(game: Game, seed: int) -> None:
    twin = _position_round_trip(game)
    game.source, twin.source = Seeded(seed), Seeded(seed)
    begun = len(game.lines)
    play_on(game, random.Random(seed), 15)
    play_on(twin, random.Random(seed), 15)
    assert [*map(str, twin.lines)] == [*map(str, game.lines[begun:])]
    assert twin.state.flat() == game.state.flat()


def _phase_examples() -> list[tuple[str, Scenario, int]]:
    """Up to three moments of each phase."""
    found: dict[str, list[tuple[str, Scenario, int]]] = {phase: [] for phase in PHASES}
    for story in stories():
        for number, game in enumerate(told(story)):
            if len(found[game.phase]) < 3 and not game.state.need and number:
                found[game.phase].append((game.phase, story, number))
    return [example for phase in PHASES for example in found[phase]]


def test_play_goes_on_alike_from_the_position_of_every_phase() -> None:
    examples = _phase_examples()
    assert {phase for phase, _, _ in examples} == set(PHASES)
    for seed, (_, story, number) in enumerate(examples):
        for at, game in enumerate(told(story)):
            if at == number:
                _goes_on_alike(game.copy(), seed)


@pytest.mark.parametrize("table", tables()[1::4], ids=label)
def test_play_goes_on_alike_from_a_position(table: Table) -> None:
    _goes_on_alike(random_game(table, seed=5, steps=70), seed=8)


def test_a_record_can_begin_with_a_position() -> None:
    middle = random_game(TABLES["mega"], seed=2, steps=60).position()
    game = play_on(Game.from_position(middle, seed=4), random.Random(1), 40)
    again = Game.from_record(game.record())
    assert again.record() == game.record()
    assert again.state.flat() == game.state.flat()
    assert f"position: {middle}\n" in game.record()


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_damaged_position_is_refused_in_one_line(cut: int) -> None:
    text = random_game(TABLES["classic"], seed=2, steps=60).position()
    for damaged in (text[:-cut], text[:40] + text[40 + cut :], text[cut:]):
        with pytest.raises(PositionError) as error:
            Game.from_position(damaged)
        assert "\n" not in str(error.value)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_copy_is_played_without_touching_the_original(edition: str) -> None:
    game = random_game(TABLES[edition], seed=6, steps=50)
    before = (game.state.flat(), game.record(), game.position(), len(game.events))
    twin = game.copy()
    twin.state.cash[0] += 1
    assert game.state.flat() == before[0]
    twin.state.cash[0] -= 1
    play_on(twin, random.Random(2), 40)
    assert (game.state.flat(), game.record(), game.position(), len(game.events)) == before
    play_on(game, random.Random(2), 40)
    assert game.record() == twin.record()
    assert game.state.flat() == twin.state.flat()
    assert game.record() != before[1]
