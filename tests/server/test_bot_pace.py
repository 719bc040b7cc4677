"""How long bots wait: agreed for the table, changed by its people, skipped by one of them."""

from pathlib import Path

from player import Player, player, watcher
from running_server import RunningServer

SLOW = 600
"""Seconds: longer than any test may take, so a bot that moves did not wait."""


def slow(folder: Path) -> RunningServer:
    return RunningServer(folder / "data", folder, bot_seconds=SLOW)


async def asked(one: Player, seat: str, after: int = 0) -> int:
    """Wait until somebody has to decide, after this entry; the number of the picture that says so."""
    await one.until(lambda: one.now and one.now["seq"] > after and seat in one.now["view"]["waiting"])
    assert one.now
    return one.now["seq"]


async def test_at_a_table_where_bots_play_at_once_nobody_waits_for_them(tmp_path: Path):
    async with slow(tmp_path) as server:
        made = await server.make_table("person", "casual", "casual", bot_pace="at-once", options={"rounds": 2})
        async with player(server, made) as ada:
            assert ada.info["bot_pace"] == "at-once"
            await ada.sit_and_start()
            await ada.play_on()
            assert ada.over


async def test_a_seat_changes_the_pace_in_the_middle_of_the_game_and_everybody_is_told(tmp_path: Path):
    async with slow(tmp_path) as server:
        made = await server.make_table("casual", "casual", "person")
        async with player(server, made) as cem, watcher(server, made["id"]) as eve:
            await cem.sit_and_start()
            assert (await cem.ask("pace", seat="C", pace="at-once"))["type"] == "done"
            await asked(cem, "C")
            told = await eve.until_entry(lambda entry: entry["kind"] == "seat" and entry["text"].startswith("pace"))
            assert (told["seat"], told["text"]) == ("C", "pace-at-once")
            await eve.until(lambda: eve.info["bot_pace"] == "at-once")


async def test_the_pace_is_still_the_same_after_a_restart(tmp_path: Path):
    async with slow(tmp_path) as server:
        made = await server.make_table("person", "casual")
        async with player(server, made) as ada:
            assert (await ada.ask("pace", seat="A", pace="leisurely"))["type"] == "done"
        await server.kill()
        await server.start()
        async with player(server, made) as ada:
            assert ada.info["bot_pace"] == "leisurely"


async def test_bots_that_were_hurried_wait_again_after_a_person_was_asked(tmp_path: Path):
    async with slow(tmp_path) as server:
        made = await server.make_table("casual", "casual", "person", options={"auctions": False})
        async with player(server, made) as cem:
            await cem.sit_and_start()
            assert (await cem.ask("hurry", seat="C"))["type"] == "done"
            await asked(cem, "C")
            while cem.now and "C" in cem.now["view"]["waiting"]:
                before = cem.now
                await cem.act(cem.wish() or "")
                await cem.until(lambda before=before: cem.now is not before)
            # A bot is to move and waits; another word from the table shows that nothing came in between.
            last = cem.last
            await cem.ask("chat", seat="C", text="well?")
            assert cem.last == last + 1
            assert (await cem.ask("hurry", seat="C"))["type"] == "done"
            await asked(cem, "C", after=last)


async def test_watchers_neither_set_the_pace_nor_hurry_anybody(tmp_path: Path):
    async with slow(tmp_path) as server:
        made = await server.make_table("person", "casual")
        async with player(server, made) as ada, watcher(server, made["id"]) as eve:
            await ada.sit_and_start()
            for refused in (await eve.ask("pace", seat="A", pace="at-once"), await eve.ask("hurry", seat="A")):
                assert refused["clause"] == "table.not-yours"
