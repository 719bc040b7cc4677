"""A real server and a real browser."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from browser_tables import OpenPage

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PAGE = ROOT / "src" / "pasch" / "web" / "index.html"


def missing() -> str:
    """What keeps these tests from running; empty if nothing does."""
    if not CHROMIUM:
        return "no chromium on this machine (Debian: apt-get install chromium)"
    if not PAGE.is_file():
        return "the web app is not built (pip install -e .)"
    try:
        import playwright.sync_api  # noqa: F401  # pyright: ignore[reportUnusedImport]
    except ImportError:
        return "playwright is not installed"
    return ""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server whose bots do not wait."""
    lacking = missing()
    if lacking:
        pytest.skip(f"no browser to test with: {lacking}; these tests did not run")
    environment = os.environ | {
        "PASCH_BOT_SECONDS": "0",
        "PASCH_AUCTION_SECONDS": "3",
        "PASCH_LATE_BID_SECONDS": "1",
        "PASCH_TABLES_A_MINUTE": "1000",
        "PYTHONPATH": str(ROOT / "src"),
    }
    data = tmp_path_factory.mktemp("data")
    command = [sys.executable, "-m", "pasch", "serve", "--port", "0", "--data", str(data), "--test-hooks"]
    with subprocess.Popen(
        command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    ) as process:
        assert process.stdout
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, "the server did not say where it is"
        yield found[0].rstrip("/")
        process.terminate()


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

    def heard(said: "ConsoleMessage") -> None:
        if said.type == "error":
            troubles.append(said.text)

    def open_page(
        width: int = 1440, height: int = 900, *, lang: str = "en", phone: bool = False, **more: Any
    ) -> "Page":
        context = browser.new_context(
            viewport={"width": width, "height": height}, locale=lang, has_touch=phone, is_mobile=phone,
            reduced_motion="reduce", **more,
        )  # fmt: skip
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", heard)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not troubles
