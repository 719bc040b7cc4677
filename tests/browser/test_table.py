"""The table in a real browser against a real server."""

import urllib.request
from typing import TYPE_CHECKING

from browser_tables import OpenPage, make_table, press, sit, wait_for_cash

if TYPE_CHECKING:
    from playwright.sync_api import Page

PLAIN = ("roll", "buy", "pay", "pass", "reject", "choose", "want", "place", "even", "decline", "bankrupt")


def test_play_now_throws_and_buys(server: str, open_page: OpenPage) -> None:
    page = open_page(lang="de")
    page.goto(server)
    press(page, "Jetzt spielen")
    roll = page.get_by_role("button", name="Würfeln")
    roll.click()
    page.wait_for_selector('[data-action="A buy"], [data-action="A roll"]')
    assert page.locator(".dice").count() == 1
    assert "Du" in page.locator(".log").inner_text()


def test_a_story_is_bought_by_keyboard(server: str, open_page: OpenPage) -> None:
    page = open_page()
    sit(page, server, make_table(server, "", "1 2"), "A")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Buy for M 60").wait_for()
    page.keyboard.press("Space")
    page.get_by_text("Ada buys Turmstraße for M 60.").first.wait_for()
    wait_for_cash(page, "Ada", "M 1,440")
    assert "owned by Ada" in page.locator('[data-space="turmstrasse"] .unseen').inner_text()


def test_an_auction_between_two_browsers(server: str, open_page: OpenPage) -> None:
    table = make_table(server, "", "1 2")
    ada, ben = open_page(), open_page(lang="de")
    sit(ada, server, table, "A")
    sit(ben, server, table, "B")
    ada.keyboard.press("Space")
    press(ada, "Have it auctioned")
    ben.get_by_role("button", name="M 10 +10").click()
    ada.get_by_role("button", name="M 20 +10").click()
    ben.get_by_role("button", name="Raus").click()
    ada.get_by_text("Ada wins Turmstraße at auction for M 20.").first.wait_for()
    ben.get_by_text("Ada ersteigert Turmstraße").first.wait_for()


def test_a_trade_with_a_counter_offer(server: str, open_page: OpenPage) -> None:
    table = make_table(server, 'owns = { A = ["badstrasse", "opernplatz"], B = ["turmstrasse"] }')
    ada, ben = open_page(), open_page()
    sit(ada, server, table, "A")
    sit(ben, server, table, "B")
    ada.keyboard.press("t")
    ada.locator(".chip", has_text="Opernplatz").click()
    ada.locator(".chip", has_text="Turmstraße").click()
    ada.get_by_text("Ada gets the whole group: Brown.").wait_for()
    press(ada, "Make the offer")
    press(ben, "Counter-offer")
    ben.get_by_role("group", name="Ada gives").get_by_role("button", name="+50").click()
    press(ben, "Make the counter-offer")
    ada.get_by_text("Opernplatz and M 50").first.wait_for()
    ada.keyboard.press("y")
    ada.get_by_text("Turmstraße passes from Ben to Ada.").first.wait_for()
    wait_for_cash(ada, "Ada", "M 1,450")


def test_rent_is_claimed_and_forgotten(server: str, open_page: OpenPage) -> None:
    given = 'turn = "B"\nowns = { A = ["turmstrasse", "badstrasse"] }'
    page = open_page()
    sit(page, server, make_table(server, given, "1 2", claims="strict"), "AB")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Claim M 8 from Ben").wait_for()
    page.keyboard.press("r")
    page.get_by_text("Ben pays Ada M 8 rent").first.wait_for()
    sit(page, server, make_table(server, given, "1 2", "4 6", claims="strict"), "AB")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Claim M 8 from Ben").wait_for()
    press(page, "Throw the dice")
    page.get_by_text("Slipped away!").first.wait_for()


