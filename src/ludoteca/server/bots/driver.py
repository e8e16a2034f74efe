"""Bots take their turns: whenever a table waits for one, it thinks in the pool and plays in the room."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from dataclasses import replace

from ludoteca.core.errors import BrokenChain, LudotecaError
from ludoteca.core.game import SEEDS
from ludoteca.server.bots.job import Job
from ludoteca.server.bots.pool import BotFailure, Pool
from ludoteca.server.play import moves
from ludoteca.server.play.draft import Draft
from ludoteca.server.play.room import Rooms
from ludoteca.server.tables.present import Present

log = logging.getLogger(__name__)

STAND_IN = "greedy"
"""Plays at first sight, so nearly at once, for a bot whose thought came to nothing."""


class Driver:
    """One task for every table that waits for a bot."""

    def __init__(
        self,
        rooms: Rooms,
        pool: Pool,
        origin_of: Callable[[str], str],
        is_visited: Callable[[str], bool],
        watch: Callable[[str, str, float], None] = lambda *_: None,
    ) -> None:
        self._rooms = rooms
        self._pool = pool
        self._origin_of = origin_of
        self._is_visited = is_visited
        self._watch = watch
        """Is told the level, the outcome and the seconds of every thought."""
        self.failures = 0
        """How many thoughts in a row came to nothing."""
        self._thinking: dict[str, asyncio.Task[None]] = {}
        self._is_closed = False

    def wake(self, table_id: str) -> None:
        """Let the bots of a table go on; harmless if they are at it."""
        if table_id not in self._thinking and not self._is_closed:
            self._thinking[table_id] = asyncio.create_task(self._play_on(table_id), name=f"bots {table_id}")

    def follow(self, present: Present) -> None:
        """Something changed: if a bot is to decide now, it begins to think."""
        if self._is_wanted(present):
            self.wake(present.table.id)

    def _is_wanted(self, present: Present) -> bool:
        """Does a bot decide, and is there anybody for whom it would?"""
        has_company = present.has_people or self._is_visited(present.table.id)
        return present.waits_for_bot is not None and has_company

    async def close(self) -> None:
        """Stop thinking; after a restart the tables are woken again."""
        self._is_closed = True
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.close()

    def __len__(self) -> int:
        return len(self._thinking)

    async def _play_on(self, table_id: str) -> None:
        try:
            while self._is_wanted(present := await self._rooms.present(table_id)):
                chain, problem = await self._choose(present)
                await self._play(present, chain, problem)
        except LudotecaError as error:
            log.warning("table %s: the bots stop: %s", table_id, error)
        except Exception:
            log.exception("table %s: the bots stop", table_id)
        finally:
            self._thinking.pop(table_id, None)

    async def _choose(self, present: Present) -> tuple[list[int], str]:
        """The bot's choices in a row, or those of another one and what went wrong."""
        assert present.course is not None
        assert present.waits_for_bot is not None
        state = present.course.state
        job = Job(
            game=present.table.game,
            level=present.waits_for_bot,
            seed=secrets.randbelow(SEEDS),
            view=state.view(int(state.seat)),
            actions=tuple(state.actions()),
            owner=(self._origin_of(present.table.creator_id), present.table.creator_id, present.table.id),
        )
        began = time.perf_counter()
        try:
            chain = await self._pool.choose(job)
            self.failures = 0
            self._watch(job.level, "chosen", time.perf_counter() - began)
            return chain, ""
        except BotFailure as error:
            self.failures += 1
            self._watch(job.level, error.kind, time.perf_counter() - began)
            log.warning("table %s: bot %s replaced for a move: %s", present.table.id, job.level, error)
            return await self._stand_in(job), str(error)[:200]

    async def _stand_in(self, job: Job) -> list[int]:
        """What is chosen at first sight; where nobody can say even that, chance decides."""
        try:
            return await self._pool.choose(replace(job, level=STAND_IN))
        except BotFailure as error:
            log.warning("%s has no answer, either (%s): one is drawn", STAND_IN, error)
            return [secrets.choice(job.actions)]

    async def _play(self, present: Present, chain: list[int], problem: str) -> None:
        async def handler(draft: Draft) -> None:
            # Somebody may have taken the seat back, or another process may have moved.
            if draft.before.version == present.version:
                moves.play_chain(draft, chain, **({"fallback": problem} if problem else {}))

        try:
            await self._rooms.change(present.table.id, handler)
        except BrokenChain as error:
            # What it imagined was not so; as far as it was right, it is played.
            log.warning("table %s: a chain of bot %s: %s", present.table.id, present.waits_for_bot, error)
            await self._play(present, chain[: max(1, error.index)], problem)
