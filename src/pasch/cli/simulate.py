"""`pasch simulate`: many games between bots, and what they have in common."""

import csv
import io
import json
import sys
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

from pasch.bots.catalog import BotError
from pasch.cli.command_error import CANNOT_BE_READ, DOES_NOT_HOLD, CommandError
from pasch.cli.files import check_folder, check_output, open_edition, write_whole
from pasch.cli.play import parse_options
from pasch.cli.progress import Progress
from pasch.cli.simulation_sheet import sheet
from pasch.cli.words import choose_language
from pasch.lab.extras import MissingPackageError, need
from pasch.lab.game_rows import GameRows
from pasch.lab.report import BANKRUPTCY_COLUMNS, TABLES
from pasch.lab.series import Batch, Series
from pasch.lab.simulation import LARGEST, LONGEST, Simulation, check_bots
from pasch.refusal import Refusal
from pasch.table import Table
from pasch.text import refusal_text

INTERRUPTED: Final = 130
MOST_CORES: Final = 1024


class Targets(NamedTuple):
    """Where the results go; all of them can be written."""

    json: str | None
    csv: Path | None
    parquet: Path | None
    plots: Path | None


def run(args: Namespace) -> int:
    lang = choose_language(args.lang)
    series = _series(args, lang)
    cores = _number("--cores", args.cores, 1, MOST_CORES) if args.cores is not None else None
    _check_packages(args)
    targets = _targets(args)
    simulation = Simulation(series)
    rows = GameRows(targets.parquet, len(series.bots)) if targets.parquet else None
    stopped = _play(simulation, cores, lang, rows)
    if not simulation.games:
        raise KeyboardInterrupt
    _write(simulation, targets, rows, lang)
    if stopped:
        print(f"pasch: stopped after {simulation.games} of {series.games} games", file=sys.stderr)
    return INTERRUPTED if stopped else 0


def _series(args: Namespace, lang: str) -> Series:
    edition = open_edition(args.edition)
    try:
        table = Table(edition, args.variant, parse_options(args.option))
    except Refusal as refused:
        code = CANNOT_BE_READ if refused.clause == "notation" else DOES_NOT_HOLD
        reason = refused.detail if refused.clause == "notation" else f"{refusal_text(refused, lang)} [{refused.clause}]"
        raise CommandError(f"simulate: {reason}", code) from None
    try:
        bots = check_bots([bot.strip() for bot in args.bots.split(",")], edition)
    except BotError as error:
        raise CommandError(f"--bots: {error}") from None
    games = _number("--games", args.games, 1, LARGEST)
    seed = _number("--seed", args.seed, 0, LARGEST)
    rounds = _number("--most-rounds", args.most_rounds, 1, LONGEST)
    return Series(table, bots, games, seed, counts=True, interpreted=args.interpreted, most_rounds=rounds)


def _number(option: str, value: int, least: int, most: int) -> int:
    if not least <= value <= most:
        raise CommandError(f"{option} {value}: expected a number from {least} to {most}")
    return value


def _check_packages(args: Namespace) -> None:
    wanted = {"--parquet": ("pyarrow", args.parquet), "--plot": ("matplotlib", args.plot)}
    for option, (package, asked) in wanted.items():
        if asked:
            _check_package(f"{option}: ", package, "")
    if not args.interpreted:
        _check_package("simulate: ", "numba", ", or play slowly with --interpreted")


def _check_package(what: str, package: str, otherwise: str) -> None:
    try:
        need(package)
    except MissingPackageError as error:
        raise CommandError(f"{what}{error}{otherwise}") from None


def _targets(args: Namespace) -> Targets:
    if args.json not in (None, "-"):
        check_output(args.json)
    return Targets(
        args.json,
        check_folder(args.csv) if args.csv else None,
        check_output(args.parquet) if args.parquet else None,
        check_folder(args.plot) if args.plot else None,
    )


def _play(simulation: Simulation, cores: int | None, lang: str, rows: GameRows | None) -> bool:
    """Play all games; true if Ctrl-C broke them off."""
    progress = Progress(simulation.series.games, lang)
    try:
        simulation.play(cores, progress.show, partial(_keep, rows) if rows else None)
    except KeyboardInterrupt:
        return True
    finally:
        progress.close()
    return False


def _keep(rows: GameRows, batch: Batch) -> None:
    _or_complain(rows.path, lambda: rows.take(batch))


def _write(simulation: Simulation, targets: Targets, rows: GameRows | None, lang: str) -> None:
    if rows:
        _or_complain(rows.path, lambda: rows.close(simulation.about()))
    if targets.csv:
        _write_csv(simulation, targets.csv)
    if targets.plots:
        from pasch.lab import plots

        folder = targets.plots
        _or_complain(folder, lambda: plots.draw_all(simulation, folder, lang))
    text = json.dumps(simulation.summary(), ensure_ascii=False, indent=1) + "\n"
    if targets.json == "-":
        print(text, end="")
        return
    if targets.json:
        write_whole(Path(targets.json), text)
    for line in sheet(simulation, lang):
        print(line)


def _or_complain(path: Path, write: Callable[[], object]) -> None:
    try:
        write()
    except OSError as error:
        raise CommandError(f"{path}: cannot be written: {error.strerror}") from None


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
