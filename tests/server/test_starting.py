"""A server that cannot start says why in one clear line, and no address; one that can is there when it says so."""

import asyncio
import os
import socket
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from postgres_cluster import run_sql
from running_server import PATIENCE

HUSH = "hush-hush"


async def ended(*flags: str, port: int = 0, **environment: str) -> str:
    """What a server says that must not start: nothing but one line, and no secret in it."""
    command = [sys.executable, "-m", "pasch", "serve", "--port", str(port), *flags]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, env=os.environ | environment, stdout=pipe, stderr=pipe)
    said, told = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert (process.returncode, said) == (2, b""), told
    [line] = told.decode().splitlines()
    assert HUSH not in line
    return line


@pytest.mark.parametrize(
    ("url", "told"),
    [
        (f"mysql://root:{HUSH}@127.0.0.1/pasch", "pasch: serve: command line: database: expected postgresql://…"),
        (HUSH, "pasch: serve: command line: database: expected postgresql://…"),
        (
            f"postgresql://pasch:{HUSH}@127.0.0.1:1/games",
            "pasch: serve: The store cannot be used: PostgreSQL at 127.0.0.1:1/games: Connection refused.",
        ),
        (
            f"postgresql://pasch:x#{HUSH}@127.0.0.1:5432/games",
            "pasch: serve: The store cannot be used: the address of the database cannot be read; expected "
            "postgresql://user:password@host:port/database, with %23 for # and so on.",
        ),
        (
            f"postgresql://pasch:{HUSH}@127.0.0.1:port/games",
            "pasch: serve: The store cannot be used: the address of the database cannot be read; expected "
            "postgresql://user:password@host:port/database, with %23 for # and so on.",
        ),
    ],
)
async def test_a_wrong_database_is_refused_without_its_password(url: str, told: str, tmp_path: Path):
    assert await ended("--data", str(tmp_path / "data"), "--database", url) == told
    assert not (tmp_path / "data").exists()


async def test_a_database_where_nothing_may_be_made_is_refused(postgres_url: str):
    await run_sql(postgres_url, "REVOKE ALL ON SCHEMA public FROM PUBLIC")
    await run_sql(postgres_url, "DROP ROLE IF EXISTS guest")
    await run_sql(postgres_url, "CREATE ROLE guest LOGIN")
    told = await ended("--database", postgres_url.replace("pasch@", "guest@"))
    assert told.startswith("pasch: serve: The store cannot be used: ")
    assert "schema" in told


async def test_a_database_without_the_package_for_it_says_how_to_get_it(tmp_path: Path):
    (tmp_path / "asyncpg.py").write_text("raise ModuleNotFoundError(name='asyncpg')")
    told = await ended("--database", "postgresql://127.0.0.1:1/games", PYTHONPATH=str(tmp_path))
    assert told == "pasch: serve: asyncpg is not installed; to install it: pip install 'pasch[postgres]'"


async def test_a_data_folder_that_cannot_be_one_is_refused(tmp_path: Path):
    file = tmp_path / "file"
    file.write_text("no folder")
    for place in (file, file / "data"):
        assert await ended("--data", str(place)) == f"pasch: serve: The store cannot be used: {place}: is not a folder."
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "pasch.sqlite3").write_text("no database " * 1000)
    told = await ended("--data", str(folder))
    assert told == f"pasch: serve: The store cannot be used: {folder / 'pasch.sqlite3'}: file is not a database."
    told = await ended("--data", "~nobody-of-this-name/games")
    assert told == "pasch: serve: there is no home folder to keep games in; expected --data DIR"


async def test_a_taken_port_is_refused(tmp_path: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = await ended("--data", str(tmp_path / "data"), port=port)
    assert told == f"pasch: serve: 127.0.0.1:{port}: Address already in use"


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (b"port = = 1", "Invalid value (at line 1, column 8)"),
        (b"prot = 1", "Object contains unknown field `prot`"),
        (b"bot_seconds = inf", "Expected `float` <= 1000000000.0 - at `$.bot_seconds`"),
        (b"hold_seconds = nan", "Expected `float` >= 0.0 - at `$.hold_seconds`"),
        ("# Würfel".encode("latin-1"), "expected text in UTF-8"),
    ],
)
async def test_wrong_settings_are_refused(file: bytes, told: str, tmp_path: Path):
    settings = tmp_path / "pasch.toml"
    settings.write_bytes(file)
    assert await ended("--settings", str(settings)) == f"pasch: serve: {settings}: {told}"


async def test_wrong_settings_in_the_environment_are_refused_by_their_name_there(tmp_path: Path):
    data = str(tmp_path / "data")
    assert (await ended("--data", data, PASCH_LOG="loud")).startswith("pasch: serve: PASCH_LOG: ")
    told = "pasch: serve: PASCH_DATABASE: database: expected postgresql://…"
    assert await ended("--data", data, PASCH_DATABASE=HUSH) == told


@asynccontextmanager
async def told_address(*flags: str, **environment: str) -> AsyncGenerator[str]:
    """The address that a server tells as soon as it has one."""
    command = [sys.executable, "-m", "pasch", "serve", "--port", "0", *flags]
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=None, env=os.environ | environment)
    try:
        assert process.stdout
        name, address = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode().split()
        assert name == "Pasch:"
        yield address
    finally:
        process.terminate()
        await process.wait()


async def test_whoever_goes_to_the_address_that_is_told_is_answered(tmp_path: Path):
    async with told_address("--data", str(tmp_path / "data")) as address, httpx.AsyncClient(timeout=PATIENCE) as client:
        assert (await client.get(address)).status_code == 200
        assert (await client.get(f"{address}readyz")).text == "ready\n"


def fake_browser(folder: Path, name: str) -> Path:
    """A program that writes down which page it was to open."""
    program = folder / name
    program.write_text(f'#!/bin/sh\necho "$1" >> {folder}/opened-by-{name}\n')
    program.chmod(0o755)
    return folder / f"opened-by-{name}"


async def test_the_page_is_opened_in_the_browser_but_never_in_the_terminal(tmp_path: Path):
    in_window, in_terminal = fake_browser(tmp_path, "window"), fake_browser(tmp_path, "w3m")
    path = f"{tmp_path}:{os.environ['PATH']}"
    places = {"PATH": path, "TERM": "xterm", "DISPLAY": "", "WAYLAND_DISPLAY": "", "BROWSER": ""}
    flags = ("--open", "--data", str(tmp_path / "data"))
    async with told_address(*flags, **places) as address, httpx.AsyncClient(timeout=PATIENCE) as client:
        assert (await client.get(address)).status_code == 200
    async with told_address(*flags, **(places | {"BROWSER": str(tmp_path / "window")})) as address:
        async with asyncio.timeout(PATIENCE):
            while not in_window.exists() or not in_window.read_text().endswith("\n"):
                await asyncio.sleep(0.02)
        assert in_window.read_text() == f"{address}\n"
    assert not in_terminal.exists()
