"""A game that is over: what it was like, from any moment of it, and that its dice were fair."""

import re
from typing import TYPE_CHECKING

from browser_tables import OpenPage
from looking import fits, violations
from playing import begin_game, click, play_to_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Page


def finished_game(page: "Page", server: str) -> str:
    """Play three rounds against bots; the address of the replay."""
    begin_game(page, server, 3)
    assert play_to_the_end(page, click)
    return server + (page.get_by_role("link", name="Watch again").get_attribute("href") or "")


def cells(page: "Page", heading: str) -> list[list[str]]:
    rows = page.locator("h2", has_text=heading).locator("xpath=following::table[1]/tbody/tr")
    return [row.locator("th, td").all_inner_texts() for row in rows.all()]


def amount(text: str) -> int:
    return int(re.sub(r"\D", "", text) or 0)


def test_a_finished_game_shows_worth_rents_luck_and_a_tick_for_its_dice(fair_server: str, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(finished_game(page, fair_server))
    page.get_by_text("Fair: everything follows from the seed").wait_for()
    page.get_by_role("img", name="Net worth, round by round").wait_for()
    *payers, sums = cells(page, "Who paid rent to whom?")
    assert len(payers) == 4
    for column in range(1, 5):
        assert sum(amount(row[column]) for row in payers) == amount(sums[column])
    assert [int(row[1]) > 0 for row in cells(page, "Luck of the dice")] == [True] * 4
    assert violations(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".pasch")


def test_a_link_leads_to_its_moment_and_a_click_on_the_chart_to_its_round(server: str, open_page: OpenPage) -> None:
    page, phone = open_page(), open_page(390, 844, phone=True)
    replay = finished_game(page, server)
    phone.goto(f"{replay}#12")
    phone.locator(".bar .number", has_text=re.compile(r"^12 / \d\d+$")).wait_for()
    assert phone.locator("main").get_attribute("data-seq") == "12"
    assert fits(phone)
    page.goto(replay)
    chart = page.get_by_role("img", name="Net worth, round by round")
    box = chart.bounding_box()
    assert box
    chart.click(position={"x": box["width"] - 2, "y": 20})
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    page.locator(f'main[data-seq="{last}"]').wait_for()
    assert page.url.endswith(f"#{last}")
