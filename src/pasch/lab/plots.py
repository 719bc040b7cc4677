"""Pictures of a simulation, as SVG and PNG: landings on the board, returns, lengths, cash over time."""

import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from pasch.lab.board_map import draw_board
from pasch.lab.extras import need

if TYPE_CHECKING:
    from pasch.lab.simulation import Simulation

INK: Final = "#222222"
FAINT: Final = "#8a8a8a"
GRID: Final = "#e6e6e6"
BAR: Final = "#4a6fa5"
SEAT_COLORS: Final = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#6A3D9A", "#7F7F7F")
BARS: Final = 60
WORDS: Final = {
    "board": ("Wo Züge enden", "Where moves end"),
    "board-about": (
        "Anteil aller Ankünfte; wer ins Gefängnis muss, zählt dort mit",
        "Share of all arrivals; being sent to jail counts there",
    ),
    "returns": ("Rendite der Gruppen", "Returns by group"),
    "returns-about": ("Miete je Geldeinheit für Kauf und Gebäude", "Rent for each unit spent on deeds and buildings"),
    "lengths": ("Wie lange Partien dauern", "How long games last"),
    "rounds": ("Runden", "Rounds"),
    "share": ("Anteil der Partien, {step} je Balken", "Share of games, {step} for each bar"),
    "step": ("{rounds} Runden", "{rounds} rounds"),
    "step-one": ("eine Runde", "one round"),
    "round": ("Runde", "Round"),
    "median": ("Median {rounds}", "median {rounds}"),
    "tail": ("längere Partien: {share}", "longer games: {share}"),
    "cash": ("Bargeld im Lauf der Partie", "Cash over time"),
    "cash-about": (
        "Mittel derer, die noch im Spiel sind, in {currency}",
        "Mean of those still in the game, in {currency}",
    ),
    "games": ("Partien: {games}", "games: {games}"),
}
STYLE: Final[dict[str, Any]] = {
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": FAINT,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": INK,
    "ytick.color": INK,
    "svg.fonttype": "path",
    "svg.hashsalt": "pasch",
    "text.parse_math": False,
}


def word(key: str, lang: str, **blanks: object) -> str:
    return WORDS[key][0 if lang == "de" else 1].format(**blanks)


def number(value: float, digits: int, lang: str) -> str:
    text = f"{value:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if lang == "de" else text


class _Marks:
    """Numbers beside an axis."""

    def __init__(self, lang: str, unit: str = "") -> None:
        self.lang = lang
        self.unit = unit

    def __call__(self, value: float, _: int) -> str:
        return number(value, 0 if value == int(value) else 1, self.lang) + self.unit


def draw_all(simulation: "Simulation", folder: Path, lang: str) -> list[Path]:
    """Every picture in both formats; the files written."""
    matplotlib = need("matplotlib")
    figures: Any = need("matplotlib.figure")
    pictures: dict[str, tuple[tuple[float, float], Callable[..., None]]] = {
        "board": ((10, 10), _board),
        "returns": ((8, 5), _returns),
        "lengths": ((8, 4.5), _lengths),
        "cash": ((8, 4.5), _cash),
    }
    written: list[Path] = []
    with matplotlib.rc_context(STYLE):
        for name, (size, draw) in pictures.items():
            figure = figures.Figure(figsize=size, facecolor="white")
            draw(figure, simulation, lang)
            for ending in ("svg", "png"):
                path = folder / f"{name}.{ending}"
                metadata = {"Date": None} if ending == "svg" else None
                figure.savefig(path, dpi=150, metadata=metadata)
                written.append(path)
    return written


def source(simulation: "Simulation", lang: str) -> str:
    """What was played, for the foot of every picture."""
    about = simulation.about()
    games = word("games", lang, games=number(about["games"], 0, lang))
    changed = simulation.series.table.changed_options().items()
    chosen = [f"{key}={str(value).lower()}" for key, value in changed]
    parts = [f"{about['edition']} {about['digest']}", *about["variants"], *chosen, ", ".join(about["bots"]), games]
    return " · ".join([*parts, f"seed {about['seed']}", f"pasch {about['engine']}"])


def _axes(figure: Any, simulation: "Simulation", lang: str, title: str, subtitle: str) -> Any:
    """An axes below a title, with the source at the foot."""
    width, height = figure.get_size_inches()
    axes = figure.add_axes((0.9 / width, 0.95 / height, 1 - 1.3 / width, 1 - 1.95 / height))
    figure.text(0.35 / width, 1 - 0.38 / height, title, fontsize=15, fontweight="bold", va="center")
    figure.text(0.35 / width, 1 - 0.68 / height, subtitle, fontsize=10, color="#555555", va="center")
    foot = "\n".join(textwrap.wrap(source(simulation, lang), 135))
    figure.text(0.35 / width, 0.12 / height, foot, fontsize=7, color=FAINT, va="bottom")
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    return axes


