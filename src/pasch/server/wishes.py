"""What the HTTP API is asked for: new tables, seats, editions of one's own."""

from typing import Annotated, Final

from msgspec import Meta, Struct

from pasch import edition as editions
from pasch.bots.catalog import BotError, parse
from pasch.edition_list import DEFAULT
from pasch.edition_problem import Phrase, Problem, quoted
from pasch.game import Game
from pasch.notation import SEATS
from pasch.server.answers import RequestError
from pasch.server.objection import Objection
from pasch.server.protocol import BotPace, ChairKind, Claims, Name, Seat
from pasch.server.requests import check_name
from pasch.server.setup import FILLER, Chair, Setup, hashed, new_secret
from pasch.table import OFFICIAL
from pasch.time_limit import MOST_MINUTES, needs_clock

MOST_SECONDS: Final = 1.0
MOST_ROLLOUTS: Final = 1000
LONGEST_EDITION: Final = 50_000


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of a new table: for whoever has its link, for a bot, or open to whoever joins."""

    kind: ChairKind = "open"
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=60)] = ""  # its code; at an open seat of the one that fills it
    token: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """What is agreed about a new table."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    edition: Annotated[str, Meta(max_length=40)] = DEFAULT  # the first of the built-in ones if absent
    variants: Annotated[list[str], Meta(max_length=3)] = []
    options: Annotated[dict[str, bool | int | str], Meta(max_length=12)] = {}
    claims: Claims = (
        "automatic"  # automatic if absent; demand: the next throw waits a moment for the owner; strict: it does not
    )
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 20  # for a decision, 20 if absent; 0: no clock
    reserve: Annotated[int, Meta(ge=0, le=36000)] = 60  # for the whole game, 60 if absent
    minutes: Annotated[float, Meta(ge=0, le=MOST_MINUTES)] = 0  # after which time is called, with variant `time` alone
    edition_file: Annotated[str, Meta(max_length=LONGEST_EDITION)] = ""  # the text of an edition of one's own
    bot_pace: BotPace = "usual"


class OwnEdition(Struct, forbid_unknown_fields=True):
    """The text of an edition's file."""

    file: str


class Join(Struct, forbid_unknown_fields=True):
    """Sit down at a table."""

    name: Name
    seat: Seat | None = None  # if absent the first that is free


def make_setup(wish: NewTable) -> tuple[Setup, dict[str, str]]:
    """The agreement, and the secrets of the seats for people."""
    edition = own_edition(wish.edition_file).id if wish.edition_file else wish.edition
    if not wish.edition_file and edition not in editions.available():
        raise RequestError(f"edition {wish.edition!r}; expected one of {', '.join(editions.available())}")
    unknown = [option for option in wish.options if option not in OFFICIAL or option == "claims"]
    if unknown:
        raise RequestError(f"option {unknown[0]!r}; expected one of {', '.join(o for o in OFFICIAL if o != 'claims')}")
    if wish.minutes and "time" not in wish.variants:
        raise Objection("minutes", 400)
    chairs: dict[str, Chair] = {}
    secrets: dict[str, str] = {}
    for letter, seat in zip(SEATS, wish.seats, strict=False):
        bot = "" if seat.kind == "person" else checked_bot(seat.bot or (FILLER if seat.kind == "bot" else ""))
        if seat.name:
            check_name(seat.name)
        chairs[letter] = Chair(seat.kind, seat.name, bot, seat.token)
        if seat.kind == "person":
            secrets[letter] = new_secret()
            chairs[letter].secret = hashed(secrets[letter])
            chairs[letter].name = chairs[letter].name or letter
    setup = Setup(
        edition, wish.variants, dict(wish.options), wish.claims, wish.seconds, wish.reserve, wish.minutes, chairs,
        wish.edition_file, wish.bot_pace,
    )  # fmt: skip
    if not wish.minutes and needs_clock(setup.table()):
        raise Objection("minutes", 400)
    names = [chair.name or letter for letter, chair in chairs.items()]
    Game(setup.table(), names, tokens=[chair.token for chair in chairs.values()], begin=False)
    return setup, secrets


def own_edition(text: str) -> editions.Edition:
    """An edition that came with the request; raises `EditionError` with all its problems."""
    if len(text) > LONGEST_EDITION:
        raise editions.EditionError([Problem(Phrase("too-long", most=LONGEST_EDITION))])
    edition = editions.read(text)
    if edition.id in editions.available():
        raise editions.EditionError([Problem("id: ", Phrase("one-of-ours", found=quoted(edition.id)))])
    return edition


def checked_bot(code: str) -> str:
    """The code of a bot that may play here: none from a file, and none that thinks for long."""
    if not code:
        return ""
    try:
        bot = parse(code)
    except BotError as error:
        raise RequestError(str(error).removesuffix(", or a .py file")) from None
    if bot.seconds > MOST_SECONDS or bot.rollouts > MOST_ROLLOUTS:
        most = f"planner:{int(1000 * MOST_SECONDS)}ms or planner:{MOST_ROLLOUTS}"
        raise RequestError(f"bot {code!r} thinks too long; expected at most {most}")
    return bot.text
