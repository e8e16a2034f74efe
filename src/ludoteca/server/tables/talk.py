"""Chat of a table, and the private notes of its people."""

from __future__ import annotations

from typing import Any

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import messages, notes, people
from ludoteca.server.storage.statements import overwrite
from ludoteca.wire.seen import ChatLine

MOST_LINES = 200


class Talk:
    """What people say and write beside the game."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._database = database
        self._clock = clock
        self._writing: dict[tuple[str, str], str] = {}

    async def say(self, table_id: str, person_id: str, key: str, text: str) -> ChatLine | None:
        """Store a line; None if it was said before with the same key."""
        clean = "".join(c for c in text if c.isprintable() or c == "\n").strip()
        if not clean:
            raise Refusal("empty-text", 422)
        row = {"table_id": table_id, "person_id": person_id, "key": key, "text": clean, "at": self._clock()}
        try:
            async with self._database.write() as connection:
                number = (
                    await connection.execute(insert(messages).returning(messages.c.id), row)
                ).scalar_one()
        except IntegrityError:
            return None
        return (await self.lines(table_id, number - 1, number))[0]

    async def lines(self, table_id: str, since: int = 0, until: int | None = None) -> list[ChatLine]:
        """The last lines after one that is known, oldest first."""
        query = (
            select(messages, people.c.name)
            .join(people, people.c.id == messages.c.person_id)
            .where(messages.c.table_id == table_id, messages.c.id > since)
            .order_by(messages.c.id.desc())
            .limit(MOST_LINES)
        )
        if until is not None:
            query = query.where(messages.c.id <= until)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [_line(row) for row in reversed(rows)]

    async def note(self, table_id: str, person_id: str) -> str:
        """The private note of a person; one that is being written counts already."""
        if (coming := self._writing.get((table_id, person_id))) is not None:
            return coming
        async with self._database.read() as connection:
            query = select(notes.c.text).where(notes.c.table_id == table_id, notes.c.person_id == person_id)
            return (await connection.execute(query)).scalar_one_or_none() or ""

    async def write_note(self, table_id: str, person_id: str, text: str) -> None:
        """Replace the private note of a person."""
        place = table_id, person_id
        self._writing[place] = text
        try:
            async with self._database.write() as connection:
                row = {"table_id": table_id, "person_id": person_id, "text": text, "at": self._clock()}
                await connection.execute(overwrite(notes, "table_id", "person_id"), row)
        finally:
            if self._writing.get(place) is text:
                del self._writing[place]


def _line(row: Any) -> ChatLine:
    return ChatLine(row["id"], 0, row["person_id"], row["name"], row["text"], row["at"])
