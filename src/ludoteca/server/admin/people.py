"""People: who is there, new passwords, blocking."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy import delete, func, select, update

from ludoteca.server.admin.administration import Administration
from ludoteca.server.people import passwords
from ludoteca.server.people.person import Person
from ludoteca.server.play import seating
from ludoteca.server.play.draft import Draft
from ludoteca.server.storage.announcements import PERSON_SHUT_OUT, announce
from ludoteca.server.storage.schema import people, seats, sessions, tables
from ludoteca.server.tables.table import OPEN, RUNNING
from ludoteca.wire.commands import Leave

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are mistaken for each other."""


@dataclass(frozen=True)
class Resident:
    """A person in the list."""

    id: str
    name: str
    language: str
    has_account: bool
    is_blocked: bool
    created_at: float
    tables: int


async def everybody(administration: Administration) -> list[Resident]:
    """All people, in the order they came."""
    count = (
        select(func.count(func.distinct(seats.c.table_id)))
        .where(seats.c.person_id == people.c.id)
        .scalar_subquery()
    )
    query = select(people, count.label("tables")).order_by(people.c.created_at, people.c.id)
    async with administration.database.read() as connection:
        return [
            Resident(
                row["id"],
                row["name"],
                row["language"],
                row["password"] is not None,
                row["is_blocked"],
                row["created_at"],
                row["tables"],
            )
            for row in (await connection.execute(query)).mappings()
        ]


async def reset_password(administration: Administration, name: str) -> str:
    """A new password, to be told to the person; all sessions and tokens end."""
    person = await administration.people.named(name)
    password = "-".join("".join(secrets.choice(LETTERS) for _ in range(5)) for _ in range(3))
    sealed = await passwords.seal(password)
    async with administration.database.write() as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(password=sealed))
        await connection.execute(delete(sessions).where(sessions.c.person_id == person.id))
        await announce(connection, PERSON_SHUT_OUT, person.id, administration.clock())
    return password


async def block(administration: Administration, name: str) -> int:
    """Shut a person out. Games go on without: bots stand in; at how many tables comes back."""
    person = await administration.people.named(name)
    async with administration.database.write() as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(is_blocked=True))
        await announce(connection, PERSON_SHUT_OUT, person.id, administration.clock())
    return await _stand_up(administration, person)


async def unblock(administration: Administration, name: str) -> None:
    """Let a person in again; seats are taken back by `return`."""
    person = await administration.people.named(name)
    async with administration.database.write() as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(is_blocked=False))


async def _stand_up(administration: Administration, person: Person) -> int:
    query = (
        select(tables.c.id)
        .distinct()
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person_id == person.id, tables.c.status.in_((OPEN, RUNNING)))
    )
    async with administration.database.read() as connection:
        found = list((await connection.execute(query)).scalars())

    async def leave(draft: Draft) -> None:
        # The game may have ended in the meantime.
        if draft.table.status in (OPEN, RUNNING) and draft.before.seats_of(person.id):
            await seating.leave(draft, Leave(key="admin"))

    for table_id in found:
        await administration.change(table_id, leave, person.id)
    return len(found)
