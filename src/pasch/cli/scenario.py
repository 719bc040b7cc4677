"""`pasch scenario run`."""

import sys
from argparse import Namespace
from pathlib import Path

from pasch.cli.command_error import CANNOT_BE_READ, DOES_NOT_HOLD, CommandError, one_line
from pasch.scenario import ScenarioError, find, read
from pasch.scenario import run as tell


def run(args: Namespace) -> int:
    """A line for each story that fails, then how many hold."""
    if "" in args.paths:
        raise CommandError("PATH is empty; expected a file or folder")
    try:
        paths = find(args.paths)
    except (ScenarioError, OSError, ValueError) as error:
        raise CommandError(str(error)) from None
    holding = failing = unreadable = 0
    for path in paths:
        code = _tell(path, args.verbose)
        holding += code == 0
        failing += code == DOES_NOT_HOLD
        unreadable += code == CANNOT_BE_READ
    parts = [f"{holding} of {len(paths)} scenarios hold"]
    parts += [f"{failing} fail"] if failing else []
    parts += [f"{unreadable} cannot be read"] if unreadable else []
    print(", ".join(parts))
    if not paths:
        raise CommandError(f"{', '.join(args.paths)}: no .toml files there")
    return CANNOT_BE_READ if unreadable else DOES_NOT_HOLD if failing else 0


def _tell(path: Path, verbose: bool) -> int:
    try:
        story = read(path)
        difference = tell(story)
    except ScenarioError as error:
        place = "" if str(error).startswith(str(path)) else f"{path}: "
        sys.stdout.flush()
        print(f"pasch: {one_line(f'{place}{error}')}", file=sys.stderr)
        return CANNOT_BE_READ
    if difference:
        print(one_line(f"{path}: {story.title}: {difference}"))
        return DOES_NOT_HOLD
    if verbose:
        print(one_line(f"{path}: {story.title}: holds"))
    return 0
