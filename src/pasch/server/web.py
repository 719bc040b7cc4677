"""Uvicorn, with a goodbye: tables finish and clients are told to come back before connections are cut."""

import socket

import uvicorn

from pasch.server.app import Server
from pasch.server.settings import Settings


class Web(uvicorn.Server):
    """Serves until it is told to stop."""

    def __init__(self, server: Server, settings: Settings) -> None:
        super().__init__(
            uvicorn.Config(
                server.application(),
                ws="websockets-sansio",
                ws_max_size=settings.message_bytes,
                log_config=None,
                access_log=False,
                lifespan="off",
                proxy_headers=settings.behind_proxy,
                timeout_graceful_shutdown=10,
            )
        )
        self._pasch = server

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._pasch.say_goodbye()
        await super().shutdown(sockets)
        await self._pasch.close()
