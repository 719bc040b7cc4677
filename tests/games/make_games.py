"""Makes the recorded games: `python tests/games/make_games.py` plays them anew and writes what they ended with.

The files are the truth once they are written: make them again only when a rule or an edition changes on purpose.
"""

import base64
import hashlib
import random
import zlib
from itertools import count
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from table_manners import move

from pasch import Game

FOLDER: Final = Path(__file__).parent
LARGEST: Final = 150_000
NAMES: Final = ("Ada", "Ben (bot plain)", "Cem", "Dóra", "Emil", "Fatma", "Gül (bot casual)", "Hugo")


class Plan(Struct, frozen=True):
    """What kind of game is wanted."""

    name: str
    players: int
    variants: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    steps: int = 6000
    ends: bool = True
    shows: frozenset[str] = frozenset()  # verbs and events that must occur
    setup: dict[str, Any] = {}
    from_the_middle: bool = False  # the record begins with a position


AUTOMATIC: Final = {"claims": "automatic"}
HOUSE_RULES: Final = {
    "jackpot": True,
    "double_salary": True,
    "auctions": False,
    "build_evenly": False,
    "start_deeds": 2,
}
EVERYWHERE: Final = (
    Plan("two-to-the-end", 2, shows=frozenset({"bankrupt", "claim", "build"})),
    Plan("four-to-the-end", 4, options=AUTOMATIC, shows=frozenset({"bankrupt", "accept", "reject", "sell"})),
    Plan("time-is-called", 3, ("time",), shows=frozenset({"time"})),
    Plan("time-after-rounds", 5, ("time",), AUTOMATIC | {"rounds": 15}),
    Plan("rounds-without-a-deal", 3, (), {"rounds": 12}),
    Plan("broken-off", 3, steps=300, ends=False),
    Plan("begun-in-the-middle", 4, steps=600, ends=False, from_the_middle=True),
)
TRADED: Final = frozenset({"offer", "accept", "reject", "withdraw"})
SHORTAGE: Final = frozenset({"want", "place"})
PLANS: Final[dict[str, tuple[Plan, ...]]] = {
    "classic": (
        *EVERYWHERE,
        Plan("short", 3, ("short",)),
        Plan("speed-die", 4, ("speed-die",), shows=frozenset({"choose"})),
        Plan("short-with-speed-die", 2, ("short", "speed-die"), AUTOMATIC),
        Plan("house-rules", 4, options=HOUSE_RULES, setup={"start": "C"}),
        Plan("eight-at-the-table", 8, shows=frozenset({"settle", "resign", "use-card"}) | TRADED),
        Plan("houses-run-out", 3, shows=SHORTAGE),
    ),
    "mega": (
        *EVERYWHERE,
        Plan("uneven-group-completed", 3, shows=frozenset({"even", "ticket", "settle"})),
        Plan("tickets-go-to-the-creditor", 4, shows=frozenset({"TicketsPassed", "TicketsExpired"})),
        Plan("house-rules", 5, options=HOUSE_RULES),
        Plan("banker-abstains", 8, ("time",), {"rounds": 20}, setup={"banker": "F"}),
        Plan("houses-run-out", 3, options=AUTOMATIC, shows=SHORTAGE),
    ),
    "austria": (
        *EVERYWHERE,
        Plan("short", 4, ("short",), AUTOMATIC),
        Plan("speed-die-and-time", 3, ("time", "speed-die"), {"rounds": 20}),
        Plan("house-rules", 3, options=HOUSE_RULES | {"claims": "automatic"}),
        Plan("eight-at-the-table", 8, shows=TRADED),
    ),
    "starwars": (
        *EVERYWHERE,
        Plan("short", 4, ("short",), shows=frozenset({"pay-fine"}), setup={"tokens": ("vader", "luke")}),
        Plan("speed-die", 3, ("speed-die",), AUTOMATIC),
        Plan("house-rules", 2, options=HOUSE_RULES),
        Plan("banker-abstains", 7, setup={"banker": "A"}),
        Plan("houses-run-out", 4, shows=SHORTAGE),
    ),
    "hobbit": (
        *EVERYWHERE,
        Plan("short", 2, ("short",)),
        Plan("speed-die", 4, ("speed-die",), shows=frozenset({"choose"}) | TRADED),
        Plan("speed-die-short", 3, ("speed-die", "short"), AUTOMATIC),
        Plan("house-rules", 3, options={key: HOUSE_RULES[key] for key in HOUSE_RULES if key != "jackpot"}),
        Plan("six-at-the-table", 6, shows=frozenset({"settle"})),
    ),
}


def fingerprint(game: Game) -> str:
    """A hash of the position that does not hang on how well it was compressed."""
    head, _, packed = game.position().rpartition("~")
    data = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
    return hashlib.sha256(head.encode() + data).hexdigest()[:16]


def play(edition: str, plan: Plan, attempt: int) -> Game:
    seed = f"{edition} {plan.name} {attempt}"
    game = Game(
        edition,
        NAMES[: plan.players],
        seed=seed,
        variants=plan.variants,
        options=plan.options,
        **plan.setup,
    )
    rng = random.Random(seed)
    for step in range(plan.steps):
        if game.phase == "over":
            break
        if plan.from_the_middle and step == plan.steps // 2:
            game = Game.from_position(game.position(), seed=seed)
        late = "rounds" not in plan.options and game.round >= 12
        game.play("time" if late and game.why_not("time") is None else move(game, rng))
    return game


def verbs_of(game: Game) -> set[str]:
    return {line.action.split()[-1 if " " not in line.action else 1] for line in game.lines}


def shown(game: Game) -> set[str]:
    return verbs_of(game) | {type(event).__name__ for event in game.events}


def make(edition: str, plan: Plan) -> Game:
    """The first game, one seed after the other, that is what the plan asks for."""
    for attempt in count():
        game = play(edition, plan, attempt)
        if (game.phase == "over") == plan.ends and plan.shows <= shown(game) and len(game.record()) < LARGEST:
            return game
    raise AssertionError


def result(name: str, game: Game) -> str:
    cash = ", ".join(f"{seat} = {amount}" for seat, amount in game.cash.items())
    return (
        f'["{name}"]\n'
        f"lines = {len(game.lines)}\n"
        f"rounds = {game.round}\n"
        f'phase = "{game.phase}"\n'
        f"winners = {list(game.winners)}\n".replace("'", '"')
        + f"cash = {{ {cash} }}\n"
        f'position = "{fingerprint(game)}"\n'
    )


def main() -> None:
    results: list[str] = []
    for edition, plans in PLANS.items():
        folder = FOLDER / edition
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.pasch"):
            old.unlink()
        for plan in plans:
            game = make(edition, plan)
            (folder / f"{plan.name}.pasch").write_text(game.record(), encoding="utf-8", newline="\n")
            results.append(result(f"{edition}/{plan.name}", game))
            print(f"{edition}/{plan.name}: {len(game.lines)} lines, {game.round} rounds, {' '.join(game.winners)}")
    (FOLDER / "expected.toml").write_text("\n".join(results), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
