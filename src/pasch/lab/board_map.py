"""A board drawn as a ring of spaces, coloured by how often they are landed on."""

import textwrap
from typing import Any, Final, NamedTuple

DEEP: Final = 1.7
"""How deep a space is, where it is 1 wide; corners are squares."""
STRIP: Final = 0.2
LIGHT: Final = (255, 247, 236)
MIDDLE: Final = (245, 130, 50)
DARK: Final = (115, 10, 30)


class Cell(NamedTuple):
    """A space on the paper; `side` 0 bottom, 1 left, 2 top, 3 right, -1 for corners."""

    x: float
    y: float
    width: float
    height: float
    side: int


def cells(spaces: int) -> list[Cell]:
    """The places of all spaces: GO bottom right, then clockwise.

    >>> cells(40)[0], cells(52)[13].x
    (Cell(x=10.7, y=0, width=1.7, height=1.7, side=-1), 0)
    """
    side = spaces // 4
    far = side - 1 + DEEP
    corners = ((far, 0), (0, 0), (0, far), (far, far))
    made: list[Cell] = []
    for number in range(spaces):
        edge, step = divmod(number, side)
        if step == 0:
            made.append(Cell(corners[edge][0], corners[edge][1], DEEP, DEEP, -1))
        elif edge == 0:
            made.append(Cell(far - step, 0, 1, DEEP, 0))
        elif edge == 1:
            made.append(Cell(0, DEEP + step - 1, DEEP, 1, 1))
        elif edge == 2:
            made.append(Cell(DEEP + step - 1, far, 1, DEEP, 2))
        else:
            made.append(Cell(far, far - step, DEEP, 1, 3))
    return made


def heat(share: float) -> str:
    """A colour from light to dark for 0 to 1.

    >>> heat(0.0), heat(1.0)
    ('#fff7ec', '#730a1e')
    """
    low, high, part = (LIGHT, MIDDLE, share * 2) if share < 0.5 else (MIDDLE, DARK, share * 2 - 1)
    return "#" + "".join(f"{round(a + (b - a) * part):02x}" for a, b in zip(low, high, strict=True))


def draw_board(
    figure: Any, axes: Any, rows: list[dict[str, Any]], colors: dict[str, str], texts: tuple[str, str, str], lang: str
) -> None:
    """All spaces with name and share, and in the middle the title, what the colours mean, and the source.

    The scale ends with the most visited space beside the jail, which would leave all others pale.
    """
    places = cells(len(rows))
    size = places[0].x + DEEP
    unit = figure.get_size_inches()[0] * 0.96 * 72 / size  # points for a unit of the board
    shares = [row["share"] or 0.0 for row in rows]
    low, high = min(shares), max(share for row, share in zip(rows, shares, strict=True) if row["kind"] != "jail")
    for row, cell, share in zip(rows, places, shares, strict=True):
        part = min(1.0, (share - low) / (high - low)) if high > low else 0.0
        _draw_cell(axes, cell, part, colors.get(row["group"], ""))
        _write_cell(axes, cell, row[f"name_{lang}"], _percent(share, lang), "white" if part > 0.62 else "#222222", unit)
    axes.set_xlim(-0.05, size + 0.05)
    axes.set_ylim(-0.05, size + 0.05)
    axes.set_aspect("equal")
    axes.axis("off")
    _write_middle(axes, size, texts, (_percent(low, lang), f"≥ {_percent(high, lang)}"))


def _percent(share: float, lang: str) -> str:
    return f"{share * 100:.2f} %".replace(".", "," if lang == "de" else ".")


def _box(axes: Any, x: float, y: float, width: float, height: float, color: str) -> None:
    axes.fill([x, x + width, x + width, x], [y, y, y + height, y + height], facecolor=color, edgecolor="white", lw=1.2)


def _draw_cell(axes: Any, cell: Cell, part: float, group: str) -> None:
    _box(axes, cell.x, cell.y, cell.width, cell.height, heat(part))
    if group and cell.side == 0:
        _box(axes, cell.x, cell.y + DEEP - STRIP, 1, STRIP, group)
    elif group and cell.side == 1:
        _box(axes, cell.x + DEEP - STRIP, cell.y, STRIP, 1, group)
    elif group and cell.side == 2:
        _box(axes, cell.x, cell.y, 1, STRIP, group)
    elif group:
        _box(axes, cell.x, cell.y, STRIP, 1, group)


def _write_cell(axes: Any, cell: Cell, name: str, share: str, color: str, unit: float) -> None:
    """The name along the depth of the space, the share beside it."""
    x, y = cell.x + cell.width / 2, cell.y + cell.height / 2
    lines = _lines(name, 16 if cell.side == -1 else 13)
    room = (DEEP - STRIP - 0.2) * unit
    size = min(unit * 0.15, room / (0.56 * max(len(line) for line in lines)))
    label = "\n".join(lines)
    centered = {"ha": "center", "va": "center", "color": color}
    bold = {"fontsize": min(unit * 0.18, 11), "fontweight": "bold", **centered}
    inward = {0: -STRIP / 2, 1: -STRIP / 2, 2: STRIP / 2, 3: STRIP / 2}.get(cell.side, 0.0)
    if cell.side in (0, 2):
        axes.text(x - 0.16, y + inward, label, rotation=90, fontsize=size, linespacing=1.0, **centered)
        axes.text(x + 0.3, y + inward, share, rotation=90, **bold)
    elif cell.side in (1, 3):
        axes.text(x + inward, y + 0.16, label, fontsize=size, linespacing=1.0, **centered)
        axes.text(x + inward, y - 0.3, share, **bold)
    else:
        axes.text(x, y + 0.2, label, fontsize=size, linespacing=1.0, **centered)
        axes.text(x, y - 0.5, share, **bold)


def _lines(name: str, narrow: int) -> list[str]:
    """A name on two lines at most, as narrow as that allows.

    >>> _lines("Im Gefängnis / Nur zu Besuch", 16)
    ['Im Gefängnis /', 'Nur zu Besuch']
    """
    for width in range(narrow, len(name)):
        lines = textwrap.wrap(name, width, break_long_words=False)
        if len(lines) <= 2:
            return lines
    return [name]


def _write_middle(axes: Any, size: float, texts: tuple[str, str, str], ends: tuple[str, str]) -> None:
    middle = size / 2
    title, about, source = texts
    axes.text(middle, middle + 1.1, title, fontsize=20, fontweight="bold", ha="center", va="center", color="#222222")
    axes.text(middle, middle + 0.5, about, fontsize=10, ha="center", va="center", color="#555555")
    steps = 60
    length = size * 0.32
    for step in range(steps):
        x = middle - length / 2 + length * step / steps
        axes.fill_between(
            [x, x + length / steps * 1.05], middle - 0.45, middle - 0.15, color=heat(step / (steps - 1)), lw=0
        )
    for at, end in ((-1, ends[0]), (1, ends[1])):
        axes.text(middle + at * length / 2, middle - 0.75, end, fontsize=9, ha="center", va="center", color="#222222")
    parts = source.replace(" ", "\N{NO-BREAK SPACE}").replace("\N{NO-BREAK SPACE}·\N{NO-BREAK SPACE}", " · ")
    wrapped = "\n".join(line.strip(" ·") for line in textwrap.wrap(parts, 70))
    axes.text(middle, middle - 1.5, wrapped, fontsize=7, ha="center", va="center", color="#8a8a8a", linespacing=1.5)
