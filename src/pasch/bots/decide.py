"""Who is heard next, and what a bot says: the one place where kinds of bots are told apart."""

from pasch.bots.casual import play_casually
from pasch.bots.chaos import play_randomly
from pasch.bots.dice import Rng
from pasch.bots.mind import CASUAL, SHREWD, Mind, plain
from pasch.bots.outlook import Outlook
from pasch.bots.shrewd import play_shrewdly
from pasch.rules.auction import must_speak
from pasch.rules.board import Board
from pasch.rules.codes import AUCTION, DO_CLAIM
from pasch.rules.rent import claim_is_open
from pasch.rules.state import Move, State


def speaker(board: Board, state: State) -> int:
    """Who is heard next: owners of open rents, then bidders in turn, else whoever is asked."""
    phase = state.phase
    if claim_is_open(state):
        return state.claim_owner[0] + 0
    if phase == AUCTION:
        return next_bidder(board, state)
    return state.actor + 0


def next_bidder(board: Board, state: State) -> int:
    """From the left of the highest bidder; the player on turn opens."""
    seat = state.turn + 0
    if state.bidder >= 0:
        seat = state.bidder + 0
    for _ in range(state.seats):
        if must_speak(board, state, seat):
            return seat
        seat += 1
        if seat >= state.seats:
            seat = 0
    return seat


def decide(board: Board, outlook: Outlook, state: State, mind: Mind, rng: Rng, seat: int, move: Move) -> None:
    """The move of the bot that is heard."""
    if claim_is_open(state):
        plain(move, seat, DO_CLAIM, -1, 0)
    elif mind.kind == CASUAL:
        play_casually(board, outlook, state, mind, seat, move)
    elif mind.kind == SHREWD:
        play_shrewdly(board, outlook, state, mind, seat, move)
    else:
        play_randomly(board, state, rng, mind, seat, move)
