"""What a person likes: theme, sounds, confirmation before a move; kept for the client as it is."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, insert, select

from ludoteca.server.errors import Refusal
from ludoteca.server.people.person import Person
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import preferences
from ludoteca.server.wire import Preference

LARGEST = 4096


class Preferences:
    """Remembered for every person."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: Person) -> dict[str, Preference]:
        """What a person chose; nothing at first."""
        async with self._database.read() as connection:
            query = select(preferences.c.chosen).where(preferences.c.person_id == person.id)
            return (await connection.execute(query)).scalar_one_or_none() or {}

    async def remember(self, person: Person, chosen: dict[str, Preference]) -> None:
        """Put it in the place of what was chosen before."""
        if len(msgspec.json.encode(chosen)) > LARGEST:
            raise Refusal("preferences-too-large", 413, most=LARGEST)
        async with self._database.write() as connection:
            await connection.execute(delete(preferences).where(preferences.c.person_id == person.id))
            await connection.execute(insert(preferences), {"person_id": person.id, "chosen": chosen})