def test_mega_rides_the_bus_and_uses_a_triple(server: str, open_page: OpenPage) -> None:
    page = open_page()
    sit(page, server, make_table(server, "tickets = { A = 1 }", "2 2 2", edition="mega"), "AB")
    page.keyboard.press("f")
    page.locator('[data-space="poststrasse"].lit').click()
    page.get_by_text("Ada takes the bus instead of the dice: Poststraße.").first.wait_for()
    press(page, "Have it auctioned")
    for _ in range(2):
        page.keyboard.press("x")
        page.wait_for_timeout(200)
    page.get_by_text("Nobody bids").first.wait_for()
    press(page, "Throw the dice")
    page.locator('[data-space="schlossallee"].lit').click()
    page.get_by_text("Ben makes use of the triples: Schlossallee.").first.wait_for()


def test_the_line_breaks_in_an_auction_and_comes_back(server: str, open_page: OpenPage) -> None:
    table = make_table(server, "", "1 2")
    ada, ben = open_page(), open_page()
    sit(ada, server, table, "A")
    sit(ben, server, table, "B")
    ada.keyboard.press("Space")
    press(ada, "Have it auctioned")
    ben.get_by_role("button", name="M 10 +10").wait_for()
    ben.reload()
    ben.get_by_role("button", name="M 10 +10").click()
    ada.get_by_text("M 10 by Ben").wait_for()


def test_spectators_see_all_and_can_do_nothing(server: str, open_page: OpenPage) -> None:
    table = make_table(server, "", "1 2")
    ada, guest = open_page(), open_page()
    sit(ada, server, table, "A")
    guest.goto(server + table["watch"])
    guest.get_by_text("Ada is to move").wait_for()
    ada.keyboard.press("Space")
    guest.get_by_text("Ada decides: buy Turmstraße").wait_for()
    assert guest.locator("[data-action]").count() == 0


def play_on(page: "Page", most: int) -> bool:
    """Press whatever is plain until the game is over."""
    buttons = page.locator(".controls [data-action]:not([aria-disabled=true])")
    for _ in range(most):
        buttons.or_(page.locator(".ranking")).first.wait_for()
        if page.locator(".ranking").count():
            return True
        seq = page.locator("main").get_attribute("data-seq")
        actions = buttons.evaluate_all("buttons => buttons.map(button => button.dataset.action)")
        wanted = next((one for verb in PLAIN for one in actions if f" {verb}" in one), "")
        if wanted:
            page.locator(f'.controls [data-action="{wanted}"]').first.click()
        if wanted.endswith("bankrupt"):
            press(page, "Yes, go bankrupt")
        page.locator(f'main:not([data-seq="{seq}"])').wait_for()
    return False


def test_a_game_of_twelve_rounds_by_mouse_and_its_dice_are_fair(server: str, open_page: OpenPage) -> None:
    page = open_page(1280, 720)
    page.goto(server)
    press(page, "Choose edition and rules")
    page.get_by_text("Variants and options").click()
    page.get_by_label("Limit of rounds").fill("12")
    page.get_by_label("Limit of rounds").press("Tab")
    press(page, "Let us play")
    assert play_on(page, 150)
    press(page, "Check the dice")
    page.get_by_text("Fair: everything follows from the seed").wait_for()
    players = page.locator(".players .cash").all_inner_texts()
    page.get_by_role("link", name="Watch again").click()
    page.get_by_role("slider").press("End")
    assert page.locator(".players .cash").all_inner_texts() == players


def test_a_game_by_keyboard_alone(server: str, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(server)
    page.keyboard.press("Tab")
    while page.evaluate("document.activeElement.textContent.includes('Play now')") is not True:
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    controls = page.locator(".controls [data-action][aria-keyshortcuts]:not([aria-disabled=true])")
    for _ in range(8):
        controls.first.wait_for()
        seq = page.locator("main").get_attribute("data-seq")
        keys = controls.evaluate_all(
            "all => all.map(one => [one.dataset.action.split(' ')[1], one.getAttribute('aria-keyshortcuts')])"
        )
        key = next((key for verb in PLAIN for action, key in keys if action == verb and key), "")
        if key:
            page.keyboard.press(key)
        page.locator(f'main:not([data-seq="{seq}"])').wait_for()
    with urllib.request.urlopen(f"{server}/games/{page.url.rpartition('/')[2]}.pasch") as record:
        assert b"\nA " in record.read(), "nothing was done by key"
