"""`pasch play`: a game in the terminal, for people at one keyboard and plain bots."""

from argparse import Namespace
from collections.abc import Sequence
from typing import Any, Final

from pasch.cli import plain_bot
from pasch.cli.command_error import CANNOT_BE_READ, DOES_NOT_HOLD, CommandError
from pasch.cli.files import check_target, open_edition, write_record
from pasch.cli.session import Session
from pasch.cli.words import choose_language, word
from pasch.game import Game
from pasch.refusal import Refusal
from pasch.text import refusal_text

BOT_NAMES: Final = ("Cora", "Dino", "Elif", "Finn", "Greta", "Hugo", "Ida", "Jan")
MOST: Final = 8


def run(args: Namespace) -> int:
    lang = choose_language(args.lang)
    edition = open_edition(args.edition)
    if args.record:
        check_target(args.record)
    if args.seed is not None and not args.seed.isprintable():
        raise CommandError("--seed: expected printable characters")
    people = _people(args, lang)
    bots = _count("--bots", 2 if len(people) == 1 else 0, args.bots, 0)
    try:
        game = Game(
            edition,
            [*people, *_bots(people, bots)],
            seed=args.seed,
            variants=args.variant,
            options=parse_options(args.option),
        )
    except Refusal as refused:
        code = CANNOT_BE_READ if refused.clause == "notation" else DOES_NOT_HOLD
        reason = refused.detail if refused.clause == "notation" else f"{refusal_text(refused, lang)} [{refused.clause}]"
        raise CommandError(f"play: {reason}", code) from None
    session = Session(game, lang)
    try:
        session.run()
    finally:
        if args.record:
            write_record(args.record, session.game.record())
    if args.record:
        print(word("saved", lang, file=args.record))
    return 0


def parse_options(words: Sequence[str]) -> dict[str, Any]:
    """`key=value` words; the values are true, false, whole numbers or words.

    >>> parse_options(["claims=automatic", "rounds=30", "jackpot=true"])
    {'claims': 'automatic', 'rounds': 30, 'jackpot': True}
    """
    options: dict[str, Any] = {}
    for said in words:
        key, equals, value = said.partition("=")
        if not equals or not key or not value:
            raise CommandError(f"--option {said}: expected KEY=VALUE, such as claims=automatic")
        if value in ("true", "false"):
            options[key] = value == "true"
        else:
            options[key] = int(value) if value.isdecimal() and len(value) <= 9 else value
    return options


def _people(args: Namespace, lang: str) -> list[str]:
    names: list[str] = args.names
    count = _count("--players", len(names) or 1, args.players, 1)
    if names and len(names) != count:
        raise CommandError(f"--names: {len(names)} names for {count} players")
    if names:
        return names
    person = word("person", lang)
    return [person] if count == 1 else [f"{person} {number}" for number in range(1, count + 1)]


def _bots(people: Sequence[str], count: int) -> list[str]:
    free = [name for name in BOT_NAMES if name not in people]
    return [f"{name} (bot {plain_bot.CODE})" for name in free[:count]]


def _count(option: str, default: int, wanted: int | None, least: int) -> int:
    count = default if wanted is None else wanted
    if not least <= count <= MOST:
        raise CommandError(f"{option} {count}: expected a number from {least} to {MOST}")
    return count
