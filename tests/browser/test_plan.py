"""Building, raising cash and bankruptcy: planned first, done in one go."""

import re
from typing import TYPE_CHECKING

import pytest
from browser_tables import OpenPage, make_table, press, sit, wait_for_cash
from looking import fits, violations

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

BROWN = 'owns = { A = ["badstrasse", "turmstrasse", "opernplatz"], B = ["parkstrasse", "schlossallee"] }'
OWING = """
cash = { A = 100, B = 500 }
at = { A = "hauptbahnhof" }
owns = { A = ["badstrasse", "turmstrasse", "westbahnhof"], B = ["parkstrasse", "schlossallee"] }
built = { badstrasse = 1, turmstrasse = 1, schlossallee = 1, parkstrasse = 1 }
"""
LOST = """
cash = { A = 30 }
at = { A = "hauptbahnhof" }
mortgaged = ["badstrasse"]
owns = { A = ["badstrasse"], B = ["parkstrasse", "schlossallee"] }
built = { schlossallee = 1, parkstrasse = 1 }
"""


def step(page: "Page", way: str, space: str) -> "Locator":
    return page.locator(f'[data-step="{way} {space}"]')


def street(page: "Page", name: str) -> "Locator":
    return page.get_by_role("group", name=name, exact=True)


def test_a_group_is_planned_and_built_in_one_go(server: str, open_page: OpenPage) -> None:
    page, ben = open_page(), open_page()
    table = make_table(server, BROWN)
    sit(page, server, table, "A")
    sit(ben, server, table, "B")
    step(page, "row-up", "badstrasse").click()
    page.get_by_text("Cash M 1,500 → M 1,400").wait_for()
    street(page, "Badstraße").get_by_text("M 4 → M 10").wait_for()
    street(page, "Turmstraße").get_by_text("M 8 → M 20").wait_for()
    page.get_by_text("house 32 → 30").wait_for()
    step(page, "up", "turmstrasse").click()
    street(page, "Turmstraße").get_by_text("M 8 → M 60").wait_for()
    step(page, "down", "turmstrasse").click()
    street(page, "Turmstraße").get_by_text("M 8 → M 20").wait_for()
    step(page, "row-up", "badstrasse").dblclick()
    page.get_by_text("Cash M 1,500 → M 1,200").wait_for()
    step(page, "down", "turmstrasse").click()
    step(page, "down", "badstrasse").click()
    page.get_by_text("Cash M 1,500 → M 1,300").wait_for()
    assert ben.get_by_text("builds").count() == 0
    press(page, "Carry out")
    wait_for_cash(page, "Ada", "M 1,300")
    wait_for_cash(ben, "Ada", "M 1,300")
    page.get_by_text("Plan with + and −").wait_for()


def test_a_step_that_is_not_allowed_is_grey_and_says_why(server: str, open_page: OpenPage) -> None:
    page = open_page(lang="de")
    sit(page, server, make_table(server, BROWN), "A")
    step(page, "up", "badstrasse").click()
    page.locator('[data-step="up badstrasse"][aria-disabled="true"]').press("Enter")
    alert = page.get_by_role("alert")
    alert.get_by_text("Zuerst an der Reihe: Turmstraße (unbebaut).").wait_for()
    page.locator('[data-step="up opernplatz"][aria-disabled="true"]').press("Enter")
    alert.get_by_text("Du hast 1 von 3 Straßen der Gruppe und brauchst 3.").wait_for()
    page.get_by_text("Bar M 1.500 → M 1.450").wait_for()


def test_a_plan_is_made_by_keyboard_alone_and_discarded(server: str, open_page: OpenPage) -> None:
    page = open_page()
    sit(page, server, make_table(server, BROWN), "A")
    step(page, "up", "badstrasse").wait_for()
    page.keyboard.press("b")
    for _ in range(40):
        if page.evaluate("document.activeElement.dataset.step") == "up badstrasse":
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_text("Cash M 1,500 → M 1,450").wait_for()
    page.keyboard.press("z")
    page.get_by_text("Plan with + and −").wait_for()
    page.keyboard.press("Enter")
    page.get_by_text("Cash M 1,500 → M 1,450").wait_for()
    page.keyboard.press("c")
    wait_for_cash(page, "Ada", "M 1,450")


def test_a_shortage_is_announced_before_anybody_is_asked(server: str, open_page: OpenPage) -> None:
    page = open_page()
    sit(page, server, make_table(server, f"{BROWN}\nbank = {{ houses = 2 }}"), "A")
    step(page, "up", "badstrasse").click()
    page.get_by_text("first the others will be asked whether they want to build too (Ben)").wait_for()
    assert step(page, "up", "turmstrasse").count() == 0
    step(page, "down", "badstrasse").click()
    page.get_by_text("Plan with + and −").wait_for()
    step(page, "up", "badstrasse").click()
    press(page, "Carry out")
    page.get_by_text(re.compile("Ada would like to build|how many")).first.wait_for()


