"""`pasch verify`: were the dice and cards of a recorded game fair?"""

from argparse import Namespace
from typing import Final

from pasch.cli.command_error import CANNOT_BE_READ, DOES_NOT_HOLD, CommandError
from pasch.cli.files import open_edition, read_text
from pasch.cli.words import choose_language
from pasch.fair import Finding, verify
from pasch.text.verdicts import describe_verdict

CODES: Final[dict[Finding, int]] = {
    "other-chance": DOES_NOT_HOLD,
    "other-seed": DOES_NOT_HOLD,
    "not-replayable": DOES_NOT_HOLD,
    "no-commit": CANNOT_BE_READ,
    "not-revealed": CANNOT_BE_READ,
    "unreadable": CANNOT_BE_READ,
}


def run(args: Namespace) -> int:
    lang = choose_language(args.lang)
    verdict = verify(read_text(args.file), open_edition(args.edition) if args.edition else None)
    told = describe_verdict(verdict, lang)
    if not verdict.ok:
        raise CommandError(f"{args.file}: {told}", CODES[verdict.finding])
    print(told)
    return 0
