"""The past of a table of the house."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import replace

from ludoteca.server.errors import Refusal
from ludoteca.server.past.source import Source, Then
from ludoteca.server.play.moment import Entry, Moment
from ludoteca.server.play.seen import Viewer, line, seat_names
from ludoteca.server.tables.store import Store
from ludoteca.server.wire import LogLine


class TableSource(Source):
    """A table somebody looks at who may see it; the caller has checked that."""

    def __init__(self, store: Store, moment: Moment, viewer: Viewer, names: Mapping[str, str]) -> None:
        if moment.course is None:
            raise Refusal("not-running")
        self._store = store
        self._names = names
        self.moment = moment
        self.viewer = viewer
        self.game = moment.game
        self.plies = moment.table.ply
        self.names = seat_names(moment, viewer.words, names)
        self.is_over = moment.table.is_over
        self.mine = moment.seats_of(viewer.person_id)
        self.has_present_rules = moment.table.game_version == moment.game.version

    async def at(self, ply: int) -> Then:
        """From the nearest snapshot, so it costs the same at any ply of any match."""
        self.check_ply(ply)
        table_id = self.moment.table.id
        course = await self._store.course_at(table_id, ply, faithful=True)
        near = {entry.ply: entry for entry in await self._store.moves_between(table_id, ply, ply + 1)}
        # Moves taken back lie beyond the end and are no part of the line that holds.
        return Then(ply, course.state, near.get(ply), near.get(ply + 1) if ply < self.plies else None)

    async def moves(self) -> list[Entry]:
        """In one query."""
        return await self._store.moves_between(self.moment.table.id, 1, self.plies)

    def line(self, entry: Entry, seat: int | None) -> LogLine:
        """As it stands in the log of the table."""
        table = copy(self.moment.table)
        table.turn = seat
        return line(replace(self.moment, table=table), self.viewer, self._names, entry)
