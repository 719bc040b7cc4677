"""A real server and a real browser."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import pytest
from browser_tables import OpenPage
from running import CHROMIUM, missing, serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    lacking = missing()
    if lacking:
        pytest.skip(f"no browser to test with: {lacking}; these tests did not run")
    with serving() as address:
        yield address


@pytest.fixture(scope="session")
def fair_server(server: str) -> Iterator[str]:
    """Its dice can be checked."""
    del server  # skips first
    with serving(hooks=False) as address:
        yield address


@pytest.fixture(scope="session")
def patient_server(server: str) -> Iterator[str]:
    """Its auctions last."""
    del server  # skips first
    with serving(auction_seconds=600) as address:
        yield address


@pytest.fixture(scope="session")
def browser(server: str) -> Iterator["Browser"]:
    del server  # skips first
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(browser: "Browser") -> Iterator[OpenPage]:
    """Pages of browsers of their own; what goes wrong in one of them fails the test."""
    troubles: list[str] = []
    contexts: list[BrowserContext] = []

    def heard(said: "ConsoleMessage", expected: str) -> None:
        if said.type == "error" and not (expected and expected in said.text):
            troubles.append(said.text)

    def open_page(
        width: int = 1440, height: int = 900, *, lang: str = "en", phone: bool = False, still: bool = True,
        expected: str = "", **more: Any,
    ) -> "Page":  # fmt: skip
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, has_touch=phone, is_mobile=phone,
            reduced_motion="reduce" if still else "no-preference", **more,
        )  # fmt: skip
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda said: heard(said, expected))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not troubles
