"""A fair game is found fair, and every manipulation of its chance is found."""

import re
from functools import cache
from pathlib import Path

import pytest
from fair_games import TABLES, fair_record
from hypothesis import given, settings
from hypothesis import strategies as st
from make_vectors import box
from plain_check import first_difference

from pasch import Game
from pasch.edition import load
from pasch.fair import FairDice, Verdict, verify
from pasch.text.verdicts import describe_verdict

TOWN = Path(__file__).parent.parent / "api" / "town.toml"
SPEED = ("1", "2", "3", "bus", "mr")


@cache
def chances(record: str) -> list[tuple[int, int, str]]:
    """Every outcome of a record: the index of its line, which one it is there, and its text."""
    lines = enumerate(record.split("\n"))
    return [
        (at, place, outcome)
        for at, line in lines
        if " : " in line
        for place, outcome in enumerate(line.partition(" : ")[2].split("; "))
    ]


def changed(record: str, at: int, place: int, outcome: str) -> str:
    lines = record.split("\n")
    action, _, chance = lines[at].partition(" : ")
    outcomes = chance.split("; ")
    outcomes[place] = outcome
    lines[at] = f"{action} : {'; '.join(outcomes)}"
    return "\n".join(lines)


def others(record: str, outcome: str) -> st.SearchStrategy[str]:
    """Outcomes of the same kind."""
    table = Game.from_record(record).table
    kind, *rest = outcome.split()
    die = st.sampled_from("123456")
    if kind in ("chance", "chest"):
        made = st.sampled_from([f"{kind} {card.id}" for card in table.decks[kind == "chest"]])
    elif kind == "ticket":
        made = st.sampled_from(["ticket plain", "ticket expire"])
    elif kind == "deal":
        made = st.permutations([table.space_id(space) for space in table.deeds]).map(
            lambda deeds: " ".join(["deal", *deeds[: len(rest)]])
        )
    else:
        parts = [die, die, *(st.sampled_from(SPEED) for _ in rest[1:])]
        made = st.tuples(*parts).map(" ".join)
    return made.filter(lambda text: text != outcome)


@pytest.mark.parametrize(("edition", "variants"), TABLES)
def test_a_fair_game_is_found_fair_by_the_rules_and_without_them(edition: str, variants: tuple[str, ...]) -> None:
    record = fair_record(edition, variants)
    verdict = verify(record)
    assert verdict.ok
    counted = verdict.throws + verdict.cards + verdict.tickets + verdict.deals
    assert counted == len(chances(record)) > 30
    assert verdict.deals == bool({"short", "time"} & set(variants))
    assert first_difference(record, box(Game.from_record(record).table)) is None


@settings(max_examples=150, deadline=None, print_blob=True)
@given(data=st.data())
def test_a_single_changed_throw_card_ticket_or_deal_is_found_in_its_line(data: st.DataObject) -> None:
    record = fair_record(*data.draw(st.sampled_from(TABLES)))
    at, place, outcome = data.draw(st.sampled_from(chances(record)))
    another = data.draw(others(record, outcome))
    manipulated = changed(record, at, place, another)
    verdict = verify(manipulated)
    assert (verdict.finding, verdict.line) == ("other-chance", at + 1)
    assert (verdict.stands, verdict.expected) == (another, outcome)
    assert first_difference(manipulated, box(Game.from_record(record).table)) == (at + 1, outcome)


@settings(max_examples=60, deadline=None, print_blob=True)
@given(data=st.data())
def test_a_single_changed_letter_of_seed_commitment_or_words_is_found(data: st.DataObject) -> None:
    record = fair_record()
    key = data.draw(st.sampled_from(["commit", "words", "seed"]))
    found = re.search(f"^{key}: (.*)$", record, re.MULTILINE)
    assert found
    at = data.draw(st.integers(found.start(1), found.end(1) - 1))
    letter = data.draw(st.sampled_from("0123456789abcdefghijkXYZ").filter(lambda new: new != record[at]))
    verdict = verify(record[:at] + letter + record[at + 1 :])
    if key == "words":
        assert verdict.finding == "other-chance"
        assert verdict.throws < 10, "a throw may be the same by accident, but not ten"
    else:
        assert verdict == Verdict("other-seed")


