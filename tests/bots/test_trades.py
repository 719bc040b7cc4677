"""Trades make sense: a hustler gets nothing out of lopsided offers, last deeds are not given away, nobody repeats
himself.

What a trade costs is found by playing on from it, after yes and after no, with the same dice.
"""

import random

import pytest
from hustler import Cost, Deal, accepts, cheap_offers, cost, haggled, lopsided_offers, positions
from tables import EDITIONS

from pasch.bots.aftermath import gain_in_the_end
from pasch.bots.arena import Arena
from pasch.bots.catalog import make_mind, parse
from pasch.bots.deal import read_deal
from pasch.bots.decide import decide, speaker
from pasch.bots.dice import Rng, answer, seed_rng
from pasch.bots.outlook import make_outlook
from pasch.rules.check import broken
from pasch.rules.codes import DO_ACCEPT, DO_OFFER, NEED_NOTHING, NOBODY, OVER
from pasch.rules.layout import rows
from pasch.rules.play import perform, run
from pasch.rules.setup import set_up
from pasch.rules.state import Log, Move, State
from pasch.table import Table

OPTIONS = {"claims": "automatic"}
SEEDS = {edition: 101 + number for number, edition in enumerate(EDITIONS)}
BELOW_WORTH = ("0.25 of the price", "0.5 of the price")


def accepted(table: Table, code: str, count: int, seed: int) -> tuple[int, list[Deal]]:
    """How many lopsided offers were made from so many positions, and those the bot took."""
    dice = random.Random(seed)
    made = 0
    taken: list[Deal] = []
    for state in positions(table, count, seed):
        offers = list(lopsided_offers(table, state, dice))
        made += len(offers)
        taken += [deal for deal in offers if accepts(table, deal, code)]
        taken += haggled(table, state, dice, code)
    return made, taken


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_lopsided_offer_that_a_shrewd_player_accepts_costs_it_more_than_noise(edition: str) -> None:
    """Thousands of offers from hundreds of positions of each edition; what it accepts is played on after yes and no."""
    table = Table(edition, (), OPTIONS)
    made, taken = accepted(table, "shrewd", 1000, SEEDS[edition])
    arena = Arena(table, [parse("shrewd")] * 4)
    assert made > 1000
    assert len(taken) > 0
    assert sum(cost(arena, deal, 400).gain for deal in taken) > 0
    assert [deal.scheme for deal in taken if costs(arena, deal)] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_offer_of_less_than_is_asked_that_a_shrewd_player_accepts_costs_it_more_than_noise(edition: str) -> None:
    """Whatever deeds and money are in it: what is worth less by its price may complete a group."""
    table = Table(edition, (), OPTIONS)
    dice = random.Random(SEEDS[edition])
    offers = [
        deal for state in positions(table, 1000, 60 + SEEDS[edition]) for deal in cheap_offers(table, state, dice, 40)
    ]
    taken = [deal for deal in offers if accepts(table, deal, "shrewd")]
    arena = Arena(table, [parse("shrewd")] * 4)
    assert len(offers) > 2000
    assert len(taken) > 0
    assert [deal.scheme for deal in taken if costs(arena, deal)] == []


def costs(arena: Arena, deal: Deal) -> bool:
    """More than noise: what looks like it is looked at closely."""
    return lost(cost(arena, deal, 400)) and lost(cost(arena, deal, 4000, seed=7))


def lost(one: Cost) -> bool:
    return one.gain < -3 * one.error


def test_trying_out_what_would_follow_leaves_the_table_as_it_was() -> None:
    table = Table("classic", (), OPTIONS)
    outlook, mind, dice = make_outlook(table.board), make_mind(parse("shrewd")), random.Random(4)
    tried = 0
    for state in positions(table, 200, 12):
        for deal in lopsided_offers(table, state, dice):
            before = deal.state.copy()
            money = read_deal(table.board, deal.state, mind)
            gain_in_the_end(table.board, outlook, deal.state, mind, deal.victim, deal.hustler, money)
            assert all(getattr(deal.state, name) == getattr(before, name) for name, _, _ in rows(State))
            assert not broken(table.board, deal.state)
            tried += 1
    assert tried > 100


