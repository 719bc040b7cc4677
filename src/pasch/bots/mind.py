"""The record of one bot: what kind of player it is, its temper, and what it remembers of the game."""

from typing import Annotated

from pasch.rules.codes import SEATS, SPACES
from pasch.rules.layout import Int, record
from pasch.rules.state import Move

Float = Annotated[float, "f8"]

RANDOM, CASUAL, SHREWD = range(3)
SAID, THOUGHTS, ASPECTS, DEAL = 8, 24, 12, 24

# What a shrewd player does before a throw, in this order.
TRADES, BUILDS, REDEEMS, THROWS = range(4)


@record
class Mind:
    """Temper first, then memory, then scratch."""

    margin: Float  # the share a trade it proposes must bring, 0.03 = three points of a hundred
    need: Float  # the share a trade it accepts must bring
    split: Float  # how much of the common gain it leaves to the partner
    fair: Float  # how much of the common gain it asks for at least
    reserve: Float  # how much of the danger ahead stays in cash
    greed: Float  # what a deed is worth to it, 1 = its estimate
    spite: Float  # how much it pays to keep a deed from others
    mine: Float  # scratch: strengths after a trade, and of those who have no part in it
    theirs: Float
    rest: Float
    partner_gain: Float
    weight: Annotated[list[float], "f8", ASPECTS]  # what counts how much, see `standing`
    second: Annotated[list[float], "f8", ASPECTS]  # and in its second opinion
    strengths: Annotated[list[float], "f8", SEATS]  # scratch: of all players
    worth: Annotated[list[float], "f8", THOUGHTS]
    sheet: Annotated[list[list[float]], "f8", 2 + SEATS, ASPECTS]  # scratch: what players have, see `standing`
    kind: Int
    trades: Int  # proposes trades
    stage: Int  # what comes next before the throw
    heard: Int  # moves made before this throw
    kept: Int  # cash kept back before this throw, -1 as long as it was not found
    looked: Int  # the table as it was when trades were last looked for
    seen: Int  # and what others had for it then
    look_again: Int  # in this round, if nothing changes,
    pause: Int  # and so many rounds after that
    spare: Int
    lot: Int  # the lot for which `limit` was found
    limit: Int
    pledged: Int  # may have mortgages to redeem
    deal_n: Int  # scratch: the deeds of a trade
    thinks: Int  # write down what is weighed
    thoughts: Int
    deal: Annotated[list[int], "i4", DEAL]
    lacked: Annotated[list[int], "i4", SEATS]  # groups, as bits, in which each player has what this one lacks
    closed: Annotated[list[int], "i4", SEATS]  # groups, as bits, of which each player does not want to be asked
    said_n: Annotated[list[int], "i4", SEATS]
    asked: Annotated[list[int], "i4", SEATS]  # offers each player has made to this one
    said_when: Annotated[list[int], "i4", SEATS]  # the turn of the last offer to each player
    said: Annotated[list[list[int]], "i4", SEATS, SAID]  # deeds of offers made to each player, as a fingerprint
    said_cash: Annotated[list[list[int]], "i4", SEATS, SAID]  # and the money that went with them
    was_cash: Annotated[list[int], "i4", SEATS]  # scratch: the table before deals are tried out
    was_owner: Annotated[list[int], "i4", SPACES]
    thought: Annotated[list[list[int]], "i4", THOUGHTS, 4]  # seat, verb, space, amount


def plain(move: Move, seat: int, verb: int, space: int, amount: int) -> None:
    """A move without terms or levels."""
    move.seat = seat
    move.verb = verb
    move.space = space
    move.amount = amount
    move.levels = 0


def weigh(mind: Mind, seat: int, verb: int, space: int, amount: int, worth: float) -> None:
    """Write an option down, with what it is thought to be worth; where there is no room left the worst gives way."""
    if not mind.thinks:
        return
    at = mind.thoughts + 0
    if at < THOUGHTS:
        mind.thoughts += 1
    else:
        at = 0
        for i in range(1, THOUGHTS):
            if mind.worth[i] < mind.worth[at]:
                at = i
        if mind.worth[at] >= worth:
            return
    row = mind.thought[at]
    row[0] = seat
    row[1] = verb
    row[2] = space
    row[3] = amount
    mind.worth[at] = worth
