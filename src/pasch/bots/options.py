"""The options a planner plays out: the shrewd player's own choice first, then what else could be done."""

from typing import Final

from pasch.bots.bargain import NO_OFFERS, NO_TERMS, completes, fair_terms, is_closed
from pasch.bots.catalog import make_mind, parse
from pasch.bots.caution import too_early
from pasch.bots.deal import NOT_A_GROUP, gain_by_deal, lay_down, lay_out, look_around, read_deal
from pasch.bots.decide import decide
from pasch.bots.dice import Rng
from pasch.bots.mind import SAID, Mind, plain
from pasch.bots.outlook import Outlook
from pasch.bots.trader import make_terms, split_for
from pasch.rules.auction import lowest_bid
from pasch.rules.board import Board
from pasch.rules.codes import (
    AUCTION,
    BUY,
    CHOOSE,
    DEBT,
    DO_ACCEPT,
    DO_BID,
    DO_BUILD,
    DO_BUY,
    DO_CHOOSE,
    DO_CLAIM,
    DO_DECLINE,
    DO_EVEN,
    DO_MORTGAGE,
    DO_PASS,
    DO_PAY,
    DO_PAY_FINE,
    DO_REJECT,
    DO_ROLL,
    DO_SELL,
    DO_TICKET,
    DO_USE_CARD,
    DO_WANT,
    FIRST,
    KEEP,
    OFFER,
    ROLL,
    SPACE,
    WANT,
)
from pasch.rules.legal import refusal
from pasch.rules.play import perform, run
from pasch.rules.state import Log, Move, State

MOST = 12
DEALS = 6
AT_WORST = -0.4
"""What a deal may seem to cost: playing it on tells better."""
SPLIT = 0.5
MORE = (0.0, 0.3)
"""How much more of the common gain an offer leaves to the partner than a shrewd player would."""
_SHREWD: Final = parse("shrewd")


def options(board: Board, outlook: Outlook, state: State, mind: Mind, rng: Rng, seat: int, move: Move) -> list[Move]:
    """All that is worth playing out, the shrewd player's choice first; often there is nothing else. None of the offers
    is remembered as made."""
    said = list(mind.said_n), list(mind.said_when)
    mind.thinks, mind.thoughts = 1, 0
    decide(board, outlook, state, mind, rng, seat, move)
    mind.thinks = 0
    mind.said_n[:], mind.said_when[:] = said
    found = [move.copy()]
    if move.verb in (DO_CLAIM, DO_PAY, DO_EVEN):
        return found
    for verb, space, amount in _alternatives(board, state, mind, seat, move):
        _add(board, state, found, seat, verb, space, amount)
    if state.phase == ROLL and state.thrown == 0 and state.alive > 2 and not too_early(outlook, state):
        _add_offers(board, outlook, state, mind, seat, found)
    elif state.phase == OFFER and not state.offer_settles and state.alive > 2:
        _add_counters(board, outlook, state, mind, seat, found)
    return found[:MOST]


def _alternatives(board: Board, state: State, mind: Mind, seat: int, move: Move) -> list[tuple[int, int, int]]:
    """Verb, space and amount of what else could be done."""
    rows = [tuple(mind.thought[i][1:]) for i in range(mind.thoughts)]
    rows = [row for _, row in sorted(zip(mind.worth, rows, strict=False), reverse=True)]
    match state.phase:
        case _ if state.phase == ROLL:
            said = {DO_BUILD, DO_PAY_FINE, DO_TICKET}
            others = [row for row in rows if row[0] in said]
            if state.jail[seat] >= 0:
                others += [(DO_USE_CARD, 0, 0), (DO_USE_CARD, 0, 1), (DO_PAY_FINE, 0, 0), (DO_ROLL, 0, 0)]
            elif move.verb != DO_ROLL:
                others.append((DO_ROLL, 0, 0))
            return [(verb, space, 0 if verb != DO_USE_CARD else amount) for verb, space, amount in others]
        case _ if state.phase == BUY:
            return [(DO_BUY, 0, 0), (DO_DECLINE, 0, 0)]
        case _ if state.phase == AUCTION:
            low = lowest_bid(board, state)
            return [(DO_PASS, 0, 0), (DO_BID, 0, low)]
        case _ if state.phase == OFFER:
            return [(DO_REJECT, 0, 0), (DO_ACCEPT, 0, 0)]
        case _ if state.phase == CHOOSE:
            short = [(DO_CHOOSE, 0, option) for option in range(FIRST, KEEP + 1) if option != SPACE]
            return [*short, *((DO_CHOOSE, space, SPACE) for _, space, amount in rows if amount == SPACE)]
        case _ if state.phase == DEBT:
            return [(verb, space, 1) for verb, space, _ in rows if verb in (DO_SELL, DO_MORTGAGE)][:5]
        case _ if state.phase == WANT:
            return [(DO_WANT, 0, 0), (DO_WANT, 0, 1)]
        case _:
            return []


