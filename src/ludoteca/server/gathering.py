"""The short way to and from a socket, past all layers between a server and its application.

What is said to somebody within a moment goes out together: a message each would cost a call of the system.
Who moves hears that it is confirmed and what the table looks like now, one right after the other.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable
from typing import Any, Protocol
from weakref import WeakKeyDictionary

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

MOMENT = 0.001
"""Seconds that a message may wait for the next one."""
LINE = "ludoteca.line"
"""The extension of ASGI by which an application finds the line behind a socket."""
LAST_TEXT = 0x81
"""A frame that holds the whole of a text."""
MASKED = 0x80
MASK = 4
Heard = Callable[[bytes], bool]
"""Is handed a message; False if it cannot be taken now and has to come in the usual way."""

assert AutoWebSocketsProtocol is not None, "the extra [server] brings one"


class Line(Protocol):
    """The short way, for an application."""

    def say(self, text: bytes) -> bool:
        """Send a message; False, and nothing is sent, if it has to be sent in the usual way."""

    def listen(self, heard: Heard) -> None:
        """From now on most messages are handed over at once; a few still come in the usual way."""


class GatheringProtocol(AutoWebSocketsProtocol):  # type: ignore[valid-type, misc]
    """A socket that sends through a gathering transport."""

    _heard: Heard | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:
        """The line stands."""
        super().connection_made(GatheringTransport(transport))

    def handle_connect(self, event: Request) -> None:
        """The application may use the line."""
        super().handle_connect(event)
        if hasattr(self, "scope"):  # else the request made no sense
            self.scope["extensions"][LINE] = self

    def start_keepalive(self) -> None:
        """The line is open: what was said to open it is let go."""
        super().start_keepalive()
        self.request.headers.clear()  # deep inside, somebody holds on to the request
        del self.request, self.response

    def say(self, text: bytes) -> bool:
        """Send a message at once, unless the client is slow to read, or about to go."""
        if not self.writable.is_set() or not self._is_open:
            return False
        self.transport.write(head(len(text)) + text)
        return True

    def listen(self, heard: Heard) -> None:
        """Hand over what comes alone and in one piece."""
        self._heard = heard

    def data_received(self, data: bytes) -> None:
        """Some bytes: a whole message nearly always."""
        heard = self._heard if self._is_open and self._is_idle else None
        text = whole_text(data) if heard is not None else None
        if heard is None or text is None or not heard(text):
            super().data_received(data)

    @property
    def _is_open(self) -> bool:
        return self.conn.state is OPEN and not self.close_sent

    @property
    def _is_idle(self) -> bool:
        """Is nothing on its way to the application, not even a part of a message?"""
        return not self.conn.reader.buffer and not self.frames and self.queue.empty()


def head(size: int) -> bytes:
    """The first bytes of a message of this size."""
    if size < 126:
        return bytes((LAST_TEXT, size))
    if size < 1 << 16:
        return struct.pack("!BBH", LAST_TEXT, 126, size)
    return struct.pack("!BBQ", LAST_TEXT, 127, size)


def whole_text(data: bytes) -> bytes | None:
    """The text of a client, if these bytes are one short message and nothing else; plain letters only."""
    if len(data) < 2 + MASK or data[0] != LAST_TEXT:
        return None
    size, start = data[1] - MASKED, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4]), 4
    elif size > 126:
        return None
    if size != len(data) - start - MASK:
        return None
    text = _unmasked(data[start + MASK :], data[start : start + MASK])
    return text if text.isascii() else None


def _unmasked(data: bytes, mask: bytes) -> bytes:
    """Every byte turned by one of the mask, by turns."""
    size = len(data)
    turned = int.from_bytes(data) ^ int.from_bytes((mask * (size // MASK + 1))[:size])
    return turned.to_bytes(size)


class Post:
    """The lines of an event loop on which something waits to be sent: one clock for all of them."""

    def __init__(self) -> None:
        self._waiting: list[GatheringTransport] = []

    def take(self, line: GatheringTransport) -> None:
        """To be sent in a moment."""
        if not self._waiting:
            asyncio.get_running_loop().call_later(MOMENT, self._send)
        self._waiting.append(line)

    def _send(self) -> None:
        waiting, self._waiting = self._waiting, []
        for line in waiting:
            line.send()


_posts: WeakKeyDictionary[asyncio.AbstractEventLoop, Post] = WeakKeyDictionary()


class GatheringTransport(asyncio.Transport):
    """A transport that keeps what is written for a moment; all else is done by the one behind it."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self._transport = transport
        self._post = _posts.setdefault(asyncio.get_running_loop(), Post())
        self._gathered: list[bytes] = []

    def write(self, data: Any) -> None:
        """To be sent in a moment."""
        if not self._gathered:
            self._post.take(self)
        self._gathered.append(data)

    def send(self) -> None:
        """Send what has gathered."""
        data, self._gathered = b"".join(self._gathered), []
        if data and not self._transport.is_closing():  # the other side may have hung up in the meantime
            self._transport.write(data)

    def close(self) -> None:
        """After what was gathered is sent."""
        self.send()
        self._transport.close()

    def abort(self) -> None:
        """At once."""
        self._gathered = []
        self._transport.abort()

    def is_closing(self) -> bool:
        """Does it close?"""
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        """Hear nothing for a while."""
        self._transport.pause_reading()

    def resume_reading(self) -> None:
        """Hear again."""
        self._transport.resume_reading()

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        """What is known of the line."""
        return self._transport.get_extra_info(name, default)
