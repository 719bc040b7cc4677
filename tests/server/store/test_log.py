"""The log: durable, in order, each entry once."""

import pytest
from stores import Place, lines, new_table, numbers, opened

from pasch.server.store.errors import CodeTaken, Doubled, Fenced, NoSuchTable, OutOfOrder, Unstorable
from pasch.server.store.shape import Entry, Snapshot


async def test_what_was_appended_is_there_after_reopening_in_order(place: Place):
    written = [Entry(1, "seat", "A", "Ada 🎲 ß", "id-1", 1001, 0), Entry(2, "line", "A", "A roll", "id-2", 1002, 2)]
    async with opened(place) as store:
        fence = await new_table(store, code="BADSTR")
        await store.append("t1", fence, written, setup=b'{"a":1}', status="playing", code="")
        await store.append("t1", fence, lines(3, 5))
    async with opened(place) as store:
        row = await store.table("t1")
        assert row
        assert (row.status, row.setup, row.code, row.last) == ("playing", b'{"a":1}', "", 7)
        assert (row.seed, row.created, row.changed) == ("secret", 1, 1007)
        assert await store.entries("t1") == [*written, *lines(3, 5)]


async def test_entries_are_given_from_and_to_a_number(place: Place):
    async with opened(place) as store:
        fence = await new_table(store)
        await store.append("t1", fence, lines(1, 9))
        assert numbers(await store.entries("t1", after=6)) == [7, 8, 9]
        assert numbers(await store.entries("t1", after=2, until=4)) == [3, 4]
        assert await store.entries("t2") == []


async def test_entries_that_leave_a_gap_or_repeat_a_number_are_refused(place: Place):
    async with opened(place) as store:
        fence = await new_table(store)
        await store.append("t1", fence, lines(1, 2))
        for wrong in (lines(4), lines(2), lines(1), [*lines(3), *lines(5)]):
            with pytest.raises(OutOfOrder):
                await store.append("t1", fence, wrong)
        assert numbers(await store.entries("t1")) == [1, 2]


async def test_an_older_fence_is_refused_and_nothing_of_it_is_stored(place: Place):
    async with opened(place) as store:
        old = await new_table(store)
        new = await store.claim("t1")
        assert new > old
        with pytest.raises(Fenced):
            await store.append("t1", old, lines(1), status="over", snapshot=Snapshot(1, "position"))
        row = await store.table("t1")
        assert row
        assert (row.last, row.status) == (0, "lobby")
        assert await store.snapshot("t1") is None
        await store.append("t1", new, lines(1))


async def test_a_client_id_counts_once_for_each_seat_and_table(place: Place):
    async with opened(place) as store:
        fence = await new_table(store)
        await store.append("t1", fence, lines(1, sent_as="x"))
        with pytest.raises(Doubled):
            await store.append("t1", fence, [*lines(2), *lines(3, sent_as="x")], status="over", code="CODE")
        row = await store.table("t1")
        assert row
        assert (row.last, row.status, row.code) == (1, "lobby", "")
        await store.append("t1", fence, [Entry(2, "line", "B", "B roll", "x")])
        other = await new_table(store, "t2")
        await store.append("t2", other, lines(1, sent_as="x"))
        assert await store.find_id("t1", "A", "x") == 1
        assert await store.find_id("t1", "B", "x") == 2
        assert await store.find_id("t1", "A", "y") is None
        assert await store.find_id("t1", "A", "") is None


async def test_the_newest_snapshot_is_found_and_the_newest_up_to_an_entry(place: Place):
    async with opened(place) as store:
        fence = await new_table(store)
        assert await store.snapshot("t1") is None
        early, late = Snapshot(2, "early", 5, b"\0extra"), Snapshot(4, "late", 9)
        await store.append("t1", fence, lines(1, 2), snapshot=early)
        await store.append("t1", fence, lines(3, 2), snapshot=Snapshot(4, "wrong", 9))
        await store.append("t1", fence, [], snapshot=late)
        assert await store.snapshot("t1") == late
        assert await store.snapshot("t1", at_most=3) == early
        assert await store.snapshot("t1", at_most=1) is None


async def test_an_append_without_entries_changes_the_table_only(place: Place):
    async with opened(place) as store:
        fence = await new_table(store)
        await store.append("t1", fence, [], setup=b"new")
        row = await store.table("t1")
        assert row
        assert (row.setup, row.last, row.status) == (b"new", 0, "lobby")
        assert row.changed > 1


async def test_a_taken_code_is_refused_with_everything_that_came_with_it(place: Place):
    async with opened(place) as store:
        await new_table(store, "t1", code="CODE")
        fence = await new_table(store, "t2")
        with pytest.raises(CodeTaken):
            await store.append("t2", fence, lines(1), code="CODE")
        assert await store.entries("t2") == []


async def test_text_that_a_database_cannot_hold_is_refused(place: Place):
    async with opened(place) as store:
        fence = await new_table(store)
        for text in ("a\0b", "\ud800"):
            with pytest.raises(Unstorable):
                await store.append("t1", fence, [Entry(1, "chat", "A", text)])


async def test_a_table_that_does_not_exist_takes_no_entries(place: Place):
    async with opened(place) as store:
        with pytest.raises(NoSuchTable):
            await store.append("t9", 1, lines(1))