def test_words_added_or_taken_away_afterwards_are_found() -> None:
    record = fair_record()
    without = re.sub(r"^words: .*\n", "", record, flags=re.MULTILINE)
    assert verify(without).finding == "other-chance"
    assert verify(record.replace("\nwords: A", "\nwords: B x | A")).finding == "other-chance"


def test_a_seed_chosen_afterwards_is_found() -> None:
    record = fair_record()
    found = re.search("^seed: (.*)$", record, re.MULTILINE)
    assert found
    assert verify(record.replace(found[1], "1" * 64)) == Verdict("other-seed")
    assert verify(record.replace(found[1], found[1].upper())) == Verdict("other-seed")


@pytest.mark.parametrize(
    ("key", "finding"), [("commit", "no-commit"), ("seed", "not-revealed"), ("players", "unreadable")]
)
def test_what_is_missing_in_the_header_is_named(key: str, finding: str) -> None:
    assert verify(re.sub(f"^{key}: .*\n", "", fair_record(), flags=re.MULTILINE)).finding == finding


def test_chance_left_out_or_added_is_found() -> None:
    record = fair_record()
    at, _, first = next(found for found in chances(record) if found[1] == 0)
    lines = record.split("\n")
    lines[at] = lines[at].partition(" : ")[0]
    verdict = verify("\n".join(lines))
    assert (verdict.finding, verdict.line, verdict.stands, verdict.expected) == ("other-chance", at + 1, "", first)
    buys = next(number for number, line in enumerate(record.split("\n")) if line.endswith(" buy"))
    lines = record.split("\n")
    lines[buys] += " : 3 4"
    verdict = verify("\n".join(lines))
    assert (verdict.line, verdict.stands, verdict.expected) == (buys + 1, "3 4", "")


def test_a_record_that_cannot_be_replayed_says_where_and_why() -> None:
    record = fair_record()
    verdict = verify(f"{record}A roll : 3 4\n")
    assert (verdict.finding, verdict.line) == ("not-replayable", record.count("\n") + 1)
    assert "turn.sequence" in verdict.reason
    verdict = verify(f"{record}A dance\n")
    assert (verdict.finding, verdict.line) == ("unreadable", record.count("\n") + 1)
    assert verify("").finding == "unreadable"


def test_chance_written_in_another_form_is_the_same_chance() -> None:
    record = fair_record("classic", ("short",))
    assert "; deal " in record
    assert verify(record.replace("; ", " ;  ").replace("\n", "\r\n")).ok


def test_a_game_broken_off_or_begun_in_the_middle_can_be_checked() -> None:
    record = fair_record()
    assert verify(record[: record.rindex("\n", 0, len(record) // 2) + 1]).ok
    dice = FairDice("0" * 64)
    game = Game.from_position(Game("mega", ["Ada", "Ben"], seed=1).position())
    game.source = dice.source()
    game.header |= dice.header(revealed=True)
    game.play(f"{game.turn} roll")
    assert verify(game.record()).throws == 1


def test_a_record_cut_off_before_the_end_says_so() -> None:
    whole = fair_record("classic", ())
    cut = whole.rstrip("\n").rpartition("\n")[0] + "\n"
    assert verify(whole).over
    assert not verify(cut).over
    assert "stops before the game was over" not in describe_verdict(verify(whole), "en")
    assert describe_verdict(verify(cut), "en").endswith("throws that followed are not in it.")
    assert describe_verdict(verify(cut), "de").endswith("steht nicht darin.")


def test_an_edition_of_ones_own_is_given_by_its_file() -> None:
    edition = load(TOWN)
    dice = FairDice("0" * 64)
    game = Game(edition, ["Ada", "Ben"], source=dice.source())
    game.header |= dice.header(revealed=True)
    assert verify(game.record()).finding == "unreadable"
    assert verify(game.record(), edition).ok
