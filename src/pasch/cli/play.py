"""`pasch play`: a game in the terminal, for people at one keyboard and bots."""

import secrets
import zlib
from argparse import Namespace
from collections.abc import Sequence
from typing import Any, Final

from pasch.bots.catalog import BotError
from pasch.bots.host import Host, seat_players
from pasch.cli.clock import ask_minutes, given_minutes
from pasch.cli.command_error import CANNOT_BE_READ, DOES_NOT_HOLD, CommandError
from pasch.cli.complaints import complaint
from pasch.cli.files import check_target, open_edition, write_record
from pasch.cli.session import Session
from pasch.cli.words import choose_language, word
from pasch.game import Game
from pasch.refusal import Refusal
from pasch.table import MOST_ROUNDS
from pasch.text import refusal_text
from pasch.time_limit import needs_clock

BOT: Final = "shrewd"
BOT_NAMES: Final = ("Cora", "Dino", "Elif", "Finn", "Greta", "Hugo", "Ida", "Jan")
MOST: Final = 8


def run(args: Namespace) -> int:
    lang = choose_language(args.lang)
    edition = open_edition(args.edition)
    if args.record:
        check_target(args.record)
    if args.seed is not None and not args.seed.isprintable():
        raise complaint("seed")
    minutes = None if args.minutes is None else given_minutes(args.minutes)
    if minutes is not None and "time" not in args.variant:
        raise complaint("minutes-alone")
    people = _people(args, lang)
    bots = _bots(people, _codes(args.bots, 2 if len(people) == 1 else 0))
    try:
        game = Game(
            edition,
            [*people, *bots],
            seed=args.seed,
            variants=args.variant,
            options=chosen_options(args),
        )
    except Refusal as refused:
        raise refused_set_up("play", refused, lang) from None
    session = Session(_host(game, args.seed), lang, _minutes(minutes, game, lang))
    try:
        session.run()
    except BotError as error:
        raise CommandError(str(error), DOES_NOT_HOLD, error.say("de")) from None
    finally:
        if args.record:
            write_record(args.record, session.game.record())
    if args.record:
        print(word("saved", lang, file=args.record))
    return 0


def refused_set_up(command: str, refused: Refusal, lang: str) -> CommandError:
    """Variants, options or players that do not go together, in one line."""
    if refused.clause == "notation":
        return CommandError(f"{command}: {refused.detail_in(lang)}", CANNOT_BE_READ)
    return CommandError(f"{command}: {refusal_text(refused, lang)} § {refused.clause}", DOES_NOT_HOLD)


def chosen_options(args: Namespace) -> dict[str, Any]:
    """What `--option` and `--rounds` say."""
    options = parse_options(args.option)
    if args.rounds is None:
        return options
    if "rounds" in options:
        raise complaint("rounds-twice")
    if not 1 <= args.rounds <= MOST_ROUNDS:
        raise complaint("number", option="--rounds", value=args.rounds, least=1, most=MOST_ROUNDS)
    return options | {"rounds": args.rounds}


def _minutes(given: float | None, game: Game, lang: str) -> float | None:
    """The agreed time: as given, else asked for where nothing else ends the game."""
    return ask_minutes(lang) if given is None and needs_clock(game.table) else given


def parse_options(words: Sequence[str]) -> dict[str, Any]:
    """`key=value` words; the values are true, false, whole numbers or words.

    >>> parse_options(["claims=automatic", "rounds=30", "jackpot=true"])
    {'claims': 'automatic', 'rounds': 30, 'jackpot': True}
    """
    options: dict[str, Any] = {}
    for said in words:
        key, equals, value = said.partition("=")
        if not equals or not key or not value:
            raise complaint("option", said=said)
        if value in ("true", "false"):
            options[key] = value == "true"
        else:
            options[key] = int(value) if value.isdecimal() and len(value) <= 9 else value
    return options


def _people(args: Namespace, lang: str) -> list[str]:
    names: list[str] = args.names
    count = _count("--players", len(names) or 1, args.players, 1)
    if names and len(names) != count:
        raise complaint("names", count=len(names), players=count)
    if names:
        return names
    person = word("person", lang)
    return [person] if count == 1 else [f"{person} {number}" for number in range(1, count + 1)]


def _codes(said: Sequence[str] | None, default: int) -> list[str]:
    """The codes of the bots: as many as were asked for, or those named."""
    if said is None:
        return [BOT] * default
    if not said[0].removeprefix("-").isdecimal():
        return list(said)
    if len(said) > 1:
        raise complaint("bots-or-number", said=" ".join(said), bot=BOT)
    return [BOT] * _count("--bots", 0, int(said[0][:9]), 0)


def _bots(people: Sequence[str], codes: Sequence[str]) -> list[str]:
    free = [name for name in BOT_NAMES if name not in people]
    if len(codes) > len(free):
        raise complaint("bots-at-most", count=len(codes), most=len(free))
    return [f"{name} (bot {code})" for name, code in zip(free, codes, strict=False)]


def _host(game: Game, seed: str | None) -> Host:
    """The same seed makes the same bots, as it throws the same dice."""
    number = secrets.randbits(31) if seed is None else zlib.crc32(seed.encode()) >> 1
    try:
        return Host(game, seat_players(game, number))
    except BotError as error:
        raise CommandError(str(error), german=error.say("de")) from None


def _count(option: str, default: int, wanted: int | None, least: int) -> int:
    count = default if wanted is None else wanted
    if not least <= count <= MOST:
        raise complaint("count", option=option, count=count, least=least, most=MOST)
    return count
