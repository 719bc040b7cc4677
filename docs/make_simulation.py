"""Writes docs/simulation.md and editions/lengths.json from games of every edition: `python docs/make_simulation.py`."""

import argparse
import os
import platform
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from pasch.edition import BUILT_IN
from pasch.edition_length import Length, Measured, Spread
from pasch.lab import Simulation, simulate
from pasch.version import __version__

FILE = Path(__file__).with_name("simulation.md")
LENGTHS = Path(__file__).parents[1] / "src" / "pasch" / "editions" / "lengths.json"
BOTS = ("shrewd",) * 4
SEED = 1
MOST_ROUNDS = 500
BEST = 5
ORDINALS = ("1st", "2nd", "3rd", "4th")

Row = dict[str, Any]


def played(games: int) -> dict[str, Simulation]:
    """The games of every edition."""
    results: dict[str, Simulation] = {}
    for edition in BUILT_IN:
        print(f"{edition} …", file=sys.stderr)
        results[edition] = simulate(edition, BOTS, games=games, seed=SEED, most_rounds=MOST_ROUNDS)
    return results


def page(results: dict[str, Simulation], games: int) -> str:
    sections = (line for edition, result in results.items() for line in section(edition, result, games))
    return "\n".join([*head(games), *sections]) + "\n"


def lengths(results: dict[str, Simulation], games: int) -> bytes:
    """How long games last, for those who choose an edition."""
    editions = {edition: length(result.summary()) for edition, result in results.items()}
    found = Measured(games, len(BOTS), BOTS[0], SEED, __version__, editions)
    return msgspec.json.format(msgspec.json.encode(found)) + b"\n"


def length(found: Row) -> Length:
    rounds, turns = (
        Spread(row["median"], row["percent_5"], row["percent_95"]) for row in (found["rounds"], found["turns"])
    )
    return Length(found["digest"], rounds, turns)


def head(games: int) -> Iterator[str]:
    yield "# What simulations say"
    yield ""
    yield "Four equal bots at one table, and what their games have in common. The return of a deed is its rent over"
    yield "what was paid for it and its buildings; intervals are those of 95 %. Written by `docs/make_simulation.py`."
    yield ""
    yield f"- {games:,} games of each edition, pasch {__version__}, commit {commit()}, {datetime.now(UTC):%Y-%m-%d}"
    yield f"- {machine()}"


def commit() -> str:
    """The commit that played, and whether the sources differ from it."""
    folder = Path(__file__).parent
    try:
        name = _git(folder, "rev-parse", "--short", "HEAD").strip()
        changed = _git(folder, "status", "--porcelain", "--", "../src").strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return f"{name} with changes" if changed else name


def _git(folder: Path, *args: str) -> str:
    return subprocess.run(["git", *args], cwd=folder, capture_output=True, text=True, check=True).stdout


def machine() -> str:
    """Processor, cores and Python."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = [
            line.partition(":")[2].strip() for line in info.read_text().splitlines() if line.startswith("model name")
        ]
        model = lines[0] if lines else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def section(edition: str, result: Simulation, games: int) -> Iterator[str]:
    found = result.summary()
    yield ""
    yield f"## {result.series.table.edition.name.en}"
    yield ""
    played = f"--bots {','.join(BOTS)} --games {games} --seed {SEED} --most-rounds {MOST_ROUNDS}"
    yield f"`pasch simulate --edition {edition} {played}`"
    yield ""
    rounds, endings = found["rounds"], found["endings"]
    yield f"- Edition {edition} {found['digest']}; {percent(endings['share_by_rules'])} of the games ended by"
    cut = percent(endings["share_by_round_limit"])
    yield f"  the rules, {cut} were cut short after {found['most_rounds']:,} rounds."
    yield f"- Rounds: mean {rounds['mean']:.1f}, median {rounds['median']}, nine of ten games"
    yield f"  from {rounds['percent_5']} to {rounds['percent_95']}."
    yield ""
    yield from advantage(found)
    yield ""
    yield from best(result, "groups", "group")
    yield ""
    yield from best(result, "deeds", "deed")


def advantage(found: Row) -> Iterator[str]:
    """Wins by order of play, and by seat: who begins is thrown for."""
    yield "| order of play | wins | interval | seat | wins | interval |"
    yield "| --- | ---: | ---: | --- | ---: | ---: |"
    orders, seats = ([row for row in found["seats"] if row["by"] == by] for by in ("order", "seat"))
    for ordinal, order, seat in zip(ORDINALS, orders, seats, strict=True):
        yield f"| {ordinal} | {wins(order)} | {seat['seat']} | {wins(seat)} |"


def wins(row: Row) -> str:
    return f"{percent(row['share'])} | {row['low'] * 100:.1f}–{row['high'] * 100:.1f} %"


def best(result: Simulation, table: str, title: str) -> Iterator[str]:
    rows = [row for row in result.table(table) if row["return"] is not None]
    yield f"| best {title} | return | rent per game | rent per visit |"
    yield "| --- | ---: | ---: | ---: |"
    for row in sorted(rows, key=lambda row: -row["return"])[:BEST]:
        rents = f"{row['rent_per_game']:,.0f} | {row['rent_per_visit'] or 0:,.0f}"
        yield f"| {row['name_en']} | {row['return']:.2f} | {rents} |"


def percent(share: float | None) -> str:
    return "–" if share is None else f"{share * 100:.1f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description="Write docs/simulation.md and editions/lengths.json.")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--file", type=Path, default=FILE)
    parser.add_argument("--lengths", type=Path, default=LENGTHS)
    args = parser.parse_args()
    results = played(args.games)
    args.file.write_text(page(results, args.games), encoding="utf-8", newline="\n")
    args.lengths.write_bytes(lengths(results, args.games))


if __name__ == "__main__":
    main()
