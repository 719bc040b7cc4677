"""The HTTP API: tables, records and positions. `ENDPOINTS` is the one list from which routes and OpenAPI are made."""

import re
from collections.abc import Awaitable, Callable, Sequence
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from pasch import edition as editions
from pasch import edition_length
from pasch.bots.catalog import parse
from pasch.clauses import Clause, clause
from pasch.game import Game
from pasch.notation import SEATS
from pasch.server.hall import Hall
from pasch.server.objection import Objection
from pasch.server.protocol import BotPace, ChairKind, Claims, Name, Seat, TableInfo
from pasch.server.relay import Relay
from pasch.server.requests import check_name
from pasch.server.setup import FILLER, Chair, Setup, hashed, new_secret, table_info, unpack
from pasch.server.store.errors import NoSuchTable, OwnedElsewhere
from pasch.server.store.shape import TableRow
from pasch.server.story import Story
from pasch.table import OFFICIAL
from pasch.version import __version__

MOST_SECONDS: Final = 1.0
MOST_ROLLOUTS: Final = 1000
LONGEST_EDITION: Final = 50_000
WORD: Final = re.compile("[0-9A-Za-z]{1,40}")


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat of a new table: for whoever has its link, for a bot, or open to whoever joins."""

    kind: ChairKind = "open"
    name: Annotated[str, Meta(max_length=40)] = ""
    bot: Annotated[str, Meta(max_length=60)] = ""
    token: Annotated[str, Meta(max_length=40)] = ""


class NewTable(Struct, forbid_unknown_fields=True):
    """What is agreed about a new table."""

    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=8)]
    edition: Annotated[str, Meta(max_length=40)] = "classic"
    variants: Annotated[list[str], Meta(max_length=3)] = []
    options: Annotated[dict[str, bool | int | str], Meta(max_length=12)] = {}
    claims: Claims = "automatic"
    seconds: Annotated[int, Meta(ge=0, le=3600)] = 20
    reserve: Annotated[int, Meta(ge=0, le=36000)] = 60
    minutes: Annotated[float, Meta(ge=0, le=1440)] = 0
    edition_file: Annotated[str, Meta(max_length=LONGEST_EDITION)] = ""  # the text of an edition of one's own
    bot_pace: BotPace = "usual"


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


class Join(Struct, forbid_unknown_fields=True):
    """Sit down at a table."""

    name: Name
    seat: Seat | None = None


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


class Answer(NamedTuple):
    """A body and its status."""

    body: Any
    status: int = 200
    media: str = "application/json"


class RequestError(ValueError):
    """The request cannot be met; with the status to answer."""

    def __init__(self, text: str, status: int = 400) -> None:
        super().__init__(text)
        self.status = status


class Api:
    """The endpoints."""

    def __init__(self, hall: Hall, relay: Relay) -> None:
        self.hall = hall
        self.relay = relay

    async def create(self, request: Request, wish: NewTable) -> Answer:
        setup, secrets = make_setup(wish)
        row = await self.hall.create(setup)
        await self._remember(request, row.id, [seat for seat, chair in setup.chairs.items() if chair.secret])
        keys = [SeatKey(seat, secret, f"/play/{row.id}#{seat}.{secret}") for seat, secret in secrets.items()]
        return Answer(TableMade(row.id, row.code, f"/watch/{row.id}", keys), 201)

    async def show(self, request: Request) -> Answer:
        row = await self._row(request)
        room = self.hall.rooms.get(row.id)
        if room:
            return Answer(room.info())
        return Answer(_info(row))

    async def find(self, request: Request) -> Answer:
        row = await self.hall.store.by_code(_word(request, "code").upper())
        if row is None:
            raise RequestError("there is no table with this code", 404)
        return Answer(Found(row.id))

    async def join(self, request: Request, wish: Join) -> Answer:
        table_id = (await self._row(request)).id
        try:
            room = await self.hall.room(table_id)
        except OwnedElsewhere as elsewhere:
            seat, secret = await self.relay.join(elsewhere, wish.seat, wish.name)
        else:
            secret = new_secret()
            seat = room.seat_somebody(wish.seat, wish.name, hashed(secret))
            await room.stored()
        await self._remember(request, table_id, [seat])
        return Answer(SeatKey(seat, secret, f"/play/{table_id}#{seat}.{secret}"), 201)

    async def mine(self, request: Request) -> Answer:
        player = _player(request)
        if not player:
            raise RequestError("whose games? expected a header Pasch-Player", 401)
        games: list[MyGame] = []
        for sitting in await self.hall.store.games_of(player):
            row = TableRow(sitting.table, status=sitting.status, setup=sitting.setup)
            games.append(MyGame(_info(row), sitting.seat, sitting.created, sitting.changed))
        return Answer(games)

    async def record(self, request: Request) -> Answer:
        return Answer(await self.hall.record(_word(request, "id")), media="text/plain; charset=utf-8")

    async def position(self, request: Request) -> Answer:
        row = await self._row(request)
        if row.status == "lobby":
            raise Objection("not-begun")
        return Answer(Position(*await self.hall.position(row.id)))

    async def table_edition(self, request: Request) -> Answer:
        return Answer(unpack((await self._row(request)).setup).table().edition)

    async def story(self, request: Request) -> Answer:
        row = await self._row(request)
        if row.status == "lobby":
            raise Objection("not-begun")
        return Answer(await self.hall.story(row.id))

    async def editions(self, request: Request) -> Answer:
        del request
        return Answer([edition_info(editions.load(name)) for name in editions.available()])

    async def edition(self, request: Request) -> Answer:
        name = request.path_params["edition"]
        if name not in editions.available():
            raise RequestError(f"there is no edition {name!r}", 404)
        return Answer(editions.load(name))

    async def clause(self, request: Request) -> Answer:
        try:
            return Answer(clause(request.path_params["clause"]))
        except KeyError:
            raise RequestError("there is no such clause", 404) from None

    async def _row(self, request: Request) -> TableRow:
        row = await self.hall.store.table(_word(request, "id"))
        if row is None:
            raise NoSuchTable(request.path_params["id"])
        return row

    async def _remember(self, request: Request, table_id: str, seats: list[str]) -> None:
        player = _player(request)
        for seat in seats if player else ():
            await self.hall.store.sit(player, table_id, seat)


def make_setup(wish: NewTable) -> tuple[Setup, dict[str, str]]:
    """The agreement, and the secrets of the seats for people."""
    edition = own_edition(wish.edition_file) if wish.edition_file else wish.edition
    if not wish.edition_file and edition not in editions.available():
        raise RequestError(f"edition {wish.edition!r}; expected one of {', '.join(editions.available())}")
    unknown = [option for option in wish.options if option not in OFFICIAL or option == "claims"]
    if unknown:
        raise RequestError(f"option {unknown[0]!r}; expected one of {', '.join(o for o in OFFICIAL if o != 'claims')}")
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
    names = [chair.name or letter for letter, chair in chairs.items()]
    Game(setup.table(), names, tokens=[chair.token for chair in chairs.values()], begin=False)
    return setup, secrets


def own_edition(text: str) -> str:
    """The id of an edition that came with the request; raises `EditionError` with all its problems."""
    edition = editions.read(text)
    if edition.id in editions.available():
        raise editions.EditionError([f'id: found "{edition.id}"; expected another one, because this is one of ours'])
    return edition.id


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


def checked_bot(code: str) -> str:
    """The code of a bot that may play here: none from a file, and none that thinks for long."""
    if not code:
        return ""
    bot = parse(code)
    if bot.seconds > MOST_SECONDS or bot.rollouts > MOST_ROLLOUTS:
        most = f"planner:{int(1000 * MOST_SECONDS)}ms or planner:{MOST_ROLLOUTS}"
        raise RequestError(f"bot {code!r} thinks too long; expected at most {most}")
    return bot.text


def _info(row: TableRow) -> TableInfo:
    setup = unpack(row.setup)
    seed = row.seed if row.status == "over" and setup.commit else ""
    return table_info(row, setup, row.status, set(), seed)


def _word(request: Request, name: str) -> str:
    """What stands in the path, if it can be the name of anything."""
    word = request.path_params[name]
    if not WORD.fullmatch(word):
        raise RequestError(f"there is no such {name}", 404)
    return word


def _player(request: Request) -> str:
    """A browser's own secret, by its hash."""
    secret = request.headers.get("pasch-player", "")
    return hashed(secret) if 16 <= len(secret) <= 100 else ""


