"""The one module that knows Numba: the rules, compiled.

The rules are plain functions over plain records. Here the same functions are registered for Numba, the records become
NumPy records with the same fields, and entry points are compiled and kept in the user's cache folder, in a place named
by a hash of all kernel sources (Numba itself does not notice a changed callee).
"""

import gc
import hashlib
import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, cast

import numpy as np

from pasch.rules import (
    agenda,
    auction,
    bankruptcy,
    building,
    bus,
    cards,
    check,
    choose,
    debt,
    ending,
    evening,
    jail,
    landing,
    legal,
    mortgage,
    movement,
    ownership,
    places,
    play,
    rent,
    setup,
    shortage,
    speed_die,
    state,
    trade,
    turn,
)
from pasch.rules.layout import rows

KERNEL: tuple[ModuleType, ...] = (
    agenda, auction, bankruptcy, building, bus, cards, check, choose, debt, ending, evening, jail, landing, legal,
    mortgage, movement, ownership, places, play, rent, setup, shortage, speed_die, state, trade, turn,
)  # fmt: skip

RULE: dict[str, Any] = {"error_model": "numpy", "_nrt": False, "no_cfunc_wrapper": True}
HOT = frozenset(
    {
        "advance", "bears_rent", "begins_round", "buy", "collect_salary", "count_deed",
        "emit", "give_dice", "hand_over", "land", "land_on_property", "next_for_mr", "next_seat",
        "next_turn", "open_claim", "owns_group", "passes", "perform", "play_bonus", "pop", "push", "roll", "run",
        "settle", "street_rent", "three_dice", "throw_to_move",
        "add_group", "add_plans", "common_gain", "completes", "interest_due", "next_place", "prepare", "rent_at",
        "reserve", "shake_hands", "strength_by", "worth",
    }
)  # fmt: skip
"""Functions on the way of every turn, and what shrewd players ask over and over: put inline. More of the latter was
slower."""


def dtype(kind: type[Any]) -> np.dtype[Any]:
    """The NumPy record of a record class, without padding."""
    fields: Any = [(name, code, shape) if shape else (name, code) for name, code, shape in rows(kind)]
    made = np.dtype(fields, align=True)
    if made.itemsize != np.dtype(fields).itemsize:
        raise AssertionError(f"{kind.__name__} has padding: order its fields by size")
    return made


