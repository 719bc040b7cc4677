"""The documents are true: examples run, shown output is real, links lead somewhere, the map has every file."""

import doctest
import os
import re
import runpy
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from pasch import Game
from pasch.bots.host import Host, seat_players

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "pasch"
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")])
FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROMPT = re.compile(r"^\w+ M [\d,]+ > (.*)$", re.MULTILINE)


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(text: str, language: str) -> list[str]:
    return [content for found, content in FENCE.findall(text) if found == language]


def examples(name: str) -> str:
    return "\n".join(block for block in blocks(read(name), "python") if ">>>" in block)


WITH_EXAMPLES = [name_of(path) for path in DOCUMENTS if examples(name_of(path))]
COMMANDS = [
    run.partition("\n")
    for block in blocks(read("README.md"), "console")
    for run in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]
]


def test_readme_and_contributing_have_python_examples() -> None:
    assert {"README.md", "CONTRIBUTING.md"} <= set(WITH_EXAMPLES)


@pytest.mark.parametrize("name", WITH_EXAMPLES)
def test_the_python_examples_run(name: str) -> None:
    test = doctest.DocTestParser().get_doctest(examples(name), {}, name, name, 0)
    report: list[str] = []
    result = doctest.DocTestRunner().run(test, out=report.append)
    assert result.attempted > 0
    assert result.failed == 0, "".join(report)


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_the_bot_shown_to_contributors_plays_to_the_end(tmp_path: Path, edition: str) -> None:
    shown = next(block for block in blocks(read("CONTRIBUTING.md"), "python") if "def choose(game, seat)" in block)
    eager = tmp_path / "eager.py"
    eager.write_text(shown, encoding="utf-8")
    players = [f"Ada (bot {eager})", f"Ben (bot {eager})", "Cem (bot casual)"]
    game = Game(edition, players, seed=4, options={"rounds": 40})
    Host(game, seat_players(game)).play()
    assert game.phase == "over"
    assert len([line for line in shown.splitlines() if line]) <= 10


def test_the_readme_shows_commands() -> None:
    assert len(COMMANDS) >= 2


@pytest.mark.parametrize(
    ("command", "output"), [pytest.param(command, output, id=command) for command, _, output in COMMANDS]
)
def test_the_terminal_says_what_the_readme_shows(command: str, output: str) -> None:
    program, *arguments = shlex.split(command)
    assert program == "pasch"
    typed = "".join(f"{line}\n" for line in PROMPT.findall(output))
    environment = os.environ | {"PYTHONUTF8": "1"}
    run = [sys.executable, "-m", "pasch", *arguments]
    done = subprocess.run(run, input=typed, capture_output=True, encoding="utf-8", env=environment, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.rstrip() == output.rstrip()


def test_the_readme_has_exactly_the_two_set_up_commands() -> None:
    shown = [content for language, content in FENCE.findall(read("README.md")) if language not in ("python", "console")]
    assert "".join(shown).split("\n") == ["make play", "make test", ""]


def test_the_rulebook_is_up_to_date() -> None:
    made = runpy.run_path(str(ROOT / "docs" / "make_rulebook.py"))["rulebook"]()
    assert read("docs/rulebook.md") == made, "run `python docs/make_rulebook.py`"


def test_the_protocol_and_its_typescript_are_up_to_date() -> None:
    made = runpy.run_path(str(ROOT / "docs" / "make_protocol.py"))
    assert read("docs/protocol.md") == made["page"](), "run `python docs/make_protocol.py`"
    assert read("web/src/lib/protocol.ts") == made["script"](), "run `python docs/make_protocol.py`"


def test_everything_that_is_sent_over_http_is_described() -> None:
    table = read("docs/protocol.md").split("\n## HTTP\n")[1]
    named = set(re.findall(r"(?<=`)[A-Z]\w+", table.split("\n### Bodies\n")[0])) - {"Edition", "GET", "POST", "Pasch"}
    assert {"NewTable", "Join", "Story", "Trouble"} < named
    assert [name for name in sorted(named) if f"# `{name}`\n" not in read("docs/protocol.md")] == []


def mapped() -> list[Path]:
    """Every path in the map of CONTRIBUTING.md: the folder is in a heading, the files stand first in the rows."""
    section = read("CONTRIBUTING.md").split("## Map of the house")[1].split("\n## ")[0]
    paths: list[Path] = []
    for part in section.split("### `")[1:]:
        folder = ROOT / part.partition("`")[0]
        paths += [folder / row for row in re.findall(r"^\| `([^`]+)` \|", part, re.MULTILINE)]
    return paths


def test_everything_on_the_map_exists() -> None:
    assert [name_of(path) for path in mapped() if not path.exists()] == []


def test_every_module_is_on_the_map() -> None:
    inside = ("", "rules", "bots", "lab", "server", "server/store", "server/store/sqlite", "server/store/postgres")
    folders = [SOURCES / name for name in inside]
    modules = {path for folder in folders for path in folder.glob("*.py")}
    packages = {path.parent for path in SOURCES.glob("*/*.py")}
    assert sorted(name_of(path) for path in (modules | packages) - set(mapped())) == []


def anchors(text: str) -> set[str]:
    """What links can lead to in a document: headings as GitHub names them, and anchors set by hand."""
    headings = re.findall(r"^#+ (.+)$", FENCE.sub("", text), re.MULTILINE)
    names = {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}
    return names | set(re.findall(r'<a id="([^"]+)">', text))


@pytest.mark.parametrize("document", DOCUMENTS, ids=name_of)
def test_the_links_lead_somewhere(document: Path) -> None:
    broken: list[str] = []
    for link in re.findall(r"\]\(([^)\s]+)\)", FENCE.sub("", document.read_text(encoding="utf-8"))):
        if link.startswith(("https://", "mailto:")):
            continue
        place, _, anchor = link.partition("#")
        target = document.parent / place if place else document
        if not target.exists() or (anchor and anchor not in anchors(target.read_text(encoding="utf-8"))):
            broken.append(link)
    assert broken == []
