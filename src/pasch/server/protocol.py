"""What clients and the server say to each other over the WebSocket: JSON objects with a `type`.

`docs/protocol.md` and the TypeScript types are made from these classes by `docs/make_protocol.py`.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, json

from pasch.server.store.shape import Status

VERSION: Final = 1
PLAYER: Final = "Pasch-Player"
"""The header by which a browser says which one it is, with a secret of its own."""
SHORTEST_PLAYER: Final = 16
LONGEST_PLAYER: Final = 100

Seat = Annotated[str, Meta(pattern="^[A-H]$")]
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[!-~]*$")]
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern="^[0-9A-Za-z]*$")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
ChairKind = Literal["person", "bot", "open"]
Claims = Literal["automatic", "demand", "strict"]
BotPace = Literal["at-once", "usual", "leisurely"]
ProblemCode = Literal["flood", "message", "version", "table", "key", "storage", "rules"]
EntryKind = Literal["begin", "line", "seat", "chat", "talk", "over"]
Reason = Literal["too-little", "monopoly", "not-now"]
Flag = Literal["keep", "open"]


# From the client


class Key(Struct, forbid_unknown_fields=True):
    """A seat and the secret that came with its link."""

    seat: Seat
    secret: Annotated[str, Meta(max_length=100)]


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which table, which seats, and the last number this client has seen (0: everything)."""

    version: int
    table: TableId
    keys: Annotated[list[Key], Meta(max_length=8)] = []
    last: Number = 0
    player: Annotated[str, Meta(max_length=LONGEST_PLAYER)] = ""  # as `Pasch-Player`: the table is one of its games


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """An action in the notation (`A roll`), the last number seen, and an id: the same id is never played twice."""

    id: Id
    action: Annotated[str, Meta(max_length=2000)]
    seen: Number
    reason: Reason | None = None  # with `reject`: why; said to everybody as an entry `talk`, and in no record


class Limit(Struct, tag="limit", forbid_unknown_fields=True):
    """Bid for this seat, a step at a time, up to so much; 0 takes it back. For the auction that is open."""

    id: Id
    seat: Seat
    amount: Annotated[int, Meta(ge=0, le=1_000_000_000)]
    seen: Number | UnsetType = UNSET  # as in `act`: a limit for one auction, sent again, is none for the next


class Ask(Struct, tag="ask", forbid_unknown_fields=True):
    """May this be done, and if not, why not?"""

    id: Id
    action: Annotated[str, Meta(max_length=2000)]


class Plan(Struct, tag="plan", forbid_unknown_fields=True):
    """What if? Building, selling and mortgages of one seat, tried one after the other on a copy; `pay` or `buy` may
    come last. Or just `bankrupt` or `resign`: who would receive what? Or just an offer or its `accept`: what would it
    change? Nothing happens; `done` brings a `PlanView`."""

    id: Id
    seat: Seat
    actions: list[Annotated[str, Meta(max_length=400)]]
    gentlest: bool = False  # add what raises the money for a debt or a purchase the gentlest way


class Do(Struct, tag="do", forbid_unknown_fields=True):
    """A plan carried out in one go: all of it, or nothing."""

    id: Id
    seat: Seat
    actions: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(min_length=1)]
    phase: Annotated[str, Meta(max_length=20)]  # as in the `PlanView`; if it would be another by now, nothing is done
    seen: Number


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why did the bot that acted last do that?"""

    id: Id


class Odds(Struct, tag="odds", forbid_unknown_fields=True):
    """Where does the next throw of each player lead, and what rent is owed there? `done` brings a `NextThrow` for each
    seat. Counted exactly, throw by throw, with deeds and rents as they are now and the bonus move of Mr. Monopoly; not
    counted are cards, another throw after doubles and taxes. Where a player may choose, the cheapest way is taken."""

    id: Id


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """A line of chat; text, never markup."""

    id: Id
    seat: Seat
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Before the start: change name, token, words for the dice, or say that one is ready."""

    id: Id
    seat: Seat
    name: Name | UnsetType = UNSET
    token: Annotated[str, Meta(max_length=40)] | UnsetType = UNSET
    words: Annotated[str, Meta(max_length=80)] | UnsetType = UNSET
    ready: bool | UnsetType = UNSET


