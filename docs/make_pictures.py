"""Takes the pictures of the README in a real browser: `python docs/make_pictures.py` writes `docs/pictures/`."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Literal, NamedTuple

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
sys.path[:0] = [str(ROOT / "tests" / "browser")]

from browser_tables import make_table, press, sit  # noqa: E402
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


def replay(page: "Page", server: str) -> None:
    begin_game(page, server, 12)
    play_to_the_end(page, click)
    page.get_by_role("link", name="Watch again").click()


class Shot(NamedTuple):
    """A picture: what is done for it, and on which screen."""

    name: str
    show: Callable[["Page", str], None]
    size: tuple[int, int] = DESK
    scheme: Literal["light", "dark"] = "light"
    lang: str = "en"


SHOTS = (
    Shot("landing", landing),
    Shot("edition", edition, LAPTOP, lang="de"),
    Shot("table", table),
    Shot("mega", triple, scheme="dark"),
    Shot("auction", auction, LAPTOP),
    Shot("building", building),
    Shot("trade", trade, scheme="dark"),
    Shot("debt", debt, LAPTOP, lang="de"),
    Shot("replay", replay),
    Shot("phone", table, PHONE),
    Shot("phone-mega", triple, PHONE, lang="de"),
    Shot("phone-debt", debt, PHONE, "dark", "de"),
)


def main() -> None:
    from playwright.sync_api import sync_playwright

    PICTURES.mkdir(exist_ok=True)
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for shot in SHOTS:
            width, height = shot.size
            page = browser.new_page(
                viewport={"width": width, "height": height}, locale=shot.lang, color_scheme=shot.scheme,
                reduced_motion="reduce", is_mobile=shot.size == PHONE, has_touch=shot.size == PHONE,
            )  # fmt: skip
            shot.show(page, server)
            page.wait_for_timeout(1500)
            page.screenshot(path=PICTURES / f"{shot.name}.png")
        browser.close()


if __name__ == "__main__":
    main()
