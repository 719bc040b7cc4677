"""Tables for browser tests: set up as a story tells, and opened in a page."""

import json
import re
import time
import urllib.request
from collections.abc import Callable
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from websockets.sync.client import connect

if TYPE_CHECKING:
    from playwright.sync_api import Page

OpenPage = Callable[..., "Page"]

PEOPLE = [{"kind": "person", "name": "Ada"}, {"kind": "person", "name": "Ben"}]


def story(given: str, edition: str = "classic", seats: int = 2, variants: list[str] | None = None) -> str:
    letters = json.dumps(list("ABCDEFGH"[:seats]))
    step = '[[step]]\ndo = "A roll"\nchance = "1 2"\n'
    top = f'title = "x"\nclauses = []\nedition = "{edition}"\nvariants = {json.dumps(variants or [])}\n'
    return f"{top}[given]\nseats = {letters}\n{given}\n{step}"


def make_table(
    server: str, given: str, *chance: str, edition: str = "classic", variants: list[str] | None = None,
    seats: list[dict[str, str]] = PEOPLE, **more: Any,
) -> Any:  # fmt: skip
    """A table in the middle of a game, with the chance that comes next."""
    return make_told_table(
        server, story(given, edition, len(seats), variants), seats=seats, chance=list(chance), **more
    )


def make_told_table(server: str, scenario: str, **more: Any) -> Any:
    """The same with the whole text of a scenario."""
    wish = {"scenario": scenario, **more}
    request = urllib.request.Request(
        f"{server}/api/test/tables", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def play(server: str, table: Any, *actions: str, pause: float = 0) -> int:
    """Somebody acts for all seats, faster than in a browser; the number of the last entry."""
    keys = [{"seat": key["seat"], "secret": key["secret"]} for key in table["seats"]]
    with connect(f"{server.replace('http', 'ws')}/ws", max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "version": 1, "table": table["id"], "keys": keys, "last": 0}))
        seen = json.loads(socket.recv())["last"]
        for action in actions:
            said = uuid4().hex  # what was said before under the same id would not be done again
            socket.send(json.dumps({"type": "act", "id": said, "action": action, "seen": seen}))
            answer = next(one for one in map(json.loads, socket) if one.get("id") == said)
            assert answer["type"] == "done", (action, answer)
            seen = answer["seq"]
            time.sleep(pause)
        return seen


def sit(page: "Page", server: str, table: Any, seats: str) -> None:
    """Open the table with the secrets of these seats, as their links do."""
    for key in table["seats"]:
        if key["seat"] in seats:
            page.goto("about:blank")  # where only what is behind # is another, nothing would be loaded
            page.goto(f"{server}{key['link']}")
            page.wait_for_selector(".line, .seats")
    page.reload()
    page.wait_for_selector(".line, .seats")


def press(page: "Page", words: str) -> None:
    page.get_by_role("button", name=words).first.click()


def wait_for_cash(page: "Page", name: str, amount: str) -> None:
    """The amounts follow a moment after the events."""
    page.locator(".players li", has_text=name).locator(".cash", has_text=re.compile(f"^{amount}$")).wait_for()
