"""`pasch match`: bots against each other."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from cli_runs import Pasch, Result

from pasch.lab.series import Batch, Series, play_series

QUICK = ("--games", "12", "--most-rounds", "80", "--lang", "en")
KEYS = ["edition", "variants", "options", "seed", "games", "asked", "most_rounds", "ended", "mean_rounds", "bots"]


def result_of(run: Result) -> dict[str, Any]:
    assert run.code == 0, run.err
    assert "Traceback" not in run.err
    return json.loads(run.out)


def stop_after(batches: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C while the next batch is played."""

    def stopped(series: Series, _cores: int | None = None) -> Generator[Batch, None, None]:
        games = play_series(series, 1)
        for _ in range(batches):
            yield next(games)
        games.close()
        raise KeyboardInterrupt

    monkeypatch.setattr("pasch.lab.match.play_series", stopped)


def test_a_match_prints_a_row_for_each_seat_and_how_long_games_were(pasch: Pasch) -> None:
    run = pasch("match", "casual", "random", "casual", *QUICK)
    assert run.code == 0
    assert "Traceback" not in run.err
    lines = run.out.splitlines()
    assert " ".join(lines[0].split()) == "Bot Games Wins Win rate (95 %) Mean place Elo (95 %)"
    assert [line.split()[:2] for line in lines[1:4]] == [["casual", "12"], ["random", "12"], ["casual", "12"]]
    assert lines[5] == "Edition: classic"
    assert lines[6].startswith("Mean length in rounds: ")
    assert lines[7].startswith("Ended by the rules: ")


def test_a_match_speaks_german_with_decimal_commas(pasch: Pasch) -> None:
    run = pasch(
        "match", "casual", "random", "--games", "4", "--most-rounds", "80", "--lang", "de", "--variant", "short"
    )
    assert "Siegquote (95 %)" in run.out
    assert "Ausgabe: classic, short" in run.out
    assert "." not in run.out


def test_the_json_object_says_what_was_played_and_how_it_ended(pasch: Pasch) -> None:
    args = ("--edition", "austria", "--variant", "time", "--option", "rounds=30", "--seed", "7", "--json", "-")
    result = result_of(pasch("match", "shrewd", "casual", "random", *QUICK, *args))
    assert list(result) == KEYS
    assert (result["edition"], result["variants"], result["options"]) == ("austria", ["time"], {"rounds": 30})
    assert (result["seed"], result["games"], result["most_rounds"], result["ended"]) == (7, 12, 80, 12)
    assert [bot["code"] for bot in result["bots"]] == ["shrewd", "casual", "random"]
    assert sum(bot["wins"] for bot in result["bots"]) == pytest.approx(12)
    assert sum(bot["elo"][0] for bot in result["bots"]) == pytest.approx(4500, abs=0.2)
    for bot in result["bots"]:
        assert bot["games"] == 12
        assert 1 <= bot["mean_place"] <= 3
        for value, low, high in (bot["win_rate"], bot["elo"]):
            assert low <= value <= high
    assert result["bots"][1]["elo"][0] > result["bots"][2]["elo"][0]


