"""How people want to be reached; a mail address counts once its owner has said so."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from sqlalchemy import delete, select, update

from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal
from ludoteca.server.notifications.outbox import Outbox
from ludoteca.server.notifications.webhooks import Guard
from ludoteca.server.people.person import Person
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import contacts, outbox
from ludoteca.server.storage.statements import overwrite
from ludoteca.wire.notifications import OCCASIONS, Contact, Occasion

MAIL = "mail"
HOOK = "hook"
CONFIRM = "confirm"
RECOVER = "recover"
LASTS = {CONFIRM: 2 * 86400.0, RECOVER: 3600.0}
"""Seconds for which a code is good, by what it is for."""
_MAIL_ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+")


class Reached(NamedTuple):
    """An address to which something is sent."""

    address: str
    is_confirmed: bool
    kinds: Sequence[str]
    stop_code: str


class Contacts:
    """Mail addresses and webhooks."""

    def __init__(self, database: Database, clock: Clock, box: Outbox, guard: Guard, has_mail: bool) -> None:
        self._database = database
        self._clock = clock
        self._outbox = box
        self._guard = guard
        self._has_mail = has_mail

    @property
    def channels(self) -> list[str]:
        """The ways this server knows."""
        return [MAIL, HOOK] if self._has_mail else [HOOK]

    async def of(self, person: Person) -> list[Contact]:
        """Where a person is reached."""
        query = select(contacts).where(contacts.c.person_id == person.id).order_by(contacts.c.channel)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).all()
        return [Contact(row.channel, row.address, row.is_confirmed, row.kinds) for row in rows]

    async def find(self, person_id: str, channel: str) -> Reached | None:
        """The address of a person on a channel."""
        query = select(contacts).where(contacts.c.person_id == person_id, contacts.c.channel == channel)
        async with self._database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Reached(row.address, row.is_confirmed, row.kinds, row.stop_code)

    async def is_known(self, person: Person, channel: str, address: str) -> bool:
        """Is this the address already, confirmed and all?"""
        now = await self.find(person.id, channel)
        return now is not None and now.address == address and now.is_confirmed

    async def reach(
        self, person: Person, channel: str, address: str, kinds: Sequence[Occasion] | None
    ) -> None:
        """Be reached there from now on; an address that is already confirmed stays so."""
        wanted = [kind for kind in OCCASIONS if kinds is None or kind in kinds]
        if channel == MAIL:
            self._check_mail(address)
        else:
            await self._guard.check(address)
        now = await self.find(person.id, channel)
        if now is not None and now.address == address:
            await self._update(person.id, channel, kinds=wanted)
            is_confirmed = now.is_confirmed
        else:
            is_confirmed = channel == HOOK
            row = {
                "person_id": person.id,
                "channel": channel,
                "address": address,
                "is_confirmed": is_confirmed,
                "kinds": wanted,
                "stop_code": secrets.token_urlsafe(18),
                "code_hash": None,
                "code_until": None,
            }
            mine = (outbox.c.person_id == person.id, outbox.c.channel == channel)
            async with self._database.write() as connection:
                await connection.execute(delete(outbox).where(*mine))
                await connection.execute(overwrite(contacts, "person_id", "channel"), row)
        if not is_confirmed:
            await self._outbox.write_at_once(person.id, channel, CONFIRM, self._clock())

    async def remove(self, person: Person, channel: str) -> None:
        """Not be reached there any more; what waits to be sent is dropped."""
        async with self._database.write() as connection:
            for kept in (contacts, outbox):
                mine = (kept.c.person_id == person.id, kept.c.channel == channel)
                await connection.execute(delete(kept).where(*mine))

    # --- codes that come by mail -----------------------------------------------------------------

    async def new_code(self, person_id: str, channel: str, purpose: str) -> str:
        """A code for the owner of the address; only its hash is kept, and the one before is worthless."""
        code = secrets.token_urlsafe(18)
        until = self._clock() + LASTS[purpose]
        await self._update(person_id, channel, code_hash=_hash(code), code_until=until)
        return code

    async def confirm(self, code: str) -> None:
        """The owner of the address says yes."""
        async with self._database.write() as connection:
            done = await connection.execute(
                update(contacts)
                .where(contacts.c.code_hash == _hash(code), contacts.c.code_until > self._clock())
                .values(is_confirmed=True, code_hash=None, code_until=None)
            )
        if done.rowcount == 0:
            raise Refusal("bad-code", 404)

    async def ask_to_recover(self, person: Person) -> None:
        """Send a link for a new password, if the person has an account and a confirmed address."""
        reached = await self.find(person.id, MAIL)
        if person.has_password and reached is not None and reached.is_confirmed:
            await self._outbox.write_at_once(person.id, MAIL, RECOVER, self._clock())

    async def recover(self, code: str) -> str:
        """Whose code this is; it is good once, and only at an address that was confirmed."""
        async with self._database.write() as connection:
            mine = (
                contacts.c.code_hash == _hash(code),
                contacts.c.code_until > self._clock(),
                contacts.c.channel == MAIL,
                contacts.c.is_confirmed,
            )
            used = update(contacts).where(*mine).values(code_hash=None, code_until=None)
            found = await connection.execute(used.returning(contacts.c.person_id))
            person_id = found.scalar_one_or_none()
        if person_id is None:
            raise Refusal("bad-code", 404)
        return str(person_id)

    async def stop(self, code: str) -> None:
        """Whoever gets the messages wants no more; said twice it is as good as once."""
        async with self._database.write() as connection:
            query = select(contacts.c.person_id, contacts.c.channel).where(contacts.c.stop_code == code)
            for person_id, channel in (await connection.execute(query)).all():
                for kept in (contacts, outbox):
                    theirs = (kept.c.person_id == person_id, kept.c.channel == channel)
                    await connection.execute(delete(kept).where(*theirs))

    async def _update(self, person_id: str, channel: str, **values: Any) -> None:
        async with self._database.write() as connection:
            mine = (contacts.c.person_id == person_id, contacts.c.channel == channel)
            await connection.execute(update(contacts).where(*mine).values(values))

    def _check_mail(self, address: str) -> None:
        if not self._has_mail:
            raise Refusal("no-mail")
        if len(address) > 254 or not _MAIL_ADDRESS.fullmatch(address):
            raise Refusal("bad-mail", 422)


def _hash(code: str) -> str:
    return sha256(code.encode()).hexdigest()
