"""What must be true at the end of a scenario or of one of its steps, compared with the game."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from pasch.game import Game
from pasch.notation import VERBS


def compare(game: Game, then: Mapping[str, Any]) -> str | None:
    """The first thing that is not as expected."""
    for key, expected in then.items():
        difference = _COMPARE[key](game, expected) if key in _COMPARE else _compare_table(game, key, expected)
        if difference:
            return f"{key}: {difference}"
    return None


def _compare_table(game: Game, key: str, expected: Mapping[str, Any]) -> str | None:
    """Keys whose tables have the same shape in the game."""
    found: Mapping[str, Any] = getattr(game, key)
    known = game.seats if key in ("cash", "at", "tickets", "side") else None
    for name, value in expected.items():
        if known and name not in known:
            return f"{name} is not among the seats"
        if key in ("owner", "built"):
            name = _name(game, name)
            if name not in game.owner:
                return f"{name} is no property of this board"
        if key == "bank" and name not in found:
            return f"{name} is not kept by the bank"
        default = 0 if key == "built" else None
        actual = found.get(name, default)
        if key == "at":
            value = _name(game, value)
        if actual != value:
            return f"{name} is {actual}, expected {value}"
    return None


def _name(game: Game, word: str) -> str:
    """A space by its id, also where `#39` is written."""
    at = game.table.index(word)
    return game.table.space_id(at) if at >= 0 else f"{word} (no such space)"


def _compare_mortgaged(game: Game, expected: Mapping[str, bool]) -> str | None:
    for word, value in expected.items():
        if _name(game, word) not in game.owner:
            return f"{word} is no property of this board"
        if (_name(game, word) in game.mortgaged) != value:
            return f"{word} is {'not ' if value else ''}mortgaged"
    return None


def _compare_jail(game: Game, expected: Mapping[str, Any]) -> str | None:
    for seat, value in expected.items():
        if seat not in game.seats:
            return f"{seat} is not among the seats"
        actual: Any = game.jail.get(seat, False)
        if actual is not value and (isinstance(value, bool) or actual is False or actual != value):
            return f"{seat} is {actual}, expected {value}"
    return None


def _compare_cards(game: Game, expected: Mapping[str, list[str]]) -> str | None:
    for seat, decks in expected.items():
        if seat not in game.seats:
            return f"{seat} is not among the seats"
        if sorted(game.cards.get(seat, ())) != sorted(decks):
            return f"{seat} holds {list(game.cards.get(seat, ()))}, expected {decks}"
    return None


def _compare_deck(game: Game, expected: Mapping[str, list[str]]) -> str | None:
    for name, cards in expected.items():
        if name not in game.deck:
            return f"{name} is no deck"
        known = game.deck[name]
        if known[: len(cards)] != cards:
            return f"{name} is {known[: len(cards)]}, expected {cards}"
    return None


def _compare_list(actual: Iterable[str], expected: list[str]) -> str | None:
    found = sorted(actual)
    return None if found == sorted(expected) else f"{found}, expected {sorted(expected)}"


def _compare_may(game: Game, expected: Mapping[str, list[str]], allowed: bool) -> str | None:
    for seat, verbs in expected.items():
        if seat not in game.seats:
            return f"{seat} is not among the seats"
        found = game.verbs(seat)
        for verb in verbs:
            if verb not in VERBS:
                return f"{verb} is no verb"
            if (verb in found) != allowed:
                return f"{seat} may {'not ' if allowed else ''}{verb}"
    return None


_COMPARE: Final[dict[str, Callable[[Game, Any], str | None]]] = {
    "mortgaged": _compare_mortgaged,
    "jail": _compare_jail,
    "cards": _compare_cards,
    "deck": _compare_deck,
    "out": lambda game, expected: _compare_list(game.out, expected),
    "waiting": lambda game, expected: _compare_list(game.waiting, expected),
    "winner": lambda game, expected: _compare_list(game.winners, expected),
    "may": lambda game, expected: _compare_may(game, expected, True),
    "may_not": lambda game, expected: _compare_may(game, expected, False),
    "turn": lambda game, expected: None if game.turn == expected else f"is {game.turn}, expected {expected}",
    "phase": lambda game, expected: None if game.phase == expected else f"is {game.phase}, expected {expected}",
}
