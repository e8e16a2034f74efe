"""The doors to the network: a request is begun, told and ended within reason, or nobody listens any more."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MOST_HEAD = 32 * 1024
"""Bytes of the first line and all headers."""
HEAD_SECONDS = 15.0
BODY_SECONDS = 60.0
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class BoundedProtocol(HttpToolsProtocol):
    """A line on which nobody can talk forever without saying anything."""

    head_seconds = HEAD_SECONDS
    body_seconds = BODY_SECONDS

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._waits: asyncio.TimerHandle | None = None
        self._reads_head = True
        self._received = 0
        """Bytes since the last complete head."""
        self._size = 0
        """Bytes of the headers of this request that are complete."""
        self._is_shut = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """The line stands: a request is expected soon."""
        super().connection_made(transport)
        self._wait(self.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        self._wait(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Some bytes; a head that never ends is not listened to."""
        if self._is_shut:
            return
        self._received += len(data)
        super().data_received(data)
        if self._reads_head and self._received > MOST_HEAD:
            self._shut()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        self._reads_head, self._size = True, 0
        self._wait(self.head_seconds)

    def on_header(self, name: bytes, value: bytes) -> None:
        """A header is complete."""
        self._size += len(name) + len(value)
        if self._size <= MOST_HEAD:
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """The head is complete, the body follows."""
        self._reads_head, self._received = False, 0
        if self._size + len(self.url) > MOST_HEAD:
            self._shut()
            return
        self._wait(self.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        if not self._is_shut:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The whole request is here."""
        self._wait(None)
        if not self._is_shut:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The line becomes a socket, which has rules of its own."""
        self._wait(None)
        if not self._is_shut:
            super().handle_websocket_upgrade()

    def _shut(self) -> None:
        self._is_shut = True
        self.transport.write(TOO_LARGE)
        self.transport.close()

    def _wait(self, seconds: float | None) -> None:
        if self._waits is not None:
            self._waits.cancel()
        self._waits = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)
