"""A server with test hooks: tables that begin as a story tells, with chosen chance."""

from pathlib import Path
from typing import Any

from running_server import RunningServer


async def hook(server: RunningServer, scenario: str, *chance: str, seats: list[Any] | None = None, **wish: Any) -> Any:
    body = {"scenario": scenario, "chance": list(chance), "seats": seats or []} | wish
    made = await server.http.post("/api/test/tables", json=body)
    assert made.status_code == 201, made.text
    return made.json()


def hooked(folder: Path, **settings: Any) -> RunningServer:
    return RunningServer(folder / "data", folder, "--test-hooks", **settings)
