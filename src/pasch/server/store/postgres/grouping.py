"""Many calls carried out together."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Generic, TypeVar

from pasch.server.store.errors import StoreDown

MOST_ITEMS = 1000  # carried out at once
T = TypeVar("T")


class Grouped(Generic[T]):
    """While one group is carried out the next one gathers: the slower the server, the larger the groups."""

    def __init__(self, carry_out: Callable[[list[T]], Awaitable[list[Exception | None]]]) -> None:
        self._carry_out = carry_out
        self._waiting: list[tuple[T, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._stopped = False
        self._task = asyncio.create_task(self._run())

    async def do(self, item: T) -> None:
        """Returns, or raises, once the item was carried out."""
        if self._stopped:
            raise StoreDown("it was closed")
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((item, answer))
        self._wake.set()
        await answer

    async def stop(self) -> None:
        """Finishes what is waiting."""
        self._stopped = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while not self._stopped or self._waiting:
            await self._wake.wait()
            group, self._waiting = self._waiting[:MOST_ITEMS], self._waiting[MOST_ITEMS:]
            if not self._waiting and not self._stopped:
                self._wake.clear()
            if group:
                await self._deliver(group)

    async def _deliver(self, group: list[tuple[T, asyncio.Future[None]]]) -> None:
        try:
            errors = await self._carry_out([item for item, _ in group])
        except Exception as error:
            errors = [error] * len(group)
        for (_, answer), error in zip(group, errors, strict=True):
            if answer.done():  # the one who asked was cancelled
                continue
            if error:
                answer.set_exception(error)
            else:
                answer.set_result(None)
