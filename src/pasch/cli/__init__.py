"""The command `pasch`. Exit codes: 0 fine, 1 reads but does not hold, 2 cannot be read or wrong usage, 130 Ctrl-C."""

import os
import sys
from argparse import Namespace
from collections.abc import Sequence
from typing import Final

from pasch.cli.command_error import CommandError, one_line
from pasch.cli.parser import make_parser

FAULT: Final = 3
INTERRUPTED: Final = 130
PIPE_CLOSED: Final = 141


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code; whatever goes wrong is one line on stderr."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="replace")
    try:
        code = _run(sys.argv[1:] if argv is None else argv)
        sys.stdout.flush()
    except CommandError as error:
        return _complain(str(error), error.code)
    except KeyboardInterrupt:
        if sys.stdout.isatty():
            print()
        return _complain("stopped", INTERRUPTED)
    except BrokenPipeError:
        _close_stdout()
        return PIPE_CLOSED
    except Exception as fault:
        if "PASCH_DEBUG" in os.environ:
            raise
        what = f"{type(fault).__name__}: {fault}"
        return _complain(f"a fault in Pasch itself, please report it: {what}; PASCH_DEBUG=1 shows where", FAULT)
    return code


def _run(argv: Sequence[str]) -> int:
    parser = make_parser()
    try:
        args = parser.parse_args(argv)
    except SystemExit as asked:  # argparse has printed the help or the version
        return int(asked.code or 0)
    if not args.command:
        parser.print_help()
        return 0
    try:
        return _dispatch(args)
    except CommandError as error:
        from pasch.cli.words import choose_language

        raise CommandError(error.say(choose_language(getattr(args, "lang", None))), error.code) from None


def _dispatch(args: Namespace) -> int:
    """Each command is imported when it is called: that keeps `pasch --help` instant."""
    match args.command:
        case "edition":
            from pasch.cli import edition as command
        case "rules":
            from pasch.cli import rules as command
        case "scenario":
            from pasch.cli import scenario as command
        case "replay":
            from pasch.cli import replay as command
        case "verify":
            from pasch.cli import verify as command
        case "position":
            from pasch.cli import position as command
        case "match":
            from pasch.cli import match as command
        case "ladder":
            from pasch.cli import ladder as command
        case "serve":
            from pasch.cli import serve as command
        case "simulate":
            from pasch.cli import simulate as command
        case _:
            from pasch.cli import play as command
    return command.run(args)


def _complain(text: str, code: int) -> int:
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _close_stdout()
    print(f"pasch: {one_line(text)}", file=sys.stderr)
    return code


def _close_stdout() -> None:
    """The reader has gone: send what is left nowhere, so that nothing complains at the end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
