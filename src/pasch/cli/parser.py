"""The arguments of every command. Nothing heavy is imported here."""

import argparse
from typing import Any, Final, NoReturn

from pasch.cli.command_error import CommandError
from pasch.edition_list import DEFAULT
from pasch.version import __version__

LANGUAGES: Final = ("de", "en")


class Parser(argparse.ArgumentParser):
    """Says in one line what is wrong with the arguments."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{message}; try `{self.prog} --help`")


def make_parser() -> Parser:
    parser = Parser(prog="pasch", description="Monopoly in its five German editions: play, settle arguments, replay.")
    parser.add_argument("--version", action="version", version=f"pasch {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands", parser_class=Parser)
    _play(commands)
    _serve(commands)
    _match(commands)
    _ladder(commands)
    _simulate(commands)
    _rules(commands)
    _edition(commands)
    _replay(commands)
    _verify(commands)
    _position(commands)
    _scenario(commands)
    return parser


def _command(commands: Any, name: str, about: str) -> Parser:
    command: Parser = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
    return command


def _group(commands: Any, name: str, about: str) -> Any:
    group = _command(commands, name, about)
    return group.add_subparsers(dest="what", metavar="WHAT", title="what", required=True, parser_class=Parser)


def _language(command: Parser) -> None:
    command.add_argument("--lang", choices=LANGUAGES, help="language (default: German if your locale is, else English)")


def _variants(command: Parser) -> None:
    several: dict[str, Any] = {"nargs": "+", "action": "extend", "default": []}
    command.add_argument("--variant", metavar="V", help="short, time, speed-die", **several)
    command.add_argument("--option", metavar="KEY=VALUE", help="such as claims=automatic", **several)
    rounds = "the game ends after so many rounds and the greatest wealth wins; with the variant time they stand for it"
    command.add_argument("--rounds", metavar="N", type=int, help=rounds)


def _many_games(command: Parser, games: int, about: str) -> None:
    command.add_argument("--games", metavar="N", type=int, default=games, help=about)
    command.add_argument("--seed", metavar="S", type=int, default=1, help="the same seed, the same games (default: 1)")
    command.add_argument("--cores", metavar="N", type=int, help="default: all; the games are the same")
    command.add_argument("--interpreted", action="store_true", help="without the compiler: the same games, slowly")


def _most_rounds(command: Parser) -> None:
    about = "a game is cut short after so many rounds (default: 1000)"
    command.add_argument("--most-rounds", metavar="N", type=int, default=1000, help=about)


def _edition(commands: Any) -> None:
    group = _group(commands, "edition", "look at the editions, check a file of your own")
    _language(_command(group, "list", "the editions that come with Pasch"))
    show = _command(group, "show", "the board, the cards and the rules of an edition")
    show.add_argument("edition", metavar="ID|FILE", help=f"an edition such as {DEFAULT}, or a .toml file")
    show.add_argument("--switches", action="store_true", help="every value in which editions differ")
    _language(show)
    check = _command(group, "check", "say OK or every problem of edition files")
    _language(check)
    check.add_argument("files", metavar="FILE", nargs="+")


def _rules(commands: Any) -> None:
    group = _group(commands, "rules", "look up a rule")
    show = _command(group, "show", "a rule with its values, sources and rulings")
    show.add_argument("clause", metavar="CLAUSE", help="the id of a clause, such as build.even")
    _language(show)
    search = _command(group, "search", "the rules that contain all these words")
    search.add_argument("words", metavar="WORD", nargs="+")
    _language(search)
    listing = _command(group, "list", "all rules, or those of one chapter")
    listing.add_argument("chapter", metavar="CHAPTER", nargs="?", help="the first part of a clause id, such as rent")
    _language(listing)
    coverage = _command(group, "coverage", "which rules are proved by scenarios and tests")
    coverage.add_argument("--scenarios", metavar="DIR", default="tests/scenarios", help="default: tests/scenarios")
    coverage.add_argument("--tests", metavar="DIR", default="tests", help="default: tests")


def _scenario(commands: Any) -> None:
    group = _group(commands, "scenario", "run rules told as stories")
    run = _command(group, "run", "run scenario files, and those in folders")
    run.add_argument("paths", metavar="PATH", nargs="+")
    run.add_argument("-v", "--verbose", action="store_true", help="also a line for each that holds")


def _replay(commands: Any) -> None:
    replay = _command(commands, "replay", "tell a recorded game")
    replay.add_argument("file", metavar="FILE", help="a .pasch file, or - for standard input")
    replay.add_argument("--edition", metavar="FILE", help="the edition file, if it is not one of Pasch's own")
    replay.add_argument("--events", action="store_true", help="each line of the record with the events it made")
    _language(replay)


def _verify(commands: Any) -> None:
    verify = _command(commands, "verify", "check that the dice and cards of a recorded game were fair")
    verify.epilog = (
        "Exit code 0: fair, 1: not fair, 2: cannot be checked, because no seed was committed to or revealed."
    )
    verify.add_argument("file", metavar="FILE", help="a .pasch file, or - for standard input")
    verify.add_argument("--edition", metavar="FILE", help="the edition file, if it is not one of Pasch's own")
    _language(verify)


def _position(commands: Any) -> None:
    group = _group(commands, "position", "look at a position")
    show = _command(group, "show", "what lies on the table")
    show.add_argument("text", metavar="TEXT", help=f"a position such as p1~{DEFAULT}~…, or - for standard input")
    show.add_argument("--edition", metavar="FILE", help="the edition file, if it is not one of Pasch's own")
    _language(show)


def _simulate(commands: Any) -> None:
    simulate = _command(commands, "simulate", "play many games between bots and report statistics")
    simulate.epilog = (
        "Bots: random, casual, shrewd, shrewd:builder, … play thousands of games a second; planner:200ms, planner:500 "
        "and a .py file take their time. Ctrl-C stops and reports what is done so far."
    )
    simulate.add_argument("--edition", metavar="ID|FILE", default=DEFAULT, help=f"default: {DEFAULT}")
    simulate.add_argument(
        "--bots", metavar="BOT,BOT…", default="shrewd,shrewd,shrewd,shrewd", help="a bot a seat (default: four shrewd)"
    )
    _variants(simulate)
    _many_games(simulate, 1000, "games to play (default: 1000)")
    _most_rounds(simulate)
    simulate.add_argument("--json", metavar="FILE", help="everything as one object; - for standard output")
    simulate.add_argument("--csv", metavar="DIR", help="tidy tables")
    simulate.add_argument("--parquet", metavar="FILE", help="a row for each game")
    simulate.add_argument("--plot", metavar="DIR", help="pictures as SVG and PNG")
    _language(simulate)


def _play(commands: Any) -> None:
    play = _command(commands, "play", "play in the terminal, alone against bots or together at one keyboard")
    play.add_argument("edition", metavar="EDITION|FILE", nargs="?", default=DEFAULT, help=f"default: {DEFAULT}")
    play.add_argument("--players", metavar="N", type=int, help="people at the keyboard (default: 1)")
    play.add_argument("--names", metavar="NAME", nargs="+", default=[], help="their names")
    play.add_argument(
        "--bots",
        metavar="N|BOT",
        nargs="+",
        help="how many, or which: shrewd, shrewd:builder, planner:200ms, casual, random, mine.py (default: 2 for one)",
    )
    _variants(play)
    minutes = "how long you play, with the variant time (asked for if missing); with --rounds, whichever comes first"
    play.add_argument("--minutes", metavar="N", help=minutes)
    play.add_argument("--seed", metavar="S", help="the same seed throws the same dice")
    play.add_argument("--record", metavar="FILE", help="save the game here when it ends")
    _language(play)


def _serve(commands: Any) -> None:
    serve = _command(commands, "serve", "run the game server: play in the browser, alone, together or by link")
    serve.add_argument("--host", metavar="ADDRESS", help="where to listen (default: 127.0.0.1, this machine only)")
    serve.add_argument("--port", metavar="N", type=int, help="default: 8000")
    serve.add_argument("--data", metavar="DIR", help="where games are kept (default: the user's data folder)")
    serve.add_argument("--database", metavar="URL", help="postgresql://… instead, for several server processes")
    serve.add_argument("--settings", metavar="FILE", help="a TOML file with settings")
    serve.add_argument("--open", action="store_true", help="open the page in the browser")
    serve.add_argument("--test-hooks", action="store_true", help="for tests: tables from scenarios, chosen dice")


def _match(commands: Any) -> None:
    match = _command(commands, "match", "let bots play against each other; everyone sits at every seat in turn")
    match.epilog = (
        "Bots: random, casual, shrewd, shrewd:builder, …, planner:200ms (time for a decision), planner:500 (rollouts "
        "for a decision), a .py file. All games share the same random streams by seed and game number (common random "
        "numbers), whoever plays. A game that is cut short has no winner; its places, by wealth, count for mean place "
        "and Elo. Ctrl-C stops and shows what is done so far."
    )
    match.add_argument("bots", metavar="BOT", nargs="+", help="one word for each seat, such as: shrewd casual")
    match.add_argument("--edition", metavar="ID|FILE", default=DEFAULT, help=f"default: {DEFAULT}")
    _variants(match)
    _many_games(match, 1000, "games to play (default: 1000)")
    _most_rounds(match)
    match.add_argument("--json", metavar="FILE", help="write the result here; - for standard output and nothing else")
    match.add_argument("--parquet", metavar="FILE", help="write a row for each game and seat here")
    _language(match)


def _ladder(commands: Any) -> None:
    ladder = _command(commands, "ladder", "rank bots in each edition, at tables of four where all meet all")
    ladder.add_argument("--edition", metavar="ID|FILE", nargs="+", help="default: all that come with Pasch")
    ladder.add_argument(
        "--bots",
        metavar="BOT",
        nargs="+",
        help="such as shrewd planner:50 mine.py (default: random, casual, shrewd, its characters and planner:50ms)",
    )
    _variants(ladder)
    _many_games(ladder, 560, "games in each edition at least; rounded up to whole rounds (default: 560)")
    ladder.add_argument(
        "--file", metavar="FILE", default="docs/ladder.md", help="where the ladder is kept (default: docs/ladder.md)"
    )
    _language(ladder)
