"""Makes `vectors.json`: `python tests/fair/make_vectors.py`. Known answers for every program that checks fair dice.

The draws are a public promise: old games must stay checkable, so they are added to, never changed. The games are made
anew when their edition changes.
"""

import json
from pathlib import Path
from typing import Any

from fair_games import fair_game, seed_of

from pasch import Game
from pasch.fair import FairDice, words_line
from pasch.table import Table

FILE = Path(__file__).parent / "vectors.json"
WORDS: tuple[dict[str, str], ...] = (
    {},
    {"A": "lucky otter", "C": "7"},
    {"B": "Glück: größer als 😀  zwei", "H": "H x"},
)


def drawn(number: int, words: dict[str, str]) -> dict[str, Any]:
    """A seed with its commitment, its key and the first numbers."""
    dice = FairDice(seed_of(f"vector {number}"), words_line(words))
    source = dice.source()
    below = [6, 6, 6, 16, 15, 1, 2, 40, 1000003, 6, 2**63 + 1, 2**63 + 1, 6]
    numbers = [source.below(n) for n in below]
    return {
        "seed": dice.seed,
        "commit": dice.commit,
        "words": dice.words,
        "key": source.seed,
        "below": " ".join(map(str, below)),
        "numbers": " ".join(map(str, numbers)),
        "counter": source.counter,
    }


def box(table: Table) -> dict[str, Any]:
    """What lies in the box of an edition, in the order of its file."""
    return {
        "chance": [card.id for card in table.decks[0]],
        "chest": [card.id for card in table.decks[1]],
        "deeds": [table.space_id(space) for space in table.deeds],
        "tickets": {"plain": table.board.tickets - table.board.expiring, "expire": table.board.expiring},
    }


def strollers() -> Game:
    """Two who only walk round the board until both decks have been seen."""
    dice = FairDice(seed_of("strollers"), words_line({"B": "otter"}))
    game = Game("classic", ["Ada", "Ben"], source=dice.source(), options={"auctions": False, "rounds": 150})
    while game.phase != "over":
        seat = game.waiting[0]
        likes = ("decline", "pay-fine", "roll", "choose", "pay", "mortgage")
        actions = [action for action in game.legal_actions(seat) if action.verb in likes]
        game.play(min(actions, key=lambda action: likes.index(action.verb)))
    assert not any(game.state.unseen)
    game.header |= dice.header(revealed=True)
    return game


def bus_riders() -> Game:
    """Three dice, cards, bus tickets and a deal."""
    dice = FairDice(seed_of("bus riders"), words_line({"A": "lucky otter"}))
    game = fair_game("mega", ("time",), dice, rounds=15, players=2)
    game.header |= dice.header(revealed=True)
    return game


def main() -> None:
    games = [strollers(), bus_riders()]
    vectors = {
        "draws": [drawn(number, words) for number, words in enumerate(WORDS)],
        "games": [{"box": box(game.table), "record": game.record()} for game in games],
    }
    FILE.write_text(json.dumps(vectors, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
