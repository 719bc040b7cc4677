"""`pasch edition`: list, show, check."""

from argparse import Namespace

from pasch.cli.columns import paragraph, table
from pasch.cli.command_error import CANNOT_BE_READ, DOES_NOT_HOLD, CommandError, one_line
from pasch.cli.edition_sheet import sheet
from pasch.cli.files import code_of, open_edition
from pasch.cli.words import choose_language, word
from pasch.edition import available, check, load


def run(args: Namespace) -> int:
    match args.what:
        case "list":
            return _list(choose_language(args.lang))
        case "show":
            return _show(args.edition, choose_language(args.lang), args.switches)
        case _:
            return _check(args.files, choose_language(args.lang))


def _list(lang: str) -> int:
    editions = [load(name) for name in available()]
    rows = [
        [
            edition.id,
            edition.name.de if lang == "de" else edition.name.en,
            word("spaces", lang, count=len(edition.spaces)),
            word("seats", lang, most=edition.switch("players.max")),
        ]
        for edition in editions
    ]
    for edition, line in zip(editions, table(rows), strict=True):
        print(line)
        if edition.about:
            print(paragraph(edition.about.de if lang == "de" else edition.about.en, "    "))
    return 0


def _show(name: str, lang: str, switches: bool) -> int:
    edition = open_edition(name)
    for line in sheet(edition, lang, switches):
        print(line)
    return 0


def _check(files: list[str], lang: str) -> int:
    worst = 0
    unreadable: list[str] = []
    for file in files:
        problems = [problem.say(lang) for problem in check(file)]
        code = code_of(file) if problems else 0
        worst = max(worst, code)
        if code == CANNOT_BE_READ:
            unreadable += problems
        elif code == DOES_NOT_HOLD:
            print(*problems, sep="\n")
        else:
            print(f"{one_line(file)}: OK")
    if unreadable:
        raise CommandError(_joined(unreadable, lang))
    return worst


def _joined(problems: list[str], lang: str) -> str:
    more = word("more-unreadable", lang, count=len(problems) - 1) if len(problems) > 1 else ""
    return problems[0] + more
