"""An account comes to its end: the games stay, the name and all that was private goes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from sqlalchemy import delete, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.people.guests import forget
from ludoteca.server.people.person import Person
from ludoteca.server.play import seating
from ludoteca.server.play.draft import Draft
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import (
    messages,
    mutes,
    notes,
    people,
    ratings,
    seats,
    studies,
    tables,
)
from ludoteca.server.tables.table import OPEN, RUNNING
from ludoteca.wire.commands import Cancel, Leave

Change = Callable[[str, Callable[[Draft], Awaitable[None]], str], Awaitable[object]]
"""Changes a table on behalf of a person."""
NAMELESS = "N.N."


async def stand_up(database: Database, person: Person, change: Change) -> int:
    """Leave all unfinished tables, where bots stand in; how many there were."""
    unfinished = tables.c.status.in_((OPEN, RUNNING))
    sits = tables.c.id.in_(select(seats.c.table_id).where(seats.c.person_id == person.id))
    async with database.read() as connection:
        found = list((await connection.execute(select(tables.c.id).where(unfinished, sits))).scalars())
    for table_id in found:
        await change(table_id, _leaving(person), person.id)
    return len(found)


def _leaving(person: Person) -> Callable[[Draft], Awaitable[None]]:
    async def leave(draft: Draft) -> None:
        # The game may have ended in the meantime.
        if draft.table.status in (OPEN, RUNNING) and draft.before.seats_of(person.id):
            await seating.leave(draft, Leave(key="farewell"))

    return leave


async def take_leave(database: Database, person: Person, change: Change) -> None:
    """Delete an account. What was played stays, under a name that nobody had."""
    await stand_up(database, person, change)
    await _close_own(database, person, change)
    async with database.write() as connection:
        await _delete_private(connection, person.id)
        await forget(connection, [person.id], literal(NAMELESS))
        await connection.execute(
            update(people).where(people.c.id == person.id).values(password=None, seen_at=None)
        )


async def _close_own(database: Database, person: Person, change: Change) -> None:
    """Tables that have not begun are closed by who opened them."""
    own = select(tables.c.id).where(tables.c.status == OPEN, tables.c.creator_id == person.id)
    async with database.read() as connection:
        found = list((await connection.execute(own)).scalars())

    async def close(draft: Draft) -> None:
        if draft.table.status == OPEN:
            await seating.cancel(draft, Cancel(key="farewell"))

    for table_id in found:
        await change(table_id, close, person.id)


async def _delete_private(connection: AsyncConnection, person_id: str) -> None:
    for kept in (messages, notes, studies, ratings):
        await connection.execute(delete(kept).where(kept.c.person_id == person_id))
    either = or_(mutes.c.person_id == person_id, mutes.c.muted_id == person_id)
    await connection.execute(delete(mutes).where(either))
