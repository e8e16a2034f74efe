"""The room of a table: the only place that changes a match.

A change is drafted on a copy, written in one transaction, and only after the commit does it become
the present, is it confirmed and made known. Whoever looks in the meantime sees the moment before.
If another process was first, the database refuses, and the room reads anew and tries again.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from ludoteca.core.errors import LudotecaError
from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal
from ludoteca.server.play.draft import Draft
from ludoteca.server.storage.writer import Conflict, Writer
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.store import Store

Handler = Callable[[Draft], Awaitable[None]]
ATTEMPTS = 5


class Room:
    """One table in memory."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.present: Present | None = None
        self.lock = asyncio.Lock()


class Rooms:
    """All tables that are in use; the longest unused are forgotten when there are too many."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        clock: Clock,
        tell: Callable[[Present], None],
        most: int,
        is_shared: bool,
        bot_patience: float,
    ) -> None:
        self._store = store
        self._writer = writer
        self._clock = clock
        self._tell = tell
        self._most = most
        self._is_shared = is_shared
        """Do other processes write to this database?"""
        self._bot_patience = bot_patience
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    async def present(self, table_id: str, at_least: int = 0) -> Present:
        """The present of a table, committed; not older than a version that is known to exist."""
        room = self._room(table_id)
        if room.present is not None and self._is_shared and not at_least:
            at_least = await self._store.version(table_id)
        if room.present is None or room.present.version < at_least:
            loaded = await self._store.load(table_id)
            # A change of ours may have been committed while we were reading.
            if room.present is None or room.present.version < loaded.version:
                room.present = loaded
        return room.present

    async def change(
        self, table_id: str, handler: Handler, person_id: str | None = None, key: str | None = None
    ) -> int:
        """Carry a change out; the version it made comes back once it is safe.

        The same key of the same person is carried out once: sent again, the answer is the first one.
        It goes on to its end even if the one who asked hangs up.
        """
        return await asyncio.shield(asyncio.ensure_future(self._change(table_id, handler, person_id, key)))

    async def _change(self, table_id: str, handler: Handler, person_id: str | None, key: str | None) -> int:
        room = self._room(table_id)
        async with room.lock:
            for _ in range(ATTEMPTS):
                present = await self.present(table_id)
                draft = Draft(present, self._clock(), person_id, key, self._store, self._bot_patience)
                try:
                    await handler(draft)
                except LudotecaError:
                    done = await self._store.confirmed(table_id, person_id, key)
                    if done is None:
                        raise
                    return done
                if not draft.entries:
                    return present.version
                try:
                    await self._writer.commit(draft.work())
                except Conflict:
                    room.present = None
                    done = await self._store.confirmed(table_id, person_id, key)
                    if done is not None:
                        return done
                    continue
                room.present = draft.present()
                break
            else:
                raise Refusal("busy", 503)
        self._tell(room.present)
        return draft.entries[0].version

    def forget(self, table_id: str) -> None:
        """The table is gone, or somebody else knows it better."""
        if (room := self._rooms.get(table_id)) is not None:
            room.present = None

    def _room(self, table_id: str) -> Room:
        room = self._rooms.pop(table_id, None) or Room(table_id)
        self._rooms[table_id] = room
        while len(self._rooms) > self._most:
            self._rooms.popitem(last=False)
        return room

    def __len__(self) -> int:
        return len(self._rooms)