def test_a_file_gets_the_same_object_and_the_table_is_still_shown(pasch: Pasch, tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    for _ in range(2):  # an old result may be replaced
        run = pasch("match", "casual", "random", *QUICK, "--json", str(file))
        assert (run.code, run.out[:4]) == (0, "Bot ")
    assert json.loads(file.read_text()) == result_of(pasch("match", "casual", "random", *QUICK, "--json", "-"))
    assert [path.name for path in tmp_path.iterdir()] == ["result.json"]


def test_cores_and_compiler_change_nothing(pasch: Pasch) -> None:
    match = ("match", "shrewd", "casual", "random", *QUICK, "--json", "-")
    one = result_of(pasch(*match, "--cores", "1"))
    assert result_of(pasch(*match, "--cores", "2")) == one
    assert result_of(pasch(*match, "--interpreted")) == one
    assert result_of(pasch(*match, "--seed", "2"))["bots"] != one["bots"]


def test_a_planner_plays_the_same_match_on_any_number_of_cores(pasch: Pasch) -> None:
    match = ("match", "planner:24", "casual", "--games", "6", "--most-rounds", "6", "--json", "-")
    assert result_of(pasch(*match, "--cores", "1")) == result_of(pasch(*match, "--cores", "2"))


def test_many_batches_on_two_cores_add_up_as_on_one(pasch: Pasch) -> None:
    match = ("match", "casual", "random", "--games", "1201", "--most-rounds", "20", "--json", "-")
    assert result_of(pasch(*match, "--cores", "1")) == result_of(pasch(*match, "--cores", "2"))


def test_interpreted_play_needs_neither_numpy_nor_numba() -> None:
    args = ["match", "shrewd", "random", "--games", "2", "--most-rounds", "20", "--interpreted", "--json", "-"]
    code = (
        f"import sys; sys.modules |= dict(numpy=None, numba=None); from pasch.cli import main; sys.exit(main({args}))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["games"] == 2


def test_parquet_has_a_row_for_each_game_and_seat(pasch: Pasch, tmp_path: Path) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    file = tmp_path / "games.parquet"
    run = pasch("match", "casual", "random", "shrewd", *QUICK, "--json", "-", "--parquet", str(file))
    result = result_of(run)
    rows: list[dict[str, Any]] = parquet.read_table(file).to_pylist()
    assert list(rows[0]) == ["game", "seat", "bot", "place", "won", "rounds", "turns", "ended"]
    assert [(row["game"], row["seat"]) for row in rows] == [(game, seat) for game in range(12) for seat in range(3)]
    assert [row["bot"] for row in rows[3:6]] == ["random", "shrewd", "casual"]
    for bot in result["bots"]:
        mine = [row for row in rows if row["bot"] == bot["code"]]
        assert sum(row["won"] for row in mine) == pytest.approx(bot["wins"], abs=1e-4)
        assert sum(row["place"] for row in mine) / 12 == pytest.approx(bot["mean_place"], abs=1e-4)
    assert sum(row["ended"] for row in rows) == 3 * result["ended"]
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_without_pyarrow_one_line_says_what_to_install(
    pasch: Pasch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    run = pasch("match", "casual", "random", *QUICK, "--parquet", str(tmp_path / "games.parquet"))
    assert run.code == 2
    assert run.is_one_clear_line
    assert "--parquet: pyarrow is not installed; to install it: pip install 'pasch[data]'" in run.err


def test_without_numba_one_line_says_what_to_install(pasch: Pasch, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    run = pasch("match", "casual", "random", *QUICK)
    assert run.is_one_clear_line
    assert "pip install 'pasch[fast]'" in run.err


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("planner:soon", "casual"), "expected planner:200ms"),
        (("no-such-bot.py", "casual"), "bot no-such-bot.py: no such file"),
        (("nobody", "casual"), "bot 'nobody'; expected random"),
        (("shrewd:margin=9", "casual"), "margin=9; expected a number"),
        (("casual",), "1 bot; expected 2 to 8"),
        (("casual",) * 9, "9 bots; expected 2 to 8"),
        (("casual", "random", "--games", "0"), "--games 0"),
        (("casual", "random", "--games", "-5"), "--games -5"),
        (("casual", "random", "--cores", "0"), "--cores 0"),
        (("casual", "random", "--most-rounds", "0"), "--most-rounds 0"),
        (("casual", "random", "--seed", "x"), "invalid int value: 'x'"),
        (("casual", "random", "--seed", "1.5"), "invalid int value: '1.5'"),
        (("casual", "random", "--seed", "9" * 30), "--seed 999"),
        (("casual", "random", "--edition", "nowhere"), "nowhere: no such edition"),
        (("casual", "random", "--variant", "slow"), "variant 'slow'"),
        (("casual", "random", "--option", "claims=never"), "claims=never"),
        (("casual", "random", "--json", "/nowhere/result.json"), "there is no folder"),
        (("casual", "random", "--json", "/dev/null"), "no plain file"),
        (("casual", "random", "--json", __file__), "is no result of a match"),
        (("casual", "random", "--parquet", __file__), "is no Parquet file"),
        (("casual", "random", "--parquet", "/proc/games.parquet"), "cannot be written"),
    ],
)
def test_bad_input_is_one_line_before_the_first_game(
    pasch: Pasch, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], said: str
) -> None:
    monkeypatch.setattr("pasch.lab.match.play_series", None)
    run = pasch("match", *args)
    assert (run.code, run.out) == (2, "")
    assert run.is_one_clear_line
    assert said in run.err


