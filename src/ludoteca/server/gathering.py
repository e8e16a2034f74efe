"""What is said to somebody within a moment goes out together: a message each would cost a call of the system.

Who moves hears that it is confirmed and what the table looks like now, one right after the other.
"""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol

MOMENT = 0.001
"""Seconds that a message may wait for the next one."""

assert AutoWebSocketsProtocol is not None, "the extra [server] brings one"


class GatheringProtocol(AutoWebSocketsProtocol):  # type: ignore[valid-type, misc]
    """A socket that sends through a gathering transport."""

    def connection_made(self, transport: asyncio.Transport) -> None:
        """The line stands."""
        super().connection_made(GatheringTransport(transport))


class GatheringTransport(asyncio.Transport):
    """A transport that keeps what is written for a moment; all else is done by the one behind it."""

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self._transport = transport
        self._loop = asyncio.get_running_loop()
        self._gathered: list[bytes] = []

    def write(self, data: Any) -> None:
        """To be sent in a moment."""
        if not self._gathered:
            self._loop.call_later(MOMENT, self._send)
        self._gathered.append(data)

    def _send(self) -> None:
        data, self._gathered = b"".join(self._gathered), []
        if data and not self._transport.is_closing():  # the other side may have hung up in the meantime
            self._transport.write(data)

    def close(self) -> None:
        """After what was gathered is sent."""
        self._send()
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
