"""Packages that only some tasks need."""

from importlib import import_module
from typing import Any, Final

EXTRAS: Final = {
    "numba": "fast",
    "numpy": "fast",
    "pandas": "data",
    "pyarrow": "data",
    "matplotlib": "plots",
    "asyncpg": "postgres",
}


class MissingPackageError(ImportError):
    """A package that is not installed; says in one line how to get it."""


def need(module: str) -> Any:
    """A module of a package that may be missing."""
    package = module.partition(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != package:
            raise
        text = f"{package} is not installed; to install it: pip install 'pasch[{EXTRAS[package]}]'"
        raise MissingPackageError(text, name=package) from None
