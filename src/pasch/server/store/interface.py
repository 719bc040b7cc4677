"""What the server asks of a store. Both backends keep these promises, and one suite of tests holds them to it."""

from collections.abc import Callable, Sequence
from typing import Protocol

from pasch.server.store.shape import Entry, Sitting, Snapshot, Status, TableRow


class Store(Protocol):
    """Tables and their logs.

    What returned without an error is durable. A `StoreError` means that nothing of the call was stored, with one
    exception: after `StoreDown` the outcome is unknown, because the connection may have been lost between storing and
    saying so. The caller must then claim the table again and reload it from its log before it goes on.

    `on_lost` is called when everything claimed here was lost at once (the database went away): claim each table again,
    which raises `StoreDown` until the database is back. Others may have taken tables over meanwhile.

    `on_post` is called with each message that `post` of any process sends to this `node`. Messages of one process
    arrive in their order and at most once; who needs certainty asks again.
    """

    on_lost: Callable[[], None] | None
    on_post: Callable[[bytes], None] | None

    @property
    def node(self) -> str:
        """The name of this process among all that share the database; a new one at each start."""
        ...

    async def open(self) -> None:
        """Makes or updates the schema. Raises `FolderInUse`, `TooNew` or `StoreDown`."""
        ...

    async def close(self) -> None:
        """Finishes what is under way and gives all tables back."""
        ...

    async def ping(self) -> None:
        """Raises `StoreDown` or `StoreFull` if nothing could be stored now."""
        ...

    # Tables

    async def create(self, row: TableRow) -> None:
        """A new table without entries. Raises `IdTaken` or `CodeTaken`."""
        ...

    async def table(self, table_id: str) -> TableRow | None: ...

    async def by_code(self, code: str) -> TableRow | None: ...

    async def tables(
        self, status: Status | None = None, *, unchanged_since: int | None = None, limit: int = 1000
    ) -> list[TableRow]:
        """Tables, the longest unchanged first."""
        ...

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        ...

    async def delete(self, table_id: str, fence: int) -> None:
        """Forgets a table and everything of it. Raises `Fenced` or `NoSuchTable`."""
        ...

    # The log

    async def append(
        self,
        table_id: str,
        fence: int,
        entries: Sequence[Entry],
        *,
        setup: bytes | None = None,
        status: Status | None = None,
        code: str | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """Stores all of it or nothing; what is None stays as it is.

        Appends of many tables share one commit. Who is cancelled while waiting does not learn the outcome. Raises
        `Fenced`, `OutOfOrder`, `Doubled`, `CodeTaken`, `NoSuchTable`, `Unstorable`, `StoreFull` or `StoreDown`.
        """
        ...

    async def entries(self, table_id: str, after: int = 0, until: int | None = None) -> list[Entry]:
        """The entries with numbers above `after`, up to and including `until`."""
        ...

    async def snapshot(self, table_id: str, at_most: int | None = None) -> Snapshot | None:
        """The newest snapshot, or the newest one up to an entry."""
        ...

    async def find_id(self, table_id: str, seat: str, client_id: str) -> int | None:
        """The number of the entry that a client sent under this id of its own."""
        ...

    # Players; a player is the hash of a browser's secret

    async def sit(self, player: str, table_id: str, seat: str) -> None:
        """Remembers a game of a player; saying it twice is the same as once."""
        ...

    async def games_of(self, player: str, limit: int = 100) -> list[Sitting]:
        """The games of a player, the newest first."""
        ...

    # Ownership

    async def claim(self, table_id: str) -> int:
        """Takes a table that nobody living owns, or claims one's own again, and gives the new fence.

        From now on older fences are refused, so read the table after claiming it. Raises `OwnedElsewhere` or
        `NoSuchTable`.
        """
        ...

    async def release(self, table_id: str) -> None:
        """Lets others claim the table."""
        ...

    async def owner(self, table_id: str) -> str | None:
        """The living process that owns the table."""
        ...

    # Post

    async def post(self, node: str, payload: bytes) -> None:
        """Sends bytes of any length to a process; nothing happens if it does not live any more."""
        ...
