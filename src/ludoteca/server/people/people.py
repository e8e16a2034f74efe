"""The people of the house: who they are, and how they come in."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal, not_found
from ludoteca.server.ids import new_id
from ludoteca.server.people import passwords
from ludoteca.server.people.person import Person, clean_name, name_key, person_of
from ludoteca.server.storage.database import Database, in_slices
from ludoteca.server.storage.schema import people
from ludoteca.texts import LANGUAGES

NAMES_LAST = 60.0
FORGOTTEN = ("", 0.0)
"""A name that is not remembered."""


class People:
    """Everything about people that is stored."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._names: dict[str, tuple[str, float]] = {}

    # --- coming in -------------------------------------------------------------------------------

    async def arrive(self, name: str, language: str) -> Person:
        """Somebody new with a nickname."""
        name = clean_name(name)
        row = {
            "id": new_id(),
            "name": name,
            "name_key": name_key(name),
            "language": _known(language),
            "is_blocked": False,
            "created_at": self._clock(),
        }
        try:
            async with self._database.write() as connection:
                await connection.execute(insert(people), row)
        except IntegrityError:
            raise Refusal("name-taken", name=name) from None
        return person_of({**row, "password": None})

    async def sign_in(self, name: str, password: str) -> Person:
        """Somebody with an account, back again."""
        async with self._database.read() as connection:
            query = select(people).where(people.c.name_key == name_key(name.strip()))
            row = (await connection.execute(query)).mappings().one_or_none()
        if not await passwords.fits(password, row["password"] if row else None) or row is None:
            raise Refusal("wrong-password", 403)
        if row["is_blocked"]:
            raise Refusal("blocked", 403)
        return person_of(row)

    # --- changing --------------------------------------------------------------------------------

    async def change(self, person: Person, name: str | None, language: str | None) -> Person:
        """Another name, another language."""
        values: dict[str, Any] = {}
        if name is not None:
            name = clean_name(name)
            values |= {"name": name, "name_key": name_key(name)}
        if language is not None:
            values["language"] = _known(language)
        if values:
            try:
                async with self._database.write() as connection:
                    await connection.execute(update(people).where(people.c.id == person.id).values(values))
            except IntegrityError:
                raise Refusal("name-taken", name=name or "") from None
            self.forget_name(person)
        return await self.get(person.id)

    async def check_password(self, person: Person, password: str) -> None:
        """Is it this person's? A nickname has none."""
        async with self._database.read() as connection:
            query = select(people.c.password).where(people.c.id == person.id)
            current = (await connection.execute(query)).scalar_one()
        if current is not None and not await passwords.fits(password, current):
            raise Refusal("wrong-password", 403)

    async def set_password(self, person: Person, old: str, new: str) -> None:
        """Give an account a new password, or make a nickname an account."""
        await self.check_password(person, old)
        await self.reset_password(person, new)

    async def reset_password(self, person: Person, new: str) -> None:
        """A new password for somebody who proved in another way who he is."""
        sealed = await passwords.seal(new)
        async with self._database.write() as connection:
            since = func.coalesce(people.c.account_since, self._clock())
            await connection.execute(
                update(people).where(people.c.id == person.id).values(password=sealed, account_since=since)
            )

    # --- looking up ------------------------------------------------------------------------------

    async def get(self, id: str) -> Person:
        """The person with this id."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(people).where(people.c.id == id))).mappings().one_or_none()
        if row is None:
            raise not_found("person")
        return person_of(row)

    async def named(self, name: str) -> Person:
        """The person with this name."""
        if (found := await self.find(name)) is None:
            raise not_found("person")
        return found

    async def find(self, name: str) -> Person | None:
        """The person with this name, if there is one."""
        async with self._database.read() as connection:
            query = select(people).where(people.c.name_key == name_key(name.strip()))
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else person_of(row)

    def forget_name(self, person: Person) -> None:
        """The name has changed: it is looked up again."""
        self._names.pop(person.id, None)

    def known(self, ids: Iterable[str | None]) -> dict[str, str] | None:
        """Names by id if all are remembered, else None."""
        now, names = self._clock(), {}
        for person_id in ids:
            if person_id is not None:
                names[person_id], until = self._names.get(person_id, FORGOTTEN)
                if until <= now:
                    return None
        return names

    async def names(self, ids: Iterable[str | None]) -> dict[str, str]:
        """Names by id, remembered for a minute."""
        now = self._clock()
        wanted = {person_id for person_id in ids if person_id is not None}
        missing = [one for one in wanted if self._names.get(one, FORGOTTEN)[1] <= now]
        for some in in_slices(missing):
            async with self._database.read() as connection:
                query = select(people.c.id, people.c.name).where(people.c.id.in_(some))
                for person_id, name in await connection.execute(query):
                    self._names[person_id] = (name, now + NAMES_LAST)
        return {one: self._names[one][0] for one in wanted if one in self._names}


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("bad-language", 422, known=", ".join(LANGUAGES))
    return language
