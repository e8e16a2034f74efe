"""People: who is there, new passwords, blocking."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from sqlalchemy import delete, func, select, update

from ludoteca.server.admin.administration import Administration
from ludoteca.server.lobby.farewell import stand_up, take_leave
from ludoteca.server.people import passwords
from ludoteca.server.storage.announcements import PERSON_SHUT_OUT, announce
from ludoteca.server.storage.schema import people, seats, sessions

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
        since = func.coalesce(people.c.account_since, administration.clock())
        await connection.execute(
            update(people).where(people.c.id == person.id).values(password=sealed, account_since=since)
        )
        await connection.execute(delete(sessions).where(sessions.c.person_id == person.id))
        await announce(connection, PERSON_SHUT_OUT, person.id, administration.clock())
    return password


async def block(administration: Administration, name: str) -> int:
    """Shut a person out. Games go on without: bots stand in; at how many tables comes back."""
    person = await administration.people.named(name)
    async with administration.database.write() as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(is_blocked=True))
        await announce(connection, PERSON_SHUT_OUT, person.id, administration.clock())
    return await stand_up(administration.database, person, administration.change)


async def unblock(administration: Administration, name: str) -> None:
    """Let a person in again; seats are taken back by `return`."""
    person = await administration.people.named(name)
    async with administration.database.write() as connection:
        await connection.execute(update(people).where(people.c.id == person.id).values(is_blocked=False))


async def remove(administration: Administration, name: str) -> None:
    """Delete an account for somebody who asks for it: the games stay, the name goes."""
    person = await administration.people.named(name)
    await take_leave(administration.database, person, administration.change)
    async with administration.database.write() as connection:
        await announce(connection, PERSON_SHUT_OUT, person.id, administration.clock())
