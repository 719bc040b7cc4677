"""What a seat may do now, and the clause that forbids what it may not."""

from pasch.game import Game
from pasch.in_force import in_force
from pasch.legal_actions import judged_actions
from pasch.notation import SEATS
from pasch.refusal import Refusal
from pasch.rules import codes
from pasch.server.protocol import Menu


def menu(game: Game, seat: str) -> Menu:
    """Plain actions of a seat, each allowed or with its clause; offers are asked about when they are made."""
    may: list[str] = []
    may_not: dict[str, str] = {}
    for action, why in judged_actions(game.table, game.state, SEATS.index(seat)):
        if why:
            named = Refusal.named(codes.CLAUSES[why], holds=lambda clause: in_force(clause, game.table), timely=True)
            may_not[str(action)] = named.clause
        else:
            may.append(str(action))
    return Menu(may, may_not)
