"""Inputs nobody thought of: to the HTTP API by its description, to the message parser, and to a table in play."""

import asyncio
import importlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from player import Player, player
from running_server import RunningServer

from pasch.game import Game
from pasch.server import protocol as say
from pasch.server.api import ENDPOINTS

schemathesis: Any = pytest.importorskip("schemathesis")
# A schema cannot say which bots, tokens and options there are.
CANNOT_SAY: Any = importlib.import_module("schemathesis.specs.openapi.checks").positive_data_acceptance
FUZZ = settings(
    deadline=None,
    database=None,
    max_examples=30,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
)


def check_operations(url: str, path: dict[str, str]) -> int:
    """Every operation of the API, with what its description allows and with what it does not; gives their number."""
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    count = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        count += 1

        @FUZZ
        @given(case=operation.as_strategy())
        def behaves(case: Any) -> None:
            given_path: dict[str, Any] = case.path_parameters or {}
            for name, word in tuple(given_path.items()):
                given_path[name] = path[name] if len(str(word)) % 2 else word
            case.call_and_validate(excluded_checks=[CANNOT_SAY])

        behaves()
    return count


async def test_the_http_api_keeps_to_its_description_whatever_is_sent(place: Path | str, tmp_path: Path):
    async with RunningServer(place, tmp_path) as server:
        made = await server.make_table("person", "open")
        path = {"id": made["id"], "code": made["code"], "edition": "classic", "clause": "rent.full-group"}
        assert await asyncio.to_thread(check_operations, server.url, path) == len(ENDPOINTS)


@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "surrogatepass")))
def test_the_parser_gives_a_message_or_says_that_it_cannot(raw: bytes):
    try:
        say.decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError):
        return


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TAGS = "hello act limit ask plan do why odds chat sit start leave pace offers flag hurry ping"
FIELDS = """id seat action actions gentlest phase seen reason text name token words ready amount table keys last version
    player pace welcome space flag"""
tags, fields = st.sampled_from(TAGS.split()), st.sampled_from(FIELDS.split())


@given(tags, st.dictionaries(fields, json_values | st.sampled_from(["A", "1", "A roll"]), max_size=6))
def test_the_parser_is_not_confused_by_fields_of_the_wrong_kind(tag: str, wrong: dict[str, Any]):
    try:
        message = say.decoder.decode(json.dumps({"type": tag} | wrong))
    except (msgspec.DecodeError, UnicodeError):
        return
    assert message.__struct_config__.tag == tag


seats = st.sampled_from("ABCDH")
WORDS = """roll buy decline bid pass claim build sell mortgage redeem offer accept reject withdraw settle pay bankrupt
    choose want place even give get nothing badstrasse schlossallee #39 #99 0 1 50 99999999999999999999 -5 card:chance A
    B C none sum both turmstrasse=2 ticket use-card pay-fine start time : ; \u202e"""
words = st.sampled_from(WORDS.split())


def say_that(kind: str, **fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries({"type": st.just(kind), **fields})


actions = st.tuples(seats, st.lists(words, min_size=1, max_size=6).map(" ".join)).map(" ".join)
messages = st.one_of(
    say_that("act", action=actions, seen=st.integers(0, 300)),
    say_that("ask", action=actions | st.text(max_size=30)),
    say_that("limit", seat=seats, amount=st.integers(0, 10**9)),
    say_that("chat", seat=seats, text=st.text(min_size=1, max_size=30)),
    say_that("sit", seat=seats, name=st.text(min_size=1, max_size=20)),
    say_that("plan", seat=seats, actions=st.lists(actions, max_size=4), gentlest=st.booleans()),
    say_that(
        "do", seat=seats, actions=st.lists(actions, min_size=1, max_size=3), phase=words, seen=st.integers(0, 300)
    ),
    say_that("pace", seat=seats, pace=st.sampled_from(["at-once", "usual", "leisurely"])),
    say_that("offers", seat=seats, welcome=st.booleans()),
    say_that("flag", seat=seats, space=words, flag=st.sampled_from(["keep", "open", None])),
    say_that("hurry", seat=seats),
    say_that("leave", seat=seats),
    say_that("odds"),
    say_that("why"),
    say_that("start"),
)
names = st.sampled_from([f"id-{number}" for number in range(60)])
conversations = st.lists(st.tuples(names, messages), min_size=5, max_size=25)


async def babble(one: Player, sent: list[tuple[str, dict[str, Any]]]) -> None:
    """Say all of it at once; each name that was used gets an answer."""
    for name, message in sent:
        one.answers.pop(name, None)
        await one.send(id=name, **message)
    for name in {name for name, _ in sent}:
        await one.answer(name)


def drawn(strategy: st.SearchStrategy[Any]) -> list[Any]:
    found: list[Any] = []

    @FUZZ
    @given(strategy)
    def draw(one: Any) -> None:
        found.append(one)

    draw()
    return found


async def test_whatever_is_said_to_a_table_it_answers_and_the_game_goes_on(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, auction_seconds=0.2, late_bid_seconds=0.1) as server:
        made = await server.make_table("person", "person", "shrewd", options={"start_deeds": 3})
        async with player(server, made, "A") as ada, player(server, made, "B") as ben:
            await ben.ask("sit", seat="B", ready=True)
            await ada.sit_and_start()
            for sent in drawn(conversations):
                await babble(ben, sent)
                if any(message["type"] == "leave" for _, message in sent):
                    await ben.connect()
                for who in (ada, ben):
                    if who.wish():
                        await who.play_on(1)
            assert ada.closed is ben.closed is None
            before, playing = ada.last, [asyncio.create_task(who.play_on()) for who in (ada, ben)]
            await ada.until(lambda: ada.over or ada.last > before + 10)
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            record = await server.record(made["id"])
            assert Game.from_record(record).record() == record


async def test_unknown_paths_and_methods_are_answered(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        for method, path in (("DELETE", "/api/tables"), ("PUT", "/api/mine"), ("GET", "/..%2f..%2fetc/passwd")):
            assert (await server.http.request(method, path)).status_code in (404, 405)
