"""Positions for the adversary: moments of games, the same with a poor bank and rich players, and crafted shortages."""

from collections.abc import Iterator
from random import Random

from random_play import random_game

from pasch import Game
from pasch.bots.host import Host, seat_players
from pasch.game import SEATS
from pasch.rules.building import next_level, set_level, steps
from pasch.rules.check import broken
from pasch.rules.codes import HOTEL_LEVEL, LOWEST_PRINTED, PIECES, SKYSCRAPER_LEVEL, STATION
from pasch.rules.ownership import hand_over
from pasch.rules.state import State
from pasch.table import Table


def moments(table: Table, rng: Random, count: int) -> Iterator[State]:
    """Of random games, and of games between bots."""
    while count > 0:
        seed = rng.randrange(1 << 30)
        if rng.random() < 0.5:
            game = random_game(table, seed, rng.randint(20, 500))
        else:
            game = bot_game(table, seed, rng.randint(50, 700))
        if game.phase != "over":
            count -= 1
            yield game.state


def bot_game(table: Table, seed: int, steps_to_go: int) -> Game:
    rng = Random(seed)
    seats = rng.randint(2, 4)
    game = Game(table, [f"{SEATS[i]} (bot {rng.choice(('casual', 'shrewd'))})" for i in range(seats)], seed=seed)
    host = Host(game, seat_players(game))
    for _ in range(steps_to_go):
        if not (step := host.next()):
            break
        game.play(step[1])
    return game


def tightened(table: Table, rng: Random, state: State) -> State:
    """The same with a bank that is nearly out of buildings, and players with money; as it was if that cannot be."""
    tight = state.copy()
    for piece in range(PIECES):
        tight.stock[piece] = min(tight.stock[piece], rng.choice((0, 1, 1, 2, 3)))
    for seat in range(tight.seats):
        if not tight.out[seat]:
            tight.cash[seat] += table.board.start_cash * rng.randint(0, 2)
    return state if broken(table.board, tight) else tight


def shortage(table: Table, rng: Random) -> State:
    """Groups, some built and one street short at times, stations and money in few hands; nearly nothing in the bank."""
    while True:
        state = _dealt(table, rng)
        for piece in range(PIECES):
            state.stock[piece] = min(state.stock[piece], rng.choice((0, 1, 1, 2, 3, 5)))
        if not broken(table.board, state):
            return state


def _dealt(table: Table, rng: Random) -> State:
    board, seats = table.board, rng.randint(2, 4)
    game = Game(table, SEATS[:seats], start="A", seed=1) if not board.deal else Game(table, SEATS[:seats], seed=1)
    state = game.state
    for seat in range(seats):
        state.cash[seat] = rng.choice((30, 300, 1500, 6000)) * (board.start_cash // 1500)
    state.turn = state.actor = rng.randrange(seats)
    for space in table.deeds:
        if board.kind[space] == STATION and state.owner[space] < 0:
            hand_over(board, state, space, rng.randrange(seats))
            if board.depots and state.stock[3] and rng.random() < 0.4:
                set_level(board, state, space, 1)
    for group in range(board.groups):
        _deal_group(table, rng, state, group)
    return state


def _deal_group(table: Table, rng: Random, state: State, group: int) -> None:
    board, owner = table.board, rng.randrange(state.seats)
    streets = list(board.streets[group][: board.group_size[group]])
    if rng.random() < 0.15 or any(state.owner[street] >= 0 for street in streets):
        return
    lost = rng.choice(streets) if board.missing_streets and rng.random() < 0.5 else -1
    for street in streets:
        hand_over(board, state, street, owner if street != lost else (owner + 1) % state.seats)
    mine = [street for street in streets if street != lost]
    for _ in range(rng.choice((0, 0, 2, 5, 8, 11, 16, 20))):
        street = min(mine, key=lambda space: (steps(board, state.built[space]), rng.random()))
        level = next_level(board, state.built[street])
        if level > (SKYSCRAPER_LEVEL if board.skyscrapers and lost < 0 else HOTEL_LEVEL):
            break
        _pay_at_auction(table, rng, state, street, level)
        set_level(board, state, street, level)
        if min(state.stock) < 0:
            break
    if lost >= 0 and rng.random() < 0.3:
        state.mortgaged[lost] = 1


def _pay_at_auction(table: Table, rng: Random, state: State, street: int, level: int) -> None:
    """Now and then one that was won for next to nothing, or for too much."""
    board = table.board
    price = board.sky_price[street] if level == SKYSCRAPER_LEVEL else board.house_price[street]
    lowest = board.shortage_bid
    if lowest == LOWEST_PRINTED:
        lowest = min(board.house_price[space] for space in table.deeds if board.house_price[space])
    if rng.random() < 0.3:
        state.surplus[street] += rng.choice((lowest, lowest + 7, max(lowest, price // 2), price * 2 + 1)) - price
