"""`pasch match`: bots against each other.

All games share the same random streams by seed and game number (common random numbers): matches of the same seed
differ by their bots and not by their luck.
"""

import json
import sys
from argparse import Namespace
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from pasch.bots.catalog import BotError
from pasch.cli import INTERRUPTED
from pasch.cli.bot_table import check_bots, check_compiler, check_numbers, open_table
from pasch.cli.columns import table as columns
from pasch.cli.command_error import CommandError
from pasch.cli.files import cannot_be_written, check_target, write_whole
from pasch.cli.progress import Progress
from pasch.cli.standings import RIGHT, decimal, header, percent, standing
from pasch.cli.words import choose_language, word
from pasch.lab.elo import Estimate
from pasch.lab.match import Match, play_match
from pasch.lab.parquet import GamesFile
from pasch.lab.series import Batch, Series

JSON_MARK: Final = b'{\n  "edition"'
PARQUET_MARK: Final = b"PAR1"


def run(args: Namespace) -> int:
    lang = choose_language(args.lang)
    series = _series(args, lang)
    check_compiler(args)
    json_file = check_target(args.json, JSON_MARK, "result of a match") if args.json not in (None, "-") else None
    match = _play(series, args, lang)
    stopped = word("stopped-at", lang, done=match.games, total=match.asked) if match.games < match.asked else ""
    if args.json == "-":
        print(_json(match, series))
        if stopped:
            print(stopped, file=sys.stderr)
    else:
        _show(match, series, lang)
        if stopped:
            print(stopped)
    if json_file:
        write_whole(json_file, _json(match, series) + "\n")
    return INTERRUPTED if stopped else 0


def _series(args: Namespace, lang: str) -> Series:
    check_numbers(args)
    check_bots(args.bots)
    table = open_table(args, lang)
    most = table.edition.switch("players.max")
    if not 2 <= len(args.bots) <= most:
        raise CommandError(f"match: {len(args.bots)} bots; expected 2 to {most}")
    return Series(
        table, tuple(args.bots), args.games, args.seed,
        rotate=True, interpreted=args.interpreted, most_rounds=args.most_rounds,
    )  # fmt: skip


def _play(series: Series, args: Namespace, lang: str) -> Match:
    rows = _open_parquet(args.parquet, series.bots) if args.parquet else None
    progress = Progress(series.games, lang)

    def watch(batch: Batch) -> None:
        progress.show(batch.first + batch.games)
        if rows:
            try:
                rows.add(batch)
            except OSError as error:
                raise cannot_be_written(args.parquet, error) from None

    try:
        match = play_match(series, args.cores, watch)
        if rows:
            rows.close()
        return match
    except BotError as error:
        raise CommandError(str(error)) from None
    finally:
        progress.close()
        if rows:
            rows.drop()


def _open_parquet(name: str, bots: tuple[str, ...]) -> GamesFile:
    if find_spec("pyarrow") is None:
        raise CommandError("--parquet: pyarrow is not installed: pip install 'pasch[data]'")
    path: Path = check_target(name, PARQUET_MARK, "Parquet file")
    try:
        return GamesFile(path, bots)
    except OSError as error:
        raise cannot_be_written(name, error) from None


def _show(match: Match, series: Series, lang: str) -> None:
    edition = series.table.edition
    print("\n".join(columns([header(lang), *(standing(bot, lang) for bot in match.bots)], RIGHT)))
    print()
    print(f"{word('edition', lang)}: {', '.join((edition.id, *series.table.variants))}")
    print(word("mean-length", lang, rounds=decimal(match.mean_rounds, 1, lang)))
    print(word("by-the-rules", lang, share=percent(match.ended / match.games, lang)))
    if match.stalled:
        print(word("stalled", lang, count=match.stalled))


def _json(match: Match, series: Series) -> str:
    """`games` were played of `asked`; `ended` of them by the rules."""
    content: dict[str, Any] = {
        "edition": series.table.edition.id,
        "variants": list(series.table.variants),
        "options": series.table.changed_options(),
        "seed": series.seed,
        "games": match.games,
        "asked": match.asked,
        "most_rounds": series.most_rounds,
        "ended": match.ended,
        "mean_rounds": round(match.mean_rounds, 4),
        "bots": [
            {
                "code": bot.code,
                "games": bot.games,
                "wins": round(bot.wins, 4),
                "win_rate": _rounded(bot.win_rate, 6),
                "mean_place": round(bot.mean_place, 4),
                "elo": _rounded(bot.elo, 1),
            }
            for bot in match.bots
        ],
    }
    return json.dumps(content, indent=2, ensure_ascii=False)


def _rounded(estimate: Estimate, digits: int) -> list[float]:
    return [round(number, digits) for number in estimate]
