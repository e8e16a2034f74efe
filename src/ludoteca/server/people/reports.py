"""Reports: somebody behaves badly, and the administrator is to look at it."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import func, insert, select, update

from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal, not_found
from ludoteca.server.ids import new_id
from ludoteca.server.people.person import Person
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import messages, people, reports, seats

LINES = 20
"""So many lines of chat are kept with a report."""
MOST_OPEN = 20


class Report(msgspec.Struct):
    """A report as the administrator reads it."""

    id: str
    by: str
    about: str
    text: str
    said: list[str]
    """What the reported person said last where both sit, oldest first."""
    at: float
    is_open: bool


class Reports:
    """Written by people, read by the administrator."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock

    async def file(self, person: Person, about: Person, text: str) -> None:
        """Tell the administrator; what was said is kept as it is now."""
        if person.id == about.id:
            raise Refusal("not-oneself", 422)
        if not (text := text.strip()):
            raise Refusal("empty-text", 422)
        mine = select(seats.c.table_id).where(seats.c.person_id == person.id)
        heard = (
            select(messages.c.text)
            .where(messages.c.person_id == about.id, messages.c.table_id.in_(mine))
            .order_by(messages.c.id.desc())
            .limit(LINES)
        )
        async with self._database.write() as connection:
            waiting = select(func.count()).where(reports.c.by_id == person.id, reports.c.closed_at.is_(None))
            if (await connection.execute(waiting)).scalar_one() >= MOST_OPEN:
                raise Refusal("too-many-reports", most=MOST_OPEN)
            said = list((await connection.execute(heard)).scalars())[::-1]
            row = {"id": new_id(), "by_id": person.id, "about_id": about.id, "text": text, "said": said}
            await connection.execute(insert(reports), {**row, "at": self._clock()})

    async def all(self, only_open: bool = True) -> list[Report]:
        """What people reported, the oldest first."""
        by, about = people.alias("by"), people.alias("about")
        query = (
            select(reports, by.c.name.label("by"), about.c.name.label("about"))
            .join(by, by.c.id == reports.c.by_id)
            .join(about, about.c.id == reports.c.about_id)
            .order_by(reports.c.at, reports.c.id)
        )
        if only_open:
            query = query.where(reports.c.closed_at.is_(None))
        async with self._database.read() as connection:
            return [_report(row) for row in (await connection.execute(query)).mappings()]

    async def close(self, id: str) -> None:
        """It was looked at."""
        async with self._database.write() as connection:
            done = await connection.execute(
                update(reports)
                .where(reports.c.id == id, reports.c.closed_at.is_(None))
                .values(closed_at=self._clock())
            )
        if done.rowcount == 0:
            raise not_found("report")


def _report(row: Any) -> Report:
    is_open = row["closed_at"] is None
    return Report(row["id"], row["by"], row["about"], row["text"], row["said"], row["at"], is_open)
