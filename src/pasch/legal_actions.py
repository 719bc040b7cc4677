"""The legal actions of a player, listed."""

from collections.abc import Iterator

from pasch.notation import DECKS, OPTIONS, SEATS, VERBS, Action, Items, to_move
from pasch.rules import codes
from pasch.rules.auction import lowest_bid
from pasch.rules.building import lower_level
from pasch.rules.legal import refusal, wrong_moment
from pasch.rules.places import could_use
from pasch.rules.shortage import asked_piece
from pasch.rules.state import Move, State
from pasch.table import Table


def legal_actions(table: Table, state: State, seat: int) -> list[Action]:
    """All plain actions; bids, wishes, sales and offers by examples."""
    move, timely = Move(), _timely(table, state, seat)
    return [
        action
        for action in _candidates(table, state, seat, timely)
        if action.verb in timely and refusal(table.board, state, to_move(action, table, move)) == 0
    ]


def legal_verbs(table: Table, state: State, seat: int) -> set[str]:
    """The verbs among them; of each only so many are judged until one is allowed."""
    move, timely = Move(), _timely(table, state, seat)
    verbs = set[str]()
    others = any(state.out[other] == 0 for other in range(state.seats) if other != seat)
    countered = state.phase == codes.OFFER and not state.offer_settles
    open_phase = countered or state.phase in (codes.ROLL, codes.BUY, codes.DEBT)
    if open_phase and others and "offer" in timely:
        verbs.add("offer")
    for action in _candidates(table, state, seat, timely - verbs):
        if action.verb in verbs or action.verb not in timely:
            continue
        if refusal(table.board, state, to_move(action, table, move)) == 0:
            verbs.add(action.verb)
    return verbs


def judged_actions(table: Table, state: State, seat: int) -> Iterator[tuple[Action, int]]:
    """Plain actions but offers, each with the number of the clause that forbids it, 0 if it is allowed."""
    move = Move()
    for action in _candidates(table, state, seat, {verb for verb in VERBS if verb != "offer"}):
        yield action, refusal(table.board, state, to_move(action, table, move))


def _timely(table: Table, state: State, seat: int) -> set[str]:
    """The verbs whose moment it is."""
    return {verb for number, verb in enumerate(VERBS) if not wrong_moment(table.board, state, seat, number)}


