"""`pasch serve`: the game server, and the page it serves."""

import asyncio
import contextlib
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
from pasch.lab.extras import MissingPackageError
from pasch.server.logs import note, write_lines
from pasch.server.settings import Settings, SettingsError, load
from pasch.version import __version__

LOOPBACK = ("127.0.0.1", "::1", "localhost")
RARELY = 20_000, 20, 50
"""When Python looks for garbage in circles. Games make very little of it, and have very much to be looked through."""

OTHER_FILES = 300
"""Open beside WebSockets: the store, the page, requests."""


def run(args: Namespace) -> int:
    settings = _settings(args)
    write_lines(settings.log)
    if settings.test_hooks and settings.host not in LOOPBACK:
        raise CommandError("serve: --test-hooks only together with a loopback address", CANNOT_BE_READ)
    listener = _listen(settings)
    _allow_files(settings.connections + OTHER_FILES)
    with asyncio.Runner(loop_factory=_fast_loop()) as runner:
        return runner.run(_serve(settings, listener, args.open))


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
        listener.listen()  # who comes before everything is ready waits for it
    except OSError as error:
        listener.close()
        raise CommandError(f"serve: {settings.host}:{settings.port}: {error.strerror}") from None
    return listener


def _allow_files(wanted: int) -> None:
    """Each connection is an open file; many systems allow a program a thousand unless it asks for more."""
    if sys.platform == "win32":
        return
    import resource

    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if most != resource.RLIM_INFINITY:
        wanted = min(wanted, most)
    if allowed not in (resource.RLIM_INFINITY, most) and allowed < wanted:
        with contextlib.suppress(OSError, ValueError):  # then it stays as it is
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))


async def _serve(settings: Settings, listener: socket.socket, open_page: bool) -> int:
    from pasch.server.app import Server
    from pasch.server.store.errors import StoreError
    from pasch.server.web import Web

    try:
        server = Server(settings, data_folder(settings))
        await server.open()
    except (StoreError, MissingPackageError) as error:
        raise CommandError(f"serve: {error}") from None
    if settings.test_hooks and await server.hall.has_verifiable():
        await server.close()
        raise CommandError("serve: --test-hooks: there are tables with verifiable dice; expected a place of its own")
    _tell_address(settings.host, listener.getsockname()[1], open_page)
    store = "postgresql" if settings.database else "sqlite"
    note("serving", version=__version__, host=settings.host, port=listener.getsockname()[1], store=store)
    gc.freeze()
    gc.set_threshold(*RARELY)
    await Web(server).serve(sockets=[listener])
    return 0


def _tell_address(host: str, port: int, open_page: bool) -> None:
    """Now that somebody who goes there is answered."""
    address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    print(f"Pasch: {address}", flush=True)
    if open_page and _has_screen():
        threading.Thread(target=_open_browser, args=(address,), daemon=True).start()


def data_folder(settings: Settings) -> Path:
    """Where the embedded store lies unless told otherwise."""
    try:
        return _data_folder(settings)
    except RuntimeError:  # of `Path.home`, for a user without one
        raise CommandError("serve: there is no home folder to keep games in; expected --data DIR") from None


def _data_folder(settings: Settings) -> Path:
    if settings.data:
        return Path(settings.data).expanduser()
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "pasch"


def _has_screen() -> bool:
    """Elsewhere Python would open a browser made of text, in the terminal that the log is written to."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _open_browser(address: str) -> None:
    try:
        webbrowser.open(address)
    except Exception:
        return  # the address is printed
