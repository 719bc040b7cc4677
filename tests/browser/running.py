"""A server of one's own, and the browser of this machine."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Generator
from pathlib import Path

ROOT = Path(__file__).parents[2]
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
PAGE = ROOT / "src" / "pasch" / "web" / "index.html"
PATIENCE = 30.0


@contextlib.contextmanager
def serving(
    bot_seconds: float = 0, auction_seconds: float = 3, late_bid_seconds: float = 1, *, hooks: bool = True
) -> Generator[str]:
    """The address of a server; its bots do not wait if not told to, and its auctions are short. With hooks no dice are
    verifiable."""
    pace = {
        "PASCH_TABLES_A_MINUTE": "1000",
        "PASCH_BOT_SECONDS": str(bot_seconds),
        "PASCH_AUCTION_SECONDS": str(auction_seconds),
        "PASCH_LATE_BID_SECONDS": str(late_bid_seconds),
    }
    environment = os.environ | pace | {"PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "pasch", "serve", "--port", "0", *(["--test-hooks"] if hooks else []), "--data"]
    pipe, quiet = subprocess.PIPE, subprocess.DEVNULL
    with (
        tempfile.TemporaryDirectory() as data,
        subprocess.Popen([*command, data], env=environment, stdout=pipe, stderr=quiet, text=True) as process,
    ):
        assert process.stdout
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found, "the server did not say where it is"
        address = found[0].rstrip("/")
        try:
            until_ready(address)
            yield address
        finally:
            process.terminate()


def until_ready(address: str) -> None:
    """The address is told a moment before somebody listens there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(f"{address}/readyz"):
                return
        except urllib.error.URLError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


def missing() -> str:
    """What keeps a browser from being used; empty if nothing does."""
    if not CHROMIUM:
        return "no chromium on this machine (Debian: apt-get install chromium)"
    if not PAGE.is_file():
        return "the web app is not built (pip install -e .)"
    try:
        import playwright.sync_api  # noqa: F401  # pyright: ignore[reportUnusedImport]
    except ImportError:
        return "playwright is not installed"
    return ""
