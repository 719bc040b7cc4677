"""The page about simulations can be written, and says where its numbers come from."""

import runpy
from pathlib import Path

import msgspec

from pasch.edition import BUILT_IN, load
from pasch.edition_length import Measured, measured

SCRIPT = Path(__file__).parents[2] / "docs" / "make_simulation.py"
PAGE = SCRIPT.with_name("simulation.md")


def test_the_page_has_a_command_and_the_seat_advantage_for_every_edition() -> None:
    script = runpy.run_path(str(SCRIPT))
    results = script["played"](40)
    page: str = script["page"](results, 40)
    for edition in BUILT_IN:
        bots = ",".join(["shrewd"] * 4)
        assert f"`pasch simulate --edition {edition} --bots {bots} --games 40 --seed 1 --most-rounds 500`" in page
        assert f"Edition {edition} {load(edition).digest};" in page
    assert page.count("| order of play | wins | interval | seat | wins | interval |") == len(BUILT_IN)
    assert page.count("| 1st | ") == len(BUILT_IN)
    assert " cores, " in page
    assert page.count("were cut short after 500 rounds.") == len(BUILT_IN)
    assert PAGE.read_text(encoding="utf-8").count("--most-rounds 500`") == len(BUILT_IN)
    found = msgspec.json.decode(script["lengths"](results, 40), type=Measured)
    assert {edition: length.digest for edition, length in found.editions.items()} == {
        edition: load(edition).digest for edition in BUILT_IN
    }


def test_the_lengths_that_are_shipped_are_those_of_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8")
    found = measured()
    assert f"{found.games:,} games of each edition" in page
    assert list(found.editions) == list(BUILT_IN)
    for edition, length in found.editions.items():
        assert f"Edition {edition} {length.digest};" in page
        rounds = length.rounds
        assert f"median {rounds.median}, nine of ten games\n  from {rounds.low} to {rounds.high}." in page
