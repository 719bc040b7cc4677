"""Where chance comes from: outcomes given from outside, or drawn from a source of random numbers."""

import hashlib
from typing import Protocol

from pasch.notation import DECKS, Outcome, outcome_text
from pasch.refusal import Refusal
from pasch.rules import codes
from pasch.rules.bus import refuse_ticket_drawn
from pasch.rules.cards import give_card, refuse_card
from pasch.rules.play import give_dice, give_ticket, run
from pasch.rules.setup import deal_deed, deeds_to_deal, refuse_deal, throw_for_start
from pasch.rules.state import Log, State
from pasch.table import Table

SPEED_FACES = (1, 2, 3, codes.BUS, codes.MR, codes.MR)
"""The speed die: 1, 2, 3, the bus, and Mr. Monopoly twice. [speed.faces]"""


class Source(Protocol):
    """A stream of random numbers."""

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each as likely as the others."""
        ...


class Seeded:
    """Numbers that follow from a seed alone: SHA-256 of seed and counter, so anyone can check them.

    `counter` says how many have been drawn; a source made with it goes on from there.

    >>> source = Seeded(7)
    >>> first = source.below(6)
    >>> source.below(6) == Seeded(7, counter=source.counter - 1).below(6)
    True
    """

    def __init__(self, seed: int | str, counter: int = 0) -> None:
        self.seed = seed
        self.counter = counter

    def below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            digest = hashlib.sha256(f"{self.seed}:{self.counter}".encode()).digest()
            self.counter += 1
            number = int.from_bytes(digest[:8])
            if number < limit:
                return number % n

    def copy(self) -> "Seeded":
        return Seeded(self.seed, self.counter)


def draw(table: Table, state: State, source: Source) -> Outcome:
    """What chance says to the present need, from a source of random numbers."""
    need = state.need
    if need == codes.NEED_CARD:
        return "card", (state.deck, _card(state, source))
    if need == codes.NEED_TICKET:
        return "ticket", (int(source.below(state.plain_unseen + state.expire_unseen) >= state.plain_unseen),)
    if need == codes.NEED_DEAL:
        free = [space for space in table.deeds if state.owner[space] == codes.BANK]
        dealt: list[int] = []
        for _ in range(state.alive * deeds_to_deal(table.board, state)):
            dealt.append(free.pop(source.below(len(free))))
        return "deal", tuple(dealt)
    dice = (1 + source.below(6), 1 + source.below(6))
    if need == codes.NEED_THREE_DICE:
        return "dice", (*dice, SPEED_FACES[source.below(6)])
    return "dice", dice


def _card(state: State, source: Source) -> int:
    """The top card if it has been seen, else one of the unseen."""
    known = state.deck_order[state.deck][state.deck_head[state.deck]]
    if known >= 0:
        return known
    unseen = [card for card in range(codes.DECK) if state.unseen[state.deck] >> card & 1]
    return unseen[source.below(len(unseen))]


def wanted(state: State) -> str:
    """What chance has to say now; the messages `detail-chance…` know these words."""
    match state.need:
        case codes.NEED_DICE | codes.NEED_START:
            return "dice"
        case codes.NEED_THREE_DICE:
            return "three-dice"
        case codes.NEED_CARD:
            return DECKS[state.deck]
        case codes.NEED_TICKET:
            return "ticket"
        case codes.NEED_DEAL:
            return "deal"
        case _:
            return "nothing"


def supply(table: Table, state: State, log: Log, outcome: Outcome) -> None:
    """Give the engine what it asked for; a `Refusal` if that cannot be."""
    board, (kind, values), need = table.board, outcome, state.need
    if kind == "dice" and need in (codes.NEED_DICE, codes.NEED_THREE_DICE, codes.NEED_START):
        if len(values) != (3 if need == codes.NEED_THREE_DICE else 2):
            _refuse(table, state, outcome, _dice_clause(state))
        if need == codes.NEED_START:
            throw_for_start(board, state, log, values[0], values[1])
        else:
            give_dice(board, state, log, values[0], values[1], values[2] if len(values) == 3 else 0)
    elif kind == "card" and need == codes.NEED_CARD and values[0] == state.deck:
        if refuse_card(board, state, values[1]):
            _refuse(table, state, outcome, "card.draw-top")
        give_card(board, state, log, values[1])
    elif kind == "ticket" and need == codes.NEED_TICKET:
        if refuse_ticket_drawn(state, values[0]):
            _refuse(table, state, outcome, "mega.ticket.expire-count")
        give_ticket(state, log, values[0])
    elif kind == "deal" and need == codes.NEED_DEAL:
        _deal(table, state, log, outcome)
    else:
        _refuse(table, state, outcome, "notation")
    run(board, state, log)


def _deal(table: Table, state: State, log: Log, outcome: Outcome) -> None:
    spaces = outcome[1]
    if len(spaces) != state.alive * deeds_to_deal(table.board, state) or len(set(spaces)) != len(spaces):
        _refuse(table, state, outcome, "short.deal-two")
    for space in spaces:
        if refuse_deal(table.board, state, space):
            _refuse(table, state, outcome, "short.deal-two")
        deal_deed(table.board, state, log, space)


def _dice_clause(state: State) -> str:
    if state.need_for == codes.FOR_JAIL:
        return "speed.jail-two-dice"
    return "speed.mandatory" if state.need == codes.NEED_THREE_DICE else "turn.dice-number"


def _refuse(table: Table, state: State, outcome: Outcome, clause: str) -> None:
    raise Refusal(clause, detail="chance-wrong", chance=outcome_text(outcome, table), wanted=wanted(state))
