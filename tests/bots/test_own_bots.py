"""Bots people write themselves: a file with a function, and one clear line for everything that goes wrong."""

from pathlib import Path

import pytest

from pasch import Game
from pasch.bots.catalog import BotError
from pasch.bots.host import Host
from pasch.bots.players import OwnPlayer, make_player

GOOD = """
from pasch import Action

def choose(game, seat):
    legal = game.legal_actions(seat)
    for verb in ("buy", "build", "roll", "pass", "pay", "reject", "want", "place", "choose", "mortgage", "sell"):
        for action in legal:
            if action.verb == verb:
                return action if verb == "buy" else str(action)
    return Action(seat, "bankrupt")
"""


def _file(folder: Path, source: str) -> str:
    path = folder / "mine.py"
    path.write_text(source, encoding="utf-8")
    return str(path)


def _says(folder: Path, answer: str) -> str:
    return _file(folder, f"def choose(game, seat):\n    return {answer}\n")


def _complaint(path: str) -> str:
    """What is said when the bot of this file moves for seat A."""
    game = Game("classic", ["Ada", "Ben"], start="A")
    before = game.record()
    with pytest.raises(BotError) as error:
        Host(game, {"A": make_player(path, game.table)}).play()
    assert game.record() == before
    assert str(error.value).isprintable()
    return str(error.value).replace(path, "mine.py")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_an_own_bot_plays_whole_games_against_the_others(tmp_path: Path, edition: str) -> None:
    own = _file(tmp_path, GOOD)
    game = Game(edition, [f"Ada (bot {own})", "Ben (bot shrewd)", "Cem (bot casual)"], seed=2, options={"rounds": 25})
    codes = (own, "shrewd", "casual")
    Host(game, {seat: make_player(code, game.table) for seat, code in zip("ABC", codes, strict=True)}).play()
    assert game.phase == "over"
    assert {line.action[0] for line in game.lines[1:]} == {"A", "B", "C"}
    assert Game.from_record(game.record()).record() == game.record()


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("def choose(game, seat)\n    pass\n", "bot mine.py, line 1: expected ':'"),
        ("choice = 1\n", "bot mine.py: has no function choose(game, seat)"),
        ("choose = 1\n", "bot mine.py: has no function choose(game, seat)"),
        ("def choose(game): pass\n", "bot mine.py: choose has to take two arguments, game and seat"),
        ("def choose(game, seat, more): pass\n", "bot mine.py: choose has to take two arguments, game and seat"),
        ("import nowhere_at_all\n", "bot mine.py: ModuleNotFoundError: No module named 'nowhere_at_all' (line 1)"),
        ("x = 1\nopen('/no/such')\n", "bot mine.py: FileNotFoundError: [Errno 2] No such file or directory: "),
        ("raise SystemExit(0)\n", "bot mine.py: SystemExit: 0 (line 1)"),
        ("\0", "bot mine.py"),
    ],
)
def test_a_file_that_is_no_bot_is_refused_in_one_line(tmp_path: Path, source: str, complaint: str) -> None:
    path = _file(tmp_path, source)
    with pytest.raises(BotError) as error:
        OwnPlayer(path)
    assert str(error.value).isprintable()
    assert str(error.value).replace(path, "mine.py").startswith(complaint)


def test_a_file_that_is_not_there_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(BotError, match=r"^bot /.*none\.py: no such file$"):
        OwnPlayer(str(tmp_path / "none.py"))
    with pytest.raises(BotError, match="IsADirectoryError"):
        OwnPlayer(str(tmp_path))


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        ("'A build badstrasse'", "bot mine.py, seat A: said 'A build badstrasse': Houses may be built only"),
        ("'A fly'", "bot mine.py, seat A: said 'A fly': verb 'fly'; expected one of roll, "),
        ("'B roll'", "bot mine.py, seat A: said 'B roll': only actions of A are its own § turn.sequence"),
        ("'time'", "bot mine.py, seat A: said 'time': expected SEAT VERB … § notation"),
        ("None", "bot mine.py, seat A: gave a NoneType; expected an action such as 'A roll'"),
        ("game.cash['Z']", "bot mine.py, seat A: KeyError: 'Z' (line 2)"),
        ("exit()", "bot mine.py, seat A: SystemExit: None (line 2)"),
        ("'A\\x1b\\nroll' * 99", "bot mine.py, seat A: said 'A  rollA"),
    ],
)
def test_a_wrong_action_is_one_line_and_nothing_is_played(tmp_path: Path, answer: str, complaint: str) -> None:
    assert _complaint(_says(tmp_path, answer)).startswith(complaint)


def test_the_refused_action_names_its_clause(tmp_path: Path) -> None:
    assert _complaint(_says(tmp_path, "'A build badstrasse'")).endswith(" § build.group-required")


def test_an_own_bot_may_try_things_out_but_not_see_the_next_throw(tmp_path: Path) -> None:
    source = (
        "def choose(game, seat):\n    game.play('A roll')\n    choose.seen = str(game.lines[-1])\n    return 'A roll'\n"
    )
    path = _file(tmp_path, source)
    seen: list[bool] = []
    for seed in range(5):
        game = Game("classic", ["Ada", "Ben"], seed=seed, start="A")
        player = OwnPlayer(path)
        before = game.state.flat()
        said = player.choose(game, "A")
        assert game.state.flat() == before
        game.play(said)
        seen.append(player._choose.seen == str(game.lines[-1]))  # type: ignore[attr-defined]
    assert not all(seen)
