"""What an action leaves behind when it goes wrong, what a game keeps, and records read without their events."""

import random
import tracemalloc
from collections.abc import Callable
from threading import Thread
from typing import Any

import pytest

from pasch import Game, RecordError, Refusal, Seeded
from pasch.edition import available


def played(game: Game, steps: int = 150) -> Game:
    rng = random.Random(1)
    for _ in range(steps):
        actions = [action for action in game.legal_actions(game.waiting[0]) if action.verb != "resign"]
        game.play(rng.choice(actions))
        if game.phase == "over":
            break
    return game


def everything(game: Game) -> tuple[Any, ...]:
    assert isinstance(game.source, Seeded)
    return game.state.flat(), game.source.counter, game.record(), len(game.events), game.position()


class Failing:
    """Dice that fall from the table at the third number."""

    def __init__(self) -> None:
        self.drawn = 0

    def below(self, n: int) -> int:
        self.drawn += 1
        if self.drawn > 2:
            raise OSError("no more dice")
        return n - 1


@pytest.mark.parametrize(
    ("action", "chance"),
    [
        ("B roll", None),
        ("A roll", ""),
        ("A roll", "1 2; 3 4"),
        ("A roll", "1 2 bus"),
        ("A roll", "1 6"),
        ("A roll", "1 6; chest to-los"),
        ("A roll", "seven"),
        ("A dance", None),
        ("time", None),
        ("start", None),
        ("", None),
    ],
)
def test_whatever_is_refused_changes_nothing(action: str, chance: str | None) -> None:
    game = Game("classic", ["Ada", "Ben"], seed=1, start="A")
    before = everything(game)
    for _ in range(2):
        with pytest.raises(Refusal):
            game.play(action, chance=chance)
        assert everything(game) == before
    game.play("A roll", chance="1 6; chance to-los")


def test_dice_that_fail_in_the_middle_of_an_action_change_nothing() -> None:
    game = Game("mega", ["Ada", "Ben"], source=Failing(), start="A")
    before = (game.state.flat(), game.record(), game.position())
    with pytest.raises(OSError, match="no more dice"):
        game.play("A roll")
    assert (game.state.flat(), game.record(), game.position()) == before
    game.play("A roll", chance="1 2 1")


@pytest.mark.parametrize("edition", available())
def test_a_game_that_keeps_no_events_is_the_same_game_and_still_tells_them(edition: str) -> None:
    full = played(Game(edition, ["Ada", "Ben", "Cem"], seed=4))
    lean = Game(edition, ["Ada", "Ben", "Cem"], seed=4, keep_events=False)
    told = sum(len(lean.play(line.action)) for line in full.lines[1:])
    assert lean.record() == full.record()
    assert lean.state.flat() == full.state.flat()
    assert lean.events == []
    assert lean.copy().events == []
    start = Game(edition, ["Ada", "Ben", "Cem"], seed=4).events
    assert len(start) + told == len(full.events)


@pytest.mark.parametrize("edition", available())
def test_a_record_read_without_events_is_the_same_game(edition: str) -> None:
    record = played(Game(edition, ["Ada", "Ben", "Cem"], seed=5)).record()
    full, lean = Game.from_record(record), Game.from_record(record, keep_events=False)
    assert lean.record() == full.record() == record
    assert lean.state.flat() == full.state.flat()
    assert full.events
    assert lean.events == []
    if lean.phase != "over":
        for game in (full, lean):
            game.source = Seeded(1)
        action = full.legal_actions(full.waiting[0])[0]
        assert lean.play(action) == full.play(action)


def test_a_record_that_breaks_off_in_a_line_says_so_with_and_without_events() -> None:
    record = Game("classic", ["Ada", "Ben"], start="A").record() + "A roll : 1 6\n"
    for keep in (True, False):
        with pytest.raises(RecordError, match=r"^line 8: chance is missing: a chance card"):
            Game.from_record(record, keep_events=keep)


def test_records_of_the_same_kind_share_their_table() -> None:
    def record(**kind: Any) -> str:
        return Game("classic", ["Ada", "Ben"], start="A", **kind).record()

    plain, same, other = record(), record(), record(options={"rounds": 9})
    tables = [Game.from_record(text).table for text in (plain, same, other)]
    assert tables[0] is tables[1]
    assert tables[2].options["rounds"] == 9


def test_a_game_played_while_another_throws_its_dice_does_not_mix_with_it() -> None:
    class Busy:
        """Plays a game of its own before each number."""

        def below(self, n: int) -> int:
            return n - 1 if Game("mega", ["Eva", "Fritz"], seed=2).play("A resign") else 0

    class Idle:
        def below(self, n: int) -> int:
            return n - 1

    told = [Game("classic", ["Ada", "Ben"], source=source, start="A").play("A roll") for source in (Busy(), Idle())]
    assert told[0] == told[1]


def test_games_in_threads_do_not_mix() -> None:
    expected = [played(Game("classic", ["Ada", "Ben"], seed=seed), 60).events for seed in range(4)]
    found: dict[int, list[Any]] = {}

    def play(seed: int) -> Callable[[], None]:
        def run() -> None:
            found[seed] = played(Game("classic", ["Ada", "Ben"], seed=seed), 60).events

        return run

    threads = [Thread(target=play(seed)) for seed in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [found[seed] for seed in range(4)] == expected


def test_a_game_at_rest_is_small() -> None:
    records = [played(Game("classic", [*"ABCD"], seed=seed), 300).record() for seed in range(6)]
    Game.from_record(records[0], keep_events=False)
    tracemalloc.start()
    games = [Game.from_record(record, keep_events=False) for record in records[1:]]
    size = tracemalloc.get_traced_memory()[0] / len(games)
    tracemalloc.stop()
    assert min(len(game.lines) for game in games) > 250
    assert size < 50_000
