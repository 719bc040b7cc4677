"""One line that says who has to decide what now."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from pasch.notation import DECKS, SEATS, Action, Items
from pasch.rules import codes
from pasch.rules.auction import lowest_bid
from pasch.rules.ending import share_of_wealth
from pasch.rules.mortgage import redemption
from pasch.text.narrator import Names, Narrator

if TYPE_CHECKING:
    from pasch.game import Game


def question(game: "Game", lang: str, names: Names | None = None) -> str:
    """Who has to decide what, and which rents may still be claimed."""
    narrator = Narrator(game, lang, names)
    if game.state.need:
        return narrator.say("question-start")
    asked = PHASES[game.phase](game, narrator)
    claims = [_claim(claim, narrator) for claim in game.claims]
    if not claims or game.phase == "over":
        return asked
    return f"{asked} {narrator.say('question-claims', claims=narrator.all_of(claims))}"


def _claim(claim: tuple[str, str, str, int], narrator: Narrator) -> str:
    owner, debtor, space, amount = claim
    return narrator.say(
        "claim-amount" if amount else "claim-throw",
        owner=narrator.name(owner),
        debtor=narrator.name(debtor),
        space=narrator.space(space),
        amount=narrator.money(amount),
    )


def _roll(game: "Game", narrator: Narrator) -> str:
    seat = game.turn
    if seat in game.jail:
        return _roll_in_jail(game, narrator, seat)
    ahead = (game.state.pos[game.state.turn] + 1) % game.table.board.spaces
    bus = game.tickets[seat] > 0 and game.why_not(Action(seat, "ticket", game.table.space_id(ahead))) is None
    kind = "again" if game.state.thrown else "plain"
    if bus:
        kind = "again-or-bus" if game.state.thrown else "bus"
    return narrator.say("question-roll", seat=narrator.name(seat), kind=kind)


def _roll_in_jail(game: "Game", narrator: Narrator, seat: str) -> str:
    ways = [narrator.say("way-roll")]
    if game.why_not(Action(seat, "pay-fine")) is None:
        ways.append(narrator.say("way-pay-fine", amount=narrator.money(game.table.board.fine)))
    if any(game.why_not(Action(seat, "use-card", option=deck)) is None for deck in game.cards[seat]):
        ways.append(narrator.say("way-use-card"))
    return narrator.say("question-roll-jail", seat=narrator.name(seat), ways=narrator.one_of(ways))


def _buy(game: "Game", narrator: Narrator) -> str:
    space = _task(game)[1]
    return narrator.say(
        "question-buy",
        seat=_actor(game, narrator),
        space=narrator.space_at(space),
        amount=narrator.money(game.table.board.price[space]),
        auctions="no" if game.table.board.no_auctions else "yes",
    )


def _auction(game: "Game", narrator: Narrator) -> str:
    state = game.state
    nobody = state.bidder == codes.NOBODY
    return narrator.say(
        "question-auction",
        lot=narrator.space_at(state.lot) if state.lot_piece < 0 else narrator.piece(state.lot_piece),
        bidder="none" if nobody else "other",
        bidder_name="" if nobody else narrator.name(SEATS[state.bidder]),
        bid=narrator.money(state.bid),
        lowest=narrator.money(lowest_bid(game.table.board, state)),
        seats=narrator.seats(game.waiting),
    )


def _debt(game: "Game", narrator: Narrator) -> str:
    debt = game.debt
    assert debt is not None
    debtor, creditor, amount = debt
    missing, raisable = amount - game.cash[debtor], game.could_raise(debtor)
    state = "ready" if missing <= 0 else "short" if raisable >= amount else "lost"
    ways = narrator.say(f"debt-{state}", missing=narrator.money(missing), raisable=narrator.money(raisable))
    return narrator.say(
        "question-debt",
        bank="creditor" if creditor == "bank" else "none",
        seat=narrator.name(debtor),
        creditor=narrator.name(creditor),
        amount=narrator.money(amount),
        ways=ways,
    )


def _offer(game: "Game", narrator: Narrator) -> str:
    state = game.state
    give = _items(game, state.give_cash, state.give, state.give_cards)
    get = _items(game, state.get_cash, state.get, state.get_cards)
    seat, partner = narrator.name(SEATS[state.offer_to]), narrator.name(SEATS[state.offer_from])
    if state.offer_settles and game.debt:
        amount = narrator.money(game.debt[2])
        return narrator.say(
            "question-offer-settle", seat=seat, partner=partner, give=narrator.items(give), amount=amount
        )
    return narrator.say("question-offer", seat=seat, partner=partner, **narrator.terms(give, get))


def _items(game: "Game", cash: int, deeds: Sequence[int], cards: int) -> Items:
    spaces = tuple(game.table.space_id(space) for space in game.table.deeds if deeds[space])
    return Items(cash, spaces, tuple(deck for number, deck in enumerate(DECKS) if cards >> number & 1))


def _choose(game: "Game", narrator: Narrator) -> str:
    return CHOICES[_task(game)[1]](game, narrator)


def _bus_dice(game: "Game", narrator: Narrator) -> str:
    first, second = game.state.die1, game.state.die2
    seat = _actor(game, narrator)
    return narrator.say("question-choose-bus-dice", seat=seat, first=first, second=second, sum=first + second)


def _bus(game: "Game", narrator: Narrator) -> str:
    state = game.state
    return narrator.say(
        "question-choose-bus",
        seat=_actor(game, narrator),
        tickets="yes" if state.tickets_left else "no",
        space=narrator.space_at(game.table.board.next_card[state.pos[state.actor]]),
    )


def _triple(game: "Game", narrator: Narrator) -> str:
    state = game.state
    total = state.die1 + state.die2 + state.die3
    return narrator.say("question-choose-triple", seat=_actor(game, narrator), sum=total)


def _auction_space(game: "Game", narrator: Narrator) -> str:
    return narrator.say("question-choose-auction", seat=_actor(game, narrator))


def _birthday(game: "Game", narrator: Narrator) -> str:
    amount = narrator.money(game.table.board.amount[_task(game)[2]])
    return narrator.say("question-choose-birthday", seat=_actor(game, narrator), amount=amount)


def _tax(game: "Game", narrator: Narrator) -> str:
    space = _task(game)[2]
    share = share_of_wealth(game.table.board, game.state, game.state.actor)
    return narrator.say(
        "question-choose-tax",
        seat=_actor(game, narrator),
        space=narrator.space_at(space),
        amount=narrator.money(game.table.board.amount[space]),
        percent=game.table.board.income_percent,
        share=narrator.money(share),
    )


def _card(game: "Game", narrator: Narrator) -> str:
    _, _, amount, deck = _task(game)
    return narrator.say(
        "question-choose-card",
        seat=_actor(game, narrator),
        amount=narrator.money(amount),
        deck=narrator.deck(DECKS[deck]),
    )


def _mortgage(game: "Game", narrator: Narrator) -> str:
    space = _task(game)[2]
    return narrator.say(
        "question-choose-mortgage",
        seat=_actor(game, narrator),
        space=narrator.space_at(space),
        amount=narrator.money(redemption(game.table.board, space)),
        interest=narrator.money(game.table.board.interest[space]),
    )


def _want(game: "Game", narrator: Narrator) -> str:
    asker, piece, _, _ = _task(game)
    return narrator.say(
        "question-want",
        asker=narrator.name(SEATS[asker]),
        building=narrator.piece(piece),
        left=game.state.stock[piece],
        seats=narrator.seats(game.waiting),
    )


def _place(game: "Game", narrator: Narrator) -> str:
    seat, piece, _, _ = _task(game)
    return narrator.say("question-place", seat=narrator.name(SEATS[seat]), building=narrator.piece(piece, SEATS[seat]))


def _even(game: "Game", narrator: Narrator) -> str:
    board = game.table.board
    seat, group, _, _ = _task(game)
    streets = board.streets[group][: board.group_size[group]]
    levels = [(game.table.space_id(street), game.state.built[street]) for street in streets]
    return narrator.say("question-even", seat=narrator.name(SEATS[seat]), levels=narrator.levels(levels, SEATS[seat]))


def _over(game: "Game", narrator: Narrator) -> str:
    return narrator.say("question-over", winners=narrator.seats(game.winners), count=len(game.winners))


def _task(game: "Game") -> tuple[int, int, int, int]:
    """What the task on top of the agenda is about."""
    state, top = game.state, game.state.depth - 1
    return state.task_a[top], state.task_b[top], state.task_c[top], state.task_d[top]


def _actor(game: "Game", narrator: Narrator) -> str:
    return narrator.name(SEATS[game.state.actor])


Ask = Callable[["Game", Narrator], str]

PHASES: Final[dict[str, Ask]] = {
    "roll": _roll,
    "buy": _buy,
    "auction": _auction,
    "debt": _debt,
    "offer": _offer,
    "choose": _choose,
    "want": _want,
    "place": _place,
    "even": _even,
    "over": _over,
}
CHOICES: Final[dict[int, Ask]] = {
    codes.ASK_BUS_DICE: _bus_dice,
    codes.ASK_BUS: _bus,
    codes.ASK_TRIPLE: _triple,
    codes.ASK_AUCTION: _auction_space,
    codes.ASK_BIRTHDAY: _birthday,
    codes.ASK_TAX: _tax,
    codes.ASK_CARD: _card,
    codes.ASK_MORTGAGE: _mortgage,
}
