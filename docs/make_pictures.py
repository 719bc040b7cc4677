"""Takes the pictures of the README in a real browser: `python docs/make_pictures.py` writes `docs/pictures/`."""

import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "docs" / "pictures"
sys.path[:0] = [str(ROOT / "tests" / "browser")]

from browser_tables import make_table, sit  # noqa: E402
from running import CHROMIUM, serving  # noqa: E402

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
PEOPLE = [{"kind": "person", "name": name} for name in ("Ada", "Ben", "Cem")]
SHOTS: tuple[dict[str, Any], ...] = (
    {"name": "table", "given": CLASSIC, "chance": "3 4", "size": (1440, 900), "scheme": "light"},
    {"name": "mega", "given": MEGA, "edition": "mega", "chance": "2 2 2", "size": (1440, 900), "scheme": "dark"},
    {"name": "phone", "given": CLASSIC, "chance": "3 4", "size": (390, 844), "scheme": "light"},
)


def main() -> None:
    from playwright.sync_api import sync_playwright

    PICTURES.mkdir(exist_ok=True)
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for shot in SHOTS:
            width, height = shot["size"]
            page = browser.new_page(
                viewport={"width": width, "height": height}, locale="en", color_scheme=shot["scheme"],
                reduced_motion="reduce", is_mobile=width < 500, has_touch=width < 500,
            )  # fmt: skip
            edition = shot.get("edition", "classic")
            table = make_table(server, shot["given"], shot["chance"], edition=edition, seats=PEOPLE)
            sit(page, server, table, "A")
            page.get_by_role("button", name="Throw the dice").click()
            page.wait_for_timeout(1000)
            page.screenshot(path=PICTURES / f"{shot['name']}.png")
        browser.close()


if __name__ == "__main__":
    main()
