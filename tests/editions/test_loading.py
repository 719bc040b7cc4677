"""Loading editions, their digests, the schema and the example of the documentation."""

import pickle
import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from pasch.edition import FOLDER, SCHEMA_FILE, Edition, EditionError, Text, available, check, load, schema

HERE = Path(__file__).parent
VILLAGE = HERE / "village.toml"
DOCS = HERE.parents[1] / "docs" / "edition-format.md"


def changed(old: str, new: str, folder: Path) -> Edition:
    text = VILLAGE.read_text(encoding="utf-8")
    assert old in text
    file = folder / "town.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    return load(file)


def test_a_built_in_edition_is_read_once() -> None:
    assert load("classic") is load("classic")


def test_an_edition_is_loaded_by_its_path_too() -> None:
    assert load(FOLDER / "mega.toml") == load("mega")
    assert load(str(VILLAGE)).name == Text("Dorf", "Village")


def test_spaces_are_found_by_their_ids() -> None:
    edition = load("classic")
    assert edition.space("poststrasse").price == 120
    assert edition.index("poststrasse") == 9
    with pytest.raises(KeyError):
        edition.space("postgasse")
    with pytest.raises(KeyError):
        edition.switch("rent.everything")


def test_a_short_file_has_the_values_of_classic_for_all_it_leaves_out() -> None:
    village = load(VILLAGE)
    assert village.switch("go.salary") == 200
    assert village.building_name("house") == Text("Haus", "house")
    assert village.deck_names == load("classic").deck_names
    assert village.about is None


def test_the_digests_of_the_five_are_those_in_stored_games() -> None:
    assert {name: load(name).digest for name in available()} == {
        "classic": "b008c9d0",
        "mega": "59afdce8",
        "austria": "047e5b0a",
        "starwars": "4e2b11ad",
        "hobbit": "ad8f4a5c",
    }


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('de = "Mühlweg"', 'de = "Müllerweg"'),
        ('de = "Frei!"', 'de = "Endlich frei!"'),
        ('"#955335"', '"#000000"'),
        ("notes = [{ value = 100, count = 5 }]", "notes = [{ value = 500, count = 1 }]"),
        ("players.max = 2", 'players.max = 2\ncurrency = "T"'),
        ("players.max = 2", "players.max = 2\ngo.salary = 200"),
        ('kind = "free_parking"', 'kind = "free_parking"\nconfidence = "chosen"'),
    ],
)
def test_names_and_texts_do_not_change_the_digest(old: str, new: str, tmp_path: Path) -> None:
    assert changed(old, new, tmp_path).digest == load(VILLAGE).digest


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("price = 60", "price = 62"),
        ("rents = [2,", "rents = [3,"),
        ("house_price = 50", "house_price = 60"),
        ("per_hotel = 100", "per_hotel = 110"),
        ('id = "muehlweg"\n', 'id = "muehlenweg"\n'),
        ("players.max = 2", "players.max = 2\ngo.salary = 400"),
        ('tax = "income"', 'tax = "extra"'),
        ("rent_factor = 2", "rent_factor = 3"),
    ],
)
def test_what_affects_play_changes_the_digest(old: str, new: str, tmp_path: Path) -> None:
    if "muehlweg" in old:
        text = VILLAGE.read_text(encoding="utf-8").replace("muehlweg", "muehlenweg")
        (tmp_path / "town.toml").write_text(text, encoding="utf-8")
        edition = load(tmp_path / "town.toml")
    else:
        edition = changed(old, new, tmp_path)
    assert re.fullmatch("[0-9a-f]{8}", edition.digest)
    assert edition.digest != load(VILLAGE).digest


def test_an_edition_error_survives_pickling() -> None:
    error = EditionError(["first", "second"])
    copy = pickle.loads(pickle.dumps(error))
    assert (str(copy), copy.problems) == ("first", ("first", "second"))


def test_the_schema_beside_the_editions_is_up_to_date() -> None:
    assert msgspec.json.decode(SCHEMA_FILE.read_bytes()) == schema(), "run python -m pasch.editions"


def test_the_schema_knows_every_table_and_refuses_other_keys() -> None:
    tables = schema()["$defs"]
    assert set(tables["Edition"]["required"]) == {"id", "name", "token", "group", "space"}
    assert all(table["additionalProperties"] is False for table in tables.values())


def test_the_example_of_the_documentation_is_a_sound_edition(tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n(id = .*?)```", DOCS.read_text(encoding="utf-8"), flags=re.DOTALL)
    assert len(examples) == 1
    (tmp_path / "example.toml").write_text(examples[0], encoding="utf-8")
    assert check(tmp_path / "example.toml") == []


def test_reading_editions_needs_no_compiler_and_no_schema_library() -> None:
    code = "import sys, pasch.edition as e; e.load('classic'); print({'numba', 'jsonschema'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
