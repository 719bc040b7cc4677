"""The gentlest way to a sum of money, as actions: the advice of the shrewd player, for people."""

from pasch.bots.catalog import make_mind, parse
from pasch.bots.mind import Mind
from pasch.bots.outlook import make_outlook
from pasch.bots.raising import raise_cash
from pasch.bots.simple import raise_or_give_up
from pasch.event_rows import SILENT
from pasch.game import Game
from pasch.notation import SEATS, Action, from_move
from pasch.refusal import Refusal
from pasch.rules.codes import DEBT, DO_MORTGAGE, DO_SELL
from pasch.rules.state import Move, State
from pasch.table import Table


def gentlest_way(game: Game, seat: str, needed: int) -> list[Action]:
    """Sales and mortgages that bring the cash of a seat up to what is needed, or as far as it goes."""
    twin, way, mind = game.copy(), list[Action](), make_mind(parse("shrewd"))
    number = SEATS.index(seat)
    while twin.state.cash[number] < needed:
        step = _next_step(game.table, twin.state, mind, number, needed)
        if step is None:
            break
        way.append(step)
        twin.carry_out(str(step), "", SILENT)
    return _without_spare(game, number, needed, way)


def _next_step(table: Table, state: State, mind: Mind, seat: int, needed: int) -> Action | None:
    """As `get_out_of_debt` has it: gently, else by whole groups; paying and giving up are left to people."""
    board, move = table.board, Move()
    if not raise_cash(board, make_outlook(board), state, mind, seat, needed, move):
        if state.phase != DEBT:
            return None
        raise_or_give_up(board, state, move, seat)
    return from_move(move, table) if move.verb in (DO_SELL, DO_MORTGAGE) else None


def _without_spare(game: Game, seat: int, needed: int, way: list[Action]) -> list[Action]:
    """A later step may bring so much that an earlier one was not needed; of these the dearest, found last, goes."""
    for action in tuple(reversed(way)):
        shorter = [other for other in way if other is not action]
        if _brings(game, seat, shorter) >= needed:
            way = shorter
    return way


def _brings(game: Game, seat: int, way: list[Action]) -> int:
    """The cash after these steps; 0 if they are not allowed."""
    twin = game.copy()
    try:
        for action in way:
            twin.carry_out(str(action), "", SILENT)
    except Refusal:
        return 0
    return twin.state.cash[seat]
