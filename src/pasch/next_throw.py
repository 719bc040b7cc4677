"""Where the next throw may take a player, and the rent that is owed there: every throw of the dice, counted once.

Counted are the throw itself and the bonus move of Mr. Monopoly, with deeds and rents as they are now. Not counted are
cards, another throw after doubles, taxes, and whatever is bought in between. Where the player may choose where to go
(triples, the bus that counts one die or both) the cheapest way is taken.

>>> from pasch.game import Game
>>> game = Game("classic", ["Ada", "Ben"], start="A")
>>> seven = next(one for one in next_throw(game, "A").landings if one.space == game.table.space_id(7))
>>> round(seven.chance * 36)
6
"""

from collections.abc import Iterator
from itertools import product
from typing import Final, NamedTuple

from msgspec import Struct

from pasch.chance import SPEED_FACES
from pasch.game import Game
from pasch.notation import SEATS
from pasch.rules import codes
from pasch.rules.board import Board
from pasch.rules.jail import ATTEMPTS
from pasch.rules.ownership import bears_rent
from pasch.rules.rent import dice_total, station_rent, street_rent, three_dice, utility_factor
from pasch.rules.speed_die import next_for_mr
from pasch.rules.state import State
from pasch.rules.turn import DOUBLES_TO_JAIL

PIPS: Final = range(1, 7)


class Landing(Struct):
    """A space where the next throw may take the player."""

    space: str
    chance: float
    rent: float  # owed there, on average where the throw decides


class NextThrow(Struct):
    """What the next throw of one player may bring."""

    landings: list[Landing]
    expected: float  # rent, on average
    most: float  # rent, at worst
    pays: float  # how often rent is owed
    choice: float  # how often the player may choose where to go


class Way(NamedTuple):
    """Where one throw leads: to these spaces one after the other, or to one of those."""

    spaces: tuple[int, ...] = ()
    choice: tuple[int, ...] = ()


def next_throw(game: Game, seat: str) -> NextThrow:
    board, state, player = game.table.board, game.state.copy(), SEATS.index(seat)
    home = state.pos[player]
    rents: dict[int, list[float]] = {}  # by space, for each throw that leads there
    costs: list[float] = []  # of each throw
    choices = 0
    for dice in throws_of(board, state, player):
        state.die1, state.die2, state.die3 = dice
        state.pos[player] = home
        found = way(board, state, player)
        owed = [rent_of(board, state, player, space) for space in found.spaces]
        for space, rent in zip(found.spaces, owed, strict=True):
            rents.setdefault(space, []).append(rent)
        if found.choice:
            choices += 1
            owed = [min(rent_of(board, state, player, space) for space in found.choice)]
        costs.append(sum(owed))
    n = len(costs)
    landings = [Landing(game.table.space_id(at), len(r) / n, sum(r) / len(r)) for at, r in sorted(rents.items())]
    pays = sum(cost > 0 for cost in costs)
    return NextThrow(landings, sum(costs) / n, max(costs), pays / n, choices / n)


def throws_of(board: Board, state: State, seat: int) -> Iterator[tuple[int, int, int]]:
    """All throws, each as likely as the others; in jail with two dice. [speed.jail-two-dice]"""
    third = SPEED_FACES if state.jail[seat] < 0 and three_dice(board, state, seat) else (0,)
    return product(PIPS, PIPS, third)


def way(board: Board, state: State, seat: int) -> Way:
    """What `turn.throw_to_move` and `jail.throw_in_jail` do with the throw."""
    first, second, speed = state.die1, state.die2, state.die3
    double = first == second
    if state.jail[seat] >= 0:
        leaves = double or state.jail[seat] + 1 >= ATTEMPTS
        return Way((_ahead(board, state, seat, first + second),)) if leaves else Way()
    if double and speed == first and speed < codes.BUS:
        return Way(choice=tuple(range(board.spaces)))
    if double and state.turn == seat and state.doubles + 1 >= DOUBLES_TO_JAIL:
        return Way()
    if speed == codes.BUS and board.bus_rule == codes.BUS_ONE_OR_BOTH:
        return Way(choice=tuple(_ahead(board, state, seat, steps) for steps in (first, second, first + second)))
    landed = _ahead(board, state, seat, first + second + (speed if speed < codes.BUS else 0))
    if speed != codes.MR or board.kind[landed] == codes.GO_TO_JAIL:
        return Way((landed,))
    state.pos[seat] = landed
    bonus = next_for_mr(board, state, seat)
    return Way((landed,) if bonus < 0 else (landed, bonus))


def _ahead(board: Board, state: State, seat: int, steps: int) -> int:
    return (state.pos[seat] + steps) % board.spaces


def rent_of(board: Board, state: State, seat: int, space: int) -> float:
    """As `rent.open_claim` has it; a throw for a utility counts with its mean."""
    if not bears_rent(board, state, space, seat):
        return 0.0
    owner = state.owner[space]
    if board.kind[space] == codes.STREET:
        return street_rent(board, state, space, owner)
    if board.kind[space] == codes.STATION:
        return station_rent(board, state, space, owner)
    factor = utility_factor(board, state, owner)
    if board.utility_dice != codes.FRESH_DICE:
        return factor * dice_total(board, state)
    three = board.utility_speed == codes.SPEED_COUNTS and three_dice(board, state, seat)
    pips = [face for face in SPEED_FACES if face < codes.BUS] if three else []
    return factor * (7 + sum(pips) / len(SPEED_FACES))
