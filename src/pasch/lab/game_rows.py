"""A Parquet file with a row for each game, written while they are played."""

import json
from pathlib import Path
from typing import Any, Final

from pasch.lab.extras import need
from pasch.lab.report import CAUSES, OTHER, SEAT_NAMES
from pasch.lab.series import Batch
from pasch.lab.sums import STILL_IN, TO_BANK

ROWS_AT_ONCE: Final = 50_000
NUMBERS: Final = ("rounds", "turns", "decisions", "offers", "trades", "auctions")


class GameRows:
    """Columns: game, first (who began), winners (letters; several for a tie, none for a game cut short), ended, the
    length, and for each seat its place, what it could not pay and whom it went bankrupt to."""

    def __init__(self, path: Path, seats: int) -> None:
        self.path = path
        self.draft = path.with_name(path.name + ".part")
        self.seats = seats
        self._arrow = need("pyarrow")
        self._parquet = need("pyarrow.parquet")
        self._schema = self._make_schema()
        self._writer: Any = None
        self._waiting: list[Any] = []
        self._rows = 0

    def take(self, batch: Batch) -> None:
        """Keep a batch, and write when there are enough rows for a group."""
        self._waiting.append(self._arrow.record_batch(self._columns(batch), schema=self._schema))
        self._rows += batch.games
        if self._rows >= ROWS_AT_ONCE:
            self._write()

    def close(self, about: dict[str, Any]) -> None:
        """Complete the file, with what was played in its metadata, and give it its name."""
        self._write()
        self._writer.add_key_value_metadata({"pasch": json.dumps(about, ensure_ascii=False)})
        self._writer.close()
        self.draft.replace(self.path)

    def _write(self) -> None:
        if self._writer is None:
            self._writer = self._parquet.ParquetWriter(str(self.draft), self._schema, compression="zstd")
        if self._waiting:
            self._writer.write_table(self._arrow.Table.from_batches(self._waiting))
        self._waiting.clear()
        self._rows = 0

    def _make_schema(self) -> Any:
        arrow = self._arrow
        text = arrow.string()
        fields: list[tuple[str, Any]] = [("game", arrow.int64()), ("first", text), ("winners", text)]
        fields += [("ended", arrow.bool_()), *((name, arrow.int32()) for name in NUMBERS)]
        for seat in SEAT_NAMES[: self.seats]:
            fields += [(f"place_{seat}", arrow.int8()), (f"fell_by_{seat}", text), (f"fell_to_{seat}", text)]
        return arrow.schema(fields)

    def _columns(self, batch: Batch) -> list[list[Any]]:
        results = batch.results
        columns: list[list[Any]] = [
            list(range(batch.first, batch.first + batch.games)),
            [SEAT_NAMES[seat] for seat in results["first"]],
            ["".join(SEAT_NAMES[seat] for seat in range(self.seats) if won >> seat & 1) for won in results["winners"]],
            [bool(ended) for ended in results["ended"]],
            *(results[name] for name in NUMBERS),
        ]
        for seat in range(self.seats):
            places = [place[seat] for place in results["place"]]
            heirs = [_heir(to[seat]) for to in results["fell_to"]]
            causes = [CAUSES.get(by[seat], OTHER) for by in results["fell_by"]]
            columns += [places, [why if to else None for why, to in zip(causes, heirs, strict=True)], heirs]
        return columns


def _heir(to: int) -> str | None:
    if to == STILL_IN:
        return None
    return "bank" if to == TO_BANK else SEAT_NAMES[to]
