"""What was agreed about a table before and while it is played: a document stored with the table."""

import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct

from pasch.edition import read
from pasch.game import Game
from pasch.server.protocol import LONGEST_PLAYER, SHORTEST_PLAYER, BotPace, ChairKind, Claims, SeatInfo, TableInfo
from pasch.server.store.shape import Status, TableRow
from pasch.server.talk import Talk
from pasch.table import Table
from pasch.version import BEFORE_IT_WAS_KEPT, __version__

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
    minutes: float  # variant `time`: after so many it is called
    chairs: dict[str, Chair]
    edition_file: str = ""  # the text of an edition of their own
    bot_pace: BotPace = "usual"
    commit: str = ""
    players: list[str] = []  # as in the record, once the game has begun
    tokens: list[str] = []
    words: str = ""
    begun: int = 0  # when, in ms
    engine: str = BEFORE_IT_WAS_KEPT  # the version of Pasch it began with
    reserves: dict[str, float] = {}  # seconds left of it, for those who have used some
    limits: dict[str, int] = {}  # up to which seats bid by themselves,
    lot: tuple[int, ...] = ()  # in this auction
    talk: Talk = msgspec.field(default_factory=Talk)
    position: str = ""  # with test hooks: where the game begins,
    chosen: list[str] = []  # and the chance that comes next

    def table(self) -> Table:
        claims = "automatic" if self.claims == "automatic" else "demand"
        options = msgspec.json.encode(self.options | {"claims": claims})
        return _table(self.edition, self.edition_file, tuple(self.variants), options)

    def pack(self) -> bytes:
        return msgspec.json.encode(self)


@lru_cache(maxsize=1000)
def _table(edition: str, file: str, variants: tuple[str, ...], options: bytes) -> Table:
    """The rules never change it, so all tables where the same was agreed share one."""
    return Table(read(file) if file else edition, variants, msgspec.json.decode(options))


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


def player_of(secret: str) -> str:
    """A browser by the hash of its own secret; empty for one that does not say."""
    return hashed(secret) if SHORTEST_PLAYER <= len(secret) <= LONGEST_PLAYER else ""


def opens(chair: Chair, secret: str) -> bool:
    """Does the secret belong to the seat?"""
    return bool(chair.secret) and hmac.compare_digest(chair.secret, hashed(secret))


def begun_setup(setup: Setup, here: set[str]) -> Setup:
    """The agreement of a game that begins: bots for those who are not here; names and tokens are settled."""
    begun = unpack(setup.pack())
    begun.engine = __version__
    for seat, chair in begun.chairs.items():
        if chair.kind == "open" or (chair.kind == "person" and not chair.ready and seat not in here):
            chair.bot = chair.bot or FILLER
        chair.name = chair.name or f"Bot {seat}"
    begun.players = [f"{chair.name} (bot {chair.bot})" if chair.bot else chair.name for chair in begun.chairs.values()]
    probe = Game(begun.table(), begun.players, tokens=[chair.token for chair in begun.chairs.values()], begin=False)
    begun.tokens = list(probe.tokens)
    for chair, token in zip(begun.chairs.values(), probe.tokens, strict=True):
        chair.token = token
    return begun


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
        bot_pace=setup.bot_pace,
        commit=setup.commit,
        seed=seed,
        own_edition=bool(setup.edition_file),
        seats=[
            SeatInfo(
                seat,
                chair.kind,
                chair.name,
                chair.bot,
                chair.token,
                chair.ready,
                seat in here,
                chair.words,
                seat in setup.talk.deaf,
            )
            for seat, chair in setup.chairs.items()
        ],
    )
