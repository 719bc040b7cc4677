"""Is an offer good enough, by the table as it lies?"""

from pasch.bots.caution import arms_for_money, arms_from_ahead, most_to_pay, too_early
from pasch.bots.deal import change_mind, gain_by_deal, reckon
from pasch.bots.mind import Mind
from pasch.bots.outlook import Outlook
from pasch.rules.board import Board
from pasch.rules.state import State

SURE = 0.015
DOUBT = 0.08
"""So much more an offer has to bring from which the partner seems to gain less than `SURE`."""


def is_good(
    board: Board, outlook: Outlook, state: State, mind: Mind, seat: int, other: int, money: int, gain: float
) -> bool:
    """It brings enough by both opinions, a fair part of what it brings to both, and breaks no rule of caution."""
    if not brings_enough(mind, gain) or too_early(outlook, state):
        return False
    if arms_for_money(board, state, mind, seat, other) or arms_from_ahead(board, state, mind, seat, other):
        return False
    if money > most_to_pay(board, state, mind, seat, other, 0):
        return False
    change_mind(mind)
    reckon(outlook, state, mind)
    gain = gain_by_deal(outlook, state, mind, seat, other, money)
    change_mind(mind)
    return brings_enough(mind, gain)


def brings_enough(mind: Mind, gain: float) -> bool:
    """More is asked of an offer from which the partner seems to gain nothing: he may know something."""
    need = mind.need + 0.0
    if mind.partner_gain < SURE:
        need += DOUBT
    return gain >= need and gain >= mind.fair * (gain + mind.partner_gain)
