"""Bots at an object game decide as they do in the arena, and leave people their say."""

from itertools import cycle, islice
from typing import Any

import pytest

from pasch import Action, Game
from pasch.bots.arena import Arena
from pasch.bots.catalog import BotError, make_mind, parse
from pasch.bots.decide import decide, speaker
from pasch.bots.dice import Rng, answer, seed_rng
from pasch.bots.host import Host, bot_code, seat_players
from pasch.bots.outlook import make_outlook
from pasch.bots.players import KernelPlayer, Player, make_player
from pasch.edition import available
from pasch.notation import Outcome, from_move, to_move
from pasch.rules.codes import NEED_NOTHING, OVER, SEATS
from pasch.rules.legal import refusal
from pasch.rules.ownership import hand_over
from pasch.rules.play import perform, run
from pasch.rules.setup import set_up
from pasch.rules.state import Log, Move, State
from pasch.table import Table

BOTS = ("shrewd", "casual", "random", "shrewd:builder")


class ArenaGame(Game):
    """A game whose chance comes from the numbers of an arena."""

    def __init__(self, table: Table, players: list[str], rng: Rng) -> None:
        self.rng = rng
        super().__init__(table, players, begin=False)
        self.state.token = [-1] * SEATS  # the arena knows no tokens
        self.play("start")

    def _take_chance(self, state: State, outcomes: list[Outcome] | None, log: Log, line: str) -> list[Outcome]:
        del outcomes, line
        while state.need:
            answer(self.table.board, state, log, self.rng)
            run(self.table.board, state, log)
        return []


def _hosted(table: Table, codes: list[str], seed: int, number: int) -> Game:
    rng = Rng()
    seed_rng(rng, seed, number)
    game = ArenaGame(table, [f"{i} (bot {code})" for i, code in enumerate(codes)], rng)
    players = {seat: KernelPlayer(code, table) for seat, code in zip(game.seats, codes, strict=True)}
    for player in players.values():
        player.rng = rng
    Host(game, players).play()
    return game


@pytest.mark.parametrize("edition", available())
@pytest.mark.parametrize("codes", [["shrewd", "casual", "shrewd:trader"], ["random", "shrewd", "random", "casual"]])
def test_a_hosted_game_goes_exactly_like_one_in_the_arena(edition: str, codes: list[str]) -> None:
    table = Table(edition, (), {"rounds": 40})
    arena: Any = Arena(table, [parse(code) for code in codes], interpreted=True)
    for number in range(2):
        result = arena.play(9, number, 1)[0]
        game = _hosted(table, codes, 9, number)
        assert result.ended == 1
        assert game.state.flat() == arena._records[2][0].flat()
        assert len(game.lines) - 1 == result.decisions > 100


def _moves(table: Table, seed: int) -> list[tuple[State, Move]]:
    """Each state of a game between bots of all kinds, with the move made in it."""
    codes = list(islice(cycle(BOTS), min(6, table.edition.switch("players.max"))))
    board, outlook, state, log, rng = table.board, make_outlook(table.board), State(), Log(), Rng()
    minds = [make_mind(parse(code)) for code in codes]
    seed_rng(rng, seed, 0)
    set_up(board, state, len(codes), -1)
    made: list[tuple[State, Move]] = []
    while state.phase != OVER:
        if state.need == NEED_NOTHING:
            move, before = Move(), state.copy()
            decide(board, outlook, state, minds[speaker(board, state)], rng, speaker(board, state), move)
            assert state.flat() == before.flat(), "a bot that thinks leaves the table as it is"
            made.append((before, move))
            perform(board, state, log, move)
        if state.need:
            answer(board, state, log, rng)
        run(board, state, log)
    return made


@pytest.mark.parametrize("edition", available())
def test_a_move_written_as_an_action_is_the_same_move(edition: str) -> None:
    table, verbs = Table(edition, (), {"rounds": 60}), set[str]()
    for state, move in _moves(table, seed=3):
        action = from_move(move, table)
        again = to_move(action, table)
        assert from_move(again, table) == action
        assert refusal(table.board, state, again) == 0
        one, two = state.copy(), state.copy()
        perform(table.board, one, Log(), move)
        perform(table.board, two, Log(), again)
        assert one.flat() == two.flat()
        verbs.add(action.verb)
    assert verbs >= {"roll", "buy", "bid", "pass", "claim", "build", "mortgage", "offer", "reject"}


