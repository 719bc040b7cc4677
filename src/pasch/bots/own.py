"""Bots people write themselves: a `.py` file with a function `choose(game, seat)`."""

import inspect
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from pasch.bots.catalog import BotError, bot_error
from pasch.bots.mind import plain
from pasch.chance import Seeded
from pasch.game import Game
from pasch.notation import SEATS, Action, parse_action, to_move
from pasch.refusal import Refusal
from pasch.rules.codes import DO_CLAIM
from pasch.rules.rent import claim_is_open
from pasch.rules.state import Move, State
from pasch.table import Table

Chooser = Callable[[Game, str], Any]
LONGEST: Final = 200


class OwnPlayer:
    """Asks the function `choose` of a file, which gets a twin of the game: to try things out, but with other dice."""

    def __init__(self, code: str, seed: int = 0) -> None:
        self.code = code
        self.seed = seed
        self._choose = load(code)
        self._asked = 0

    def choose(self, game: Game, seat: str) -> Action | str:
        twin = game.copy()
        twin.source = Seeded(f"{self.seed}:{self._asked}")
        self._asked += 1
        try:
            said = self._choose(twin, seat)
        except (Exception, SystemExit) as error:
            raise bot_error("failed", code=self.code, seat=seat, **_reason(error, self.code)) from None
        if not isinstance(said, Action | str):
            raise bot_error("no-action", code=self.code, seat=seat, kind=type(said).__name__)
        return said


class OwnSeat:
    """An `OwnPlayer` at a hosted table, which is a state and no game: it is shown one that begins with this state."""

    def __init__(self, table: Table, code: str, seats: int, seed: int) -> None:
        self._player = OwnPlayer(code, seed)
        self._game = Game(table, SEATS[:seats], begin=False)

    def decide(self, state: State, seat: int, move: Move) -> None:
        """Rents are claimed for it, as at a game."""
        if claim_is_open(state):
            plain(move, seat, DO_CLAIM, -1, 0)
            return
        game = self._game
        game.state = state.copy()
        action = checked(game, self._player.code, SEATS[seat], self._player.choose(game, SEATS[seat]))
        to_move(action, game.table, move)


def checked(game: Game, code: str, seat: str, said: Action | str) -> Action:
    """What a bot said, if it is its own to do and allowed."""
    words = str(said).strip()
    blanks = {"code": code, "seat": seat, "said": repr(one_line(words))[1:-1]}
    try:
        action = parse_action(words, game.table)
    except Refusal as error:
        detail = error.detail_in
        raise bot_error("unread", **blanks, why=lambda lang: one_line(detail(lang))) from None
    if action.seat != seat:
        raise bot_error("not-its-own", **blanks)
    refused = game.why_not(action)
    if refused:
        raise bot_error("refused", **blanks, why=refused.text, clause=refused.clause)
    return action


def load(path: str) -> Chooser:
    """The function `choose` of a file; a `BotError` says in one line why there is none."""
    module = ModuleType("own_bot")
    module.__file__ = path
    try:
        exec(compile(Path(path).read_bytes(), path, "exec"), module.__dict__)
    except FileNotFoundError as error:
        missing = error.filename == path
        raise bot_error("no-file", code=path) if missing else _broken(error, path) from None
    except SyntaxError as error:
        raise bot_error("syntax", code=path, line=error.lineno or 1, why=one_line(error.msg)) from None
    except (Exception, SystemExit) as error:
        raise _broken(error, path) from None
    choose = getattr(module, "choose", None)
    if not callable(choose):
        raise bot_error("no-function", code=path)
    try:
        inspect.signature(choose).bind(None, "A")
    except (TypeError, ValueError):
        raise bot_error("arguments", code=path) from None
    return choose


def _broken(error: BaseException, path: str) -> BotError:
    return bot_error("broken", code=path, **_reason(error, path))


def _reason(error: BaseException, path: str) -> dict[str, str | int]:
    """What went wrong, and in which line of the file; line 0 is none of it."""
    lines = [frame.lineno or 0 for frame in traceback.extract_tb(error.__traceback__) if frame.filename == path]
    return {"why": f"{type(error).__name__}: {one_line(str(error))}", "line": lines[-1] if lines else 0}


def one_line(text: str) -> str:
    text = "".join(letter if letter.isprintable() else " " for letter in text[: LONGEST + 1])
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
