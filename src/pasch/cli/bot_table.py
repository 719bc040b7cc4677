"""What the commands for many games between bots have in common: they check everything before the first game."""

from argparse import Namespace
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

from pasch.bots.catalog import BotError, parse
from pasch.cli.command_error import CANNOT_BE_READ, DOES_NOT_HOLD, CommandError
from pasch.cli.files import open_edition
from pasch.refusal import Refusal
from pasch.table import Table

LIMITS: Final = {
    "games": (1, 1_000_000_000),
    "seed": (0, 2_000_000_000),
    "cores": (1, 1024),
    "most_rounds": (1, 1_000_000),
}


def open_table(args: Namespace, lang: str) -> Table:
    """The edition with variants and options, or one line saying what is wrong with them."""
    from pasch.cli.play import parse_options

    edition = open_edition(args.edition)
    options = parse_options(args.option)
    try:
        return Table(edition, args.variant, options)
    except Refusal as refused:
        if refused.clause == "notation":
            raise CommandError(f"{args.command}: {refused.detail}", CANNOT_BE_READ) from None
        from pasch.text import refusal_text

        reason = f"{refusal_text(refused, lang)} [{refused.clause}]"
        raise CommandError(f"{args.command}: {reason}", DOES_NOT_HOLD) from None


def check_numbers(args: Namespace) -> None:
    for name, (least, most) in LIMITS.items():
        value = getattr(args, name, None)
        if value is not None and not least <= value <= most:
            option = "--" + name.replace("_", "-")
            raise CommandError(f"{option} {value}: expected a whole number from {least} to {most}")


def check_bots(codes: Sequence[str]) -> None:
    """Bots that are Python files are read where they play."""
    for code in codes:
        if not code.endswith(".py"):
            try:
                parse(code)
            except BotError as error:
                raise CommandError(str(error)) from None


def check_compiler(args: Namespace) -> None:
    if not args.interpreted and find_spec("numba") is None:
        raise CommandError("numba is not installed: pip install 'pasch[fast]', or play with --interpreted")
