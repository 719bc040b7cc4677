"""A walk through everything the page can show besides decisions: forms, sheets, dialogs, and what goes wrong."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from browser_tables import make_table, play, press, sit
from playing import begin_game, click, play_to_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Page

Look = Callable[[str], None]

RICH = """
cash = { A = 640, B = 815 }
at = { A = "wiener-strasse", B = "los" }
owns.A = ["muenchner-strasse", "wiener-strasse", "berliner-strasse", "westbahnhof", "elektrizitaetswerk"]
owns.B = ["parkstrasse", "opernplatz", "suedbahnhof"]
built = { wiener-strasse = 2, berliner-strasse = 3, muenchner-strasse = 2 }
mortgaged = ["suedbahnhof", "westbahnhof"]
cards = { A = ["chance"], B = ["chest"] }
"""
TALL = """
owns = { A = ["badstrasse", "turmstrasse", "brunnenstrasse", "suedbahnhof"], B = ["opernplatz", "gaswerk"] }
built = { badstrasse = 5, turmstrasse = 6, brunnenstrasse = 5, suedbahnhof = 1 }
tickets = { A = 2, B = 1 }
"""
OWING = """
cash = { A = 100, B = 500 }
at = { A = "hauptbahnhof" }
owns = { A = ["badstrasse", "turmstrasse", "westbahnhof"], B = ["parkstrasse", "schlossallee"] }
built = { badstrasse = 1, turmstrasse = 1, schlossallee = 1, parkstrasse = 1 }
cards = { A = ["chance"] }
"""
LOST = """
cash = { A = 30 }
at = { A = "hauptbahnhof" }
mortgaged = ["badstrasse"]
owns = { A = ["badstrasse"], B = ["parkstrasse", "schlossallee"] }
built = { schlossallee = 1, parkstrasse = 1 }
"""
EDITIONS = ("classic", "mega", "austria", "starwars", "hobbit")
TABS = ("trade", "log", "chat", "info", "deeds")


def walk_through_pages(page: "Page", server: str, look: Look) -> None:
    """From the first page to a lobby, and where links lead that are no good."""
    page.goto(server)
    page.locator("button.way").first.wait_for()
    look("first page")
    for way in ("Same screen", "Invite friends", "Choose edition and rules"):
        press(page, way)
        page.get_by_text("Hobbit").first.wait_for()
        look(way)
    page.get_by_text("Variants and options").click()
    page.get_by_text("Time-limit game", exact=True).click()
    for edition in EDITIONS:
        page.locator(f'label:has(input[value="{edition}"])').click()
        page.locator(".facts").wait_for()
        for summary in page.locator(".facts details:not([open]) summary").all():
            summary.click()
        look(f"the rules of {edition}")
    press(page, "Invite friends")
    press(page, "Open the table")
    page.locator(".code").wait_for()
    look("lobby")
    code, lobby = page.locator(".code").inner_text(), page.url
    page.goto(f"{server}/join/{code}")
    page.get_by_label("Name").wait_for()
    look("a seat is offered")
    page.goto(lobby.replace("/play/", "/watch/"))
    page.locator(".seats").wait_for()
    look("lobby for a guest")
    page.goto(lobby.replace("/play/", "/replay/"))
    page.get_by_text("This game has not begun").wait_for()
    look("replay of a game that has not begun")
    page.goto(server)
    page.get_by_role("heading", name="Your games").wait_for()
    look("first page with a game")
    for name, path in (
        ("no such table", "play/nothing"),
        ("no such code", "join/QQQQQQ"),
        ("no replay", "replay/nothing"),
    ):
        page.goto(f"{server}/{path}")
        page.get_by_role("link", name="Home").wait_for()
        look(name)


def open_tab(page: "Page", tab: str, phone: bool) -> None:
    if phone and not page.locator("#tab-panel").count():
        page.locator(".thumb nav button").nth(1).click()
    page.locator(f"#tab-{tab}").click()


def walk_through_sheets(page: "Page", server: str, look: Look, *, phone: bool) -> None:
    """All that lies beside the board: tabs, deeds, a refusal, plans and trades."""
    sit(page, server, make_table(server, RICH), "A")
    for tab in TABS:
        open_tab(page, tab, phone)
        look(f"tab {tab}")
    page.locator('[data-step="up wiener-strasse"]').click()
    page.get_by_role("button", name="Carry out").wait_for()
    look("a plan")
    page.locator('[data-step="up berliner-strasse"][aria-disabled="true"]').press("Enter")
    page.get_by_role("alert").get_by_role("button", name="Show the rule").click()
    page.get_by_role("alert").get_by_text("booklet").first.wait_for()
    look("a refusal")
    page.get_by_role("alert").get_by_role("button", name="Close").click()
    open_tab(page, "trade", phone)
    page.locator(".chip", has_text="Electric").click()
    page.locator(".chip", has_text="Südbahnhof").click()
    look("a trade")
    if phone:
        page.locator(".thumb nav button").first.click()
        look("everybody")
    page.locator(".matrix button").first.click()
    look("a deed")
    page.keyboard.press("Escape")
    page.locator(".matrix button").last.click()
    look("a utility")
    page.keyboard.press("Escape")
    open_tab(page, "info", phone)
    press(page, "Leave the game")
    page.get_by_role("dialog").wait_for()
    look("leaving")


def walk_through_mega(page: "Page", server: str, look: Look, *, phone: bool) -> None:
    sit(page, server, make_table(server, TALL, edition="mega"), "AB")
    open_tab(page, "deeds", phone)
    look("towers")
    if phone:
        page.locator(".close").click()
    page.locator(".controls").get_by_role("button", name="Bus ticket").click()
    look("a ride")


def walk_through_trouble(page: "Page", server: str, look: Look) -> None:
    """Debts, offers and auctions as they look after a first step."""
    sit(page, server, make_table(server, OWING, "1 3"), "A")
    press(page, "Throw the dice")
    press(page, "Gentlest way")
    page.get_by_text("that will do").wait_for()
    look("a way out of debt")
    press(page, "Property instead")
    look("property in place of a debt")
    sit(page, server, make_table(server, LOST, "1 3"), "A")
    press(page, "Throw the dice")
    press(page, "Bankrupt")
    page.get_by_role("dialog").wait_for()
    look("bankruptcy")
    table = make_table(server, RICH, "1 2")
    play(server, table, "A offer B give 10 get suedbahnhof")
    sit(page, server, table, "A")
    page.get_by_role("button", name="Withdraw").wait_for()
    look("one's own offer")
    table = make_table(server, "", "1 2")
    play(server, table, "A roll", "A decline", "A bid 5")
    sit(page, server, table, "A")
    look("leading")
    play(server, table, "B bid 20")
    page.get_by_text("Own amount or").click()
    page.get_by_label("Bid for me up to").fill("80")
    look("an amount of one's own")
    press(page, "Set limit")
    page.get_by_text("Your M 21 is the highest bid").wait_for()
    look("a private limit")
    page.goto(server + table["watch"])
    page.locator(".line").wait_for()
    look("a guest")


def walk_through_the_end(page: "Page", server: str, look: Look) -> None:
    begin_game(page, server, 1)
    page.locator(".ring").wait_for()
    look("a new game")
    assert play_to_the_end(page, click)
    press(page, "Check the dice")
    page.get_by_text("Fair: everything follows from the seed").wait_for()
    look("the end")
    page.get_by_role("link", name="Watch again").click()
    page.get_by_role("img", name="Net worth, round by round").wait_for()
    page.get_by_role("slider").press("End")
    look("the replay")
