"""A phone in the hand: sheets and cards beside the decision, large text, and a server that cannot be reached."""

from typing import TYPE_CHECKING

import pytest
from browser_tables import OpenPage, make_table, play, sit
from looking import fits, violations
from moments import moments
from walk import RICH

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

LARGE = """
if (location.protocol === 'http:') localStorage.setItem('pasch.settings', JSON.stringify({ large: true, lang: 'de' }));
"""
TALL = ("debt to a player", "offer", "buy without the money", "even", "want", "auction")
FELT = """
window.felt = { buzzes: 0, locks: 0 };
navigator.vibrate = () => { window.felt.buzzes += 1; return true; };
Object.defineProperty(navigator, 'wakeLock', { value: {
  request: async () => { window.felt.locks += 1; return { release: async () => { window.felt.locks -= 1; } }; },
} });
"""
UNCOVERED = """button => {
  const { x, y, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}"""


def phone(open_page: OpenPage, lang: str = "de") -> "Page":
    return open_page(390, 844, lang=lang, phone=True)


def uncovered(button: "Locator") -> bool:
    """Can it be touched where it stands?"""
    return button.evaluate(UNCOVERED)


def test_a_card_lies_above_the_decision_which_can_be_taken_meanwhile(patient_server: str, open_page: OpenPage) -> None:
    table = make_table(patient_server, RICH, "1 2")
    page = phone(open_page)
    sit(page, patient_server, table, "A")
    page.locator(".strip button").nth(2).tap()
    card = page.get_by_role("dialog")
    card.wait_for()
    assert uncovered(page.get_by_role("button", name="Würfeln"))
    assert uncovered(card.get_by_role("button", name="Schließen"))
    assert violations(page) == []
    page.keyboard.press("Escape")
    card.wait_for(state="hidden")
    play(patient_server, table, "A roll")
    page.locator("main[data-phase=buy]").wait_for()
    play(patient_server, table, "A decline")
    page.get_by_role("button", name="Karte ansehen").tap()
    card.wait_for()
    page.get_by_role("button", name="M 1 +1").tap()
    page.get_by_text("Deine M 1 sind das höchste Gebot").wait_for()
    assert uncovered(card.get_by_role("button", name="Schließen"))


def test_every_sheet_begins_at_its_top(server: str, open_page: OpenPage) -> None:
    page = phone(open_page)
    sit(page, server, make_table(server, RICH), "A")
    nav = page.get_by_role("navigation").last
    nav.get_by_role("button", name="Handel").tap()
    page.locator(".sheet").evaluate("sheet => sheet.scrollTo(0, sheet.scrollHeight)")
    nav.get_by_role("button", name="Alle").tap()
    page.locator(".sheet .matrix").wait_for()
    assert page.locator(".sheet").evaluate("sheet => sheet.scrollTop") == 0


def test_a_phone_buzzes_when_it_is_ones_turn_and_stays_awake_while_there_are_bids(
    patient_server: str, open_page: OpenPage
) -> None:
    table = make_table(patient_server, 'turn = "B"', "1 2", "2 4")
    page = open_page(390, 844, phone=True, still=False)
    page.add_init_script(FELT)
    sit(page, patient_server, table, "A")
    page.locator(".strip").tap()  # browsers let nobody buzz before somebody has touched the page
    play(patient_server, table, "B roll", "B buy")
    page.get_by_role("button", name="Throw the dice").wait_for()
    page.wait_for_function("() => window.felt.buzzes === 1 && window.felt.locks === 0")
    play(patient_server, table, "A roll", "A decline")
    page.wait_for_function("() => window.felt.locks === 1")
    play(patient_server, table, "A bid 1", "B pass")
    page.wait_for_function("() => window.felt.locks === 0")


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_with_large_text_all_of_a_decision_is_reached_and_the_map_is_not_covered(
    patient_server: str, open_page: OpenPage, edition: str
) -> None:
    page = phone(open_page)
    page.add_init_script(LARGE)
    for moment in moments(edition):
        if moment.kind in TALL:
            moment.visit(page, patient_server)
            for button in page.locator(".controls button:visible").all():
                button.scroll_into_view_if_needed()
                assert uncovered(button), (moment.kind, button.inner_text())
            ring, now = page.locator(".ring").bounding_box(), page.locator(".now").bounding_box()
            assert ring
            assert now
            assert now["y"] >= ring["y"] + ring["height"] - 4, moment.kind
            assert fits(page)


@pytest.mark.parametrize(("lang", "told"), [
    ("de", "Der Server antwortet nicht."), ("en", "The server does not answer."),
])  # fmt: skip
def test_a_server_that_cannot_be_reached_is_told_in_the_language_of_the_page(
    server: str, open_page: OpenPage, lang: str, told: str
) -> None:
    page = open_page(lang=lang, expected="ERR_")
    page.goto(server)
    page.locator("button.way").first.wait_for()
    page.route("**/api/**", lambda route: route.abort())
    page.locator("button.way").first.click()
    page.get_by_role("alert").get_by_text(told).wait_for()
    page.locator("button.way").nth(1).click()
    page.get_by_role("alert").get_by_text(told).nth(1).wait_for()
    page.unroute("**/api/**")
    page.route("**/api/codes/**", lambda route: route.abort())
    page.goto(f"{server}/join/QQQQQQ")
    page.get_by_role("alert").get_by_text(told).wait_for()
