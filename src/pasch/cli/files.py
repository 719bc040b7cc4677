"""Files people name on the command line."""

import sys
from pathlib import Path
from typing import Final

from pasch.cli.command_error import DOES_NOT_HOLD, CommandError
from pasch.edition import Edition, EditionError, load
from pasch.edition_shape import read_toml

LARGEST: Final = 20_000_000
RECORD_MARK: Final = b"pasch "


def read_text(name: str) -> str:
    """The text of a file, or of standard input for `-`."""
    try:
        if name == "-":
            content = sys.stdin.buffer.read(LARGEST + 1)
        else:
            content = _content(Path(name))
    except (OSError, ValueError) as error:
        raise CommandError(f"{name}: cannot be read: {getattr(error, 'strerror', None) or 'not a path'}") from None
    if len(content) > LARGEST:
        raise CommandError(f"{name}: too large; expected at most {LARGEST // 1_000_000} MB")
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise CommandError(f"{name}: line {line}: not UTF-8; expected a text file saved as UTF-8") from None


def _content(path: Path) -> bytes:
    if not path.exists():
        raise CommandError(f"{path}: there is no such file")
    if path.is_dir():
        raise CommandError(f"{path}: this is a folder; expected a file")
    with path.open("rb") as file:
        return file.read(LARGEST + 1)


def open_edition(name: str) -> Edition:
    """An edition by id or file; the error is its first problem, and how many more there are."""
    try:
        return load(name)
    except EditionError as error:
        more = len(error.problems) - 1
        hint = f" (and {more} more: pasch edition check {name})" if more else ""
        raise CommandError(f"{error}{hint}", code_of(name)) from None


def code_of(name: str) -> int:
    """The exit code for an edition file with problems: it cannot be read, or it reads but does not hold."""
    readable = name.endswith(".toml") and read_toml(name)[0] is not None
    return DOES_NOT_HOLD if readable else CommandError("").code


def check_target(name: str, mark: bytes = RECORD_MARK, kind: str = "record of a game") -> Path:
    """A place that can be written: not a folder, and no file that is something else than what begins with the mark."""
    path = Path(name)
    try:
        if path.is_dir():
            raise CommandError(f"{name}: this is a folder; expected a file to write")
        if not path.parent.is_dir():
            raise CommandError(f"{name}: there is no folder {path.parent}")
        if path.exists() and not path.is_file():
            raise CommandError(f"{name}: this is no plain file; expected a file to write")
        if path.exists() and path.stat().st_size and _beginning(path, len(mark)) != mark:
            raise CommandError(f"{name}: exists and is no {kind}; expected another name")
        draft_of(path).open("ab").close()
        draft_of(path).unlink()
    except (OSError, ValueError) as error:
        raise cannot_be_written(name, error) from None
    return path


def _beginning(path: Path, size: int) -> bytes:
    with path.open("rb") as file:
        return file.read(size)


def draft_of(path: Path) -> Path:
    """Where a file is written before it takes its place whole."""
    return path.with_name(path.name + ".part")


def cannot_be_written(name: str, error: Exception) -> CommandError:
    return CommandError(f"{name}: cannot be written: {getattr(error, 'strerror', None) or 'not a path'}")


def write_record(name: str, text: str) -> None:
    """Write a record whole or not at all."""
    write_whole(check_target(name), text)


def write_whole(path: Path, text: str) -> None:
    draft = draft_of(path)
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError as error:
        raise cannot_be_written(str(path), error) from None
