"""Tables: made, joined, watched, left, taken over and found again."""

import asyncio
import json
import sqlite3
import time
from pathlib import Path

from player import Player, keys_of, player, watcher
from running_server import RunningServer

from pasch import fair

ME = {"Pasch-Player": "the secret of a browser"}


def seat_of(one: Player, seat: str) -> dict[str, object]:
    return next(info for info in one.info["seats"] if info["seat"] == seat)


async def test_a_table_has_a_link_for_each_person_one_for_watching_and_a_code(place: Path | str, tmp_path: Path):
    async with RunningServer(place, tmp_path) as server:
        made = await server.make_table({"kind": "person", "name": "Ada"}, "open", "person", "casual")
        assert [key["seat"] for key in made["seats"]] == ["A", "C"]
        assert all(key["link"].startswith(f"/play/{made['id']}#{key['seat']}.") for key in made["seats"])
        assert made["watch"] == f"/watch/{made['id']}"
        found = await server.http.get(f"/api/codes/{made['code'].lower()}")
        assert found.json() == {"id": made["id"]}
        table = (await server.http.get(f"/api/tables/{made['id']}")).json()
        kinds = [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]]
        assert kinds == [("person", "Ada", ""), ("open", "", ""), ("person", "C", ""), ("bot", "", "casual")]
        assert (table["status"], len(table["commit"]), table["seed"]) == ("lobby", 64, "")


async def test_tokens_are_chosen_once_and_decide_the_side(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "person", edition="starwars")
        async with player(server, made) as people:
            edition = (await server.http.get("/api/editions/starwars")).json()
            tokens = {token["side"]: token["id"] for token in edition["token"]}
            (first, token), (second, other) = sorted(tokens.items())
            assert (await people.ask("sit", seat="A", token=other, words="lucky otter"))["type"] == "done"
            assert (await people.ask("sit", seat="B", token=other))["clause"] == "table.token-taken"
            assert (await people.ask("sit", seat="B", token=token, name="Ben"))["type"] == "done"
            await people.sit_and_start()
            view = await people.until_shown(lambda view: view["waiting"])
            assert [view["players"][seat]["side"] for seat in "AB"] == [second, first]
            record = await server.record(made["id"])
            assert f"tokens: {other} | {token}" in record
            assert "words: A lucky otter" in record
            assert "players: A | Ben" in record
            assert (await people.ask("sit", seat="A", name="Late"))["clause"] == "table.begun"


async def test_a_game_starts_when_those_who_are_here_are_ready_and_bots_play_the_other_seats(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, bot_seconds=600) as server:
        made = await server.make_table("person", "person", "open", "person")
        async with player(server, made, "A") as ada, player(server, made, "B") as ben:
            await ben.until(lambda: ben.info and seat_of(ben, "A")["here"] and seat_of(ben, "B")["here"])
            await ada.ask("sit", seat="A", ready=True)
            early = await ada.ask("start")
            assert (early["clause"], early["de"]) == ("table.not-ready", "Noch nicht bereit: B.")
            await ben.ask("sit", seat="B", ready=True)
            assert (await ben.ask("start"))["type"] == "done"
            await ada.until(lambda: ada.info["status"] == "playing")
            assert [seat["bot"] for seat in ada.info["seats"]] == ["", "", "shrewd", "shrewd"]
            joined = await server.http.post(f"/api/tables/{made['id']}/join", json={"name": "Cem"})
            assert joined.json()["seat"] == "C"
            cem = Player(server, made["id"], {"C": joined.json()["secret"]})
            late = Player(server, made["id"], {"D": keys_of(made)["D"]})
            for one, seat in ((cem, "C"), (late, "D")):
                await one.connect()
                await ada.until(lambda seat=seat: seat_of(ada, seat)["here"] and not seat_of(ada, seat)["bot"])
                await one.drop()
            full = await server.http.post(f"/api/tables/{made['id']}/join", json={"name": "Dora"})
            assert (full.status_code, full.json()["error"]) == (409, "No seat is free at this table.")


