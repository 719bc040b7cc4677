"""What the commands for many games between bots have in common: they check everything before the first game."""

from argparse import Namespace
from collections.abc import Generator, Sequence
from contextlib import contextmanager

from pasch.bots.catalog import BotError
from pasch.cli.command_error import DOES_NOT_HOLD, CommandError
from pasch.cli.files import open_edition
from pasch.cli.play import parse_options, refused_set_up
from pasch.lab.extras import MissingPackageError, need
from pasch.lab.series import LIMITS, needs_compiler
from pasch.refusal import Refusal
from pasch.table import Table


def open_table(args: Namespace, lang: str) -> Table:
    """The edition with variants and options, or one line saying what is wrong with them."""
    edition = open_edition(args.edition)
    options = parse_options(args.option)
    try:
        return Table(edition, args.variant, options)
    except Refusal as refused:
        raise refused_set_up(args.command, refused, lang) from None


def check_numbers(args: Namespace) -> None:
    for name, (least, most) in LIMITS.items():
        value = getattr(args, name, None)
        if value is not None and not least <= value <= most:
            option = "--" + name.replace("_", "-")
            raise CommandError(f"{option} {value}: expected a whole number from {least} to {most}")


def check_package(package: str, what: str, otherwise: str = "") -> None:
    try:
        need(package)
    except MissingPackageError as error:
        raise CommandError(f"{what}: {error}{otherwise}") from None


def check_compiler(args: Namespace, bots: Sequence[str]) -> None:
    if needs_compiler(bots, args.interpreted):
        otherwise = "" if needs_compiler(bots, interpreted=True) else ", or play slowly with --interpreted"
        check_package("numba", args.command, otherwise)


@contextmanager
def naming_bots(what: str) -> Generator[None]:
    """What is wrong with the bots, before they play."""
    try:
        yield
    except BotError as error:
        raise CommandError(f"{what}: {error}") from None


@contextmanager
def watching_bots() -> Generator[None]:
    """What a bot does wrong while it plays."""
    try:
        yield
    except BotError as error:
        raise CommandError(str(error), DOES_NOT_HOLD) from None
