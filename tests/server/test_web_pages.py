"""The web app as it is served: small on the way, and fetched once."""

import gzip
import re
from pathlib import Path

import pytest
from running_server import RunningServer

from pasch.server.pages import PAGES, understood

BUILT = pytest.mark.skipif(not (PAGES / "index.html").is_file(), reason="the web app is not built (pip install -e .)")
SCRIPT = re.compile(r'src="(/assets/[^"]+\.js)"')


@BUILT
async def test_scripts_are_compressed_and_kept_for_good(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        page = await server.http.get("/", headers={"accept-encoding": "identity"})
        found = SCRIPT.search(page.text)
        assert found
        plain = await server.http.get(found[1], headers={"accept-encoding": "identity"})
        packed = await server.http.get(found[1], headers={"accept-encoding": "gzip"})
        best = await server.http.head(found[1], headers={"accept-encoding": "gzip, deflate, br"})
    assert packed.headers["content-encoding"] == "gzip"
    assert best.headers["content-encoding"] == "br"
    assert packed.content == plain.content  # httpx has unpacked it
    sizes = [int(answer.headers["content-length"]) for answer in (best, packed, plain)]
    assert sizes == sorted(sizes)
    assert sizes[1] < sizes[2] / 2
    for answer in (plain, packed, best):
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["vary"] == "accept-encoding"
        assert "javascript" in answer.headers["content-type"]


@BUILT
async def test_the_page_is_asked_for_anew_and_not_sent_again_if_it_is_the_same(tmp_path: Path):
    async with RunningServer(tmp_path / "data", tmp_path) as server:
        for path in ("/", "/play/abc", "/watch/abc", "/join/ABCDEF", "/replay/abc"):
            page = await server.http.get(path)
            assert page.headers["cache-control"] == "no-cache"
            assert page.headers["content-type"].startswith("text/html")
        again = await server.http.get("/", headers={"if-none-match": page.headers["etag"]})
        icon = await server.http.get("/icon.svg")
        lost = await server.http.get("/assets/none.js")
    assert (again.status_code, again.content) == (304, b"")
    assert icon.headers["cache-control"] == "no-cache"
    assert lost.status_code == 404


@BUILT
def test_the_compressed_files_are_those_of_this_build():
    scripts = sorted((PAGES / "assets").glob("*.js"))
    assert scripts
    for script in scripts:
        assert gzip.decompress(script.with_name(f"{script.name}.gz").read_bytes()) == script.read_bytes()


@pytest.mark.parametrize(
    ("header", "encodings"),
    [("gzip, br", {"gzip", "br"}), ("br;q=0, gzip;q=0.8", {"gzip"}), ("", {""}), ("GZIP; q=0.000", set[str]())],
)
def test_an_encoding_that_is_not_wanted_is_not_used(header: str, encodings: set[str]):
    assert understood(header) == encodings
