"""The editions that come with Pasch, found in their folder. Light: the command line asks it before anything else."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent / "editions"


def _ids() -> tuple[str, ...]:
    """In the order of their booklets. The heads of the files tell it; the rest is read when needed."""
    booklets: dict[str, str] = {}
    for file in FOLDER.glob("*.toml"):
        with file.open(encoding="utf-8") as lines:
            booklets[file.stem] = next((line for line in lines if line.startswith("booklet = ")), "")
    return tuple(sorted(booklets, key=lambda name: (booklets[name], name)))


BUILT_IN: Final = _ids()
DEFAULT: Final = BUILT_IN[0]
"""The edition that is meant where none is named."""
