"""Reviews: a bot goes through every decision of a match in the background, and what it found is kept.

A review is rows of the database: how far it has come, and a verdict for each decision. Any process of the
server takes the next piece of work and puts it back, so that a review survives every restart.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from time import perf_counter
from typing import Any

from sqlalchemy import ColumnElement, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.bots import STRONGEST, Budget
from ludoteca.core.state import State
from ludoteca.core.words import Item, Phrase
from ludoteca.server.analysis.pool import job_for
from ludoteca.server.bots.job import Answer
from ludoteca.server.bots.pool import BotFailure, Pool
from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal
from ludoteca.server.history.source import History
from ludoteca.server.ids import new_id
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import reviews, verdicts
from ludoteca.wire.analysis import Expectation, Review, Verdict

THOUGHT = Budget(iterations=2000, seconds=0.6)
AT_ONCE = 3.0
"""So many seconds of work are done before they are written down."""
CLAIM = 60.0
"""A process that does not come back within so many seconds has lost its claim."""

Loader = Callable[[str | None, str | None], Awaitable[History]]
"""The history of a table or of a study, by the id of the one or the other."""


class Reviews:
    """All reviews of the house."""

    def __init__(self, database: Database, clock: Clock, pool: Pool, load: Loader) -> None:
        self._database = database
        self._clock = clock
        self._pool = pool
        self._load = load

    async def begin(self, history: History, table_id: str | None, study_id: str | None) -> None:
        """Have a match reviewed, unless it is already; only one that is over."""
        if not history.is_over:
            raise Refusal("not-finished")
        row = {"id": new_id(), "table_id": table_id, "study_id": study_id, "plies": history.plies, "done": 0}
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(reviews), {**row, "created_at": self._clock()})
        except IntegrityError:
            return

    async def read(self, history: History, table_id: str | None, study_id: str | None) -> Review:
        """How far a review is, and what was found so far."""
        which = reviews.c.table_id == table_id if table_id is not None else reviews.c.study_id == study_id
        async with self._database.read() as connection:
            row = (await connection.execute(select(reviews).where(which))).mappings().one_or_none()
            if row is None:
                return Review("none", history.plies, [])
            found = select(verdicts.c.verdict).where(verdicts.c.review_id == row["id"])
            told = (await connection.execute(found.order_by(verdicts.c.ply))).scalars().all()
        found_so_far = [_in_words(history, one) for one in told]
        return Review("done" if row["done"] >= row["plies"] else "running", row["plies"], found_so_far)

    async def work(self) -> None:
        """Take the review that has come least far a piece further, so that a short one need not wait for a
        long one; nothing is done if none waits.
        """
        row = await self._claim()
        if row is None:
            return
        history = await self._load(row["table_id"], row["study_id"])
        state = (await history.at(row["done"])).state
        stop, found, done = perf_counter() + AT_ONCE, [], int(row["done"])
        for entry in (await history.moves())[done:]:
            assert entry.action is not None
            action = history.game.parse(entry.action)
            if (verdict := await self._judge(state, action)) is not None:
                found.append({"review_id": row["id"], "ply": done, "verdict": {"ply": done, **verdict}})
            state.play(action)
            done += 1
            if perf_counter() > stop:
                break
        async with self._database.write() as connection:
            if found:
                await connection.execute(insert(verdicts), found)
            changes = {"done": done, "claim": None, "claimed_until": None}
            await connection.execute(update(reviews).where(reviews.c.id == row["id"]).values(changes))

    async def _claim(self) -> Any:
        now, claim = self._clock(), secrets.token_hex(8)
        is_free: ColumnElement[bool] = or_(reviews.c.claimed_until.is_(None), reviews.c.claimed_until < now)
        waiting = select(reviews.c.id).where(reviews.c.done < reviews.c.plies, is_free)
        async with self._database.read() as connection:
            first = waiting.order_by(reviews.c.done, reviews.c.created_at).limit(1)
            review_id = (await connection.execute(first)).scalar_one_or_none()
        if review_id is None:
            return None
        async with self._database.write() as connection:
            mine = update(reviews).where(reviews.c.id == review_id, is_free)
            await connection.execute(mine.values(claim=claim, claimed_until=now + CLAIM))
            query = select(reviews).where(reviews.c.id == review_id, reviews.c.claim == claim)
            return (await connection.execute(query)).mappings().one_or_none()

    async def _judge(self, state: State, played: int) -> dict[str, Any] | None:
        """What the bot thinks of a move, from what its seat could know; None if it came to no conclusion."""
        try:
            answer = await self._pool.ask(job_for(state, STRONGEST, "review", THOUGHT, played))
        except BotFailure:
            return None
        return _verdict(state, played, answer)


def _verdict(state: State, played: int, answer: Answer) -> dict[str, Any]:
    text = state.game.text
    asked = {played, *(one.action for one in answer.prospects), answer.opinions[0].action}
    phrases = {text(action): state.meaning(action).label for action in asked}
    values = {one.action: one.value for one in answer.opinions}
    best = answer.opinions[0].action
    return {
        "seat": int(state.seat),
        "action": text(played),
        "value": values.get(played, 0.0),
        "best": text(best),
        "best_value": values[best],
        "values": list(answer.values),
        "expects": [
            {"action": text(one.action), "value": values.get(one.action, 0.0), "points": one.points}
            for one in answer.prospects
        ],
        "phrases": {
            line: {"id": said.id, "args": dict(said.args)}
            for line, said in phrases.items()
            if said is not None
        },
    }


def _in_words(history: History, told: dict[str, Any]) -> Verdict:
    game, words, names = history.game, history.viewer.words, history.names
    phrases = told.get("phrases", {})  # reviews of old have none

    def label(line: str) -> str:
        if line not in phrases:
            return words.label(game, game.parse(line), names)
        return words.phrase(game, _phrase(phrases[line]), names, told["seat"])

    return Verdict(
        ply=told["ply"],
        seat=told["seat"],
        action=told["action"],
        label=label(told["action"]),
        value=told["value"],
        best=told["best"],
        best_label=label(told["best"]),
        best_value=told["best_value"],
        values=told["values"],
        expects=[
            Expectation(one["action"], label(one["action"]), one["value"], one["points"])
            for one in told["expects"]
        ],
    )


def _phrase(kept: dict[str, Any]) -> Phrase:
    """What the position said of an action; lists came back from the database as lists."""
    args = {
        name: _listed(value) if isinstance(value, list) else value for name, value in kept["args"].items()
    }
    return Phrase(kept["id"], args)


def _listed(items: list[Any]) -> tuple[Item, ...]:
    return tuple(tuple(item) if isinstance(item, list) else item for item in items)
