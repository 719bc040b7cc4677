"""Editions, rules and scenarios on the command line."""

from pathlib import Path

import pytest
from cli_runs import Pasch

from pasch.clauses import all_clauses
from pasch.cli.words import WORDS
from pasch.edition import available, load

TESTS = Path(__file__).parent.parent
VILLAGE = str(TESTS / "editions" / "village.toml")
STORY = """\
title = "The salary is paid on passing LOS"
clauses = [{clauses}]
edition = "{edition}"
[given]
seats = ["A", "B"]
at = {{ A = "schlossallee" }}
[[step]]
do = "A roll"
chance = "1 3"
[then]
cash = {{ A = {cash} }}
"""


def _story(folder: Path, name: str, clauses: str = '"go.salary"', cash: int = 1700, edition: str = "classic") -> Path:
    path = folder / f"{name}.toml"
    path.write_text(STORY.format(clauses=clauses, cash=cash, edition=edition))
    return path


def test_the_list_has_every_edition_with_spaces_and_seats(pasch: Pasch) -> None:
    out = pasch("edition", "list", "--lang", "en").out
    for name in available():
        assert any(line.startswith(f"{name} ") and " spaces" in line and " players" in line for line in out.split("\n"))


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", [*available(), VILLAGE])
def test_an_edition_is_shown_with_every_space_and_card(pasch: Pasch, name: str, lang: str) -> None:
    result = pasch("edition", "show", name, "--lang", lang)
    edition = load(name)
    assert (result.code, result.err) == (0, "")
    assert "{" not in result.out
    spaces = [space.name.de if lang == "de" else space.name.en for space in edition.spaces]
    assert [space for space in spaces if space not in result.out] == []
    assert [card.id for card in (*edition.chance, *edition.chest) if f"[{card.id}]" not in result.out] == []


def test_an_edition_says_what_is_borrowed_unofficial_and_a_stand_in(pasch: Pasch) -> None:
    out = pasch("edition", "show", "hobbit", "--lang", "en").out
    assert "Speed die [speed-die], in the booklet" in out
    assert "Short game [short], borrowed from another booklet" in out
    assert "House rules (unofficial)" in out
    assert "advise against house rules" in " ".join(out.split())
    assert "Óin *" in out
    assert "stand-in (*)" in out


def test_the_switches_of_an_edition_are_all_listed(pasch: Pasch) -> None:
    out = pasch("edition", "show", "mega", "--switches", "--lang", "en").out
    assert "\nrent.full_group_factor = 3: " in out
    bus_tickets = out.partition("\nbus_tickets = 16 3: ")[2].partition(" = ")[0]
    assert "(stand-in)" in " ".join(bus_tickets.split())


