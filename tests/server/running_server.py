"""A real `pasch serve` in a process of its own, on a free port of 127.0.0.1, that can be killed and started again."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from postgres_cluster import free_port

PATIENCE = 30.0
QUICK = {"bot_seconds": 0, "quiet_seconds": 0, "tables_a_minute": 10_000, "messages_a_second": 100_000}
"""Settings that make a table fast; a test can set them otherwise."""


class RunningServer:
    """Runs within an `async with`. `place` is a data folder or the URL of a database."""

    def __init__(self, place: Path | str, folder: Path, *flags: str, **settings: Any) -> None:
        self.place = place
        self.flags = flags
        self.settings = QUICK | settings
        self.port = free_port()
        self.log_file = folder / f"server-{self.port}.log"
        self.http = httpx.AsyncClient(base_url=self.url, timeout=PATIENCE)
        self._process: asyncio.subprocess.Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def log(self) -> str:
        return self.log_file.read_text(encoding="utf-8")

    async def __aenter__(self) -> "RunningServer":
        await self.start()
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: BaseException | TracebackType | None) -> None:
        await self.kill()
        await self.http.aclose()
        if kind is None:
            assert '"level": "error"' not in self.log, self.log
            assert "Traceback" not in self.log, self.log

    async def start(self, *, wait: bool = True) -> None:
        """Start, or start again on the same data and port."""
        where = ["--database", self.place] if isinstance(self.place, str) else ["--data", str(self.place)]
        command = [sys.executable, "-m", "pasch", "serve", "--port", str(self.port), *where, *self.flags]
        environment = os.environ | {f"PASCH_{key.upper()}": str(value) for key, value in self.settings.items()}
        with self.log_file.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(*command, stdout=log, stderr=log, env=environment)
        if wait:
            await self.until_ready()

    async def until_ready(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while not await self.answers("/readyz"):
                assert self._process is None or self._process.returncode is None, self.log
                await asyncio.sleep(0.05)

    async def answers(self, path: str) -> bool:
        try:
            return (await self.http.get(path)).status_code == 200
        except httpx.TransportError:
            return False

    async def kill(self) -> None:
        """Fall over in the middle of whatever is being done."""
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """End as an operator would."""
        await self._end(signal.SIGTERM)

    async def _end(self, how: signal.Signals) -> None:
        if self._process and self._process.returncode is None:
            self._process.send_signal(how)
            await self._process.wait()

    async def make_table(self, *seats: str | dict[str, str], headers: dict[str, str] | None = None, **wish: Any) -> Any:
        """A table. A seat is a bot's code, `person`, `open`, or a wish in full."""
        body = {"seats": [_wish(seat) for seat in seats], "seconds": 0} | wish
        made = await self.http.post("/api/tables", json=body, headers=headers)
        assert made.status_code == 201, made.text
        return made.json()

    async def record(self, table: str) -> str:
        got = await self.http.get(f"/games/{table}.pasch")
        assert got.status_code == 200, got.text
        return got.text


def _wish(seat: str | dict[str, str]) -> dict[str, str]:
    if isinstance(seat, dict):
        return seat
    return {"kind": seat} if seat in ("person", "open") else {"kind": "bot", "bot": seat}