class Start(Struct, tag="start", forbid_unknown_fields=True):
    """Begin; bots take the seats that are empty. Anybody with a seat may say so when all people are ready."""

    id: Id


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Go for good: a bot plays the seat from now on; its link still takes it back."""

    id: Id
    seat: Seat


class SetPace(Struct, tag="pace", forbid_unknown_fields=True):
    """How long bots wait before they move, from now on. Anybody with a seat may say so, at any time."""

    id: Id
    seat: Seat
    pace: BotPace


class SetOffers(Struct, tag="offers", forbid_unknown_fields=True):
    """May bots make this seat offers? They still answer its own."""

    id: Id
    seat: Seat
    welcome: bool


class SetFlag(Struct, tag="flag", forbid_unknown_fields=True):
    """Mark a deed of this seat as not for sale (`keep`) or open to offers, or take the mark away. Bots never ask for
    what is not for sale. It counts for as long as the seat owns the deed."""

    id: Id
    seat: Seat
    space: Annotated[str, Meta(max_length=60)]
    flag: Flag | None


class Hurry(Struct, tag="hurry", forbid_unknown_fields=True):
    """Let the bots move without waiting until a person has to decide something."""

    id: Id
    seat: Seat


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there?"""


FromClient = (
    Hello
    | Act
    | Limit
    | Ask
    | Plan
    | Do
    | Why
    | Odds
    | Chat
    | Sit
    | Start
    | Leave
    | SetPace
    | SetOffers
    | SetFlag
    | Hurry
    | Ping
)


# From the server


class SeatInfo(Struct):
    """Who sits where."""

    seat: str
    kind: ChairKind
    name: str
    bot: str = ""  # the code of the bot that plays, also for a person who is away
    token: str = ""
    ready: bool = False
    here: bool = False
    words: str = ""
    no_offers: bool = False  # bots are to make none


class TableInfo(Struct):
    """What does not change from move to move."""

    id: str
    code: str
    status: Status
    edition: str
    variants: list[str]
    options: dict[str, Any]
    claims: Claims
    seconds: int  # for a decision, 0 without a clock
    reserve: int
    bot_pace: BotPace
    commit: str
    seed: str  # of the dice, once the game is over
    seats: list[SeatInfo]
    own_edition: bool = False  # not one of ours: `/api/tables/ID/edition` has it


class Welcome(Struct, tag="welcome"):
    """The answer to `hello`: what has happened since `last` follows as `happened`."""

    version: int
    table: TableInfo
    seats: list[str]  # those this client plays
    last: int


class Changed(Struct, tag="changed"):
    """Somebody sat down, left, came back, or the game began."""

    table: TableInfo


class Happened(Struct, tag="happened"):
    """A numbered entry of the log. `line` is an action with its chance as in the record, `events` what followed;
    `talk` is why somebody refused an offer, and whose."""

    seq: int
    at: int
    kind: EntryKind
    seat: str = ""
    line: str = ""
    text: str = ""
    events: list[Any] = []


class Menu(Struct):
    """What a seat may do, and the clause that forbids what it may not."""

    may: list[str]
    may_not: dict[str, str]


class Now(Struct, tag="now"):
    """How the table looks after entry `seq`, sent when things have settled; menus and limits are for
    the client's own seats."""

    seq: int
    view: Any
    menus: dict[str, Menu]
    limits: dict[str, int] = {}  # up to which they bid by themselves in the auction that is open


class Tick(Struct, tag="tick"):
    """Until when somebody has to decide, in ms from now: a clock, an auction, or the floor before the next throw."""

    kind: Literal["clock", "auction", "floor"]
    seats: list[str]
    left: int
    reserve: int = 0


class Done(Struct, tag="done"):
    """The message with this id is stored, as entry `seq` (0: nothing to store)."""

    id: str
    seq: int
    answer: Any = None


class Refused(Struct, tag="refused"):
    """The message with this id changed nothing; `de` and `en` say why. A rule is named by its clause; what the table,
    and not a rule, does not allow begins with `table.`."""

    id: str
    clause: str
    de: str
    en: str
    also: list[str] = []


class Problem(Struct, tag="problem"):
    """Something is wrong with the connection or the server; the close code that follows says what to do."""

    code: ProblemCode
    text: str


class Pong(Struct, tag="pong"):
    """Yes."""


FromServer = Welcome | Changed | Happened | Now | Tick | Done | Refused | Problem | Pong

decoder = json.Decoder(FromClient)
encoder = json.Encoder()

# Close codes: what a client should do.
BAD_MESSAGE: Final = 4400  # do not come back with the same
WRONG_KEY: Final = 4403
NO_TABLE: Final = 4404
OLDER_RULES: Final = 4410
TOO_FAST: Final = 4429
COME_BACK: Final = 4503  # connect again, nothing is lost
