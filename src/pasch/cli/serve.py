"""`pasch serve`: the game server, and the page it serves."""

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from pasch.cli.command_error import CANNOT_BE_READ, CommandError
from pasch.server.logs import note, write_lines
from pasch.server.settings import Settings, SettingsError, load
from pasch.version import __version__

LOOPBACK = ("127.0.0.1", "::1", "localhost")
RARELY = 20_000, 20, 50
"""When Python looks for garbage in circles. Games make very little of it, and have very much to be looked through."""


def run(args: Namespace) -> int:
    settings = _settings(args)
    write_lines(settings.log)
    if settings.test_hooks and settings.host not in LOOPBACK:
        raise CommandError("serve: --test-hooks only together with a loopback address", CANNOT_BE_READ)
    listener = _listen(settings)
    port = listener.getsockname()[1]
    address = f"http://{'[' + settings.host + ']' if ':' in settings.host else settings.host}:{port}/"
    print(f"Pasch: {address}", flush=True)
    if args.open:
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        return runner.run(_serve(settings, listener))


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


def _fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop takes half the time for the same work, but there is none for Windows."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


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
    from pasch.server.app import Server
    from pasch.server.store.errors import StoreError
    from pasch.server.web import Web

    server = Server(settings, data_folder(settings))
    try:
        await server.open()
    except StoreError as error:
        raise CommandError(f"serve: {error}") from None
    if settings.test_hooks and await server.hall.has_verifiable():
        await server.close()
        raise CommandError("serve: --test-hooks: there are tables with verifiable dice; expected a place of its own")
    store = "postgresql" if settings.database else "sqlite"
    note("serving", version=__version__, host=settings.host, port=listener.getsockname()[1], store=store)
    gc.freeze()
    gc.set_threshold(*RARELY)
    await Web(server).serve(sockets=[listener])
    return 0


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
