"""The thread that writes, with group commit, and the threads that read."""

import asyncio
import contextlib
import queue
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import apsw
import msgspec

from pasch.server.store.append import Append
from pasch.server.store.errors import StoreDown
from pasch.server.store.sqlite.database import Database, translate
from pasch.server.store.sqlite.queries import append_all

MOST_JOBS = 1000  # in one commit
READERS = 2
T = TypeVar("T")


class Job(msgspec.Struct, eq=False):
    work: Callable[[Database], Any]
    answer: asyncio.Future[Any]
    plain: Append | None = None  # if the work is to store this and nothing else
    result: Any = None
    error: Exception | None = None


class Writer:
    """Runs jobs one after the other and commits all that are waiting at once: one wait for the disk serves them all."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._loop = asyncio.get_running_loop()
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="pasch-store", daemon=True)
        self._stopped = False
        self._thread.start()

    async def do(self, work: Callable[[Database], T], plain: Append | None = None) -> T:
        """The result of the work, once it is durable."""
        if self._stopped:
            raise StoreDown("it was closed")
        job = Job(work, self._loop.create_future(), plain)
        self._jobs.put(job)
        return await job.answer

    async def stop(self) -> None:
        """Finishes what is waiting."""
        self._stopped = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._db.close()

    def _run(self) -> None:
        going = True
        while going:
            batch = [self._jobs.get()]
            with contextlib.suppress(queue.Empty):
                while len(batch) < MOST_JOBS:
                    batch.append(self._jobs.get_nowait())
            going = None not in batch
            jobs = [job for job in batch if job]
            self._commit(jobs)
            with contextlib.suppress(RuntimeError):  # the loop was closed, nobody waits any more
                self._loop.call_soon_threadsafe(deliver, jobs)

    def _commit(self, jobs: list[Job]) -> None:
        """Stores what the jobs did, or nothing of it if the disk fails."""
        try:
            if not self._commit_together(jobs):
                self._db.run("BEGIN IMMEDIATE")
                for job in jobs:
                    self._attempt(job)
                self._db.run("COMMIT")
        except Exception as error:
            with contextlib.suppress(apsw.Error):  # no transaction is left, or the next attempt comes here again
                self._db.run("ROLLBACK")
            for job in jobs:
                job.error = translate(error)

    def _commit_together(self, jobs: list[Job]) -> bool:
        """Plain appends to different tables all at once. If one of them is refused, nothing has happened."""
        self._db.run("BEGIN IMMEDIATE")
        plain: dict[str, Append] = {}
        for job in jobs:
            if job.plain is None or job.plain.table_id in plain:
                if not append_all(self._db, plain.values()):
                    return False
                plain = {}
            if job.plain is None:
                self._attempt(job)
            else:
                plain[job.plain.table_id] = job.plain
        if not append_all(self._db, plain.values()):
            return False
        self._db.run("COMMIT")
        return True

    def _attempt(self, job: Job) -> None:
        """A job that is refused leaves nothing behind and does not harm the others."""
        self._db.run("SAVEPOINT job")
        try:
            job.result = job.work(self._db)
        except Exception as error:
            if not self._db.in_transaction:  # SQLite has already rolled everything back
                raise
            self._db.run("ROLLBACK TO job")
            job.error = translate(error)
        self._db.run("RELEASE job")


def deliver(jobs: list[Job]) -> None:
    for job in jobs:
        if job.answer.done():  # the one who asked was cancelled
            continue
        if job.error:
            job.answer.set_exception(job.error)
        else:
            job.answer.set_result(job.result)


class Readers:
    """A few connections that read what is committed, without waiting for the writer."""

    def __init__(self, path: Path) -> None:
        self._free: queue.SimpleQueue[Database] = queue.SimpleQueue()
        for _ in range(READERS):
            self._free.put(Database(path, writes=False))
        self._threads = ThreadPoolExecutor(READERS, "pasch-read")
        self._stopped = False

    async def ask(self, question: Callable[[Database], T]) -> T:
        if self._stopped:
            raise StoreDown("it was closed")
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._answer, question)

    def _answer(self, question: Callable[[Database], T]) -> T:
        db = self._free.get()
        try:
            return question(db)
        except apsw.Error as error:
            raise translate(error) from error
        finally:
            self._free.put(db)

    async def stop(self) -> None:
        self._stopped = True
        await asyncio.to_thread(self._threads.shutdown)
        while not self._free.empty():
            self._free.get().close()
