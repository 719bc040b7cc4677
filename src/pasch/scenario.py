"""Scenarios: a rule as a story. What lies on the table, what is done, what must be true then."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, cast

from pasch.edition import EditionError, load
from pasch.event import PIECES
from pasch.game import Game
from pasch.notation import DECKS, SEATS
from pasch.refusal import Refusal
from pasch.rules.building import set_level
from pasch.rules.check import BROKEN, broken
from pasch.rules.ownership import hand_over
from pasch.rules.play import run as go_on
from pasch.rules.state import Log
from pasch.scenario_file import Scenario, ScenarioError, Step, find, read
from pasch.scenario_then import compare
from pasch.table import Table

__all__ = ["Scenario", "ScenarioError", "compare", "find", "read", "run", "set_up"]


def _edition_path(scenario: Scenario) -> str:
    """An edition id, or a file: beside the scenario, else as it is named."""
    beside = Path(scenario.path).parent / scenario.edition
    return str(beside) if scenario.edition.endswith(".toml") and beside.is_file() else scenario.edition


def set_up(scenario: Scenario) -> Game:
    """The game at the given moment; a `Refusal` if the set-up is not allowed."""
    given = scenario.given
    try:
        edition = load(_edition_path(scenario))
    except EditionError as error:
        raise ScenarioError(f"edition: {error}") from None
    table = Table(edition, scenario.variants, scenario.options)
    seats: list[str] = given["seats"]
    tokens = [given.get("tokens", {}).get(seat, "") for seat in seats]
    starts = bool(scenario.steps) and scenario.steps[0].do.strip() == "start"
    game = Game(table, seats, tokens=tokens, banker=given.get("banker", ""), begin=False)
    if starts:
        spare = set(given) - {"seats", "tokens", "banker"}
        if spare:
            raise ScenarioError(
                f"[given] {min(spare)}: a story that begins with `start` gives only seats, tokens, banker"
            )
        return game
    try:
        _lay_out(game, given)
    except KeyError as error:
        raise ScenarioError(f"[given]: {error.args[0]}") from None
    wrong = broken(table.board, game.state)
    if wrong:
        raise ScenarioError(f"[given]: {BROKEN[wrong]}")
    return game


def _lay_out(game: Game, given: Mapping[str, Any]) -> None:
    state, table, board = game.state, game.table, game.table.board
    state.need = 0
    for seat in range(state.seats):
        state.start_sum[seat] = -1
    for word in given.get("out", []):
        seat = _present(game, word)
        state.out[seat] = 1
        state.alive -= 1
        state.bankrupts += 1
        state.cash[seat] = 0
    left = [seat for i, seat in enumerate(game.seats) if not state.out[i]]
    if len(left) < 2:
        raise KeyError("out: at least two players must be left")
    state.turn = _present(game, given.get("turn", left[0]))
    for word, amount in given.get("cash", {}).items():
        state.cash[_present(game, word)] = amount
    for word, failed in given.get("jail", {}).items():
        if not 0 <= failed < 3:
            raise KeyError(f"jail.{word}: expected 0, 1 or 2 failed throws")
        state.jail[_present(game, word)] = failed
        state.pos[_present(game, word)] = board.jail_space
    for word, space in given.get("at", {}).items():
        state.pos[_present(game, word)] = _space(table, space)
    for word, spaces in given.get("owns", {}).items():
        for space in spaces:
            hand_over(board, state, _deed(table, space), _present(game, word))
    for space in given.get("mortgaged", []):
        state.mortgaged[_deed(table, space)] = 1
    for space, level in given.get("built", {}).items():
        set_level(board, state, _deed(table, space), level)
    for word in given.get("passed_go", []):
        state.unlocked[_present(game, word)] = 1
    for word, count in given.get("tickets", {}).items():
        state.tickets[_present(game, word)] = count
        state.tickets_left -= count
        state.plain_unseen -= count
    _lay_out_decks(game, given)
    _lay_out_bank(game, given)
    state.doubles = given.get("doubles", 0)
    if not 0 <= state.doubles <= 2:
        raise KeyError("doubles: expected 0, 1 or 2")
    state.thrown = state.doubles
    go_on(board, state, Log())


def _lay_out_decks(game: Game, given: Mapping[str, Any]) -> None:
    state, table = game.state, game.table
    for word, decks in given.get("cards", {}).items():
        for name in decks:
            deck = _deck(name)
            card = table.board.jail_card[deck]
            if card < 0 or state.card_holder[deck] >= 0:
                raise KeyError(f"cards: there is one get-out card in {name}, and only one can hold it")
            state.card_holder[deck] = _present(game, word)
            state.deck_size[deck] -= 1
            state.unseen[deck] &= ~(1 << card)
    for name, cards in given.get("deck", {}).items():
        deck = _deck(name)
        for i, card_id in enumerate(cards):
            card = table.card(deck, card_id)
            if card < 0 or i >= state.deck_size[deck] or not state.unseen[deck] >> card & 1:
                raise KeyError(f"deck.{name}: {card_id} is not a card that can come here")
            state.deck_order[deck][i] = card
            state.unseen[deck] &= ~(1 << card)


def _lay_out_bank(game: Game, given: Mapping[str, Any]) -> None:
    for name, count in given.get("bank", {}).items():
        if name == "tickets":
            game.state.tickets_left = count
        elif name[:-1] in PIECES and name.endswith("s"):
            game.state.stock[PIECES.index(name[:-1])] = count
        else:
            raise KeyError(f"bank: {name[:40]!r}; expected houses, hotels, skyscrapers, depots or tickets")


def _present(game: Game, word: str) -> int:
    seat = SEATS.find(word) if len(word) == 1 else -1
    if not 0 <= seat < game.state.seats:
        raise KeyError(f"{word[:40]!r} is not among the seats")
    return seat


def _space(table: Table, word: str) -> int:
    at = table.index(word)
    if at < 0:
        raise KeyError(f"no space {word[:40]!r} in edition {table.edition.id}")
    return at


def _deed(table: Table, word: str) -> int:
    at = _space(table, word)
    if at not in table.deeds:
        raise KeyError(f"{word[:40]!r} is no property")
    return at


def _deck(name: str) -> int:
    if name not in DECKS:
        raise KeyError(f"deck {name[:40]!r}; expected chance or chest")
    return DECKS.index(name)


def run(scenario: Scenario) -> str | None:
    """The first difference, or None if the story holds."""
    try:
        game = set_up(scenario)
    except Refusal as refused:
        if scenario.refused is None:
            return f"the set-up is refused: {refused}"
        return _wrong_clause(scenario.refused, refused)
    if scenario.refused is not None:
        return "the set-up is not refused"
    for number, step in enumerate(scenario.steps, 1):
        difference = _play(game, step) or compare(game, step.expect)
        if difference:
            return f"step {number} ({step.do}): {difference}"
    difference = compare(game, scenario.then)
    return f"then: {difference}" if difference else None


def _play(game: Game, step: Step) -> str | None:
    try:
        game.play(step.do, chance=step.chance)
    except Refusal as refused:
        return str(refused) if step.refused is None else _wrong_clause(step.refused, refused)
    return None if step.refused is None else "is not refused"


def _wrong_clause(expected: object, refused: Refusal) -> str | None:
    if expected is True or (isinstance(expected, str) and expected in refused.clauses):
        return None
    if isinstance(expected, tuple) and set(cast("tuple[str, ...]", expected)) & set(refused.clauses):
        return None
    return f"refused by {', '.join(refused.clauses)}, expected {expected}" + (
        f" ({refused.detail})" if refused.detail else ""
    )
