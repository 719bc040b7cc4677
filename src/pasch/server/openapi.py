"""The description of the HTTP API, made from the list of its endpoints."""

from collections.abc import Sequence
from typing import Any, Final, Literal, NamedTuple

import msgspec

from pasch.server.answers import Trouble
from pasch.server.protocol import LONGEST_PLAYER, PLAYER, SHORTEST_PLAYER
from pasch.version import __version__

ERRORS: Final = {
    "400": "The request cannot be met.",
    "401": "Something is missing in the headers.",
    "404": "There is no such thing.",
    "409": "Not now.",
    "413": "Too long.",
    "429": "Too many requests.",
    "503": "The server cannot store anything now.",
}


class Endpoint(NamedTuple):
    """One line of the API."""

    method: str
    path: str
    handler: str
    about: str
    takes: Any
    gives: Any
    status: int = 200
    player: Literal["", "optional", "required"] = ""  # is a browser to say which one it is?


def openapi(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    """The description of the API."""
    types = [kind for one in endpoints for kind in (one.takes, one.gives) if kind is not None]
    schemas, components = msgspec.json.schema_components([*types, Trouble], ref_template="#/components/schemas/{name}")
    named = dict(zip([id(kind) for kind in [*types, Trouble]], schemas, strict=True))
    trouble = {"content": {"application/json": {"schema": named[id(Trouble)]}}}
    paths: dict[str, Any] = {}
    for one in endpoints:
        media = "text/plain" if one.gives is str else "application/json"
        good = {"description": one.about, "content": {media: {"schema": named[id(one.gives)]}}}
        operation: dict[str, Any] = {
            "operationId": one.handler,
            "summary": one.about,
            "responses": {
                str(one.status): good,
                **{code: {"description": text, **trouble} for code, text in ERRORS.items()},
            },
            "parameters": _parameters(one),
        }
        if one.takes:
            operation["requestBody"] = {
                "required": True,
                "content": {"application/json": {"schema": named[id(one.takes)]}},
            }
        paths.setdefault(one.path, {})[one.method.lower()] = operation
    _allow_defaults(components, endpoints)
    info = {"title": "Pasch", "version": __version__, "description": "Tables, records and positions."}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": components}}


def _parameters(one: Endpoint) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in ("id", "code", "edition", "clause")
        if f"{{{name}}}" in one.path
    ]
    if one.player:
        about = "A secret that a browser keeps, so that it finds its games again."
        limits = {"type": "string", "minLength": SHORTEST_PLAYER, "maxLength": LONGEST_PLAYER}
        needed = one.player == "required"
        header = {"name": PLAYER, "in": "header", "required": needed, "description": about, "schema": limits}
        found.append(header)
    return found


def _allow_defaults(components: dict[str, Any], endpoints: Sequence[Endpoint]) -> None:
    """What is left out of an edition's file has a default that the file could not contain; answers are complete."""
    taken = msgspec.json.schema_components([one.takes for one in endpoints if one.takes])[1]
    for name in components.keys() - taken.keys():
        for field in components[name].get("properties", {}).values():
            if "default" in field:
                for limit in ("pattern", "minimum", "exclusiveMinimum", "minLength", "minItems"):
                    field.pop(limit, None)