def test_a_plan_waits_while_the_table_is_busy_with_something_else(server: str, open_page: OpenPage) -> None:
    ada, ben = open_page(), open_page()
    table = make_table(server, f'turn = "B"\n{BROWN}', "2 4")
    sit(ada, server, table, "A")
    sit(ben, server, table, "B")
    step(ada, "row-up", "badstrasse").click()
    ada.get_by_text("Cash M 1,500 → M 1,400").wait_for()
    press(ben, "Throw the dice")
    ada.get_by_text("The table has changed").wait_for()
    assert ada.get_by_role("button", name="Carry out").count() == 0
    press(ben, "Buy for M 100")
    ada.get_by_role("button", name="Carry out").click()
    wait_for_cash(ada, "Ada", "M 1,400")


def test_mega_plans_skyscrapers_depots_and_groups_that_lack_a_street(server: str, open_page: OpenPage) -> None:
    given = """
cash = { A = 5000 }
owns = { A = ["badstrasse", "turmstrasse", "brunnenstrasse", "gartenstrasse", "chausseestrasse", "elisenstrasse",
  "suedbahnhof"] }
built = { badstrasse = 5, turmstrasse = 5, brunnenstrasse = 5 }
"""
    page = open_page()
    sit(page, server, make_table(server, given, edition="mega"), "A")
    step(page, "row-up", "badstrasse").click()
    page.get_by_text("skyscraper 8 → 5").wait_for()
    step(page, "up", "suedbahnhof").click()
    street(page, "Südbahnhof").get_by_text("M 25 → M 50").wait_for()
    step(page, "row-up", "gartenstrasse").click()
    page.get_by_text("house 32 → 29").wait_for()
    step(page, "row-up", "gartenstrasse").click()
    press(page, "Carry out")
    page.locator('[data-space="suedbahnhof"] .depot').first.wait_for()


def test_a_debt_is_paid_the_gentlest_way_and_nothing_happens_before(server: str, open_page: OpenPage) -> None:
    page = open_page()
    sit(page, server, make_table(server, OWING, "1 3"), "A")
    page.keyboard.press("Space")
    page.get_by_text("For the rent on Schlossallee (house). Cash M 100 → M 100 missing").wait_for()
    page.keyboard.press("g")
    page.get_by_text("that will do").wait_for()
    wait_for_cash(page, "Ada", "M 100")
    page.keyboard.press("Space")
    page.get_by_text("Ada pays Ben M 200 rent (Schlossallee).").first.wait_for()


def test_the_others_see_how_far_a_debtor_has_got(server: str, open_page: OpenPage) -> None:
    table = make_table(server, OWING, "1 3")
    ada, ben = open_page(), open_page(lang="de")
    sit(ada, server, table, "A")
    sit(ben, server, table, "B")
    ada.keyboard.press("Space")
    ben.locator(".line", has_text="Ada beschafft Geld für Ben: M 100 von M 200.").wait_for()
    ada.get_by_role("button", name="Sell a building on Badstraße").click()
    ben.locator(".line", has_text="Ada beschafft Geld für Ben: M 100 von M 200, mit Plan M 125.").wait_for()
    assert ben.get_by_role("progressbar").get_attribute("aria-valuenow") == "125"
    ada.keyboard.press("z")
    ben.locator(".line", has_text="Ada beschafft Geld für Ben: M 100 von M 200.").wait_for()
    ada.locator(".line", has_text="Ada owes Ben M 200: M 100 still to be raised.").wait_for()


def test_whoever_owes_chooses_what_is_turned_into_cash(server: str, open_page: OpenPage) -> None:
    page = open_page()
    sit(page, server, make_table(server, OWING, "1 3"), "A")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Bankruptcy").first.click(force=True)
    page.get_by_role("alert").get_by_text("You owe M 200 and can raise").wait_for()
    page.get_by_role("button", name="Sell a building on Badstraße").click()
    page.get_by_text("Cash M 100 and M 25 from the plan → M 75 missing").wait_for()
    step(page, "up", "badstrasse").click()
    page.get_by_text("Cash M 100 → M 100 missing").wait_for()
    page.get_by_role("button", name="Mortgage Westbahnhof").click()
    page.get_by_text("Cash M 100 and M 100 from the plan → that will do").wait_for()
    assert page.locator('[data-step="pledge westbahnhof"][aria-pressed="true"]').count() == 1
    press(page, "Pay M 200")
    page.get_by_text("Ada pays Ben M 200 rent (Schlossallee).").first.wait_for()
    wait_for_cash(page, "Ada", "M 0")


