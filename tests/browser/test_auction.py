"""Auctions without hurry: limits, and a family at one screen."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from browser_tables import OpenPage, make_table, press, sit
from running import serving

if TYPE_CHECKING:
    from playwright.sync_api import Page

TWICE = """([target, ...events]) => {
  const at = target ? document.querySelector(target) : document.body;
  for (const [kind, name, key] of [...events, ...events]) {
    at.dispatchEvent(new window[kind](name, { key, bubbles: true }));
  }
}"""
FAMILY = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cem", "Dora")]


@pytest.fixture(scope="module")
def calm(server: str) -> Iterator[str]:
    """A server whose auctions wait until everybody has spoken."""
    del server  # skips first
    with serving(auction_seconds=600) as address:
        yield address


def test_a_private_limit_is_shown_again_after_a_reload_to_its_own_seat_alone(calm: str, open_page: OpenPage) -> None:
    table = make_table(calm, "", "1 2")
    ada, ben = open_page(), open_page(lang="de")
    sit(ada, calm, table, "A")
    sit(ben, calm, table, "B")
    ada.keyboard.press("Space")
    press(ada, "Have it auctioned")
    ben.get_by_text("Betrag oder geheimes Limit").click()
    ben.get_by_label("Für mich bieten bis").fill("77")
    press(ben, "Limit setzen")
    ben.get_by_text("Für dich wird bis M 77 geboten").wait_for()
    ben.reload()
    ben.get_by_text("Für dich wird bis M 77 geboten").wait_for()
    assert "77" not in ada.locator("main").inner_text()
    ada.get_by_role("button", name="+100").click()
    ben.get_by_text("Dein Limit von M 77 ist überboten.").wait_for()
    press(ben, "Zurücknehmen")
    ben.get_by_text("Dein Limit").wait_for(state="detached")


def twice(page: "Page", target: str, *events: tuple[str, str, str]) -> None:
    """Two presses without a moment between them, however slow the machine is."""
    page.evaluate(TWICE, [target, *events])


def family_auction(page: "Page", server: str, **more: Any) -> None:
    """Four players at one screen, and something is up for auction."""
    sit(page, server, make_table(server, "", "1 2", seats=FAMILY, **more), "ABCD")
    page.keyboard.press("Space")
    page.locator('[data-action="A decline"]').click()
    page.locator("[data-personal]").first.wait_for()


def test_a_family_bids_with_a_key_each(calm: str, open_page: OpenPage) -> None:
    page = open_page()
    family_auction(page, calm)
    assert page.locator(".players kbd.own.lit").all_inner_texts() == ["A", "F", "J", "L"]
    page.keyboard.press("f")
    page.locator(".line", has_text="M 10 by Ben").wait_for()
    page.keyboard.press("f")  # who leads cannot outbid oneself
    page.keyboard.press("j", delay=800)
    page.locator(".line", has_text="M 110 by Cem").wait_for()
    page.keyboard.press("a")
    page.locator(".line", has_text="M 120 by Ada").wait_for()
    for key in "jlf":
        twice(page, "", ("KeyboardEvent", "keydown", key), ("KeyboardEvent", "keyup", key))
    page.get_by_text("Ada wins Turmstraße at auction for M 120.").first.wait_for()
    page.locator("[data-personal]").first.wait_for(state="detached")
    page.locator(".players kbd.own.lit").first.wait_for(state="detached")


def test_personal_keys_keep_quiet_while_somebody_types(calm: str, open_page: OpenPage) -> None:
    page = open_page()
    family_auction(page, calm)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Say something").fill("")
    page.keyboard.type("alf", delay=20)
    page.wait_for_timeout(800)
    assert page.get_by_role("textbox", name="Say something").input_value() == "alf"
    assert "no bid yet" in page.locator(".line").inner_text()


def test_a_family_bids_by_touch_too(calm: str, open_page: OpenPage) -> None:
    page = open_page(390, 844, phone=True, lang="de")
    family_auction(page, calm, edition="hobbit")
    buttons = page.locator("[data-personal]")
    for button in buttons.all():
        place = button.bounding_box()
        assert place
        assert place["height"] >= 44
    page.get_by_role("button", name="Ben bietet").tap()
    page.get_by_role("button", name="Ben führt").wait_for()
    twice(page, '[data-personal="D"]', ("PointerEvent", "pointerdown", ""), ("PointerEvent", "pointerup", ""))
    page.get_by_role("button", name="Dora ist raus").wait_for()
    page.get_by_role("button", name="Cem bietet").click(delay=800)
    page.get_by_role("button", name="Cem führt").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_who_plays_alone_has_no_key_of_ones_own(calm: str, open_page: OpenPage) -> None:
    table = make_table(calm, "", "1 2")
    page = open_page()
    sit(page, calm, table, "A")
    page.keyboard.press("Space")
    page.locator('[data-action="A decline"]').click()
    page.get_by_role("button", name="Out").wait_for()
    assert page.locator("[data-personal], .players kbd").count() == 0
