"""Scenario files: reading them, with one clear line for whatever is wrong."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final, cast

import msgspec
from msgspec import Struct

from pasch.clauses import all_clauses
from pasch.edition_list import DEFAULT
from pasch.edition_problem import closest, said
from pasch.edition_shape import read_toml
from pasch.game import PHASES
from pasch.notation import SEATS

TOP: Final = ("title", "clauses", "edition", "variants", "options", "refused", "given", "step", "then")
GIVEN: Final = (
    "seats", "turn", "cash", "at", "owns", "mortgaged", "built", "bank", "jail", "cards", "tickets", "doubles",
    "passed_go", "out", "deck", "tokens", "banker",
)  # fmt: skip
THEN: Final = (
    "cash", "at", "built", "bank", "tickets", "cards", "deck", "side", "owner", "mortgaged", "jail", "out", "turn",
    "phase", "waiting", "may", "may_not", "winner",
)  # fmt: skip
STEP: Final = ("do", "chance", "refused", "expect")


class ScenarioError(ValueError):
    """A scenario that cannot be read; says in one line what and where."""


class Step(Struct, frozen=True):
    do: str
    chance: str = ""
    refused: object = None
    expect: Mapping[str, Any] = {}


class Scenario(Struct, frozen=True):
    """One story."""

    path: str
    title: str
    clauses: tuple[str, ...]
    edition: str
    variants: tuple[str, ...]
    options: Mapping[str, Any]
    refused: object
    given: Mapping[str, Any]
    steps: tuple[Step, ...]
    then: Mapping[str, Any]


def find(paths: Iterable[str | Path]) -> list[Path]:
    """The scenario files named, and those in the folders named."""
    found: list[Path] = []
    for name in paths:
        path = Path(name)
        if path.is_dir():
            found += sorted(path.rglob("*.toml"))
        elif path.is_file():
            found.append(path)
        else:
            raise ScenarioError(f"{path}: there is no such file or folder")
    return found


def read(path: str | Path) -> Scenario:
    """Read a scenario file; `ScenarioError` names the place that is wrong."""
    data, problem = read_toml(path)
    if data is None:
        raise ScenarioError(f"{path}: {problem}")
    try:
        return _scenario(str(path), data)
    except ScenarioError as error:
        raise ScenarioError(f"{path}: {error}") from None


def parse(text: bytes, name: str) -> Scenario:
    """The same from text that lies in no file."""
    try:
        return _scenario(name, msgspec.toml.decode(text))
    except msgspec.DecodeError as error:
        raise ScenarioError(f"{name}: {error}") from None


def _scenario(path: str, data: dict[str, Any]) -> Scenario:
    _keys(data, TOP, "")
    given = _table(data, "given")
    _keys(given, GIVEN, "[given] ")
    then = _table(data, "then")
    _keys(then, THEN, "[then] ")
    if "seats" not in given:
        raise ScenarioError("[given] seats: missing")
    _check_given(given)
    steps: list[Step] = []
    rows = data.get("step", [])
    if not isinstance(rows, list):
        raise ScenarioError("step: expected tables that begin with [[step]]")
    for number, row in enumerate(cast("list[Any]", rows), 1):
        steps.append(_step(row, number))
    _check_then(then, "[then]")
    _check_clauses(_strings(data.get("clauses", []), "clauses"))
    return Scenario(
        path,
        _typed(data, "title", str, ""),
        tuple(_strings(data.get("clauses", []), "clauses")),
        _typed(data, "edition", str, DEFAULT),
        tuple(_strings(data.get("variants", []), "variants")),
        _table(data, "options"),
        _refused(data.get("refused"), "refused"),
        given,
        tuple(steps),
        then,
    )


def _check_clauses(named: list[str]) -> None:
    known = [name for clause in all_clauses() for name in (clause.id, *clause.was)]
    for name in named:
        if name not in known:
            raise ScenarioError(f"clauses: {name[:60]!r} is no clause{said(closest(name, known), 'en')}")


def _step(row: Any, number: int) -> Step:
    place = f"[[step]] {number}"
    if not isinstance(row, dict):
        raise ScenarioError(f"{place}: expected a table")
    step = cast("dict[str, Any]", row)
    _keys(step, STEP, f"{place}: ")
    if not isinstance(step.get("do"), str):
        raise ScenarioError(f"{place}: do: expected an action")
    expect = _table(step, "expect")
    _keys(expect, THEN, f"{place}: expect: ")
    _check_then(expect, f"{place}: expect")
    return Step(step["do"], _typed(step, "chance", str, ""), _refused(step.get("refused"), place), expect)


def _keys(table: Mapping[str, Any], known: tuple[str, ...], place: str) -> None:
    for key in table:
        if key not in known:
            raise ScenarioError(f"{place}{key[:40]}: unknown key{said(closest(key, known), 'en')}")


def _table(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise ScenarioError(f"{key}: expected a table")
    return cast("dict[str, Any]", value)


def _typed(data: Mapping[str, Any], key: str, kind: type[Any], default: Any) -> Any:
    value = data.get(key, default)
    if not isinstance(value, kind):
        raise ScenarioError(f"{key}: expected {'a text' if kind is str else 'a whole number'}")
    return value


def _strings(value: Any, place: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in cast("list[Any]", value)):
        raise ScenarioError(f"{place}: expected a list of texts")
    return cast("list[str]", value)


def _refused(value: Any, place: str) -> object:
    if value is None or value is True or isinstance(value, str):
        return value
    return tuple(_strings(value, f"{place}: refused"))


def _seat(word: Any, place: str) -> int:
    if not isinstance(word, str) or len(word) != 1 or word not in SEATS:
        raise ScenarioError(f"{place}: {str(word)[:40]!r}; expected a seat from A to H")
    return SEATS.index(word)


def _by_seat(value: Any, place: str, kind: type[Any]) -> dict[str, Any]:
    """A table from seats to values of one type."""
    if not isinstance(value, dict):
        raise ScenarioError(f"{place}: expected a table such as {{ A = … }}")
    table = cast("dict[str, Any]", value)
    for seat, item in table.items():
        _seat(seat, place)
        _kind(item, kind, f"{place}.{seat}")
    return table


def _kind(item: Any, kind: type[Any], place: str) -> None:
    if kind is list:
        _strings(item, place)
    elif not isinstance(item, kind) or (kind is int and isinstance(item, bool)):
        raise ScenarioError(f"{place}: expected {'a whole number' if kind is int else 'a text'}")


def _by_name(value: Any, place: str, kind: type[Any]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ScenarioError(f"{place}: expected a table")
    table = cast("dict[str, Any]", value)
    for name, item in table.items():
        _kind(item, kind, f"{place}.{name[:40]}")
    return table


def _check_given(given: Mapping[str, Any]) -> None:
    """The right types everywhere, before anything is laid out."""
    seats = _strings(given["seats"], "[given] seats")
    if not seats or seats != list(ascii_uppercase[: len(seats)]):
        raise ScenarioError('[given] seats: expected ["A", "B", …] in table order')
    shapes: dict[str, Callable[[Any, str], object]] = {
        **{key: lambda v, p: _by_seat(v, p, int) for key in ("cash", "jail", "tickets")},
        **{key: lambda v, p: _by_seat(v, p, str) for key in ("at", "tokens")},
        **{key: lambda v, p: _by_seat(v, p, list) for key in ("owns", "cards")},
        **{key: lambda v, p: _by_name(v, p, int) for key in ("built", "bank")},
        **dict.fromkeys(("mortgaged", "passed_go", "out"), _strings),
        **dict.fromkeys(("turn", "banker"), _seat),
        "deck": lambda v, p: _by_name(v, p, list),
        "doubles": lambda v, p: _kind(v, int, p),
    }
    for key, value in given.items():
        if key in shapes:
            shapes[key](value, f"[given] {key}")


def _check_then(then: Mapping[str, Any], place: str) -> None:
    shapes: dict[str, Callable[[Any, str], object]] = {
        **{key: lambda v, p: _by_seat(v, p, int) for key in ("cash", "jail", "tickets")},
        **{key: lambda v, p: _by_seat(v, p, str) for key in ("at", "side")},
        **{key: lambda v, p: _by_seat(v, p, list) for key in ("cards", "may", "may_not")},
        **{key: lambda v, p: _by_name(v, p, int) for key in ("built", "bank")},
        "jail": lambda v, p: _by_seat(v, p, int | bool),  # type: ignore[arg-type]
        "owner": lambda v, p: _by_name(v, p, str),
        "mortgaged": lambda v, p: _by_name(v, p, bool),
        "deck": lambda v, p: _by_name(v, p, list),
        **dict.fromkeys(("out", "waiting", "winner"), _strings),
        **{key: lambda v, p: _kind(v, str, p) for key in ("turn", "phase")},
    }
    for key, value in then.items():
        shapes[key](value, f"{place} {key}")
    if "phase" in then and then["phase"] not in PHASES:
        raise ScenarioError(f"{place} phase: {then['phase'][:40]!r}; expected one of {', '.join(PHASES)}")
