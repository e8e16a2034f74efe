"""Nicknames of guests who did not come for a long time are free for others again."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, delete, exists, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.clock import Clock
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import contacts, outbox, people, seats, sessions, tables
from ludoteca.server.tables.table import OPEN, RUNNING

DAY = 86400.0
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
        async with self._database.write() as connection:
            gone = (await connection.execute(self._long_gone())).all()
            for person_id, name in gone:
                await _forget(connection, person_id, name)
        return len(gone)

    def _long_gone(self) -> Any:
        is_unfinished = tables.c.status.in_((OPEN, RUNNING))
        sits = exists().where(
            seats.c.person_id == people.c.id, seats.c.table_id == tables.c.id, is_unfinished
        )
        has_opened = exists().where(tables.c.creator_id == people.c.id, is_unfinished)
        return select(people.c.id, people.c.name).where(
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


async def _forget(connection: AsyncConnection, person_id: str, name: str) -> None:
    for kept in (sessions, contacts, outbox):
        await connection.execute(delete(kept).where(kept.c.person_id == person_id))
    values = {"name": f"{name} #{person_id[:4]}", "name_key": FREED + person_id}
    await connection.execute(update(people).where(people.c.id == person_id).values(values))
