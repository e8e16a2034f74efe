"""The room of a table: the only place that changes a match.

A change is drafted on a copy, written in one transaction, and only after the commit does it become
the present, is it confirmed and made known. Whoever looks in the meantime sees the moment before.
If another process was first, the database refuses, and the room reads anew and tries again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.core.chain import Chained
from ludoteca.core.errors import LudotecaError
from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal
from ludoteca.server.play.draft import Draft
from ludoteca.server.storage.writer import Conflict, Writer
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.store import Store

Tell = Callable[[Present, str | None], None]
"""Is called after every commit; with a person, if only he may know that something changed."""
Handler = Callable[[Draft], Awaitable[None]]
ATTEMPTS = 5
AT_A_TIME = 3
"""So many rooms are looked at for one to let go, whenever one is entered."""
PAUSES = (0.0, 0.2, 0.5, 1.0)
"""Before each time that a database which was lost is asked again."""


@dataclass(frozen=True)
class Done:
    """A change that is safe: the version it made, and how far a chain came."""

    version: int
    chained: Chained | None = None


class Room:
    """One table in memory."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.present: Present | None = None
        self.lock = asyncio.Lock()


class Rooms:
    """All tables that are in use; beyond those at which somebody is, so many of the last used are kept."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        clock: Clock,
        tell: Tell,
        most: int,
        is_shared: bool,
        bot_patience: float,
        is_visited: Callable[[str], bool] = lambda _: False,
    ) -> None:
        self._store = store
        self._writer = writer
        self._clock = clock
        self._tell = tell
        self._most = most
        self._is_shared = is_shared
        """Do other processes write to this database?"""
        self._bot_patience = bot_patience
        self._is_visited = is_visited
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    async def present(self, table_id: str, at_least: int = 0) -> Present:
        """The present of a table, committed; not older than a version that is known to exist."""
        room = self._room(table_id)
        intents = 0
        if room.present is not None and self._is_shared and not at_least:
            at_least, intents = await self._store.version(table_id)
        if room.present is None or room.present.age < (at_least, intents):
            loaded = await self._load(room)
            # A change of ours may have been committed while we were reading.
            if room.present is None or room.present.age < loaded.age:
                room.present = loaded
        return room.present

    def at_hand(self, table_id: str, at_least: int) -> Present | None:
        """The same if it need not be read, else None."""
        room = self._rooms.get(table_id)
        present = room.present if room is not None else None
        return present if present is not None and present.version >= at_least else None

    async def _load(self, room: Room) -> Present:
        try:
            return await self._store.load(room.table_id)
        except Refusal:
            # Who asks for tables that do not exist must not push others out.
            if room.present is None and not room.lock.locked() and self._rooms.get(room.table_id) is room:
                del self._rooms[room.table_id]
            raise

    async def change(
        self, table_id: str, handler: Handler, person_id: str | None = None, key: str | None = None
    ) -> Done:
        """Carry a change out; the version it made comes back once it is safe.

        The same key of the same person is carried out once: sent again, the answer is the first one.
        Once it is being written, it goes on to its end even if the one who asked hangs up.
        """
        room = self._room(table_id)
        async with room.lock:
            for _ in range(ATTEMPTS):
                present = await self.present(table_id)
                draft = Draft(present, self._clock(), person_id, key, self._store, self._bot_patience)
                try:
                    await handler(draft)
                except LudotecaError:
                    done = await self._done_before(table_id, person_id, key)
                    if done is None:
                        raise
                    return done
                if not draft.entries and not draft.is_private:
                    return Done(present.version)
                try:
                    await self._writer.commit(draft.work())
                except Conflict:
                    room.present = None
                    done = await self._done_before(table_id, person_id, key)
                    if done is not None:
                        return done
                    continue
                except Exception:
                    # The line to the database may have been cut after the commit: only it can tell.
                    room.present = None
                    if not await self._is_written(draft):
                        raise
                room.present = draft.present()
                break
            else:
                raise Refusal("busy", 503)
        self._tell(room.present, None if draft.entries else person_id)
        if not draft.entries:
            return Done(draft.table.version)
        return Done(draft.entries[0].version, draft.entries[0].chained)

    async def _is_written(self, draft: Draft) -> bool:
        """Is what was drafted in the log after all?"""
        if not draft.entries:
            return False
        first = draft.entries[0]
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                found = await self._store.entries(draft.table.id, first.version - 1, 1)
            except (SQLAlchemyError, OSError):
                continue
            # Nobody else's line has the same version, author and moment.
            return [_signature(entry) for entry in found] == [_signature(first)]
        return False

    async def _done_before(self, table_id: str, person_id: str | None, key: str | None) -> Done | None:
        """What the command with this key did, if it was done."""
        entry = await self._store.confirmed(table_id, person_id, key)
        return None if entry is None else Done(entry.version, entry.chained)

    def forget(self, table_id: str) -> None:
        """The table is gone, or somebody else knows it better."""
        if (room := self._rooms.get(table_id)) is not None:
            room.present = None

    def _room(self, table_id: str) -> Room:
        room = self._rooms.pop(table_id, None) or Room(table_id)
        self._rooms[table_id] = room
        for _ in range(AT_A_TIME):
            if len(self._rooms) <= self._most:
                break
            self._forget_oldest()
        return room

    def _forget_oldest(self) -> None:
        """Let the longest unused room go; one in which somebody is goes to the end of the row instead.

        Else, with a few more tables in play than rooms, every move would load its table anew.
        """
        table_id, room = self._rooms.popitem(last=False)
        if room.lock.locked() or self._is_visited(table_id):
            self._rooms[table_id] = room

    def __len__(self) -> int:
        return len(self._rooms)


def _signature(entry: Entry) -> tuple[str | None, float, str, str | None]:
    return entry.person_id, entry.at, entry.kind, entry.action
