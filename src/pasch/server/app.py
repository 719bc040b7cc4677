"""The web application: pages, API and WebSocket behind the same rules of caution."""

import time
from collections import deque
from pathlib import Path
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from pasch.bots.catalog import BotError
from pasch.edition import EditionError
from pasch.refusal import Refusal
from pasch.server.answers import RequestError, respond, trouble, unusable
from pasch.server.api import ENDPOINTS, Api
from pasch.server.door import Door, address_of
from pasch.server.hall import Hall, HallFullError
from pasch.server.hooks import hook_routes
from pasch.server.logs import note
from pasch.server.metrics import Metrics
from pasch.server.objection import Objection, storage_trouble
from pasch.server.openapi import Endpoint, openapi
from pasch.server.pages import PAGES, Pages
from pasch.server.relay import Relay
from pasch.server.settings import Settings
from pasch.server.store import store_at
from pasch.server.store.errors import NoSuchTable, OwnedElsewhere, StoreError
from pasch.text.rulebook import refusal_text

LONGEST_BODY: Final = 65_536
HEADERS: Final = (
    (b"content-security-policy", b"default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
     b"frame-ancestors 'none'; form-action 'self'"),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
)  # fmt: skip


class Shield:
    """Adds the headers that keep browsers from doing what nobody wants."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Brake:
    """So many costly requests a minute from one address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._times: dict[str, deque[float]] = {}

    def allows(self, address: str) -> bool:
        now = time.monotonic()
        times = self._times.setdefault(address, deque())
        while times and now - times[0] > 60:
            times.popleft()
        if len(times) >= self.most:
            return False
        times.append(now)
        if len(self._times) > 10_000:
            self._times = {known: kept for known, kept in self._times.items() if kept and now - kept[-1] < 60}
        return True


class Server:
    """Everything one process needs to serve."""

    def __init__(self, settings: Settings, data: Path) -> None:
        self.settings = settings
        self.hall = Hall(store_at(settings.database or data), settings)
        self.relay = Relay(self.hall)
        self.door = Door(self.hall, self.relay)
        self.api = Api(self.hall, self.relay)
        self.metrics = Metrics(self.hall, self.door)
        self.brakes = {handler: Brake(settings.tables_a_minute) for handler in ("create", "check_edition")}

    async def open(self) -> None:
        """Raises `StoreError` if there is nothing to store in."""
        await self.hall.open()
        self.relay.open()
        self.door.open()

    async def say_goodbye(self) -> None:
        """Finish what is acknowledged, and tell everybody to come back."""
        note("stopping", tables=len(self.hall.rooms), connections=self.door.connections)
        await self.hall.close_rooms()
        self.relay.close_all()
        await self.door.until_empty()

    async def close(self) -> None:
        self.door.close()
        await self.relay.close()
        await self.hall.close()
        note("stopped")

    def application(self) -> ASGIApp:
        routes: list[Any] = [Route(one.path, self._handle(one), methods=[one.method]) for one in ENDPOINTS]
        routes += [
            Route("/api/openapi.json", self._openapi),
            Route("/healthz", self._health),
            Route("/readyz", self._ready),
            Route("/metrics", self._metrics),
        ]
        if self.settings.test_hooks:
            routes += hook_routes(self.hall)
        if (PAGES / "index.html").is_file():
            pages = Pages()

            async def page(request: Request) -> Response:
                return pages.index(request.scope)

            for path in ("/", "/play/{id}", "/watch/{id}", "/join/{code}", "/replay/{id}"):
                routes.append(Route(path, page))
            routes.append(Mount("/", pages))
        else:
            routes.append(Route("/", self._no_pages))
        return Shield(Starlette(routes=routes))

    def _handle(self, one: Endpoint) -> Any:
        method = getattr(self.api, one.handler)

        async def handle(request: Request) -> Response:
            try:
                if one.takes is None:
                    return respond(await method(request))
                if one.handler in self.brakes and not self.brakes[one.handler].allows(self._address(request)):
                    raise Objection("too-many-requests", 429)
                body = await _body(request)
                return respond(await method(request, msgspec.json.decode(body, type=one.takes)))
            except RequestError as error:
                return trouble(str(error), error.status)
            except Objection as objection:
                return trouble(objection.text("en"), objection.status, objection.text("de"))
            except Refusal as refused:
                return trouble(refusal_text(refused, "en"), 400, refusal_text(refused, "de"))
            except EditionError as error:
                return unusable(error)
            except (msgspec.DecodeError, BotError, ValueError) as error:
                return trouble(str(error), 400)
            except NoSuchTable as error:
                return trouble(str(error), 404, Objection("no-such-table").text("de"))
            except OwnedElsewhere as error:
                return trouble(str(error), 409)
            except HallFullError as error:
                return trouble(str(error), 503, Objection("hall-full").text("de"))
            except StoreError as error:
                return trouble(str(error), 503, storage_trouble(error).text("de"))

        return handle

    def _address(self, request: Request) -> str:
        return address_of(request.client, request.headers.getlist("x-forwarded-for"), self.settings.behind_proxy)

    async def _openapi(self, request: Request) -> Response:
        del request
        return Response(msgspec.json.encode(openapi(ENDPOINTS)), media_type="application/json")

    async def _health(self, request: Request) -> Response:
        del request
        return PlainTextResponse("ok\n")

    async def _ready(self, request: Request) -> Response:
        """Ready for players: something can be stored, and the server is not about to stop."""
        del request
        if self.hall.closing:
            return PlainTextResponse("stopping\n", 503)
        try:
            await self.hall.store.ping()
        except StoreError as error:
            return PlainTextResponse(f"{error}\n", 503)
        return PlainTextResponse("ready\n")

    async def _metrics(self, request: Request) -> Response:
        del request
        return PlainTextResponse(await self.metrics.text(), media_type="text/plain; version=0.0.4")

    async def _no_pages(self, request: Request) -> Response:
        del request
        return PlainTextResponse("Pasch is running. The web app was not built into this installation.\n")


async def _body(request: Request) -> bytes:
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > LONGEST_BODY:
            raise Objection("too-long", 413, most=LONGEST_BODY)
    return bytes(body)
