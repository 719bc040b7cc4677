"""`pasch simulate`: many games between bots, and what they have in common."""

import csv
import io
import json
import sys
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from pasch.cli import INTERRUPTED
from pasch.cli.bot_table import (
    check_compiler,
    check_files,
    check_numbers,
    check_package,
    naming_bots,
    open_table,
    watching_bots,
)
from pasch.cli.files import PARQUET_MARK, check_folder, check_target, write_whole, writing
from pasch.cli.progress import Progress
from pasch.cli.simulation_sheet import sheet
from pasch.cli.words import choose_language, word
from pasch.lab.parquet import GamesFile, simulation_rows
from pasch.lab.report import BANKRUPTCY_COLUMNS, TABLES
from pasch.lab.series import Batch, Series, check_bots
from pasch.lab.simulation import Simulation

JSON_MARK: Final = b'{\n "engine"'


class Targets(NamedTuple):
    """Where the results go; all of them can be written."""

    json: str | None
    csv: Path | None
    parquet: Path | None
    plots: Path | None


def run(args: Namespace) -> int:
    lang = choose_language(args.lang)
    series = _series(args, lang)
    _check_packages(args, series.bots)
    targets = _targets(args)
    simulation = Simulation(series)
    rows = _open_parquet(targets.parquet, len(series.bots)) if targets.parquet else None
    try:
        stopped = _play(simulation, args.cores, lang, rows)
        if not simulation.games:
            raise KeyboardInterrupt
        _write(simulation, targets, rows, lang)
    finally:
        if rows:
            rows.drop()
    if stopped:
        print(word("stopped-at", lang, done=simulation.games, total=series.games), file=sys.stderr)
    return INTERRUPTED if stopped else 0


def _series(args: Namespace, lang: str) -> Series:
    check_numbers(args)
    check_files(args, "json", "csv", "parquet", "plot")
    table = open_table(args, lang)
    bots = tuple(bot.strip() for bot in args.bots.split(","))
    with naming_bots("--bots"):
        check_bots(bots, table.edition)
    return Series(
        table, bots, args.games, args.seed, counts=True, interpreted=args.interpreted, most_rounds=args.most_rounds
    )


def _check_packages(args: Namespace, bots: Sequence[str]) -> None:
    if args.parquet:
        check_package("pyarrow", "--parquet")
    if args.plot:
        check_package("matplotlib", "--plot")
    check_compiler(args, bots)


def _targets(args: Namespace) -> Targets:
    if args.json not in (None, "-"):
        check_target(args.json, JSON_MARK, "result of a simulation")
    return Targets(
        args.json,
        check_folder(args.csv) if args.csv else None,
        check_target(args.parquet, PARQUET_MARK, "Parquet file") if args.parquet else None,
        check_folder(args.plot) if args.plot else None,
    )


def _open_parquet(path: Path, seats: int) -> GamesFile:
    with writing(path):
        return simulation_rows(path, seats)


def _play(simulation: Simulation, cores: int | None, lang: str, rows: GamesFile | None) -> bool:
    """Play all games; true if Ctrl-C broke them off."""
    progress = Progress(simulation.series.games, lang)
    try:
        with watching_bots():
            simulation.play(cores, progress.show, partial(_keep, rows) if rows else None)
    except KeyboardInterrupt:
        return True
    finally:
        progress.close()
    return False


def _keep(rows: GamesFile, batch: Batch) -> None:
    with writing(rows.path):
        rows.add(batch)


def _write(simulation: Simulation, targets: Targets, rows: GamesFile | None, lang: str) -> None:
    if rows:
        with writing(rows.path):
            rows.close(simulation.about())
    if targets.csv:
        _write_csv(simulation, targets.csv)
    if targets.plots:
        from pasch.lab import plots

        with writing(targets.plots):
            plots.draw_all(simulation, targets.plots, lang)
    text = json.dumps(simulation.summary(), ensure_ascii=False, indent=1) + "\n"
    if targets.json == "-":
        print(text, end="")
        return
    if targets.json:
        write_whole(Path(targets.json), text)
    for line in sheet(simulation, lang):
        print(line)


def _write_csv(simulation: Simulation, folder: Path) -> None:
    """A tidy table a file; what was played stands in about.json beside them."""
    for name in TABLES:
        content: list[dict[str, Any]] = simulation.table(name)
        made = io.StringIO()
        writer = csv.DictWriter(made, content[0] if content else BANKRUPTCY_COLUMNS, lineterminator="\n")
        writer.writeheader()
        writer.writerows(content)
        write_whole(folder / f"{name}.csv", made.getvalue())
    about = json.dumps(simulation.about(), ensure_ascii=False, indent=1) + "\n"
    write_whole(folder / "about.json", about)
