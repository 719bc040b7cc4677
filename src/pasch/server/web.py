"""Uvicorn, with a goodbye: tables finish and clients are told to come back before connections are cut."""

import socket
from typing import Any

import uvicorn

from pasch.server.app import Server
from pasch.server.socket import sockets_at


class Web(uvicorn.Server):
    """Serves until it is told to stop."""

    def __init__(self, server: Server) -> None:
        sockets: Any = sockets_at(server.door)
        super().__init__(
            uvicorn.Config(
                server.application(),
                ws=sockets,
                log_config=None,
                access_log=False,
                lifespan="off",
                proxy_headers=False,
                timeout_graceful_shutdown=10,
            )
        )
        self._pasch = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._pasch.say_goodbye()
        await super().shutdown(sockets)
        await self._pasch.close()
