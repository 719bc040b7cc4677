"""Builds the web app into `src/pasch/web` when the package is built, with Node from a wheel."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "pasch" / "web" / "index.html"
SOURCES = ("web/src", "web/public", "web/index.html", "web/package-lock.json", "web/vite.config.ts", "src/pasch/text")


class WebAppHook(BuildHookInterface[Any]):
    """`npm ci` and `vite build`, unless the page is newer than all it is made of."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del version, build_data
        if self.target_name != "wheel" or not (WEB / "package.json").is_file() or is_fresh():
            return
        if not installed():
            run("npm", "ci", "--omit=dev", "--no-fund", "--no-audit", "--loglevel=silent")
        run("vite", "build", "--logLevel=warn")


def is_fresh() -> bool:
    if not PAGE.is_file():
        return False
    built = PAGE.stat().st_mtime
    return all(file.stat().st_mtime <= built for source in SOURCES for file in files_of(ROOT / source))


def files_of(path: Path) -> list[Path]:
    return [file for file in path.rglob("*") if file.is_file()] if path.is_dir() else [path]


def installed() -> bool:
    """npm writes this file last."""
    done = WEB / "node_modules" / ".package-lock.json"
    return done.is_file() and done.stat().st_mtime >= (WEB / "package-lock.json").stat().st_mtime


def run(*command: str) -> None:
    """A failure is one clear line."""
    ended = subprocess.run([sys.executable, str(WEB / "node.py"), *command], check=False).returncode
    if ended:
        told = f"`{' '.join(command[:2])}` ended with {ended}; the first time needs a network"
        sys.exit(f"Pasch: the web app could not be built: {told} (python web/node.py {command[0]} … says more)")
