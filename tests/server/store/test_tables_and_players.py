"""Tables by id, code and age; the games of a player."""

import pytest
from stores import Place, lines, new_table, opened

from pasch.server.store.errors import CodeTaken, Fenced, IdTaken, NoSuchTable
from pasch.server.store.shape import Snapshot, TableRow


async def test_a_table_is_found_by_its_code_until_the_code_is_given_back(place: Place):
    async with opened(place) as store:
        fence = await new_table(store, "t1", code="CODE")
        found = await store.by_code("CODE")
        assert found
        assert found.id == "t1"
        await store.append("t1", fence, [], code="")
        assert await store.by_code("CODE") is None
        assert await store.by_code("") is None
        await new_table(store, "t2", code="CODE")


async def test_an_id_or_code_that_is_taken_is_refused(place: Place):
    async with opened(place) as store:
        await store.create(TableRow("t1", "CODE"))
        with pytest.raises(IdTaken):
            await store.create(TableRow("t1", "OTHER"))
        with pytest.raises(CodeTaken):
            await store.create(TableRow("t2", "CODE"))
        assert await store.table("t2") is None


async def test_tables_are_listed_by_status_and_age(place: Place):
    async with opened(place) as store:
        fences = [await new_table(store, f"t{age + 1}", created=age) for age in range(3)]
        await store.append("t3", fences[2], lines(1), status="playing")
        assert [row.id for row in await store.tables()] == ["t1", "t2", "t3"]
        assert [row.id for row in await store.tables("lobby", unchanged_since=0)] == ["t1"]
        assert [row.id for row in await store.tables("playing")] == ["t3"]
        assert [row.id for row in await store.tables(limit=1)] == ["t1"]
        assert await store.counts() == {"lobby": 2, "playing": 1}


async def test_a_deleted_table_leaves_nothing_behind(place: Place):
    async with opened(place) as store:
        fence = await new_table(store, code="CODE")
        await store.append("t1", fence, lines(1, sent_as="x"), snapshot=Snapshot(1, "position"))
        await store.sit("player", "t1", "A")
        with pytest.raises(Fenced):
            await store.delete("t1", fence - 1)
        await store.delete("t1", fence)
        assert await store.table("t1") is None
        assert await store.entries("t1") == []
        assert await store.snapshot("t1") is None
        assert await store.games_of("player") == []
        with pytest.raises(NoSuchTable):
            await store.delete("t1", fence)
        fence = await new_table(store, code="CODE")
        await store.append("t1", fence, lines(1, sent_as="x"))


async def test_a_player_finds_the_games_of_all_seats_newest_first(place: Place):
    async with opened(place) as store:
        fences = [await new_table(store, f"t{age + 1}", created=age) for age in range(2)]
        await store.append("t2", fences[1], [], status="over", setup=b"setup")
        for seat in ("B", "A", "A"):
            await store.sit("ada", "t1", seat)
        await store.sit("ada", "t2", "C")
        await store.sit("ben", "t2", "A")
        games = await store.games_of("ada")
        assert [(game.table, game.seat, game.status) for game in games] == [
            ("t2", "C", "over"),
            ("t1", "A", "lobby"),
            ("t1", "B", "lobby"),
        ]
        assert games[0].setup == b"setup"
        assert len(await store.games_of("ada", limit=1)) == 1
        with pytest.raises(NoSuchTable):
            await store.sit("ada", "t9", "A")


def test_the_seed_does_not_appear_when_a_table_is_printed():
    assert "secret" not in repr(TableRow("t1", seed="secret"))
