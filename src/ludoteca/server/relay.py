"""The relay between the processes of a house: a channel of Redis, which may come and go.

While it is away, everybody who follows a table is told every few seconds to look for himself, so a restart
of Redis is felt as a short delay and never as silence.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any

CHANNEL = "ludoteca-notices"
NAME = 8
"""Bytes in front of a parcel that tell from which process it comes."""
MOST_WAITING = 10_000
POLL = 2.0
"""Without Redis, seconds between two looks."""
PATIENCE = 5.0

log = logging.getLogger(__name__)


class Relay:
    """Carries parcels to all other processes, and hands over theirs."""

    def __init__(self, url: str, arrived: Callable[[bytes], None], missed: Callable[[], None]) -> None:
        self._url = url
        self._arrived = arrived
        self._missed = missed
        self._name = secrets.token_bytes(NAME)
        self._outgoing: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self.is_connected = False

    def start(self) -> None:
        """Begin; it does not matter whether Redis is there yet."""
        self._tasks = [
            asyncio.create_task(self._keep(self._listen), name="relay in"),
            asyncio.create_task(self._keep(self._publish), name="relay out"),
            asyncio.create_task(self._poll(), name="relay away"),
        ]

    async def stop(self) -> None:
        """End, whatever Redis is doing."""
        for task in self._tasks:
            task.cancel()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=PATIENCE)

    def send(self, parcel: bytes) -> None:
        """To all other processes; without Redis the oldest are dropped in the end."""
        if self._outgoing.full():
            self._outgoing.get_nowait()
        self._outgoing.put_nowait(self._name + parcel)

    async def _keep(self, work: Callable[[Any], Any]) -> None:
        """Work with Redis for as long as there is one, and again when there is one again."""
        from redis.asyncio import Redis
        from redis.exceptions import RedisError

        is_lost = False
        while True:
            redis = Redis.from_url(self._url, socket_connect_timeout=PATIENCE, health_check_interval=10)
            try:
                await work(redis)
            except (RedisError, OSError, TimeoutError) as error:
                if not is_lost:
                    log.warning("Redis is away: %s", type(error).__name__)
                is_lost = True
            finally:
                if work == self._listen:
                    self.is_connected = False
                with suppress(Exception):
                    await asyncio.wait_for(redis.aclose(), 1.0)
            await asyncio.sleep(0.5)

    async def _listen(self, redis: Any) -> None:
        async with redis.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            self.is_connected = True
            self._missed()  # of what was told before we listened
            async for message in channel.listen():
                data = message["data"]
                if message["type"] == "message" and data[:NAME] != self._name:
                    self._arrived(data[NAME:])

    async def _publish(self, redis: Any) -> None:
        while True:
            parcel = await self._outgoing.get()
            try:
                await redis.publish(CHANNEL, parcel)
            except BaseException:
                if not self._outgoing.full():
                    self._outgoing.put_nowait(parcel)
                raise

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(POLL)
            if not self.is_connected:
                self._missed()
