"""Nicknames of guests who did not come for a long time are free for others again."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Select, delete, exists, func, literal, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.clock import Clock
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import contacts, outbox, people, seats, sessions, tables
from ludoteca.server.tables.table import OPEN, RUNNING

DAY = 86400.0
AT_ONCE = 100
PAUSE = 0.05
"""Seconds between two handfuls of names, so that people who play never wait for the housekeeping."""
FREED = "  "
"""How the key of a freed name begins: no name that is chosen has such a key."""


class Guests:
    """Those who have a nickname alone."""

    def __init__(self, database: Database, clock: Clock, days: int) -> None:
        self._database = database
        self._clock = clock
        self._days = days

    async def free_names(self) -> int:
        """Give up the names of guests who are long gone and sit at no unfinished table; how many.

        What they played stays, under a name that tells them from who takes the nickname next.
        """
        if self._days <= 0:
            return 0
        async with self._database.read() as connection:
            gone = list((await connection.execute(self._long_gone(select(people.c.id)))).scalars())
        freed = 0
        for start in range(0, len(gone), AT_ONCE):
            some = people.c.id.in_(gone[start : start + AT_ONCE])
            async with self._database.write() as connection:
                # Somebody may have come back in the meantime.
                still = self._long_gone(select(people.c.id)).where(some)
                ids = list((await connection.execute(still)).scalars())
                await forget(connection, ids, people.c.name)
            freed += len(ids)
            await asyncio.sleep(PAUSE)
        return freed

    def _long_gone(self, query: Select[Any]) -> Select[Any]:
        is_unfinished = tables.c.status.in_((OPEN, RUNNING))
        sits = exists().where(
            seats.c.person_id == people.c.id, seats.c.table_id == tables.c.id, is_unfinished
        )
        has_opened = exists().where(tables.c.creator_id == people.c.id, is_unfinished)
        return query.where(
            people.c.password.is_(None),
            people.c.is_blocked.is_(False),
            has_name(),
            func.coalesce(people.c.seen_at, people.c.created_at) < self._clock() - self._days * DAY,
            ~sits,
            ~has_opened,
        )


def has_name() -> ColumnElement[bool]:
    """Does a person still have the name, or was it freed?"""
    return ~people.c.name_key.startswith(FREED)


async def forget(connection: AsyncConnection, ids: Sequence[str], name: ColumnElement[str]) -> None:
    """Free the names of some people; what they played goes on under a name with a number."""
    for kept in (sessions, contacts, outbox):
        await connection.execute(delete(kept).where(kept.c.person_id.in_(ids)))
    freed = {
        "name": name + literal(" #") + func.substr(people.c.id, 1, 4),
        "name_key": literal(FREED) + people.c.id,
    }
    await connection.execute(update(people).where(people.c.id.in_(ids)).values(freed))
