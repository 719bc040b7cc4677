"""What was agreed about a table before and while it is played: a document stored with the table."""

import hashlib
import hmac
import secrets
from typing import Any, Final

import msgspec
from msgspec import Struct

from pasch.bots.catalog import parse
from pasch.game import Game
from pasch.notation import SEATS
from pasch.server.protocol import ChairKind, Claims, SeatInfo, TableInfo
from pasch.server.store.shape import Status, TableRow
from pasch.table import Table

FILLER: Final = "shrewd"
CARETAKER: Final = "shrewd:cautious:loner"
CODE_LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"


class Chair(Struct, omit_defaults=True):
    """A seat: who it is for, and who plays it now (`bot` is empty while a person does)."""

    kind: ChairKind
    name: str = ""
    bot: str = ""
    token: str = ""
    words: str = ""
    ready: bool = False
    secret: str = ""  # the hash of it


class Setup(Struct, omit_defaults=True):
    """The document."""

    edition: str
    variants: list[str]
    options: dict[str, Any]
    claims: Claims
    seconds: int  # for a decision, 0 without a clock
    reserve: int
    minutes: int  # variant `time`: after so many it is called
    chairs: dict[str, Chair]
    commit: str = ""
    players: list[str] = []  # as in the record, once the game has begun
    tokens: list[str] = []
    words: str = ""
    begun: int = 0  # when, in ms
    position: str = ""  # with test hooks: where the game begins,
    chosen: list[str] = []  # and the chance that comes first

    def table(self) -> Table:
        claims = "automatic" if self.claims == "automatic" else "demand"
        return Table(self.edition, self.variants, self.options | {"claims": claims})

    def pack(self) -> bytes:
        return msgspec.json.encode(self)


def unpack(document: bytes) -> Setup:
    return msgspec.json.decode(document, type=Setup)


def new_secret() -> str:
    return secrets.token_urlsafe(24)


def new_id() -> str:
    return secrets.token_urlsafe(9).replace("-", "a").replace("_", "b")


def new_code() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def opens(chair: Chair, secret: str) -> bool:
    """Does the secret belong to the seat?"""
    return bool(chair.secret) and hmac.compare_digest(chair.secret, hashed(secret))


def begin_setup(setup: Setup) -> None:
    """Bots take the empty seats; names, tokens and words are settled."""
    for seat, chair in setup.chairs.items():
        if chair.kind == "open":
            chair.bot = chair.bot or FILLER
        if chair.bot:
            parse(chair.bot)
        chair.name = chair.name or f"Bot {seat}"
    setup.players = [f"{chair.name} (bot {chair.bot})" if chair.bot else chair.name for chair in setup.chairs.values()]
    probe = Game(setup.table(), setup.players, tokens=[chair.token for chair in setup.chairs.values()], begin=False)
    setup.tokens = list(probe.tokens)
    for chair, token in zip(setup.chairs.values(), probe.tokens, strict=True):
        chair.token = token


def table_info(row: TableRow, setup: Setup, status: Status, here: set[str], seed: str) -> TableInfo:
    """What everybody may know."""
    return TableInfo(
        id=row.id,
        code=row.code,
        status=status,
        edition=setup.edition,
        variants=setup.variants,
        options=setup.options,
        claims=setup.claims,
        seconds=setup.seconds,
        reserve=setup.reserve,
        commit=setup.commit,
        seed=seed,
        seats=[
            SeatInfo(seat, chair.kind, chair.name, chair.bot, chair.token, chair.ready, seat in here, chair.words)
            for seat, chair in setup.chairs.items()
        ],
    )


def seats_of(setup: Setup) -> str:
    return SEATS[: len(setup.chairs)]
