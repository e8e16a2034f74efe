"""Notices between processes: that a table has moved on, that something was said, that a session ended.

Nothing secret travels here: a notice names a version, and everybody reads the rest where it is kept.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.subscriber import Subscriber

from ludoteca.wire.seen import ChatLine


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
    """The person signed out everywhere, or was blocked."""


Notice = Changed | Intended | Said | SignedOut
_decoder: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)


class Notices:
    """Channels in memory by default, through Redis when several processes serve."""

    def __init__(self, redis: str = "") -> None:
        # Who is slow misses old notices and catches up from the newest.
        self._channels = ChannelsPlugin(
            _backend(redis),
            arbitrary_channels_allowed=True,
            subscriber_max_backlog=100,
            subscriber_backlog_strategy="dropleft",
        )

    async def open(self) -> None:
        """Begin to carry."""
        await self._channels.__aenter__()

    async def close(self) -> None:
        """Carry no more."""
        await self._channels.__aexit__(None, None, None)

    def tell_table(self, table_id: str, notice: Notice) -> None:
        """To everybody at a table."""
        self._channels.publish(msgspec.json.encode(notice), f"table-{table_id}")

    def tell_person(self, person_id: str, notice: Notice) -> None:
        """To everything a person has open."""
        self._channels.publish(msgspec.json.encode(notice), f"person-{person_id}")

    def listen(self, table_id: str, person_id: str | None) -> AbstractAsyncContextManager[Subscriber]:
        """What concerns a table and a person who is there."""
        channels = [f"table-{table_id}"] + ([f"person-{person_id}"] if person_id else [])
        return self._channels.start_subscription(channels)


def read(notice: bytes) -> Notice:
    """The notice of some bytes."""
    return _decoder.decode(notice)


def _backend(redis: str) -> ChannelsBackend:
    if not redis:
        return MemoryChannelsBackend()
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    return RedisChannelsPubSubBackend(redis=Redis.from_url(redis), key_prefix="ludoteca")
