"""How the players of the recorded games behave: they buy, build, haggle, forget a rent now and then, and go broke."""

import random
from typing import Final

from pasch import Action, Game
from pasch.notation import Items
from pasch.rules.auction import lowest_bid

RESERVE: Final = 150
"""Cash kept when buying or building, in units of the edition's money scale."""


def move(game: Game, rng: random.Random) -> Action:
    """What happens next at the table: somebody does business, or who is waited for acts."""
    claims = [owner for owner, *_ in game.claims]
    if claims and rng.random() < 0.95:
        claim = Action(claims[0], "claim")
        if game.why_not(claim) is None:
            return claim
    if game.phase == "roll":
        business = _business(game, rng)
        if business:
            return business
    seat = rng.choice(game.waiting)
    wish = _answer(game, seat, rng)
    if wish and game.why_not(wish) is None:
        return wish
    legal = game.legal_actions(seat)
    usual = [action for action in legal if action.verb not in ("offer", "resign", "mortgage", "sell", "settle")]
    return rng.choice(usual or legal)


def _answer(game: Game, seat: str, rng: random.Random) -> Action | None:
    match game.phase:
        case "roll":
            return _leave_jail(game, seat, rng)
        case "buy":
            return _buy(game, seat, rng)
        case "auction":
            return _bid(game, seat, rng)
        case "debt":
            return _raise_money(game, seat, rng)
        case "offer":
            return _reply(game, seat, rng)
        case "want":
            return Action(seat, "want", amount=rng.choice((0, 1, 1, 2, 3)))
        case _:
            return None


def _spare(game: Game, seat: str) -> int:
    return game.cash[seat] - RESERVE * game.table.edition.switch("money.scale")


def _buy(game: Game, seat: str, rng: random.Random) -> Action:
    """Buys what it can pay for; sometimes raises the money first, sometimes does not care."""
    price = game.table.edition.space(game.at[seat]).price
    if game.cash[seat] < price and rng.random() < 0.3:
        return _first(game, seat, ("mortgage",)) or Action(seat, "decline")
    return Action(seat, "buy" if game.cash[seat] >= price and rng.random() < 0.93 else "decline")


def _leave_jail(game: Game, seat: str, rng: random.Random) -> Action:
    if seat in game.jail:
        for verb in ("use-card", "pay-fine"):
            action = Action(seat, verb)
            if rng.random() < 0.5 and game.why_not(action) is None:
                return action
    tickets = [action for action in game.legal_actions(seat) if action.verb == "ticket"] if game.tickets[seat] else []
    return rng.choice(tickets) if tickets and rng.random() < 0.2 else Action(seat, "roll")


def _bid(game: Game, seat: str, rng: random.Random) -> Action:
    state, board = game.state, game.table.board
    low = lowest_bid(board, state)
    worth = board.house_price[board.streets[0][0]] * 3 if state.lot_piece >= 0 else board.price[state.lot]
    limit = min(game.cash[seat], int(worth * rng.uniform(0.4, 1.2)))
    return Action(seat, "pass") if low > limit else Action(seat, "bid", amount=min(limit, low + worth // 8))


def _raise_money(game: Game, seat: str, rng: random.Random) -> Action | None:
    owed = game.debt
    if owed and owed[1] != "bank" and rng.random() < 0.15:
        settlement = _first(game, seat, ("settle",))
        if settlement:
            return settlement
    if rng.random() < 0.05:
        return _proposal(game, seat, rng) or Action(seat, "resign")
    return _first(game, seat, ("pay", *rng.sample(("mortgage", "sell"), 2), "bankrupt"))


def _first(game: Game, seat: str, verbs: tuple[str, ...]) -> Action | None:
    legal = game.legal_actions(seat)
    return next((action for verb in verbs for action in legal if action.verb == verb), None)


def _reply(game: Game, seat: str, rng: random.Random) -> Action | None:
    chance = rng.random()
    if chance < 0.08 and not game.state.offer_settles:
        return Action(game.seats[game.state.offer_from], "withdraw")
    if chance < 0.14 and not game.state.offer_settles:
        return _proposal(game, seat, rng)
    return Action(seat, "accept" if rng.random() < 0.6 else "reject")


def _business(game: Game, rng: random.Random) -> Action | None:
    """Building, redeeming and trading between the throws."""
    seat = rng.choice([seat for seat in game.seats if seat not in game.out])
    chance = rng.random()
    if chance < 0.45 and _spare(game, seat) > 0:
        owned = [space for space, owner in game.owner.items() if owner == seat]
        for verb in ("build", "redeem"):
            wishes = [Action(seat, verb, space) for space in owned]
            allowed = [action for action in wishes if game.why_not(action) is None]
            if allowed and (verb == "build" or _spare(game, seat) > RESERVE):
                return rng.choice(allowed)
        return None
    if chance < 0.53:
        return _proposal(game, seat, rng)
    if chance < 0.532:
        return _first(game, seat, ("sell", "mortgage"))
    return Action(seat, "resign") if chance > 0.9998 and len(game.seats) - len(game.out) > 2 else None


def _proposal(game: Game, seat: str, rng: random.Random) -> Action | None:
    """A street that completes a group, for money, another deed or a jail card."""
    spaces = game.table.edition.spaces
    mine = [space for space, owner in game.owner.items() if owner == seat]
    groups = {space.group for space in spaces if space.id in mine and space.group}
    wanted = [s.id for s in spaces if s.group in groups and game.owner[s.id] not in (seat, "bank")]
    if not wanted:
        return None
    target = rng.choice(wanted)
    spare = [space.id for space in spaces if space.id in mine and space.group != game.table.edition.space(target).group]
    deed = (rng.choice(spare),) if spare and rng.random() < 0.6 else ()
    price = game.table.edition.space(target).price
    cash = max(0, min(game.cash[seat], int(price * rng.uniform(0.3, 2))))
    cards = game.cards[seat][:1] if rng.random() < 0.5 else ()
    offer = Action(
        seat, "offer", partner=game.owner[target], give=Items(cash, deed, cards), get=Items(spaces=(target,))
    )
    return offer if game.why_not(offer) is None else None
