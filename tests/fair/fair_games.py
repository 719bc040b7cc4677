"""Games with fair dice: every edition with every variant it offers, played by bots."""

import hashlib
from functools import cache
from itertools import product
from typing import Final

from pasch import Game
from pasch.bots.host import Host
from pasch.bots.players import make_player
from pasch.edition import available
from pasch.fair import FairDice, words_line

VARIANTS: Final = ((), ("time",), ("short",), ("speed-die",), ("short", "speed-die"), ("time", "speed-die"))
TABLES: Final = [
    (edition, variants)
    for edition, variants in product(available(), VARIANTS)
    if edition != "mega" or variants in ((), ("time",))
]
WORDS: Final = {"A": "lucky otter", "C": "7"}


def seed_of(name: str) -> str:
    """A seed of the right form that is the same in every run."""
    return hashlib.sha256(name.encode()).hexdigest()


def fair_game(edition: str, variants: tuple[str, ...], dice: FairDice, rounds: int = 12, players: int = 3) -> Game:
    """A game to the end; its header has commitment and words, not yet the seed."""
    names = [f"{name} (bot casual)" for name in ("Ada", "Ben", "Cem")[:players]]
    game = Game(edition, names, source=dice.source(), variants=variants, options={"rounds": rounds})
    game.header |= dice.header()
    Host(game, {seat: make_player("casual", game.table, i) for i, seat in enumerate(game.seats)}).play()
    assert game.phase == "over"
    return game


@cache
def fair_record(edition: str = "classic", variants: tuple[str, ...] = ()) -> str:
    """The record of such a game with its seed revealed."""
    dice = FairDice(seed_of(" ".join([edition, *variants])), words_line(WORDS))
    game = fair_game(edition, variants, dice)
    game.header |= dice.header(revealed=True)
    return game.record()
