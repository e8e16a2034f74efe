"""What an administrator did beside the running servers, for them to notice.

`ludoteca admin` is another process and may have no way to reach the servers but the database. So it
leaves a line here in the transaction of its change, and every server reads on once a second.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import announcements

PERSON_SHUT_OUT = "shut-out"
TABLE_CHANGED = "changed"
TABLE_DELETED = "deleted"
DAY = 86400.0


@dataclass(frozen=True)
class Announcement:
    """What happened to whom; a table has this version now, or would have had."""

    kind: str
    subject: str
    version: int


class Announcements:
    """Where a server has come to in reading them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._last = 0

    async def open(self) -> None:
        """What is there already was done before this server looked at anything."""
        async with self._database.read() as connection:
            newest = select(func.coalesce(func.max(announcements.c.id), 0))
            self._last = (await connection.execute(newest)).scalar_one()

    async def news(self) -> list[Announcement]:
        """What was announced since the last time."""
        async with self._database.read() as connection:
            query = select(announcements).where(announcements.c.id > self._last).order_by(announcements.c.id)
            rows = (await connection.execute(query)).mappings().all()
        if rows:
            self._last = rows[-1]["id"]
        return [_announcement(row) for row in rows]


async def announce(
    connection: AsyncConnection, kind: str, subject: str, now: float, version: int = 0
) -> None:
    """Leave a line for the servers; those of another day are swept up."""
    await connection.execute(delete(announcements).where(announcements.c.at < now - DAY))
    row = {"kind": kind, "subject": subject, "version": version, "at": now}
    await connection.execute(insert(announcements), row)


def _announcement(row: Any) -> Announcement:
    return Announcement(row["kind"], row["subject"], row["version"])
