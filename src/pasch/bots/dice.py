"""Random numbers and chance for games played by the thousand. The same numbers interpreted and compiled."""

from typing import Annotated

from pasch.rules.board import Board
from pasch.rules.cards import give_card
from pasch.rules.codes import (
    BANK,
    BUS,
    MR,
    NEED_CARD,
    NEED_DEAL,
    NEED_DICE,
    NEED_START,
    NEED_THREE_DICE,
    NEED_TICKET,
)
from pasch.rules.layout import record
from pasch.rules.ownership import is_property
from pasch.rules.play import give_dice, give_ticket
from pasch.rules.setup import deal_deed, throw_for_start
from pasch.rules.state import Log, State

MASK = 0xFFFFFFFF


@record
class Rng:
    """The two halves of a xoroshiro64** generator."""

    s0: Annotated[int, "i8"]
    s1: Annotated[int, "i8"]


def mix(number: int) -> int:
    """Spread the bits of a 32-bit number."""
    number &= MASK
    number = ((number ^ (number >> 16)) * 0x45D9F3B) & MASK
    number = ((number ^ (number >> 16)) * 0x45D9F3B) & MASK
    return number ^ (number >> 16)


def seed_rng(rng: Rng, seed: int, game: int) -> None:
    """An own stream for each game, whatever the number of cores."""
    rng.s0 = mix(seed + 0x9E3779B9) ^ mix(game * 2 + 1)
    rng.s1 = mix(game + 0x85EBCA6B) ^ mix(seed * 2 + 0x1234567)
    if rng.s0 == 0 and rng.s1 == 0:
        rng.s0 = 1
    for _ in range(4):
        draw32(rng)


def draw32(rng: Rng) -> int:
    s0 = rng.s0
    s1 = rng.s1 ^ s0
    scrambled = (s0 * 0x9E3779BB) & MASK
    scrambled = ((scrambled << 5) | (scrambled >> 27)) & MASK
    rng.s0 = (((s0 << 26) | (s0 >> 6)) & MASK) ^ s1 ^ ((s1 << 9) & MASK)
    rng.s1 = ((s1 << 13) | (s1 >> 19)) & MASK
    return (scrambled * 5) & MASK


def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1."""
    return (draw32(rng) * n) >> 32


def answer(board: Board, state: State, log: Log, rng: Rng) -> None:
    """Chance gives what the engine asks for; `run` goes on from there."""
    need = state.need
    if need == NEED_DICE or need == NEED_THREE_DICE:
        throw = below(rng, 36 if need == NEED_DICE else 216)
        face = 0 if need == NEED_DICE else third_face(throw // 36 + 1)
        give_dice(board, state, log, throw // 6 % 6 + 1, throw % 6 + 1, face)
    elif need == NEED_CARD:
        give_card(board, state, log, pick_card(state, rng))
    elif need == NEED_TICKET:
        unseen = state.plain_unseen + state.expire_unseen
        give_ticket(state, log, 1 if below(rng, unseen) >= state.plain_unseen else 0)
    elif need == NEED_START:
        throw = below(rng, 36)
        throw_for_start(board, state, log, throw // 6 + 1, throw % 6 + 1)
    elif need == NEED_DEAL:
        space = below(rng, board.spaces)
        while not is_property(board, space) or state.owner[space] != BANK:
            space = below(rng, board.spaces)
        deal_deed(board, state, log, space)


def third_face(number: int) -> int:
    """The third die has 1, 2, 3, a bus and Mr. Monopoly twice."""
    if number <= 3:
        return number
    return BUS if number < MR else MR


def pick_card(state: State, rng: Rng) -> int:
    """The top card if it has been seen, else one of the unseen."""
    deck = state.deck
    known = state.deck_order[deck][state.deck_head[deck]]
    if known >= 0:
        return known + 0
    unseen = state.unseen[deck]
    count = 0
    for card in range(16):
        count += (unseen >> card) & 1
    skip = below(rng, count)
    for card in range(16):
        if (unseen >> card) & 1:
            if skip == 0:
                return card
            skip -= 1
    return 0
