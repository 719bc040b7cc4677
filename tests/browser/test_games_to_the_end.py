"""Whole games against bots, from the first page until one player is left: by mouse, and by keyboard alone."""

from typing import TYPE_CHECKING

from browser_tables import OpenPage, press
from playing import by_key, click, play_to_the_end

if TYPE_CHECKING:
    from playwright.sync_api import Page


def the_others_are_bankrupt(page: "Page") -> bool:
    """Not a limit of rounds, but bankruptcy has ended the game."""
    first, *others = page.locator(".ranking li").all_inner_texts()
    return "bankrupt" not in first and all("bankrupt" in other for other in others)


def test_a_whole_game_by_mouse_whose_dice_are_fair(fair_server: str, open_page: OpenPage) -> None:
    page = open_page(1280, 720)
    page.goto(fair_server)
    press(page, "Play now")
    assert play_to_the_end(page, click)
    assert the_others_are_bankrupt(page)
    press(page, "Check the dice")
    page.get_by_text("Fair: everything follows from the seed").wait_for()
    players = page.locator(".players .cash").all_inner_texts()
    page.get_by_role("link", name="Watch again").click()
    page.get_by_role("slider").press("End")
    assert page.locator(".players .cash").all_inner_texts() == players


def test_a_whole_game_by_keyboard_alone(server: str, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(server)
    by_key(page, page.get_by_role("button", name="Play now"))
    assert play_to_the_end(page, by_key)
    assert the_others_are_bankrupt(page)
