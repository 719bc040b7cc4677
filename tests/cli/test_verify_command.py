"""`pasch verify`: one clear line and an exit code."""

import re
from pathlib import Path

import pytest
from cli_runs import Pasch, fair_game, random_game

RECORD = fair_game().record()
LINE, ROLL, THROW = next(
    (number, *line.split(" : "))
    for number, line in enumerate(RECORD.split("\n"), 1)
    if re.fullmatch("[AB] roll : [1-6] [1-6]", line)
)
OTHER = "6 6" if THROW != "6 6" else "1 1"


def without(key: str) -> str:
    return re.sub(f"^{key}: .*\n", "", RECORD, flags=re.MULTILINE)


def with_line(text: str) -> str:
    lines = RECORD.split("\n")
    lines[LINE - 1] = text
    return "\n".join(lines)


@pytest.mark.parametrize(("lang", "said"), [("de", "Ehrlich: Alles folgt"), ("en", "Fair: everything follows")])
def test_a_fair_game_is_one_line_with_what_was_checked(pasch: Pasch, tmp_path: Path, lang: str, said: str) -> None:
    path = tmp_path / "game.pasch"
    path.write_text(RECORD, encoding="utf-8")
    result = pasch("verify", str(path), "--lang", lang)
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(said)
    assert re.search(r"\([0-9]+ (throws|Würfe), [0-9]+ (cards|Karten)\)\.\n$", result.out)
    assert result == pasch("verify", "-", "--lang", lang, stdin=RECORD)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("de", "Nicht ehrlich: In Zeile {} steht „{}“, aus Geheimzahl und Worten folgt aber „{}“."),
        ("en", "Not fair: in line {} stands “{}”, but seed and words give “{}”."),
    ],
)
def test_a_changed_throw_is_named_with_what_it_should_have_been(pasch: Pasch, lang: str, said: str) -> None:
    result = pasch("verify", "-", "--lang", lang, stdin=with_line(f"{ROLL} : {OTHER}"))
    assert (result.code, result.out, result.err) == (1, "", f"pasch: -: {said.format(LINE, OTHER, THROW)}\n")


@pytest.mark.parametrize(
    ("record", "code", "german", "english"),
    [
        (RECORD.replace("5eed", "0eed"), 1, "Nicht ehrlich: Es ist nicht", "Not fair: the seed is not"),
        (RECORD + "Z roll\n", 2, "Nicht zu lesen: Zeile", "Cannot be read: line"),
        (RECORD + "B bankrupt\n", 1, "Nicht nachzuspielen: Zeile", "Cannot be replayed: line"),
        (RECORD + "B bankrupt\n", 1, ": „B bankrupt“ ist nicht erlaubt: ", ": 'B bankrupt' is refused: "),
        (RECORD + "Z roll\n", 2, ": Platz „Z“; erwartet: A bis H.", ": seat 'Z'; expected one of A to H."),
        (without("players"), 2, ": im Kopf fehlt die Zeile `players:`.", ": the header has no line `players:`."),
        ("paschh 1\n", 2, "Zeile 1: erwartet: `pasch 1`.", "line 1: expected `pasch 1`."),
        (random_game(lines=9).record(), 2, "Nicht zu prüfen", "Cannot be checked: the record has no line commit"),
        (without("seed"), 2, "Noch nicht zu prüfen", "Cannot be checked yet"),
        (with_line(ROLL), 1, "steht nichts, aus", "stands nothing, but"),
    ],
)
def test_whatever_is_found_is_one_clear_line(pasch: Pasch, record: str, code: int, german: str, english: str) -> None:
    for lang, said in (("de", german), ("en", english)):
        result = pasch("verify", "-", "--lang", lang, stdin=record)
        assert result.is_one_clear_line
        assert result.code == code
        assert said in result.err


def test_an_edition_of_ones_own_is_given_by_its_file(pasch: Pasch) -> None:
    assert pasch("verify", "-", "--edition", "classic", stdin=RECORD).code == 0
    assert pasch("verify", "-", "--edition", "mega", stdin=RECORD).code == 1
    assert pasch("verify", "-", "--edition", "no-such.toml", stdin=RECORD).code == 2