def _add(board: Board, state: State, found: list[Move], seat: int, verb: int, space: int, amount: int) -> None:
    """One more option, if it is legal and new."""
    option = Move()
    plain(option, seat, verb, space, amount)
    if any((old.verb, old.space, old.amount) == (verb, space, amount) for old in found):
        return
    if refusal(board, state, option) == 0:
        plain(option, seat, verb, space, amount)
        found.append(option)


def _add_offers(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, found: list[Move]) -> None:
    """The best deals a shrewd partner would not simply refuse; and no offer at all."""
    if found[0].verb != DO_ROLL:
        _add(board, state, found, seat, DO_ROLL, 0, 0)
    pricer = make_pricer(board, outlook, state, mind)
    for other, give, get in best_deals(board, outlook, state, mind, pricer, seat):
        lay_out(board, state, pricer, seat, other, give, get)
        _add_terms(board, outlook, state, pricer, seat, other, found)


def _add_counters(board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, found: list[Move]) -> None:
    """The deeds of the open offer, with other money."""
    if not too_early(outlook, state) and not state.give_cards and not state.get_cards:
        pricer = make_pricer(board, outlook, state, mind)
        read_deal(board, state, pricer)
        _add_terms(board, outlook, state, pricer, seat, state.offer_from, found)


def make_pricer(board: Board, outlook: Outlook, state: State, mind: Mind) -> Mind:
    """A shrewd mind that remembers what the player has offered. It finds the money of his offers: a price by the
    planner's own weights would be distrusted."""
    pricer = make_mind(_SHREWD)
    pricer.said, pricer.said_cash = mind.said, mind.said_cash
    pricer.said_n, pricer.said_when = list(mind.said_n), list(mind.said_when)
    look_around(board, outlook, state, pricer)
    return pricer


def _add_terms(
    board: Board, outlook: Outlook, state: State, pricer: Mind, seat: int, other: int, found: list[Move]
) -> None:
    """The deal that was laid out, at the price shrewd players among each other call fair, and with more for the
    partner."""
    said, when = pricer.said_n[other], pricer.said_when[other]
    for more in MORE:
        option = Move()
        split = split_for(SPLIT, said) + more
        if pricer.deal_n and make_terms(board, outlook, state, pricer, seat, other, split, AT_WORST, option):
            if all(terms(option) != terms(old) for old in found) and is_heard(board, outlook, state, option, said):
                found.append(option)
        pricer.said_n[other], pricer.said_when[other] = said, when


def is_heard(board: Board, outlook: Outlook, state: State, offer: Move, asked: int) -> bool:
    """A shrewd partner, who has been asked so often before, would not simply say no."""
    trial, answer, log, mind = state.copy(), Move(), Log(), make_mind(_SHREWD)
    mind.asked[offer.seat] = asked
    perform(board, trial, log, offer)
    run(board, trial, log)
    decide(board, outlook, trial, mind, Rng(), offer.other, answer)
    return answer.verb != DO_REJECT


def terms(move: Move) -> tuple[int, ...]:
    """What an offer says."""
    return (move.verb, move.other, move.give_cash, move.get_cash, *move.give, *move.get)


def best_deals(
    board: Board, outlook: Outlook, state: State, mind: Mind, pricer: Mind, seat: int
) -> list[tuple[int, int, int]]:
    """Partner, group given and group got of the deals that promise the player most at their fair price."""
    deals: list[tuple[float, int, int, int]] = []
    groups = range(NOT_A_GROUP, board.groups)
    look_around(board, outlook, state, mind)
    for other in range(state.seats):
        if other == seat or state.out[other] or mind.said_n[other] >= SAID or mind.closed[other] == NO_OFFERS:
            continue
        open_groups = [g for g in groups if g == NOT_A_GROUP or not is_closed(mind, other, g)]
        gets = [g for g in open_groups if g == NOT_A_GROUP or completes(board, state, seat, other, g)]
        gives = [g for g in groups if g == NOT_A_GROUP or completes(board, state, other, seat, g)]
        for get in gets:
            for give in gives:
                if give != get and lay_out(board, state, mind, seat, other, give, get):
                    gain = gain_at_fair_price(board, outlook, state, mind, pricer, seat, other)
                    deals.append((gain, other, give, get))
    deals.sort(reverse=True)
    return [(other, give, get) for gain, other, give, get in deals[:DEALS] if gain > AT_WORST]


def gain_at_fair_price(
    board: Board, outlook: Outlook, state: State, mind: Mind, pricer: Mind, seat: int, other: int
) -> float:
    """What the deal that was laid out brings the player by his own weights."""
    pricer.deal, pricer.deal_n = list(mind.deal), mind.deal_n
    money = fair_terms(board, outlook, state, pricer, seat, other, split_for(SPLIT, mind.said_n[other]))
    if money == NO_TERMS:
        return -1.0
    lay_down(board, outlook, state, mind, seat, other)
    return gain_by_deal(outlook, state, mind, seat, other, money)
