"""Plain text in columns and paragraphs, and numbers as people write them."""

import os
import re
import sys
import textwrap
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

WITHOUT_TERMINAL: Final = 100
SIGN_AND_AMOUNT: Final = re.compile(r"(?<!\S)(\S{1,2}) (?=\d)")


def width() -> int:
    """The columns of the terminal, also where the output goes through a pager; 100 without a terminal."""
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            return max(40, min(os.get_terminal_size(stream.fileno()).columns, 120))
    return WITHOUT_TERMINAL


def table(rows: Sequence[Sequence[str]], right: frozenset[int] = frozenset()) -> list[str]:
    """Rows as lines with aligned columns; the columns in `right` are set flush right.

    >>> table([["a", "10"], ["bcd", "5"]], frozenset({1}))
    ['a    10', 'bcd   5']
    """
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))] if rows else []
    lines: list[str] = []
    for row in rows:
        cells = [cell.rjust(widths[i]) if i in right else cell.ljust(widths[i]) for i, cell in enumerate(row)]
        lines.append("  ".join(cells).rstrip())
    return lines


def paragraph(text: str, indent: str = "", hang: str | None = None) -> str:
    """A text broken at the width of the terminal."""
    rest = indent if hang is None else hang
    wrap = textwrap.TextWrapper(width(), initial_indent=indent, subsequent_indent=rest, break_long_words=False)
    wrap.break_on_hyphens = False
    return wrap.fill(SIGN_AND_AMOUNT.sub("\\1\N{NO-BREAK SPACE}", text)).replace("\N{NO-BREAK SPACE}", " ")


def heading(text: str) -> str:
    return f"\n{text}\n{'-' * len(text)}"


def number(value: float | None, digits: int, lang: str) -> str:
    """
    >>> number(1234.5, 1, "de"), number(1234.5, 0, "en"), number(None, 0, "en")
    ('1.234,5', '1,234', '–')
    """
    if value is None:
        return "–"
    text = f"{value:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if lang == "de" else text


def percent(share: float | None, lang: str, digits: int = 1) -> str:
    return "–" if share is None else f"{number(share * 100, digits, lang)} %"
