"""Whose clock runs, whose stands still, and whose starts anew."""

import pytest

from pasch.server.clocks import Clocks

TURN = (0, 0)


def thought(clocks: Clocks, seat: str, phase: str, now: float) -> float:
    return now - clocks.since(seat, phase, now)


def act(clocks: Clocks, seat: str, verb: str, now: float, phase: str = "roll") -> float:
    return clocks.acted(seat, verb, phase, now)


@pytest.fixture
def clocks() -> Clocks:
    """A has been asked to throw, at 100."""
    clocks = Clocks()
    clocks.ask("A", "roll", TURN, 100)
    return clocks


@pytest.mark.parametrize("verb", ["build", "sell", "mortgage", "redeem", "claim"])
def test_business_leaves_the_clock_as_it_is(clocks: Clocks, verb: str):
    assert act(clocks, "A", verb, 110) == 0
    clocks.ask("A", "roll", TURN, 110)
    assert thought(clocks, "A", "roll", 112) == 12


def test_the_clock_stands_still_while_an_offer_is_open_and_goes_on_afterwards(clocks: Clocks):
    act(clocks, "A", "offer", 110)
    clocks.ask("B", "offer", TURN, 110)
    assert thought(clocks, "B", "offer", 115) == 5
    act(clocks, "B", "reject", 115, "offer")
    clocks.ask("A", "roll", TURN, 115)
    assert thought(clocks, "A", "roll", 116) == 11


def test_counter_offers_back_and_forth_win_nobody_time(clocks: Clocks):
    act(clocks, "A", "offer", 101)
    clocks.ask("B", "offer", TURN, 101)
    act(clocks, "B", "offer", 108, "offer")
    clocks.ask("A", "offer", TURN, 108)
    act(clocks, "A", "offer", 109, "offer")
    clocks.ask("B", "offer", TURN, 109)
    assert thought(clocks, "B", "offer", 110) == 8


def test_an_offer_to_somebody_who_is_asked_already_has_a_clock_of_its_own(clocks: Clocks):
    clocks.ask("A", "offer", TURN, 119)
    assert thought(clocks, "A", "offer", 120) == 1
    act(clocks, "A", "reject", 120, "offer")
    clocks.ask("A", "roll", TURN, 120)
    assert thought(clocks, "A", "roll", 120) == 19
    clocks.ask("A", "offer", TURN, 121)
    assert thought(clocks, "A", "offer", 121) == 0


def test_an_answer_starts_the_clock_anew_and_tells_how_long_it_took(clocks: Clocks):
    assert act(clocks, "A", "roll", 125) == 25
    clocks.ask("A", "buy", TURN, 125)
    assert thought(clocks, "A", "buy", 126) == 1


def test_a_debtor_has_time_for_each_thing_sold(clocks: Clocks):
    act(clocks, "A", "mortgage", 110, "debt")
    clocks.ask("A", "debt", TURN, 110)
    assert thought(clocks, "A", "debt", 111) == 1


def test_the_clock_stands_still_for_somebody_who_has_gone(clocks: Clocks):
    clocks.stop({"A"}, 105)
    clocks.ask("", "roll", TURN, 105)
    clocks.ask("A", "roll", TURN, 200)
    assert thought(clocks, "A", "roll", 201) == 6


def test_with_the_turn_old_questions_are_forgotten(clocks: Clocks):
    clocks.ask("B", "roll", (1, 0), 110)
    clocks.ask("A", "roll", (0, 1), 120)
    assert thought(clocks, "A", "roll", 121) == 1
