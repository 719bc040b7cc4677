"""`pasch simulate`: reports, files, pictures, and what happens when something is wrong."""

import csv
import json
import os
import pty
import re
import signal
import struct
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from cli_runs import Pasch

from pasch import __version__
from pasch.edition import load

BOTS = ("--bots", "shrewd,casual,shrewd")
TABLES = ("bankruptcies", "cash", "deeds", "groups", "lengths", "seats", "spaces")
PICTURES = ("board", "cash", "lengths", "returns")
ENV = {**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}


def read_csv(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def simulated(pasch: Pasch, *args: str) -> Any:
    result = pasch("simulate", *args, "--json", "-")
    assert result.code == 0, result.err
    assert "Traceback" not in result.err
    return json.loads(result.out)


def test_one_core_and_two_print_the_same(pasch: Pasch) -> None:
    runs = [pasch("simulate", *BOTS, "--games", "1100", "--cores", n, "--json", "-").out for n in ("1", "2")]
    assert runs[0] == runs[1]
    assert json.loads(runs[0])["games"] == 1100


def test_interpreted_and_compiled_print_the_same(pasch: Pasch) -> None:
    args = ("simulate", "--edition", "mega", *BOTS, "--games", "6", "--seed", "9", "--json", "-")
    assert pasch(*args, "--interpreted").out == pasch(*args).out != ""


def test_interpreted_play_needs_no_numpy() -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "from pasch.cli import main\n"
        "sys.exit(main(['simulate', '--bots', 'casual,casual', '--games', '3', '--interpreted', '--lang', 'en']))"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=ENV, timeout=120)
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("Classic (classic ")


def test_every_output_says_what_was_played(pasch: Pasch, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    args = ("--edition", "austria", *BOTS, "--games", "20", "--seed", "7", "--option", "jackpot=true")
    where = ("--csv", str(tmp_path / "csv"), "--parquet", str(tmp_path / "games.parquet"))
    found = simulated(pasch, *args, *where)
    about = {
        "engine": __version__,
        "edition": "austria",
        "digest": load("austria").digest,
        "bots": ["shrewd", "casual", "shrewd"],
        "seed": 7,
        "games": 20,
    }
    beside = json.loads((tmp_path / "csv" / "about.json").read_text(encoding="utf-8"))
    inside = json.loads(parquet.read_metadata(tmp_path / "games.parquet").metadata[b"pasch"])
    for said in (found, beside, inside):
        assert about.items() <= said.items()
        assert said["options"]["jackpot"] is True
    text = pasch("simulate", *args, "--lang", "en").out
    assert f"(austria {about['digest']}), pasch {__version__}, seed 7" in text
    assert "A shrewd, B casual, C shrewd" in text
    assert "jackpot=true" in text


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("de", ("nach den Regeln zu Ende: ", "Runden", "Rendite", "Reihenfolge", "Dunkelblau", "Bankrotte")),
        ("en", ("ended by the rules: ", "Rounds", "return", "Order of play", "Dark blue", "Bankruptcies")),
    ],
)
def test_the_report_speaks_german_and_english(pasch: Pasch, lang: str, words: tuple[str, ...]) -> None:
    result = pasch("simulate", "--games", "50", "--lang", lang)
    assert result.code == 0
    assert [word for word in words if word not in result.out] == []
    assert all(space.name.de in result.out for space in load("classic").spaces if space.kind == "street")
    assert max(len(line) for line in result.out.splitlines()) <= 100


def test_the_tables_hold_what_the_json_says(pasch: Pasch, tmp_path: Path) -> None:
    found = simulated(pasch, *BOTS, "--games", "60", "--csv", str(tmp_path / "new"))
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == ["about.json", *(f"{t}.csv" for t in TABLES)]
    for name in TABLES:
        said = [{key: "" if value is None else str(value) for key, value in row.items()} for row in found[name]]
        assert read_csv(tmp_path / "new" / f"{name}.csv") == said
        assert said != []


def test_a_table_without_rows_keeps_its_heading(pasch: Pasch, tmp_path: Path) -> None:
    simulated(pasch, *BOTS, "--games", "3", "--most-rounds", "1", "--csv", str(tmp_path))
    assert (tmp_path / "bankruptcies.csv").read_text() == "cause,creditor,count,share\n"