def test_a_deal_that_is_too_good_is_taken_if_it_stays_good_after_what_would_follow() -> None:
    """Distrust is no rule against generous partners: of the offers beyond the usual some are accepted, some are not."""
    table = Table("classic", (), OPTIONS)
    dice = random.Random(8)
    answers = [
        accepts(table, deal, "shrewd")
        for state in positions(table, 400, 21)
        for deal in lopsided_offers(table, state, dice)
        if deal.scheme == "swap and 0 of the cash"
    ]
    assert 0 < sum(answers) < len(answers)


@pytest.mark.parametrize("code", ["casual", "shrewd", "shrewd:greedy", "shrewd:trader", "shrewd:builder"])
def test_nobody_gives_the_last_deed_of_a_group_away_for_half_its_price(code: str) -> None:
    dice = random.Random(2)
    table = Table("classic", (), OPTIONS)
    offers = 0
    for state in positions(table, 400, 5):
        for deal in lopsided_offers(table, state, dice):
            if deal.scheme in BELOW_WORTH:
                offers += 1
                assert not accepts(table, deal, code), f"round {state.round}: {deal.scheme}"
    assert offers > 30


@pytest.mark.parametrize("edition", ["classic", "mega"])
def test_no_lopsided_offer_that_a_planner_accepts_costs_it_more_than_noise(edition: str) -> None:
    table = Table(edition, (), OPTIONS)
    made, taken = accepted(table, "planner:400", 60, 3)
    arena = Arena(table, [parse("shrewd")] * 4)
    assert made > 100
    assert [deal.scheme for deal in taken if costs(arena, deal)] == []


@pytest.mark.parametrize(
    "bots", [("shrewd", "casual", "casual"), ("shrewd", "shrewd:greedy", "shrewd:cautious", "random")]
)
def test_a_refused_offer_is_never_repeated(bots: tuple[str, ...]) -> None:
    """The same deeds are offered to the same player again only for more money, and only once in a turn."""
    table = Table("classic", (), OPTIONS)
    refused = 0
    for game in range(25):
        offers = offers_of(table, bots, game)
        for at, (seat, other, deeds, money, turn, taken) in enumerate(offers):
            for old_seat, old_other, old_deeds, old_money, old_turn, old_taken in offers[:at]:
                if (seat, other) == (old_seat, old_other) and bots[seat] != "random":
                    assert turn != old_turn
                    if not old_taken:
                        refused += not taken
                        assert deeds != old_deeds or money > old_money
    assert refused > 5


def offers_of(table: Table, bots: tuple[str, ...], game: int) -> list[tuple[int, int, tuple[int, ...], int, int, bool]]:
    """All offers of a game: who to whom, which deeds, the money for the partner, the turn, and whether he took it."""
    minds = [make_mind(parse(code)) for code in bots]
    outlook = make_outlook(table.board)
    state, log, move, rng = State(), Log(), Move(), Rng()
    seed_rng(rng, 3, game)
    set_up(table.board, state, len(bots), NOBODY)
    offers: list[tuple[int, int, tuple[int, ...], int, int, bool]] = []
    turn, before = 0, -1
    while state.phase != OVER and state.round < 120:
        if state.need == NEED_NOTHING:
            if state.turn != before:
                turn, before = turn + 1, state.turn
            seat = speaker(table.board, state)
            decide(table.board, outlook, state, minds[seat], rng, seat, move)
            if move.verb == DO_OFFER:
                deeds = tuple(s for s in range(table.board.spaces) if move.give[s] or move.get[s])
                offers.append((seat, move.other, deeds, move.give_cash - move.get_cash, turn, False))
            elif move.verb == DO_ACCEPT:
                offers[-1] = (*offers[-1][:5], True)
            perform(table.board, state, log, move)
        if state.need != NEED_NOTHING:
            answer(table.board, state, log, rng)
        run(table.board, state, log)
    return offers
