"""For tests only, with `--test-hooks`: a table that begins as a scenario file says, with chosen chance."""

from typing import Annotated

import msgspec
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from pasch import scenario, scenario_file
from pasch.refusal import Refusal
from pasch.server.answers import Answer, SeatKey, TableMade, respond, trouble
from pasch.server.hall import Hall
from pasch.server.setup import Chair, Setup, hashed, new_secret
from pasch.server.wishes import SeatWish


class HookTable(Struct, forbid_unknown_fields=True):
    """A scenario's text, who sits where, and the outcomes that come first (`3 4`, `chance to-los`)."""

    scenario: str
    seats: list[SeatWish] = []
    chance: list[str] = []
    claims: str = "automatic"
    seconds: Annotated[int, Meta(ge=0)] = 0
    reserve: Annotated[int, Meta(ge=0)] = 0


def hook_routes(hall: Hall) -> list[Route]:
    async def create(request: Request) -> Response:
        try:
            wish = msgspec.json.decode(await request.body(), type=HookTable)
            setup, secrets = hook_setup(wish)
            row = await hall.create(setup)
            room = await hall.room(row.id)
            room.begin()
            await room.stored()
        except (ValueError, Refusal) as error:
            return trouble(str(error), 400)
        keys = [SeatKey(seat, secret, f"/play/{row.id}#{seat}.{secret}") for seat, secret in secrets.items()]
        return respond(Answer(TableMade(row.id, row.code, f"/watch/{row.id}", keys), 201))

    return [Route("/api/test/tables", create, methods=["POST"])]


def hook_setup(wish: HookTable) -> tuple[Setup, dict[str, str]]:
    """People at all seats that are not said to be bots."""
    told = scenario_file.parse(wish.scenario.encode(), "scenario")
    game = scenario.set_up(told)
    wishes = [*wish.seats, *[SeatWish("person")] * (len(game.seats) - len(wish.seats))]
    chairs: dict[str, Chair] = {}
    secrets: dict[str, str] = {}
    for seat, token, one in zip(game.seats, game.tokens, wishes, strict=False):
        chairs[seat] = Chair(one.kind, one.name or seat, one.bot if one.kind != "person" else "", token, ready=True)
        if one.kind == "person":
            secrets[seat] = new_secret()
            chairs[seat].secret = hashed(secrets[seat])
    options = {key: value for key, value in told.options.items() if key != "claims"}
    setup = Setup(
        told.edition, list(told.variants), options, "automatic", wish.seconds, wish.reserve, 0, chairs,
        position="", chosen=wish.chance,
    )  # fmt: skip
    if wish.claims in ("demand", "strict"):
        setup.claims = "demand" if wish.claims == "demand" else "strict"
    begins = bool(told.steps) and told.steps[0].do.strip() == "start"
    if not begins:
        game = scenario.set_up(msgspec.structs.replace(told, options=setup.table().options))
        setup.position = game.position()
    return setup, secrets
