"""`pasch ladder`: the bots ranked, edition by edition, in a file that is kept."""

import re
from pathlib import Path

import pytest
from cli_runs import Pasch

BOTS = ("--bots", "random", "casual", "shrewd")
QUICK = ("--games", "12", "--lang", "en")


def sections(file: Path) -> dict[str, str]:
    parts = file.read_text(encoding="utf-8").split("\n## ")
    return {part.partition("\n")[0]: part for part in parts[1:]}


def test_a_ladder_is_printed_and_written_with_date_commit_and_command(pasch: Pasch, tmp_path: Path) -> None:
    file = tmp_path / "ladder.md"
    run = pasch("ladder", "--edition", "mega", *BOTS, *QUICK, "--seed", "5", "--file", str(file))
    assert run.code == 0
    assert "Traceback" not in run.err
    assert run.out.startswith("mega\n----\nBot ")
    text = file.read_text(encoding="utf-8")
    assert text.startswith("# Ladder\n")
    assert re.search(r"^\d{4}-\d\d-\d\d, (commit [0-9a-f]{7,}|version \S+), 12 games:$", text, re.MULTILINE)
    assert "\n    pasch ladder --edition mega --bots random casual shrewd --games 12 --seed 5\n" in text
    rows = [line.strip("| ").split(" | ") for line in text.splitlines() if line.startswith("| `")]
    assert sorted(row[0] for row in rows) == ["`casual`", "`random`", "`shrewd`"]
    assert rows[-1][0] == "`random`"
    assert {row[1] for row in rows} == {"16"}  # 12 games of 4 seats for 3 bots
    assert [path.name for path in tmp_path.iterdir()] == ["ladder.md"]


def test_a_ladder_of_one_edition_leaves_the_others_as_they_were(pasch: Pasch, tmp_path: Path) -> None:
    file = tmp_path / "ladder.md"
    assert pasch("ladder", "--edition", "hobbit", "classic", *BOTS, *QUICK, "--file", str(file)).code == 0
    before = sections(file)
    assert list(before) == ["classic", "hobbit"]
    assert pasch("ladder", "--edition", "hobbit", "mega", *BOTS, *QUICK, "--seed", "9", "--file", str(file)).code == 0
    after = sections(file)
    assert list(after) == ["classic", "mega", "hobbit"]
    assert after["classic"].rstrip() == before["classic"].rstrip()
    assert "--seed 9" in after["hobbit"]
    assert "--seed 1" in before["hobbit"]


def test_the_same_ladder_twice_writes_the_same_file(pasch: Pasch, tmp_path: Path) -> None:
    first, second = tmp_path / "first.md", tmp_path / "second.md"
    command = ("ladder", "--edition", "austria", *BOTS, *QUICK)
    assert pasch(*command, "--file", str(first), "--cores", "1").code == 0
    for _ in range(2):
        assert pasch(*command, "--file", str(second), "--interpreted").code == 0
    assert second.read_bytes() == first.read_bytes()


def test_all_five_editions_are_ranked_unless_some_are_named(pasch: Pasch, tmp_path: Path) -> None:
    file = tmp_path / "ladder.md"
    assert pasch("ladder", "--bots", "random", "casual", "--games", "4", "--file", str(file)).code == 0
    assert list(sections(file)) == ["classic", "mega", "austria", "starwars", "hobbit"]


def test_ctrl_c_keeps_the_editions_that_are_done(pasch: Pasch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from pasch.cli import ladder
    from pasch.lab.ladder import Contest

    whole = ladder.play_contest
    played: list[str] = []

    def stopped(contest: Contest, *rest: object) -> object:
        if played:
            raise KeyboardInterrupt
        played.append(contest.table.edition.id)
        return whole(contest, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(ladder, "play_contest", stopped)
    file = tmp_path / "ladder.md"
    run = pasch("ladder", "--edition", "classic", "mega", *BOTS, *QUICK, "--file", str(file))
    assert run.code == 130
    assert run.err.endswith("pasch: stopped\n")
    assert list(sections(file)) == ["classic"]


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("--bots", "random"), "--bots: 1 bot; expected 2 to 12"),
        (("--bots", "random", "random"), "random is named twice"),
        (("--bots", "random", "nobody"), "bot 'nobody'"),
        (("--edition", "nowhere"), "nowhere: no such edition"),
        (("--games", "0"), "--games 0"),
        (("--seed", "x"), "invalid int value: 'x'"),
        (("--file", "/nowhere/ladder.md"), "there is no folder"),
        (("--file", __file__), "is no ladder"),
    ],
)
def test_bad_input_is_one_line_before_the_first_game(
    pasch: Pasch, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, args: tuple[str, ...], said: str
) -> None:
    monkeypatch.setattr("pasch.lab.ladder.play_series", None)
    run = pasch("ladder", "--file", str(tmp_path / "ladder.md"), *args)
    assert (run.code, run.out) == (2, "")
    assert run.is_one_clear_line
    assert said in run.err
    assert list(tmp_path.iterdir()) == []
