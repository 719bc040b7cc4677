"""The time-limit game: minutes in the terminal, rounds between bots, never a game without its limit."""

import io
from itertools import count
from pathlib import Path

import pytest
from cli_runs import Pasch

from pasch import Game
from pasch.bots.host import Host, seat_players
from pasch.cli import main
from pasch.cli.clock import Clock
from pasch.lab import simulate
from pasch.lab.ladder import make_contest, play_contest
from pasch.lab.match import play_match
from pasch.lab.series import Series
from pasch.refusal import Refusal
from pasch.table import Table

TIME = ("play", "classic", "--variant", "time", "--seed", "2")
TWO = (*TIME, "--names", "Ada", "Ben", "--lang", "en")


@pytest.fixture
def ticking(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look at the clock takes a second."""
    seconds = count()
    monkeypatch.setattr("pasch.cli.clock.monotonic", lambda: float(next(seconds)))


@pytest.fixture
def standing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pasch.cli.clock.monotonic", lambda: 0.0)


@pytest.mark.parametrize(("left", "said"), [(2700, "45 min"), (61, "2 min"), (60, "60 s"), (0.5, "1 s"), (-9, "0 s")])
def test_the_clock_shows_begun_minutes_and_the_seconds_of_the_last(left: float, said: str) -> None:
    times = iter([0.0, 2700 - left])
    assert Clock(45, lambda: next(times)).text("en") == said


@pytest.mark.usefixtures("ticking")
@pytest.mark.parametrize(("lang", "told"), [("de", "Die vereinbarte Zeit ist um."), ("en", "The agreed time is up.")])
def test_a_game_is_played_until_its_minutes_are_over(pasch: Pasch, tmp_path: Path, lang: str, told: str) -> None:
    path = tmp_path / "game.pasch"
    args = (*TIME, "--minutes", "2", "--lang", lang, "--record", str(path))
    result = pasch(*args, stdin="1\n" * 400)
    assert (result.code, result.err) == (0, "")
    assert " · 2 min > " in result.out
    assert " s > " in result.out
    game = Game.from_record(path.read_text())
    assert game.phase == "over"
    assert len(game.out) < 2
    assert [line.action for line in game.lines].count("time") == 1
    assert result.out.count(told) == 1
    replay = pasch("replay", str(path), "--lang", lang).out
    assert replay.count(told) == 1
    assert replay.splitlines()[-4:] == result.out.splitlines()[-5:-1]


@pytest.mark.usefixtures("standing")
def test_the_table_may_call_time_before_a_throw_and_the_game_is_over(pasch: Pasch, tmp_path: Path) -> None:
    path = tmp_path / "game.pasch"
    result = pasch(*TWO, "--minutes", "45", "--record", str(path), stdin="status\nwhy time\ntime\nroll\n")
    assert "Playing time: 45 min; time ends the game earlier." in result.out
    assert "Time left: 45 min" in result.out
    assert "That is allowed now." in result.out
    game = Game.from_record(path.read_text())
    assert [line.action for line in game.lines] == ["start", "time"]
    assert game.phase == "over"


@pytest.mark.usefixtures("standing")
def test_a_turn_that_was_begun_is_finished_and_time_is_not_taken_back(pasch: Pasch, tmp_path: Path) -> None:
    path = tmp_path / "game.pasch"
    args = (*TWO, "--minutes", "1.5", "--record", str(path))
    result = pasch(*args, stdin="roll\ntime\nundo\ntime\nquit\n")
    assert "Playing time: 1.5 min" in result.out
    assert " · 2 min > " in result.out
    assert "the time is up already" in " ".join(result.out.split())
    assert result.out.count(" · last turn > ") == 3
    assert "Nothing to take back" in result.out
    assert "§ time.agree" in result.out
    assert path.read_text().count("\ntime\n") == 1


def test_a_line_typed_after_the_time_comes_too_late(
    pasch: Pasch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    times = iter([0.0, 0.0, 0.0, *[61.0] * 9])  # made, before the prompt, in it; then a long thought
    monkeypatch.setattr("pasch.cli.clock.monotonic", lambda: next(times))
    path = tmp_path / "game.pasch"
    assert pasch(*TWO, "--minutes", "1", "--record", str(path), stdin="roll\n").code == 0
    assert [line.action for line in Game.from_record(path.read_text()).lines] == ["start", "time"]


def test_rounds_may_stand_for_the_time_and_whichever_comes_first_ends_the_game(pasch: Pasch, tmp_path: Path) -> None:
    path = tmp_path / "game.pasch"
    for more in ((), ("--minutes", "1000")):
        result = pasch(*TIME, "--rounds", "2", *more, "--record", str(path), stdin="1\n" * 200)
        assert result.code == 0
        game = Game.from_record(path.read_text())
        assert (game.phase, game.round) == ("over", 2)


def test_games_without_the_variant_have_no_time_to_call(pasch: Pasch) -> None:
    result = pasch("play", "--names", "Ada", "Ben", "--lang", "en", stdin="time\n")
    assert "no playing time was" in result.out
    assert "§ time.agree" in result.out
    assert " min >" not in result.out


@pytest.mark.parametrize(("lang", "text"), [("de", "im Spiel auf Zeit"), ("en", "in the time-limit game")])
def test_the_help_in_play_names_time(pasch: Pasch, lang: str, text: str) -> None:
    assert text in pasch("play", "--lang", lang, stdin="?\n").out


@pytest.mark.parametrize("minutes", ["0", "-5", "soon", "1441", "1e3", "nan", "", "1.2.3", "٣"])
def test_minutes_that_cannot_be_played_are_refused_in_one_line(pasch: Pasch, minutes: str) -> None:
    result = pasch(*TIME, "--lang", "de", "--minutes", minutes)
    assert result.is_one_clear_line
    assert f"--minutes {minutes}: erwartet: eine Zahl über 0 bis 1440" in result.err


@pytest.mark.parametrize(
    "args",
    [
        ["--minutes", "45"],
        ["--variant", "time"],
        ["--variant", "time", "--rounds", "0"],
        ["--variant", "time", "--rounds", "3", "--option", "rounds=4"],
    ],
)
def test_limits_that_do_not_fit_are_refused_in_one_line(pasch: Pasch, args: list[str]) -> None:
    for lang in ("de", "en"):
        assert pasch("play", *args, "--lang", lang, stdin="45\n").is_one_clear_line


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("lang", "asks", "again"),
    [("de", "Wie viele Minuten", "Bitte eine Zahl"), ("en", "How many minutes", "Please a number")],
)
def test_missing_minutes_are_asked_for(
    lang: str, asks: str, again: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Terminal("soon\n30\nquit\n"))
    assert main([*TIME, "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert (out.count(asks), out.count(again)) == (2, 1)
    assert ": 30 min; time " in out


def test_whoever_does_not_answer_gets_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", Terminal(""))
    assert main([*TIME, "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("pasch: --variant time: how long is the game?")


@pytest.mark.parametrize("command", [("simulate",), ("match", "casual", "casual"), ("ladder",)])
@pytest.mark.parametrize(("lang", "text"), [("de", "Bots haben keine Uhr"), ("en", "bots have no clock")])
def test_many_games_on_time_need_rounds(
    pasch: Pasch, tmp_path: Path, command: tuple[str, ...], lang: str, text: str
) -> None:
    more = ("--file", str(tmp_path / "ladder.md")) if command == ("ladder",) else ()
    result = pasch(*command, "--variant", "time", "--lang", lang, *more)
    assert result.is_one_clear_line
    assert text in result.err
    assert "--rounds N" in result.err


def test_many_games_on_time_are_played_with_rounds(pasch: Pasch, tmp_path: Path) -> None:
    file, few = tmp_path / "ladder.md", ("--variant", "time", "--rounds", "3", "--games", "4", "--interpreted")
    assert pasch("simulate", "--bots", "casual,casual", *few).code == 0
    assert pasch("match", "casual", "random", *few).code == 0
    ladder = ("ladder", "--edition", "classic", "--bots", "casual", "random", "--file", str(file))
    assert pasch(*ladder, *few).code == 0
    assert "\n## classic, time, rounds=3\n" in file.read_text()
    assert "--edition classic --variant time --option rounds=3 --bots" in file.read_text()


def test_python_refuses_games_of_bots_on_time_without_rounds() -> None:
    table, bots = Table("classic", ["time"]), ("casual", "casual")
    game = Game(table, ["Ada (bot casual)", "Ben (bot casual)"], seed=1)
    for play in (
        lambda: simulate("classic", bots, games=1, variants=["time"], interpreted=True),
        lambda: play_match(Series(table, bots, 1, 1, interpreted=True)),
        lambda: play_contest(make_contest(table, bots, 1, 1, interpreted=True)),
        lambda: Host(game, seat_players(game)).play(),
    ):
        with pytest.raises(Refusal, match=r"time\.agree"):
            play()
    assert len(game.lines) == 1
