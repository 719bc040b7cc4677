"""All settings of the server in one place: defaults here, then a TOML file, then `PASCH_…` in the environment.

pasch serve --settings pasch.toml        # port = 9000
PASCH_PORT=9000 pasch serve
"""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from pasch.server.store import POSTGRES

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0, le=1e9)]
SomeTime = Annotated[float, Meta(gt=0, le=1e9)]


class Settings(Struct, forbid_unknown_fields=True, kw_only=True):
    """What an operator can set."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    data: str = ""  # folder of the embedded store; empty: the user's data folder
    database: str = ""  # postgresql://… instead of the embedded store
    origins: list[str] = []  # further origins that may open a WebSocket, such as https://play.example.org
    behind_proxy: bool = False  # believe X-Forwarded-For
    test_hooks: bool = False
    log: Annotated[str, Meta(pattern="^(debug|info|warning|error)$")] = "info"

    tables: Positive = 20_000  # open at the same time
    tables_a_minute: Positive = 30  # made from one address; as many files of editions are checked
    connections: Positive = 10_000
    connections_an_address: Positive = 200
    message_bytes: Positive = 16_384
    ping_seconds: SomeTime = 20  # between two looks whether clients are still there
    hello_seconds: Seconds = 10  # within which a connection has to say what it wants
    waiting_bytes: Positive = 8_000_000  # for one client; who reads more slowly has to come back
    messages_a_second: Positive = 40  # of one connection, with bursts of five times as many
    lobby_hours: SomeTime = 48  # a table nobody starts is forgotten

    hold_seconds: Seconds = 60  # a seat is held for somebody who dropped, before the caretaker plays it
    bot_seconds: Seconds = 1  # before a bot moves, at the usual pace
    auction_seconds: Seconds = 10
    late_bid_seconds: Seconds = 6
    claim_seconds: Seconds = 3  # before the next throw where rent has to be demanded
    quiet_seconds: Seconds = 0.02  # a table is shown when nothing has happened for so long,
    busy_seconds: Seconds = 0.5  # or after this time at the latest
    sleep_seconds: Seconds = 300  # a table nobody looks at leaves memory


class SettingsError(ValueError):
    """A setting that cannot be; says in one line which, where and what was expected."""


def load(file: Path | None = None, environment: Mapping[str, str] = os.environ, **given: Any) -> Settings:
    """Defaults, file, environment, and last what was given on the command line (None: not given).

    >>> load(environment={"PASCH_PORT": "9000"}).port
    9000
    """
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values = msgspec.toml.decode(file.read_bytes())
        except OSError as error:
            raise SettingsError(f"{file}: {error.strerror}") from None
        except UnicodeDecodeError:
            raise SettingsError(f"{file}: expected text in UTF-8") from None
        except msgspec.DecodeError as error:
            raise SettingsError(f"{file}: {error}") from None
        _convert(values, str(file))
    for field in Settings.__struct_fields__:
        name = f"PASCH_{field.upper()}"
        if name in environment:
            word: Any = environment[name]
            values[field] = word.split() if field == "origins" else word
            _convert({field: values[field]}, name)
    values |= {key: value for key, value in given.items() if value is not None}
    return _convert(values, "command line")


def _convert(values: dict[str, Any], place: str) -> Settings:
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise SettingsError(f"{place}: {error}") from None
    if settings.database and not settings.database.startswith(POSTGRES):
        raise SettingsError(f"{place}: database: expected postgresql://…")  # without what stands there: a password may
    return settings
