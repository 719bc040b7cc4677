"""Runs the command in this process, as a person would in a terminal."""

import io
import random
from typing import NamedTuple, Protocol

import pytest

from pasch import Game
from pasch.bots.host import Host, seat_players
from pasch.cli import main
from pasch.fair import FairDice, words_line


class Result(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def is_one_clear_line(self) -> bool:
        """Refused with code 1 or 2 and exactly one line for people."""
        one = self.err.startswith("pasch: ") and self.err.count("\n") == 1 and self.err.endswith("\n")
        return self.code in (1, 2) and one and self.err[:-1].isprintable()


class Pasch(Protocol):
    def __call__(self, *args: str, stdin: str | bytes = "") -> Result: ...


@pytest.fixture
def pasch(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Pasch:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*args: str, stdin: str | bytes = "") -> Result:
        content = stdin.encode() if isinstance(stdin, str) else stdin
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(content), encoding="utf-8"))
        capsys.readouterr()
        code = main(args)
        printed = capsys.readouterr()
        return Result(code, printed.out, printed.err)

    return run


def random_game(edition: str = "classic", seed: int = 1, lines: int = 120) -> Game:
    """A game of random legal actions in which every rent is claimed."""
    game = Game(edition, ["Ada", "Ben", "Cem (bot casual)"], seed=seed)
    pick = random.Random(seed)
    while game.phase != "over" and len(game.lines) < lines:
        claims = [f"{owner} claim" for owner, *_ in game.claims if game.why_not(f"{owner} claim") is None]
        seat = pick.choice(game.waiting)
        game.play(claims[0] if claims else pick.choice(game.legal_actions(seat)))
    return game


def fair_game() -> Game:
    """A game between bots with fair dice, their seed revealed."""
    dice = FairDice("5eed" * 16, words_line({"A": "otter"}))
    names = [f"{name} (bot casual)" for name in ("Ada", "Ben", "Cem")]
    game = Game("classic", names, source=dice.source(), options={"rounds": 15})
    Host(game, seat_players(game)).play()
    game.header |= dice.header(revealed=True)
    return game
