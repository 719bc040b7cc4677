"""The web app as files: compressed when it was built, and kept by browsers for as long as it may be."""

import mimetypes
import os
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

PAGES: Final = Path(str(files("pasch") / "web"))
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_FIRST: Final = "no-cache"
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""Best first, with the ending of the file that `vite build` made beside the plain one."""


class Pages(StaticFiles):
    """Files under `assets` have a hash of their content in their name, so they never change; the others may."""

    def __init__(self) -> None:
        super().__init__(directory=PAGES)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        asked = Headers(scope=scope)
        path, encoding = best_file(Path(full_path), asked.get("accept-encoding", ""))
        hashed = (PAGES / "assets") in Path(full_path).parents
        headers = {"cache-control": FOREVER if hashed else ASK_FIRST, "vary": "accept-encoding"}
        if encoding:
            headers["content-encoding"] = encoding
            stat_result = path.stat()
        media = mimetypes.guess_type(os.fspath(full_path))[0]
        response = FileResponse(path, status_code, headers, media, stat_result=stat_result)
        return NotModifiedResponse(response.headers) if self.is_not_modified(response.headers, asked) else response

    def index(self, scope: Scope) -> Response:
        """The one page that all addresses of the app are."""
        page = PAGES / "index.html"
        return self.file_response(page, page.stat(), scope)


def best_file(plain: Path, accepted: str) -> tuple[Path, str]:
    """The smallest file the browser understands, and its encoding; empty for the plain one."""
    known = understood(accepted)
    for encoding, ending in ENCODINGS.items():
        packed = plain.with_name(plain.name + ending)
        if encoding in known and packed.is_file():
            return packed, encoding
    return plain, ""


def understood(accepted: str) -> set[str]:
    """The encodings in a header `Accept-Encoding`.

    >>> sorted(understood("gzip, br;q=0.5, zstd;q=0"))
    ['br', 'gzip']
    """
    parts = [part.strip().lower().partition(";") for part in accepted.split(",")]
    return {name.strip() for name, _, weight in parts if not _is_zero(weight)}


def _is_zero(weight: str) -> bool:
    """`q=0` says that an encoding is not wanted."""
    name, _, value = weight.replace(" ", "").partition("=")
    return name == "q" and not value.strip("0.")
