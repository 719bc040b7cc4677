"""Bots people write themselves: a `.py` file with a function `choose(game, seat)`."""

import inspect
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from pasch.bots.catalog import BotError
from pasch.chance import Seeded
from pasch.game import Game
from pasch.notation import Action

Chooser = Callable[[Game, str], Any]
LONGEST: Final = 200


class OwnPlayer:
    """Asks the function `choose` of a file, which gets a twin of the game: to try things out, but with other dice."""

    def __init__(self, code: str, seed: int = 0) -> None:
        self.code = code
        self.seed = seed
        self._choose = load(code)

    def choose(self, game: Game, seat: str) -> Action | str:
        twin = game.copy()
        twin.source = Seeded(f"{self.seed}:{len(game.lines)}")
        try:
            said = self._choose(twin, seat)
        except (Exception, SystemExit) as error:
            raise BotError(f"bot {self.code}, seat {seat}: {_reason(error, self.code)}") from None
        if not isinstance(said, Action | str):
            kind = type(said).__name__
            raise BotError(f"bot {self.code}, seat {seat}: gave a {kind}; expected an action such as '{seat} roll'")
        return said


def load(path: str) -> Chooser:
    """The function `choose` of a file; a `BotError` says in one line why there is none."""
    module = ModuleType("own_bot")
    module.__file__ = path
    try:
        exec(compile(Path(path).read_bytes(), path, "exec"), module.__dict__)
    except FileNotFoundError as error:
        missing = error.filename == path
        raise BotError(f"bot {path}: {'no such file' if missing else _reason(error, path)}") from None
    except SyntaxError as error:
        raise BotError(f"bot {path}, line {error.lineno or 1}: {one_line(error.msg)}") from None
    except (Exception, SystemExit) as error:
        raise BotError(f"bot {path}: {_reason(error, path)}") from None
    choose = getattr(module, "choose", None)
    if not callable(choose):
        raise BotError(f"bot {path}: has no function choose(game, seat)")
    try:
        inspect.signature(choose).bind(None, "A")
    except (TypeError, ValueError):
        raise BotError(f"bot {path}: choose has to take two arguments, game and seat") from None
    return choose


def _reason(error: BaseException, path: str) -> str:
    """What went wrong, and in which line of the file."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path]
    place = f" (line {lines[-1]})" if lines else ""
    return f"{type(error).__name__}: {one_line(str(error))}{place}"


def one_line(text: str) -> str:
    text = "".join(letter if letter.isprintable() else " " for letter in text[: LONGEST + 1])
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
