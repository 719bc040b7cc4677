"""An edition of one's own works wherever an edition that comes with Pasch does."""

import random
from pathlib import Path

import pytest
from big_board import big_edition

from pasch import Edition, Game, PositionError, RecordError
from pasch.edition import load
from pasch.rules.check import BROKEN, broken
from pasch.table import Table
from pasch.text import describe, question

TOWN = Path(__file__).parent / "town.toml"
VARIANTS = ((), ("short",), ("time", "speed-die"))
WEIGHTS = {"resign": 0.001, "offer": 0.05, "accept": 6.0, "build": 20.0, "buy": 20.0, "mortgage": 0.5}


@pytest.fixture(scope="module")
def big(tmp_path_factory: pytest.TempPathFactory) -> Edition:
    path = tmp_path_factory.mktemp("big") / "big.toml"
    path.write_text(big_edition(), encoding="utf-8")
    return load(path)


def play(game: Game, rng: random.Random, steps: int) -> Game:
    """Random legal play with every invariant checked."""
    for _ in range(steps):
        if game.phase == "over":
            break
        players = [seat for seat in game.seats if seat not in game.out]
        seat = rng.choice(game.waiting if rng.random() < 0.7 else players)
        actions = [action for action in game.legal_actions(seat) if action.verb != "resign"]
        actions = actions or game.legal_actions(game.waiting[0])
        game.play(rng.choices(actions, [WEIGHTS.get(action.verb, 3.0) for action in actions])[0])
        wrong = broken(game.table.board, game.state)
        assert not wrong, f"{game.lines[-1]}: {BROKEN[wrong]}"
    return game


def test_a_file_is_an_edition_like_any_other() -> None:
    for edition in (str(TOWN), load(TOWN), Table(str(TOWN))):
        game = Game(edition, ["Ada", "Ben"], start="B")
        assert game.cash == {"A": 800, "B": 800}
        game.play("B roll", chance="2 3")
        assert game.at["B"] == "tram-nord"


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("variants", VARIANTS, ids=lambda names: "-".join(names) or "plain")
def test_random_games_in_a_small_town(seed: int, variants: tuple[str, ...]) -> None:
    players = [f"Player {i}" for i in range(2 + seed % 4)]
    game = Game(str(TOWN), players, seed=seed, variants=variants, options={"rounds": 40})
    play(game, random.Random(seed), 400)
    assert len(game.lines) > 50
    again = Game.from_record(game.record(), load(TOWN))
    assert again.record() == game.record()
    assert again.state.flat() == game.state.flat()


def test_games_in_a_small_town_come_to_an_end() -> None:
    winners: set[str] = set()
    for seed in range(4):
        game = Game(str(TOWN), ["Ada", "Ben"], seed=seed, options={"claims": "automatic"})
        play(game, random.Random(seed), 9000)
        assert game.phase == "over"
        winners.add(str(game.winner))
    assert winners <= {"A", "B"}


@pytest.mark.parametrize("seed", range(3))
def test_random_games_on_the_largest_board_there_can_be(big: Edition, seed: int) -> None:
    game = Game(big, [f"Player {i}" for i in range(8)], seed=seed)
    play(game, random.Random(seed), 900)
    again = Game.from_position(game.position(), big)
    assert again.state.flat() == game.state.flat()
    assert len(game.position()) < 1500
    assert Game.from_record(game.record(), big).record() == game.record()
    assert max(game.table.deeds) == 63
    assert any(game.state.owner[space] != -1 for space in range(57, 64))


def test_the_last_space_and_the_last_seat_of_the_largest_board_play_along(big: Edition) -> None:
    game = Game(big, [f"Player {i}" for i in range(8)], start="H")
    game.state.pos[7] = 58
    game.play("H roll", chance="2 2 1")
    assert game.at["H"] == "space-63"
    game.play("H buy")
    assert game.owner["space-63"] == "H"


def test_a_record_and_a_position_of_an_own_edition_need_its_file() -> None:
    game = play(Game(str(TOWN), ["Ada", "Ben"], seed=1), random.Random(1), 30)
    with pytest.raises(RecordError, match=r"'town' is none of .*; give its file"):
        Game.from_record(game.record())
    with pytest.raises(PositionError, match=r"'town' is none of .*; give its file"):
        Game.from_position(game.position())
    with pytest.raises(RecordError, match=r"made with edition town .*, but this is classic"):
        Game.from_record(game.record(), load("classic"))
    with pytest.raises(PositionError, match=r"made with edition town .*, but this is classic"):
        Game.from_position(game.position(), load("classic"))


def test_a_changed_price_makes_another_edition_but_a_changed_name_does_not(tmp_path: Path) -> None:
    game = play(Game(str(TOWN), ["Ada", "Ben"], seed=1), random.Random(1), 30)
    text = TOWN.read_text(encoding="utf-8")
    dearer, renamed = tmp_path / "dearer.toml", tmp_path / "renamed.toml"
    dearer.write_text(text.replace("price = 300", "price = 320"), encoding="utf-8")
    renamed.write_text(text.replace("Spiegelsaal", "Spiegelkabinett"), encoding="utf-8")
    assert Game.from_record(game.record(), load(renamed)).record() == game.record()
    with pytest.raises(RecordError, match=r"made with edition town"):
        Game.from_record(game.record(), load(dearer))


def test_an_own_edition_is_told_with_its_own_names() -> None:
    game = Game(str(TOWN), ["Ada", "Ben"], start="A")
    facts = game.play("A roll", chance="1 2")
    assert "Lehmgasse" in question(game, "de")
    assert any("Lehmgasse" in describe(fact, game, "en") for fact in facts)
