"""Whoever folds the events of a game gets the table, field by field, after every action."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from event_fold import Fold
from random_play import choice, label, tables

from pasch import Game, record
from pasch.event import PIECES
from pasch.rules.agenda import find_task
from pasch.rules.codes import T_DEBT, T_OFFER
from pasch.table import Table

RECORDS = [
    path
    for path in sorted((Path(__file__).parent.parent / "games").glob("*/*.pasch"))
    if "\nposition:" not in path.read_text()  # events tell what came after it, not how it came to be
]


def on_the_table(game: Game) -> dict[str, Any]:
    state = game.state
    debts = [
        (game.seats[state.task_a[i]], "bank" if state.task_b[i] < 0 else game.seats[state.task_b[i]], state.task_c[i])
        for i in range(state.depth)
        if state.task[i] == T_DEBT
    ]
    out = {seat for i, seat in enumerate(game.seats) if state.out[i]}
    return {
        "cash": game.cash,
        "owner": game.owner,
        "built": game.built,
        "mortgaged": set(game.mortgaged),
        "at": game.at,
        "jail": game.jail,
        "cards": {deck: seat for seat in game.seats for deck in game.cards[seat]},
        "tickets": game.tickets,
        "bank": game.bank,
        "pot": state.pot,
        "claims": game.claims,
        "debts": [debt for debt in debts if debt[0] not in out and debt[1] not in out],
        "offer": game.seats[state.offer_from] + game.seats[state.offer_to] if find_task(state, T_OFFER) >= 0 else "",
        "out": out,
        "round": game.round,
        "turn": game.turn if game.phase != "over" else "",
        "winners": game.winners,
    }


def as_folded(fold: Fold) -> dict[str, Any]:
    return {
        "cash": fold.cash,
        "owner": fold.owner,
        "built": {space: fold.built[space] for space in fold.owner if fold.built.get(space)},
        "mortgaged": fold.mortgaged,
        "at": fold.at,
        "jail": fold.jail,
        "cards": fold.cards,
        "tickets": fold.tickets,
        "bank": {f"{piece}s": fold.stock[piece] for piece in PIECES} | {"tickets": fold.tickets_left},
        "pot": fold.pot,
        "claims": fold.claims,
        "debts": fold.open_debts,
        "offer": fold.offer.seat + fold.offer.partner if fold.offer else "",
        "out": fold.out,
        "round": fold.round,
        "turn": fold.turn if not fold.winners else "",
        "winners": fold.winners,
    }


def follow(fold: Fold, game: Game, seen: int) -> int:
    for event in game.events[seen:]:
        fold.take(event)
    assert as_folded(fold) == on_the_table(game), game.lines[-1:]
    return len(game.events)


def played(table: Table, seed: int, steps: int) -> Game:
    rng = Random(seed)
    seats = rng.randint(2, table.edition.switch("players.max"))
    game = Game(table, [f"Player {i}" for i in range(seats)], seed=seed)
    fold = Fold(table.edition, table.options["jackpot"])
    seen = follow(fold, game, 0)
    while game.phase != "over" and len(game.lines) < steps:
        game.play(choice(game, rng))
        seen = follow(fold, game, seen)
    return game


@pytest.mark.parametrize("table", tables(), ids=label)
def test_events_of_random_games_of_every_table_make_the_table(table: Table) -> None:
    for seed in range(2):
        played(table, seed, 500)


@pytest.mark.parametrize("paths", [RECORDS[i::20] for i in range(20)], ids=range(20))
def test_events_of_recorded_games_make_the_table_after_every_line(paths: list[Path]) -> None:
    assert paths
    for path in paths:
        game, header, lines = record.open_record(path.read_text())
        fold, seen = Fold(game.table.edition, game.table.options["jackpot"]), 0
        for number, line in enumerate(lines, header + 2):
            said = record.read_line(number, line)
            game.play(said.action, chance=said.chance)
            seen = follow(fold, game, seen)
