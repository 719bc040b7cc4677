"""Whole games over the wire: bots and people, who drop out and come back."""

import asyncio
import random
from pathlib import Path
from typing import Any

from player import Player, keys_of
from running_server import RunningServer

from pasch import fair
from pasch.game import Game

PEOPLE_AND_BOTS = ("person", "shrewd", "person", "casual")
FEW_ROUNDS: dict[str, Any] = {"options": {"rounds": 8}}
MANY_ROUNDS: dict[str, Any] = {"options": {"rounds": 100}}
THREE_SECONDS: dict[str, Any] = {"minutes": 0.05}
TABLES = [
    (edition, variants)
    for edition in ("classic", "mega", "austria", "starwars", "hobbit")
    for variants in ((), ("time",), ("short",), ("speed-die",), ("short", "speed-die"), ("time", "speed-die"))
    if edition != "mega" or variants in ((), ("time",))
]


async def play_with_drops(player: Player, dice: random.Random) -> None:
    """Play to the end; the connection breaks now and then."""
    while not player.over:
        await player.play_on(dice.randint(1, 25))
        if not player.over:
            await player.connect()


def ending(variants: tuple[str, ...]) -> dict[str, Any]:
    """Time-limit games end when the time is up, short ones with bankruptcies, long before the last round; others would
    take too long."""
    if "time" in variants:
        return THREE_SECONDS
    return MANY_ROUNDS if "short" in variants else FEW_ROUNDS


async def whole_game(server: RunningServer, edition: str, variants: tuple[str, ...], **wish: Any) -> str:
    """Two people and two bots; what the people were told is the record."""
    dice = random.Random(f"{edition}{variants}")
    made = await server.make_table(*PEOPLE_AND_BOTS, edition=edition, variants=list(variants), **wish)
    keys = keys_of(made)
    people = [Player(server, made["id"], {seat: secret}) for seat, secret in keys.items()]
    for one in people:
        await one.connect()
        await one.ask("sit", seat=next(iter(one.keys)), ready=True, words=f"words of {edition}")
    await people[0].ask("start")
    await asyncio.gather(*(play_with_drops(one, dice) for one in people))
    record = await server.record(made["id"])
    for one in people:
        assert one.lines() == record.partition("\n\n")[2].splitlines()
        assert list(one.entries) == list(range(1, one.last + 1))
        await one.drop()
    return record


def check(record: str) -> None:
    game = Game.from_record(record)
    assert game.phase == "over"
    assert game.record() == record
    verdict = fair.verify(record)
    assert verdict.ok, verdict


async def test_every_edition_and_variant_is_played_by_people_who_drop_and_come_back(place: Path | str, tmp_path: Path):
    async with RunningServer(place, tmp_path) as server:
        games = [whole_game(server, edition, variants, **ending(variants)) for edition, variants in TABLES]
        records = await asyncio.gather(*games)
    for record in records:
        check(record)
    in_time = [record for (_, variants), record in zip(TABLES, records, strict=True) if "time" in variants]
    stopped = [record for record in records if "\ntime\n" in record]
    assert stopped
    assert set(stopped) <= set(in_time)
    for record in set(in_time) - set(stopped):  # quick ones end before the time is up
        assert len(Game.from_record(record).out) == len(PEOPLE_AND_BOTS) - 1


async def test_a_game_until_all_but_one_are_bankrupt(tmp_path: Path):
    """Six games at once: a game may go on for ever, so each has a last round, which most of them do not reach."""
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        games = [whole_game(server, "classic", (), options={"rounds": 150}) for _ in range(6)]
        records = await asyncio.gather(*games)
    for record in records:
        check(record)
    assert any(len(Game.from_record(record).out) == 3 for record in records)