def test_the_parquet_file_has_a_row_for_each_game(pasch: Pasch, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    found = simulated(pasch, *BOTS, "--games", "1200", "--parquet", str(tmp_path / "games.parquet"))
    rows: list[dict[str, Any]] = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert [row["game"] for row in rows] == list(range(1200))
    seats = Counter(row["winners"] for row in rows if row["ended"])
    order = Counter(
        str(("ABC".index(row["winners"]) - "ABC".index(row["first"])) % 3 + 1) for row in rows if row["ended"]
    )
    said = {row["seat"]: row["wins"] for row in found["seats"]}
    assert {**seats, **order} == said
    assert sum(row["trades"] for row in rows) / 1200 == found["per_game"]["trades"]
    fallen = Counter((row[f"fell_by_{s}"], row[f"fell_to_{s}"] == "bank") for row in rows for s in "ABC")
    assert sum(fallen.values()) - fallen[(None, False)] == sum(row["count"] for row in found["bankruptcies"])
    for row in found["bankruptcies"]:
        assert fallen[(row["cause"], row["creditor"] == "bank")] == row["count"]


@pytest.mark.parametrize(("edition", "lang"), [("classic", "de"), ("mega", "en")])
def test_the_pictures_are_drawn_as_png_and_svg(pasch: Pasch, tmp_path: Path, edition: str, lang: str) -> None:
    pytest.importorskip("matplotlib")
    result = pasch("simulate", "--edition", edition, "--games", "40", "--plot", str(tmp_path), "--lang", lang)
    assert result.code == 0, result.err
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"{p}.{e}" for p in PICTURES for e in ("png", "svg")]
    for picture in PICTURES:
        content = (tmp_path / f"{picture}.png").read_bytes()
        assert content.startswith(b"\x89PNG\r\n\x1a\n")
        assert content.endswith(b"IEND\xaeB`\x82")
        assert min(struct.unpack(">II", content[16:24])) >= 600
        assert ElementTree.parse(tmp_path / f"{picture}.svg").getroot().tag.endswith("svg")


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["--bots", "shrewd,nobody"], "--bots: bot 'nobody'; expected random, casual, shrewd"),
        (["--bots", "shrewd"], "--bots: 1 bot; expected 2 to 8"),
        (["--edition", "hobbit", "--bots", ",".join(["casual"] * 7)], "--bots: 7 bots; expected 2 to 6"),
        (["--bots", "shrewd,planner:soon"], "--bots: bot 'planner:soon'; expected planner:200ms"),
        (["--bots", "shrewd,none.py"], "--bots: bot none.py: no such file"),
        (["--games", "0"], "--games 0"),
        (["--games", "many"], "invalid int value"),
        (["--seed", "-1"], "--seed -1"),
        (["--cores", "0"], "--cores 0"),
        (["--most-rounds", "0"], "--most-rounds 0"),
        (["--edition", "nowhere"], "no such edition"),
        (["--variant", "tall"], "variant 'tall'"),
        (["--option", "jackpot"], "expected KEY=VALUE"),
        (["--option", "hats=3"], "option 'hats'"),
        (["--json", "{tmp}/file"], "is no result of a simulation"),
        (["--parquet", "{tmp}/file"], "is no Parquet file"),
        (["--json", "{tmp}"], "this is a folder"),
        (["--json", "{tmp}/no/where.json"], "there is no folder"),
        (["--csv", "{tmp}/file"], "this is a file; expected a folder"),
        (["--csv", "{tmp}/no/where"], "there is no folder"),
        (["--parquet", "{tmp}/no/games.parquet"], "there is no folder"),
        (["--plot", "{tmp}/file"], "this is a file; expected a folder"),
    ],
)
def test_bad_input_is_one_line_before_any_game_is_played(
    pasch: Pasch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: list[str], said: str
) -> None:
    monkeypatch.setattr("pasch.lab.simulation.play_series", None)
    (tmp_path / "file").write_text("mine")
    result = pasch("simulate", *(arg.format(tmp=tmp_path) for arg in args))
    assert (result.code, result.out) == (2, "")
    assert result.is_one_clear_line
    assert said in result.err


OWN = """
def choose(game, seat):
    likes = "buy build pay-fine roll pass pay reject want choose place even sell mortgage".split()
    return min(game.legal_actions(seat), key=lambda a: likes.index(a.verb) if a.verb in likes else len(likes))
"""


