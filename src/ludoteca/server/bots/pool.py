"""The worker processes: started when needed, killed when a thought takes too long."""

from __future__ import annotations

import asyncio
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import replace
from typing import cast

from ludoteca.bots import Opinion
from ludoteca.server.bots.job import HEADER, Answer, Job, frame
from ludoteca.server.bots.turnstile import Turnstile

GRACE = 2.0
"""So long after the longest budget a thought is ended; on a busy machine a short one may last as long."""
START_SECONDS = 20.0
"""A new process may need so long to import before it thinks."""


class BotFailure(Exception):
    """A bot crashed, took too long, or gave no legal action."""

    def __init__(self, problem: str, kind: str = "error") -> None:
        super().__init__(problem)
        self.kind = kind
        """`timeout`, `crash` or `error`."""


class Pool:
    """At most so many processes; jobs wait until one is free, and their owners take turns."""

    def __init__(self, size: int, seconds: float, command: tuple[str, ...] = ()) -> None:
        self._command = command or (sys.executable, "-m", "ludoteca.server.bots.worker")
        self._seconds = seconds
        self.turnstile = Turnstile(size)
        self._idle: list[Process] = []
        self._busy: set[Process] = set()
        self._is_closed = False

    async def choose(self, job: Job) -> list[int]:
        """The actions a bot chooses in a row; BotFailure if it does not in time."""
        chain = list((await self.ask(job)).chain)
        if not chain or chain[0] not in job.actions:
            raise BotFailure(f"action {chain[:1]} is not legal")
        return chain

    async def rank(self, job: Job) -> list[Opinion]:
        """What a bot thinks of every action, the best first; BotFailure if it does not in time."""
        return list((await self.ask(replace(job, asks="opinions"))).opinions)

    async def ask(self, job: Job) -> Answer:
        """The answer to any job; BotFailure if there is none in time. Who stops waiting ends the thought."""
        async with self.turnstile.turn(job.owner):
            if (idle := self._idle_one()) is not None:
                try:
                    answer = await self._think(idle, job, self._seconds)
                except BotFailure as failure:
                    # It may have died while it waited: a fresh one is asked before anybody suffers for it.
                    if failure.kind != "crash":
                        raise
                    idle = None
            if idle is None:
                answer = await self._think(await self._start(), job, self._seconds + START_SECONDS)
        if answer.problem:
            raise BotFailure(answer.problem)
        return answer

    async def _think(self, process: Process, job: Job, limit: float) -> Answer:
        self._busy.add(process)
        try:
            answer = await asyncio.wait_for(_ask(process, job), limit)
        except BaseException as error:
            await _end(process)
            if isinstance(error, TimeoutError):
                raise BotFailure(f"no move within {self._seconds} s", "timeout") from None
            if isinstance(error, (EOFError, OSError)):
                raise BotFailure("its process died", "crash") from None
            if isinstance(error, Exception):
                raise BotFailure(f"{type(error).__name__}: {error}") from error
            raise
        finally:
            self._busy.discard(process)
        if self._is_closed:
            await _end(process)
        else:
            self._idle.append(process)
        return answer

    def _idle_one(self) -> Process | None:
        """A process that waits for work and is still alive."""
        while self._idle:
            if (process := self._idle.pop()).returncode is None:
                return process
        return None

    async def _start(self) -> Process:
        return await asyncio.create_subprocess_exec(*self._command, stdin=PIPE, stdout=PIPE)

    async def close(self) -> None:
        """End all processes."""
        self._is_closed = True
        for process in (*self._idle, *self._busy):
            await _end(process)
        self._idle.clear()


async def _ask(process: Process, job: Job) -> Answer:
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(frame(job))
    await process.stdin.drain()
    size = int.from_bytes(await process.stdout.readexactly(HEADER), "big")
    return cast(Answer, pickle.loads(await process.stdout.readexactly(size)))


async def _end(process: Process) -> None:
    if process.returncode is None:
        process.kill()
    await process.wait()
