"""The people of the house: who they are, how they prove it."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from hashlib import sha256
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal, not_found
from ludoteca.server.ids import new_id
from ludoteca.server.people import passwords
from ludoteca.server.people.person import Person, clean_name, name_key
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import people, sessions
from ludoteca.texts import LANGUAGES

DAY = 86400.0
MOST_TOKENS = 20
NAMES_LAST = 60.0
BROWSER = "browser"
PROGRAM = "program"


class People:
    """Everything about people that is stored."""

    def __init__(self, database: Database, clock: Clock, session_days: int) -> None:
        self._database = database
        self._clock = clock
        self._session_seconds = session_days * DAY
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
        return _person({**row, "password": None})

    async def sign_in(self, name: str, password: str) -> Person:
        """Somebody with an account, back again."""
        async with self._database.read() as connection:
            query = select(people).where(people.c.name_key == name_key(name.strip()))
            row = (await connection.execute(query)).mappings().one_or_none()
        if not await passwords.fits(password, row["password"] if row else None) or row is None:
            raise Refusal("wrong-password", 403)
        if row["is_blocked"]:
            raise Refusal("blocked", 403)
        return _person(row)

    async def open_session(self, person: Person, kind: str = BROWSER, label: str = "") -> str:
        """A new secret by which the person is recognised; only its hash is kept."""
        secret = secrets.token_urlsafe(32)
        now = self._clock()
        async with self._database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires_at < now))
            await connection.execute(
                insert(sessions),
                {
                    "id": new_id(),
                    "person_id": person.id,
                    "secret_hash": _hash(secret),
                    "kind": kind,
                    "label": label,
                    "created_at": now,
                    "expires_at": now + self._session_seconds if kind == BROWSER else None,
                },
            )
        return secret

    async def recognise(self, secret: str, kind: str) -> Person | None:
        """Whose secret this is; a session in use lives on."""
        now = self._clock()
        async with self._database.read() as connection:
            query = (
                select(people, sessions.c.id.label("session_id"), sessions.c.expires_at)
                .join(sessions, sessions.c.person_id == people.c.id)
                .where(sessions.c.secret_hash == _hash(secret), sessions.c.kind == kind)
            )
            row = (await connection.execute(query)).mappings().one_or_none()
        if row is None or (row["expires_at"] is not None and row["expires_at"] < now):
            return None
        if row["expires_at"] is not None and row["expires_at"] < now + self._session_seconds - DAY:
            async with self._database.write() as connection:
                await connection.execute(
                    update(sessions)
                    .where(sessions.c.id == row["session_id"])
                    .values(expires_at=now + self._session_seconds)
                )
        if (row["seen_at"] or row["created_at"]) < now - DAY:
            async with self._database.write() as connection:
                await connection.execute(update(people).where(people.c.id == row["id"]).values(seen_at=now))
        return _person(row)

    async def close_session(self, secret: str) -> None:
        """Sign out here."""
        async with self._database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.secret_hash == _hash(secret)))

    async def close_sessions(self, person: Person) -> None:
        """Sign out everywhere; tokens of programs stay until they are revoked."""
        async with self._database.write() as connection:
            await connection.execute(
                delete(sessions).where(sessions.c.person_id == person.id, sessions.c.kind == BROWSER)
            )

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
            self._names.pop(person.id, None)
        return await self.get(person.id)

    async def set_password(self, person: Person, old: str, new: str) -> None:
        """Give an account a new password, or make a nickname an account."""
        async with self._database.read() as connection:
            query = select(people.c.password).where(people.c.id == person.id)
            current = (await connection.execute(query)).scalar_one()
        if current is not None and not await passwords.fits(old, current):
            raise Refusal("wrong-password", 403)
        sealed = await passwords.seal(new)
        async with self._database.write() as connection:
            await connection.execute(update(people).where(people.c.id == person.id).values(password=sealed))

    # --- tokens ----------------------------------------------------------------------------------

    async def tokens(self, person: Person) -> list[dict[str, Any]]:
        """The tokens of a person, without their secrets."""
        async with self._database.read() as connection:
            query = (
                select(sessions.c.id, sessions.c.label, sessions.c.created_at)
                .where(sessions.c.person_id == person.id, sessions.c.kind == PROGRAM)
                .order_by(sessions.c.created_at)
            )
            return [
                {str(name): value for name, value in row.items()}
                for row in (await connection.execute(query)).mappings()
            ]

    async def make_token(self, person: Person, label: str) -> str:
        """A new token for a program; it is shown this once."""
        if len(await self.tokens(person)) >= MOST_TOKENS:
            raise Refusal("too-many-tokens", most=MOST_TOKENS)
        return await self.open_session(person, PROGRAM, label)

    async def revoke_token(self, person: Person, id: str) -> None:
        """Make a token worthless."""
        async with self._database.write() as connection:
            gone = await connection.execute(
                delete(sessions).where(
                    sessions.c.id == id, sessions.c.person_id == person.id, sessions.c.kind == PROGRAM
                )
            )
        if gone.rowcount == 0:
            raise not_found("token")

    # --- looking up ------------------------------------------------------------------------------

    async def get(self, id: str) -> Person:
        """The person with this id."""
        async with self._database.read() as connection:
            row = (await connection.execute(select(people).where(people.c.id == id))).mappings().one_or_none()
        if row is None:
            raise not_found("person")
        return _person(row)

    async def named(self, name: str) -> Person:
        """The person with this name."""
        async with self._database.read() as connection:
            query = select(people).where(people.c.name_key == name_key(name.strip()))
            row = (await connection.execute(query)).mappings().one_or_none()
        if row is None:
            raise not_found("person")
        return _person(row)

    async def names(self, ids: Iterable[str | None]) -> dict[str, str]:
        """Names by id, remembered for a minute."""
        now = self._clock()
        wanted = {person_id for person_id in ids if person_id is not None}
        missing = [one for one in wanted if self._names.get(one, ("", 0.0))[1] <= now]
        if missing:
            async with self._database.read() as connection:
                query = select(people.c.id, people.c.name).where(people.c.id.in_(missing))
                for person_id, name in await connection.execute(query):
                    self._names[person_id] = (name, now + NAMES_LAST)
        return {one: self._names[one][0] for one in wanted if one in self._names}


def _person(row: Any) -> Person:
    return Person(
        id=row["id"],
        name=row["name"],
        language=row["language"],
        has_password=row["password"] is not None,
        is_blocked=row["is_blocked"],
    )


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise Refusal("bad-language", 422, known=", ".join(LANGUAGES))
    return language
