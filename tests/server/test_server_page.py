"""docs/server.md is true: every setting with its default and its name in the environment, and every figure."""

import re
from pathlib import Path

import msgspec
from running_server import RunningServer

import pasch
from pasch.server.room import NOTED
from pasch.server.settings import Settings, load

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
SETTING = re.compile(r"^\| `(\w+)` \| `(.*?)` \| `(PASCH_\w+)` \| .+ \|$", re.MULTILINE)
FIGURE = re.compile(r"^\| `(pasch_\w+)` \| (gauge|counter) \| .+ \|$", re.MULTILINE)


def test_the_page_has_every_setting_with_its_default_and_its_name_in_the_environment() -> None:
    defaults = {field: getattr(load(environment={}), field) for field in Settings.__struct_fields__}
    told = {name: (msgspec.json.decode(default), variable) for name, default, variable in SETTING.findall(PAGE)}
    assert told == {name: (default, f"PASCH_{name.upper()}") for name, default in defaults.items()}


def test_the_page_has_every_line_of_the_log() -> None:
    sources = [
        *(Path(pasch.__file__).parent / "server").rglob("*.py"),
        Path(pasch.__file__).parent / "cli" / "serve.py",
    ]
    code = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    noted = set(re.findall(r'\b(?:note|log\.exception)\(\s*"([^"]+)"', code)) | {
        f"game {how}" for how in NOTED.values()
    }
    assert "table made" in noted
    assert [what for what in sorted(noted) if f"`{what}`" not in PAGE.split("\n## Log\n")[1]] == []


async def test_the_page_has_every_figure(tmp_path: Path) -> None:
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        await server.make_table("person", "person")
        text = (await server.http.get("/metrics")).text
    assert set(FIGURE.findall(PAGE)) == set(re.findall(r"^# TYPE (\w+) (\w+)$", text, re.MULTILINE))
