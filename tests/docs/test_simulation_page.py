"""The page about simulations can be written, and says where its numbers come from."""

import runpy
from pathlib import Path

from pasch.edition import BUILT_IN, load

SCRIPT = Path(__file__).parents[2] / "docs" / "make_simulation.py"


def test_the_page_has_a_command_and_the_seat_advantage_for_every_edition() -> None:
    page: str = runpy.run_path(str(SCRIPT))["page"](40)
    for edition in BUILT_IN:
        bots = ",".join(["shrewd"] * 4)
        assert f"`pasch simulate --edition {edition} --bots {bots} --games 40 --seed 1`" in page
        assert f"Edition {edition} {load(edition).digest};" in page
    assert page.count("| order of play | wins | interval | seat | wins | interval |") == len(BUILT_IN)
    assert page.count("| 1st | ") == len(BUILT_IN)
    assert " cores, " in page