def test_cash_for_a_purchase_is_raised_the_same_way(server: str, open_page: OpenPage) -> None:
    page = open_page()
    sit(page, server, make_table(server, 'cash = { A = 10 }\nowns = { A = ["westbahnhof"] }', "1 2"), "A")
    page.keyboard.press("Space")
    page.get_by_text("Cash M 10 → M 50 missing").wait_for()
    page.keyboard.press("g")
    page.get_by_text("that will do").wait_for()
    press(page, "Buy for M 60")
    page.get_by_text("Ada buys Turmstraße for M 60.").first.wait_for()
    wait_for_cash(page, "Ada", "M 50")


def test_a_bankruptcy_shows_who_receives_what_and_takes_two_steps(server: str, open_page: OpenPage) -> None:
    page = open_page()
    sit(page, server, make_table(server, LOST, "1 3"), "A")
    page.keyboard.press("Space")
    page.locator(".line", has_text="everything together brings only M 30").wait_for()
    assert page.get_by_role("button", name="Gentlest way").count() == 0
    press(page, "Bankruptcy")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Everything goes to Ben").wait_for()
    dialog.get_by_text("Badstraße, mortgaged: Ben pays M 3 interest or redeems it").wait_for()
    dialog.get_by_text("The game is over then.").wait_for()
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    press(page, "Bankruptcy")
    press(page, "Yes, go bankrupt")
    page.get_by_text("The game is over: Ben wins!").first.wait_for()


def test_leaving_the_table_is_previewed_too(server: str, open_page: OpenPage) -> None:
    page = open_page()
    people = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cem")]
    sit(page, server, make_table(server, BROWN, seats=people), "A")
    page.get_by_role("tab", name="Table").click()
    press(page, "Leave the game")
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Everything falls to the bank").wait_for()
    dialog.get_by_text("Opernplatz, auctioned free of mortgage").wait_for()
    press(page, "Cancel")
    dialog.wait_for(state="hidden")
    page.locator(".line", has_text="Ada is to move: throw the dice.").wait_for()


def test_an_idle_page_asks_the_server_nothing(server: str, open_page: OpenPage) -> None:
    page = open_page()
    asked: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: asked.append(str(frame))))
    sit(page, server, make_table(server, OWING, "1 3"), "A")
    page.keyboard.press("Space")
    page.get_by_role("progressbar").wait_for()
    page.keyboard.press("g")
    page.get_by_text("that will do").wait_for()
    until_quiet(page, asked)
    before = questions(asked)
    press(page, "Deutsch")
    page.get_by_text("das reicht").wait_for()
    page.wait_for_timeout(500)
    assert questions(asked) == before
    assert len(before) < 20


def questions(asked: list[str]) -> list[str]:
    """All but the signs of life, which come every 20 seconds."""
    return [one for one in asked if '"ping"' not in one]


def until_quiet(page: "Page", asked: list[str]) -> None:
    """A plan that others may see is asked for again once; then there is nothing left to ask."""
    for _ in range(20):
        before = len(questions(asked))
        page.wait_for_timeout(500)
        if len(questions(asked)) == before:
            return
    raise AssertionError(f"still asking: {asked[-3:]}")


def test_a_debtor_who_leaves_pays_first_what_can_be_paid(server: str, open_page: OpenPage) -> None:
    page = open_page()
    people = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cem")]
    sit(page, server, make_table(server, OWING, "1 3", seats=people), "A")
    page.keyboard.press("Space")
    page.get_by_role("progressbar").wait_for()
    page.get_by_role("tab", name="Table").click()
    press(page, "Leave the game")
    page.get_by_role("dialog").get_by_text("First you pay Ben the M 200 you owe. You are out then.").wait_for()
    press(page, "Yes, leave the game")
    page.get_by_text("Ada pays Ben M 200 rent (Schlossallee).").first.wait_for()


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_plans_are_for_everybody(server: str, open_page: OpenPage, scheme: str, width: int) -> None:
    phone = width == 390
    page = open_page(width, 844, phone=phone, color_scheme=scheme, lang="de")
    sit(page, server, make_table(server, BROWN), "A")
    if phone:
        page.get_by_role("navigation").get_by_role("button", name="Besitz").tap()
    step(page, "row-up", "badstrasse").click()
    page.get_by_text("Bar M 1.500 → M 1.400").wait_for()
    assert violations(page) == []
    assert fits(page)
    if phone:
        for button in page.locator("[data-step]").all():
            box = button.bounding_box()
            assert box
            assert box["height"] >= 44
            assert box["width"] >= 44
    sit(page, server, make_table(server, OWING, "1 3"), "A")
    press(page, "Würfeln")
    press(page, "Schonendster Weg")
    page.get_by_text("das reicht").wait_for()
    if phone:
        page.get_by_role("navigation").get_by_role("button", name="Besitz").tap()
        step(page, "pledge", "westbahnhof").wait_for()
    assert violations(page) == []
    assert fits(page)
    sit(page, server, make_table(server, LOST, "1 3"), "A")
    press(page, "Würfeln")
    press(page, "Bankrott")
    page.get_by_role("dialog").get_by_text("Alles bekommt Ben").wait_for()
    assert violations(page) == []
