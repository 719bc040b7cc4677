"""The one state record of a game, the record of a move, and the log of events.

Append only: positions store the fields of the state by number.
"""

from typing import TYPE_CHECKING, Annotated

from pasch.rules.codes import CLAIMS, DECK, DEPTH, GROUPS, PIECES, SEATS, SPACES, STREETS
from pasch.rules.layout import Index, Int, record

SeatInt = Annotated[list[int], "i4", SEATS]
SeatByte = Annotated[list[int], "i1", SEATS]
SpaceByte = Annotated[list[int], "i1", SPACES]
SpaceInt = Annotated[list[int], "i4", SPACES]
StreetInt = Annotated[list[int], "i4", STREETS]
ClaimInt = Annotated[list[int], "i4", CLAIMS]
TaskInt = Annotated[list[int], "i4", DEPTH]

LOG_ROWS, LOG_COLUMNS = 512, 6


@record
class State:
    """Everything the rules need to go on."""

    seats: Int
    phase: Int
    turn: Index
    actor: Index  # who is asked
    need: Int  # what chance has to say before the game goes on
    need_for: Int
    drawer: Index  # who throws or draws
    deck: Index  # from which deck
    depth: Int  # tasks on the agenda
    moving: Int  # from the throw until the space is settled
    again: Int  # a double earned a further throw
    thrown: Int  # throws (or tickets) of this turn
    doubles: Int
    die1: Int
    die2: Int
    die3: Int
    bonus: Int  # BUS or MR still to be played out
    round: Int
    first: Index  # who began
    alive: Int
    bankrupts: Int
    time_up: Int
    winners: Int  # seats as bits
    pot: Int  # house rule: jackpot on Free Parking
    claims: Int  # rents not yet demanded
    claim: Index  # the one being thrown for
    lot: Int  # auction: the space, or the asker of a scarce building
    lot_piece: Int  # auction: -1 for a deed, else the piece
    bid: Int
    bidder: Int
    offer_from: Index
    offer_to: Index
    offer_settles: Int  # property in place of a debt
    give_cash: Int
    get_cash: Int
    give_cards: Int
    get_cards: Int
    tickets_left: Int
    plain_unseen: Int
    expire_unseen: Int
    start_best: Int
    unsold: Int  # deeds with the bank
    lapses: Int  # some entry of `lapsed` is from this turn
    stock: Annotated[list[int], "i4", 4]
    deck_head: Annotated[list[int], "u4", 2]
    deck_size: Annotated[list[int], "i4", 2]
    unseen: Annotated[list[int], "i4", 2]  # cards as bits
    card_holder: Annotated[list[int], "i4", 2]
    cash: SeatInt
    pos: Annotated[list[int], "u4", SEATS]
    claim_owner: ClaimInt
    claim_debtor: ClaimInt
    claim_space: ClaimInt
    claim_amount: ClaimInt
    claim_factor: ClaimInt  # above 0: a fresh throw times this
    task: TaskInt
    task_a: TaskInt
    task_b: TaskInt
    task_c: TaskInt
    task_d: TaskInt
    jail: SeatByte  # failed throws, -1 when free
    out: SeatByte  # 1 bankrupt, 2 keeps the bank
    unlocked: SeatByte  # has passed LOS
    tickets: SeatByte
    fresh_tickets: SeatByte  # taken in this turn
    token: SeatByte
    stations: SeatByte
    utilities: SeatByte
    deeds: SeatByte
    sets: SeatByte  # groups held far enough to build
    passed: SeatByte
    may_bid: SeatByte
    wants: SeatByte  # in the shortage at hand: -1 not asked, -2 asked, else the wish
    lapsed: Annotated[list[int], "u1", SEATS]  # why the last rent of this owner cannot be claimed
    start_sum: SeatByte  # -1 out of the running, 0 to throw
    deck_order: Annotated[list[list[int]], "i1", 2, DECK]  # -1 where not seen yet
    held: Annotated[list[list[int]], "i1", SEATS, GROUPS]  # streets of each group
    owner: SpaceByte
    built: SpaceByte
    mortgaged: SpaceByte
    pending: SpaceByte  # mortgaged deed just received: 1 by agreement, 2 by estate
    estate: SpaceByte  # still to be auctioned
    give: SpaceByte
    get: SpaceByte
    wished: Int  # some wish for scarce pieces stands
    surplus: SpaceInt  # paid for scarce buildings on this space beyond (below) their printed prices
    owed: SpaceByte  # received with a mortgage, interest not paid yet: the receiver's seat + 1
    wishes: Annotated[list[list[int]], "i1", SEATS, PIECES]  # of scarce pieces, until the next throw; -1 none said
    wish_piece: SeatByte  # the piece this player was asked about last

    if TYPE_CHECKING:

        def copy(self) -> "State": ...
        def flat(self) -> list[int]: ...


@record
class Move:
    """What one player wants to do; which fields count depends on the verb."""

    seat: Int
    verb: Int
    space: Int
    amount: Int
    other: Int
    give_cash: Int
    get_cash: Int
    give_cards: Int
    get_cards: Int
    words: Int
    levels: Int  # how many SPACE=LEVEL pairs
    level_space: StreetInt
    level: StreetInt
    plan: StreetInt  # scratch: the levels a sale or evening out ends with
    give: SpaceByte
    get: SpaceByte

    if TYPE_CHECKING:

        def copy(self) -> "Move": ...


@record
class Log:
    """The past facts of one step, a row of numbers each."""

    on: Int
    n: Int
    rows: Annotated[list[list[int]], "i4", LOG_ROWS, LOG_COLUMNS]


def emit(log: Log, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    """Note a past fact."""
    if log.on:
        write_row(log, kind, a, b, c, d, e)


def write_row(log: Log, kind: int, a: int, b: int, c: int, d: int, e: int) -> None:
    n = log.n
    if n < LOG_ROWS:
        row = log.rows[n]
        row[0] = kind
        row[1] = a
        row[2] = b
        row[3] = c
        row[4] = d
        row[5] = e
    log.n = n + 1
