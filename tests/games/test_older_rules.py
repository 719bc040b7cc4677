"""Records of the rules before 0.2.0: those that no longer replay say why in one line, and the others still do."""

import re
from pathlib import Path

import pytest

from pasch import Game, RecordError
from pasch.fair import verify
from pasch.version import has_older_rules

OLDER = sorted((Path(__file__).parent / "older").glob("*/*.pasch"))


@pytest.mark.parametrize("file", OLDER, ids=[file.stem for file in OLDER])
def test_a_record_that_no_longer_replays_is_refused_with_one_line_that_says_why(file: Path) -> None:
    with pytest.raises(RecordError) as refused:
        Game.from_record(file.read_text(encoding="utf-8"))
    english, german = str(refused.value), refused.value.german
    assert "\n" not in english
    assert re.match(r"line \d+: '. .*' is refused: ", english)
    assert "by the rules of Pasch 0.1.0, which have changed since" in english
    assert "nach den Regeln von Pasch 0.1.0" in german
    assert refused.value.readable


@pytest.mark.parametrize("file", OLDER, ids=[file.stem for file in OLDER])
def test_the_beginning_of_an_older_game_still_replays_and_says_by_which_rules_it_was_played(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        Game.from_record(text)
    begun = "\n".join(text.splitlines()[: refused.value.line - 1]) + "\n"
    assert Game.from_record(begun).record() == begun
    assert "engine: 0.1.0\n" in begun


def test_a_game_of_the_rules_of_today_that_is_wrong_is_not_excused_by_its_age() -> None:
    text = OLDER[0].read_text(encoding="utf-8").replace("engine: 0.1.0", "engine: 0.2.0")
    with pytest.raises(RecordError) as refused:
        Game.from_record(text)
    assert "changed since" not in str(refused.value)


def test_checking_the_dice_of_an_older_game_says_why_it_stops() -> None:
    text = OLDER[0].read_text(encoding="utf-8")
    assert not verify(text).ok


@pytest.mark.parametrize(("engine", "older"), [("0.1.0", True), ("0.0.3", True), ("0.2.0", False), ("1.0", False)])
def test_versions_are_compared_by_their_numbers(engine: str, older: bool) -> None:
    assert has_older_rules(engine) is older
