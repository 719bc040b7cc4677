"""Records declared once, used twice.

A record is a class whose annotations name a type and a shape: `cash: Annotated[list[int], "i4", SEATS]`. Interpreted
rules work on instances (plain slots and lists of ints); compiled rules on NumPy records with the same names, made
from the same rows (see `compiled`).
"""

from typing import Annotated, Any, TypeVar, get_type_hints

T = TypeVar("T")

Row = tuple[str, str, tuple[int, ...]]  # name, NumPy type, shape

Int = Annotated[int, "i4"]
Index = Annotated[int, "u4"]  # never negative: compiled code skips the wrap-around check


def rows(kind: type[Any]) -> tuple[Row, ...]:
    """The fields of a record class in the order of their declaration."""
    return kind.LAYOUT


def _starter(layout: tuple[Row, ...]) -> Any:
    """The method `__init__`, written out field by field because that takes a third of the time of a loop over names."""
    blanks = ("0", "[0] * {0}", "[[0] * {1} for _ in range({0})]")
    fields = [f" self.{name} = {blanks[len(shape)].format(*shape)}" for name, _, shape in layout]
    made: dict[str, Any] = {}
    exec("\n".join(["def init(self):", *fields]), made)
    return made["init"]


def _copier(layout: tuple[Row, ...]) -> Any:
    """The method `copy`, written out for the same reason."""
    copies = ("self.{0}", "self.{0}[:]", "[row[:] for row in self.{0}]")
    fields = [f" twin.{name} = {copies[len(shape)].format(name)}" for name, _, shape in layout]
    source = "\n".join(["def copy(self):", " twin = object.__new__(type(self))", *fields, " return twin"])
    made: dict[str, Any] = {}
    exec(source, made)
    return made["copy"]


def record(kind: type[T]) -> type[T]:
    """Class decorator: slots, zeros to start with, `copy` and `flat`."""
    hints = get_type_hints(kind, include_extras=True)
    layout = tuple((name, hint.__metadata__[0], tuple(hint.__metadata__[1:])) for name, hint in hints.items())

    def flat(self: Any) -> list[int]:
        numbers: list[int] = []
        for name, _, shape in layout:
            value = getattr(self, name)
            if not shape:
                numbers.append(value)
            elif len(shape) == 1:
                numbers.extend(value)
            else:
                for row in value:
                    numbers.extend(row)
        return numbers

    body = {
        "__slots__": tuple(hints),
        "__init__": _starter(layout),
        "__doc__": kind.__doc__,
        "__module__": kind.__module__,
        "__annotations__": kind.__annotations__,
        "LAYOUT": layout,
        "copy": _copier(layout),
        "flat": flat,
    }
    made: Any = type(kind.__name__, (), body)
    return made
