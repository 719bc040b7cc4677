"""Every decision of every edition, on a desk and on a phone: no barriers, everything can be touched, and has a key."""

import pytest
from browser_tables import OpenPage
from looking import DESK, PHONE, Screen, barriers, keyless
from moments import moments

CLAIMED = ("roll", "debt")
"""Rents are claimed for those who are not there, and who owes is told more at a server."""
EDITIONS = ["classic", "mega", "austria", "starwars", "hobbit"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_decision_stands_in_the_way_of_anybody(patient_server: str, open_page: OpenPage, edition: str) -> None:
    page = open_page(lang="de")
    screen = Screen(page)
    troubles: list[str] = []
    for moment in moments(edition):
        moment.visit(page, patient_server)
        if moment.phase not in CLAIMED:
            line = " ".join(page.locator(".line").inner_text().split())
            troubles += [f"{moment.kind}: {line}, not {moment.line}"] if line != moment.line else []
        troubles += [f"{moment.kind}: {one}" for one in keyless(page)]
        for device in (DESK, PHONE):
            screen.become(device)
            troubles += [f"{device.name}, {moment.kind}: {one}" for one in barriers(page, device)]
        screen.become(DESK)
    assert not troubles, "\n".join(troubles)
