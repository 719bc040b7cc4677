"""Printed numbers are the edition file's: a file with others plays by them."""

import pytest

from pasch import Game
from pasch.edition import DEFAULT, Edition, read, text_of
from pasch.refusal import Refusal
from pasch.rules.ending import share_of_wealth
from pasch.table import Table


def town(*changes: str, base: str = DEFAULT) -> Edition:
    """A built-in edition under another name, with some switches changed."""
    lines = text_of(base).splitlines()
    lines[lines.index(f'id = "{base}"')] = 'id = "town"'
    for change in changes:
        (at,) = [number for number, line in enumerate(lines) if line.startswith(change.partition("=")[0])]
        lines[at] = change
    return read("\n".join(lines))


def test_a_mortgage_brings_and_costs_the_shares_of_the_file() -> None:
    game = Game(town("mortgage.loan_percent = 60", "mortgage.interest_percent = 25"), ["Ada", "Ben"], start="A", seed=1)
    street = game.table.index("schlossallee")
    assert (game.table.board.loan[street], game.table.board.interest[street]) == (240, 60)
    assert Table().board.loan[street] == 200


def test_interest_is_rounded_up_and_the_mortgage_value_down() -> None:
    board = Table(town("mortgage.loan_percent = 33", "mortgage.interest_percent = 7")).board
    assert (board.loan[1], board.interest[1]) == (19, 2)  # 60: 19.8, and of 19: 1.33


def test_the_share_of_income_tax_is_the_one_of_the_file() -> None:
    game = Game(town("tax.income_percent = 25", base="mega"), ["Ada", "Ben"], start="A", seed=1)
    assert share_of_wealth(game.table.board, game.state, 0) == 625
    assert share_of_wealth(Table("mega").board, game.state, 0) == 250


def test_the_short_game_deals_builds_and_ends_by_the_file() -> None:
    edition = town("short.deal = 1", "short.houses_before_hotel = 4", "short.bankruptcies = 1")
    game = Game(edition, ["Ada", "Ben", "Cem"], start="A", seed=1, variants=["short"])
    assert game.table.board.full_houses == 4
    assert [sum(owner == seat for owner in game.state.owner) for seat in range(3)] == [1, 1, 1]
    game.play("A resign")
    assert game.phase == "over"


def test_the_time_game_deals_by_the_file() -> None:
    assert Table(town("time.deal = 3"), ["time"]).board.deal == 3


@pytest.mark.parametrize(
    ("base", "bonus"), [("classic", 1000), ("austria", 1000), ("starwars", 20000), ("hobbit", 1000)]
)
def test_the_speed_die_brings_the_bonus_of_the_file(base: str, bonus: int) -> None:
    assert Table(base, ["speed-die"]).board.start_cash - Table(base).board.start_cash == bonus


def test_a_borrowed_speed_die_follows_the_file() -> None:
    edition = town("borrowed.start_bonus = 0", 'borrowed.triple = "forward_to_any"')
    board, usual = Table(edition, ["speed-die"]).board, Table(DEFAULT, ["speed-die"]).board
    assert board.start_cash == Table().board.start_cash
    assert board.triple_rule != usual.triple_rule


@pytest.mark.parametrize("scale", [1, 20])
def test_a_file_that_does_not_know_the_new_switches_plays_and_is_called_as_before(scale: int) -> None:
    new = ("tax.income_percent", "mortgage.loan", "mortgage.interest", "short.", "time.deal", "borrowed.")
    base = "starwars" if scale == 20 else DEFAULT
    lines = text_of(base).splitlines()
    old = read("\n".join(line for line in lines if not line.startswith((*new, "house_rules.", '"switches.'))))
    assert old.switch("borrowed.start_bonus") == 1000 * scale
    assert old.digest == read(text_of(base)).digest


def test_the_jackpot_is_a_matter_of_the_file() -> None:
    with pytest.raises(Refusal, match=r"hobbit\.official-rules"):
        Table(town("house_rules.jackpot = false"), options={"jackpot": True})
    assert Table(town("house_rules.jackpot = true", base="hobbit"), options={"jackpot": True}).board.jackpot
