"""What is wrong with a file is told completely, a line each; no file gives anything but an EditionError."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from pasch import edition
from pasch.edition import EditionError, check, load

HERE = Path(__file__).parent
VILLAGE = (HERE / "village.toml").read_text(encoding="utf-8")
CASES: list[dict[str, Any]] = tomllib.loads((HERE / "broken.toml").read_text(encoding="utf-8"))["case"]


def problems_of(text: str | bytes, folder: Path) -> list[str]:
    """The problems of a file with this content, without its name; loading it must tell the same."""
    file = folder / "town.toml"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    lines = check(file)
    if lines:
        with pytest.raises(EditionError) as error:
            load(file)
        assert error.value.problems == tuple(lines)
        assert str(error.value) == lines[0]
    else:
        load(file)
    for line in lines:
        assert line.startswith(f"{file}: ")
        assert line.isprintable()
    return [line.removeprefix(f"{file}: ") for line in lines]


def replaced(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def test_the_village_is_sound(tmp_path: Path) -> None:
    assert problems_of(VILLAGE, tmp_path) == []


@pytest.mark.parametrize("case", CASES, ids=[case["title"].replace(" ", "-") for case in CASES])
def test_the_problems_of_a_broken_file_are_told(case: dict[str, Any], tmp_path: Path) -> None:
    base = HERE if case["edition"] == "village" else edition.FOLDER
    text = (base / f"{case['edition']}.toml").read_text(encoding="utf-8")
    assert problems_of(replaced(text, (case["old"], case["new"])), tmp_path) == case["problems"]


def test_problems_of_several_parts_are_told_together(tmp_path: Path) -> None:
    text = replaced(
        VILLAGE, ("count = 5", "count = 4"), ("price = 60", "price = 61"), ("per_house = 25", 'per_house = "x"')
    )
    assert problems_of(text, tmp_path) == [
        '[[chest]] 2 (repairs): per_house: found "x"; expected a whole number from 1 to 999999',
        "[[space]] 2 (muehlweg): price: found 61; expected an even number, as the mortgage is half of it",
        "notes: they add up to 400; expected 500 as in [switches] money.start",
    ]


def test_a_card_to_the_nearest_utility_needs_one_on_the_board(tmp_path: Path) -> None:
    text = replaced(
        VILLAGE,
        ('kind = "utility"\nprice = 150', 'kind = "free_parking"'),
        ("rent.utility_factors = [4]", "rent.utility_factors = []"),
        ('what = "station"\nrent_factor = 2', 'what = "utility"\ndice_factor = 10'),
    )
    assert problems_of(text, tmp_path) == [
        '[[chance]] 2 (next-station): what: the board has no space of kind "utility"; expected at least one'
    ]


@pytest.mark.parametrize("deck", ["chance", "chest"])
def test_a_card_space_needs_its_deck(deck: str, tmp_path: Path) -> None:
    parts = VILLAGE.split("\n[[")
    text = "\n[[".join(part for part in parts if not part.startswith(f"{deck}]]"))
    assert problems_of(text, tmp_path) == [f"[[{deck}]]: no cards, but they are drawn; expected 1 to 16"]


def test_a_deck_has_at_most_sixteen_cards(tmp_path: Path) -> None:
    card = '\n[[chance]]\nid = "win-{}"\ndo = "collect"\namount = 5\ntext = {{ de = "Gewinn.", en = "Win." }}\n'
    full = VILLAGE + "".join(card.format(number) for number in range(14))
    assert problems_of(full, tmp_path) == []
    assert problems_of(full + card.format(14), tmp_path) == ["[[chance]]: there are 17; expected at most 16"]


def spaces(count: int, kind: str) -> str:
    entry = '\n[[space]]\nid = "x-{}"\nname = {{ de = "Feld", en = "Space" }}\nkind = {}\n'
    return "".join(entry.format(number, kind) for number in range(count))


def board(count: int, kind: str) -> str:
    """The village with more spaces of a kind."""
    return replaced(VILLAGE, ("\n[[chance]]", spaces(count, kind) + "\n[[chance]]"))


def test_a_board_has_at_most_64_spaces(tmp_path: Path) -> None:
    assert problems_of(board(52, '"free_parking"'), tmp_path) == []
    assert problems_of(board(56, '"free_parking"'), tmp_path) == ["[[space]]: there are 68; expected at most 64"]


def test_a_board_has_at_least_8_spaces(tmp_path: Path) -> None:
    small = VILLAGE.replace('group = "green"', 'group = "brown"')
    for gone in ("muehle", "anger", "kirchgasse", "dorfsteuer", "bahnhof"):
        start = small.index(f'[[space]]\nid = "{gone}"')
        small = small[:start] + small[small.index("\n[[", start) + 1 :]
    start = small.index('[[group]]\nid = "green"')
    small = small[:start] + small[small.index("\n[[", start) + 1 :]
    small = replaced(small, ("rent.station = [25, 50]", "rent.station = [25]"), ("factors = [4]", "factors = []"))
    told = "[[space]]: the board has 7 spaces; expected 8 to 64 in four equal sides (a multiple of 4)"
    assert problems_of(small, tmp_path) == [told]


def test_a_board_has_at_most_8_stations(tmp_path: Path) -> None:
    assert '[[space]]: 10 spaces of kind "station"; expected at most 8' in problems_of(
        board(8, '"station"\nprice = 200'), tmp_path
    )


def test_a_board_has_at_most_4_utilities(tmp_path: Path) -> None:
    assert '[[space]]: 5 spaces of kind "utility"; expected at most 4' in problems_of(
        board(4, '"utility"\nprice = 150'), tmp_path
    )


def test_a_group_has_at_most_8_streets(tmp_path: Path) -> None:
    street = '"street"\ngroup = "brown"\nprice = 60\nrents = [2, 10, 30, 90, 160, 250]'
    assert problems_of(board(8, street), tmp_path) == ["[[group]] 1 (brown): it has 9 streets; expected 1 to 8"]


def test_there_are_at_most_12_groups(tmp_path: Path) -> None:
    group = '[[group]]\nid = "g-{}"\nname = {{ de = "G", en = "G" }}\ncolor = "#000000"\nhouse_price = 50\n\n'
    text = replaced(VILLAGE, ("[[space]]", "".join(group.format(n) for n in range(11)) + "[[space]]"))
    assert problems_of(text, tmp_path) == ["[[group]]: there are 13; expected at most 12"]


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    assert check(tmp_path / "no.toml") == [f"{tmp_path / 'no.toml'}: there is no such file"]


def test_a_folder_is_no_edition(tmp_path: Path) -> None:
    (tmp_path / "town.toml").mkdir()
    assert check(tmp_path / "town.toml") == [f"{tmp_path / 'town.toml'}: this is not a file; expected a .toml file"]


@pytest.mark.parametrize("path", ["a\0b.toml", "a\nb.toml", "\udcff.toml", "x" * 5000 + ".toml", ""])
def test_a_strange_path_is_told_on_one_line(path: str) -> None:
    with pytest.raises(EditionError) as error:
        load(path)
    assert str(error.value).isprintable()


def test_an_unknown_edition_is_told_with_the_nearest_one() -> None:
    with pytest.raises(EditionError) as error:
        load("clasic")
    assert str(error.value) == (
        "clasic: no such edition; expected classic, mega, austria, starwars, hobbit or a .toml file; "
        'did you mean "classic"?'
    )


def test_a_syntax_error_is_told_with_its_line(tmp_path: Path) -> None:
    assert problems_of('id = "village"\nname == 3\n', tmp_path) == [
        "line 2, column 7: not valid TOML: Invalid value",
    ]


def test_a_file_that_is_not_utf_8_is_told_with_its_line(tmp_path: Path) -> None:
    assert problems_of('id = "x"\nname = "Mühle"\n'.encode("latin-1"), tmp_path) == [
        "line 2: not UTF-8; expected the file to be saved as UTF-8"
    ]


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    assert problems_of(VILLAGE.encode("utf-8-sig"), tmp_path) == []


def test_a_file_of_more_than_a_megabyte_is_too_large(tmp_path: Path) -> None:
    padding = "#" * (1_000_000 - len(VILLAGE.encode()))
    assert problems_of(VILLAGE + padding, tmp_path) == []
    assert problems_of(VILLAGE + padding + "#", tmp_path) == ["the file is too large; expected at most 1000000 bytes"]


HOSTILE = {
    "nothing": "",
    "arrays in arrays": "a = " + "[" * 100_000,
    "tables in tables": "a = " + "{a = " * 100_000,
    "a key of very many parts": ".".join("a" * 400_000) + " = 1",
    "many long keys": "\n".join(".".join(f"a{n}" * 200) + " = 1" for n in range(500)),
    "a long decimal": "id = " + "9" * 900_000,
    "a long hexadecimal": "id = 0x" + "f" * 900_000,
    "a long word": "a" * 990_000,
    "quotes and escapes": '"\\' * 490_000,
    "very many unknown keys": "\n".join(f"k{n} = 1" for n in range(60_000)),
    "very many notes of confidence": "[confidence]\n" + "\n".join(f'k{n} = "chosen"' for n in range(40_000)),
    "very many empty spaces": "[[space]]\n" * 90_000,
    "very many sides": VILLAGE + "\n[building_names.sides]\n" + "\n".join(f"s{n} = 1" for n in range(40_000)),
    "every top key a number": "\n".join(f"{key} = 1" for key in edition.Edition.__struct_encode_fields__),
    "every top key a date": "\n".join(f"{key} = 1979-05-27" for key in edition.Edition.__struct_encode_fields__),
    "every top key a list": "\n".join(f"{key} = [[], {{}}, nan]" for key in edition.Edition.__struct_encode_fields__),
    "every top key a table": "\n".join(f"{key} = {{ id = {{}} }}" for key in edition.Edition.__struct_encode_fields__),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=[name.replace(" ", "-") for name in HOSTILE])
def test_a_hostile_file_gives_problems_and_nothing_else(text: str, tmp_path: Path) -> None:
    assert 1 <= len(problems_of(text, tmp_path)) <= 101


@pytest.mark.parametrize("name", ["village", "mega", "starwars"])
def test_a_file_cut_anywhere_gives_problems_and_nothing_else(name: str, tmp_path: Path) -> None:
    base = HERE if name == "village" else edition.FOLDER
    content = (base / f"{name}.toml").read_bytes()
    for end in range(0, len(content) - 200, 997):
        assert problems_of(content[:end], tmp_path)
