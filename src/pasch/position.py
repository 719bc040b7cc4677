"""Positions: everything the rules need to go on, as one short line of text.

`p1~EDITION~DIGEST~VARIANTS~OPTIONS~DATA`, where DATA holds what differs from a game just set up.
"""

import base64
import binascii
import zlib
from typing import Any, Final

from pasch.edition import BUILT_IN, Edition, EditionError, load
from pasch.refusal import Refusal
from pasch.rules.check import BROKEN, broken
from pasch.rules.layout import rows
from pasch.rules.setup import set_up
from pasch.rules.state import State
from pasch.table import OFFICIAL, Table

FORMAT: Final = "p1"
LONGEST: Final = 4000
LIMITS: Final = {"i1": (-(2**7), 2**7), "u1": (0, 2**8), "i4": (-(2**31), 2**31), "u4": (0, 2**32)}


class PositionError(ValueError):
    """A text that is no position; says in one line what is wrong."""


def write(table: Table, state: State) -> str:
    """The position as text."""
    fresh = _fresh(table, state.seats).flat()
    data = bytearray([state.seats])
    last = -1
    for number, (old, new) in enumerate(zip(fresh, state.flat(), strict=True)):
        if old != new:
            _put(data, number - last - 1)
            _put(data, (new << 1) ^ (new >> 63))
            last = number
    packed = base64.urlsafe_b64encode(zlib.compress(bytes(data), 9)).decode().rstrip("=")
    options = ",".join(f"{key}:{str(value).lower()}" for key, value in table.changed_options().items())
    parts = (FORMAT, table.edition.id, table.edition.digest, ",".join(table.variants), options, packed)
    return "~".join(parts)


def read(text: str, edition: Edition | None = None) -> tuple[Table, State]:
    """The table and the state of a position."""
    if len(text) > LONGEST:
        raise PositionError(f"longer than {LONGEST} characters")
    parts = text.strip().split("~")
    if len(parts) != 6 or parts[0] != FORMAT:
        raise PositionError(f"expected {FORMAT}~EDITION~DIGEST~VARIANTS~OPTIONS~DATA")
    _, name, digest, variants, options, packed = parts
    try:
        chosen = edition or _built_in(name)
        if (chosen.id, chosen.digest) != (name, digest):
            raise PositionError(f"made with edition {name} {digest}, but this is {chosen.id} {chosen.digest}")
        table = Table(chosen, [word for word in variants.split(",") if word], _options(options))
    except EditionError as error:
        raise PositionError(str(error)) from None
    except Refusal as refused:
        raise PositionError(refused.detail or refused.clause) from None
    return table, _state(table, _unpack(packed))


def _built_in(name: str) -> Edition:
    if name not in BUILT_IN:
        raise PositionError(f"edition {name[:40]!r} is none of {', '.join(BUILT_IN)}; give its file")
    return load(name)


def _options(text: str) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for word in text.split(",") if text else []:
        key, colon, value = word.partition(":")
        if not colon or key not in OFFICIAL:
            raise PositionError(f"option {word[:40]!r}; expected key:value")
        if value in ("true", "false"):
            options[key] = value == "true"
        else:
            options[key] = int(value) if value.isdecimal() and len(value) <= 9 else value
    return options


def _fresh(table: Table, seats: int) -> State:
    state = State()
    set_up(table.board, state, seats, -1)
    return state


def _put(data: bytearray, number: int) -> None:
    """A number in as few bytes as it needs."""
    while number >= 0x80:
        data.append(number & 0x7F | 0x80)
        number >>= 7
    data.append(number)


def _unpack(packed: str) -> bytes:
    try:
        raw = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        engine = zlib.decompressobj()
        data = engine.decompress(raw, 20_000)
        if not engine.eof or engine.unused_data:
            raise PositionError("the data are damaged or cut off")
    except (binascii.Error, ValueError, zlib.error):
        raise PositionError("the data are damaged or cut off") from None
    return data


def _numbers(data: bytes) -> list[int]:
    numbers: list[int] = []
    number = shift = 0
    for byte in data:
        number |= (byte & 0x7F) << shift
        shift += 7
        if shift > 42:
            raise PositionError("the data hold a number that is too large")
        if byte < 0x80:
            numbers.append(number)
            number = shift = 0
    if shift:
        raise PositionError("the data are damaged or cut off")
    return numbers


def _state(table: Table, data: bytes) -> State:
    if not data or not 2 <= data[0] <= table.edition.switch("players.max"):
        raise PositionError("the data name an impossible number of players")
    state = _fresh(table, data[0])
    cells = _cells()
    numbers = _numbers(data[1:])
    if len(numbers) % 2:
        raise PositionError("the data are damaged or cut off")
    at = -1
    for gap, coded in zip(numbers[::2], numbers[1::2], strict=True):
        at += gap + 1
        value = (coded >> 1) ^ -(coded & 1)
        if at >= len(cells) or not cells[at][2][0] <= value < cells[at][2][1]:
            raise PositionError("the data hold a value that cannot be")
        _set(state, cells[at][0], cells[at][1], value)
    if state.seats != data[0]:
        raise PositionError("the data name an impossible number of players")
    if max(state.token) >= len(table.edition.tokens):
        raise PositionError("the data name a token that does not exist")
    wrong = broken(table.board, state)
    if wrong:
        raise PositionError(f"no such position is possible: {BROKEN[wrong]}")
    return state


def _cells() -> list[tuple[str, tuple[int, ...], tuple[int, int]]]:
    """Every number of the state: field, place in it, limits of its type."""
    cells: list[tuple[str, tuple[int, ...], tuple[int, int]]] = []
    for name, kind, shape in rows(State):
        limits = LIMITS[kind]
        if not shape:
            cells.append((name, (), limits))
        elif len(shape) == 1:
            cells += [(name, (i,), limits) for i in range(shape[0])]
        else:
            cells += [(name, (i, j), limits) for i in range(shape[0]) for j in range(shape[1])]
    return cells


def _set(state: State, name: str, place: tuple[int, ...], value: int) -> None:
    if not place:
        setattr(state, name, value)
    elif len(place) == 1:
        getattr(state, name)[place[0]] = value
    else:
        getattr(state, name)[place[0]][place[1]] = value
