"""Once a second: whose time is up, which bots were forgotten, what the administrator has done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

from ludoteca.server.bots.driver import Driver
from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal
from ludoteca.server.lobby.opening import Lobby
from ludoteca.server.notices import Changed, Notices, SignedOut
from ludoteca.server.play import clock as clocks
from ludoteca.server.play.room import Rooms
from ludoteca.server.storage.announcements import (
    PERSON_SHUT_OUT,
    TABLE_DELETED,
    Announcement,
    Announcements,
)

log = logging.getLogger(__name__)
TICK = 1.0


class Timekeeper:
    """Looks at the clock for all tables."""

    def __init__(
        self,
        clock: Clock,
        lobby: Lobby,
        rooms: Rooms,
        driver: Driver,
        notices: Notices,
        announcements: Announcements,
        stumbled: Callable[[str], None],
    ) -> None:
        self._clock = clock
        self._lobby = lobby
        self._rooms = rooms
        self._driver = driver
        self._notices = notices
        self._announcements = announcements
        self._stumbled = stumbled
        self._ticking: asyncio.Task[None] | None = None
        self.standing: set[str] = set()
        """Tables whose clock could not be looked at."""

    async def start(self) -> None:
        """Begin with the bots that were interrupted by the last stop."""
        await self._announcements.open()
        for table_id in await self._lobby.waiting_for_bots():
            self._driver.wake(table_id)
        self._ticking = asyncio.create_task(self._tick_on(), name="ticking")

    async def stop(self) -> None:
        """Look no more."""
        if self._ticking is not None:
            self._ticking.cancel()
            await asyncio.gather(self._ticking, return_exceptions=True)

    @property
    def is_ticking(self) -> bool:
        """Does somebody look at the clock?"""
        return self._ticking is not None and not self._ticking.done()

    async def tick(self) -> None:
        """Look at the clock: replace who ran out of time, remind bots that were forgotten.

        And hear what the administrator has done in the meantime.
        """
        for announcement in await self._announcements.news():
            await self._heed(announcement)
        for table_id in await self._lobby.due(self._clock()):
            try:
                await self._rooms.change(table_id, clocks.expire)
                self._driver.follow(await self._rooms.present(table_id))
                self.standing.discard(table_id)
            except Exception as error:
                # Whatever is wrong with one table, the clocks of the others go on.
                if table_id not in self.standing:
                    log.exception("table %s: its clock stands: %s", table_id, error)
                    self._stumbled("clock")
                self.standing.add(table_id)

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except Exception:
                log.exception("the clock stumbled")
                self._stumbled("clock")

    async def _heed(self, announcement: Announcement) -> None:
        kind, subject = announcement.kind, announcement.subject
        if kind == PERSON_SHUT_OUT:
            self._notices.tell_person(subject, SignedOut())
            return
        if kind == TABLE_DELETED:
            self._rooms.forget(subject)
        # Who is at the table looks again; where it is gone, that is what they hear.
        self._notices.tell_table(subject, Changed(announcement.version))
        with suppress(Refusal):
            self._driver.follow(await self._rooms.present(subject, announcement.version))
