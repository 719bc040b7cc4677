"""What a table, and not a rule, does not allow; the messages `table-…` of the Fluent files say it."""

from pasch.server.store.errors import StoreError, StoreFull
from pasch.text.messages import say


class Objection(Exception):  # noqa: N818 (like a refusal, it is no error)
    """A request that is not met. Nothing has changed. Over HTTP it has a status."""

    def __init__(self, kind: str, status: int = 409, **blanks: str | int) -> None:
        super().__init__(kind)
        self.kind = kind
        self.status = status
        self.blanks = blanks

    @property
    def clause(self) -> str:
        return f"table.{self.kind}"

    def text(self, lang: str) -> str:
        return say(f"table-{self.kind}", lang, **self.blanks)

    def __str__(self) -> str:
        return self.text("en")


def storage_trouble(error: StoreError) -> Objection:
    return Objection("storage-full" if isinstance(error, StoreFull) else "storage-down")
