"""What is due becomes one message a person and channel, and is delivered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from sqlalchemy import select

from ludoteca.server.clock import Clock
from ludoteca.server.notifications.contacts import CONFIRM, RECOVER, Contacts, Reached
from ludoteca.server.notifications.message import (
    Message,
    News,
    Undeliverable,
    is_current,
    news,
    write,
    write_link,
)
from ludoteca.server.notifications.outbox import Outbox, Told
from ludoteca.server.people.people import People
from ludoteca.server.people.person import Person
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import tables
from ludoteca.server.tables.store import present_of
from ludoteca.server.words import words

log = logging.getLogger(__name__)
AT_ONCE = 8
AHEAD = 10.0
"""So many seconds before they are due, occasions that somebody is looking at are struck out."""
MOST_ATTEMPTS = 6
FIRST_PAUSE = 60.0
"""After a failure; each further pause is four times as long."""


class Carrier(Protocol):
    """A way to reach somebody."""

    async def carry(self, address: str, message: Message) -> None:
        """Deliver, or raise Undeliverable."""


class Delivery:
    """Delivers, as one of several processes."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        people: People,
        box: Outbox,
        contacts: Contacts,
        carriers: Mapping[str, Carrier],
        is_looking: Callable[[str, str], bool],
        home: str,
    ) -> None:
        self._database = database
        self._clock = clock
        self._people = people
        self._outbox = box
        self._contacts = contacts
        self._carriers = carriers
        self._is_looking = is_looking
        self._home = home
        self._delivering = asyncio.Lock()

    async def deliver(self) -> None:
        """Deliver what is due."""
        async with self._delivering:
            await self._strike_seen()
            pairs = await self._outbox.due(list(self._carriers), self._clock())
            for start in range(0, len(pairs), AT_ONCE):
                batch = (self._deliver_to(*pair) for pair in pairs[start : start + AT_ONCE])
                for result in await asyncio.gather(*batch, return_exceptions=True):
                    if isinstance(result, Exception):
                        log.error("a message stays in the outbox", exc_info=result)

    async def tidy(self) -> None:
        """Forget what is too old, as after a channel was closed down."""
        await self._outbox.clear(self._clock())

    async def _strike_seen(self) -> None:
        """Who looks at the table need not be told, by this process or by any other."""
        soon = await self._outbox.soon(self._clock() + AHEAD)
        await self._outbox.strike(
            [number for number, table_id, person_id in soon if self._is_looking(table_id, person_id)]
        )

    async def _deliver_to(self, person_id: str, channel: str) -> None:
        told = await self._outbox.claim(person_id, channel, self._clock())
        if not told:
            return
        person = await self._people.get(person_id)
        reached = await self._contacts.find(person_id, channel)
        messages = (
            []
            if reached is None or person.is_blocked
            else await self._messages(person, reached, told, channel)
        )
        for message in messages:
            try:
                assert reached is not None
                await self._carriers[channel].carry(reached.address, message)
            except Undeliverable as problem:
                await self._fail(told, channel, problem)
                return
        await self._outbox.strike([one.id for one in told])

    async def _fail(self, told: Sequence[Told], channel: str, problem: Undeliverable) -> None:
        ids, attempts = [one.id for one in told], max(one.attempts for one in told) + 1
        gives_up = problem.for_good or attempts >= MOST_ATTEMPTS
        log.warning("%s: attempt %d failed%s: %s", channel, attempts, ", the last" * gives_up, problem)
        if gives_up:
            await self._outbox.strike(ids)
        else:
            pause = FIRST_PAUSE * 4 ** (attempts - 1)
            await self._outbox.put_back(ids, attempts, self._clock() + pause)

    async def _messages(
        self, person: Person, reached: Reached, told: Sequence[Told], channel: str
    ) -> list[Message]:
        speech = words(person.language)
        message_id = f"{person.id}.{told[0].id}.{told[-1].id}"
        if not reached.is_confirmed:
            if not any(one.kind == CONFIRM for one in told):
                return []
            code = await self._contacts.new_code(person.id, channel, CONFIRM)
            link = f"{self._home}/notifications/confirm?code={code}"
            return [write_link(message_id, CONFIRM, person.name, speech, link)]
        letters = []
        if any(one.kind == RECOVER for one in told):
            code = await self._contacts.new_code(person.id, channel, RECOVER)
            link = f"{self._home}/recover?code={code}"
            letters.append(write_link(f"{message_id}.{RECOVER}", RECOVER, person.name, speech, link))
        found = await self._news(person, reached, told)
        stop_link = f"{self._home}/notifications/stop?code={reached.stop_code}"
        return [*letters, write(message_id, found, speech, stop_link)] if found else letters

    async def _news(self, person: Person, reached: Reached, told: Sequence[Told]) -> list[News]:
        """What is wanted, still so, and not being looked at; each thing once."""
        wanted = dict.fromkeys(
            (one.table_id, one.kind)
            for one in told
            if one.table_id and one.kind in reached.kinds and not self._is_looking(one.table_id, person.id)
        )
        query = select(tables).where(tables.c.id.in_({table_id for table_id, _ in wanted}))
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
            presents = {present.table.id: present for present in await present_of(connection, rows)}
        around = [seat.person_id for present in presents.values() for seat in present.seats]
        names = await self._people.names([*around, *(one.table.creator_id for one in presents.values())])
        speech = words(person.language)
        return [
            news(kind, presents[table_id], person.id, speech, names, self._home)
            for table_id, kind in wanted
            if table_id in presents and is_current(kind, presents[table_id], person.id)
        ]
