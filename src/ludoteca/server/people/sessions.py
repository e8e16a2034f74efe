"""Sessions of browsers and tokens of programs: the secrets by which people are recognised."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, literal, select, update

from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal, not_found
from ludoteca.server.ids import new_id
from ludoteca.server.notices import Notices, SignedOut
from ludoteca.server.people.person import Person, person_of
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import people, sessions

DAY = 86400.0
MOST_TOKENS = 20
BROWSER = "browser"
PROGRAM = "program"
PLAY = "play"
LOOK = "look"
"""What a token may do: everything at tables, or look alone."""


@dataclass(frozen=True)
class Recognised:
    """Somebody who proved who he is, and by which session."""

    person: Person
    session_id: str
    scope: str


class Opened(NamedTuple):
    """A new session or token; its secret is not kept."""

    id: str
    secret: str
    created_at: float


class Sessions:
    """Opens and ends them; who still has a socket open by one that ended is shown out at once."""

    def __init__(self, database: Database, clock: Clock, notices: Notices, days: int) -> None:
        self._database = database
        self._clock = clock
        self._notices = notices
        self._seconds = days * DAY

    async def open(self, person: Person, kind: str = BROWSER, label: str = "", scope: str = PLAY) -> Opened:
        """A new secret by which the person is recognised; only its hash is kept."""
        session_id, secret = new_id(), secrets.token_urlsafe(32)
        now = self._clock()
        values = {
            "id": session_id,
            "person_id": person.id,
            "secret_hash": _hash(secret),
            "kind": kind,
            "label": label,
            "scope": scope,
            "created_at": now,
            "expires_at": now + self._seconds if kind == BROWSER else None,
        }
        # One statement counts and adds, so that requests at the same moment cannot pass the limit together.
        row = select(*(literal(value, sessions.c[name].type) for name, value in values.items()))
        if kind == PROGRAM:
            owned = select(func.count()).where(sessions.c.person_id == person.id, sessions.c.kind == PROGRAM)
            row = row.where(owned.scalar_subquery() < MOST_TOKENS)
        async with self._database.write() as connection:
            await connection.execute(delete(sessions).where(sessions.c.expires_at < now))
            await connection.execute(select(people.c.id).where(people.c.id == person.id).with_for_update())
            added = await connection.execute(insert(sessions).from_select(list(values), row))
        if not added.rowcount:
            raise Refusal("too-many-tokens", most=MOST_TOKENS)
        return Opened(session_id, secret, now)

    async def recognise(self, secret: str, kind: str) -> Recognised | None:
        """Whose secret this is; a session in use lives on."""
        now = self._clock()
        async with self._database.read() as connection:
            query = (
                select(people, sessions.c.id.label("session_id"), sessions.c.scope, sessions.c.expires_at)
                .join(sessions, sessions.c.person_id == people.c.id)
                .where(sessions.c.secret_hash == _hash(secret), sessions.c.kind == kind)
            )
            row = (await connection.execute(query)).mappings().one_or_none()
        if row is None or (row["expires_at"] is not None and row["expires_at"] < now):
            return None
        if row["expires_at"] is not None and row["expires_at"] < now + self._seconds - DAY:
            async with self._database.write() as connection:
                await connection.execute(
                    update(sessions)
                    .where(sessions.c.id == row["session_id"])
                    .values(expires_at=now + self._seconds)
                )
        if (row["seen_at"] or row["created_at"]) < now - DAY:
            async with self._database.write() as connection:
                await connection.execute(update(people).where(people.c.id == row["id"]).values(seen_at=now))
        return Recognised(person_of(row), row["session_id"], row["scope"])

    async def of(self, person: Person, kind: str) -> list[dict[str, Any]]:
        """The sessions or tokens of a person, without their secrets, oldest first."""
        async with self._database.read() as connection:
            query = (
                select(sessions.c.id, sessions.c.label, sessions.c.scope, sessions.c.created_at)
                .where(sessions.c.person_id == person.id, sessions.c.kind == kind)
                .order_by(sessions.c.created_at, sessions.c.id)
            )
            return [
                {str(name): value for name, value in row.items()}
                for row in (await connection.execute(query)).mappings()
            ]

    async def close(self, secret: str) -> None:
        """Sign out here."""
        async with self._database.write() as connection:
            ended = delete(sessions).where(sessions.c.secret_hash == _hash(secret)).returning(sessions.c.id)
            gone = (await connection.execute(ended)).scalars().all()
        self._show_out(gone)

    async def end(self, person: Person, id: str, kind: str) -> None:
        """End one session or token of a person."""
        async with self._database.write() as connection:
            gone = await connection.execute(
                delete(sessions).where(
                    sessions.c.id == id, sessions.c.person_id == person.id, sessions.c.kind == kind
                )
            )
        if gone.rowcount == 0:
            raise not_found("token" if kind == PROGRAM else "session")
        self._show_out([id])

    async def end_all(self, person: Person, *kinds: str) -> None:
        """End everything of some kinds that a person has open."""
        mine = (sessions.c.person_id == person.id) & sessions.c.kind.in_(kinds)
        async with self._database.write() as connection:
            ended = delete(sessions).where(mine).returning(sessions.c.id)
            gone = (await connection.execute(ended)).scalars().all()
        self._show_out(gone)

    def _show_out(self, ended: Iterable[str]) -> None:
        for session_id in ended:
            self._notices.tell_session(session_id, SignedOut())


def _hash(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
