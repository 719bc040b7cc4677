"""Playing a game in the browser to its end, by mouse or by key."""

import contextlib
from collections.abc import Callable
from typing import TYPE_CHECKING

from browser_tables import press

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

Use = Callable[["Page", "Locator"], None]
PLAIN = ("roll", "buy", "pay", "pass", "accept", "choose", "want", "place", "even", "decline", "bankrupt", "reject")
"""What is done first where several things may be. Who accepts offers lets groups be completed, so that games end."""
MOST_STEPS = 2000
PATIENCE = 300_000
"""Milliseconds: when one is out, the bots play on to the end."""


def click(page: "Page", button: "Locator") -> None:
    del page
    button.first.click()


def by_key(page: "Page", button: "Locator") -> None:
    """The key that is written on the button; without one the button is reached with Tab."""
    key = button.first.get_attribute("aria-keyshortcuts")
    if key:
        page.keyboard.press(key)
        return
    page.keyboard.press("Tab")
    while not button.first.evaluate("button => button === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")


def play_to_the_end(page: "Page", use: Use) -> bool:
    """Do whatever is plain until the ranking is shown."""
    free = page.locator(".controls [data-action]:not([aria-disabled=true])")
    gentlest = page.get_by_role("button", name="Gentlest way")
    ranking = page.locator(".ranking")
    for _ in range(MOST_STEPS):
        free.or_(gentlest).or_(ranking).first.wait_for(timeout=PATIENCE)
        if ranking.count():
            return True
        before = page.locator("main").get_attribute("data-seq")
        with contextlib.suppress(page_timeout()):  # bots may be faster: what was on the button is over then
            take_step(page, use, free, gentlest)
            page.locator(f'main:not([data-seq="{before}"])').wait_for()
    return False


def page_timeout() -> type[Exception]:
    from playwright.sync_api import TimeoutError as PageTimeout

    return PageTimeout


def take_step(page: "Page", use: Use, free: "Locator", gentlest: "Locator") -> None:
    actions = free.evaluate_all("buttons => buttons.map(button => button.dataset.action)")
    wanted = next((one for verb in PLAIN for one in actions if one.split()[1] == verb), "")
    if wanted:
        use(page, page.locator(f'.controls [data-action="{wanted}"]'))
    elif gentlest.count():
        use(page, gentlest)
        pay = page.locator('.controls [data-action$=" pay"]:not([aria-disabled=true])')
        pay.wait_for()
        use(page, pay)
    if wanted.endswith("bankrupt"):
        use(page, page.get_by_role("button", name="Yes, go bankrupt"))


def begin_game(page: "Page", server: str, rounds: int) -> None:
    """A game against three bots with a limit of rounds, from the first page."""
    page.goto(server)
    press(page, "Choose edition and rules")
    page.get_by_text("Variants and options").click()
    page.get_by_label("Limit of rounds").fill(str(rounds))
    page.get_by_label("Limit of rounds").press("Tab")
    press(page, "Let us play")
