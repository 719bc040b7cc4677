"""Every rule as a story: each file under tests/scenarios is one test."""

from pathlib import Path

import pytest

from pasch import scenario

FOLDER = Path(__file__).parent.parent / "scenarios"
STORIES = [path.relative_to(FOLDER) for path in scenario.find([FOLDER])]


@pytest.mark.parametrize("path", STORIES, ids=lambda path: path.with_suffix("").as_posix())
def test_the_story_holds(path: Path) -> None:
    assert scenario.run(scenario.read(FOLDER / path)) is None


def test_there_are_stories_in_every_chapter() -> None:
    folders = {path.name for path in FOLDER.iterdir()}
    assert {path.parts[0] for path in STORIES} == folders
    assert len(STORIES) > 500
