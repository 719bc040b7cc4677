"""`pasch match`: bots against each other.

All games share the same random streams by seed and game number (common random numbers): matches of the same seed
differ by their bots and not by their luck.
"""

import json
import sys
from argparse import Namespace
from typing import Any, Final

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
from pasch.cli.columns import number, percent
from pasch.cli.columns import table as columns
from pasch.cli.files import PARQUET_MARK, check_target, write_whole, writing
from pasch.cli.progress import Progress
from pasch.cli.standings import RIGHT, header, standing
from pasch.cli.words import choose_language, word
from pasch.lab.elo import Estimate
from pasch.lab.match import Match, play_match
from pasch.lab.parquet import GamesFile, match_rows
from pasch.lab.series import Batch, Series, check_bots

JSON_MARK: Final = b'{\n  "edition"'


def run(args: Namespace) -> int:
    lang = choose_language(args.lang)
    series = _series(args, lang)
    check_compiler(args, series.bots)
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
    check_files(args, "json", "parquet")
    table = open_table(args, lang)
    with naming_bots("match"):
        check_bots(args.bots, table.edition)
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
            with writing(args.parquet):
                rows.add(batch)

    try:
        with watching_bots():
            match = play_match(series, args.cores, watch)
        if rows:
            with writing(args.parquet):
                rows.close()
        return match
    finally:
        progress.close()
        if rows:
            rows.drop()


def _open_parquet(name: str, bots: tuple[str, ...]) -> GamesFile:
    check_package("pyarrow", "--parquet")
    path = check_target(name, PARQUET_MARK, "Parquet file")
    with writing(name):
        return match_rows(path, bots)


def _show(match: Match, series: Series, lang: str) -> None:
    edition = series.table.edition
    print("\n".join(columns([header(lang), *(standing(bot, lang) for bot in match.bots)], RIGHT)))
    print()
    print(f"{word('edition', lang)}: {', '.join((edition.id, *series.table.variants))}")
    print(word("mean-length", lang, rounds=number(match.mean_rounds, 1, lang)))
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