def _candidates(table: Table, state: State, seat: int, timely: set[str]) -> Iterator[Action]:
    """Everything worth asking the rules about, by phase, and some that come at the wrong time."""
    name = SEATS[seat]
    if state.phase == codes.OVER or state.out[seat]:
        return
    match state.phase:
        case codes.ROLL:
            for verb in ("roll", "pay-fine", "use-card"):
                yield Action(name, verb)
            for deck in DECKS:
                yield Action(name, "use-card", option=deck)
            for ahead in range(1, table.board.side + 1 if state.tickets[seat] else 1):
                yield Action(name, "ticket", table.space_id((state.pos[seat] + ahead) % table.board.spaces))
            if state.wishes[seat][state.wish_piece[seat]] >= 0:
                yield from _wishes(table, state, seat)
        case codes.BUY:
            yield Action(name, "buy")
            yield Action(name, "decline")
        case codes.AUCTION:
            low = lowest_bid(table.board, state)
            for amount in sorted({low, (low + state.cash[seat]) // 2, state.cash[seat]}):
                yield Action(name, "bid", amount=amount)
            yield Action(name, "pass")
        case codes.DEBT:
            for verb in ("pay", "bankrupt", "withdraw", "reject"):
                yield Action(name, verb)
            yield from _settlements(table, state, seat)
        case codes.OFFER:
            for verb in ("accept", "reject", "withdraw"):
                yield Action(name, verb)
        case codes.CHOOSE:
            for option in OPTIONS:
                if option:
                    yield Action(name, "choose", option=option)
            for space in range(table.board.spaces):
                yield Action(name, "choose", table.space_id(space))
        case codes.WANT:
            yield from _wishes(table, state, seat)
        case codes.PLACE:
            for space in table.deeds:
                yield Action(name, "place", table.space_id(space))
        case _:
            yield from _evenings(table, state, seat)
    yield from _business(table, state, seat, timely)


def _business(table: Table, state: State, seat: int, timely: set[str]) -> Iterator[Action]:
    name = SEATS[seat]
    for i in range(state.claims):
        if state.claim_owner[i] == seat:
            yield Action(name, "claim", table.space_id(state.claim_space[i]))
    verbs = [verb for verb in ("build", "mortgage", "redeem") if verb in timely]
    for space in table.deeds:
        if state.owner[space] == seat:
            here = table.space_id(space)
            for verb in verbs:
                yield Action(name, verb, here)
            yield from _sales(table, state, seat, space)
    for other in range(state.seats if "offer" in timely else 0):
        if other != seat and state.out[other] == 0:
            yield from _offers(table, state, seat, other)
    yield Action(name, "resign")


def _sales(table: Table, state: State, seat: int, space: int) -> Iterator[Action]:
    """One step down, and the whole group to bare ground."""
    board, name = table.board, SEATS[seat]
    if state.built[space] == 0:
        return
    yield Action(name, "sell", table.space_id(space))
    if board.kind[space] != codes.STREET:
        return
    group = board.group[space]
    streets = [street for street in board.streets[group][: board.group_size[group]] if state.owner[street] == seat]
    if space == next(street for street in streets if state.built[street]) and len(streets) > 1:
        yield Action(name, "sell", levels=tuple((table.space_id(street), 0) for street in streets))
        lower = lower_level(board, state.built[space])
        yield Action(name, "sell", levels=tuple((table.space_id(street), lower) for street in streets))


def _offers(table: Table, state: State, seat: int, other: int) -> Iterator[Action]:
    """A deed or a jail card for money, either way."""
    mine, theirs = SEATS[seat], SEATS[other]
    for space in table.deeds:
        item = Items(spaces=(table.space_id(space),))
        if state.owner[space] == seat:
            price = Items(min(table.board.price[space], state.cash[other]))
            yield Action(mine, "offer", partner=theirs, give=item, get=price)
        elif state.owner[space] == other:
            price = Items(min(table.board.price[space], state.cash[seat]))
            yield Action(mine, "offer", partner=theirs, give=price, get=item)
    for deck, word in enumerate(DECKS):
        if state.card_holder[deck] == seat:
            price = Items(min(table.board.fine, state.cash[other]))
            yield Action(mine, "offer", partner=theirs, give=Items(cards=(word,)), get=price)


def _wishes(table: Table, state: State, seat: int) -> Iterator[Action]:
    """From none to as many as could be placed."""
    for amount in range(could_use(table.board, state, seat, asked_piece(state, seat)) + 1):
        yield Action(SEATS[seat], "want", amount=amount)


def _settlements(table: Table, state: State, seat: int) -> Iterator[Action]:
    """Each deed with all the cash in place of the debt."""
    for space in table.deeds:
        if state.owner[space] == seat:
            yield Action(SEATS[seat], "settle", give=Items(state.cash[seat], (table.space_id(space),)))


def _evenings(table: Table, state: State, seat: int) -> Iterator[Action]:
    """Every even allocation: a base level, and one more on the first streets or the last."""
    board = table.board
    group = state.task_b[state.depth - 1]
    if state.phase != codes.EVEN or group < 0:
        return
    streets = [table.space_id(street) for street in board.streets[group][: board.group_size[group]]]
    ladder = [*range(board.full_houses + 1), codes.HOTEL_LEVEL]
    for low, high in zip(ladder, [*ladder[1:], codes.HOTEL_LEVEL], strict=True):
        for raised in range(1 << len(streets)):
            if low == high and raised:
                continue
            levels = tuple((street, high if raised >> i & 1 else low) for i, street in enumerate(streets))
            if raised != (1 << len(streets)) - 1:
                yield Action(SEATS[seat], "even", levels=levels)
