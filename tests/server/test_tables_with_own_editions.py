"""A table with an edition of one's own: the file comes with the request and stays with the table."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from player import Player, player
from running_server import RunningServer

from pasch.edition import read
from pasch.game import Game

VILLAGE = (Path(__file__).parent.parent / "editions" / "village.toml").read_text(encoding="utf-8")


async def refused(server: RunningServer, file: str) -> Any:
    seats = [{"kind": "open"}, {"kind": "open"}]
    answer = await server.http.post("/api/tables", json={"seats": seats, "edition_file": file})
    assert answer.status_code == 400, answer.text
    return answer.json()


async def test_a_game_of_an_edition_of_ones_own_is_played_and_goes_on_after_a_restart(
    place: Path | str, tmp_path: Path
):
    village = read(VILLAGE)
    async with RunningServer(place, tmp_path) as server:
        made = await server.make_table("person", "casual", edition_file=VILLAGE, options={"rounds": 5})
        async with player(server, made) as ada:
            assert (ada.info["edition"], ada.info["own_edition"]) == (village.id, True)
            await ada.sit_and_start()
            await ada.play_on(3)
            await server.kill()
            await server.start()
            await ada.connect()
            await ada.play_on()
        told = (await server.http.get(f"/api/tables/{made['id']}/edition")).json()
        assert [space["id"] for space in told["space"]] == [space.id for space in village.spaces]
        game = Game.from_record(await server.record(made["id"]), village)
        assert game.phase == "over"
        assert [str(line) for line in game.lines] == ada.lines()


async def test_a_file_with_mistakes_is_refused_with_a_line_for_each(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        broken = VILLAGE.replace("price = 60", "price = 61").replace("per_house = 25", 'per_house = "x"')
        told = await refused(server, broken)
        assert told["problems"] == [
            '[[chest]] 2 (repairs): per_house: found "x"; expected a whole number from 1 to 999999',
            "[[space]] 2 (muehlweg): price: found 61; expected an even number, as the mortgage is half of it",
        ]
        assert told["problems_de"] == [
            '[[chest]] 2 (repairs): per_house: gefunden: "x"; erwartet: eine ganze Zahl von 1 bis 999999',
            "[[space]] 2 (muehlweg): price: gefunden: 61; erwartet: eine gerade Zahl, denn die Hypothek ist die Hälfte",
        ]
        assert (told["error"], told["de"]) == (told["problems"][0], told["problems_de"][0])
        assert (await refused(server, "id = #\n"))["error"] == "line 1, column 6: not valid TOML: Invalid value"
        assert "length <= 50000" in (await refused(server, "#" * 50_001))["error"]
        ours = VILLAGE.replace('id = "village"', 'id = "classic"', 1)
        assert (await refused(server, ours))["error"] == (
            'id: found "classic"; expected another one, because this is one of ours'
        )


async def test_a_file_is_checked_before_there_is_a_table(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        good = await server.http.post("/api/editions", json={"file": VILLAGE})
        assert (good.json()["edition"]["id"], good.json()["problems"]) == ("village", [])
        broken = VILLAGE.replace("price = 60", "price = 61")
        found = (await server.http.post("/api/editions", json={"file": broken})).json()
        told = await refused(server, broken)
        lists = "problems", "problems_de"
        assert found == {"edition": None} | {name: told[name] for name in lists}
        assert len(found["problems"]) == 1
        long = (await server.http.post("/api/editions", json={"file": "#" * 50_001})).json()
        assert long["problems_de"] == ["die Datei ist zu lang; erwartet: höchstens 50000 Zeichen"]
        longer = await server.http.post("/api/editions", json={"file": "#" * 70_000})
        assert (longer.status_code, longer.json()["de"]) == (413, "Das ist zu lang: mehr als 65.536 Bytes.")


async def test_checks_of_files_from_one_address_are_limited(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, tables_a_minute=2) as server:
        answers = [await server.http.post("/api/editions", json={"file": VILLAGE}) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert answers[2].json()["de"] == "Das war von hier aus zu oft in kurzer Zeit. Bitte eine Minute warten."
        assert await server.make_table("person", "person", edition_file=VILLAGE)


async def test_everybody_can_verify_the_dice_with_the_record_and_the_file_that_the_server_gives(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "casual", edition_file=VILLAGE, options={"rounds": 2})
        async with player(server, made) as ada:
            await ada.ask("sit", seat="A", words="lucky otter")
            await ada.sit_and_start()
            await ada.play_on()
        files = [tmp_path / "game.pasch", tmp_path / "village.toml"]
        for file, kind in zip(files, ("pasch", "toml"), strict=True):
            file.write_text((await server.http.get(f"/games/{made['id']}.{kind}")).text, encoding="utf-8")
        command = [sys.executable, "-m", "pasch", "verify", str(files[0]), "--lang", "en"]
        told = subprocess.run([*command, "--edition", str(files[1])], capture_output=True, text=True, check=True)
        assert "fair" in told.stdout.lower(), told.stdout
        ours = await server.make_table("person", "person", edition="mega")
        assert read((await server.http.get(f"/games/{ours['id']}.toml")).text).id == "mega"


async def test_tables_with_our_editions_say_so_and_have_them_too(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "person", edition="mega")
        watcher = Player(server, made["id"])
        await watcher.connect()
        await watcher.until(lambda: watcher.info)
        assert watcher.info["own_edition"] is False
        at_the_table = await server.http.get(f"/api/tables/{made['id']}/edition")
        assert at_the_table.json() == (await server.http.get("/api/editions/mega")).json()
        await watcher.drop()
