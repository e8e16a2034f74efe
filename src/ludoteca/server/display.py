"""The tables as people see them: the present, the log, lists, the past."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.server.clock import Clock
from ludoteca.server.people.people import People
from ludoteca.server.play.room import Rooms
from ludoteca.server.play.seen import BESIDE, Viewer, describe, eyes_of, lines, look
from ludoteca.server.tables.access import check_may_see
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.naming import seat_names
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.store import Store
from ludoteca.wire.seen import LogLine, Seen
from ludoteca.wire.tables import TableInfo

LOG_AT_ONCE = 200


class Display:
    """Everything people look at."""

    def __init__(self, rooms: Rooms, store: Store, people: People, clock: Clock) -> None:
        self._rooms = rooms
        self._store = store
        self._people = people
        self._clock = clock

    async def see(
        self,
        viewer: Viewer,
        table_id: str,
        invitation: str = "",
        since: int | None = None,
        at_least: int = 0,
        previews: bool = True,
    ) -> Seen:
        """The table as a viewer sees it, with what happened after a version."""
        present = await self._rooms.present(table_id, at_least)
        check_may_see(present, viewer.person_id, invitation)
        start = _start(present, since)
        entries = _recent(present, start)
        if entries is None:
            # No further than the present goes: the table may have moved on in the meantime.
            entries = await self._store.entries(table_id, start, present.version - start)
        names = await self.names(present, entries)
        seen = look(present, viewer, names, entries, start, self._clock(), previews)
        present.looks.pop(BESIDE, None)  # nobody else looks now
        return seen

    def glance(
        self, viewer: Viewer, table_id: str, invitation: str, since: int, at_least: int, previews: bool
    ) -> Seen | None:
        """The same if all of it is at hand, which takes no waiting; None if something has to be looked up."""
        present = self._rooms.at_hand(table_id, at_least)
        if present is None:
            return None
        check_may_see(present, viewer.person_id, invitation)
        start = _start(present, since)
        entries = _recent(present, start)
        if entries is None:
            return None
        key = ("names", start)
        names = present.looks.get(key) or self._people.known(_around(present, entries))
        if names is None:
            return None
        present.looks[key] = names
        return look(present, viewer, names, entries, start, self._clock(), previews)

    async def log(self, viewer: Viewer, table_id: str, invitation: str, since: int) -> list[LogLine]:
        """Lines of the log after a version; -1: after my last move."""
        present = await self._rooms.present(table_id)
        check_may_see(present, viewer.person_id, invitation)
        if since < 0:
            since = present.last_move_of(viewer.person_id)
        entries = await self._store.entries(table_id, since, LOG_AT_ONCE)
        names = await self.names(present, entries)
        called = seat_names(present, viewer.words, names)
        return lines(present, viewer, names, called, entries, eyes_of(present, viewer))

    async def describe(self, viewer: Viewer, present: Present) -> TableInfo:
        """A table in a list."""
        return describe(present, viewer, await self.names(present))

    async def names(self, present: Present, entries: Sequence[Entry] = ()) -> dict[str, str]:
        """The names of everybody at a table, and of those who speak in its log."""
        return await self._people.names(_around(present, entries))


def _around(present: Present, entries: Sequence[Entry]) -> set[str | None]:
    """Everybody at a table, and those who speak in these lines of its log."""
    around = {seat.person_id for seat in present.seats}
    around.add(present.table.creator_id)
    around.update([entry.person_id for entry in entries])
    return around


def _start(present: Present, since: int | None) -> int:
    """The version after which the log is told: not all of it, if it is long."""
    start = since if since is not None and since <= present.version else 0
    return max(0, start, present.version - LOG_AT_ONCE)


def _recent(present: Present, since: int) -> list[Entry] | None:
    """The lines of the log after a version, if they are at hand: nearly always it is the last one alone."""
    recent = present.recent
    if recent and recent[-1].version == since + 1:
        return [recent[-1]]
    if recent and recent[0].version <= since + 1:
        return [entry for entry in recent if entry.version > since]
    return None
