"""Behind a proxy with TLS, configured as docs/server.md says: everything works, and limits count people."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from player import Player, keys_of
from proxies import KINDS, Proxy
from running_server import RunningServer
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

SEATS = {"seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot"}], "seconds": 0}


def behind(folder: Path, **settings: Any) -> RunningServer:
    return RunningServer(folder / "data", folder, behind_proxy=True, **settings)


async def made_at(proxy: Proxy, address: str = "127.0.0.1", **headers: str) -> Any:
    asked = proxy.asked()
    asked["headers"] |= headers
    async with proxy.browser(address) as browser:
        return await browser.post("/api/tables", json=SEATS, **asked)


@pytest.mark.parametrize("kind", KINDS)
async def test_a_game_is_played_through_the_proxy_and_its_log_knows_no_secret(kind: str, tmp_path: Path):
    async with behind(tmp_path) as server, Proxy(kind, server, tmp_path) as proxy:
        browsers_own = "the secret of a browser"
        made = (await made_at(proxy, **{"Pasch-Player": browsers_own})).json()
        [secret] = keys_of(made).values()
        async with proxy.browser() as browser:
            page = await browser.get(made["seats"][0]["link"], **proxy.asked())
            assert page.headers["content-security-policy"].startswith("default-src 'self'")
            asset = await browser.get("/api/editions", **proxy.asked())
            assert (page.status_code, asset.status_code) == (200, 200)
        ada = Player(server, made["id"], keys_of(made))
        await ada.connect(proxy, **proxy.line())
        await ada.sit_and_start()
        await ada.play_on(5)
        assert ada.lines()
        assert await server.record(made["id"])
        await ada.drop()
        async with asyncio.timeout(10):
            while "/ws" not in proxy.log:  # written when the connection has ended
                await asyncio.sleep(0.05)
        assert f"/play/{made['id']}" in proxy.log
        assert secret not in proxy.log
        assert browsers_own not in proxy.log


@pytest.mark.parametrize("kind", KINDS)
async def test_pages_of_other_origins_are_still_refused(kind: str, tmp_path: Path):
    async with behind(tmp_path) as server, Proxy(kind, server, tmp_path) as proxy:
        async with connect(proxy.socket_url, **proxy.line()):
            pass
        for origin in ("https://evil.example", server.url, f"https://127.0.0.1:{proxy.port}"):
            with pytest.raises(InvalidStatus):
                await connect(proxy.socket_url, **proxy.line(origin=origin))


@pytest.mark.parametrize("kind", KINDS)
async def test_figures_are_for_the_operator_alone(kind: str, tmp_path: Path):
    async with behind(tmp_path) as server, Proxy(kind, server, tmp_path) as proxy, proxy.browser() as browser:
        assert (await server.http.get("/metrics")).status_code == 200
        for path in ("/metrics", "/metrics?x=1", "//metrics", "/%6detrics"):
            answer = await browser.get(f"https://127.0.0.1:{proxy.port}{path}", **proxy.asked())
            assert answer.status_code in (403, 404), path
            assert "pasch_" not in answer.text


@pytest.mark.parametrize("kind", KINDS)
async def test_limits_count_people_and_nobody_can_claim_to_be_another(kind: str, tmp_path: Path):
    async with (
        behind(tmp_path, tables_a_minute=2, connections_an_address=2) as server,
        Proxy(kind, server, tmp_path) as proxy,
    ):
        claims: tuple[dict[str, str], ...] = (
            {},
            {"X-Forwarded-For": "203.0.113.7"},
            {"X-Forwarded-For": "203.0.113.8"},
        )
        codes = [(await made_at(proxy, **claim)).status_code for claim in claims]
        assert codes == [201, 201, 429]
        assert (await made_at(proxy, "127.0.0.2")).status_code == 201
        for address in ("127.0.0.1", "127.0.0.2"):
            there = proxy.line(local_addr=(address, 0))
            claim = {"X-Forwarded-For": "203.0.113.9"}
            async with connect(proxy.socket_url, **there), connect(proxy.socket_url, **there):
                with pytest.raises(InvalidStatus, match="503"):
                    await connect(proxy.socket_url, additional_headers=claim, **there)


async def test_without_behind_proxy_everybody_is_the_proxy(tmp_path: Path):
    async with (
        RunningServer(tmp_path / "data", tmp_path, tables_a_minute=2) as server,
        Proxy("nginx", server, tmp_path) as proxy,
    ):
        codes = [(await made_at(proxy, f"127.0.0.{number}")).status_code for number in (1, 2, 3)]
        assert codes == [201, 201, 429]


@pytest.mark.parametrize(("ping_seconds", "stays"), [(0.5, True), (600, False)])
async def test_pings_keep_a_silent_connection_open_longer_than_the_proxy_waits(
    ping_seconds: float, stays: bool, tmp_path: Path
):
    async with (
        behind(tmp_path, ping_seconds=ping_seconds) as server,
        Proxy("nginx", server, tmp_path, timeout="4s") as proxy,
    ):
        made = (await made_at(proxy)).json()
        ada = Player(server, made["id"], keys_of(made))
        await ada.connect(proxy, **proxy.line(ping_interval=None))
        await ada.until(lambda: ada.info)
        if stays:
            await asyncio.sleep(6)
            assert ada.closed is None
        else:
            await ada.until_closed()
        await ada.drop()
