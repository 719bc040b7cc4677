"""Game records: the `.pasch` text of a game, written in one form and replayed."""

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from pasch import position as positions
from pasch.edition import BUILT_IN, Edition, EditionError
from pasch.edition_problem import Phrase, Problem
from pasch.event_rows import SILENT, events_of, give_back, take_log
from pasch.notation import SEATS, Action
from pasch.refusal import Refusal
from pasch.rules.building import lower_level
from pasch.rules.state import State
from pasch.table import OFFICIAL, Table
from pasch.version import __version__

if TYPE_CHECKING:
    from pasch.game import Game

FORMAT: Final = "pasch 1"
LARGEST: Final = 20_000_000
_KNOWN: Final = ("edition", "engine", "players", "tokens", "banker", "variants", "options", "start", "position")


class Line(Struct, frozen=True, gc=False):
    """An action and the chance it needed."""

    action: str
    chance: str = ""

    def __str__(self) -> str:
        return f"{self.action} : {self.chance}" if self.chance else self.action


@lru_cache(maxsize=4096)
def written(text: str) -> str:
    """The same text as one object: what is said and thrown again and again is kept once for all games."""
    return text


class RecordError(ValueError):
    """A record that cannot be read, or (`readable`) one that reads but does not hold. `german` says the reason too."""

    def __init__(self, line: int, reason: str, *, readable: bool = False, german: str = "") -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
        self.readable = readable
        self.german = german or reason

    @classmethod
    def told(cls, line: int, kind: str, *, readable: bool = False, **blanks: str | int) -> "RecordError":
        """In the words of the message `record-…`."""
        from pasch.text.messages import say

        english, german = (say(f"record-{kind}", lang, **blanks) for lang in ("en", "de"))
        return cls(line, english, readable=readable, german=german)


def write(game: "Game") -> str:
    """Header, empty line, one action a line."""
    table = game.table
    header = {"edition": f"{table.edition.id} {table.edition.digest}", "engine": __version__}
    header["players"] = " | ".join(game.players)
    default = tuple(token.id for token in table.edition.tokens[: len(game.tokens)])
    if game.tokens != default:
        header["tokens"] = " | ".join(game.tokens)
    if game.banker:
        header["banker"] = game.banker
    if table.variants:
        header["variants"] = " ".join(table.variants)
    options = {"claims": table.options["claims"]} | table.changed_options()
    header["options"] = " ".join(f"{key}={_word(options[key])}" for key in OFFICIAL if key in options)
    if game.start:
        header["start"] = game.start
    if game.begun_at:
        header["position"] = game.begun_at
    header |= game.header
    places = {key: place for place, key in enumerate(game.header_order)}
    header = dict(sorted(header.items(), key=lambda pair: places.get(pair[0], len(places))))
    lines = [FORMAT, *(f"{key}: {value}" for key, value in header.items()), "", *map(str, game.lines)]
    return "\n".join(lines) + "\n"


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value(word: str) -> Any:
    if word in ("true", "false"):
        return word == "true"
    return int(word) if word.isdecimal() and len(word) <= 9 else word


def in_one_form(action: Action, table: Table, state: State) -> Action:
    """The action with optional arguments only where they are needed."""
    seat = SEATS.index(action.seat)
    if action.verb == "claim" and action.space:
        mine = [state.claim_space[i] for i in range(state.claims) if state.claim_owner[i] == seat]
        if mine and mine[0] == table.index(action.space):
            return Action(action.seat, "claim")
    elif action.verb == "use-card" and action.option and sum(holder == seat for holder in state.card_holder) < 2:
        return Action(action.seat, "use-card")
    elif action.verb == "sell" and action.levels:
        changed = [(space, level) for space, level in action.levels if state.built[table.index(space)] != level]
        if len(changed) == 1:
            space, level = changed[0]
            steps, at = 0, state.built[table.index(space)]
            while at > level:
                at = lower_level(table.board, at)
                steps += 1
            return Action(action.seat, "sell", space, amount=None if steps == 1 else steps)
        return Action(action.seat, "sell", levels=tuple(changed))
    return action


def read(text: str, edition: Edition | None = None, *, keep_events: bool = True) -> "Game":
    """Replay a record to its end."""
    game, header, lines = open_record(text, edition)
    game.keep_events = keep_events
    if not keep_events:
        game.events.clear()
    log = take_log() if keep_events else SILENT
    for number, line in enumerate(lines, header + 2):
        said = read_line(number, line)
        log.n = 0
        try:
            game.lines.append(game.carry_out(said.action, said.chance, log))
        except Refusal as refused:
            raise refused_line(number, refused) from None
        game.events += events_of(log, game.table)
    if keep_events:
        give_back(log)
    return game


