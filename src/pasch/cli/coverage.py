"""`pasch rules coverage`: which clauses are proved by scenarios that hold, or by marked Python tests."""

import ast
from collections.abc import Iterator
from pathlib import Path

from pasch.clauses import Clause, all_clauses, clause
from pasch.cli.command_error import DOES_NOT_HOLD, CommandError
from pasch.edition import EditionError, load
from pasch.scenario import Scenario, ScenarioError, find, read
from pasch.scenario import run as tell
from pasch.text.values import value_of


def coverage(scenarios: str, tests: str) -> int:
    """Print what is proved and what is not; 1 if a clause of level rule or gap is missing."""
    for folder in (scenarios, tests):
        if not Path(folder).is_dir():
            raise CommandError(f"{folder}: there is no such folder")
    editions_of, failing = _proved_by_scenarios(scenarios)
    marked = _marked(tests)
    wanted = [each for each in all_clauses() if each.level != "label"]
    missing = {each.id: lack for each in wanted if (lack := _lack(each, editions_of, marked)) is not None}
    by_test = [each.id for each in wanted if each.id in marked and each.id not in editions_of]
    print(f"{len(wanted) - len(missing)} of {len(wanted)} clauses of level rule and gap")
    print(f"{len(by_test)} of them through Python tests" + (f": {', '.join(by_test)}" if by_test else ""))
    if failing:
        print(f"{failing} scenarios fail and prove nothing: pasch scenario run {scenarios}")
    for name, lack in missing.items():
        print(f"without: {name}{lack}")
    for name in sorted({*editions_of, *marked} - {each.id for each in all_clauses()}):
        print(f"no such clause, but named in a scenario or test: {name}")
    return DOES_NOT_HOLD if missing else 0


def _proved_by_scenarios(folder: str) -> tuple[dict[str, set[str]], int]:
    """The clauses that stories prove, with the editions they are played in, and how many stories fail."""
    editions_of: dict[str, set[str]] = {}
    failing = 0
    for path in find([folder]):
        try:
            story = read(path)
            difference = tell(story)
        except ScenarioError:
            failing += 1
            continue
        if difference:
            failing += 1
            continue
        for name in story.clauses:
            editions_of.setdefault(clause(name).id, set()).add(_edition(story))
    return editions_of, failing


def _edition(story: Scenario) -> str:
    """The edition of a story; a file beside it counts by its id."""
    if not story.edition.endswith(".toml"):
        return story.edition
    try:
        return load(Path(story.path).parent / story.edition).id
    except EditionError:
        return story.edition


def _lack(clause: Clause, editions_of: dict[str, set[str]], marked: set[str]) -> str | None:
    """None if the clause is proved, else what is missing: nothing at all, or some of its values."""
    if clause.id in marked:
        return None
    played = editions_of.get(clause.id, set())
    if not played:
        return ""
    by_value: dict[str, list[str]] = {}
    for edition in clause.editions:
        by_value.setdefault(value_of(clause, load(edition), "en"), []).append(edition)
    if len(by_value) < 2:
        return None
    lacking = [f"{value} ({', '.join(names)})" for value, names in by_value.items() if not played & set(names)]
    return f", value {'; '.join(lacking)}" if lacking else None


def _marked(folder: str) -> set[str]:
    """The clauses named by `@pytest.mark.clause("id")` on tests."""
    found: set[str] = set()
    for path in sorted(Path(folder).rglob("test_*.py")):
        try:
            tree = ast.parse(path.read_bytes())
        except (OSError, SyntaxError, ValueError, RecursionError, MemoryError) as error:
            raise CommandError(f"{path}: not a Python file: {error}") from None
        found |= set(_marks(tree))
    return found


def _marks(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.startswith(("test_", "Test")):
            for decorator in node.decorator_list:
                if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.clause":
                    yield from (str(arg.value) for arg in decorator.args if isinstance(arg, ast.Constant))
