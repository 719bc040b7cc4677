"""What a board promises: how often each space is landed on, and what that brings.

`make_outlook` follows one token around the board until the odds settle; bots read the record it fills.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated, Final

from pasch.bots.mind import Float
from pasch.rules import codes
from pasch.rules.board import Board
from pasch.rules.codes import GROUPS, SPACES, STREETS
from pasch.rules.layout import Int, record

THROWS_A_TURN: Final = 1.2
"""One throw, and another after each double."""
LAPS: Final = 80
AIM: Final = 3
"""Houses on each street that are worth building first."""
ROUND_TRIP: Final = 7.0
"""The mean of two dice, for utilities."""


@record
class Outlook:
    """Income is what one turn of one other player brings on average."""

    unit: Float  # the average price of a deed
    odds: Annotated[list[float], "f8", SPACES]  # landings in one turn of one player
    pay: Annotated[list[list[float]], "f8", SPACES, 8]  # income of a street by level, bare ones without a set
    full: Annotated[list[list[float]], "f8", GROUPS, 8]  # income of a whole group by level
    aim: Annotated[list[list[float]], "f8", GROUPS, STREETS]  # income of part of a group with three houses, by streets
    top: Annotated[list[list[float]], "f8", GROUPS, STREETS]  # and with hotels
    hope: Annotated[list[list[float]], "f8", GROUPS, STREETS]  # how far so many streets count before one can build
    station_pay: Annotated[list[float], "f8", STREETS]  # income of one station by number owned
    utility_pay: Annotated[list[float], "f8", STREETS]
    dice: Annotated[list[float], "f8", 16]  # the odds of each sum of two dice
    stations: Int
    utilities: Int
    deeds: Int
    spare: Int
    station: Annotated[list[int], "u4", STREETS]
    utility: Annotated[list[int], "u4", STREETS]


@lru_cache(maxsize=32)
def make_outlook(board: Board) -> Outlook:
    """The outlook of a table, found once for each board."""
    outlook = Outlook()
    odds = landing_odds(board)
    deeds = [space for space in range(board.spaces) if board.kind[space] <= codes.UTILITY]
    outlook.deeds = len(deeds)
    outlook.unit = sum(board.price[space] for space in deeds) / max(1, len(deeds))
    for total in range(2, 13):
        outlook.dice[total] = (6 - abs(total - 7)) / 36
    for space in range(board.spaces):
        outlook.odds[space] = odds[space]
    for space in deeds:
        kind = board.kind[space]
        if kind == codes.STREET:
            for level in range(8):
                outlook.pay[space][level] = odds[space] * board.rents[space][level]
                outlook.full[board.group[space]][level] += outlook.pay[space][level]
        elif kind == codes.STATION and outlook.stations < STREETS:
            outlook.station[outlook.stations] = space
            outlook.stations += 1
        elif kind == codes.UTILITY and outlook.utilities < STREETS:
            outlook.utility[outlook.utilities] = space
            outlook.utilities += 1
    for group in range(board.groups):
        outlook.full[group][0] *= board.group_factor
        _look_at_parts(board, outlook, group)
    stations = [odds[outlook.station[i]] for i in range(outlook.stations)]
    utilities = [odds[outlook.utility[i]] for i in range(outlook.utilities)]
    for owned in range(STREETS):
        outlook.station_pay[owned] = sum(stations) / max(1, len(stations)) * board.station_rent[owned]
        mean = sum(utilities) / max(1, len(utilities))
        outlook.utility_pay[owned] = mean * ROUND_TRIP * board.utility_factor[owned]
    return outlook


def _look_at_parts(board: Board, outlook: Outlook, group: int) -> None:
    size = board.group_size[group]
    for held in range(1, size + 1):
        outlook.aim[group][held - 1] = outlook.full[group][AIM] * held / size
        outlook.top[group][held - 1] = outlook.full[group][codes.HOTEL_LEVEL] * held / size
        outlook.hope[group][held - 1] = (held / (size - board.missing_streets)) ** 2


def landing_odds(board: Board) -> list[float]:
    """How often one turn of one player ends a move on each space, cards and jail included."""
    here = [1.0 / board.spaces] * board.spaces
    sums = _sums(board.speed != codes.SPEED_NEVER)
    landed = [0.0] * board.spaces
    for _ in range(LAPS):
        landed = [0.0] * board.spaces
        after = [0.0] * board.spaces
        for space, chance in enumerate(here):
            for total, odds in sums:
                _land(board, (space + total) % board.spaces, chance * odds, landed, after)
        here = after
    return [chance * THROWS_A_TURN for chance in landed]


def _sums(speed: bool) -> tuple[tuple[int, float], ...]:
    """The sums of a throw and their odds; bus and Mr. Monopoly count nothing."""
    counts: dict[int, float] = {}
    thirds = (1, 2, 3, 0, 0, 0) if speed else (0,)
    for first in range(1, 7):
        for second in range(1, 7):
            for third in thirds:
                total = first + second + third
                counts[total] = counts.get(total, 0) + 1 / (36 * len(thirds))
    return tuple(counts.items())


def _land(board: Board, space: int, chance: float, landed: list[float], after: list[float]) -> None:
    landed[space] += chance
    kind = board.kind[space]
    if kind == codes.GO_TO_JAIL:
        after[board.jail_space] += chance
        return
    if kind in (codes.CHANCE_SPACE, codes.CHEST_SPACE):
        deck = codes.CHANCE if kind == codes.CHANCE_SPACE else codes.CHEST
        stay = chance
        each = chance / max(1, board.deck_size[deck])
        for target, jailed in _card_moves(board, deck, space):
            stay -= each
            after[target] += each
            if not jailed:
                landed[target] += each
        after[space] += stay
        return
    after[space] += chance
    if board.speed == codes.SPEED_ALWAYS and kind <= codes.UTILITY:
        landed[board.next_deed[space]] += chance / 3  # Mr. Monopoly goes on to a property


def _card_moves(board: Board, deck: int, space: int) -> Iterator[tuple[int, bool]]:
    """Where the cards of a deck lead from here, and whether that is jail."""
    for card in range(board.deck_size[deck]):
        do, a = board.card_do[deck][card], board.card_a[deck][card]
        if do in (codes.CARD_ADVANCE_TO, codes.CARD_GO_BACK_TO):
            yield a, False
        elif do == codes.CARD_NEAREST_STATION:
            yield board.next_station[space], False
        elif do == codes.CARD_NEAREST_UTILITY:
            yield board.next_utility[space], False
        elif do == codes.CARD_MOVE_BACK:
            yield (space - a) % board.spaces, False
        elif do == codes.CARD_TO_JAIL:
            yield board.jail_space, True
