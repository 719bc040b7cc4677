"""Hosted tables: kernel bots play there as in the arena, and bots from files sit down at them."""

import json
import pickle
from pathlib import Path

import pytest

from pasch.bots.arena import Arena
from pasch.bots.catalog import BotError, parse
from pasch.bots.games import Result, Tally
from pasch.bots.hosted import check_bot, hosted_game, is_hosted
from pasch.cli import main
from pasch.edition import BUILT_IN
from pasch.rules.layout import rows
from pasch.table import Table

BOTS = ("shrewd", "random", "casual", "shrewd:builder")
OWN = """
def choose(game, seat):
    likes = "buy build pay-fine roll pass pay reject want choose place even sell mortgage".split()
    return min(game.legal_actions(seat), key=lambda a: likes.index(a.verb) if a.verb in likes else len(likes))
"""


def own(folder: Path, source: str = OWN) -> str:
    path = folder / "mine.py"
    path.write_text(source, encoding="utf-8")
    return str(path)


def says(folder: Path, line: str) -> str:
    return own(folder, f"def choose(game, seat):\n    {line}\n")


@pytest.mark.parametrize("edition", BUILT_IN)
@pytest.mark.parametrize("most_rounds", [1, 25, 300], ids=["one round", "cut short", "to the end"])
def test_kernel_bots_play_at_a_hosted_table_as_in_the_arena(edition: str, most_rounds: int) -> None:
    table, games = Table(edition), range(3, 6)
    arena = Arena(table, [parse(code) for code in BOTS], interpreted=True)
    results = arena.play(11, games[0], len(games), most_rounds=most_rounds, rotate=True)
    for game, expected in zip(games, results, strict=True):
        found = hosted_game(table, BOTS, 11, game, True, most_rounds)
        for name, _, _ in rows(Result):
            assert getattr(found, name) == getattr(expected, name), name


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_a_hosted_table_counts_what_happens_as_the_arena_does(edition: str) -> None:
    table, tally = Table(edition), Tally()
    arena = Arena(table, [parse(code) for code in BOTS], interpreted=True)
    results = arena.play(12, 0, 2, most_rounds=60, counts=True)
    for game, expected in enumerate(results):
        found = hosted_game(table, BOTS, 12, game, False, 60, tally)
        assert all(getattr(found, name) == getattr(expected, name) for name, _, _ in rows(Result))
        assert found.auctions > 0
    assert {name: getattr(tally, name) for name, _, _ in rows(Tally)} == arena.tally()


@pytest.mark.parametrize("code", ["random", "casual", "shrewd:builder"])
def test_kernel_bots_need_no_host(code: str) -> None:
    assert not is_hosted(code)


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_a_bot_from_a_file_plays_whole_games(tmp_path: Path, edition: str) -> None:
    code = own(tmp_path)
    assert is_hosted(code)
    codes = (code, "casual", "shrewd")
    first = hosted_game(Table(edition), codes, 1, 0, True, 30)
    assert (first.wrong, first.turns > 30, sorted(set(first.place[:3]))[0]) == (0, True, 1)
    again = hosted_game(Table(edition), codes, 1, 0, True, 30)
    assert (again.turns, again.decisions, again.share) == (first.turns, first.decisions, first.share)


def test_the_dice_shown_to_a_bot_are_not_those_of_the_game(tmp_path: Path) -> None:
    plain = own(tmp_path)
    curious = tmp_path / "curious.py"
    curious.write_text(
        OWN.replace("def choose", "def plan")
        + "\ndef choose(game, seat):\n    twin = game.copy()\n    said = plan(game, seat)\n    game.play(said)\n"
        "    game.state.cash[0] = 9999\n    assert twin.state.cash[0] != 9999\n    return said\n",
        encoding="utf-8",
    )
    one, other = (hosted_game(Table(), (code, "casual"), 5, 0, False, 20) for code in (plain, str(curious)))
    assert (one.turns, one.decisions, one.share) == (other.turns, other.decisions, other.share)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("return 1 / 0", "ZeroDivisionError"),
        ("return 7", "gave a int"),
        ("return 'A fly'", "said 'A fly'"),
        ("return ('B' if seat == 'A' else 'A') + ' roll'", "are its own"),
        ("return f'{seat} accept'", "§ turn.sequence"),
        ("return f'{seat} claim'", "claim"),
    ],
)
@pytest.mark.parametrize("cores", ["1", "2"])
def test_a_bot_that_does_wrong_ends_the_match_with_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, complaint: str, cores: str
) -> None:
    code = says(tmp_path, line)
    assert main(["match", code, "casual", "--games", "9", "--cores", cores, "--most-rounds", "5"]) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith(f"pasch: bot {code}, seat ")
    assert printed.err.count("\n") == 1
    assert complaint in printed.err


def test_a_match_with_a_bot_from_a_file_is_the_same_on_any_number_of_cores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    args = ["match", own(tmp_path), "casual", "--games", "10", "--most-rounds", "20", "--json", "-"]
    printed: list[str] = []
    for more in (["--cores", "1"], ["--cores", "2"], ["--interpreted"]):
        assert main([*args, *more]) == 0
        said = capsys.readouterr()
        assert said.err == ""  # nothing has to be compiled
        printed.append(said.out)
    assert printed[0] == printed[1] == printed[2]
    assert [bot["games"] for bot in json.loads(printed[0])["bots"]] == [10, 10]


def test_bots_are_checked_before_they_play(tmp_path: Path) -> None:
    check_bot(own(tmp_path))
    check_bot("planner:200ms")
    for code in ("nobody", "planner:soon", "none.py", own(tmp_path, "chose = 1")):
        with pytest.raises(BotError):
            check_bot(code)


def test_a_bot_error_comes_back_from_another_process() -> None:
    assert str(pickle.loads(pickle.dumps(BotError("bot x: y")))) == "bot x: y"
