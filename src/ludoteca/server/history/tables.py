"""The past of a table of the house."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence

from ludoteca.core.course import Course
from ludoteca.core.events import Event
from ludoteca.server.errors import Refusal
from ludoteca.server.history.source import History, PastPosition, PastState
from ludoteca.server.play.seen import Eyes, Viewer, eyes_of, lines
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.naming import seat_names
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.store import Store
from ludoteca.wire.seen import LogLine


class TableHistory(History):
    """A table somebody looks at who may see it; the caller has checked that."""

    def __init__(self, store: Store, present: Present, viewer: Viewer, names: Mapping[str, str]) -> None:
        if present.course is None:
            raise Refusal("not-running")
        self._store = store
        self._names = names
        self.present = present
        self.viewer = viewer
        self.game = present.game
        self.plies = present.table.ply
        self.names = seat_names(present, viewer.words, names)
        self.is_over = present.table.is_over
        self.mine = present.seats_of(viewer.person_id)
        self.is_shared = not self.is_over and eyes_of(present, viewer).is_shared
        self.has_present_rules = present.table.game_version == present.game.version

    async def at(self, ply: int) -> PastPosition:
        """From the nearest snapshot, so it costs the same at any ply of any match."""
        self.check_ply(ply)
        table_id = self.present.table.id
        course = await self._store.course_at(table_id, ply)
        near = {entry.ply: entry for entry in await self._store.moves_between(table_id, ply, ply + 1)}
        # Moves taken back lie beyond the end and are no part of the line that holds.
        return PastPosition(ply, course.state, near.get(ply), near.get(ply + 1) if ply < self.plies else None)

    async def moves(self) -> list[Entry]:
        """In one query."""
        return await self._store.moves_between(self.present.table.id, 1, self.plies)

    async def deciders(self) -> list[int]:
        """Without what they decided."""
        return await self._store.deciders(self.present.table.id, self.plies)

    async def happened(self, ids: Collection[str]) -> list[tuple[int, Sequence[Event]]]:
        """From those lines of the log that have such an event."""
        found = await self._store.moves_with(self.present.table.id, self.plies, ids)
        return [(entry.ply, entry.events) for entry in found]

    async def sample(self, most: int) -> list[PastState]:
        """From the snapshots."""
        found = []
        for kept in await self._store.sampled(self.present.table.id, self.plies, most):
            course = Course.resume(kept)
            if not course.is_upgraded:
                found.append(PastState(course.ply, course.state))
            await asyncio.sleep(0)  # others are served in between
        return found

    def line(self, entry: Entry, eyes: Eyes) -> LogLine:
        """As it stands in the log of the table."""
        return lines(self.present, self.viewer, self._names, self.names, [entry], eyes)[0]