async def test_who_drops_is_waited_for_then_stood_in_for_and_takes_the_seat_back(place: Path | str, tmp_path: Path):
    async with RunningServer(place, tmp_path, hold_seconds=0.5) as server:
        made = await server.make_table("person", "person")
        async with player(server, made, "A") as ada, player(server, made, "B") as ben:
            await ben.ask("sit", seat="B", ready=True)
            await ada.sit_and_start()
            await ben.until(lambda: ben.now)
            dropped = time.monotonic()
            await ben.drop()
            playing = asyncio.create_task(ada.play_on())
            away = await ada.until_entry(lambda entry: entry["kind"] == "seat" and entry["text"] == "away")
            assert time.monotonic() - dropped > 0.4
            await ada.until_entry(lambda entry: entry["seat"] == "B" and entry["line"], after=away["seq"])
            assert seat_of(ada, "B")["bot"] == "shrewd:cautious:loner"
            await ben.connect()
            await ben.until(lambda: seat_of(ben, "B")["bot"] == "" and seat_of(ben, "B")["here"])
            await ben.play_on(3)
            assert ben.entries.items() <= ada.entries.items() or ada.entries.items() <= ben.entries.items()
            playing.cancel()


async def test_who_leaves_for_good_can_still_come_back_by_the_link(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, bot_seconds=600) as server:
        made = await server.make_table("person", "person")
        async with player(server, made) as people:
            assert (await people.ask("leave", seat="B"))["type"] == "done"
            await people.until(lambda: seat_of(people, "B")["kind"] == "open")
            assert (await people.ask("sit", seat="A", ready=True))["type"] == "done"
            assert (await people.ask("start"))["type"] == "done"
            await people.until(lambda: seat_of(people, "B")["bot"] == "shrewd")
            await people.connect()
            await people.until(lambda: seat_of(people, "B")["kind"] == "person" and not seat_of(people, "B")["bot"])
            left = await people.ask("leave", seat="A")
            assert (left["type"], people.entries[left["seq"]]["text"]) == ("done", "away")
            await people.until(lambda: seat_of(people, "A")["bot"] == "shrewd:cautious:loner")


async def test_who_leaves_in_one_window_has_left_in_all(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, bot_seconds=600) as server:
        made = await server.make_table("person", "person")
        async with player(server, made) as people, player(server, made, "A") as twice:
            await people.sit_and_start()
            assert (await people.ask("leave", seat="A"))["type"] == "done"
            await twice.until(lambda: not seat_of(twice, "A")["here"])
            assert (await twice.act("A resign"))["clause"] == "table.not-yours"
            await twice.connect()
            await people.until(lambda: seat_of(people, "A")["here"] and not seat_of(people, "A")["bot"])
            first = await twice.ask("leave", seat="A", id="again")
            await twice.connect()
            twice.answers.clear()
            assert await twice.ask("leave", seat="A", id="again") == first
            await people.until(lambda: not seat_of(people, "A")["bot"])
            assert twice.closed is None


async def test_a_family_plays_all_seats_in_one_browser_while_others_watch(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "person", "person", options={"rounds": 3})
        async with player(server, made) as family, watcher(server, made["id"]) as eve:
            await family.sit_and_start()
            await family.play_on()
            await eve.until(lambda: eve.over)
            assert eve.entries == family.entries
            assert family.now
            assert eve.now
            assert eve.now["view"] == family.now["view"]
            assert eve.now["menus"] == {}
            assert sorted(family.now["menus"]) == ["A", "B", "C"]


async def test_a_game_sleeps_when_everybody_has_left_and_wakes_up_by_its_link(place: Path | str, tmp_path: Path):
    async with RunningServer(place, tmp_path, sleep_seconds=0.2) as server:
        made = await server.make_table("person", "shrewd")
        async with player(server, made) as ada:
            await ada.sit_and_start()
            await ada.play_on(5)
            await ada.drop()
            async with asyncio.timeout(10):
                while "pasch_tables_open 0\n" not in (await server.http.get("/metrics")).text:
                    await asyncio.sleep(0.05)
            record = await server.record(made["id"])
            await server.kill()
            await server.start()
            assert await server.record(made["id"]) == record
            await ada.connect()
            await ada.play_on(3)
            assert (await server.record(made["id"])).startswith(record)


