"""How far a long command is."""

import io

import pytest

from pasch.cli.progress import Progress


def test_progress_says_how_much_is_left_and_wipes_its_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = iter((0.0, 10.0, 10.01, 20.0))
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setattr("time.monotonic", lambda: next(now))
    progress = Progress(400, "en")
    for done in (100, 150, 199, 200):  # the third comes too soon to be shown
        progress.show(done)
    progress.close()
    first, second, fourth, wiped, last = capsys.readouterr().err.split("\r")[1:]
    assert first == "█████░░░░░░░░░░░░░░░ 100 of 400 games"
    assert second == "███████░░░░░░░░░░░░░ 150 of 400 games, 00:50 left"
    assert fourth == "██████████░░░░░░░░░░ 200 of 400 games, 00:40 left"
    assert (wiped.strip(), len(wiped), last) == ("", len(fourth), "")


def test_progress_is_silent_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress(400, "en")
    progress.show(100)
    progress.close()
    assert capsys.readouterr().err == ""


def test_progress_tells_the_time_left(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    clock = iter((100.0, 112.0))
    monkeypatch.setattr("time.monotonic", lambda: next(clock))
    progress = Progress(1_000_000, "de")
    progress.show(0)
    progress.show(500_000)
    progress.close()
    assert "\r██████████░░░░░░░░░░ 500.000 von 1.000.000 Partien, noch 00:12" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("columns", "encoding", "line"),
    [
        (80, "utf-8", "██████████░░░░░░░░░░ 200 of 400 games"),
        (80, "latin-1", "##########---------- 200 of 400 games"),
        (30, "utf-8", "200 of 400 games"),
    ],
)
def test_the_bar_suits_the_terminal(monkeypatch: pytest.MonkeyPatch, columns: int, encoding: str, line: str) -> None:
    terminal = io.TextIOWrapper(io.BytesIO(), encoding=encoding, write_through=True)
    monkeypatch.setattr(terminal, "isatty", lambda: True)
    monkeypatch.setattr("pasch.cli.progress._columns", lambda: columns)
    monkeypatch.setattr("sys.stderr", terminal)
    Progress(400, "en").show(200)
    written = terminal.buffer
    assert isinstance(written, io.BytesIO)
    assert written.getvalue().decode(encoding) == f"\r{line}"
