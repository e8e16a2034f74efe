"""Administration: the same database as the servers, without serving."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from ludoteca.server.clock import Clock, system_clock
from ludoteca.server.config import ServerSettings
from ludoteca.server.errors import Refusal
from ludoteca.server.lock import database_file
from ludoteca.server.people.people import People
from ludoteca.server.people.reports import Reports
from ludoteca.server.play.draft import Draft
from ludoteca.server.play.room import Rooms
from ludoteca.server.storage.announcements import TABLE_CHANGED, announce
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.writer import Writer
from ludoteca.server.tables.store import Store

ROOMS = 100


class Administration:
    """Changes tables as a server does, by drafts and commits, so that nothing a server does gets lost."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self.database = database
        self.clock = clock
        self.people = People(database, clock)
        self.reports = Reports(database, clock)
        self.store = Store(database)
        self.writer = Writer(database)
        self.rooms = Rooms(
            self.store, self.writer, clock, lambda *_: None, ROOMS, is_shared=True, bot_patience=0.0
        )

    async def change(
        self, table_id: str, handler: Callable[[Draft], Awaitable[None]], person_id: str | None = None
    ) -> int:
        """Change a table, and let the servers know; the version it has then."""
        version = (await self.rooms.change(table_id, handler, person_id)).version
        async with self.database.write() as connection:
            await announce(connection, TABLE_CHANGED, table_id, self.clock(), version)
        return version


@asynccontextmanager
async def enter(settings: ServerSettings, clock: Clock = system_clock) -> AsyncIterator[Administration]:
    """For a database that exists and has the schema of this program; it is not migrated here."""
    check_exists(settings)
    database = Database(settings.database_url)
    try:
        found, needed = await database.revision()
        if found != needed:
            raise Refusal("other-schema", found=found or "–", needed=needed or "–")
        administration = Administration(database, clock)
        administration.writer.start()
        yield administration
        await administration.writer.stop()
    finally:
        await database.close()


def check_exists(settings: ServerSettings) -> None:
    """Looking at a SQLite file must not make one."""
    file = database_file(settings.database_url)
    if file is not None and not file.exists():
        raise Refusal("no-database", file=str(file))
