"""What the HTTP API answers, and what it says when it cannot."""

from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from starlette.responses import Response

from pasch import edition as editions
from pasch import edition_length
from pasch.server.protocol import TableInfo


class SeatKey(Struct):
    """A seat with its secret, and the link that opens it."""

    seat: str
    secret: str
    link: str


class TableMade(Struct):
    """A new table: the secrets of its seats are told once, to the one who made it."""

    id: str
    code: str
    watch: str
    seats: list[SeatKey]


class Found(Struct):
    """The table that a short code belongs to."""

    id: str


class MyGame(Struct):
    """One of the games of a browser."""

    table: TableInfo
    seat: str
    created: int
    changed: int


class Position(Struct):
    """The position of a game, as text that can be pasted anywhere."""

    position: str
    seq: int


class Trouble(Struct):
    """What was wrong, in one line; in German too where people are meant to read it. A file may have more problems."""

    error: str
    de: str = ""
    problems: list[str] = []
    problems_de: list[str] = []  # the same in German


class EditionLength(Struct):
    """How long games last: rounds as measured with so many games between bots, and minutes at a pace that is named."""

    rounds: edition_length.Spread
    minutes: int
    seconds_a_turn: int
    players: int
    games: int


class EditionInfo(Struct):
    """An edition in a list."""

    id: str
    name: dict[str, str]
    spaces: int
    most_players: int
    length: EditionLength


class EditionCheck(Struct):
    """What a file says, or what is wrong with it."""

    edition: editions.Edition | None
    problems: list[str] = []
    problems_de: list[str] = []  # the same in German


class Answer(NamedTuple):
    """A body and its status; `file` is the name under which a browser keeps it."""

    body: Any
    status: int = 200
    media: str = "application/json"
    file: str = ""


class RequestError(ValueError):
    """The request cannot be met; with the status to answer."""

    def __init__(self, text: str, status: int = 400) -> None:
        super().__init__(text)
        self.status = status


def edition_info(edition: editions.Edition) -> EditionInfo:
    played = edition_length.measured()
    found = played.editions[edition.id]
    length = EditionLength(
        found.rounds,
        edition_length.minutes(found),
        edition_length.SECONDS_A_TURN,
        played.players,
        played.games,
    )
    names = msgspec.to_builtins(edition.name)
    return EditionInfo(edition.id, names, len(edition.spaces), edition.switch("players.max"), length)


def respond(answer: Answer) -> Response:
    body = answer.body.encode() if isinstance(answer.body, str) else msgspec.json.encode(answer.body)
    headers = {"content-disposition": f'attachment; filename="{answer.file}"'} if answer.file else None
    return Response(body, answer.status, headers, media_type=answer.media)


def trouble(text: str, status: int, german: str = "") -> Response:
    return Response(msgspec.json.encode(Trouble(text, german)), status, media_type="application/json")


def unusable(error: editions.EditionError) -> Response:
    """An edition of one's own that cannot be used, with a line for each problem."""
    german, english = error.told("de"), error.told("en")
    told = Trouble(english[0], german[0], english, german)
    return Response(msgspec.json.encode(told), 400, media_type="application/json")
