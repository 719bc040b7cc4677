"""What object games cost, interpreted: `python -m benchmarks.games`. Processor time, the best of some rounds."""

import time
import tracemalloc
from pathlib import Path

from pasch import Game
from pasch.record import open_record

RECORDED = Path(__file__).parent.parent / "tests" / "games"
LONG = ("classic/houses-run-out", "austria/eight-at-the-table", "hobbit/speed-die")
ROUNDS = 5
EVERY = 9  # of so many lines the legal actions are listed after one


def recorded(name: str) -> str:
    return (RECORDED / f"{name}.pasch").read_text(encoding="utf-8")


def reading(record: str, keep_events: bool) -> float:
    """Seconds to replay a record."""
    shortest = 1e9
    for _ in range(ROUNDS):
        begun = time.process_time()
        Game.from_record(record, keep_events=keep_events)
        shortest = min(shortest, time.process_time() - begun)
    return shortest


def playing(record: str) -> float:
    """Seconds for all actions of a record, played one by one."""
    lines = Game.from_record(record).lines

    def play() -> float:
        game, _, _ = open_record(record)
        begun = time.process_time()
        for line in lines:
            game.play(line.action, chance=line.chance)
        return time.process_time() - begun

    return min(play() for _ in range(ROUNDS))


def listing(record: str) -> tuple[float, float]:
    """Seconds for the legal actions of one player, and for the verbs alone."""
    game, _, lines = open_record(record)
    spent, asked = [0.0, 0.0], 0
    for number, line in enumerate(lines):
        action, _, chance = line.partition(" : ")
        game.play(action, chance=chance)
        for seat in game.waiting if number % EVERY == 0 else ():
            asked += 1
            for i, ask in enumerate((game.legal_actions, game.verbs)):
                begun = time.process_time()
                ask(seat)
                spent[i] += time.process_time() - begun
    return spent[0] / asked, spent[1] / asked


def at_rest(keep_events: bool) -> tuple[float, float]:
    """Bytes of a game, and its lines, over all recorded games."""
    texts = [path.read_text(encoding="utf-8") for path in sorted(RECORDED.glob("*/*.pasch"))]
    for text in texts:
        Game.from_record(text, keep_events=False)
    tracemalloc.start()
    games = [Game.from_record(text, keep_events=keep_events) for text in texts]
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size / len(games), sum(len(game.lines) for game in games) / len(games)


def show() -> None:
    print(f"\n{'record':28} {'lines':>6} {'read':>9} {'no events':>10} {'play':>10} {'legal':>10} {'verbs':>10}")
    for name in LONG:
        record = recorded(name)
        lines = len(Game.from_record(record).lines)
        read, lean = reading(record, True), reading(record, False)
        legal, verbs = listing(record)
        each = [playing(record) / lines, legal, verbs]
        print(f"{name:28} {lines:6} {read * 1e3:6.1f} ms {lean * 1e3:7.1f} ms", end="")
        print("".join(f" {seconds * 1e6:7.1f} µs" for seconds in each), flush=True)
    for keep, what in ((True, "with events"), (False, "without")):
        size, lines = at_rest(keep)
        print(f"a game of {lines:.0f} lines at rest, {what:11} {size / 1000:8.1f} kB")


if __name__ == "__main__":
    show()
