"""Whatever people feed to the command, it answers with one clear line."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest
from cli_runs import Pasch, fair_game, random_game

TESTS = Path(__file__).parent.parent
EDITION = (TESTS / "editions" / "village.toml").read_bytes()
STORY = b"""\
title = "A debtor mortgages and pays"
clauses = ["debt.raise"]
edition = "austria"
options = { claims = "demand", rounds = 0 }

[given]
seats = ["A", "B"]
cash = { A = 60, B = 500 }
at = { A = "wien-mariahilfer-strasse" }
owns = { A = ["eisenstadt-esterhazystrasse", "wien-hauptbahnhof"], B = ["st-poelten-kremser-strasse"] }
built = { eisenstadt-esterhazystrasse = 0 }
bank = { houses = 32 }
jail = { B = 1 }
cards = { B = ["chance"] }
deck = { chest = ["to-los"] }
doubles = 0

[[step]]
do = "A roll"
chance = "3 4"
expect = { at = { A = "zusatzsteuer" }, phase = "debt", may_not = { A = ["build"] } }

[[step]]
do = "A mortgage wien-hauptbahnhof"

[[step]]
do = "A pay"

[then]
cash = { A = 60 }
turn = "B"
"""
READERS: dict[str, tuple[str, ...]] = {
    "game.pasch": ("replay",),
    "fair.pasch": ("verify",),
    "edition.toml": ("edition", "show"),
    "story.toml": ("scenario", "run"),
}


def _noise(size: int) -> bytes:
    return random.Random(size).randbytes(size)


HOSTILE: dict[str, bytes] = {
    "empty": b"",
    "random bytes": _noise(3000),
    "latin 1": "title = 'Straße'".encode("latin-1"),
    "utf 16": "pasch 1\n".encode("utf-16"),
    "NUL bytes": b"pasch 1\n\x00\x00\x00",
    "only NUL bytes": bytes(5000),
    "a very long line": b"pasch 1\n" + b"x" * 3_000_000,
    "a very long header": b"pasch 1\nedition: " + b"x" * 3_000_000 + b"\n",
    "terminal codes": b"pasch 1\n\x1b[2J\x1b[H: x\n",
    "deep tables": b"[" + b"a." * 400_000 + b"a]\n",
    "deep lists": b"a = " + b"[" * 100_000,
    "deep inline tables": b"a = " + b"{ a = " * 5_000,
    "a huge number": b"a = " + b"9" * 100_000,
    "too large": b"#" * 20_000_001,
}


@pytest.mark.parametrize("content", HOSTILE.values(), ids=HOSTILE.keys())
@pytest.mark.parametrize("name", READERS)
def test_a_hostile_file_is_refused_in_one_line(pasch: Pasch, tmp_path: Path, name: str, content: bytes) -> None:
    path = tmp_path / name
    path.write_bytes(content)
    result = pasch(*READERS[name], str(path))
    assert result.is_one_clear_line
    assert str(path) in result.err


@pytest.mark.parametrize("name", READERS)
def test_missing_files_and_odd_paths_are_refused_in_one_line(pasch: Pasch, tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    folder.mkdir()
    for path in (str(tmp_path / f"no-{name}"), str(folder), "bad\0path.toml", "", "line\nbreak.toml", "x" * 5000):
        result = pasch(*READERS[name], path)
        assert result.is_one_clear_line, path[:50]
        assert result.code == 2


def test_a_file_that_may_not_be_read_is_refused_in_one_line(pasch: Pasch) -> None:
    result = pasch("replay", "/proc/self/mem")
    assert result.is_one_clear_line
    assert result.code == 2


@pytest.mark.parametrize("name", READERS)
def test_a_file_cut_off_anywhere_is_refused_in_one_line_or_still_whole(pasch: Pasch, tmp_path: Path, name: str) -> None:
    content = _content(name)
    path = tmp_path / name
    refused = 0
    for size in range(0, len(content), max(1, len(content) // 150)):
        path.write_bytes(content[:size])
        result = pasch(*READERS[name], str(path))
        assert (result.code == 0 and not result.err) or _is_refused(result.code, result.out, result.err), size
        refused += result.code != 0
    assert refused >= 20


def _content(name: str) -> bytes:
    if name.endswith(".pasch"):
        return (random_game() if name == "game.pasch" else fair_game()).record().encode()
    return EDITION if name == "edition.toml" else STORY


def _is_refused(code: int, out: str, err: str) -> bool:
    """One line on stderr; or, for a story that reads, its difference on stdout."""
    if code == 1 and not err:
        return out.count("\n") == 2
    return code in (1, 2) and err.startswith("pasch: ") and err.count("\n") == 1


def _overwrite(content: bytes, pick: random.Random) -> bytes:
    at = pick.randrange(len(content))
    return content[:at] + pick.randbytes(pick.randint(1, 4)) + content[at + 1 :]


def _swap_lines(content: bytes, pick: random.Random) -> bytes:
    lines = content.split(b"\n")
    first, second = pick.randrange(len(lines)), pick.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    return b"\n".join(lines)


def _change_number(content: bytes, pick: random.Random) -> bytes:
    digits = [at for at, byte in enumerate(content) if 48 <= byte <= 57]
    at = pick.choice(digits)
    return content[:at] + pick.choice([b"-1", b"99", b"2147483648", b"0", b"true", b"9" * 30]) + content[at + 1 :]


@pytest.mark.parametrize("change", [_overwrite, _swap_lines, _change_number])
@pytest.mark.parametrize("name", READERS)
def test_a_damaged_file_never_breaks_the_command(
    pasch: Pasch, tmp_path: Path, name: str, change: Callable[[bytes, random.Random], bytes]
) -> None:
    content = _content(name)
    pick = random.Random(name)
    path = tmp_path / name
    for attempt in range(100):
        path.write_bytes(change(content, pick))
        result = pasch(*READERS[name], str(path))
        fine = result.code == 0 and not result.err
        assert fine or _is_refused(result.code, result.out, result.err), (attempt, result.err)


def test_a_damaged_position_is_refused_in_one_line(pasch: Pasch) -> None:
    text = random_game().position()
    pick = random.Random(1)
    damaged = [text[:size] for size in range(0, len(text), 7)]
    damaged += [text[:at] + pick.choice("AZaz09-_~,:") + text[at + 1 :] for at in range(0, len(text), 3)]
    damaged += ["", "\0", "p1~classic~~~~", text * 100, "x" * 100_000, "p1~\x1b[2J~~~~", "p1~~~~~" + "A" * 3000]
    for wrong in damaged:
        if wrong != text:
            result = pasch("position", "show", "--", wrong)
            assert result.is_one_clear_line, wrong[:80]
            assert result.code == 2


def test_bytes_that_are_no_text_on_the_keyboard_are_no_trouble(pasch: Pasch) -> None:
    result = pasch("play", "--seed", "1", stdin=_noise(4000) + b"\n" + b"x" * 1_000_000 + b"\nA " + b"bid 1 " * 9999)
    assert (result.code, result.err) == (0, "")
