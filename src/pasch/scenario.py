"""Scenarios: a rule as a story. What lies on the table, what is done, what must be true then."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from string import ascii_uppercase
from typing import Any, Final, cast

from msgspec import Struct

from pasch.clauses import all_clauses
from pasch.edition import EditionError, load
from pasch.edition_shape import closest, read_toml
from pasch.event import PIECES
from pasch.game import PHASES, Game
from pasch.notation import DECKS, SEATS, VERBS
from pasch.refusal import Refusal
from pasch.rules import codes
from pasch.rules.building import set_level
from pasch.rules.check import BROKEN, broken
from pasch.rules.ownership import hand_over
from pasch.rules.play import run
from pasch.table import Table

TOP: Final = ("title", "clauses", "edition", "variants", "options", "refused", "given", "step", "then")
GIVEN: Final = (
    "seats", "turn", "cash", "at", "owns", "mortgaged", "built", "bank", "jail", "cards", "tickets", "doubles",
    "passed_go", "out", "deck", "tokens", "banker",
)  # fmt: skip
THEN: Final = (
    "cash", "at", "built", "bank", "tickets", "cards", "deck", "side", "owner", "mortgaged", "jail", "out", "turn",
    "phase", "waiting", "may", "may_not", "winner",
)  # fmt: skip
STEP: Final = ("do", "chance", "refused", "expect")


class ScenarioError(ValueError):
    """A scenario that cannot be read; says in one line what and where."""


class Step(Struct, frozen=True):
    do: str
    chance: str = ""
    refused: object = None
    expect: Mapping[str, Any] = {}


class Scenario(Struct, frozen=True):
    """One story."""

    path: str
    title: str
    clauses: tuple[str, ...]
    edition: str
    variants: tuple[str, ...]
    options: Mapping[str, Any]
    refused: object
    given: Mapping[str, Any]
    steps: tuple[Step, ...]
    then: Mapping[str, Any]

    def run(self) -> str | None:
        """The first difference, or None if the story holds."""
        return _run(self)


def find(paths: Iterable[str | Path]) -> list[Path]:
    """The scenario files named, and those in the folders named."""
    found: list[Path] = []
    for name in paths:
        path = Path(name)
        if path.is_dir():
            found += sorted(path.rglob("*.toml"))
        elif path.is_file():
            found.append(path)
        else:
            raise ScenarioError(f"{path}: there is no such file or folder")
    return found


def read(path: str | Path) -> Scenario:
    """Read a scenario file; `ScenarioError` names the place that is wrong."""
    data, problem = read_toml(path)
    if data is None:
        raise ScenarioError(f"{path}: {problem}")
    try:
        return _scenario(str(path), data)
    except ScenarioError as error:
        raise ScenarioError(f"{path}: {error}") from None


def _scenario(path: str, data: dict[str, Any]) -> Scenario:
    _keys(data, TOP, "")
    given = _table(data, "given")
    _keys(given, GIVEN, "[given] ")
    then = _table(data, "then")
    _keys(then, THEN, "[then] ")
    if "seats" not in given:
        raise ScenarioError("[given] seats: missing")
    _check_given(given)
    steps: list[Step] = []
    rows = data.get("step", [])
    if not isinstance(rows, list):
        raise ScenarioError("step: expected tables that begin with [[step]]")
    for number, row in enumerate(cast(list[Any], rows), 1):
        steps.append(_step(row, number))
    _check_then(then, "[then]")
    _check_clauses(_strings(data.get("clauses", []), "clauses"))
    return Scenario(
        path,
        _typed(data, "title", str, ""),
        tuple(_strings(data.get("clauses", []), "clauses")),
        _typed(data, "edition", str, "classic"),
        tuple(_strings(data.get("variants", []), "variants")),
        _table(data, "options"),
        _refused(data.get("refused"), "refused"),
        given,
        tuple(steps),
        then,
    )


def _check_clauses(named: list[str]) -> None:
    known = [clause.id for clause in all_clauses()]
    for name in named:
        if name not in known:
            raise ScenarioError(f"clauses: {name[:60]!r} is no clause{closest(name, known)}")


def _step(row: Any, number: int) -> Step:
    place = f"[[step]] {number}"
    if not isinstance(row, dict):
        raise ScenarioError(f"{place}: expected a table")
    step = cast(dict[str, Any], row)
    _keys(step, STEP, f"{place}: ")
    if not isinstance(step.get("do"), str):
        raise ScenarioError(f"{place}: do: expected an action")
    expect = _table(step, "expect")
    _keys(expect, THEN, f"{place}: expect: ")
    _check_then(expect, f"{place}: expect")
    return Step(step["do"], _typed(step, "chance", str, ""), _refused(step.get("refused"), place), expect)


def _keys(table: Mapping[str, Any], known: tuple[str, ...], place: str) -> None:
    for key in table:
        if key not in known:
            raise ScenarioError(f"{place}{key[:40]}: unknown key{closest(key, known)}")


def _table(data: Mapping[str, Any], key: str) -> dict[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, dict):
        raise ScenarioError(f"{key}: expected a table")
    return cast(dict[str, Any], value)


def _typed(data: Mapping[str, Any], key: str, kind: type[Any], default: Any) -> Any:
    value = data.get(key, default)
    if not isinstance(value, kind):
        raise ScenarioError(f"{key}: expected {'a text' if kind is str else 'a whole number'}")
    return value


def _strings(value: Any, place: str) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in cast(list[Any], value)):
        raise ScenarioError(f"{place}: expected a list of texts")
    return cast(list[str], value)


def _refused(value: Any, place: str) -> object:
    if value is None or value is True or isinstance(value, str):
        return value
    return tuple(_strings(value, f"{place}: refused"))


def _seat(word: Any, place: str) -> int:
    if not isinstance(word, str) or len(word) != 1 or word not in SEATS:
        raise ScenarioError(f"{place}: {str(word)[:40]!r}; expected a seat from A to H")
    return SEATS.index(word)


def _by_seat(value: Any, place: str, kind: type[Any]) -> dict[str, Any]:
    """A table from seats to values of one type."""
    if not isinstance(value, dict):
        raise ScenarioError(f"{place}: expected a table such as {{ A = … }}")
    table = cast(dict[str, Any], value)
    for seat, item in table.items():
        _seat(seat, place)
        _kind(item, kind, f"{place}.{seat}")
    return table


def _kind(item: Any, kind: type[Any], place: str) -> None:
    if kind is list:
        _strings(item, place)
    elif not isinstance(item, kind) or (kind is int and isinstance(item, bool)):
        raise ScenarioError(f"{place}: expected {'a whole number' if kind is int else 'a text'}")


def _by_name(value: Any, place: str, kind: type[Any]) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise ScenarioError(f"{place}: expected a table")
    table = cast(dict[str, Any], value)
    for name, item in table.items():
        _kind(item, kind, f"{place}.{name[:40]}")
    return table


def _check_given(given: Mapping[str, Any]) -> None:
    """The right types everywhere, before anything is laid out."""
    seats = _strings(given["seats"], "[given] seats")
    if not seats or seats != list(ascii_uppercase[: len(seats)]):
        raise ScenarioError('[given] seats: expected ["A", "B", …] in table order')
    shapes: dict[str, Callable[[Any, str], object]] = {
        **{key: lambda v, p: _by_seat(v, p, int) for key in ("cash", "jail", "tickets")},
        **{key: lambda v, p: _by_seat(v, p, str) for key in ("at", "tokens")},
        **{key: lambda v, p: _by_seat(v, p, list) for key in ("owns", "cards")},
        **{key: lambda v, p: _by_name(v, p, int) for key in ("built", "bank")},
        **{key: _strings for key in ("mortgaged", "passed_go", "out")},
        **{key: _seat for key in ("turn", "banker")},
        "deck": lambda v, p: _by_name(v, p, list),
        "doubles": lambda v, p: _kind(v, int, p),
    }
    for key, value in given.items():
        if key in shapes:
            shapes[key](value, f"[given] {key}")


def _check_then(then: Mapping[str, Any], place: str) -> None:
    shapes: dict[str, Callable[[Any, str], object]] = {
        **{key: lambda v, p: _by_seat(v, p, int) for key in ("cash", "jail", "tickets")},
        **{key: lambda v, p: _by_seat(v, p, str) for key in ("at", "side")},
        **{key: lambda v, p: _by_seat(v, p, list) for key in ("cards", "may", "may_not")},
        **{key: lambda v, p: _by_name(v, p, int) for key in ("built", "bank")},
        "jail": lambda v, p: _by_seat(v, p, int | bool),  # type: ignore[arg-type]
        "owner": lambda v, p: _by_name(v, p, str),
        "mortgaged": lambda v, p: _by_name(v, p, bool),
        "deck": lambda v, p: _by_name(v, p, list),
        **{key: _strings for key in ("out", "waiting", "winner")},
        **{key: lambda v, p: _kind(v, str, p) for key in ("turn", "phase")},
    }
    for key, value in then.items():
        shapes[key](value, f"{place} {key}")
    if "phase" in then and then["phase"] not in PHASES:
        raise ScenarioError(f"{place} phase: {then['phase'][:40]!r}; expected one of {', '.join(PHASES)}")


def _edition_path(scenario: Scenario) -> str:
    """An edition id, or a file beside the scenario."""
    if scenario.edition.endswith(".toml"):
        return str(Path(scenario.path).parent / scenario.edition)
    return scenario.edition


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
    run(board, state, game._log)  # type: ignore[reportPrivateUsage]


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


def _run(scenario: Scenario) -> str | None:
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
    if isinstance(expected, tuple) and set(cast(tuple[str, ...], expected)) & set(refused.clauses):
        return None
    return f"refused by {', '.join(refused.clauses)}, expected {expected}" + (
        f" ({refused.detail})" if refused.detail else ""
    )


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


def _compare_list(game: Game, actual: Iterable[str], expected: list[str]) -> str | None:
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
    "out": lambda game, expected: _compare_list(game, game.out, expected),
    "waiting": lambda game, expected: _compare_list(game, game.waiting, expected),
    "winner": lambda game, expected: _compare_list(game, game.winners, expected),
    "may": lambda game, expected: _compare_may(game, expected, True),
    "may_not": lambda game, expected: _compare_may(game, expected, False),
    "turn": lambda game, expected: None if game.turn == expected else f"is {game.turn}, expected {expected}",
    "phase": lambda game, expected: None if game.phase == expected else f"is {game.phase}, expected {expected}",
}
