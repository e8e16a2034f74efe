"""Chores: what a server does now and then beside serving, each at its own pace."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

log = logging.getLogger(__name__)
PATIENCE = 15.0
"""Seconds that a chore gets to come to its end when the server stops."""


class Chore(NamedTuple):
    """Something to be done every so many seconds."""

    name: str
    seconds: float
    work: Callable[[], Awaitable[object]]


class Chores:
    """One task each; a chore that stumbles is tried again the next time."""

    def __init__(self, *chores: Chore, stumbled: Callable[[str], None] = lambda _: None) -> None:
        self._chores = chores
        self._stumbled = stumbled
        self._tasks: list[asyncio.Task[None]] = []
        self._stopping = asyncio.Event()

    def start(self) -> None:
        """Begin."""
        self._tasks = [asyncio.create_task(self._repeat(chore), name=chore.name) for chore in self._chores]

    async def stop(self) -> None:
        """Let what is being done come to its end: a message that is being sent would else be sent twice."""
        self._stopping.set()
        if self._tasks:
            _, unfinished = await asyncio.wait(self._tasks, timeout=PATIENCE)
            for task in unfinished:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _repeat(self, chore: Chore) -> None:
        while not self._stopping.is_set():
            try:
                await chore.work()
            except Exception:
                log.exception("%s stumbled", chore.name)
                self._stumbled(chore.name)
            try:
                async with asyncio.timeout(chore.seconds):
                    await self._stopping.wait()
            except TimeoutError:
                pass
