"""`pasch ladder`: how the bots rank in each edition, kept in a Markdown file with one section an edition."""

import re
import subprocess
from argparse import Namespace
from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Final

import pasch
from pasch.bots.arena import MOST_ROUNDS
from pasch.bots.catalog import bot_error
from pasch.bots.hosted import check_bot
from pasch.cli.bot_table import check_compiler, check_files, check_numbers, naming_bots, set_table, watching_bots
from pasch.cli.columns import heading, table
from pasch.cli.complaints import complaint
from pasch.cli.files import check_target, open_edition, read_text, write_whole
from pasch.cli.progress import Progress
from pasch.cli.standings import RIGHT, header, standing
from pasch.cli.words import choose_language, word
from pasch.edition import BUILT_IN
from pasch.lab.ladder import SEATS, Contest, make_contest, play_contest
from pasch.lab.match import Row
from pasch.lab.series import Batch
from pasch.table import Table
from pasch.version import __version__

BOTS: Final = (
    "random", "casual", "shrewd", "shrewd:cautious", "shrewd:greedy", "shrewd:builder", "shrewd:trader", "planner:50ms",
)  # fmt: skip
MOST_BOTS: Final = 12
TITLE: Final = "# Ladder"
OPENING: Final = f"""{TITLE}

How the bots rank, written by `pasch ladder`. They play at tables of four, where each meets each other equally often and
sits at every seat equally often. Elo is fitted over every two places of a game, with a mean of 1500; in brackets the
95 % interval. A game cut short after {MOST_ROUNDS} rounds has no winner.
"""
SECTION: Final = re.compile(r"^## ", re.MULTILINE)


def run(args: Namespace) -> int:
    lang = choose_language(args.lang)
    check_numbers(args)
    check_files(args, "file")
    bots = _bots(args.bots or BOTS)
    names = list(dict.fromkeys(args.edition or BUILT_IN))
    tables = [_table(name, args, lang) for name in names]
    check_compiler(args, bots)
    path = check_target(args.file, TITLE.encode(), "ladder")
    engine = _engine()
    for name, board in zip(names, tables, strict=True):
        contest = make_contest(board, bots, args.games, args.seed, interpreted=args.interpreted)
        rows = _play(contest, args.cores, lang)
        settings = (
            f"--edition {name}{_variants(board)} --bots {' '.join(bots)} --games {contest.all_games} --seed {args.seed}"
        )
        title = _title(board)
        print(heading(title).lstrip())
        print("\n".join(table([header(lang), *(standing(row, lang) for row in rows)], RIGHT)))
        about = f"{date.today().isoformat()}, {engine}, {contest.all_games} games:\n\n    pasch ladder {settings}"
        _keep(path, title, _section(title, about, rows))
        print(word("saved", lang, file=args.file) + "\n")
    return 0


def _table(name: str, args: Namespace, lang: str) -> Table:
    edition = open_edition(name)
    most = edition.switch("players.max")
    if most < SEATS:
        raise complaint("small-table", name=name, most=most, seats=SEATS)
    return set_table(edition, args, lang)


def _title(board: Table) -> str:
    """The edition, with variants and options that were chosen.

    >>> _title(Table(variants=["time"], options={"rounds": 30})).partition(", ")[2]
    'time, rounds=30'
    """
    options = [f"{key}={str(value).lower()}" for key, value in board.changed_options().items()]
    return ", ".join([board.edition.id, *board.variants, *options])


def _variants(board: Table) -> str:
    """The same as arguments."""
    options = [f"{key}={str(value).lower()}" for key, value in board.changed_options().items()]
    variants = f" --variant {' '.join(board.variants)}" if board.variants else ""
    return variants + (f" --option {' '.join(options)}" if options else "")


def _bots(codes: Sequence[str]) -> list[str]:
    with naming_bots("--bots"):
        for code in codes:
            check_bot(code)
        if not 2 <= len(codes) <= MOST_BOTS:
            raise bot_error("how-many", count=len(codes), most=MOST_BOTS)
    twice = [code for code in codes if codes.count(code) > 1]
    if twice:
        raise complaint("bot-twice", code=twice[0])
    return list(codes)


def _play(contest: Contest, cores: int | None, lang: str) -> list[Row]:
    progress = Progress(contest.all_games, lang)
    done = 0

    def watch(batch: Batch) -> None:
        nonlocal done
        done += batch.games
        progress.show(done)

    try:
        with watching_bots():
            return play_contest(contest, cores, watch)
    finally:
        progress.close()


def _section(edition: str, about: str, rows: Sequence[Row]) -> str:
    cells = [header("en"), ["---", *("---:" for _ in RIGHT)]]
    for row in rows:
        code, *numbers = standing(row, "en")
        cells.append([f"`{code}`".replace("|", "\\|"), *numbers])
    return "\n".join([f"## {edition}", "", about, "", *(f"| {' | '.join(row)} |" for row in cells)]) + "\n"


def _keep(path: Path, edition: str, section: str) -> None:
    """Replace the section of one edition; all others stay as they are, in the order of the editions."""
    text = read_text(str(path)) if path.exists() else ""
    starts = [found.start() for found in SECTION.finditer(text)]
    parts = [text[start:end] for start, end in pairwise([*starts, len(text)])]
    sections = {part.partition("\n")[0].removeprefix("## "): part for part in parts}
    sections[edition] = section
    order = [*(name for name in BUILT_IN if name in sections), *(name for name in sections if name not in BUILT_IN)]
    write_whole(path, "\n".join([OPENING, *(sections[name].rstrip() + "\n" for name in order)]))


def _engine() -> str:
    """The commit in a checkout of Pasch, else the version."""
    root = Path(pasch.__file__).parents[2]
    if (root / ".git").exists():
        with suppress(OSError, subprocess.CalledProcessError):
            command = ["git", "-C", str(root), "rev-parse", "--short", "HEAD"]
            done = subprocess.run(command, capture_output=True, text=True, check=True)
            return f"commit {done.stdout.strip()}"
    return f"version {__version__}"
