"""Games made again from their log: for a table that is loaded, and for a client that has missed something.

A game that began by older rules goes on as long as what was played is still allowed. Else it is an `Objection`.
"""

import asyncio
from collections.abc import Generator, Iterable, Sequence
from contextlib import contextmanager
from typing import Any, Final, cast

from pasch import position, record
from pasch.event_rows import SILENT, events_of, give_back, take_log
from pasch.fair import FairDice
from pasch.game import Game
from pasch.refusal import Refusal
from pasch.rules.state import Log
from pasch.server import protocol as say
from pasch.server.objection import Objection
from pasch.server.setup import Setup
from pasch.server.store.shape import Entry, Snapshot, TableRow
from pasch.version import has_older_rules

AT_ONCE: Final = 20
"""Entries played again before others have a turn."""


@contextmanager
def rules_of_then(setup: Setup) -> Generator[None]:
    """What a game of older rules cannot do any more is no fault of the store."""
    try:
        yield
    except (Refusal, position.PositionError):
        if has_older_rules(setup.engine):
            raise Objection("older-rules", engine=setup.engine) from None
        raise


def new_game(row: TableRow, setup: Setup, shot: Snapshot | None = None) -> Game:
    """The game as it begins, or as it was at a snapshot."""
    table = setup.table()
    game = Game(table, setup.players, tokens=setup.tokens, begin=False, keep_events=False)
    game.header["engine"] = setup.engine
    if setup.position:
        _, game.state = position.read(setup.position, table.edition)
        game.begun_at = setup.position
    if setup.commit:
        dice = FairDice(row.seed, setup.words)
        game.source = dice.source()
        game.header |= dice.header()
    if shot:
        _, game.state = position.read(shot.position, table.edition)
    return game


async def resumed(row: TableRow, setup: Setup, shot: Snapshot | None, entries: Sequence[Entry]) -> Game:
    """The game after these entries, those after the snapshot; its dice go on where they were."""
    game = new_game(row, setup, shot)
    drawn = shot.drawn if shot else 0
    for number, entry in enumerate(entries):
        drawn = entry.drawn
        if entry.kind == "line":
            play_line(game, entry.body, SILENT)
        if number % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
    if setup.commit:
        game.source = FairDice(row.seed, setup.words).source(drawn)
    return game


def play_line(game: Game, line: str, log: Log) -> None:
    """What was played once needs no way back, so the state is not copied."""
    action, _, chance = line.partition(" : ")
    log.n = 0
    game.carry_out(action, chance, log)


async def happenings(
    row: TableRow, setup: Setup, shot: Snapshot | None, entries: Iterable[Entry], after: int
) -> list[say.Happened]:
    """Entries as clients see them, those after a number; `shot` is the snapshot before the first of them."""
    told: list[say.Happened] = []
    game = new_game(row, setup, shot) if setup.players else None
    log = take_log()
    for number, entry in enumerate(entries):
        happened = say.Happened(entry.seq, entry.at, cast("say.EntryKind", entry.kind), seat=entry.seat)
        match entry.kind:
            case "line":
                assert game is not None
                play_line(game, entry.body, log)
                happened.line, happened.events = entry.body, list(events_of(log, game.table))
            case "seat":
                happened.text = entry.body.split(" ", 1)[0]
            case _:
                happened.text = entry.body
        if entry.seq > after:
            told.append(happened)
        if number % AT_ONCE == AT_ONCE - 1:
            await asyncio.sleep(0)
    give_back(log)
    return told


def written(row: TableRow, setup: Setup, entries: Iterable[Entry]) -> str:
    """The record of a game so far; with the seed once it is over."""
    game = new_game(row, setup)
    if setup.commit:
        game.header |= FairDice(row.seed, setup.words).header(revealed=row.status == "over")
    for entry in entries:
        if entry.kind == "line":
            action, _, chance = entry.body.partition(" : ")
            game.lines.append(record.Line(action, chance))
    return game.record()


def question_of(game: Game) -> tuple[Any, ...]:
    """What is being asked, and of whom; two that are equal are the same question."""
    state, top = game.state, max(0, game.state.depth - 1)
    task = state.task[top], state.task_a[top], state.task_b[top], state.task_c[top], state.task_d[top]
    return state.phase, state.actor, state.depth, state.offer_from, state.lot, task
