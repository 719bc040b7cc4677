"""A real PostgreSQL for tests: a cluster of its own in a temporary folder, on a free port of 127.0.0.1."""

import contextlib
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

PLACES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/usr/local/pgsql/bin", "/opt/homebrew/opt/postgresql*/bin")
PATIENCE = 30  # seconds


class NoPostgres(Exception):  # noqa: N818 (a reason, not a fault)
    """Why there is none."""


def programs() -> Path:
    """The folder of initdb and postgres, the newest version first."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    for place in PLACES:
        folders += sorted(Path("/").glob(place[1:]), key=version, reverse=True)
    for folder in folders:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise NoPostgres("initdb was not found")


def version(folder: Path) -> int:
    return int("".join(filter(str.isdigit, str(folder))) or 0)


def ordinary_user() -> str | None:
    """PostgreSQL refuses to run as root, so root runs it as somebody else."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


def free_port() -> int:
    """One that stays free while its server is down: the system gives those above to whoever connects somewhere."""
    while True:
        port = 10_000 + secrets.randbelow(22_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Cluster:
    """Runs within a `with`; `url` names a database on it."""

    def __init__(self) -> None:
        self.user = ordinary_user()
        self._programs = programs()
        self.folder = Path(tempfile.mkdtemp(prefix="pasch-postgres-"))
        self._port = free_port()
        self._server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Cluster":
        try:
            self.give(self.folder)
            self._initialise()
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        if self._server and self._server.poll() is None:
            self._server.send_signal(signal.SIGINT)
            self._server.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _initialise(self) -> None:
        options = ["-D", str(self.folder / "data"), "-U", "pasch", "-A", "trust", "-E", "UTF8", "--no-sync"]
        command = [str(self._programs / "initdb"), *options]
        done = subprocess.run(command, capture_output=True, text=True, check=False, user=self.user, cwd=self.folder)
        if done.returncode:
            raise NoPostgres(f"initdb said: {done.stderr.strip()}")

    def give(self, path: Path) -> None:
        """Lets the server write into a folder."""
        if self.user:
            shutil.chown(path, self.user)

    def url(self, database: str) -> str:
        return f"postgresql://pasch@127.0.0.1:{self._port}/{database}"

    def start(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while True:
            self._launch()
            if self._answers(deadline):
                return
            if time.monotonic() > deadline:
                raise NoPostgres((self.folder / "log").read_text()[-500:])
            time.sleep(0.1)  # after a crash the memory of the old server takes a moment to be freed

    def _launch(self) -> None:
        # Without fsync: a process that is killed loses nothing it has written, only a machine that falls over does.
        options = ["-p", str(self._port), "-h", "127.0.0.1", "-k", "", "-F", "-c", "max_connections=100"]
        command = [str(self._programs / "postgres"), "-D", str(self.folder / "data"), *options]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(command, stdout=log, stderr=log, user=self.user, cwd=self.folder)

    def _answers(self, deadline: float) -> bool:
        assert self._server
        ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self._port)]
        while self._server.poll() is None and time.monotonic() < deadline:
            if subprocess.run(ready, check=False).returncode == 0:
                return True
            time.sleep(0.05)
        return False

    def kill(self) -> None:
        """The server falls over in the middle of whatever it does, with all its processes."""
        assert self._server
        processes = subprocess.run(["ps", "-e", "-o", "pid=,ppid="], capture_output=True, text=True, check=True).stdout
        parents = [line.split() for line in processes.splitlines()]
        self._server.kill()
        for process in [int(process) for process, parent in parents if int(parent) == self._server.pid]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        self._server.wait()


async def run_sql(url: str, sql: str, *values: Any) -> list[Any]:
    """What a statement gives that is no business of the store."""
    from pasch.server.store.postgres.connection import connect_alone

    db = await connect_alone(url)
    try:
        return await db.fetch(sql, *values)
    finally:
        await db.close()
