"""Which clauses hold at a table: by its edition, and by the variants that are played.

>>> in_force("short.max-three-houses", Table("starwars"))
False
>>> in_force("short.max-three-houses", Table("starwars", ["short"]))
True
"""

from typing import Final

from pasch.clauses import UNREADABLE, clause
from pasch.edition import load
from pasch.table import Table

VARIANTS: Final = {"short": "short", "time": "time", "speed": "speed-die"}
"""The variant each of these chapters of the catalogue is about; any edition may borrow it."""

EVENNESS: Final = ("build.even", "build.hotel-needs-all-four")
"""What the house rule of building as one likes puts out of force."""


def in_force(clause_id: str, table: Table) -> bool:
    """Does this clause hold here? In an edition of one's own it does if its switches stand as where it holds."""
    if clause_id == UNREADABLE:
        return True
    if clause_id in EVENNESS and not table.options["build_evenly"]:
        return False
    variant = VARIANTS.get(clause_id.split(".")[0])
    if variant:
        return variant in table.variants
    found = clause(clause_id)
    if table.edition.id in found.editions:
        return True
    return any(all(table.plays_like(load(each), switch) for switch in found.switches) for each in found.editions)
