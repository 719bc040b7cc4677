"""Figures for Prometheus."""

import sys
import time

from pasch.server.door import Door
from pasch.server.hall import Hall
from pasch.server.store.errors import StoreError


class Metrics:
    """Counts what goes on in this process."""

    def __init__(self, hall: Hall, door: Door) -> None:
        self.hall = hall
        self.door = door
        self.since = time.time()

    async def text(self) -> str:
        """All figures in Prometheus' own format."""
        rooms = self.hall.rooms.values()
        figures: list[tuple[str, str, str, float]] = [
            ("pasch_start_time_seconds", "gauge", "When this process began to serve.", self.since),
            ("pasch_tables_open", "gauge", "Tables in memory.", len(rooms)),
            ("pasch_tables_playing", "gauge", "Tables in memory with a game.", sum(r.game is not None for r in rooms)),
            ("pasch_connections", "gauge", "Open WebSockets.", self.door.connections),
            ("pasch_messages_total", "counter", "Messages from clients.", self.door.messages),
            ("pasch_entries_total", "counter", "Entries stored and told.", self.hall.tallies.stored),
            ("pasch_refused_total", "counter", "Messages refused.", self.hall.tallies.refused),
            ("pasch_store_failures_total", "counter", "Times that nothing could be stored.", self.hall.tallies.failed),
            *_memory(),
        ]
        lines: list[str] = []
        for name, kind, about, value in figures:
            lines += [f"# HELP {name} {about}", f"# TYPE {name} {kind}", f"{name} {value:g}"]
        return "\n".join([*lines, *await self._tables()]) + "\n"

    async def _tables(self) -> list[str]:
        try:
            counts = await self.hall.store.counts()
        except StoreError:
            return []
        head = ["# HELP pasch_tables_stored Tables in the store.", "# TYPE pasch_tables_stored gauge"]
        return head + [f'pasch_tables_stored{{status="{status}"}} {count}' for status, count in sorted(counts.items())]


def _memory() -> list[tuple[str, str, str, float]]:
    """Where the system tells it, which Windows does not in this way."""
    if sys.platform == "win32":
        return []
    import resource

    unit = 1 if sys.platform == "darwin" else 1024
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit
    return [("pasch_memory_bytes", "gauge", "Largest memory so far.", most)]
