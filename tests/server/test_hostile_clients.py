"""Clients that lie, shout, babble or do not listen: they are refused or sent away, and cost the others nothing."""

import asyncio
import json
import socket
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from player import Player, player, watcher
from running_server import RunningServer
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pasch.game import Game

HELLO: dict[str, Any] = {"type": "hello", "version": 1, "table": "x", "keys": [], "last": 0}


async def close_code(server: RunningServer, *messages: str | bytes) -> int | None:
    """How the server ends a conversation that goes like this."""
    async with connect(server.socket_url, max_size=None) as line:
        try:
            for message in messages:
                await line.send(message)
            async with asyncio.timeout(10):
                while True:
                    await line.recv()
        except ConnectionClosed:
            return line.close_code


async def round_trip(one: Player) -> float:
    began = time.monotonic()
    pongs = sum(message["type"] == "pong" for message in one.messages)
    await one.send(type="ping")
    await one.until(lambda: sum(message["type"] == "pong" for message in one.messages) > pongs)
    return time.monotonic() - began


async def test_a_wrong_secret_opens_nothing_and_an_unknown_table_is_not_found(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "person")
        right = made["seats"][0]["secret"]
        for keys in ({"A": "guess"}, {"B": right}, {"A": right, "B": "guess"}, {"H": right}):
            thief = Player(server, made["id"], keys)
            await thief.connect()
            assert (await thief.until_closed())[0] == 4403
            assert [message["type"] for message in thief.messages] == ["problem"]
        assert await close_code(server, json.dumps(HELLO)) == 4404


async def test_nobody_acts_for_another_seat(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "person")
        async with (
            player(server, made, "A") as ada,
            player(server, made, "B") as ben,
            watcher(server, made["id"]) as eve,
        ):
            await ben.ask("sit", seat="B", ready=True)
            assert (await eve.ask("start"))["clause"] == "table.only-players-start"
            await ada.sit_and_start()
            await ada.until_shown(lambda view: view["waiting"])
            before = ada.last
            for who, seat in ((ben, "A"), (ada, "B"), (eve, "A"), (eve, "B")):
                for answer in (
                    await who.act(f"{seat} roll"),
                    await who.act(f"  {seat}  resign"),
                    await who.ask("chat", seat=seat, text="hi"),
                    await who.ask("limit", seat=seat, amount=5),
                    await who.ask("sit", seat=seat, name="Eve"),
                    await who.ask("leave", seat=seat),
                ):
                    assert answer["clause"] == "table.not-yours", answer
            for action in ("time", "start", "", "a roll", "AB roll", "Ä roll"):
                assert (await eve.act(action))["type"] == "refused"
            assert ada.last == before


async def test_secrets_and_the_seed_are_told_to_nobody_and_written_nowhere(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, log="debug") as server:
        made = await server.make_table("person", "person", options={"rounds": 2})
        async with (
            player(server, made, "A") as ada,
            player(server, made, "B") as ben,
            watcher(server, made["id"]) as eve,
        ):
            await ben.ask("sit", seat="B", ready=True)
            await ada.sit_and_start()
            public = [(await server.http.get(f"/api/tables/{made['id']}")).text, await server.record(made["id"])]
            await asyncio.gather(ada.play_on(), ben.play_on())
            await eve.until(lambda: eve.over)
            seed = Game.from_record(await server.record(made["id"])).header["seed"]
            assert len(seed) == 64
            for one in (ada, ben, eve):
                told = "".join(raw for raw in one.raw if '"kind":"over"' not in raw and '"status":"over"' not in raw)
                assert seed not in told
                public.append("".join(one.raw))
            assert seed not in public[0] + public[1]
            for key in made["seats"]:
                assert key["secret"] not in "".join(public) + server.log
                assert f"#{key['seat']}.{key['secret']}" in key["link"]
            assert seed not in server.log


async def test_pages_of_other_origins_cannot_connect(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, origins="https://play.example.org") as server:
        for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port + 1}", "http://[", "http:"):
            with pytest.raises(InvalidStatus, match="403"):
                await connect(server.socket_url, origin=origin)  # pyright: ignore[reportArgumentType]
        for origin in (server.url, "https://play.example.org"):
            async with connect(server.socket_url, origin=origin):  # pyright: ignore[reportArgumentType]
                pass


BAD = [
    "",
    "null",
    "[]",
    "{",
    "hello",
    '{"type": "hello"}',
    '{"type": "act", "id": "1", "action": "A roll", "seen": 0}',
    '{"type": "nothing"}',
    json.dumps(HELLO | {"version": 2}),
    json.dumps(HELLO | {"table": "../etc"}),
    json.dumps(HELLO | {"table": "\ud800"}),
    json.dumps(HELLO | {"last": -1}),
    json.dumps(HELLO | {"last": 10**40}),
    json.dumps(HELLO | {"keys": [{"seat": "Z", "secret": "x"}]}),
    json.dumps(HELLO | {"extra": True}),
    '{"a":' + "[" * 12_000,
    b"\x00\xff",
    json.dumps(HELLO).encode(),
]


