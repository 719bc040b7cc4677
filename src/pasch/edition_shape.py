"""The shape of an edition file: readable TOML with the right keys and types. Every problem is one line."""

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, cast

from msgspec import inspect

from pasch.edition_problem import Part, Phrase, Place, Problem, closest, one_line, quoted, values

LARGEST_FILE = 1_000_000
MOST_PROBLEMS = 100
MOST_DOTS = 1_000_000
"""The dots of each line squared, added up: tomllib needs time and memory by the square of a dotted key's parts."""

TOML_TROUBLES = {
    "Invalid value": "value",
    "Invalid statement": "statement",
    "Invalid initial character for a key part": "key",
    "Invalid date or datetime": "date",
    "Expected '=' after a key in a key/value pair": "equals",
    "Expected newline or end of document after a statement": "newline",
    "Expected ']' at the end of a table declaration": "bracket",
    "Expected ']]' at the end of an array declaration": "brackets",
    "Unterminated string": "string",
    "Unclosed array": "array",
    "Unclosed inline table": "inline-table",
    "Cannot overwrite a value": "twice",
}
"""What Python's reader says, and the phrases for it."""

Found = Iterator[tuple[str, Problem]]
"""The key at the top of the file, and the problem with its place."""


def read_toml(path: str | os.PathLike[str]) -> tuple[dict[str, Any] | None, Problem]:
    """The tables of a TOML file, or what is wrong with it."""
    try:
        if not Path(path).exists():
            return None, Problem(Phrase("no-such-file"))
        if not Path(path).is_file():
            return None, Problem(Phrase("not-a-file"))
        with open(path, "rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        why: Part = getattr(error, "strerror", None) or Phrase("not-a-path")
        return None, Problem(Phrase("cannot-be-read", why=why))
    return parse_toml(content)


def parse_toml(content: bytes) -> tuple[dict[str, Any] | None, Problem]:
    """The same for what stands in the file."""
    if len(content) > LARGEST_FILE:
        return None, Problem(Phrase("too-large", most=LARGEST_FILE))
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        return None, Problem(Phrase("not-utf-8", line=line))
    if sum(line.count(".") ** 2 for line in text.split("\n")) > MOST_DOTS:
        return None, Problem(Phrase("many-dots"))
    try:
        return tomllib.loads(text), Problem()
    except tomllib.TOMLDecodeError as error:
        return None, _not_toml(str(error))
    except (ValueError, RecursionError):
        return None, Problem(Phrase("too-deep"))


def _not_toml(told: str) -> Problem:
    """The reader says what and where: `Invalid value (at line 1, column 6)`."""
    what, _, at = told.rpartition(" (at ")
    spot = re.fullmatch(r"line (\d+), column (\d+)\)", at)
    place = Phrase("line-and-column", line=spot[1], column=spot[2]) if spot else Phrase("end-of-file")
    known = TOML_TROUBLES.get(what)
    trouble = Phrase(f"toml-{known}") if known else one_line(what, 200)
    return Problem(Phrase("not-toml", place=place, trouble=trouble))


def shape_problems(data: Mapping[str, Any], struct: type) -> tuple[list[Problem], set[str]]:
    """The wrong keys and types of a file, and the keys at its top that have any."""
    found = list(islice(_file(data, struct), MOST_PROBLEMS))
    return [problem for _, problem in found], {key for key, _ in found}


def entry(table: str, number: int, item: object) -> str:
    """The place of an entry: `[[space]] 7 (poststrasse)`, counted from 1."""
    name = cast("dict[str, object]", item).get("id") if isinstance(item, dict) else getattr(item, "id", None)
    return f"[[{table}]] {number}" + (f" ({one_line(name, 40)})" if isinstance(name, str) else "")


def _file(data: Mapping[str, Any], struct: type) -> Found:
    fields = _fields(struct)
    for key in data:
        if key not in fields:
            yield key, Problem(quoted(key), ": ", Phrase("unknown-key"), closest(key, fields))
    for key, field in fields.items():
        kind = _bare(field.type)
        if key not in data:
            if field.required:
                expected = _tables(key) if _has_entries(kind) else _expected(field.type)
                yield key, Problem(key, ": ", Phrase("missing", expected=expected))
            continue
        if _has_entries(kind):
            problems = _entries(data[key], cast("inspect.VarTupleType", kind), key)
        else:
            problems = _value(data[key], field.type, ("[switches] " if key == "switches" else f"{key}.",))
        for problem in problems:
            yield key, problem


@cache
def _fields(struct: type) -> dict[str, inspect.Field]:
    shape = cast("inspect.StructType", inspect.type_info(struct))
    return {field.encode_name: field for field in shape.fields}


def _entries(value: object, shape: inspect.VarTupleType, key: str) -> Iterator[Problem]:
    """Problems of the tables begun by [[key]]."""
    if not isinstance(value, list):
        yield Problem(key, ": ", Phrase("found", found=_shown(value), expected=_tables(key)))
        return
    items = cast("list[object]", value)
    if shape.max_length is not None and len(items) > shape.max_length:
        yield Problem(f"[[{key}]]: ", Phrase("too-many", count=len(items), most=shape.max_length))
        return
    for number, item in enumerate(items, 1):
        yield from _value(item, shape.item_type, (entry(key, number, item), ": "))


def _value(value: object, shape: inspect.Type, place: Place) -> Iterator[Problem]:
    """Problems of a value. The place ends as a key can follow it."""
    here = _without_end(place)
    shape = _bare(shape)
    if isinstance(shape, inspect.StructType) and isinstance(value, dict):
        yield from _table(cast("dict[str, object]", value), shape, place)
    elif isinstance(shape, inspect.DictType) and isinstance(value, dict):
        for key, item in cast("dict[str, object]", value).items():
            yield from _value(item, shape.value_type, (*place, f"{one_line(key, 40)}."))
    elif isinstance(shape, inspect.VarTupleType | inspect.TupleType) and isinstance(value, list):
        yield from _list(cast("list[object]", value), shape, here)
    elif not _fits(value, shape):
        options = shape.values if isinstance(shape, inspect.LiteralType) else ()
        near = closest(value, map(str, options)) if isinstance(value, str) else ""
        yield Problem(*here, ": ", Phrase("found", found=_shown(value), expected=_expected(shape)), near)


def _without_end(place: Place) -> Place:
    """`rents.` is `rents` where nothing follows."""
    *before, last = place
    return (*before, last.rstrip(".: ")) if isinstance(last, str) else place


def _table(table: dict[str, object], shape: inspect.StructType, place: Place) -> Iterator[Problem]:
    fields = {field.encode_name: field for field in shape.fields}
    for key in table:
        if key not in fields:
            yield Problem(*place, f"{one_line(key, 40)}: ", Phrase("unknown-key"), closest(key, fields))
    for key, field in fields.items():
        if key in table:
            yield from _value(table[key], field.type, (*place, f"{key}."))
        elif field.required:
            yield Problem(*place, f"{key}: ", Phrase("missing", expected=_expected(field.type)))


def _list(items: list[object], shape: inspect.VarTupleType | inspect.TupleType, here: Place) -> Iterator[Problem]:
    if isinstance(shape, inspect.TupleType):
        if len(items) != len(shape.item_types):
            yield Problem(*here, ": ", Phrase("length", values=values(len(items)), count=len(shape.item_types)))
            return
        kinds = list(shape.item_types)
    else:
        if shape.max_length is not None and len(items) > shape.max_length:
            yield Problem(*here, ": ", Phrase("longest", values=values(len(items)), most=shape.max_length))
            return
        kinds = [shape.item_type] * len(items)
    for number, (item, kind) in enumerate(zip(items, kinds, strict=True), 1):
        yield from _value(item, kind, (*here, ", ", Phrase("item", number=number), ": "))


def _bare(shape: inspect.Type) -> inspect.Type:
    """A type without its description (texts keep theirs) and without "or nothing"."""
    if isinstance(shape, inspect.Metadata) and not isinstance(shape.type, inspect.StrType):
        return _bare(shape.type)
    if isinstance(shape, inspect.UnionType):
        kinds = [kind for kind in shape.types if not isinstance(kind, inspect.NoneType)]
        return kinds[0] if len(kinds) == 1 else shape
    return shape


def _has_entries(shape: inspect.Type) -> bool:
    """Whether this is a list of tables with ids, written as [[…]]."""
    if not isinstance(shape, inspect.VarTupleType) or not isinstance(shape.item_type, inspect.StructType):
        return False
    return any(field.name == "id" for field in shape.item_type.fields)


def _fits(value: object, shape: inspect.Type) -> bool:
    match shape:
        case inspect.Metadata():
            return _fits(value, shape.type)
        case inspect.UnionType():
            return any(_fits(value, kind) for kind in shape.types)
        case inspect.BoolType():
            return isinstance(value, bool)
        case inspect.IntType():
            low, high = shape.ge, shape.le
            in_range = isinstance(value, int) and (low is None or value >= low) and (high is None or value <= high)
            return in_range and not isinstance(value, bool)
        case inspect.StrType():
            short = isinstance(value, str) and (shape.max_length is None or len(value) <= shape.max_length)
            return short and (shape.pattern is None or re.fullmatch(shape.pattern, cast("str", value)) is not None)
        case inspect.LiteralType():
            return isinstance(value, str) and value in shape.values
        case _:
            return False


def _tables(key: str) -> Phrase:
    return Phrase("tables", key=key)


def _expected(shape: inspect.Type) -> Part:
    """A type in words."""
    match shape:
        case inspect.Metadata():
            said = _description(shape)
            limit = shape.type.max_length if isinstance(shape.type, inspect.StrType) else None
            if said:
                return Phrase("at-most-letters", kind=said, most=limit) if limit else said
            return _expected(shape.type)
        case inspect.UnionType():
            one, *others = [_expected(kind) for kind in shape.types if not isinstance(kind, inspect.NoneType)]
            for other in others:
                one = Phrase("or", one=one, other=other)
            return one
        case inspect.BoolType():
            return Phrase("true-or-false")
        case inspect.IntType():
            return _number(shape.ge, shape.le)
        case inspect.StrType():
            return Phrase("text-at-most", most=shape.max_length) if shape.max_length else Phrase("text")
        case inspect.LiteralType():
            options = ", ".join(f'"{value}"' for value in shape.values)
            return Phrase("one-of", options=options) if len(shape.values) > 1 else options
        case inspect.StructType():
            return Phrase("table-with", keys=", ".join(field.encode_name for field in shape.fields if field.required))
        case inspect.VarTupleType():
            return Phrase("list-of-each", kind=_expected(shape.item_type))
        case inspect.TupleType():
            return Phrase("list-of", count=len(shape.item_types))
        case _:
            return Phrase("table")


def _number(low: int | None, high: int | None) -> Phrase:
    return Phrase("number") if low is None or high is None else Phrase("number-between", low=low, high=high)


def _description(shape: Any) -> Phrase | None:
    """A type that has a name for people: `extra` has the phrase, and the schema for editors its English text."""
    extra: dict[str, str] | None = shape.extra
    return Phrase(extra["phrase"]) if extra else None


def _shown(value: object) -> Part:
    """A value as it stands in the file, as far as a message can show it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else Phrase("a-huge-number")
    if isinstance(value, str):
        return quoted(value) if value else Phrase("an-empty-text")
    if isinstance(value, float):
        return str(value)
    return Phrase("table" if isinstance(value, dict) else "a-list" if isinstance(value, list) else "a-time")
