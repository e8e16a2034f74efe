"""The server process: its log, its lock, and how it stops."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from contextlib import suppress

import uvicorn
from litestar import Litestar

from ludoteca.server import logs
from ludoteca.server.app import create_app
from ludoteca.server.config import ServerSettings
from ludoteca.server.doors import BoundedProtocol
from ludoteca.server.gathering import GatheringProtocol
from ludoteca.server.house import House
from ludoteca.server.interpreter import calm
from ludoteca.server.lock import occupy
from ludoteca.server.sockets import LONGEST_MESSAGE

PATIENCE = 5
"""Seconds that commands in flight have to come to their end."""


def serve_forever(settings: ServerSettings, opened: Callable[[int], None] = lambda _: None) -> None:
    """Serve until a signal to end; then finish what was begun, say goodbye, and stop the bots.

    `opened` is told the port as soon as people can come in.
    """
    logs.configure(settings.log_format, settings.log_level)
    with occupy(settings.database_url):
        app = create_app(settings)
        calm()
        server = PoliteServer(config(app, settings), app.state.house, opened)
        with suppress(KeyboardInterrupt):
            server.run()


def config(app: Litestar, settings: ServerSettings) -> uvicorn.Config:
    """How the server listens."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        http=BoundedProtocol,
        ws=GatheringProtocol,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=PATIENCE,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
    )


class PoliteServer(uvicorn.Server):
    """A server that tells people at the tables before it hangs up."""

    def __init__(
        self, config: uvicorn.Config, house: House, opened: Callable[[int], None] = lambda _: None
    ) -> None:
        super().__init__(config)
        self._house = house
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the door; say so only when it is open."""
        await super().startup(sockets)
        if self.started:
            self._opened(self.servers[0].sockets[0].getsockname()[1])

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in, let commands in flight come to their end, say goodbye, close."""
        for server in self.servers:
            server.close()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._house.visits.say_goodbye(), PATIENCE)
        await super().shutdown(sockets)
