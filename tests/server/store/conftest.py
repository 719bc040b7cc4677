"""Every test with a `place` runs on both backends."""

from pathlib import Path

import pytest
from stores import Place


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """Where a store can be opened that has never been opened before."""
    if request.param == "sqlite":
        return tmp_path / "data"
    return request.getfixturevalue("postgres_url")
