"""Random legal play on every kind of table, and stories that lead into every phase."""

import random
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

from pasch import Action, Game, scenario
from pasch.refusal import Refusal
from pasch.table import Table

EDITIONS: Final = ("classic", "mega", "austria", "starwars", "hobbit")
VARIANTS: Final = ((), ("time",), ("short",), ("speed-die",), ("short", "speed-die"), ("time", "speed-die"))
OPTIONS: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"claims": "automatic", "rounds": 9},
    {"jackpot": True, "double_salary": True},
    {"auctions": False, "start_deeds": 3},
    {"build_evenly": False, "claims": "automatic"},
)
WEIGHTS: Final = {"resign": 0.02, "offer": 0.05, "mortgage": 0.3, "sell": 0.5, "build": 20.0, "claim": 20.0, "buy": 9.0}
SCENARIOS: Final = Path(__file__).parent.parent / "scenarios"


def _offered(edition: str, variants: tuple[str, ...]) -> bool:
    return edition != "mega" or variants in ((), ("time",))


@cache
def tables() -> tuple[Table, ...]:
    """Every edition with every variant it offers and every set of options."""
    made: list[Table] = []
    for edition, variants, options in product(EDITIONS, VARIANTS, OPTIONS):
        if _offered(edition, variants):
            allowed = {key: options[key] for key in options if (edition, key) != ("hobbit", "jackpot")}
            made.append(Table(edition, variants, allowed))
    return tuple(made)


def label(table: Table) -> str:
    options = [f"{key}={value}" for key, value in table.changed_options().items()]
    return " ".join([table.edition.id, *table.variants, *options])


def choice(game: Game, rng: random.Random) -> Action:
    """Mostly somebody who must act; seldom an offer, hardly ever the end."""
    anyone = [seat for seat in game.seats if seat not in game.out]
    seat = rng.choice(game.waiting if rng.random() < 0.8 else anyone)
    actions = game.legal_actions(seat)
    if all(action.verb == "resign" for action in actions):
        actions = game.legal_actions(game.waiting[0])
    return rng.choices(actions, [WEIGHTS.get(action.verb, 3.0) for action in actions])[0]


def play_on(game: Game, rng: random.Random, steps: int) -> Game:
    """So many random legal actions, or to the end."""
    for _ in range(steps):
        if game.phase == "over":
            break
        game.play(choice(game, rng))
    return game


def random_game(table: Table, seed: int, steps: int) -> Game:
    rng = random.Random(seed)
    seats = rng.randint(2, table.edition.switch("players.max"))
    return play_on(Game(table, [f"Player {i}" for i in range(seats)], seed=seed), rng, steps)


@cache
def stories() -> tuple[scenario.Scenario, ...]:
    """The scenarios whose set-up is allowed."""
    found = [scenario.read(path) for path in scenario.find([SCENARIOS])]
    return tuple(story for story in found if story.refused is None)


def told(story: scenario.Scenario) -> Iterator[Game]:
    """The same game after set-up and after each step of its story."""
    game = scenario.set_up(story)
    yield game
    for step in story.steps:
        try:
            game.play(step.do, chance=step.chance)
        except Refusal:
            continue
        yield game
