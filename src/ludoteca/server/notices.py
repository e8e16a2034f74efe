"""Notices: that a table has moved on, that something was said, that a session ended.

Nothing secret travels here: a notice names a version, and everybody reads the rest where it is kept. Within
a process notices are handed over at once; a relay carries them to the other processes of the house.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager

import msgspec

from ludoteca.server.relay import Relay
from ludoteca.wire.seen import ChatLine

MOST_WAITING = 100
"""Who is slow misses old notices and catches up from the newest."""


class Changed(msgspec.Struct, tag="changed", frozen=True):
    """The table has this version now."""

    version: int


class Intended(msgspec.Struct, tag="intended", frozen=True):
    """The person changed at a table what nobody else may know of."""

    table: str


class Said(msgspec.Struct, tag="said", frozen=True):
    """Somebody said something."""

    line: ChatLine


class SignedOut(msgspec.Struct, tag="signed-out", frozen=True):
    """The session ended, or the person was blocked."""


class Missed(msgspec.Struct, tag="missed", frozen=True):
    """Notices of other processes may have been lost: look again."""


Notice = Changed | Intended | Said | SignedOut | Missed


class Parcel(msgspec.Struct, frozen=True):
    """A notice on its way to another process."""

    channel: str
    notice: Notice


_decoder = msgspec.json.Decoder(Parcel)


Hear = Callable[[Notice], None]
"""Is called with what concerns one visitor, in order. Must not take time."""


class Listener:
    """Keeps what concerns one visitor, in order, for a task that waits for it."""

    def __init__(self) -> None:
        self._waiting: deque[Notice] = deque(maxlen=MOST_WAITING)
        self._news = asyncio.Event()

    def hear(self, notice: Notice) -> None:
        """Something happened."""
        self._waiting.append(notice)
        self._news.set()

    async def __aiter__(self) -> AsyncIterator[Notice]:
        while True:
            await self._news.wait()
            self._news.clear()
            while self._waiting:
                yield self._waiting.popleft()


class Notices:
    """In memory by default, through Redis when several processes serve."""

    def __init__(self, redis: str = "") -> None:
        self._listeners: dict[str, set[Hear]] = {}
        self.relay = Relay(redis, self._arrived, self._missed) if redis else None

    async def open(self) -> None:
        """Begin to carry."""
        if self.relay is not None:
            self.relay.start()

    async def close(self) -> None:
        """Carry no more."""
        if self.relay is not None:
            await self.relay.stop()

    @property
    def is_complete(self) -> bool:
        """Does everybody hear of what other processes do?"""
        return self.relay is None or self.relay.is_connected

    def tell_table(self, table_id: str, notice: Notice) -> None:
        """To everybody at a table."""
        self._tell(f"table-{table_id}", notice)

    def tell_person(self, person_id: str, notice: Notice) -> None:
        """To everything a person has open."""
        self._tell(f"person-{person_id}", notice)

    def tell_session(self, session_id: str, notice: Notice) -> None:
        """To everything that was opened by one session or token."""
        self._tell(f"session-{session_id}", notice)

    @contextmanager
    def listen(self, table_id: str, person_id: str | None, session_id: str, hear: Hear) -> Iterator[None]:
        """Hear what concerns a table, and a person who is there by a session."""
        channels = [f"table-{table_id}"]
        if person_id:
            channels += [f"person-{person_id}", f"session-{session_id}"]
        for channel in channels:
            self._listeners.setdefault(channel, set()).add(hear)
        try:
            yield
        finally:
            for channel in channels:
                self._listeners[channel].discard(hear)
                if not self._listeners[channel]:
                    del self._listeners[channel]

    def _tell(self, channel: str, notice: Notice) -> None:
        self._hand_over(channel, notice)
        if self.relay is not None:
            self.relay.send(msgspec.json.encode(Parcel(channel, notice)))

    def _arrived(self, parcel: bytes) -> None:
        read = _decoder.decode(parcel)
        self._hand_over(read.channel, read.notice)

    def _missed(self) -> None:
        for channel, listeners in self._listeners.items():
            if channel.startswith("table-"):
                for hear in listeners:
                    hear(Missed())

    def _hand_over(self, channel: str, notice: Notice) -> None:
        for hear in self._listeners.get(channel, ()):
            hear(notice)