def replay(text: str, edition: Edition | None = None) -> Iterator[tuple["Game", int]]:
    """The game after set-up and after each line, with the number of the line."""
    game, header, lines = open_record(text, edition)
    yield game, header
    for number, line in enumerate(lines, header + 2):
        said = read_line(number, line)
        try:
            game.play(said.action, chance=said.chance)
        except Refusal as refused:
            raise refused_line(number, refused) from None
        yield game, number


def open_record(text: str, edition: Edition | None = None) -> tuple["Game", int, list[str]]:
    """The game after set-up, how many lines the header has, and the lines after the empty one."""
    if len(text) > LARGEST:
        raise RecordError.told(1, "too-long", most=str(LARGEST))
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
    if lines[-1] == "":
        lines.pop()
    if not lines or lines[0] != FORMAT:
        raise RecordError.told(1, "first-line", expected=FORMAT)
    end = lines.index("") if "" in lines else len(lines)
    return _open(_header(lines[1:end]), edition), end, lines[end + 1 :]


def read_line(number: int, line: str) -> Line:
    action, colon, chance = line.partition(" : ")
    if not action.strip() or (colon and not chance.strip()):
        raise RecordError.told(number, "action-line")
    return Line(action, chance)


def refused_line(number: int, refused: Refusal) -> RecordError:
    """A line that the rules refuse."""
    if refused.clause == "notation":
        return RecordError(number, refused.detail, readable=not refused.unread, german=refused.detail_in("de"))
    return RecordError.told(number, "refused", readable=True, action=refused.action, clause=refused.clause)


def _header(lines: list[str]) -> dict[str, tuple[int, str]]:
    header: dict[str, tuple[int, str]] = {}
    for number, line in enumerate(lines, 2):
        key, colon, value = line.partition(": ")
        if not colon or not re.fullmatch(r"[a-z][a-z0-9-]*", key):
            raise RecordError.told(number, "header-line")
        if key in header:
            raise RecordError.told(number, "key-twice", key=key, first=str(header[key][0]))
        header[key] = (number, value)
    for key in ("edition", "engine", "players"):
        if key not in header:
            raise RecordError.told(len(lines) + 1, "key-missing", key=key)
    return header


def _open(header: dict[str, tuple[int, str]], edition: Edition | None) -> "Game":
    from pasch.game import Game

    number, value = header["edition"]
    name, _, digest = value.partition(" ")
    try:
        chosen = edition or _built_in(name)
        if chosen.id != name or chosen.digest != digest:
            found = f"{chosen.id} {chosen.digest}"
            raise RecordError.told(number, "other-edition", readable=True, made=value, found=found)
        variants = header.get("variants", (0, ""))[1]
        number, options = header.get("options", (number, ""))
        table = _table(edition, variants, options) if edition else _shared_table(name, variants, options)
        number = header["players"][0]
        game = Game(
            table,
            players=header["players"][1].split(" | "),
            tokens=header["tokens"][1].split(" | ") if "tokens" in header else (),
            banker=header.get("banker", (0, ""))[1],
            start=header.get("start", (0, ""))[1],
            begin=False,
        )
    except EditionError as error:
        raise RecordError(number, str(error)) from None
    except Refusal as refused:
        readable, clause = refused.clause != "notation", refused.clause
        german = refused.detail_in("de") or clause
        raise RecordError(number, refused.detail or clause, readable=readable, german=german) from None
    game.header = {key: value for key, (_, value) in header.items() if key not in _KNOWN}
    game.header = {"engine": header["engine"][1]} | game.header
    game.header_order = tuple(header)
    if "position" in header:
        _go_on_from(game, *header["position"])
    return game


def _go_on_from(game: "Game", number: int, text: str) -> None:
    """A record may begin in the middle of a game."""
    try:
        table, state = positions.read(text, game.table.edition)
    except positions.PositionError as error:
        raise RecordError(number, str(error)) from None
    if state.seats != game.state.seats or (table.variants, table.options) != (game.table.variants, game.table.options):
        raise RecordError.told(number, "other-table")
    game.state = state
    game.begun_at = text


def _table(edition: Edition, variants: str, options: str) -> Table:
    return Table(edition, variants.replace(",", " ").split(), _options(options))


@lru_cache(maxsize=64)
def _shared_table(name: str, variants: str, options: str) -> Table:
    """A table never changes: games of the same kind share one."""
    return _table(_built_in(name), variants, options)


def _options(text: str) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for word in text.replace(",", " ").split():
        key, equals, value = word.partition("=")
        if not equals:
            raise Refusal("notation", detail="option-form", word=word)
        options[key] = _value(value)
    return options


def _built_in(name: str) -> Edition:
    from pasch.edition import load

    if name not in BUILT_IN:
        raise EditionError([Problem(Phrase("none-of-ours", name=repr(name), known=", ".join(BUILT_IN)))])
    return load(name)
