"""The outbox: what is still to be told, and who of the processes is telling it."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update

from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import outbox

LEASE = 300.0
"""Seconds for which a process has what it claimed; sending takes much less."""
SHORTEST = 15.0
"""Seconds that everything waits at least, so that every process can strike out what its visitors see."""
KEEP = 7 * 86400.0
"""What could not be told for so long is of no interest any more."""


class Told(NamedTuple):
    """One occasion for one person."""

    id: int
    kind: str
    table_id: str | None
    attempts: int


class Outbox:
    """Rows wait, are claimed, and are deleted or put back."""

    def __init__(self, database: Database, digest: float) -> None:
        self._database = database
        self._digest = max(digest, SHORTEST)

    async def write_at_once(self, person_id: str, channel: str, kind: str, now: float) -> None:
        """Something about the account itself: due at once, once."""
        mine = (outbox.c.person_id == person_id, outbox.c.channel == channel, outbox.c.kind == kind)
        row = {"person_id": person_id, "channel": channel, "kind": kind, "version": 0}
        async with self._database.write() as connection:
            await connection.execute(delete(outbox).where(*mine))
            await connection.execute(insert(outbox), {**row, "at": now, "due_at": now, "attempts": 0})

    async def due(self, channels: Collection[str], now: float) -> list[tuple[str, str]]:
        """People and channels for which something is due."""
        query = (
            select(outbox.c.person_id, outbox.c.channel)
            .distinct()
            .where(outbox.c.channel.in_(channels), self._is_due(now), _is_free(now))
        )
        async with self._database.read() as connection:
            return [(row.person_id, row.channel) for row in await connection.execute(query)]

    async def soon(self, until: float) -> list[tuple[int, str, str]]:
        """Row, table and person of all that is due until then."""
        query = select(outbox.c.id, outbox.c.table_id, outbox.c.person_id).where(
            outbox.c.table_id.is_not(None), self._is_due(until)
        )
        async with self._database.read() as connection:
            return [(row.id, row.table_id, row.person_id) for row in await connection.execute(query)]

    async def claim(self, person_id: str, channel: str, now: float) -> list[Told]:
        """All that waits for a person on a channel, due or not; nothing if another process has it."""
        mine = secrets.token_urlsafe(12)
        async with self._database.write() as connection:
            await connection.execute(
                update(outbox)
                .where(outbox.c.person_id == person_id, outbox.c.channel == channel, _is_free(now))
                .values(claim=mine, claimed_until=now + LEASE)
            )
            query = (
                select(outbox.c.id, outbox.c.kind, outbox.c.table_id, outbox.c.attempts)
                .where(outbox.c.person_id == person_id, outbox.c.channel == channel, outbox.c.claim == mine)
                .order_by(outbox.c.id)
            )
            return [Told(*row) for row in await connection.execute(query)]

    async def strike(self, ids: Sequence[int]) -> None:
        """It was told, or need not be told any more."""
        if ids:
            async with self._database.write() as connection:
                await connection.execute(delete(outbox).where(outbox.c.id.in_(ids)))

    async def put_back(self, ids: Sequence[int], attempts: int, due_at: float) -> None:
        """It could not be told; another time."""
        values = {"attempts": attempts, "due_at": due_at, "claim": None, "claimed_until": None}
        async with self._database.write() as connection:
            await connection.execute(update(outbox).where(outbox.c.id.in_(ids)).values(values))

    async def clear(self, now: float) -> None:
        """Forget what is too old."""
        async with self._database.write() as connection:
            await connection.execute(delete(outbox).where(outbox.c.at < now - KEEP))

    def _is_due(self, now: float) -> ColumnElement[bool]:
        return func.coalesce(outbox.c.due_at, outbox.c.at + self._digest) <= now


def _is_free(now: float) -> ColumnElement[bool]:
    return or_(outbox.c.claimed_until.is_(None), outbox.c.claimed_until <= now)
