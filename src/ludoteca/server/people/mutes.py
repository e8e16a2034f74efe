"""Whom somebody does not want to hear: no chat of theirs, and no invitation."""

from __future__ import annotations

from sqlalchemy import delete, exists, func, select

from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal
from ludoteca.server.people.person import Person
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import mutes, people
from ludoteca.server.storage.statements import overwrite
from ludoteca.wire.people import Muted

MOST = 500


class Mutes:
    """Nobody is told that he is not heard."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def mute(self, person: Person, other: Person) -> None:
        """Not hear somebody any more."""
        if person.id == other.id:
            raise Refusal("not-oneself", 422)
        async with self._database.write() as connection:
            owned = select(func.count()).where(mutes.c.person_id == person.id)
            if (await connection.execute(owned)).scalar_one() >= MOST:
                raise Refusal("too-many-mutes", most=MOST)
            row = {"person_id": person.id, "muted_id": other.id, "at": self._clock()}
            await connection.execute(overwrite(mutes, "person_id", "muted_id"), row)

    async def hear(self, person: Person, other: Person) -> None:
        """Hear somebody again."""
        async with self._database.write() as connection:
            pair = (mutes.c.person_id == person.id, mutes.c.muted_id == other.id)
            await connection.execute(delete(mutes).where(*pair))

    async def of(self, person: Person) -> list[Muted]:
        """Whom a person does not hear, by name."""
        query = (
            select(people.c.id, people.c.name)
            .join(mutes, mutes.c.muted_id == people.c.id)
            .where(mutes.c.person_id == person.id)
            .order_by(people.c.name_key)
        )
        async with self._database.read() as connection:
            return [Muted(row.id, row.name) for row in await connection.execute(query)]

    async def unheard(self, person_id: str | None) -> frozenset[str]:
        """Whom a person does not hear, by id."""
        if person_id is None:
            return frozenset()
        query = select(mutes.c.muted_id).where(mutes.c.person_id == person_id)
        async with self._database.read() as connection:
            return frozenset((await connection.execute(query)).scalars())

    async def hears(self, person_id: str, other_id: str) -> bool:
        """Does a person want to hear the other?"""
        pair = exists().where(mutes.c.person_id == person_id, mutes.c.muted_id == other_id)
        async with self._database.read() as connection:
            return not (await connection.execute(select(pair))).scalar_one()
