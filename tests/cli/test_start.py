"""The command starts fast, knows its commands, and behaves in pipes and terminals."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from cli_runs import Pasch

import pasch as package

COMMANDS = ("play", "match", "ladder", "simulate", "rules", "edition", "replay", "verify", "position", "scenario")
ENV = {**os.environ, "PYTHONIOENCODING": "utf-8", "LC_ALL": "C.UTF-8"}


def _python(*args: str, **more: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, *args], capture_output=True, text=True, env=ENV, timeout=60, **more)  # type: ignore[call-overload]


def test_the_help_names_every_command(pasch: Pasch) -> None:
    result = pasch("--help")
    assert result.code == 0
    assert [name for name in COMMANDS if name not in result.out] == []


def test_no_command_at_all_shows_the_help(pasch: Pasch) -> None:
    assert pasch().out == pasch("--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(pasch: Pasch, command: str) -> None:
    result = pasch(command, "--help")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(f"usage: pasch {command}")


def test_the_help_loads_neither_engine_nor_texts() -> None:
    heavy = ("msgspec", "numpy", "fluent", "pasch.game", "pasch.edition", "pasch.clauses")
    code = f"import sys; from pasch.cli import main; main(['--help']); print([m for m in {heavy} if m in sys.modules])"
    assert _python("-c", code).stdout.endswith("\n[]\n")


def test_importing_the_package_loads_nothing_heavy() -> None:
    code = "import sys, pasch; print([m for m in ('msgspec', 'pasch.game') if m in sys.modules])"
    assert _python("-c", code).stdout == "[]\n"


def test_the_package_lists_and_gives_its_names() -> None:
    from pasch.game import Game

    assert set(dir(package)) == set(package.__all__)
    assert package.Game is Game
    assert [name for name in package.__all__ if not hasattr(package, name)] == []


def test_the_package_refuses_unknown_names() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Gmae'"):
        package.Gmae  # type: ignore[attr-defined]  # noqa: B018


def test_the_module_runs_as_a_command() -> None:
    result = _python("-m", "pasch", "--version")
    assert (result.returncode, result.stdout) == (0, f"pasch {package.__version__}\n")


@pytest.mark.parametrize(
    "args", [["nonsense"], ["edition"], ["rules", "show"], ["play", "--lang", "fr"], ["play", "--players", "x"]]
)
def test_wrong_usage_is_one_line_and_code_2(pasch: Pasch, args: list[str]) -> None:
    result = pasch(*args)
    assert result.code == 2
    assert result.is_one_clear_line


def test_a_closed_pipe_is_no_trouble() -> None:
    command = f"{sys.executable} -m pasch rules list | head -n 1"
    result = subprocess.run(["bash", "-c", command], capture_output=True, text=True, env=ENV, timeout=60)
    assert result.stderr == ""
    assert result.stdout.startswith("goal.last-solvent")


def test_text_that_the_terminal_cannot_show_is_replaced() -> None:
    ascii_only = {**ENV, "PYTHONIOENCODING": "ascii"}
    command = [sys.executable, "-m", "pasch", "edition", "show", "classic"]
    result = subprocess.run(command, capture_output=True, env=ascii_only, timeout=60)
    assert result.returncode == 0
    assert b"Badstra?e" in result.stdout


@pytest.mark.parametrize(("locale", "word"), [("de_AT.UTF-8", "Felder"), ("fr_FR.UTF-8", "spaces"), ("C", "spaces")])
def test_german_locales_get_german_and_all_others_english(
    pasch: Pasch, monkeypatch: pytest.MonkeyPatch, locale: str, word: str
) -> None:
    monkeypatch.setenv("LC_ALL", locale)
    assert word in pasch("edition", "list").out


def _hear_ctrl_c() -> None:
    """A process started in the background may have been told to ignore Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_is_one_line_and_code_130_and_the_record_is_saved(tmp_path: Path) -> None:
    record = tmp_path / "game.pasch"
    command = [sys.executable, "-m", "pasch", "play", "--seed", "1", "--lang", "en", "--record", str(record)]
    with subprocess.Popen(command, stdin=-1, stdout=-1, stderr=-1, text=True, env=ENV, preexec_fn=_hear_ctrl_c) as game:
        assert game.stdout is not None
        while "Players:" not in game.stdout.readline():
            assert game.poll() is None
        while game.stdout.read(1) != ">":
            assert game.poll() is None
        time.sleep(0.5)  # until it waits for input; the input stays open, so only Ctrl-C can end it
        game.send_signal(signal.SIGINT)
        game.wait(timeout=30)
        _, complaint = game.communicate(timeout=30)
    assert (game.returncode, complaint) == (130, "pasch: stopped\n")
    assert record.read_text().startswith("pasch 1\n")
