"""The story of a game, as the server tells it."""

from pathlib import Path

from player import player
from running_server import RunningServer
from test_real_time import RENTED, hook, hooked

from pasch.game import Game


async def test_a_finished_game_is_told_as_its_record_has_it(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "casual", "shrewd", options={"rounds": 6})
        async with player(server, made) as ada:
            await ada.sit_and_start()
            await ada.play_on()
            told = (await server.http.get(f"/api/tables/{made['id']}/story")).json()
            game = Game.from_record(await server.record(made["id"]))
            last = told["moments"][-1]
            assert last["worth"] == {seat: game.wealth(seat) for seat in game.seats}
            assert last["cash"] == game.cash
            assert last["seq"] == ada.last
            assert [moment["round"] for moment in told["moments"]] == [0, 1, 2, 3, 4, 5, 6]
            events = [event for entry in ada.entries.values() for event in entry["events"]]
            thrown = [event for event in events if event["type"] == "DiceThrown"]
            assert sum(luck["pips"] for luck in told["luck"]) == sum(e["first"] + e["second"] for e in thrown)
            assert sum(luck["doubles"] for luck in told["luck"]) == sum(e["first"] == e["second"] for e in thrown)
            assert sum(luck["usual_pips"] for luck in told["luck"]) == 7 * len(thrown)
            rents = [event for event in events if event["type"] == "RentPaid"]
            assert sum(rent["amount"] for rent in told["rents"]) == sum(event["amount"] for event in rents)


async def test_rents_are_added_up_by_who_paid_whom(tmp_path: Path):
    async with hooked(tmp_path) as server:
        made = await hook(server, RENTED, "1 2")
        async with player(server, made) as people:
            await people.must("A roll")
            told = (await server.http.get(f"/api/tables/{made['id']}/story")).json()
    assert told["rents"] == [{"payer": "A", "owner": "B", "amount": 4, "times": 1}]
    usual = {"usual_pips": 7.0, "usual_doubles": 1 / 6}
    assert told["luck"][0] == {"seat": "A", "throws": 1, "pips": 3, "doubles": 0} | usual


async def test_a_table_that_has_not_begun_has_no_story(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "casual")
        assert (await server.http.get(f"/api/tables/{made['id']}/story")).status_code == 409
        assert (await server.http.get("/api/tables/nowhere/story")).status_code == 404
