"""A simulation as people read it in a terminal."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from pasch.bots.hosted import is_hosted
from pasch.cli.columns import heading, number, paragraph, percent, table
from pasch.cli.words import word
from pasch.lab.simulation import Simulation

Row = dict[str, Any]

CASH_ROUNDS: Final = (1, 5, 10, 20, 30, 40, 60, 80, 100)


def sheet(simulation: Simulation, lang: str) -> Iterator[str]:
    """The lines of `pasch simulate`."""
    found = simulation.summary()
    yield from _head(simulation, found, lang)
    for title, lines in (
        ("sim-length", _lengths(found, lang)),
        ("sim-wins", _wins(found, lang)),
        ("sim-groups", _groups(found, lang)),
        ("sim-board", _board(found, lang)),
        ("sim-cash", _cash(found, lang)),
        ("sim-bankruptcies", _bankruptcies(found, lang)),
        ("sim-per-game", _per_game(found, lang)),
    ):
        yield heading(word(title, lang, currency=simulation.series.table.edition.switch("currency")))
        yield from lines


def _head(simulation: Simulation, found: Row, lang: str) -> Iterator[str]:
    edition, settings = simulation.series.table.edition, simulation.series.table
    name = edition.name.de if lang == "de" else edition.name.en
    yield f"{name} ({edition.id} {edition.digest}), pasch {found['engine']}, seed {found['seed']}"
    bots = ", ".join(f"{row['seat']}\N{NO-BREAK SPACE}{row['bot']}" for row in found["seats"] if row["by"] == "seat")
    yield paragraph(f"{word('sim-bots', lang)}: {bots}", hang="  ")
    chosen = [*settings.variants, *(f"{key}={_said(value)}" for key, value in settings.changed_options().items())]
    if chosen:
        yield f"{word('sim-options', lang)}: {', '.join(chosen)}"
    games, wanted = number(found["games"], 0, lang), number(found["games_wanted"], 0, lang)
    played = games if games == wanted else word("sim-of", lang, games=games, wanted=wanted)
    endings = found["endings"]
    line = word(
        "sim-endings",
        lang,
        games=played,
        ended=percent(endings["share_by_rules"], lang, 2),
        cut=percent(endings["share_by_round_limit"], lang, 2),
        rounds=number(found["most_rounds"], 0, lang),
    )
    yield paragraph(line, hang="  ")
    if endings["tied"]:
        yield word("sim-tied", lang, games=number(endings["tied"], 0, lang))
    if endings["by_fault"]:
        yield _broken_off(simulation, number(endings["by_fault"], 0, lang), lang)


def _broken_off(simulation: Simulation, games: str, lang: str) -> str:
    """Our bots never do this; those of others may go on in one turn for ever."""
    if any(is_hosted(code) for code in simulation.series.bots):
        return word("stalled", lang, count=games)
    return word("sim-faults", lang, games=games)


def _said(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _titles(lang: str, *keys: str) -> list[str]:
    return [word(key, lang) if key else "" for key in keys]


def _right(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """A table with all but the first columns flush right."""
    return table(rows, frozenset(range(left, len(rows[0]))))


def _lengths(found: Row, lang: str) -> list[str]:
    rows = [_titles(lang, "", "sim-mean", "sim-median", "sim-q5", "sim-q95", "sim-longest")]
    for key in ("rounds", "turns"):
        cells = [number(found[key]["mean"], 1, lang)]
        cells += [number(found[key][part], 0, lang) for part in ("median", "percent_5", "percent_95", "longest")]
        rows.append([word(f"sim-{key}", lang), *cells])
    return _right(rows)


def _wins(found: Row, lang: str) -> list[str]:
    """By seat on the left, by order of play on the right."""
    halves = [[row for row in found["seats"] if row["by"] == by] for by in ("seat", "order")]
    rows = [_titles(lang, "sim-seat", "sim-share", "sim-interval", "sim-order", "sim-share", "sim-interval")]
    for seat, order in zip(*halves, strict=True):
        rows.append([f"{seat['seat']} {seat['bot']}", *_share(seat, lang), f"{order['seat']}.", *_share(order, lang)])
    widest = max(len(row[2]) for row in rows)
    rows = [[*row[:2], row[2].rjust(widest) + "    ", *row[3:]] for row in rows]
    return table(rows, frozenset({1, 4, 5}))


def _share(row: Row, lang: str) -> list[str]:
    digits = 2 if row["games"] >= 100_000 else 1
    low, high = number(row["low"] * 100, digits, lang), number(row["high"] * 100, digits, lang)
    return [percent(row["share"], lang, digits), f"{low}–{high} %"]


def _money_cells(row: Row, games: int, lang: str) -> list[str]:
    return [
        number(row["rent"] / games, 0, lang),
        number(row["spent"] / games, 0, lang),
        number(row["built"] / games, 0, lang),
        number(row["return"], 2, lang),
        number(row["rent_per_visit"], 0, lang),
    ]


def _groups(found: Row, lang: str) -> list[str]:
    rows = [_titles(lang, "group", "sim-rent", "sim-spent", "sim-built", "sim-return", "sim-per-visit")]
    for row in found["groups"]:
        rows.append([row[f"name_{lang}"], *_money_cells(row, found["games"], lang)])
    return _right(rows)


def _board(found: Row, lang: str) -> list[str]:
    """Every space with its share of landings; deeds with their money."""
    deeds = {row["number"]: row for row in found["deeds"]}
    rows = [_titles(lang, "space", "sim-landed", "sim-rent", "sim-spent", "sim-built", "sim-return", "sim-per-visit")]
    for row in found["spaces"]:
        deed = deeds.get(row["number"])
        cells = _money_cells(deed, found["games"], lang) if deed else [""] * 5
        rows.append([row[f"name_{lang}"], percent(row["share"], lang, 2), *cells])
    return _right(rows)


def _cash(found: Row, lang: str) -> list[str]:
    cash = {(row["seat"], row["round"]): row["cash"] for row in found["cash"]}
    rounds = [at for at in CASH_ROUNDS if any(key[1] == at for key in cash)]
    rows = [[word("sim-round", lang), *(number(at, 0, lang) for at in rounds)]]
    for row in found["seats"]:
        if row["by"] == "seat":
            cells = [number(cash.get((row["seat"], at)), 0, lang) for at in rounds]
            rows.append([f"{row['seat']} {row['bot']}", *cells])
    return _right(rows)


def _bankruptcies(found: Row, lang: str) -> list[str]:
    rows = [_titles(lang, "sim-cause", "sim-creditor", "sim-count", "sim-share")]
    for row in found["bankruptcies"]:
        names = [word(f"cause-{row['cause']}", lang), word(f"creditor-{row['creditor']}", lang)]
        rows.append([*names, number(row["count"], 0, lang), percent(row["share"], lang)])
    return _right(rows, 2)


def _per_game(found: Row, lang: str) -> list[str]:
    parts = [
        f"{word(f'sim-{key}', lang)} {number(found['per_game'][key], 2, lang)}"
        for key in ("trades", "offers", "auctions", "jailed", "decisions")
    ]
    return [paragraph(", ".join(parts), hang="  ")]
