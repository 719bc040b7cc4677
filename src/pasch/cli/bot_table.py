"""What the commands for many games between bots have in common: they check everything before the first game."""

from argparse import Namespace
from collections.abc import Generator, Sequence
from contextlib import contextmanager

from pasch.bots.catalog import BotError
from pasch.cli.command_error import DOES_NOT_HOLD, CommandError
from pasch.cli.complaints import complaint
from pasch.cli.files import open_edition
from pasch.cli.play import chosen_options, refused_set_up
from pasch.edition import Edition
from pasch.lab.extras import EXTRAS, MissingPackageError, need
from pasch.lab.series import LIMITS, needs_compiler
from pasch.refusal import Refusal
from pasch.table import Table
from pasch.time_limit import needs_clock


def open_table(args: Namespace, lang: str) -> Table:
    """The edition with variants and options, or one line saying what is wrong with them."""
    return set_table(open_edition(args.edition), args, lang)


def set_table(edition: Edition, args: Namespace, lang: str) -> Table:
    try:
        table = Table(edition, args.variant, chosen_options(args))
    except Refusal as refused:
        raise refused_set_up(args.command, refused, lang) from None
    if needs_clock(table):
        raise complaint("rounds-missing", command=args.command)
    return table


def check_numbers(args: Namespace) -> None:
    for name, (least, most) in LIMITS.items():
        value = getattr(args, name, None)
        if value is not None and not least <= value <= most:
            option = "--" + name.replace("_", "-")
            raise complaint("number", option=option, value=value, least=least, most=most)


def check_files(args: Namespace, *options: str) -> None:
    """Names of files and folders that were given are not empty, and only JSON goes to standard output."""
    for option in options:
        name = getattr(args, option)
        if name == "":
            raise complaint("no-name", option=f"--{option}")
        if name == "-" and option != "json":
            raise complaint("no-stdout", option=f"--{option}")


def check_package(package: str, what: str, key: str = "missing") -> None:
    try:
        need(package)
    except MissingPackageError:
        raise complaint(key, what=what, package=package, extra=EXTRAS[package]) from None


def check_compiler(args: Namespace, bots: Sequence[str]) -> None:
    if needs_compiler(bots, args.interpreted):
        check_package("numba", args.command, "missing" if needs_compiler(bots, interpreted=True) else "missing-or-slow")


@contextmanager
def naming_bots(what: str) -> Generator[None]:
    """What is wrong with the bots, before they play."""
    try:
        yield
    except BotError as error:
        raise CommandError(f"{what}: {error}", german=f"{what}: {error.say('de')}") from None


@contextmanager
def watching_bots() -> Generator[None]:
    """What a bot does wrong while it plays."""
    try:
        yield
    except BotError as error:
        raise CommandError(str(error), DOES_NOT_HOLD, error.say("de")) from None
