"""Bots people write themselves: a `.py` file with a function `choose(game, seat)`."""

import inspect
import traceback
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from pasch.bots.catalog import BotError
from pasch.bots.mind import plain
from pasch.chance import Seeded
from pasch.game import Game
from pasch.notation import SEATS, Action, parse_action, to_move
from pasch.refusal import Refusal
from pasch.rules.codes import BUY, CHOOSE, DO_CLAIM, ROLL
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
            raise BotError(f"bot {self.code}, seat {seat}: {_reason(error, self.code)}") from None
        if not isinstance(said, Action | str):
            kind = type(said).__name__
            raise BotError(f"bot {self.code}, seat {seat}: gave a {kind}; expected an action such as '{seat} roll'")
        return said


class OwnSeat:
    """An `OwnPlayer` at a hosted table, which is a state and no game: it is shown one that begins with this state."""

    def __init__(self, table: Table, code: str, seats: int, seed: int) -> None:
        self._player = OwnPlayer(code, seed)
        self._game = Game(table, SEATS[:seats], begin=False)

    def decide(self, state: State, seat: int, move: Move) -> None:
        """Rents are claimed for it, as at a game."""
        if state.claims > 0 and state.phase in (ROLL, BUY, CHOOSE):
            plain(move, seat, DO_CLAIM, -1, 0)
            return
        game = self._game
        game.state = state.copy()
        action = checked(game, self._player.code, SEATS[seat], self._player.choose(game, SEATS[seat]))
        to_move(action, game.table, move)


def checked(game: Game, code: str, seat: str, said: Action | str) -> Action:
    """What a bot said, if it is its own to do and allowed."""
    words = str(said).strip()
    complaint = f"bot {code}, seat {seat}: said {one_line(words)!r}"
    try:
        action = parse_action(words, game.table)
    except Refusal as refused:
        raise BotError(f"{complaint}: {one_line(refused.detail)} [{refused.clause}]") from None
    if action.seat != seat:
        raise BotError(f"{complaint}: only actions of {seat} are its own [turn.sequence]")
    refused = game.why_not(action)
    if refused:
        raise BotError(f"{complaint}: {refused.text('en')} [{refused.clause}]")
    return action


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