def blank(kind: type[Any], count: int = 1) -> np.ndarray[Any, Any]:
    """Zeroed records, with a page of their own so that threads do not write to each other's cache lines."""
    made = dtype(kind)
    return np.zeros(count + 4096 // made.itemsize + 1, made)[:count]


def pack(thing: Any) -> np.ndarray[Any, Any]:
    """A record object as an array of one NumPy record."""
    kind = cast("type[Any]", type(thing))
    array = blank(kind)
    for name, _, _ in rows(kind):
        array[name][0] = getattr(thing, name)
    return array


def unpack(record: Any, kind: type[Any]) -> Any:
    """A NumPy record as a record object."""
    thing = kind()
    for name, _, shape in rows(kind):
        value = record[name]
        setattr(thing, name, value.tolist() if shape else int(value))
    return thing


@cache
def _fingerprint(modules: tuple[ModuleType, ...]) -> str:
    """A hash of all rules and of the modules that are compiled with them."""
    digest = hashlib.sha256(sys.version.encode())
    paths = {*Path(__file__).parent.glob("*.py"), *(Path(str(module.__file__)) for module in modules)}
    for path in sorted(paths):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(modules: tuple[ModuleType, ...] = ()) -> Path:
    """Where compiled rules are kept; `PASCH_CACHE` overrides the user's cache folder."""
    if "PASCH_CACHE" in os.environ:
        return Path(os.environ["PASCH_CACHE"]) / _fingerprint(modules)
    base = os.environ.get("XDG_CACHE_HOME") or (os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    return Path(base or Path.home() / ".cache") / "pasch" / _fingerprint(modules)


@cache
def register(module: ModuleType) -> None:
    """Let compiled code call the functions of a module."""
    for name, function in vars(module).items():
        if isinstance(function, FunctionType) and function.__module__ == module.__name__:
            _register(function, RULE | {"forceinline": True} if name in HOT else RULE)


def _register(function: FunctionType, options: dict[str, Any]) -> None:
    """Like `numba.extending.register_jitable`, but whole numbers of every width arrive as int64: one compilation
    for each function instead of one for each mixture of field types, which halves the time to compile."""
    from numba import types

    templates: Any = import_module("numba.core.typing.templates")

    def same(*_: Any) -> Any:
        return function

    template: Any = templates.make_overload_template(function, same, options, strict=False, inline="never")

    known: dict[Any, Any] = {}

    class Widened(template):
        def generic(self, args: Any, kws: Any) -> Any:
            wide = tuple(types.int64 if isinstance(arg, types.Integer) else arg for arg in args)
            overloaded: Any = super()
            return overloaded.generic(wide, kws)

        def _get_impl(self, args: Any, kws: Any) -> Any:
            if args not in known:  # whatever the caller's own compiler flags are
                overloaded: Any = super()
                known[args] = overloaded._get_impl(args, kws)
            return known[args]

    templates.infer(Widened)
    templates.infer_global(function, types.Function(Widened))


def entry(function: Callable[..., Any], *modules: ModuleType) -> Callable[..., Any]:
    """An entry point over arrays of records, compiled on its first call; says so when that takes a while."""
    import numba

    folder = cache_folder(modules)
    folder.mkdir(parents=True, exist_ok=True)
    numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
    for module in (*KERNEL, *modules):  # they stay callable as they are
        register(module)
    compiled = numba.njit(nogil=True, cache=True, error_model="numpy")(function)

    def call(*args: Any) -> Any:
        if compiled.signatures:
            return compiled(*args)
        return _first_call(compiled, args, folder)

    return call


def _first_call(compiled: Any, args: tuple[Any, ...], folder: Path) -> Any:
    """Compile under a lock, so that processes started together do the work once."""
    with _Lock(folder / "lock"):
        cold = not any(folder.rglob("*.nbc"))
        if cold:
            print("Compiling the rules; this takes about a minute, once …", file=sys.stderr, flush=True)
        collecting = gc.isenabled()
        gc.disable()
        try:
            with _CtrlC(), _PlainIndices():
                return compiled(*args)
        finally:
            if collecting:
                gc.enable()


class _PlainIndices:
    """While the rules are compiled, no index is taken to count from the end: none of theirs does."""

    def __enter__(self) -> None:
        self.arrays: Any = import_module("numba.np.arrayobj")
        self.before = self.arrays.fix_integer_index
        self.arrays.fix_integer_index = self._take

    @staticmethod
    def _take(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
        from numba import types

        return context.cast(builder, index, kind, types.intp if kind.signed else types.uintp)

    def __exit__(self, *_: object) -> None:
        self.arrays.fix_integer_index = self.before


class _CtrlC:
    """Ctrl-C while compiling stays Ctrl-C: the compiler's callbacks would swallow it and fail with something else."""

    def __enter__(self) -> None:
        self.pressed = False
        self.hook = sys.unraisablehook
        self.before: Any = None
        if threading.current_thread() is threading.main_thread():
            self.before = signal.signal(signal.SIGINT, self._press)
            sys.unraisablehook = self._swallowed

    def _press(self, *_: object) -> None:
        self.pressed = True
        raise KeyboardInterrupt

    def _swallowed(self, what: Any) -> None:
        if what.exc_type is not KeyboardInterrupt:
            self.hook(what)

    def __exit__(self, *_: object) -> None:
        if self.before is not None:
            signal.signal(signal.SIGINT, self.before)
            sys.unraisablehook = self.hook
        if self.pressed:
            raise KeyboardInterrupt


class _Lock:
    """A lock file other processes wait for. The system frees it with the process that holds it, however that ends."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def __enter__(self) -> None:
        self.file = self.path.open("ab")
        if sys.platform == "win32":
            msvcrt = import_module("msvcrt")
            while True:
                with suppress(OSError):  # after ten seconds of waiting
                    msvcrt.locking(self.file.fileno(), msvcrt.LK_LOCK, 1)
                    return
        fcntl = import_module("fcntl")
        with suppress(OSError):  # file systems without locks: the work may be done twice
            fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        self.file.close()
