"""The desk at which bots think for people: one thought a person, in worker processes, cancellable."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import replace

from ludoteca.bots import STRONGEST, Budget, levels
from ludoteca.core.game import SEEDS
from ludoteca.core.insight import shares
from ludoteca.core.state import State
from ludoteca.server.analysis.variation import Variation
from ludoteca.server.bots.job import Answer, Asks, Job
from ludoteca.server.bots.pool import BotFailure, Pool
from ludoteca.server.errors import Refusal
from ludoteca.server.play.telling import offer
from ludoteca.wire.analysis import Choice, Evaluate, Evaluation

log = logging.getLogger(__name__)
MOST_WAITING = 500
MOST_OF_ONE = 20
"""So many questions of one address wait at once."""
SUGGEST_SECONDS = 2.0
SUGGEST_ITERATIONS = 5000


class AnalysisPool:
    """Thoughts under way, at most one a person: a newer question ends the older one."""

    def __init__(self, pool: Pool, seconds: float, origin_of: Callable[[str], str] = str) -> None:
        self.pool = pool
        self._seconds = seconds
        self._origin_of = origin_of
        self._thoughts: dict[str, tuple[str, asyncio.Task[Answer]]] = {}

    async def evaluate(self, person_id: str, branch: Variation, wish: Evaluate) -> Evaluation:
        """What a bot thinks of a position, from what the seat that decides may know."""
        if wish.level not in levels():
            raise Refusal("no-bot", 422, level=wish.level, known=", ".join(levels()))
        state, turn, source = branch.state, branch.turn, branch.source
        if turn is None:
            return Evaluation(wish.key, branch.ply, None, shares(list(state.standings())), [])
        budget = Budget(wish.iterations, min(wish.seconds, self._seconds))
        answer = await self._think(person_id, wish.key, job_for(state, wish.level, "evaluation", budget))
        game, words, names = source.game, source.viewer.words, source.names
        choices = [
            Choice(game.text(one.action), offer(state, one.action, words, names).label, one.value, one.share)
            for one in answer.opinions
        ]
        return Evaluation(wish.key, branch.ply, turn, list(answer.values), choices)

    async def suggest(self, person_id: str, state: State, meant: int = -1) -> Answer:
        """What a bot would do in the place of who decides, as far as the same decision goes on, and why.

        It may have said already what it meant to do here.
        """
        budget = Budget(SUGGEST_ITERATIONS, min(SUGGEST_SECONDS, self._seconds))
        job = job_for(state, STRONGEST, "advice", budget, meant)
        return await self._think(person_id, secrets.token_hex(8), job)

    def cancel(self, person_id: str, key: str = "") -> bool:
        """End the thought of a person; with a key, only the one of that question."""
        if (known := self._thoughts.get(person_id)) is None or key not in ("", known[0]):
            return False
        known[1].cancel()
        return True

    async def close(self) -> None:
        """End all thoughts and their processes."""
        tasks = [task for _, task in self._thoughts.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.pool.close()

    async def _think(self, person_id: str, key: str, job: Job) -> Answer:
        self.cancel(person_id)
        owner = self._origin_of(person_id), person_id
        if len(self._thoughts) >= MOST_WAITING or self.pool.turnstile.waiting_of(owner[:1]) >= MOST_OF_ONE:
            raise Refusal("busy", 503)
        task = asyncio.create_task(self.pool.ask(replace(job, owner=owner)), name=f"analysis {person_id}")
        self._thoughts[person_id] = key, task
        try:
            return await task
        except asyncio.CancelledError:
            if (current := asyncio.current_task()) is not None and current.cancelling():
                task.cancel()
                raise
            raise Refusal("cancelled") from None
        except BotFailure as error:
            log.warning("an analysis by %s ended: %s", job.level, error)
            raise Refusal("no-thought", 503) from None
        finally:
            if self._thoughts.get(person_id) == (key, task):
                del self._thoughts[person_id]


def job_for(state: State, level: str, asks: Asks, budget: Budget, played: int = -1) -> Job:
    """A question about a position, as the seat that decides may see it."""
    view = state.view(int(state.seat))
    seed = secrets.randbelow(SEEDS)
    return Job(state.game_id, level, seed, view, tuple(state.actions()), asks, budget, played)