async def test_one_finds_ones_games_and_the_finished_ones_with_their_seed(place: Path | str, tmp_path: Path):
    async with RunningServer(place, tmp_path) as server:
        made = await server.make_table("person", "shrewd", options={"rounds": 2}, headers=ME)
        other = await server.make_table("person", "open")
        await server.http.post(f"/api/tables/{other['id']}/join", json={"name": "Ada"}, headers=ME)
        async with player(server, made) as ada:
            await ada.sit_and_start()
            await ada.play_on()
            await ada.until(lambda: ada.info["status"] == "over")
            seed = ada.info["seed"]
            assert fair.commitment(seed) == ada.info["commit"]
        games = (await server.http.get("/api/mine", headers=ME)).json()
        found = {(game["table"]["id"], game["seat"], game["table"]["status"]) for game in games}
        assert found == {(made["id"], "A", "over"), (other["id"], "B", "lobby")}
        assert (await server.http.get("/api/mine")).status_code == 401
        assert (await server.http.get(f"/api/codes/{made['code']}")).status_code == 404
        record = await server.record(made["id"])
        assert f"seed: {seed}" in record
        assert fair.verify(record).ok


async def test_a_game_one_came_to_by_the_link_of_a_seat_is_among_ones_games(place: Path | str, tmp_path: Path):
    async with RunningServer(place, tmp_path) as server:
        made = await server.make_table("person", "person")
        for keys, games in (({"B": "guess"}, []), ({}, []), ({"B": keys_of(made)["B"]}, [(made["id"], "B")])):
            ben = Player(server, made["id"], keys)
            ben.name = ME["Pasch-Player"]
            for _ in range(2):  # coming back changes nothing
                await ben.connect()
                await ben.until(lambda ben=ben: ben.info or ben.closed)
            await ben.drop()
            found = (await server.http.get("/api/mine", headers=ME)).json()
            assert [(game["table"]["id"], game["seat"]) for game in found] == games
        assert ME["Pasch-Player"] not in server.log


async def test_a_lobby_nobody_starts_is_forgotten_but_not_one_with_somebody_in_it(place: Path | str, tmp_path: Path):
    async with RunningServer(place, tmp_path, lobby_hours=4 / 3600, sleep_seconds=0.2) as server:
        made = await server.make_table("person", "open")
        async with player(server, made) as ada:
            empty = await server.make_table("person", "open")  # younger, so the other one's time is up as well
            async with asyncio.timeout(30):
                while (await server.http.get(f"/api/tables/{empty['id']}")).status_code != 404:
                    await asyncio.sleep(0.1)
            assert (await server.http.get(f"/api/tables/{made['id']}")).status_code == 200
            await ada.sit_and_start()


async def test_a_game_against_the_clock_has_minutes_or_rounds_and_no_other_has_minutes(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        for wish in ({"variants": ["time"]}, {"minutes": 30}, {"variants": ["speed-die"], "minutes": 30}):
            answer = await server.http.post("/api/tables", json={"seats": [{"kind": "person"}] * 2} | wish)
            assert answer.status_code == 400
            said = "Ein Spiel auf Zeit hat eine Spielzeit in Minuten oder Runden, und kein anderes hat Minuten."
            assert answer.json()["de"] == said
        await server.make_table("person", "person", variants=["time"], options={"rounds": 30})


async def test_a_record_is_downloaded_under_its_name_once_there_is_one(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "person")
        early = await server.http.get(f"/games/{made['id']}.pasch")
        assert (early.status_code, early.json()["error"]) == (409, "The game has not begun.")
        async with player(server, made) as people:
            await people.sit_and_start()
        for ending in ("pasch", "toml"):
            answer = await server.http.get(f"/games/{made['id']}.{ending}")
            assert answer.headers["content-disposition"] == f'attachment; filename="{made["id"]}.{ending}"'
            assert answer.headers["content-type"] == "text/plain; charset=utf-8"


async def test_when_the_agreed_time_is_up_the_game_ends_even_if_nobody_was_there(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "person", variants=["time"], minutes=1)
        async with player(server, made) as people:
            await people.sit_and_start()
            await people.until_shown(lambda view: view["waiting"])
            await server.stop()
            with sqlite3.connect(tmp_path / "data" / "pasch.sqlite3") as db:
                [(setup,)] = db.execute("SELECT setup FROM tables").fetchall()
                older = json.loads(setup)
                older["begun"] -= 61_000
                db.execute("UPDATE tables SET setup = ?", (json.dumps(older).encode(),))
            await server.start()
            await people.connect()
            await people.until(lambda: people.over)
            assert people.lines()[-1] == "time"
            assert fair.verify(await server.record(made["id"])).ok
