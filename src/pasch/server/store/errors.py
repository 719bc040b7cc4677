"""What a store refuses or cannot do. Each error is one sentence that can be shown to an operator."""


class StoreError(Exception):
    """Nothing was stored (only `StoreDown` leaves that open)."""


class NoSuchTable(StoreError):
    def __init__(self, table_id: str) -> None:
        super().__init__(f"There is no table {table_id}.")


class IdTaken(StoreError):
    def __init__(self, table_id: str) -> None:
        super().__init__(f"There already is a table {table_id}.")


class CodeTaken(StoreError):
    def __init__(self, code: str) -> None:
        super().__init__(f"The code {code} belongs to another table.")


class Fenced(StoreError):
    """Somebody claimed the table since: what this caller knows of it is old."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"Table {table_id} was claimed by somebody else.")


class OutOfOrder(StoreError):
    """The entries do not follow the newest one."""

    def __init__(self, table_id: str, last: int) -> None:
        super().__init__(f"The next entry of table {table_id} is number {last + 1}.")
        self.last = last


class Doubled(StoreError):
    """A client's id was used before; `find_id` knows for which entry."""

    def __init__(self, table_id: str) -> None:
        super().__init__(f"Table {table_id} has an entry with this seat and id already.")


class Unstorable(StoreError):
    """Text that not every database can hold."""

    def __init__(self, text: str) -> None:
        super().__init__(f"Text with a null or half a character cannot be stored: {text[:40]!r}.")


class OwnedElsewhere(StoreError):
    def __init__(self, table_id: str, node: str) -> None:
        super().__init__(f"Table {table_id} is run by the server process {node}.")
        self.table_id = table_id
        self.node = node


class StoreFull(StoreError):
    def __init__(self, what: str) -> None:
        super().__init__(f"The disk is full, nothing can be stored: {what}.")


class StoreDown(StoreError):
    """The store cannot be reached or its disk fails. What was to be stored may be stored or not: ask the store."""

    def __init__(self, what: str) -> None:
        super().__init__(f"The store cannot be used: {what}.")
        self.what = what


class FolderInUse(StoreError):
    def __init__(self, folder: str, process: str) -> None:
        super().__init__(f"The data folder {folder} is in use by another server{process}.")


class TooNew(StoreError):
    def __init__(self, found: int, known: int) -> None:
        super().__init__(f"The database was written by a newer Pasch (schema {found}, this one knows {known}).")