def test_planners_and_own_bots_play_simulations_on_any_number_of_cores(pasch: Pasch, tmp_path: Path) -> None:
    own = tmp_path / "mine.py"
    own.write_text(OWN, encoding="utf-8")
    bots = ("--bots", f"planner:24,{own},shrewd")
    args = ("--edition", "mega", *bots, "--games", "5", "--most-rounds", "8")
    one, two = (simulated(pasch, *args, "--cores", cores) for cores in ("1", "2"))
    assert one == two
    assert one["games"] == 5
    assert one["per_game"]["decisions"] > 8 * 3
    assert sum(row["landings"] for row in one["spaces"]) > 5 * 8 * 2
    assert [row["games"] for row in one["cash"] if row["round"] == 1] == [5] * 3


def test_an_own_bot_that_does_wrong_ends_a_simulation_with_one_line(pasch: Pasch, tmp_path: Path) -> None:
    own = tmp_path / "mine.py"
    own.write_text("def choose(game, seat):\n    return seat + ' fly'\n", encoding="utf-8")
    result = pasch("simulate", "--bots", f"casual,{own}", "--games", "4")
    assert (result.code, result.out) == (1, "")
    assert result.is_one_clear_line
    assert f"bot {own}, seat B: said 'B fly'" in result.err


FIDGET = """
def choose(game, seat):
    legal = game.legal_actions(seat)
    fidgets = [a for verb in ("mortgage", "redeem") for a in legal if a.verb == verb and game.phase == "roll"]
    return (fidgets or [a for a in legal if a.verb in ("roll", "buy", "pass", "pay", "choose")] or legal)[0]
"""


@pytest.mark.parametrize("command", [("match",), ("simulate", "--bots")])
def test_games_that_an_own_bot_does_not_let_end_are_broken_off_and_counted(
    pasch: Pasch, tmp_path: Path, command: tuple[str, ...]
) -> None:
    own = tmp_path / "fidget.py"
    own.write_text(FIDGET, encoding="utf-8")
    bots = [f"{own},casual"] if "--bots" in command else [str(own), "casual"]
    for lang, said in (("de", "weil ein Zug kein Ende nahm: 1\n"), ("en", "because a turn did not end: 1\n")):
        result = pasch(*command, *bots, "--games", "1", "--lang", lang)
        assert (result.code, result.err) == (0, "")
        assert said in result.out


@pytest.mark.parametrize(
    ("package", "args", "extra"),
    [
        ("pyarrow", ["--parquet", "{tmp}/games.parquet"], "data"),
        ("matplotlib", ["--plot", "{tmp}/plots"], "plots"),
        ("numba", [], "fast"),
    ],
)
def test_a_missing_package_is_one_line_that_says_what_to_install(
    pasch: Pasch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str, args: list[str], extra: str
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    result = pasch("simulate", *(arg.format(tmp=tmp_path) for arg in args))
    assert result.code == 2
    assert result.is_one_clear_line
    assert f"{package} is not installed; to install it: pip install 'pasch[{extra}]'" in result.err
    assert list(tmp_path.iterdir()) == []


def _hear_ctrl_c() -> None:
    """A process started in the background may have been told to ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.parametrize("mode", [[], ["--interpreted"]], ids=["compiled", "interpreted"])
def test_ctrl_c_reports_what_is_done_with_code_130(tmp_path: Path, mode: list[str]) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    command = [sys.executable, "-m", "pasch", "simulate", "--games", "1000000000", "--json", "-", "--lang", "en"]
    command += ["--parquet", str(tmp_path / "games.parquet"), "--csv", str(tmp_path / "csv"), *mode]
    master, slave = pty.openpty()  # progress is shown to terminals only
    with subprocess.Popen(
        command, stdout=-1, stderr=slave, env=ENV, preexec_fn=_hear_ctrl_c, start_new_session=True
    ) as run:
        os.close(slave)
        shown = b""
        while not re.search(rb"[\d,]+ of 1,000,000,000 games, ", shown):
            shown += os.read(master, 1000)
        os.killpg(run.pid, signal.SIGINT)
        out, _ = run.communicate(timeout=120)
    shown += os.read(master, 10_000)
    os.close(master)
    found = json.loads(out)
    assert run.returncode == 130
    assert b"Traceback" not in shown
    assert f"Stopped after {found['games']} of 1000000000 games.".encode() in shown
    assert 0 < found["games"] < found["games_wanted"] == 1_000_000_000
    assert parquet.read_table(tmp_path / "games.parquet").num_rows == found["games"]
    assert sum(int(row["games"]) for row in read_csv(tmp_path / "csv" / "lengths.csv")) == found["games"]
