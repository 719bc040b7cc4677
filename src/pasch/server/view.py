"""What lies on the table, as data for those who draw it. Whoever draws needs no rules: everything is said here."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from msgspec import Struct

from pasch.event import PIECES
from pasch.game import Game
from pasch.notation import DECKS, SEATS
from pasch.rules import codes
from pasch.rules.auction import lowest_bid
from pasch.rules.ending import share_of_wealth, wealth
from pasch.rules.mortgage import redemption
from pasch.rules.rent import station_rent, street_rent
from pasch.rules.state import State
from pasch.server.protocol import Flag

NO_FLAGS: Final[Mapping[str, Flag]] = MappingProxyType({})

CHOICES = {
    codes.ASK_BUS_DICE: "bus-dice",
    codes.ASK_BUS: "bus",
    codes.ASK_TRIPLE: "triple",
    codes.ASK_AUCTION: "auction",
    codes.ASK_BIRTHDAY: "birthday",
    codes.ASK_TAX: "tax",
    codes.ASK_CARD: "card",
    codes.ASK_MORTGAGE: "mortgage",
}
DEBTS = {
    codes.RENT_PAID: "rent",
    codes.TAX_PAID: "tax",
    codes.FINE_PAID: "fine",
    codes.CARD_PAID: "card",
    codes.REDEEMED: "redemption",
    codes.INTEREST_PAID: "interest",
}


class PlayerView(Struct, omit_defaults=True):
    """A player's money and whereabouts; `raisable` is the cash with all that could be sold and mortgaged."""

    cash: int
    worth: int
    raisable: int
    at: str
    token: str
    jail: int = -1  # failed throws, -1 when free
    cards: tuple[str, ...] = ()
    tickets: int = 0
    out: bool = False
    side: str = ""


class DeedView(Struct, omit_defaults=True):
    """A property that somebody owns."""

    owner: str
    built: int = 0
    mortgaged: bool = False
    rent: int = 0  # what a visitor owes now; 0 where a throw decides
    flag: Flag | None = None  # what the owner says about trading it


class ItemsView(Struct, omit_defaults=True):
    """What one side of an offer gives."""

    cash: int = 0
    spaces: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()


class OfferView(Struct):
    """The open offer."""

    seat: str
    partner: str
    give: ItemsView
    get: ItemsView
    settles: bool


class AuctionView(Struct):
    """The open auction; `piece` for a scarce building, else `space`."""

    space: str
    piece: str
    bid: int
    bidder: str
    lowest: int
    bidders: tuple[str, ...]
    passed: tuple[str, ...]


class QuestionView(Struct, omit_defaults=True):
    """What is being decided, as far as the phase does not say it."""

    space: str = ""  # of a bus: where it goes
    amount: int = 0
    other: int = 0  # what the other answer costs: a share of the wealth, or the interest of a mortgage alone
    choice: str = ""
    piece: str = ""
    group: int = -1
    deck: str = ""
    asker: str = ""


class ClaimView(Struct):
    """A rent not yet demanded; amount 0 if a throw decides."""

    owner: str
    debtor: str
    space: str
    amount: int


class DebtView(Struct, omit_defaults=True):
    """What is owed and cannot be paid yet; the creditor may be `bank`."""

    debtor: str
    creditor: str
    amount: int
    why: str  # rent, tax, fine, card, redemption or interest
    space: str  # where it came about
    planned: int = 0  # the debtor's cash once the plan that was asked about last is carried out; 0 without one


class TableView(Struct, omit_defaults=True):
    """Everything on the table."""

    phase: str
    turn: str
    round: int
    waiting: tuple[str, ...]
    players: dict[str, PlayerView]
    deeds: dict[str, DeedView]
    bank: dict[str, int]
    dice: tuple[int, ...] = ()
    thrown: int = 0
    pot: int = 0
    question: QuestionView | None = None
    claims: tuple[ClaimView, ...] = ()
    debt: DebtView | None = None
    offer: OfferView | None = None
    auction: AuctionView | None = None
    winners: tuple[str, ...] = ()


def view(game: Game, planned: int = 0, flags: Mapping[str, Flag] = NO_FLAGS) -> TableView:
    """The table as it is; `planned` is the cash a debtor is trying to reach, `flags` what owners say of their deeds."""
    state = game.state
    claims = tuple(ClaimView(*claim) for claim in game.claims)
    return TableView(
        phase=game.phase,
        turn=game.turn,
        round=game.round,
        waiting=game.waiting,
        players={seat: _player(game, i) for i, seat in enumerate(game.seats)},
        deeds=deeds(game, flags),
        bank=game.bank,
        dice=(state.die1, state.die2, state.die3) if state.die1 else (),
        thrown=state.thrown,
        pot=state.pot,
        question=_question(game),
        claims=claims,
        debt=_debt(game, planned),
        offer=_offer(game) if state.phase == codes.OFFER else None,
        auction=_auction(game) if state.phase == codes.AUCTION else None,
        winners=game.winners,
    )


