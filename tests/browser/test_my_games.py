"""The games of a browser are listed on the first page."""

from browser_tables import OpenPage, make_table


def test_who_came_by_the_link_of_a_seat_finds_the_game_again(server: str, open_page: OpenPage) -> None:
    page = open_page()
    made = make_table(server, "", "1 2")
    page.goto(f"{server}{made['seats'][1]['link']}")
    page.locator(".ring").wait_for()
    assert made["seats"][1]["secret"] not in page.url
    page.goto(server)
    page.get_by_role("link", name="Ada, Ben").click()
    page.locator(".ring").wait_for()
    assert page.url == f"{server}/play/{made['id']}"
