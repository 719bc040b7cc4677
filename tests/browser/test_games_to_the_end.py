"""Whole games against bots, from the first page to the ranking: by mouse, and by keyboard alone."""

from browser_tables import OpenPage, press
from playing import begin_game, by_key, click, play_to_the_end


def test_a_whole_game_by_mouse_whose_dice_are_fair(server: str, open_page: OpenPage) -> None:
    """To the last one who is not bankrupt, or sixty rounds."""
    page = open_page(1280, 720)
    begin_game(page, server, 60)
    assert play_to_the_end(page, click)
    press(page, "Check the dice")
    page.get_by_text("Fair: everything follows from the seed").wait_for()
    players = page.locator(".players .cash").all_inner_texts()
    page.get_by_role("link", name="Watch again").click()
    page.get_by_role("slider").press("End")
    assert page.locator(".players .cash").all_inner_texts() == players


def test_a_whole_game_by_keyboard_alone(server: str, open_page: OpenPage) -> None:
    page = open_page()
    page.goto(server)
    by_key(page, page.get_by_role("button", name="Choose edition and rules"))
    by_key(page, page.locator("summary", has_text="Variants and options"))
    page.keyboard.press("Tab")
    limit = page.get_by_label("Limit of rounds")
    while not limit.evaluate("field => field === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.type("15")
    by_key(page, page.get_by_role("button", name="Let us play"))
    assert play_to_the_end(page, by_key)