async def test_what_cannot_be_understood_ends_the_connection_and_nothing_else(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "shrewd")
        async with player(server, made) as ada:
            await ada.sit_and_start()
            for bad in BAD:
                assert await close_code(server, bad) == 4400, bad
            assert await close_code(server, "x" * 20_000) == 1009
            hello = json.dumps(HELLO | {"table": made["id"]})
            for bad in ('{"type": "ping", "x": 1}', '{"type":"chat","id":"\\u0000","seat":"A","text":"x"}', b"{}"):
                assert await close_code(server, hello, bad) == 4400, bad
            await ada.play_on(3)
            assert ada.closed is None


async def test_a_second_hello_is_refused_and_the_first_stays(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "shrewd")
        async with player(server, made) as ada:
            await ada.send(**HELLO)
            assert (await ada.answer("hello"))["clause"] == "table.hello-twice"
            await ada.sit_and_start()


async def test_repeated_messages_are_acknowledged_again_and_done_once(place: Path | str, tmp_path: Path):
    async with RunningServer(place, tmp_path) as server:
        made = await server.make_table("person", "person")
        async with player(server, made) as people:
            wishes: list[tuple[str, dict[str, Any]]] = [
                ("sit", {"seat": "A", "name": "Ada", "ready": True}),
                ("sit", {"seat": "B", "ready": True}),
                ("chat", {"seat": "A", "text": "hello"}),
                ("start", {}),
            ]
            numbers = await self_repeating(people, wishes)
            assert len(set(numbers)) == len(wishes)
            turn = (await people.until_shown(lambda view: view["waiting"]))["waiting"][0]
            await self_repeating(people, [("act", {"action": f"{turn} roll", "seen": 0})])
            assert sum(line.startswith(f"{turn} roll") for line in people.lines()) == 1
            await server.kill()
            await server.start()
            await people.connect()
            assert await self_repeating(people, wishes) == numbers
            assert people.closed is None


async def self_repeating(one: Player, wishes: list[tuple[str, dict[str, Any]]]) -> list[int]:
    """Everything said three times without waiting; the numbers of the answers."""
    numbers: list[int] = []
    for place, (kind, fields) in enumerate(wishes):
        name = f"{kind}-{place}"
        for _ in range(3):
            await one.send(type=kind, id=name, **fields)
        one.answers.pop(name, None)
        answer = await one.answer(name)
        assert answer["type"] == "done", answer
        numbers.append(answer["seq"])
    await one.send(type="ping")
    await one.until(lambda: any(message["type"] == "pong" for message in one.messages))
    return numbers


