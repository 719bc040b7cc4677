"""Recorded games of every edition replay to the end they had, and are written again in the same bytes."""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from make_games import fingerprint, verbs_of

from pasch import Game, RecordError
from pasch.edition import available
from pasch.event import BidLapsed, Event, OfferLapsed, RequestLapsed
from pasch.game import PHASES
from pasch.notation import VERBS
from pasch.record import replay
from pasch.rules.check import BROKEN, broken
from pasch.table import OFFICIAL

FOLDER = Path(__file__).parent
NAMES = sorted(path.relative_to(FOLDER).with_suffix("").as_posix() for path in FOLDER.glob("*/*.pasch"))
RARE = {BidLapsed, OfferLapsed, RequestLapsed}
"""A rent claimed at just the wrong moment: stories show these."""
EXPECTED = tomllib.loads((FOLDER / "expected.toml").read_text(encoding="utf-8"))


@cache
def text_of(name: str) -> str:
    return (FOLDER / f"{name}.pasch").read_bytes().decode("utf-8")


@cache
def replayed(name: str) -> tuple[Game, frozenset[str]]:
    """The game at its end, and the phases it went through, its invariants checked after every line."""
    phases: set[str] = set()
    game = None
    for game, number in replay(text_of(name)):
        phases.add(game.phase)
        wrong = broken(game.table.board, game.state)
        assert not wrong, f"{name} line {number}: {BROKEN[wrong]}"
    assert game is not None
    return game, frozenset(phases)


def test_every_game_has_its_expected_end_and_every_end_a_game() -> None:
    assert sorted(EXPECTED) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_reaches_its_recorded_end(name: str) -> None:
    game, _ = replayed(name)
    reached = {
        "lines": len(game.lines),
        "rounds": game.round,
        "phase": game.phase,
        "winners": list(game.winners),
        "cash": game.cash,
        "position": fingerprint(game),
    }
    assert reached == EXPECTED[name]


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_is_written_again_in_the_same_bytes(name: str) -> None:
    assert replayed(name)[0].record() == text_of(name)


@pytest.mark.parametrize("name", NAMES)
def test_a_record_without_its_last_chance_says_which_line_is_short_of_it(name: str) -> None:
    lines = text_of(name).splitlines()
    last = max(i for i, line in enumerate(lines) if " : " in line)
    cut = [*lines[:last], lines[last].partition(" : ")[0]]
    with pytest.raises(RecordError, match=f"^line {last + 1}: chance is missing: a "):
        Game.from_record("\n".join(cut))


@pytest.mark.parametrize("edition", available())
def test_each_edition_has_games_of_every_variant_it_offers(edition: str) -> None:
    games = [replayed(name)[0] for name in NAMES if name.startswith(f"{edition}/")]
    variants = Counter(variant for game in games for variant in game.table.variants)
    offered = {"time"} if edition == "mega" else {"time", "short", "speed-die"}
    assert set(variants) == offered
    assert {game.table.options["claims"] for game in games} == {"demand", "automatic"}
    changed = {key for game in games for key in game.table.changed_options()}
    assert changed == set(OFFICIAL) - ({"jackpot"} if edition == "hobbit" else set())
    assert {2, 3, 4, 5} <= {len(game.seats) for game in games}
    assert sum(game.phase == "over" and game.state.alive == 1 for game in games) >= 2


def test_together_they_show_every_verb_phase_and_kind_of_event() -> None:
    games = [replayed(name) for name in NAMES]
    assert set[str]().union(*(verbs_of(game) for game, _ in games)) == {*VERBS, "start", "time"}
    assert set[str]().union(*(phases for _, phases in games)) == set(PHASES)
    assert {type(event) for game, _ in games for event in game.events} | RARE == set(Event.__subclasses__())
    assert {len(game.seats) for game, _ in games} == set(range(2, 9))
