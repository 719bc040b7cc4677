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


def check_target(name: str) -> Path:
    """A place where a record may be written: not a folder, and no file that is something else."""
    path = Path(name)
    try:
        if path.is_dir():
            raise CommandError(f"{name}: this is a folder; expected a file to write")
        if not path.parent.is_dir():
            raise CommandError(f"{name}: there is no folder {path.parent}")
        if path.exists() and path.stat().st_size and path.open("rb").read(len(RECORD_MARK)) != RECORD_MARK:
            raise CommandError(f"{name}: exists and is no record of a game; expected another name")
    except (OSError, ValueError) as error:
        raise CommandError(f"{name}: cannot be written: {getattr(error, 'strerror', None) or 'not a path'}") from None
    return path


def write_record(name: str, text: str) -> None:
    """Write a record whole or not at all."""
    path = check_target(name)
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError as error:
        raise CommandError(f"{name}: cannot be written: {error.strerror}") from None


def check_output(name: str) -> Path:
    """A file that can be written; tried out before the work begins. What it holds will be replaced."""
    path = Path(name)
    try:
        if path.is_dir():
            raise CommandError(f"{name}: this is a folder; expected a file to write")
        if not path.parent.is_dir():
            raise CommandError(f"{name}: there is no folder {path.parent}")
        draft = path.with_name(path.name + ".part")
        draft.touch()
        draft.unlink()
    except (OSError, ValueError) as error:
        raise CommandError(f"{name}: cannot be written: {getattr(error, 'strerror', None) or 'not a path'}") from None
    return path


def check_folder(name: str) -> Path:
    """A folder that can be written to; it is made if only it is missing."""
    path = Path(name)
    try:
        if path.exists() and not path.is_dir():
            raise CommandError(f"{name}: this is a file; expected a folder")
        if not path.parent.is_dir():
            raise CommandError(f"{name}: there is no folder {path.parent}")
        path.mkdir(exist_ok=True)
    except (OSError, ValueError) as error:
        raise CommandError(f"{name}: cannot be written: {getattr(error, 'strerror', None) or 'not a path'}") from None
    check_output(str(path / "trial"))
    return path


def write_whole(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError as error:
        raise CommandError(f"{path}: cannot be written: {error.strerror}") from None
