"""`pasch replay`: a recorded game, told turn by turn."""

import re
from argparse import Namespace
from collections.abc import Iterator
from typing import Final

from pasch.cli.columns import paragraph, table
from pasch.cli.command_error import CANNOT_BE_READ, DOES_NOT_HOLD, CommandError
from pasch.cli.files import open_edition, read_text
from pasch.cli.table_view import setting
from pasch.cli.words import choose_language, word
from pasch.event import Event, GameStarted, OfferMade, RentDue, SeatTaken, TurnBegan
from pasch.game import Game
from pasch.notation import parse_action
from pasch.record import RecordError, replay
from pasch.text import describe, describe_action, money
from pasch.text.narrator import Narrator

BOT: Final = re.compile(r"^(.*) \(bot (.*)\)$")


def run(args: Namespace) -> int:
    lang = choose_language(args.lang)
    edition = open_edition(args.edition) if args.edition else None
    told = replay(read_text(args.file), edition)
    try:
        for line in _events(told) if args.events else _story(told, lang):
            print(line)
    except RecordError as error:
        code = DOES_NOT_HOLD if error.readable else CANNOT_BE_READ
        raise CommandError(f"{args.file}: {error}", code) from None
    return 0


def player_names(game: Game, lang: str) -> list[str]:
    """The players with their seats; bots say that they are bots."""
    names: list[str] = []
    for seat, name in zip(game.seats, game.players, strict=True):
        bot = BOT.match(name)
        names.append(f"{seat} {word('by-bot', lang, name=bot[1], code=bot[2]) if bot else name}")
    return names


def sentences(game: Game, events: list[Event], lang: str) -> list[str]:
    """The events in words; what an offer offers stands in the action."""
    told: list[str] = []
    for event in events:
        if isinstance(event, OfferMade):
            told.append(describe_action(parse_action(game.lines[-1].action, game.table), game, lang))
        elif not isinstance(event, RentDue | SeatTaken | TurnBegan):
            told.append(describe(event, game, lang))
    return told


class _Paragraph:
    """The turn being told; rent claimed right after a turn still belongs to its paragraph."""

    def __init__(self, head: str) -> None:
        self.head = head
        self.next_head = ""
        self.told: list[str] = []

    def lines(self) -> Iterator[str]:
        if self.told:
            yield paragraph(" ".join([self.head, *self.told]), "", "  ")
            yield ""


def _story(told: Iterator[tuple[Game, int]], lang: str) -> Iterator[str]:
    game, _ = next(told)
    yield from setting(game.table, lang)
    yield f"{word('players', lang)}: {', '.join(player_names(game, lang))}"
    yield ""
    turn = _Paragraph(word("start", lang))
    seen = 0
    try:
        for game, _ in told:
            if turn.next_head and " claim" not in game.lines[-1].action:
                yield from turn.lines()
                turn = _Paragraph(turn.next_head)
            fresh, seen = game.events[seen:], len(game.events)
            turn.told += sentences(game, fresh, lang)
            for event in fresh:
                turn.next_head = turn_head(game, event, lang) or turn.next_head
    except RecordError:
        yield from turn.lines()
        raise
    yield from turn.lines()
    yield from result(game, lang)


def turn_head(game: Game, event: Event, lang: str) -> str:
    """The heading of the turn that begins with this event."""
    match event:
        case TurnBegan(seat=seat, round=done):
            return word("turn-of", lang, round=done + 1, name=Narrator(game, lang).name(seat))
        case GameStarted(seat=seat):
            return word("turn-of", lang, round=1, name=Narrator(game, lang).name(seat))
        case _:
            return ""


def result(game: Game, lang: str) -> Iterator[str]:
    """Who won, or that nobody has yet, and everybody's wealth."""
    narrator = Narrator(game, lang)
    if game.phase == "over":
        yield narrator.say("question-over", winners=narrator.seats(game.winners), count=len(game.winners))
    else:
        yield word("unfinished", lang)
    rows: list[list[str]] = []
    for seat in game.seats:
        wealth = word("is-out", lang) if seat in game.out else money(game.wealth(seat), game.table, lang)
        rows.append([seat, narrator.name(seat), wealth])
    yield from table(rows, frozenset({2}))


def _events(told: Iterator[tuple[Game, int]]) -> Iterator[str]:
    """The lines of the record, each with what it made."""
    seen = 0
    for game, number in told:
        if game.lines:
            yield f"{number:5}  {game.lines[-1]}"
        for event in game.events[seen:]:
            yield f"         {event!r}"
        seen = len(game.events)