def test_ctrl_c_shows_what_was_played(pasch: Pasch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_after(2, monkeypatch)
    file = tmp_path / "result.json"
    args = ("match", "casual", "random", "--games", "40", "--most-rounds", "30", "--interpreted", "--lang", "en")
    run = pasch(*args, "--json", str(file))
    assert (run.code, run.err) == (130, "")
    assert run.out.endswith("Stopped after 8 of 40 games.\n")
    assert run.out.splitlines()[1].split()[:2] == ["casual", "8"]
    result = json.loads(file.read_text())
    assert (result["games"], result["asked"], result["bots"][1]["games"]) == (8, 40, 8)


def test_ctrl_c_leaves_only_the_object_on_standard_output(pasch: Pasch, monkeypatch: pytest.MonkeyPatch) -> None:
    stop_after(1, monkeypatch)
    args = ("--games", "40", "--most-rounds", "30", "--interpreted", "--lang", "en", "--json", "-")
    run = pasch("match", "casual", "random", *args)
    assert (run.code, run.err) == (130, "Stopped after 4 of 40 games.\n")
    assert json.loads(run.out)["games"] == 4


def test_ctrl_c_before_the_first_game_is_one_line_and_leaves_no_files(
    pasch: Pasch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop_after(0, monkeypatch)
    files = ("--json", str(tmp_path / "result.json"), "--parquet", str(tmp_path / "games.parquet"))
    run = pasch("match", "casual", "random", *QUICK, "--interpreted", *files)
    assert (run.code, run.out, run.err) == (130, "", "pasch: stopped\n")
    assert list(tmp_path.iterdir()) == []


def test_ctrl_c_in_a_terminal_shows_what_was_played() -> None:
    """The terminal sends the signal to all processes of the command; the progress on stderr tells when to send it."""
    terminal, stderr = pty.openpty()
    command = [sys.executable, "-m", "pasch", "match", "casual", "random", "--games", "99999", "--most-rounds", "50"]
    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    with subprocess.Popen(
        [*command, "--interpreted", "--cores", "2"],
        stdout=subprocess.PIPE, stderr=stderr, text=True, env=environment, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as match:  # fmt: skip
        os.close(stderr)
        said = b""
        while b" left" not in said:
            said += os.read(terminal, 1000)
        os.killpg(match.pid, signal.SIGINT)
        out, _ = match.communicate(timeout=60)
    said += os.read(terminal, 10_000)
    os.close(terminal)
    assert match.returncode == 130
    assert " of 99999 games.\n" in out
    assert b" of 99,999 games, " in said
    assert b"Traceback" not in said


WAITING = """
import time
from pasch.lab.series import Series, play_series
from pasch.table import Table
for batch in play_series(Series(Table(), ("random", "casual"), 4, 1, interpreted=True, most_rounds=5), 3):
    try:
        print("played", flush=True)
        time.sleep(50)
    except KeyboardInterrupt:
        print("heard", flush=True)
"""


def test_workers_that_wait_for_games_do_not_complain_about_ctrl_c() -> None:
    command = [sys.executable, "-c", WAITING]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as series:  # fmt: skip
        assert series.stdout is not None
        assert series.stdout.readline() == "played\n"
        os.killpg(series.pid, signal.SIGINT)
        out, complaints = series.communicate(timeout=30)
    assert (series.returncode, out, complaints) == (0, "heard\n", "")


ENDLESS = "def choose(game, seat):\n    while True:\n        pass\n"
PLAYING = """
import sys
from pasch.lab.series import Series, play_series
from pasch.table import Table
from multiprocessing import active_children
try:
    next(play_series(Series(Table(), (sys.argv[1], "casual"), 4, 1), 2))
except KeyboardInterrupt:
    print("heard", active_children(), flush=True)
"""


def test_ctrl_c_ends_a_match_with_a_bot_that_never_answers(tmp_path: Path) -> None:
    """The workers are ended with it: nobody waits for them, and none is left behind."""
    bot, begun = tmp_path / "endless.py", tmp_path / "begun"
    bot.write_text(ENDLESS.replace("while", f"open({str(begun)!r}, 'w').close()\n    while"), encoding="utf-8")
    with subprocess.Popen(
        [sys.executable, "-c", PLAYING, str(bot)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        start_new_session=True, preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    ) as series:  # fmt: skip
        while not begun.exists() and series.poll() is None:
            time.sleep(0.05)
        os.killpg(series.pid, signal.SIGINT)
        try:
            out, complaints = series.communicate(timeout=60)
        except subprocess.TimeoutExpired:
            os.killpg(series.pid, signal.SIGKILL)
            raise
    assert (series.returncode, out, complaints) == (0, "heard []\n", "")