@pytest.mark.parametrize("code", ["random", "casual", "shrewd"])
def test_a_bot_that_chooses_changes_nothing_at_the_table(code: str) -> None:
    game = Game("mega", [f"{seat} (bot {code})" for seat in "ABC"], seed=4, options={"rounds": 12})
    host = Host(game, seat_players(game))
    while True:
        before = game.state.flat()
        step = host.next()
        assert game.state.flat() == before
        if step is None:
            break
        game.play(step[1])
    assert game.phase == "over"


def test_the_same_seed_makes_the_same_bots() -> None:
    def record(seed: int) -> str:
        game = Game("classic", ["A (bot random)", "B (bot random)"], seed=1, options={"rounds": 9})
        Host(game, seat_players(game, seed)).play()
        return game.record()

    assert record(5) == record(5) != record(6)


def test_the_host_stops_where_a_person_has_to_act() -> None:
    game = Game("classic", ["Ada", "Ben (bot casual)", "Cem (bot casual)"], start="B")
    host = Host(game, seat_players(game))
    host.play()
    assert game.waiting == ("A",)
    assert host.next() is None
    assert {line.action[0] for line in game.lines} == {"B", "C"}


def test_a_bot_claims_its_rent_while_the_person_thinks() -> None:
    game = Game("classic", ["Ada", "Ben (bot shrewd)", "Cem"], start="B")
    game.play("B roll", chance="1 2")
    game.play("B buy")
    game.play("C roll", chance="1 2")
    assert game.waiting == ("A",)
    assert Host(game, seat_players(game)).next() == ("B", Action("B", "claim"))


def test_a_person_claims_before_a_bot_throws() -> None:
    game = Game("classic", ["Ada", "Ben (bot shrewd)", "Cem (bot shrewd)"], start="A")
    game.play("A roll", chance="1 2")
    game.play("A buy")
    game.play("B roll", chance="1 2")
    host = Host(game, seat_players(game))
    assert game.turn == "C"
    assert host.claimants() == ["A"]
    assert host.next() is None
    host.waive()
    assert host.next() == ("C", Action("C", "roll"))


def test_a_bot_that_buys_leaves_the_open_rent_of_a_person_alone() -> None:
    game = Game("classic", ["Ada", "Ben (bot casual)"], start="A", variants=["speed-die"])
    game.play("A roll", chance="1 2")
    game.play("A buy")
    game.state.unlocked[1] = 1
    game.play("B roll", chance="1 2 mr")
    assert game.phase == "buy"
    assert [owner for owner, *_ in game.claims] == ["A"]
    assert Host(game, seat_players(game)).next() == ("B", Action("B", "buy"))


def test_names_say_who_is_a_bot() -> None:
    assert bot_code("Ada (bot shrewd:builder)") == "shrewd:builder"
    assert [bot_code(name) for name in ("Ada", "(bot shrewd)", "Ada (bot shrewd) ", "Bot")] == [None] * 4
    game = Game("classic", ["Ada", "Ben (bot casual)"], start="A")
    assert {seat: player.code for seat, player in seat_players(game).items()} == {"B": "casual"}


@pytest.mark.parametrize("code", ["plain", "shrewd:kind", "casual:builder", "shrewd:margin=2", ""])
def test_an_unknown_code_is_one_line(code: str) -> None:
    with pytest.raises(BotError) as error:
        make_player(code, Table())
    assert str(error.value).isprintable()


def test_bots_that_never_come_to_an_end_are_stopped() -> None:
    class Quarrel:
        code = "quarrel"

        def choose(self, game: Game, seat: str) -> str:
            other = "B" if seat == "A" else "A"
            price = f"{len(game.lines) % 7 + 1}"
            give, get = ("badstrasse", price) if seat == "A" else (price, "badstrasse")
            return f"{seat} offer {other} give {give} get {get}"

    game = Game("classic", ["A", "B"], start="A")
    hand_over(game.table.board, game.state, game.table.index("badstrasse"), 0)
    players: dict[str, Player] = {"A": Quarrel(), "B": Quarrel()}
    with pytest.raises(BotError, match="bots quarrel: 5000 actions in one turn"):
        Host(game, players).play()
