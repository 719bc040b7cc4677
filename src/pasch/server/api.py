"""The HTTP API: tables, records and positions. `ENDPOINTS` is the one list from which routes and OpenAPI are made."""

import re
from typing import Final

from starlette.requests import Request

from pasch import edition as editions
from pasch.clauses import Clause, clause
from pasch.server.answers import (
    Answer,
    EditionCheck,
    EditionInfo,
    Found,
    MyGame,
    Position,
    RequestError,
    SeatKey,
    TableMade,
    edition_info,
)
from pasch.server.hall import Hall
from pasch.server.objection import Objection
from pasch.server.openapi import Endpoint
from pasch.server.protocol import PLAYER, TableInfo
from pasch.server.relay import Relay
from pasch.server.setup import hashed, new_secret, player_of, table_info, unpack
from pasch.server.store.errors import NoSuchTable, OwnedElsewhere
from pasch.server.store.shape import TableRow
from pasch.server.story import Story
from pasch.server.wishes import Join, NewTable, OwnEdition, make_setup, own_edition

WORD: Final = re.compile("[0-9A-Za-z]{1,40}")
TEXT: Final = "text/plain; charset=utf-8"


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
            raise Objection("no-such-code", 404)
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
            raise RequestError(f"whose games? expected a header {PLAYER}", 401)
        games: list[MyGame] = []
        for sitting in await self.hall.store.games_of(player):
            row = TableRow(sitting.table, status=sitting.status, setup=sitting.setup)
            games.append(MyGame(_info(row), sitting.seat, sitting.created, sitting.changed))
        return Answer(games)

    async def record(self, request: Request) -> Answer:
        row = await self._begun(request)
        return Answer(await self.hall.record(row.id), media=TEXT, file=f"{row.id}.pasch")

    async def position(self, request: Request) -> Answer:
        row = await self._begun(request)
        return Answer(Position(*await self.hall.position(row.id)))

    async def table_edition(self, request: Request) -> Answer:
        return Answer(unpack((await self._row(request)).setup).table().edition)

    async def story(self, request: Request) -> Answer:
        row = await self._begun(request)
        return Answer(await self.hall.story(row.id))

    async def editions(self, request: Request) -> Answer:
        del request
        return Answer([edition_info(editions.load(name)) for name in editions.available()])

    async def check_edition(self, request: Request, wish: OwnEdition) -> Answer:
        del request
        try:
            return Answer(EditionCheck(own_edition(wish.file)))
        except editions.EditionError as error:
            return Answer(EditionCheck(None, error.told("en"), error.told("de")))

    async def edition_file(self, request: Request) -> Answer:
        row = await self._row(request)
        setup = unpack(row.setup)
        text = setup.edition_file or editions.text_of(setup.edition)
        return Answer(text, media=TEXT, file=f"{row.id}.toml")

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

    async def _begun(self, request: Request) -> TableRow:
        row = await self._row(request)
        if row.status == "lobby":
            raise Objection("not-begun")
        return row

    async def _remember(self, request: Request, table_id: str, seats: list[str]) -> None:
        await self.hall.remember(_player(request), table_id, seats)


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
    return player_of(request.headers.get(PLAYER, ""))


ENDPOINTS: Final = (
    Endpoint("POST", "/api/tables", "create", "Make a table.", NewTable, TableMade, 201, "optional"),
    Endpoint("GET", "/api/tables/{id}", "show", "What everybody may know about a table.", None, TableInfo),
    Endpoint("POST", "/api/tables/{id}/join", "join", "Sit down at a free seat.", Join, SeatKey, 201, "optional"),
    Endpoint("GET", "/api/codes/{code}", "find", "The table with this short code.", None, Found),
    Endpoint("GET", "/api/mine", "mine", "The games of a browser.", None, list[MyGame], 200, "required"),
    Endpoint("GET", "/api/tables/{id}/position", "position", "The position of a game.", None, Position),
    Endpoint(
        "GET", "/api/tables/{id}/edition", "table_edition", "The edition played at a table.", None, editions.Edition
    ),
    Endpoint("GET", "/api/tables/{id}/story", "story", "Wealth over time, rents and dice of a game.", None, Story),
    Endpoint("GET", "/api/editions", "editions", "The editions.", None, list[EditionInfo]),
    Endpoint("POST", "/api/editions", "check_edition", "Check an edition's file.", OwnEdition, EditionCheck),
    Endpoint("GET", "/api/editions/{edition}", "edition", "All facts of an edition.", None, editions.Edition),
    Endpoint("GET", "/api/clauses/{clause}", "clause", "A rule in one sentence, and where it stands.", None, Clause),
    Endpoint("GET", "/games/{id}.pasch", "record", "The record of a game.", None, str),
    Endpoint("GET", "/games/{id}.toml", "edition_file", "The file of the edition played at a table.", None, str),
)
