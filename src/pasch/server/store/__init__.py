"""Where games are kept: one interface, in a folder with SQLite or on a PostgreSQL server."""

from pathlib import Path
from typing import Final

from pasch.server.store.interface import Store

POSTGRES: Final = ("postgresql://", "postgres://")


def store_at(place: str | Path) -> Store:
    """The store at `postgresql://…` or in a folder, not yet opened."""
    if isinstance(place, str) and place.startswith(POSTGRES):
        from pasch.server.store.postgres.backend import PostgresStore

        return PostgresStore(place)

    from pasch.server.store.sqlite.backend import SqliteStore

    return SqliteStore(Path(place))