def test_checking_says_ok_or_every_problem(pasch: Pasch, tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(Path(VILLAGE).read_text().replace("money.start = 500", 'money.start = "much"\nmoney.stat = 1'))
    assert pasch("edition", "check", VILLAGE) == (0, f"{VILLAGE}: OK\n", "")
    result = pasch("edition", "check", str(broken))
    assert result.code == 1
    assert [line.startswith(f"{broken}: [switches] money.sta") for line in result.out.splitlines()] == [True, True]
    assert pasch("edition", "check", str(broken), "--lang", "de").out.splitlines() == [
        f"{broken}: [switches] money.stat: unbekannter Schlüssel; gemeint: „start“?",
        f'{broken}: [switches] money.start: gefunden: "much"; erwartet: eine ganze Zahl von 1 bis 999999',
    ]
    missing = str(tmp_path / "missing.toml")
    assert pasch("edition", "check", missing, missing, "--lang", "de").err.splitlines() == [
        f"pasch: {missing}: diese Datei gibt es nicht (und 1 weitere, die nicht gelesen werden können)"
    ]


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_clause_can_be_shown(pasch: Pasch, lang: str) -> None:
    for clause in all_clauses():
        result = pasch("rules", "show", clause.id, "--lang", lang)
        assert (result.code, result.err) == (0, "")
        assert " ".join(clause.sentence(lang).split()) in " ".join(result.out.split())


def test_a_clause_is_shown_with_value_basis_section_ruling_and_switch(pasch: Pasch) -> None:
    out = pasch("rules", "show", "setup.player-count", "--lang", "en").out
    assert ["The", "Hobbit", "2", "to", "6", "by", "text"] in [line.split() for line in out.split("\n")]
    assert ["Mega", "2", "to", "8", "by", "ruling"] in [line.split() for line in out.split("\n")]
    assert "Ruling:" in out
    assert "STANDARD: SPIELZUBEHÖR" in out
    assert "players.max:" in out


def test_a_misspelt_clause_is_guessed(pasch: Pasch) -> None:
    result = pasch("rules", "show", "build.evn")
    assert result.code == 2
    assert "build.even" in result.err


def test_rules_are_found_by_words_in_one_language_or_either(pasch: Pasch) -> None:
    assert "turn.clockwise" in pasch("rules", "search", "uhrzeigersinn").out
    assert pasch("rules", "search", "uhrzeigersinn", "--lang", "en").code == 1
    assert pasch("rules", "search", "clockwise", "neighbour", "--lang", "en").out.endswith("1 rule\n")


def test_rules_are_listed_by_chapter(pasch: Pasch) -> None:
    out = pasch("rules", "list", "goal", "--lang", "en").out
    assert out.endswith("3 rules\n")
    assert pasch("rules", "list", "go", "--lang", "en").out.count("goal.") == 0
    assert pasch("rules", "list", "nowhere").is_one_clear_line


def test_a_story_that_fails_is_named_with_its_first_difference(pasch: Pasch, tmp_path: Path) -> None:
    _story(tmp_path, "right")
    wrong = _story(tmp_path, "wrong", cash=1)
    result = pasch("scenario", "run", str(tmp_path))
    assert result.code == 1
    assert result.out.startswith(f"{wrong}: The salary is paid on passing LOS: then: cash: A is 1700, expected 1\n")
    assert result.out.endswith("1 of 2 scenarios hold, 1 fail\n")


def test_stories_that_hold_are_named_only_on_demand(pasch: Pasch, tmp_path: Path) -> None:
    path = str(_story(tmp_path, "right"))
    assert pasch("scenario", "run", path) == (0, "1 of 1 scenarios hold\n", "")
    assert pasch("scenario", "run", path, "-v").out.startswith(f"{path}: The salary")


def test_a_story_that_cannot_be_read_does_not_hide_the_others(pasch: Pasch, tmp_path: Path) -> None:
    _story(tmp_path, "right")
    (tmp_path / "odd.toml").write_text("title = 3")
    result = pasch("scenario", "run", str(tmp_path))
    assert result.code == 2
    assert result.is_one_clear_line
    assert result.out.endswith("1 of 2 scenarios hold, 1 cannot be read\n")


def _coverage(pasch: Pasch, scenarios: Path, tests: Path) -> tuple[int, str]:
    result = pasch("rules", "coverage", "--scenarios", str(scenarios), "--tests", str(tests))
    return result.code, result.out


def test_coverage_counts_stories_that_hold_for_every_distinct_value(pasch: Pasch, tmp_path: Path) -> None:
    total = sum(clause.level != "label" for clause in all_clauses())
    _story(tmp_path, "one", '"go.salary", "goal.last-solvent"')
    _story(tmp_path, "two", '"goal.wealth-not-enough"', cash=1)
    code, out = _coverage(pasch, tmp_path, tmp_path)
    assert code == 1
    assert out.startswith(f"1 of {total} clauses of level rule and gap\n0 of them through Python tests\n")
    assert "1 scenarios fail and prove nothing" in out
    assert "without: goal.wealth-not-enough\n" in out
    assert "without: go.salary, value C 4,000 (starwars)\n" in out
    assert "without: goal.last-solvent" not in out


def test_coverage_counts_marked_python_tests(pasch: Pasch, tmp_path: Path) -> None:
    code = '@pytest.mark.clause("go.salary")\ndef test_it(): ...\n@pytest.mark.clause("tax.fixed")\ndef helper(): ...\n'
    (tmp_path / "test_it.py").write_text(code)
    _, out = _coverage(pasch, tmp_path, tmp_path)
    assert "1 of them through Python tests: go.salary\n" in out
    assert "without: go.salary" not in out
    assert "without: tax.fixed" in out


def test_coverage_names_ids_that_are_no_clauses(pasch: Pasch, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text('@pytest.mark.clause("go.celery")\ndef test_it(): ...\n')
    assert "named in a scenario or test: go.celery\n" in _coverage(pasch, tmp_path, tmp_path)[1]


def test_every_text_exists_in_both_languages_with_the_same_blanks() -> None:
    import string

    for key, texts in WORDS.items():
        german, english = ({field for _, field, *_ in string.Formatter().parse(text) if field} for text in texts)
        assert german == english, key
