"""`pasch position show`."""

from argparse import Namespace

from pasch.cli.columns import paragraph
from pasch.cli.command_error import CommandError
from pasch.cli.files import open_edition, read_text
from pasch.cli.table_view import deeds, setting, status
from pasch.cli.words import choose_language
from pasch.game import Game
from pasch.position import PositionError
from pasch.text import question


def run(args: Namespace) -> int:
    lang = choose_language(args.lang)
    edition = open_edition(args.edition) if args.edition else None
    text = read_text("-") if args.text == "-" else args.text
    try:
        game = Game.from_position(text, edition)
    except PositionError as error:
        raise CommandError(f"position: {error}") from None
    print(*setting(game.table, lang), sep="\n")
    print()
    print(paragraph(question(game, lang)))
    print()
    print(*status(game, lang), sep="\n")
    print()
    print(*deeds(game, lang), sep="\n")
    return 0
