"""Nobody gets rich at the bank without a throw: an adversary searches thousands of positions of every edition.

`PASCH_HUNT=10 pytest -s tests/rules/test_no_riches_without_risk.py` searches ten times as many and says how far it got.
"""

import os
from random import Random
from typing import Any

import pytest
from adversary import FRIENDS, Adversary, Others, Report
from random_play import EDITIONS, label
from tight_places import moments, shortage, tightened

from pasch.rules import building, evening
from pasch.rules.board import Board
from pasch.rules.codes import STATION
from pasch.rules.state import State
from pasch.table import Table

LONGER = int(os.environ.get("PASCH_HUNT", "1"))
MOMENTS, SHORTAGES = 24 * LONGER, 36 * LONGER
DEALINGS = {"BuildingBought", "BuildingSold", "BuildingWon", "Mortgaged", "Redeemed", "WishMade", "OfferAccepted"}


def cells() -> list[Table]:
    made = [Table(edition, (), {"build_evenly": even}) for edition in EDITIONS for even in (True, False)]
    variants = [("short",), ("speed-die",), ("short", "speed-die")]
    return made + [Table(edition, some) for edition in EDITIONS if edition != "mega" for some in variants]


def positions(table: Table, rng: Random, moments_of_games: int, shortages: int) -> list[State]:
    taken = list(moments(table, rng, moments_of_games))
    return [
        *taken,
        *(tightened(table, rng, state) for state in taken),
        *(shortage(table, rng) for _ in range(shortages)),
    ]


def hunt(table: Table, states: list[State], rng: Random, friends: tuple[str, ...] = FRIENDS, enough: int = 1) -> Report:
    report = Report()
    for number, state in enumerate(states):
        alive = [seat for seat in range(state.seats) if not state.out[seat]]
        seat = max(alive, key=lambda one: (state.sets[one] + rng.random()) * rng.random())
        others = Others(table, friends[number % len(friends)], rng)
        Adversary(table, seat, others, rng, report).hunt(state)
        if len(report.finds) >= enough:
            break
    return report


@pytest.mark.parametrize("table", cells(), ids=label)
def test_nobody_gets_rich_at_the_bank_without_a_throw(table: Table) -> None:
    rng = Random(f"riches {label(table)}")
    report = hunt(table, positions(table, rng, MOMENTS, SHORTAGES), rng)
    print(f"\n{label(table)}: {report.positions} positions, {report.steps} steps, {dict(report.kinds.most_common())}")
    assert [(find.seat, find.gain, find.actions) for find in report.finds] == []
    assert set(report.kinds) >= DEALINGS


def half_of_printed(board: Board, state: State, space: int) -> int:
    """The old rule: half of the printed price, whatever was paid."""
    if board.kind[space] == STATION:
        return board.depot_resale if state.built[space] else 0
    return building.cost_of_buildings(board, state, space) // 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_adversary_finds_the_old_rule_that_paid_half_of_the_printed_price(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(building, "buildings_worth", half_of_printed)
    table, rng = Table(edition), Random(f"machine {edition}")
    report = hunt(table, positions(table, rng, 0, 300), rng, ("accomplice",))
    assert report.finds
    assert any(" bid " in action for action in report.finds[0].actions)


def forget_surplus(board: Board, state: State, group: int, surplus: int) -> None:  # noqa: ARG001
    for i in range(board.group_size[group]):
        state.surplus[board.streets[group][i]] = 0


def test_the_adversary_finds_cheap_houses_that_an_evened_group_would_make_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "spread_surplus", forget_surplus)
    table, rng = Table("mega"), Random("evened")
    report = hunt(table, positions(table, rng, 0, 300), rng, ("accomplice",))
    assert report.finds
    assert any(" even " in action for action in report.finds[0].actions)


def pay_again(board: Board, state: State, _log: Any, seat: int, space: int) -> None:
    """A mortgage that is paid out and forgotten."""
    state.cash[seat] += board.loan[space]


def test_the_adversary_finds_a_mortgage_that_is_paid_out_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pasch.rules.play.take_mortgage", pay_again)
    table, rng = Table("classic"), Random("again")
    assert hunt(table, positions(table, rng, 0, 20), rng).finds
