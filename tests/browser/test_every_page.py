"""Every page, sheet and dialog, on a desk and on a phone: no barriers, and everything can be touched."""

import pytest
from browser_tables import OpenPage, make_table, press, sit
from cable import Cable
from looking import DESK, PHONE, Device, Screen, barriers
from walk import (
    walk_through_mega,
    walk_through_pages,
    walk_through_sheets,
    walk_through_the_end,
    walk_through_trouble,
)

on_both = pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])


class Looker:
    """Looks around at every step of a walk, and remembers what was wrong."""

    def __init__(self, open_page: OpenPage, device: Device) -> None:
        self.device = device
        self.page = open_page(expected="404")  # a code that is none is looked for too
        Screen(self.page).become(device)
        self.troubles: list[str] = []

    def look(self, name: str) -> None:
        self.troubles += [f"{name}: {one}" for one in barriers(self.page, self.device)]

    def tell(self) -> None:
        assert not self.troubles, "\n".join(self.troubles)


@on_both
def test_pages_and_forms_are_for_everybody(server: str, open_page: OpenPage, device: Device) -> None:
    looker = Looker(open_page, device)
    walk_through_pages(looker.page, server, looker.look)
    looker.tell()


@on_both
def test_sheets_and_dialogs_are_for_everybody(server: str, open_page: OpenPage, device: Device) -> None:
    looker = Looker(open_page, device)
    walk_through_sheets(looker.page, server, looker.look, phone=device.touched)
    walk_through_mega(looker.page, server, looker.look, phone=device.touched)
    looker.tell()


@on_both
def test_debts_offers_and_auctions_are_for_everybody(patient_server: str, open_page: OpenPage, device: Device) -> None:
    looker = Looker(open_page, device)
    walk_through_trouble(looker.page, patient_server, looker.look)
    looker.tell()


@on_both
def test_the_end_and_the_replay_are_for_everybody(fair_server: str, open_page: OpenPage, device: Device) -> None:
    looker = Looker(open_page, device)
    walk_through_the_end(looker.page, fair_server, looker.look)
    looker.tell()


@on_both
def test_a_lost_line_is_said_to_everybody(server: str, open_page: OpenPage, device: Device) -> None:
    looker = Looker(open_page, device)
    cable = Cable(looker.page)
    sit(looker.page, server, make_table(server, "", "1 2"), "A")
    press(looker.page, "Throw the dice")
    cable.cut()
    looker.page.get_by_text("Connection lost").wait_for()
    looker.look("a lost line")
    looker.tell()
