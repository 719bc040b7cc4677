"""Other processes that use a store."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

HERE = Path(__file__).parent


@asynccontextmanager
async def process(script: str, *arguments: str) -> AsyncGenerator[Process]:
    """A script of this folder, killed at the end if it still runs."""
    command = [sys.executable, str(HERE / script), *arguments]
    running = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=PIPE)
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
        await running.communicate()


async def next_line(running: Process) -> str:
    assert running.stdout
    return (await running.stdout.readline()).decode().strip()
