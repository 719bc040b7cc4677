"""Games as a Parquet file, written as they come: memory stays the same.

`match_rows` has a row for each game and seat, `simulation_rows` one for each game.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from pasch.lab.extras import need
from pasch.lab.match import shared_win
from pasch.lab.report import CAUSES, OTHER, SEAT_NAMES
from pasch.lab.series import Batch
from pasch.lab.sums import STILL_IN, TO_BANK

ROWS: Final = 50_000
"""Rows that are collected before they are written."""
NUMBERS: Final = ("rounds", "turns", "decisions", "offers", "trades", "auctions")

Columns = dict[str, list[Any]]


class GamesFile:
    """Appears under its name when it is closed; dropped, it leaves nothing behind."""

    def __init__(self, path: Path, types: dict[str, str], columns: Callable[[Batch], Columns]) -> None:
        self.path = path
        self._draft = path.with_name(path.name + ".part")
        self._arrow = need("pyarrow")
        self._schema = self._arrow.schema([(name, getattr(self._arrow, kind)()) for name, kind in types.items()])
        self._columns = columns
        self._waiting: list[Any] = []
        self._rows = 0
        self._writer: Any = need("pyarrow.parquet").ParquetWriter(str(self._draft), self._schema, compression="zstd")

    def add(self, batch: Batch) -> None:
        """Keep a batch, and write when there are enough rows for a group."""
        self._waiting.append(self._arrow.record_batch(self._columns(batch), schema=self._schema))
        self._rows += self._waiting[-1].num_rows
        if self._rows >= ROWS:
            self._write()

    def close(self, about: dict[str, Any] | None = None) -> None:
        """Complete the file, with what was played in its metadata, and give it its name."""
        self._write()
        if about:
            self._writer.add_key_value_metadata({"pasch": json.dumps(about, ensure_ascii=False)})
        self._writer.close()
        self._draft.replace(self.path)

    def drop(self) -> None:
        """Nothing happens if the file was closed."""
        self._writer.close()
        self._draft.unlink(missing_ok=True)

    def _write(self) -> None:
        if self._waiting:
            self._writer.write_table(self._arrow.Table.from_batches(self._waiting))
        self._waiting.clear()
        self._rows = 0


def match_rows(path: Path, bots: tuple[str, ...]) -> GamesFile:
    """For matches, in which bots change seats; `won` is the share of the win, `ended` by the rules, not cut short."""
    seats = len(bots)
    types = {"game": "int64", "seat": "int8", "bot": "string", "place": "int8", "won": "float64"}
    types |= {"rounds": "int32", "turns": "int32", "ended": "bool_"}

    def columns(batch: Batch) -> Columns:
        made: Columns = {name: [] for name in types}
        found = batch.results
        for number in range(batch.games):
            game = batch.first + number
            made["game"] += [game] * seats
            made["seat"] += range(seats)
            made["bot"] += [bots[(seat + game) % seats] for seat in range(seats)]
            made["place"] += found["place"][number][:seats]
            made["won"] += shared_win(found["winners"][number], seats)
            made["rounds"] += [found["rounds"][number]] * seats
            made["turns"] += [found["turns"][number]] * seats
            made["ended"] += [bool(found["ended"][number])] * seats
        return made

    return GamesFile(path, types, columns)


def simulation_rows(path: Path, seats: int) -> GamesFile:
    """For simulations: who began, the winners (letters; several for a tie, none for a game cut short), the length, and
    for each seat its place, what it could not pay and whom it went bankrupt to."""
    types = {"game": "int64", "first": "string", "winners": "string", "ended": "bool_"}
    types |= dict.fromkeys(NUMBERS, "int32")
    for name in SEAT_NAMES[:seats]:
        types |= {f"place_{name}": "int8", f"fell_by_{name}": "string", f"fell_to_{name}": "string"}

    def columns(batch: Batch) -> Columns:
        found = batch.results
        made: Columns = {
            "game": list(range(batch.first, batch.first + batch.games)),
            "first": [SEAT_NAMES[seat] for seat in found["first"]],
            "winners": ["".join(SEAT_NAMES[s] for s in range(seats) if won >> s & 1) for won in found["winners"]],
            "ended": [bool(ended) for ended in found["ended"]],
            **{name: found[name] for name in NUMBERS},
        }
        for seat, name in enumerate(SEAT_NAMES[:seats]):
            heirs = [_heir(to[seat]) for to in found["fell_to"]]
            causes = [CAUSES.get(by[seat], OTHER) for by in found["fell_by"]]
            made[f"place_{name}"] = [place[seat] for place in found["place"]]
            made[f"fell_by_{name}"] = [why if to else None for why, to in zip(causes, heirs, strict=True)]
            made[f"fell_to_{name}"] = heirs
        return made

    return GamesFile(path, types, columns)


def _heir(to: int) -> str | None:
    if to == STILL_IN:
        return None
    return "bank" if to == TO_BANK else SEAT_NAMES[to]