class Endpoint(NamedTuple):
    """One line of the API."""

    method: str
    path: str
    handler: str
    about: str
    takes: Any
    gives: Any
    status: int = 200


ENDPOINTS: Final = (
    Endpoint("POST", "/api/tables", "create", "Make a table.", NewTable, TableMade, 201),
    Endpoint("GET", "/api/tables/{id}", "show", "What everybody may know about a table.", None, TableInfo),
    Endpoint("POST", "/api/tables/{id}/join", "join", "Sit down at a free seat.", Join, SeatKey, 201),
    Endpoint("GET", "/api/codes/{code}", "find", "The table with this short code.", None, Found),
    Endpoint("GET", "/api/mine", "mine", "The games of the browser that sends Pasch-Player.", None, list[MyGame]),
    Endpoint("GET", "/api/tables/{id}/position", "position", "The position of a game.", None, Position),
    Endpoint(
        "GET", "/api/tables/{id}/edition", "table_edition", "The edition played at a table.", None, editions.Edition
    ),
    Endpoint("GET", "/api/tables/{id}/story", "story", "Wealth over time, rents and dice of a game.", None, Story),
    Endpoint("GET", "/api/editions", "editions", "The editions.", None, list[EditionInfo]),
    Endpoint("GET", "/api/editions/{edition}", "edition", "All facts of an edition.", None, editions.Edition),
    Endpoint("GET", "/api/clauses/{clause}", "clause", "A rule in one sentence, and where it stands.", None, Clause),
    Endpoint("GET", "/games/{id}.pasch", "record", "The record of a game.", None, str),
)

