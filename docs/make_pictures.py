"""Takes the pictures of the README in a real browser: `python docs/make_pictures.py` writes `docs/pictures/`."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
sys.path[:0] = [str(ROOT / "tests" / "browser")]

from browser_tables import make_table, play, press, sit  # noqa: E402
from cable import Cable  # noqa: E402
from playing import begin_game, click, play_to_the_end  # noqa: E402
from running import CHROMIUM, serving  # noqa: E402

if TYPE_CHECKING:
    from playwright.sync_api import Page

CLASSIC = """
cash = { A = 640, B = 815, C = 455 }
at = { A = "wiener-strasse", B = "los", C = "museumstrasse" }
owns.A = ["muenchner-strasse", "wiener-strasse", "berliner-strasse", "westbahnhof"]
owns.B = ["parkstrasse", "opernplatz", "poststrasse", "suedbahnhof"]
owns.C = ["badstrasse", "turmstrasse", "elektrizitaetswerk", "hafenstrasse"]
built = { wiener-strasse = 2, berliner-strasse = 3, muenchner-strasse = 2, badstrasse = 5, turmstrasse = 4 }
mortgaged = ["suedbahnhof"]
"""
MEGA = """
cash = { A = 1640, B = 1815, C = 1455 }
at = { A = "seestrasse", B = "frei-parken", C = "poststrasse" }
owns = { A = ["badstrasse", "turmstrasse", "brunnenstrasse"], B = ["opernplatz", "konzertplatz"], C = ["gaswerk"] }
built = { badstrasse = 5, turmstrasse = 6, brunnenstrasse = 5 }
tickets = { A = 2 }
"""
OWING = """
cash = { A = 100, B = 500, C = 700 }
at = { A = "hauptbahnhof" }
owns = { A = ["badstrasse", "turmstrasse", "westbahnhof", "opernplatz"], B = ["parkstrasse", "schlossallee"] }
built = { badstrasse = 1, turmstrasse = 1, schlossallee = 1, parkstrasse = 1 }
"""
LOST = """
cash = { A = 30, B = 500, C = 700 }
at = { A = "hauptbahnhof" }
mortgaged = ["badstrasse"]
owns = { A = ["badstrasse", "seestrasse"], B = ["parkstrasse", "schlossallee"] }
built = { schlossallee = 2, parkstrasse = 2 }
"""
VISITED = CLASSIC.replace('B = "los"', 'B = "hafenstrasse"')
PEOPLE = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cem")]
DESK, LAPTOP, PHONE = (1440, 900), (1280, 720), (390, 844)


def landing(page: "Page", server: str) -> None:
    page.goto(server)


def edition(page: "Page", server: str) -> None:
    page.goto(server)
    press(page, "Ausgabe und Regeln")
    page.mouse.wheel(0, 480)


def table(page: "Page", server: str) -> None:
    sit(page, server, make_table(server, CLASSIC, "3 4", seats=PEOPLE), "A")
    page.keyboard.press("Space")


def triple(page: "Page", server: str) -> None:
    sit(page, server, make_table(server, MEGA, "2 2 2", edition="mega", seats=PEOPLE), "A")
    page.keyboard.press("Space")


def auction(page: "Page", server: str) -> None:
    sit(page, server, make_table(server, CLASSIC, "3 4", seats=PEOPLE), "A")
    page.keyboard.press("Space")
    page.locator('[data-action="A decline"]').click()


def building(page: "Page", server: str) -> None:
    sit(page, server, make_table(server, CLASSIC, "3 4", seats=PEOPLE), "A")
    page.keyboard.press("b")
    deeds = page.locator(".thumb nav button").nth(1)
    if deeds.count():  # on a phone
        deeds.click()
    page.locator('[data-step="up wiener-strasse"]').click()
    page.locator('[data-step="up muenchner-strasse"]').click()


def trade(page: "Page", server: str) -> None:
    sit(page, server, make_table(server, CLASSIC, "3 4", seats=PEOPLE), "A")
    page.keyboard.press("t")
    page.locator(".chip", has_text="Westbahnhof").click()
    page.locator(".chip", has_text="Südbahnhof").click()


def debt(page: "Page", server: str) -> None:
    sit(page, server, make_table(server, OWING, "1 3", seats=PEOPLE), "A")
    page.keyboard.press("Space")
    page.get_by_role("progressbar").wait_for()
    page.keyboard.press("g")


def bankruptcy(page: "Page", server: str) -> None:
    sit(page, server, make_table(server, LOST, "1 3", seats=PEOPLE), "A")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Bankr").first.click()
    page.get_by_role("dialog").wait_for()


def counter_offer(page: "Page", server: str) -> None:
    made = make_table(server, CLASSIC, seats=PEOPLE)
    play(server, made, "B offer A give suedbahnhof 40 get westbahnhof")
    sit(page, server, made, "A")
    page.keyboard.press("t")
    page.get_by_role("button", name="+50").first.click()


def claim(page: "Page", server: str) -> None:
    made = make_table(server, f'turn = "B"\n{VISITED}', "1 2", seats=PEOPLE, claims="strict")
    sit(page, server, made, "A")
    play(server, made, "B roll")
    page.locator('[data-action^="A claim"]').wait_for()


def speed_die(page: "Page", server: str) -> None:
    given = 'passed_go = ["A", "B", "C"]'
    made = make_table(server, given, "2 4 bus", edition="hobbit", variants=["speed-die"], seats=PEOPLE)
    sit(page, server, made, "A")
    page.keyboard.press("Space")


def lobby(page: "Page", server: str) -> None:
    page.goto(server)
    press(page, "Invite friends")
    press(page, "Open the table")
    page.locator(".code").wait_for()


def guest(page: "Page", server: str) -> None:
    made = make_table(server, CLASSIC, "3 4", seats=PEOPLE)
    play(server, made, "A roll", "A decline", "B bid 60")
    page.goto(server + made["watch"])


def lost_line(page: "Page", server: str) -> None:
    made = make_table(server, CLASSIC, "3 4", seats=PEOPLE)
    cable = Cable(page)
    play(server, made, "A roll", "A decline")
    sit(page, server, made, "A")
    cable.cut()
    page.get_by_text("Connection lost").wait_for()


def the_end(page: "Page", server: str) -> None:
    begin_game(page, server, 12)
    play_to_the_end(page, click)
    press(page, "Check the dice")


def everybody(page: "Page", server: str) -> None:
    table(page, server)
    page.locator(".thumb nav button").first.click()


def replay(page: "Page", server: str) -> None:
    begin_game(page, server, 12)
    play_to_the_end(page, click)
    page.get_by_role("link", name="Watch again").click()
    page.get_by_role("slider").press("End")


class Shot(NamedTuple):
    """A picture: what is done for it, and on which screen."""

    name: str
    show: Callable[["Page", str], None]
    size: tuple[int, int] = DESK
    scheme: Literal["light", "dark"] = "light"
    lang: str = "en"
    fair: bool = False  # dice that can be checked, none that are chosen


SHOTS = (
    Shot("landing", landing),
    Shot("edition", edition, LAPTOP, lang="de"),
    Shot("table", table),
    Shot("mega", triple, scheme="dark"),
    Shot("auction", auction, LAPTOP),
    Shot("building", building),
    Shot("trade", trade, scheme="dark"),
    Shot("debt", debt, LAPTOP, lang="de"),
    Shot("bankruptcy", bankruptcy, LAPTOP),
    Shot("counter-offer", counter_offer),
    Shot("claim", claim, LAPTOP, lang="de"),
    Shot("speed-die", speed_die, lang="de"),
    Shot("lobby", lobby),
    Shot("guest", guest, LAPTOP, "dark", "de"),
    Shot("lost-line", lost_line, LAPTOP),
    Shot("end", the_end, scheme="dark", fair=True),
    Shot("replay", replay),
    Shot("phone", table, PHONE),
    Shot("phone-mega", triple, PHONE, lang="de"),
    Shot("phone-debt", debt, PHONE, "dark", "de"),
    Shot("phone-auction", auction, PHONE, "dark"),
    Shot("phone-everybody", everybody, PHONE, lang="de"),
    Shot("phone-building", building, PHONE),
)


def main() -> None:
    from playwright.sync_api import sync_playwright

    PICTURES.mkdir(exist_ok=True)
    with serving(auction_seconds=20) as server, serving(hooks=False) as fair, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for shot in SHOTS:
            width, height = shot.size
            page = browser.new_page(
                viewport={"width": width, "height": height}, locale=shot.lang, color_scheme=shot.scheme,
                reduced_motion="reduce", is_mobile=shot.size == PHONE, has_touch=shot.size == PHONE,
            )  # fmt: skip
            shot.show(page, fair if shot.fair else server)
            page.wait_for_timeout(1500)
            page.screenshot(path=PICTURES / f"{shot.name}.png")
        browser.close()


if __name__ == "__main__":
    main()
