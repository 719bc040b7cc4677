"""A hustler: makes lopsided offers, and long rollouts tell what accepting them costs."""

import random
from collections.abc import Iterator
from math import sqrt
from typing import Any, NamedTuple

from pasch.bots.arena import Arena
from pasch.bots.catalog import make_mind, parse
from pasch.rules import compiled
from pasch.rules.board import Board
from pasch.rules.codes import DO_ACCEPT, DO_OFFER, DO_REJECT, NEED_NOTHING, ROLL
from pasch.rules.legal import refusal
from pasch.rules.play import perform, run
from pasch.rules.state import Log, Move, State
from pasch.table import Table

LONG = 2000
"""Turns of a rollout: far more than a game takes."""


class Deal(NamedTuple):
    """An offer on the table, and what it is."""

    state: State
    scheme: str
    hustler: int
    victim: int


class Cost(NamedTuple):
    """What accepting did to the victim's odds to win, with the standard error."""

    gain: float
    error: float


def positions(table: Table, count: int, seed: int, seats: int = 4) -> Iterator[State]:
    """Positions before a throw, from games between shrewd players."""
    arena = Arena(table, [parse("shrewd")] * seats)
    dice = random.Random(seed)
    game = 0
    while count:
        game += 1
        arena.play(seed, game, 1, most_turns=dice.randint(8, 30 * seats))
        state = compiled.unpack(arena.last_state(), State)
        if state.phase == ROLL and state.need == NEED_NOTHING and state.depth == 0 and state.alive > 2:
            count -= 1
            yield state


def lopsided_offers(table: Table, state: State, dice: random.Random) -> Iterator[Deal]:
    """What a hustler tries on: always something that completes a group of his, for too little."""
    board = table.board
    living = [seat for seat in range(state.seats) if not state.out[seat]]
    hustler, victim = dice.sample(living, 2)
    wanted = [group for group in range(board.groups) if would_complete(board, state, hustler, victim, group)]
    needed = [group for group in range(board.groups) if would_complete(board, state, victim, hustler, group)]
    junk = [space for space in range(board.spaces) if state.owner[space] == hustler and _is_junk(board, state, space)]
    for group in wanted:
        get = _streets(board, state, victim, group)
        price = _prices(board, get)
        for part in (0.25, 0.5, 1.0, 1.5):
            yield from _offer(board, state, hustler, victim, [], int(price * part), get, 0, f"{part:g} of the price")
        if junk:
            yield from _offer(board, state, hustler, victim, [dice.choice(junk)], 0, get, 0, "junk for the last deed")
        for other in needed:
            if other != group:
                give = _streets(board, state, hustler, other)
                for part in (0.0, 0.5, 0.9):
                    money = int(state.cash[victim] * part)
                    yield from _offer(
                        board, state, hustler, victim, give, 0, get, money, f"swap and {part:g} of the cash"
                    )
    for group in needed:
        give = _streets(board, state, hustler, group)
        for part in (0.6, 0.95):
            money = int(state.cash[victim] * part)
            yield from _offer(board, state, hustler, victim, give, 0, [], money, f"last deed for {part:g} of the cash")


def cheap_offers(table: Table, state: State, dice: random.Random, tries: int) -> Iterator[Deal]:
    """Any deeds and any money, for which the victim gets less than it gives, by printed prices."""
    board = table.board
    living = [seat for seat in range(state.seats) if not state.out[seat]]
    for _ in range(tries):
        hustler, victim = dice.sample(living, 2)
        give, get = _some_deeds(board, state, hustler, dice), _some_deeds(board, state, victim, dice)
        pay = int(state.cash[hustler] * dice.random() ** 2) if dice.random() < 0.4 else 0
        take = int(state.cash[victim] * dice.random() ** 2) if not pay and dice.random() < 0.4 else 0
        if pay + _prices(board, give) < take + _prices(board, get):
            yield from _offer(board, state, hustler, victim, give, pay, get, take, f"{give} {pay} for {get} {take}")


def _some_deeds(board: Board, state: State, seat: int, dice: random.Random) -> list[int]:
    deeds = [space for space in range(board.spaces) if state.owner[space] == seat]
    return dice.sample(deeds, min(len(deeds), dice.choice((0, 1, 1, 2, 3))))


def _prices(board: Board, deeds: list[int]) -> int:
    return sum(board.price[space] for space in deeds)


def would_complete(board: Board, state: State, seat: int, other: int, group: int) -> bool:
    """With the other's streets of the group the player could build on it, and cannot without."""
    enough = board.group_size[group] - board.missing_streets
    held, his = state.held[seat][group], state.held[other][group]
    return 0 < held < enough <= held + his


def haggled(table: Table, state: State, dice: random.Random, code: str) -> Iterator[Deal]:
    """Step by step, from nothing, until the victim says yes: the worst deal it accepts."""
    board = table.board
    living = [seat for seat in range(state.seats) if not state.out[seat]]
    hustler, victim = dice.sample(living, 2)
    for group in range(board.groups):
        if would_complete(board, state, hustler, victim, group):
            get = _streets(board, state, victim, group)
            for money in range(0, state.cash[hustler], max(1, state.cash[hustler] // 24)):
                for deal in _offer(board, state, hustler, victim, [], money, get, 0, "step by step"):
                    if accepts(table, deal, code):
                        yield deal
                        return


def accepts(table: Table, deal: Deal, code: str) -> bool:
    """Does a bot of this code, who has not heard the offer before, take it?"""
    from pasch.bots.dice import Rng
    from pasch.bots.hosted import take_seat

    move = Move()
    trial = deal.state.copy()
    player = take_seat(table, code, trial.seats, Rng(), 7)
    player.decide(trial, deal.victim, move)
    return move.verb == DO_ACCEPT


def cost(arena: Arena, deal: Deal, rollouts: int, seed: int = 99) -> Cost:
    """Play on after yes and after no, with the same dice, everybody shrewd."""
    arena.seat([make_mind(parse("shrewd")) for _ in range(deal.state.seats)])
    shares: list[Any] = []
    for verb in (DO_ACCEPT, DO_REJECT):
        state, move, log = deal.state.copy(), Move(), Log()
        move.seat, move.verb = deal.victim, verb
        perform(arena.table.board, state, log, move)
        run(arena.table.board, state, log)
        shares.append(arena.play(seed, 0, rollouts, begin=state, most_turns=LONG)["share"][:, deal.victim])
    gaps = shares[0] - shares[1]
    return Cost(float(gaps.mean()), float(gaps.std() / sqrt(rollouts)))


def _streets(board: Board, state: State, seat: int, group: int) -> list[int]:
    spaces = [board.streets[group][i] for i in range(board.group_size[group])]
    return [space for space in spaces if state.owner[space] == seat]


def _is_junk(board: Board, state: State, space: int) -> bool:
    return board.kind[space] > 0 or all(state.held[seat][board.group[space]] < 2 for seat in range(state.seats))


def _offer(
    board: Board,
    state: State,
    hustler: int,
    victim: int,
    give: list[int],
    pay: int,
    get: list[int],
    take: int,
    name: str,
) -> Iterator[Deal]:
    """The offer on the table, if the rules allow it."""
    move, trial, log = Move(), state.copy(), Log()
    move.seat, move.verb, move.other = hustler, DO_OFFER, victim
    move.give_cash, move.get_cash = pay, take
    for space in give:
        move.give[space] = 1
    for space in get:
        move.get[space] = 1
    if refusal(board, trial, move) == 0:
        perform(board, trial, log, move)
        run(board, trial, log)
        yield Deal(trial, name, hustler, victim)
