"""`pasch serve`: the game server, and the page it serves."""

import asyncio
import json
import logging
import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from pathlib import Path
from typing import Any

from pasch.cli.command_error import CANNOT_BE_READ, CommandError
from pasch.server.settings import Settings, SettingsError, load

LOOPBACK = ("127.0.0.1", "::1", "localhost")


def run(args: Namespace) -> int:
    settings = _settings(args)
    _log_as_lines_of_json(settings.log)
    if settings.test_hooks and settings.host not in LOOPBACK:
        raise CommandError("serve: --test-hooks only together with a loopback address", CANNOT_BE_READ)
    listener = _listen(settings)
    port = listener.getsockname()[1]
    address = f"http://{'[' + settings.host + ']' if ':' in settings.host else settings.host}:{port}/"
    print(f"Pasch: {address}", flush=True)
    if args.open:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    return asyncio.run(_serve(settings, listener))


def _settings(args: Namespace) -> Settings:
    try:
        return load(
            Path(args.settings) if args.settings else None,
            host=args.host,
            port=args.port,
            data=args.data,
            database=args.database,
            test_hooks=args.test_hooks or None,
        )
    except SettingsError as error:
        raise CommandError(f"serve: {error}", CANNOT_BE_READ) from None


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # else asyncio would leave Nagle on
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        raise CommandError(f"serve: {settings.host}:{settings.port}: {error.strerror}") from None
    return listener


async def _serve(settings: Settings, listener: socket.socket) -> int:
    import uvicorn

    from pasch.server.app import Server
    from pasch.server.store.errors import StoreError

    server = Server(settings, data_folder(settings))
    try:
        await server.hall.open()
    except StoreError as error:
        raise CommandError(f"serve: {error}") from None
    config = uvicorn.Config(
        server.application(),
        ws="websockets-sansio",
        ws_max_size=settings.message_bytes,
        log_config=None,
        access_log=False,
        lifespan="off",
        proxy_headers=settings.behind_proxy,
        timeout_graceful_shutdown=10,
    )
    web = uvicorn.Server(config)
    server.relay.open()
    stopping = asyncio.create_task(_close_when_told(web, server))
    await web.serve(sockets=[listener])
    await stopping
    return 0


async def _close_when_told(web: Any, server: Any) -> None:
    """Tables finish what is acknowledged before connections are cut."""
    while not web.should_exit:
        await asyncio.sleep(0.05)
    await server.hall.close()


def data_folder(settings: Settings) -> Path:
    """Where the embedded store lies unless told otherwise."""
    if settings.data:
        return Path(settings.data).expanduser()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "pasch"


def _open_browser(address: str) -> None:
    try:
        webbrowser.open(address)
    except Exception:
        return  # the address is printed


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {"at": self.formatTime(record), "level": record.levelname.lower(), "what": record.getMessage()}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line | getattr(record, "data", {}), ensure_ascii=False)


def _log_as_lines_of_json(level: str) -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(_Lines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
