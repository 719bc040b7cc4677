"""Games as a Parquet file, a row for each game and seat, written as they come: memory stays the same."""

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from pasch.lab.match import shared_win
from pasch.lab.series import Batch

ROWS: Final = 100_000
"""Rows that are collected before they are written."""
TYPES: Final = {
    "game": "int64",
    "seat": "int8",
    "bot": "string",
    "place": "int8",
    "won": "float64",  # the share of the win
    "rounds": "int32",
    "turns": "int32",
    "ended": "bool_",  # by the rules, not cut short
}


class GamesFile:
    """Appears under its name when it is closed; dropped, it leaves nothing behind."""

    def __init__(self, path: Path, bots: tuple[str, ...]) -> None:
        self._arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
        self._path, self._bots = path, bots
        self._draft = path.with_name(path.name + ".part")
        self._schema = self._arrow.schema([(name, getattr(self._arrow, kind)()) for name, kind in TYPES.items()])
        self._columns: dict[str, list[Any]] = {name: [] for name in TYPES}
        self._writer: Any = parquet.ParquetWriter(str(self._draft), self._schema)

    def add(self, batch: Batch) -> None:
        """The games of a match, in which bots change seats."""
        columns, seats, found = self._columns, len(self._bots), batch.results
        for number in range(batch.games):
            game = batch.first + number
            columns["game"] += [game] * seats
            columns["seat"] += range(seats)
            columns["bot"] += [self._bots[(seat + game) % seats] for seat in range(seats)]
            columns["place"] += found["place"][number][:seats]
            columns["won"] += shared_win(found["winners"][number], seats)
            columns["rounds"] += [found["rounds"][number]] * seats
            columns["turns"] += [found["turns"][number]] * seats
            columns["ended"] += [bool(found["ended"][number])] * seats
        if len(columns["game"]) >= ROWS:
            self._write()

    def close(self) -> None:
        if self._columns["game"]:
            self._write()
        self._writer.close()
        self._draft.replace(self._path)

    def drop(self) -> None:
        """Nothing happens if the file was closed."""
        self._writer.close()
        self._draft.unlink(missing_ok=True)

    def _write(self) -> None:
        self._writer.write_table(self._arrow.table(self._columns, schema=self._schema))
        for column in self._columns.values():
            column.clear()
