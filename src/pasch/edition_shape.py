"""The shape of an edition file: readable TOML with the right keys and types. Every problem is one line."""

import os
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any, cast

from msgspec import inspect

LARGEST_FILE = 1_000_000
MOST_PROBLEMS = 100
MOST_DOTS = 1_000_000
"""The dots of each line squared, added up: tomllib needs time and memory by the square of a dotted key's parts."""

Found = Iterator[tuple[str, str]]
"""The key at the top of the file, and the problem with its place."""


def read_toml(path: str | os.PathLike[str]) -> tuple[dict[str, Any] | None, str]:
    """The tables of a TOML file, or what is wrong with it."""
    try:
        if not Path(path).exists():
            return None, "there is no such file"
        if not Path(path).is_file():
            return None, "this is not a file; expected a .toml file"
        with open(path, "rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except (OSError, ValueError) as error:
        return None, f"cannot be read: {getattr(error, 'strerror', None) or 'not a path'}"
    return parse_toml(content)


def parse_toml(content: bytes) -> tuple[dict[str, Any] | None, str]:
    """The same for what stands in the file."""
    if len(content) > LARGEST_FILE:
        return None, f"the file is too large; expected at most {LARGEST_FILE} bytes"
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        return None, f"line {line}: not UTF-8; expected the file to be saved as UTF-8"
    if sum(line.count(".") ** 2 for line in text.split("\n")) > MOST_DOTS:
        return None, "too many dots in a line; expected keys of a few parts"
    try:
        return tomllib.loads(text), ""
    except tomllib.TOMLDecodeError as error:
        what, _, at = str(error).rpartition(" (at ")
        return None, f"{at.rstrip(')')}: not valid TOML: {one_line(what, 200)}"
    except (ValueError, RecursionError):
        return None, "not valid TOML: a number is too long or tables are nested too deeply"


def shape_problems(data: Mapping[str, Any], struct: type) -> tuple[list[str], set[str]]:
    """The wrong keys and types of a file, and the keys at its top that have any."""
    found = list(islice(_file(data, struct), MOST_PROBLEMS))
    return [problem for _, problem in found], {key for key, _ in found}


def one_line(text: str, length: int = 100) -> str:
    """A text from outside, made safe to stand in a message."""
    text = "".join(letter if letter.isprintable() else "?" for letter in text[: length + 1])
    return text if len(text) <= length else text[: length - 1] + "…"


def quoted(text: str) -> str:
    return f'"{one_line(text, 40)}"'


def values(count: int) -> str:
    return "1 value" if count == 1 else f"{count} values"


def closest(word: str, options: Iterable[str]) -> str:
    """`; did you mean "…"?` if one of the options is near."""
    from difflib import get_close_matches

    near = get_close_matches(word[:64], list(options), n=1)
    return f'; did you mean "{near[0]}"?' if near else ""


def entry(table: str, number: int, item: object) -> str:
    """The place of an entry: `[[space]] 7 (poststrasse)`, counted from 1."""
    name = cast("dict[str, object]", item).get("id") if isinstance(item, dict) else getattr(item, "id", None)
    return f"[[{table}]] {number}" + (f" ({one_line(name, 40)})" if isinstance(name, str) else "")


def _file(data: Mapping[str, Any], struct: type) -> Found:
    fields = _fields(struct)
    for key in data:
        if key not in fields:
            yield key, f"{quoted(key)}: unknown key{closest(key, fields)}"
    for key, field in fields.items():
        kind = _bare(field.type)
        if key not in data:
            if field.required:
                yield key, f"{key}: missing; expected {_tables(key) if _has_entries(kind) else _expected(field.type)}"
            continue
        if _has_entries(kind):
            problems = _entries(data[key], cast("inspect.VarTupleType", kind), key)
        else:
            problems = _value(data[key], field.type, "[switches] " if key == "switches" else f"{key}.")
        for problem in problems:
            yield key, problem


@cache
def _fields(struct: type) -> dict[str, inspect.Field]:
    shape = cast("inspect.StructType", inspect.type_info(struct))
    return {field.encode_name: field for field in shape.fields}


def _entries(value: object, shape: inspect.VarTupleType, key: str) -> Iterator[str]:
    """Problems of the tables begun by [[key]]."""
    if not isinstance(value, list):
        yield f"{key}: found {_shown(value)}; expected {_tables(key)}"
        return
    items = cast("list[object]", value)
    if shape.max_length is not None and len(items) > shape.max_length:
        yield f"[[{key}]]: there are {len(items)}; expected at most {shape.max_length}"
        return
    for number, item in enumerate(items, 1):
        yield from _value(item, shape.item_type, entry(key, number, item) + ": ")


def _value(value: object, shape: inspect.Type, place: str) -> Iterator[str]:
    """Problems of a value. The place ends as a key can follow it."""
    here = place.rstrip(".: ")
    shape = _bare(shape)
    if isinstance(shape, inspect.StructType) and isinstance(value, dict):
        yield from _table(cast("dict[str, object]", value), shape, place)
    elif isinstance(shape, inspect.DictType) and isinstance(value, dict):
        for key, item in cast("dict[str, object]", value).items():
            yield from _value(item, shape.value_type, f"{place}{one_line(key, 40)}.")
    elif isinstance(shape, inspect.VarTupleType | inspect.TupleType) and isinstance(value, list):
        yield from _list(cast("list[object]", value), shape, here)
    elif not _fits(value, shape):
        options = shape.values if isinstance(shape, inspect.LiteralType) else ()
        near = closest(value, map(str, options)) if isinstance(value, str) else ""
        yield f"{here}: found {_shown(value)}; expected {_expected(shape)}{near}"


def _table(table: dict[str, object], shape: inspect.StructType, place: str) -> Iterator[str]:
    fields = {field.encode_name: field for field in shape.fields}
    for key in table:
        if key not in fields:
            yield f"{place}{one_line(key, 40)}: unknown key{closest(key, fields)}"
    for key, field in fields.items():
        if key in table:
            yield from _value(table[key], field.type, f"{place}{key}.")
        elif field.required:
            yield f"{place}{key}: missing; expected {_expected(field.type)}"


def _list(items: list[object], shape: inspect.VarTupleType | inspect.TupleType, here: str) -> Iterator[str]:
    if isinstance(shape, inspect.TupleType):
        if len(items) != len(shape.item_types):
            yield f"{here}: {values(len(items))}; expected {len(shape.item_types)}"
            return
        kinds = list(shape.item_types)
    else:
        if shape.max_length is not None and len(items) > shape.max_length:
            yield f"{here}: {values(len(items))}; expected at most {shape.max_length}"
            return
        kinds = [shape.item_type] * len(items)
    for number, (item, kind) in enumerate(zip(items, kinds, strict=True), 1):
        yield from _value(item, kind, f"{here}, item {number}: ")


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


def _tables(key: str) -> str:
    return f"tables that begin with [[{key}]]"


def _expected(shape: inspect.Type) -> str:
    """A type in words."""
    match shape:
        case inspect.Metadata():
            said = _description(shape)
            limit = shape.type.max_length if isinstance(shape.type, inspect.StrType) else None
            longest = f" (at most {limit} letters)" if limit else ""
            return f"{said}{longest}" if said else _expected(shape.type)
        case inspect.UnionType():
            kinds = [kind for kind in shape.types if not isinstance(kind, inspect.NoneType)]
            return " or ".join(_expected(kind) for kind in kinds)
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType():
            return "a whole number" + (f" from {shape.ge} to {shape.le}" if shape.ge is not None else "")
        case inspect.StrType():
            return "a text" + (f" of at most {shape.max_length} letters" if shape.max_length else "")
        case inspect.LiteralType():
            return ("one of " if len(shape.values) > 1 else "") + ", ".join(f'"{value}"' for value in shape.values)
        case inspect.StructType():
            return "a table with " + ", ".join(field.encode_name for field in shape.fields if field.required)
        case inspect.VarTupleType():
            return f"a list, each item {_expected(shape.item_type)}"
        case inspect.TupleType():
            return f"a list of {len(shape.item_types)} values"
        case _:
            return "a table"


def _description(shape: Any) -> str | None:
    extra: dict[str, str] | None = shape.extra_json_schema
    return (extra or {}).get("description")


def _shown(value: object) -> str:
    """A value as it stands in the file, as far as a message can show it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**15 else "a huge number"
    if isinstance(value, str):
        return quoted(value) if value else "an empty text"
    if isinstance(value, float):
        return str(value)
    return "a table" if isinstance(value, dict) else "a list" if isinstance(value, list) else "a date or time"