async def test_a_flood_is_stopped_and_others_do_not_notice(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, messages_a_second=40) as server:
        made = await server.make_table("person", "person")
        async with player(server, made, "A") as ada, player(server, made, "B") as ben:

            async def flood() -> None:
                for _ in range(5000):
                    await ben.send(type="chat", id=ben.new_id(), seat="B", text="x" * 300)

            flooding = asyncio.gather(flood(), return_exceptions=True)
            times = [await round_trip(ada) for _ in range(20)]
            await flooding
            assert (await ben.until_closed())[0] == 4429
            assert sorted(times)[len(times) // 2] < 0.25
            assert sum(entry["kind"] == "chat" for entry in ada.entries.values()) <= 400


@pytest.mark.parametrize("kind", ["pings", "parts"])
async def test_a_flood_of_pings_or_of_parts_of_a_message_is_one_too(kind: str, tmp_path: Path):
    async def flood(line: ClientConnection) -> None:
        if kind == "parts":
            await line.send("" for _ in range(2000))
        for number in range(2000 if kind == "pings" else 0):
            await line.ping(str(number))

    async with RunningServer(tmp_path / "data", tmp_path, messages_a_second=40) as server:
        made = await server.make_table("person", "person")
        async with player(server, made) as ada, connect(server.socket_url, ping_interval=None) as line:
            await line.send(json.dumps(HELLO | {"table": made["id"]}))
            assert json.loads(await line.recv())["type"] == "welcome"
            with suppress(ConnectionClosed):
                await flood(line)
            await asyncio.wait_for(line.wait_closed(), 30)
            assert line.close_code == 4429
            await round_trip(ada)


async def test_who_goes_on_after_the_goodbye_is_not_heard(tmp_path: Path):
    """What comes then is thrown away, however much it is, and the close code still arrives."""
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        await reader.readuntil(b"\r\n\r\n")
        ping = bytes((0x89, 0x80, 0, 0, 0, 0))
        writer.write(bytes((0x81, 0x80, 0, 0, 0, 0)) + ping * 1_000_000)
        await writer.drain()
        said = await asyncio.wait_for(reader.read(), 30)
        assert (4400).to_bytes(2) in said
        assert said.count(bytes((0x8A, 0))) < 100_000
        writer.close()


async def test_who_does_not_read_is_sent_away_and_their_seat_is_free(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, waiting_bytes=300_000) as server:
        made = await server.make_table("person", "person")
        async with player(server, made) as ada:
            await ada.sit_and_start()
            assert (await ada.ask("leave", seat="B"))["type"] == "done"
            hello = HELLO | {"table": made["id"], "keys": [{"seat": "B", "secret": made["seats"][1]["secret"]}]}
            narrow = socket.socket()
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            narrow.connect(("127.0.0.1", server.port))
            narrow.setblocking(False)
            plain: dict[str, Any] = {"compression": None, "max_queue": 1, "ping_interval": None}
            async with connect(server.socket_url, sock=narrow, **plain) as deaf:
                await deaf.send(json.dumps(hello | {"last": 0}))
                await ada.until(lambda: [seat["here"] for seat in ada.info.get("seats", [])] == [True, True])
                while ada.info["seats"][1]["here"]:
                    await asyncio.gather(*(ada.ask("chat", seat="A", text="x" * 300) for _ in range(50)))
                assert ada.closed is None
                deaf.transport.abort()


async def test_who_says_nothing_is_sent_away(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, hello_seconds=0.2) as server:
        assert await close_code(server) == 4400


async def test_names_words_and_chat_are_text(tmp_path: Path):
    markup = '<img src=x onerror="alert(1)">'
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        made = await server.make_table("person", "shrewd")
        async with player(server, made) as ada, watcher(server, made["id"]) as eve:
            await ada.ask("chat", seat="A", text=markup)
            assert (await eve.until_entry(lambda entry: entry["kind"] == "chat"))["text"] == markup
            for name in ("two\nlines", "a|b", "brackets (bot shrewd)", " space", "\u202edrawkcab", "nul\x00"):
                assert (await ada.ask("sit", seat="A", name=name))["clause"] == "table.name", name
            assert (await ada.ask("sit", seat="A", words="a|b"))["clause"] == "table.words"
            assert (await ada.ask("sit", seat="A", token="../x"))["clause"] == "table.token-unknown"
            for text in ("two\nlines", "nul\x00", "\x1b[31m"):
                assert (await ada.ask("chat", seat="A", text=text))["clause"] == "table.chat-text"


async def test_editions_and_bots_are_names_and_never_files(tmp_path: Path):
    (tmp_path / "bot.py").write_text("raise SystemExit('was run')")
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        seats = [{"kind": "person"}, {"kind": "bot"}]
        for wish in (
            {"edition": "../classic"},
            {"edition": str(tmp_path / "own.toml")},
            {"edition": "classic.toml"},
            {"seats": [{"kind": "person"}, {"kind": "bot", "bot": str(tmp_path / "bot.py")}]},
            {"seats": [{"kind": "person"}, {"kind": "open", "bot": "bot.py"}]},
            {"seats": [{"kind": "person"}, {"kind": "bot", "bot": "planner:1000000ms"}]},
            {"options": {"nothing": 1}},
            {"options": {"rounds": -1}},
            {"variants": ["nothing"]},
        ):
            got = await server.http.post("/api/tables", json={"seats": seats} | wish)
            assert got.status_code == 400, wish
            assert list(got.json()) == ["error", "de", "problems", "problems_de"]
            assert "expected random, casual, shrewd or planner, or" not in got.json()["error"]


async def test_every_answer_tells_browsers_to_be_careful(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        for path in ("/", "/api/editions", "/api/tables/unknown", "/nowhere", "/healthz", "/metrics"):
            headers = (await server.http.get(path, headers={"origin": "https://evil.example"})).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "unsafe-inline" not in policy.partition("style-src")[0]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert not [name for name in headers if name.startswith("access-control")]
        long = await server.http.post("/api/tables", content=b"[" * 100_000)
        assert long.status_code == 413


async def test_new_tables_from_one_address_are_limited(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path, tables_a_minute=3) as server:
        seats = {"seats": [{"kind": "person"}, {"kind": "bot"}]}
        codes = [(await server.http.post("/api/tables", json=seats)).status_code for _ in range(5)]
        assert codes == [201, 201, 201, 429, 429]
