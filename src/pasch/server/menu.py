"""What a seat may do now, and the clause that forbids what it may not."""

from pasch.game import Game
from pasch.legal_actions import judged_actions
from pasch.notation import SEATS
from pasch.rules import codes
from pasch.server.protocol import Menu


def menu(game: Game, seat: str) -> Menu:
    """Plain actions of a seat, each allowed or with its clause; offers are asked about when they are made."""
    may: list[str] = []
    may_not: dict[str, str] = {}
    for action, why in judged_actions(game.table, game.state, SEATS.index(seat)):
        if why:
            may_not[str(action)] = codes.CLAUSES[why]
        else:
            may.append(str(action))
    return Menu(may, may_not)
