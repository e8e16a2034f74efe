"""As much of a WebSocket as a guest of a benchmark needs: what guests compute is not to be measured."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

from ludoteca.core.errors import LudotecaError

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
LAST = 0x80
"""The bit of a frame that ends its message; the server sends no longer ones."""
MASKED = 0x80
NO_MASK = bytes(4)
"""A client must mask what it sends; with zeros there is nothing to do."""


class Socket(asyncio.Protocol):
    """A socket that hands over every message as it comes."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._buffer = b""
        self._is_open = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    @staticmethod
    async def connect(url: str, cookie: str, heard: Callable[[bytes], None]) -> Socket:
        """Open a socket at an address of HTTP."""
        address = urlsplit(url)
        loop = asyncio.get_running_loop()
        host, port = address.hostname or "localhost", address.port or 80
        _, socket = await loop.create_connection(lambda: Socket(heard), host, port)
        request = (
            f"GET {address.path} HTTP/1.1\r\nHost: {address.netloc}\r\nCookie: {cookie}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: bHVkb3RlY2EgYmVuY2htYQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        socket._transport.write(request.encode())
        await socket._is_open
        return socket

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a message, which must be short."""
        size = len(message)
        length = bytes([MASKED | size]) if size < 126 else struct.pack("!BH", MASKED | 126, size)
        self._transport.write(bytes([LAST | kind]) + length + NO_MASK + message)

    # --- what asyncio calls ----------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The line stands."""
        self._transport = cast(asyncio.Transport, transport)

    def connection_lost(self, error: Exception | None) -> None:
        """The line is cut."""
        if not self._is_open.done():
            self._is_open.set_exception(LudotecaError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        """Some bytes came, of one message or several or a part of one."""
        self._buffer = data = self._buffer + data if self._buffer else data
        if not self._is_open.done():
            self._greet(data)
            return
        at = 0
        while (end := _end_of_frame(data, at)) is not None:
            kind, start = data[at] & 0x0F, at + _head_of_frame(data, at)
            if kind == TEXT:
                self._heard(data[start:end])
            elif kind == PING:
                self.send(data[start:end], PONG)
            elif kind == CLOSE:
                self._transport.close()
            at = end
        self._buffer = data[at:]

    def _greet(self, data: bytes) -> None:
        """The answer to our request to open a socket; nothing else comes before we have said hello."""
        head, blank, self._buffer = data.partition(b"\r\n\r\n")
        if not blank:
            self._buffer = data
        elif head.startswith(b"HTTP/1.1 101 "):
            self._is_open.set_result(None)
        else:
            self._is_open.set_exception(LudotecaError(head.partition(b"\r\n")[0].decode()))


def _head_of_frame(data: bytes, at: int) -> int:
    """How many bytes stand before what is said."""
    return {126: 4, 127: 10}.get(data[at + 1], 2)


def _end_of_frame(data: bytes, at: int) -> int | None:
    """Where a frame ends; None while it has not come whole."""
    if len(data) < at + 2 or len(data) < at + (head := _head_of_frame(data, at)):
        return None
    size = data[at + 1] if head == 2 else int.from_bytes(data[at + 2 : at + head])
    end = at + head + size
    return end if end <= len(data) else None