def _player(game: Game, seat: int) -> PlayerView:
    state, table = game.state, game.table
    out = state.out[seat] != 0
    return PlayerView(
        cash=state.cash[seat],
        worth=0 if out else wealth(table.board, state, seat),
        raisable=0 if out else game.could_raise(SEATS[seat]),
        at=table.space_id(state.pos[seat]),
        token=table.edition.tokens[state.token[seat]].id if state.token[seat] >= 0 else "",
        jail=state.jail[seat],
        cards=tuple(deck for d, deck in enumerate(DECKS) if state.card_holder[d] == seat),
        tickets=state.tickets[seat] + state.fresh_tickets[seat],
        out=out,
        side=table.edition.tokens[state.token[seat]].side if state.token[seat] >= 0 else "",
    )


def deeds(game: Game, flags: Mapping[str, Flag] = NO_FLAGS) -> dict[str, DeedView]:
    """What belongs to whom, and what it brings."""
    state, table = game.state, game.table
    return {
        table.space_id(space): DeedView(
            SEATS[state.owner[space]],
            state.built[space],
            bool(state.mortgaged[space]),
            _rent(game, space),
            flags.get(table.space_id(space)),
        )
        for space in table.deeds
        if state.owner[space] != codes.BANK
    }


def _rent(game: Game, space: int) -> int:
    board, state = game.table.board, game.state
    if state.mortgaged[space] or board.kind[space] == codes.UTILITY:
        return 0
    rent = street_rent if board.kind[space] == codes.STREET else station_rent
    return rent(board, state, space, state.owner[space])


def _debt(game: Game, planned: int) -> DebtView | None:
    if game.debt is None:
        return None
    state = game.state
    task = max(i for i in range(state.depth) if state.task[i] == codes.T_DEBT)
    why, space = divmod(state.task_d[task], codes.SPACES)
    return DebtView(*game.debt, DEBTS[why], game.table.space_id(space), planned)


def _offer(game: Game) -> OfferView:
    state = game.state
    return OfferView(
        SEATS[state.offer_from],
        SEATS[state.offer_to],
        _items(game, state.give_cash, state.give, state.give_cards),
        _items(game, state.get_cash, state.get, state.get_cards),
        bool(state.offer_settles),
    )


def _items(game: Game, cash: int, deeds: Sequence[int], cards: int) -> ItemsView:
    spaces = tuple(game.table.space_id(space) for space in game.table.deeds if deeds[space])
    return ItemsView(cash, spaces, tuple(deck for number, deck in enumerate(DECKS) if cards >> number & 1))


def _auction(game: Game) -> AuctionView:
    state = game.state
    deed = state.lot_piece < 0
    return AuctionView(
        space=game.table.space_id(state.lot) if deed else "",
        piece="" if deed else PIECES[state.lot_piece],
        bid=state.bid,
        bidder="" if state.bidder == codes.NOBODY else SEATS[state.bidder],
        lowest=lowest_bid(game.table.board, state),
        bidders=_seats(state, state.may_bid),
        passed=_seats(state, state.passed),
    )


def _seats(state: State, flags: Sequence[int]) -> tuple[str, ...]:
    return tuple(SEATS[seat] for seat in range(state.seats) if flags[seat] == 1)


def _question(game: Game) -> QuestionView | None:
    state, table = game.state, game.table
    if state.depth == 0:
        return None
    top = state.depth - 1
    a, b, c, d = state.task_a[top], state.task_b[top], state.task_c[top], state.task_d[top]
    match state.phase:
        case codes.BUY:
            return QuestionView(space=table.space_id(b), amount=table.board.price[b])
        case codes.CHOOSE:
            return _choice(game, b, c, d)
        case codes.WANT:
            return QuestionView(asker=SEATS[a], piece=PIECES[b], amount=state.stock[b])
        case codes.PLACE:
            return QuestionView(piece=PIECES[b], amount=c)
        case codes.EVEN:
            return QuestionView(group=b)
        case _:
            return None


def _choice(game: Game, kind: int, c: int, d: int) -> QuestionView:
    board, table, state = game.table.board, game.table, game.state
    match kind:
        case codes.ASK_TAX:
            share = share_of_wealth(board, state, state.actor)
            return QuestionView(choice=CHOICES[kind], space=table.space_id(c), amount=board.amount[c], other=share)
        case codes.ASK_BUS:
            return QuestionView(choice=CHOICES[kind], space=table.space_id(board.next_card[state.pos[state.actor]]))
        case codes.ASK_BIRTHDAY:
            return QuestionView(choice=CHOICES[kind], space=table.space_id(c), amount=board.amount[c])
        case codes.ASK_CARD:
            return QuestionView(choice=CHOICES[kind], amount=c, deck=DECKS[d])
        case codes.ASK_MORTGAGE:
            whole, interest = redemption(board, c), board.interest[c]
            return QuestionView(choice=CHOICES[kind], space=table.space_id(c), amount=whole, other=interest)
        case _:
            return QuestionView(choice=CHOICES[kind])
