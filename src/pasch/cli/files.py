"""Files people name on the command line."""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from pasch.cli.command_error import DOES_NOT_HOLD, CommandError
from pasch.cli.complaints import complaint
from pasch.edition import Edition, EditionError, load
from pasch.edition_shape import read_toml

LARGEST: Final = 20_000_000
RECORD_MARK: Final = b"pasch "
PARQUET_MARK: Final = b"PAR1"


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if name == "-":
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            content = _content(Path(name))
    except (OSError, ValueError) as error:
        raise complaint("unreadable", name=name, why=getattr(error, "strerror", None) or "not a path") from None
    if len(content) > LARGEST:
        raise complaint("too-large", name=name, most=LARGEST // 1_000_000)
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise complaint("not-utf-8", name=name, line=line) from None


def _content(path: Path) -> bytes:
    if not path.exists():
        raise complaint("no-file", name=path)
    if path.is_dir():
        raise complaint("folder-to-read", name=path)
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def open_edition(name: str) -> Edition:
    """An edition by id or file; the error is its first problem, and how many more there are."""
    try:
        return load(name)
    except EditionError as error:
        more = len(error.problems) - 1
        english = f" (and {more} more: pasch edition check {name})" if more else ""
        german = f" (und {more} weitere: pasch edition check {name})" if more else ""
        raise CommandError(f"{error}{english}", code_of(name), error.told("de")[0] + german) from None


def code_of(name: str) -> int:
    """The exit code for an edition file with problems: it cannot be read, or it reads but does not hold."""
    readable = name.endswith(".toml") and read_toml(name)[0] is not None
    return DOES_NOT_HOLD if readable else CommandError("").code


def check_target(name: str, mark: bytes = RECORD_MARK, kind: str = "record of a game") -> Path:
    """A place that can be written: not a folder, and no file that is something else than what begins with the mark."""
    path = _path(name)
    with writing(name):
        if path.is_dir():
            raise complaint("folder-to-write", name=name)
        if not path.parent.is_dir():
            raise complaint("no-folder", name=name, folder=path.parent)
        if path.exists() and not path.is_file():
            raise complaint("no-plain-file", name=name)
        if path.exists() and path.stat().st_size and _beginning(path, len(mark)) != mark:
            raise complaint("other-kind", name=name, kind=kind)
        draft_of(path).open("ab").close()
        draft_of(path).unlink()
    return path


def _path(name: str) -> Path:
    try:
        if b"\0" not in os.fsencode(name):
            return Path(name)
    except ValueError:
        pass
    raise complaint("no-path", name=name)


def _beginning(path: Path, size: int) -> bytes:
    with path.open("rb") as file:
        return file.read(size)


def draft_of(path: Path) -> Path:
    """Where a file is written before it takes its place whole."""
    return path.with_name(path.name + ".part")


def check_folder(name: str) -> Path:
    """A folder that can be written to; it is made if only it is missing."""
    path = _path(name)
    with writing(name):
        if path.exists() and not path.is_dir():
            raise complaint("file-for-folder", name=name)
        if not path.parent.is_dir():
            raise complaint("no-folder", name=name, folder=path.parent)
        path.mkdir(exist_ok=True)
    check_target(str(path / "trial"))
    return path


@contextmanager
def writing(name: str | Path) -> Generator[None]:
    """What goes wrong in writing a file is said in one line."""
    try:
        yield
    except OSError as error:
        raise complaint("unwritable", name=name, why=error.strerror) from None


def write_record(name: str, text: str) -> None:
    """Write a record whole or not at all."""
    write_whole(check_target(name), text)


def write_whole(path: Path, text: str) -> None:
    draft = draft_of(path)
    with writing(path):
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