def _board(figure: Any, simulation: "Simulation", lang: str) -> None:
    axes = figure.add_axes((0.02, 0.02, 0.96, 0.96))
    colors = {group.id: group.color for group in simulation.series.table.edition.groups}
    texts = (word("board", lang), word("board-about", lang), source(simulation, lang))
    draw_board(figure, axes, simulation.table("spaces"), colors, texts, lang)


def _returns(figure: Any, simulation: "Simulation", lang: str) -> None:
    rows = [row for row in simulation.table("groups") if row["return"] is not None][::-1]
    axes = _axes(figure, simulation, lang, word("returns", lang), word("returns-about", lang))
    width, height = figure.get_size_inches()
    names = [row[f"name_{lang}"] for row in rows]
    left = 0.5 + 0.085 * max((len(name) for name in names), default=0)
    axes.set_position((left / width, 0.6 / height, 1 - (left + 0.6) / width, 1 - 1.6 / height))
    values = [row["return"] for row in rows]
    axes.barh(range(len(rows)), values, color=[row["color"] for row in rows], height=0.7, edgecolor=INK, linewidth=0.4)
    axes.set_yticks(range(len(rows)), names)
    axes.set_xlim(0, (max(values, default=0) or 1) * 1.08)
    axes.spines[["bottom", "left"]].set_visible(False)
    axes.set_xticks([])
    for at, value in enumerate(values):
        axes.annotate(number(value, 2, lang), (value, at), (5, 0), textcoords="offset points", va="center")


def _lengths(figure: Any, simulation: "Simulation", lang: str) -> None:
    """A histogram that ends where 99 % of the games do; what lies beyond is said in words."""
    rounds, games = simulation.sums.rounds, max(1, simulation.games)
    last = _edge(simulation)
    step = max(1, -(-(last + 1) // BARS))
    bars = [0] * (last // step + 1)
    for length, count in rounds.counts.items():
        if length <= last:
            bars[length // step] += count
    axes = _axes(figure, simulation, lang, word("lengths", lang), word("share", lang, step=_step(step, lang)))
    heights = [bar / games * 100 for bar in bars]
    axes.bar([at * step for at in range(len(bars))], heights, step * 0.92, align="edge", color=BAR)
    axes.grid(axis="y", color=GRID)
    axes.spines[["left"]].set_visible(False)
    axes.yaxis.set_major_formatter(_Marks(lang, " %"))
    axes.set_xlabel(word("rounds", lang))
    axes.set_xlim(0, len(bars) * step)
    axes.set_ylim(0, max(heights) * 1.15)
    paper = {"facecolor": "white", "edgecolor": "white", "pad": 2}
    place: dict[str, Any] = {"xycoords": ("data", "axes fraction"), "textcoords": "offset points", "va": "top"}
    median = rounds.quantile(50) or 0
    if median <= last:
        axes.axvline(median, color=INK, linewidth=1)
        axes.annotate(word("median", lang, rounds=median), (median, 1), (6, -2), bbox=paper, **place)
    beyond = games - sum(bars)
    if beyond:
        text = word("tail", lang, share=f"{number(beyond / games * 100, 1, lang)} %")
        axes.annotate(text, (len(bars) * step, 1), (-2, -2), bbox=paper, ha="right", color="#555555", **place)


def _step(rounds: int, lang: str) -> str:
    return word("step", lang, rounds=rounds) if rounds > 1 else word("step-one", lang)


def _edge(simulation: "Simulation") -> int:
    """Where the picture of lengths ends: games cut short would only stretch it."""
    rounds = simulation.sums.rounds
    ended = min(99, int(100 * simulation.sums.ended / max(1, simulation.games)) - 1)
    return max(10, rounds.quantile(max(50, ended)) or 0)


def _cash(figure: Any, simulation: "Simulation", lang: str) -> None:
    """A line a seat, as long as a tenth of the games still has that player in."""
    currency = simulation.series.table.edition.switch("currency")
    axes = _axes(figure, simulation, lang, word("cash", lang), word("cash-about", lang, currency=currency))
    lines: dict[str, tuple[list[int], list[float]]] = {}
    labels: dict[str, str] = {}
    for row in simulation.table("cash"):
        if row["games"] * 10 >= simulation.games:
            rounds, cash = lines.setdefault(row["seat"], ([], []))
            rounds.append(row["round"])
            cash.append(row["cash"])
            labels[row["seat"]] = f"{row['seat']} {row['bot']}"
    for color, (seat, (rounds, cash)) in zip(SEAT_COLORS, lines.items(), strict=False):
        axes.plot(rounds, cash, color=color, linewidth=1.8, label=labels[seat])
    axes.grid(axis="y", color=GRID)
    axes.spines[["left"]].set_visible(False)
    axes.yaxis.set_major_formatter(_Marks(lang))
    axes.set_xlabel(word("round", lang))
    axes.set_xlim(1, max(2, *(rounds[-1] for rounds, _ in lines.values())))
    axes.set_ylim(0, max((max(cash) for _, cash in lines.values()), default=1) * 1.3)
    small = len(lines) > 4
    columns = 3 if small else 2
    axes.legend(
        loc="upper left", ncols=columns, fontsize=8 if small else 10, framealpha=1, edgecolor="white", borderpad=0
    )
