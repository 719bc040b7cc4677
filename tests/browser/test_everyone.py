"""For everyone: phones, languages, darkness, and those who hear the page."""

import pytest
from browser_tables import OpenPage, make_table, press, sit
from looking import fits, violations

DEALT = """
owns = { A = ["badstrasse", "turmstrasse", "westbahnhof"], B = ["opernplatz", "schlossallee"] }
built = { badstrasse = 2, turmstrasse = 1 }
mortgaged = ["schlossallee"]
"""


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_a_phone_shows_the_whole_ring_and_the_decision(server: str, open_page: OpenPage, edition: str) -> None:
    page = open_page(390, 844, phone=True)
    sit(page, server, make_table(server, "", "1 2" if edition == "classic" else "1 2 1", edition=edition), "A")
    ring = page.locator(".ring").bounding_box()
    button = page.get_by_role("button", name="Throw the dice")
    place = button.bounding_box()
    assert ring
    assert place
    assert ring["width"] <= 390
    assert place["y"] + place["height"] <= 844
    assert place["height"] >= 44
    assert fits(page)
    button.tap()
    page.get_by_role("button", name="Buy for").wait_for()
    page.get_by_role("button", name="Everybody").tap()
    page.get_by_role("group", name="Who owns what").wait_for()
    assert page.get_by_role("button", name="Buy for").is_visible()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_nothing_stands_in_the_way_of_anybody(server: str, open_page: OpenPage, scheme: str, width: int) -> None:
    page = open_page(width, 800, phone=width == 390, color_scheme=scheme)
    page.goto(server)
    assert violations(page) == []
    press(page, "Same screen")
    page.get_by_text("Hobbit").first.wait_for()
    page.get_by_text("Variants and options").click()
    assert fits(page)
    assert violations(page) == []
    sit(page, server, make_table(server, DEALT, "1 2"), "AB")
    assert violations(page) == []
    if width == 390:
        press(page, "Deeds")
    else:
        page.keyboard.press("t")
    assert violations(page) == []
    sit(page, server, make_table(server, "tickets = { A = 2 }", "2 2 2", edition="mega"), "A")
    press(page, "Throw the dice")
    page.get_by_text("Triple").first.wait_for()
    assert violations(page) == []


def test_the_language_changes_at_any_moment(server: str, open_page: OpenPage) -> None:
    page = open_page(lang="de")
    sit(page, server, make_table(server, ""), "A")
    page.locator(".line", has_text="Ada ist am Zug: würfeln.").wait_for()
    press(page, "English")
    page.locator(".line", has_text="Ada is to move: throw the dice.").wait_for()
    assert page.locator("html").get_attribute("lang") == "en"
    page.reload()
    page.locator(".line", has_text="Ada is to move: throw the dice.").wait_for()


def test_friends_join_by_code(server: str, open_page: OpenPage) -> None:
    host, friend = open_page(), open_page(390, 844, phone=True)
    host.goto(server)
    press(host, "Invite friends")
    press(host, "Open the table")
    code = host.locator(".code").inner_text()
    friend.goto(f"{server}/join/{code}")
    friend.get_by_label("Name").fill("Lena")
    press(friend, "Sit down")
    friend.get_by_role("button", name="I am ready").tap()
    host.get_by_text("Lena").first.wait_for()
    press(host, "I am ready")
    press(host, "Start")
    host.locator(".ring").wait_for()
    friend.locator(".ring").wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_nothing_stands_in_the_way_of_a_family_auction_an_offer_and_the_risk_of_a_throw(
    patient_server: str, open_page: OpenPage, scheme: str, width: int
) -> None:
    page, other = open_page(width, 800, phone=width == 390, color_scheme=scheme), open_page()
    table = make_table(patient_server, DEALT + 'at = { A = "theaterstrasse" }', "1 2")
    sit(page, patient_server, table, "A")
    if width == 390:
        press(page, "Deeds")
        page.get_by_role("tab", name="Table").tap()
        page.get_by_label("Show the risk").check()
        assert violations(page) == []
        press(page, "Close")
    else:
        press(page, "Risk")
    page.locator(".tile.costly").first.wait_for()
    assert violations(page) == []
    strip = page.locator(".strip button", has_text="Opernplatz")
    (strip if width == 390 else page.locator('[data-space="opernplatz"]')).click()
    page.get_by_role("dialog").get_by_text("with the next throw").wait_for()
    assert violations(page) == []
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    sit(other, patient_server, table, "B")
    other.keyboard.press("t")
    other.locator(".chip", has_text="Westbahnhof").click()
    press(other, "Make the offer")
    page.get_by_role("button", name="not now").wait_for()
    assert violations(page) == []
    sit(page, patient_server, make_table(patient_server, "", "1 2"), "AB")
    press(page, "Throw the dice")
    page.locator('[data-action="A decline"]').click()
    page.locator("[data-personal]").first.wait_for()
    assert violations(page) == []
    assert fits(page)