Handler = Callable[..., Awaitable[Answer]]


def openapi() -> dict[str, Any]:
    """The description of the API."""
    types = [kind for one in ENDPOINTS for kind in (one.takes, one.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, Trouble], ref_template="#/components/schemas/{name}")
    named = dict(zip([id(kind) for kind in [*types, Trouble]], schemas, strict=True))
    trouble = {"content": {"application/json": {"schema": named[id(Trouble)]}}}
    paths: dict[str, Any] = {}
    for one in ENDPOINTS:
        media = "text/plain" if one.gives is str else "application/json"
        good = {"description": one.about, "content": {media: {"schema": named[id(one.gives)]}}}
        operation: dict[str, Any] = {
            "operationId": one.handler,
            "summary": one.about,
            "responses": {
                str(one.status): good,
                **{code: {"description": text, **trouble} for code, text in ERRORS.items()},
            },
            "parameters": [
                {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
                for name in ("id", "code", "edition", "clause")
                if f"{{{name}}}" in one.path
            ],
        }
        if one.takes:
            operation["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": named[id(one.takes)]}},
            }
        paths.setdefault(one.path, {})[one.method.lower()] = operation
    _allow_defaults(components)
    info = {"title": "Pasch", "version": __version__, "description": "Tables, records and positions."}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def _allow_defaults(components: dict[str, Any]) -> None:
    """What is left out of an edition's file has a default that the file could not contain; answers are complete."""
    taken = msgspec.json.schema_components([one.takes for one in ENDPOINTS if one.takes])[1]
    for name in components.keys() - taken.keys():
        for field in components[name].get("properties", {}).values():
            if "default" in field:
                for limit in ("pattern", "minimum", "exclusiveMinimum", "minLength", "minItems"):
                    field.pop(limit, None)


ERRORS: Final = {
    "400": "The request cannot be met.",
    "401": "Something is missing in the headers.",
    "404": "There is no such thing.",
    "409": "Not now.",
    "413": "Too long.",
    "429": "Too many requests.",
    "503": "The server cannot store anything now.",
}


def respond(answer: Answer) -> Response:
    body = answer.body.encode() if isinstance(answer.body, str) else msgspec.json.encode(answer.body)
    return Response(body, answer.status, media_type=answer.media)


def trouble(text: str, status: int, german: str = "", problems: Sequence[str] = ()) -> Response:
    told = Trouble(text, german, list(problems))
    return Response(msgspec.json.encode(told), status, media_type="application/json")
