"""Tests of the server: coroutines as tests, and a real PostgreSQL."""

import asyncio
import inspect
import os
import secrets
import subprocess
import tempfile
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import own_loop
import pytest
from postgres_cluster import Cluster, NoPostgres, run_sql

LONGEST = 240  # seconds for one test, on a busy machine


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Runs a test that is a coroutine."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    arguments = {name: pyfuncitem.funcargs[name] for name in inspect.signature(pyfuncitem.obj).parameters}
    own_loop.run(_in_time(pyfuncitem.obj(**arguments)))
    return True


async def _in_time(test: Coroutine[Any, Any, None]) -> None:
    await asyncio.wait_for(test, LONGEST)


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    try:
        with Cluster() as running:
            yield running
    except (NoPostgres, OSError) as error:
        pytest.skip(f"PostgreSQL could not be started: {error}; these tests did not run")


@pytest.fixture
def postgres_url(cluster: Cluster) -> str:
    """A database without tables."""
    name = f"test_{secrets.token_hex(6)}"
    own_loop.run(run_sql(cluster.url("postgres"), f"CREATE DATABASE {name}"))
    return cluster.url(name)


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where a store can be opened that never was before. Every test with a `place` runs on both backends."""
    if request.param == "sqlite":
        return tmp_path / "data"
    return request.getfixturevalue("postgres_url")


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A real file system with room for very little, and ballast that can be thrown out."""
    folder = Path(tempfile.mkdtemp(prefix="pasch-disk-"))
    mount = ["mount", "-t", "tmpfs", "-o", "size=24m,mode=0777", "tmpfs", str(folder)]
    done = subprocess.run(mount, capture_output=True, text=True, check=False) if os.geteuid() == 0 else None
    if done is None or done.returncode:
        folder.rmdir()
        pytest.skip("A small disk can only be made by root; these tests did not run")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)
    folder.rmdir()


@pytest.fixture(params=["sqlite", "postgres"])
def place_on_small_disk(request: pytest.FixtureRequest, small_disk: Path) -> Iterator[Path | str]:
    """Where a store has room for very little."""
    if request.param == "sqlite":
        yield small_disk / "data"
        return
    cluster: Cluster = request.getfixturevalue("cluster")
    space = small_disk / "space"
    space.mkdir()
    cluster.give(space)
    for sql in (f"CREATE TABLESPACE small LOCATION '{space}'", "CREATE DATABASE small TABLESPACE small"):
        own_loop.run(run_sql(cluster.url("postgres"), sql))
    yield cluster.url("small")
    for sql in ("DROP DATABASE small WITH (FORCE)", "DROP TABLESPACE small"):
        own_loop.run(run_sql(cluster.url("postgres"), sql))
