"""The house: everything a server is made of, put together once, used by HTTP and sockets alike."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any

from ludoteca.server.analysis.desk import Desk
from ludoteca.server.bots.driver import Driver
from ludoteca.server.bots.pool import GRACE, Pool
from ludoteca.server.chores import Chore, Chores
from ludoteca.server.clock import Clock
from ludoteca.server.config import Settings
from ludoteca.server.errors import Refusal
from ludoteca.server.letters.contacts import HOOK, MAIL, Contacts
from ludoteca.server.letters.courier import Carrier, Courier
from ludoteca.server.letters.hooks import Guard, Hooks
from ludoteca.server.letters.mail import Mail
from ludoteca.server.letters.outbox import Outbox
from ludoteca.server.limits import Limits
from ludoteca.server.metrics import Metrics
from ludoteca.server.notices import Changed, Notices, Said, SignedOut
from ludoteca.server.past.studies import Studies
from ludoteca.server.past.tables import TableSource
from ludoteca.server.people.guests import Guests
from ludoteca.server.people.people import People
from ludoteca.server.people.person import Person
from ludoteca.server.people.preferences import Preferences
from ludoteca.server.play import clock as clocks
from ludoteca.server.play import consent, moves, seating
from ludoteca.server.play.moment import Draft, Entry, Moment
from ludoteca.server.play.room import Rooms
from ludoteca.server.play.seen import Viewer, describe, line, look
from ludoteca.server.results.profiles import Profiles
from ludoteca.server.results.ratings import Ratings
from ludoteca.server.storage.announcements import (
    PERSON_SHUT_OUT,
    TABLE_DELETED,
    Announcement,
    Announcements,
)
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.writer import Writer
from ludoteca.server.tables.access import check_may_see
from ludoteca.server.tables.lobby import Lobby
from ludoteca.server.tables.rematch import Rematches
from ludoteca.server.tables.store import Store
from ludoteca.server.tables.talk import Talk
from ludoteca.server.wire import (
    Answer,
    AnyCommand,
    AskTakeBack,
    Cancel,
    Chat,
    Confirmed,
    Decline,
    Join,
    Leave,
    LogLine,
    Move,
    NewTable,
    Note,
    OfferEnd,
    Return,
    Seen,
    SetSeat,
    TableInfo,
    TakeOver,
    Undo,
    tag_of,
)

log = logging.getLogger(__name__)
TICK = 1.0
LOG_AT_ONCE = 200

HANDLERS: dict[type, Callable[[Draft, Any], Awaitable[None]]] = {
    Move: moves.move,
    Undo: moves.undo,
    AskTakeBack: consent.ask_take_back,
    OfferEnd: consent.offer_end,
    Answer: consent.answer,
    Join: seating.join,
    Decline: seating.decline,
    Leave: seating.leave,
    Return: seating.come_back,
    TakeOver: seating.take_over,
    Cancel: seating.cancel,
}
"""What to do at a command that changes a table."""


class House:
    """One server process."""

    def __init__(self, settings: Settings, clock: Clock, pool: Pool | None = None) -> None:
        self.settings = settings
        self.clock = clock
        self.limits = Limits(clock, settings.rate_limits)
        self.notices = Notices(settings.redis)
        self.database = Database(settings.database_url)
        self.people = People(self.database, clock, settings.session_days)
        self.store = Store(self.database)
        self.talk = Talk(self.database, clock)
        self.lobby = Lobby(self.database, self.store, self.people, clock)
        self.metrics = Metrics()
        self.announcements = Announcements(self.database)
        self._writer = Writer(self.database, self.metrics.committed)
        is_shared = bool(settings.redis) or not self.database.is_sqlite
        self.rooms = Rooms(
            self.store, self._writer, clock, self._changed, settings.rooms, is_shared, settings.bot_patience
        )
        self.pool = pool or Pool(settings.workers, settings.bot_seconds)
        self._driver = Driver(self.rooms, self.pool, self.metrics.thought)
        self.studies = Studies(self.database, clock)
        # Bots at tables never wait for those who analyse, so these have processes of their own.
        self.desk = Desk(
            Pool(settings.analysis_workers, settings.analysis_seconds + GRACE), settings.analysis_seconds
        )
        self.on_change: list[Callable[[Moment], None]] = [
            self._make_known,
            self._wake_bots,
            self.metrics.changed,
        ]
        """Who is told of every committed change; must not take time."""
        self.visits: Counter[tuple[str, str]] = Counter()
        """How many sockets of this process a person has open at a table."""
        self.farewells: set[Callable[[], Awaitable[None]]] = set()
        """What to do for everybody who is here when the server stops."""
        self._ticking: asyncio.Task[None] | None = None
        self.ratings = Ratings(self.database)
        self.profiles = Profiles(self.database)
        self.preferences = Preferences(self.database)
        self.guests = Guests(self.database, clock, settings.guest_days)
        self.rematches = Rematches(self.database, self.lobby, self.rooms)
        self.contacts, self.courier = self._make_post()
        self._chores = Chores(
            Chore("ratings", TICK, self.ratings.settle),
            Chore("letters", 2 * TICK, self.courier.deliver),
            Chore("outbox", 3600 * TICK, self.courier.tidy),
            Chore("guests", 3600 * TICK, self.guests.free_names),
        )

    def _make_post(self) -> tuple[Contacts, Courier]:
        """What reaches people who are not here."""
        settings, clock = self.settings, self.clock
        guard, outbox = Guard(settings.private_hooks), Outbox(self.database, settings.digest_minutes * 60)
        carriers: dict[str, Carrier] = {HOOK: Hooks(guard)}
        if settings.smtp_host:
            carriers[MAIL] = Mail(settings, clock)
        contacts = Contacts(self.database, clock, outbox, guard, MAIL in carriers)
        courier = Courier(
            self.database, clock, self.people, outbox, contacts, carriers, self.is_looking, settings.home
        )
        return contacts, courier

    # --- opening and closing ---------------------------------------------------------------------

    async def open(self) -> None:
        """Bring the database up to date and go on where the last process stopped."""
        await self.database.migrate()
        await self.notices.open()
        await self.announcements.open()
        self._writer.start()
        for table_id in await self.lobby.waiting_for_bots():
            self._driver.wake(table_id)
        self._ticking = asyncio.create_task(self._tick_on(), name="ticking")
        await self.ratings.settle()
        self._chores.start()

    async def say_goodbye(self) -> None:
        """The server stops: tell everybody at the tables, once their commands are carried out."""
        await asyncio.gather(*(farewell() for farewell in self.farewells), return_exceptions=True)

    async def close(self) -> None:
        """Stop gracefully: what was accepted is written."""
        if self._ticking is not None:
            self._ticking.cancel()
            await asyncio.gather(self._ticking, return_exceptions=True)
        await self._chores.stop()
        await self._driver.close()
        await self.desk.close()
        await self._writer.stop()
        await self.notices.close()
        await self.database.close()

    async def tick(self) -> None:
        """Look at the clock: replace who ran out of time, remind bots that were forgotten.

        And hear what the administrator has done in the meantime.
        """
        for announcement in await self.announcements.news():
            await self._heed(announcement)
        for table_id in await self.lobby.due(self.clock()):
            await self.rooms.change(table_id, clocks.expire)
            if (await self.rooms.moment(table_id)).waits_for_bot is not None:
                self._driver.wake(table_id)

    async def _tick_on(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.tick()
            except Exception:
                log.exception("the clock stumbled")

    async def _heed(self, announcement: Announcement) -> None:
        kind, subject = announcement.kind, announcement.subject
        if kind == PERSON_SHUT_OUT:
            self.notices.tell_person(subject, SignedOut())
            return
        if kind == TABLE_DELETED:
            self.rooms.forget(subject)
        # Who is at the table looks again; where it is gone, that is what they hear.
        self.notices.tell_table(subject, Changed(announcement.version))
        with suppress(Refusal):
            self._wake_bots(await self.rooms.moment(subject, announcement.version))

    def _changed(self, moment: Moment) -> None:
        for listener in self.on_change:
            listener(moment)

    def _make_known(self, moment: Moment) -> None:
        self.notices.tell_table(moment.table.id, Changed(moment.version))

    def _wake_bots(self, moment: Moment) -> None:
        if moment.waits_for_bot is not None:
            self._driver.wake(moment.table.id)

    # --- how it goes -----------------------------------------------------------------------------

    @property
    def is_writing(self) -> bool:
        """Can changes be committed?"""
        return self._writer.is_serving

    @property
    def is_ticking(self) -> bool:
        """Does somebody look at the clock?"""
        return self._ticking is not None and not self._ticking.done()

    @property
    def bot_failures(self) -> int:
        """How many bots in a row failed."""
        return self._driver.failures

    async def measure(self) -> bytes:
        """The numbers for Prometheus."""
        numbers = self.metrics
        numbers.sockets.set(sum(self.visits.values()))
        numbers.rooms.set(len(self.rooms))
        numbers.bots_thinking.set(len(self._driver))
        for status, count in (await self.lobby.counts()).items():
            numbers.tables.labels(status).set(count)
        return numbers.text()

    # --- what people do --------------------------------------------------------------------------

    async def open_table(self, person: Person, wish: NewTable) -> str:
        """Open a table, and start it at once if every seat is taken."""

        async def start(draft: Draft) -> None:
            seating.start_if_full(draft)

        table = await self.lobby.open(person, wish)
        await self.rooms.change(table.id, start)
        return table.id

    async def obey(
        self, person: Person, table_id: str, command: AnyCommand, invitation: str = ""
    ) -> Confirmed:
        """Carry a command out; confirmed means that it is safe on disk."""
        moment = await self.rooms.moment(table_id)
        check_may_see(moment, person.id, getattr(command, "invitation", "") or invitation)
        with self.metrics.command(tag_of(command)):
            version = await self._obey(person, table_id, command, moment.version)
        return Confirmed(command.key, version)

    async def _obey(self, person: Person, table_id: str, command: AnyCommand, version: int) -> int:
        if isinstance(command, Chat):
            self.limits.spend("chat", person.id)
            said = await self.talk.say(table_id, person.id, command.key, command.text)
            if said is not None:
                said.version = version
                self.notices.tell_table(table_id, Said(said))
        elif isinstance(command, Note):
            await self.talk.write_note(table_id, person.id, command.text)
        else:
            handler = await self._handler(person, command)
            try:
                version = await self.rooms.change(table_id, handler, person.id, command.key)
            except Refusal as refusal:
                await self._name_seat(refusal, table_id)
                raise
        return version

    async def _name_seat(self, refusal: Refusal, table_id: str) -> None:
        """A refusal that speaks of a seat speaks of who sits there."""
        if isinstance(seat := refusal.words.get("seat"), int):
            moment = await self.rooms.moment(table_id)
            names = await self._names(moment, [])
            refusal.words["name"] = names.get(moment.seats[seat].person_id or "", f"bot {seat + 1}")

    async def _handler(self, person: Person, command: AnyCommand) -> Callable[[Draft], Awaitable[None]]:
        if isinstance(command, SetSeat):
            seat = await self.lobby.seat(person, command.to)

            async def give(draft: Draft) -> None:
                seating.set_seat(draft, command.seat, seat)

            return give

        async def handler(draft: Draft) -> None:
            await HANDLERS[type(command)](draft, command)

        return handler

    @contextmanager
    def visit(self, table_id: str, person_id: str | None) -> Iterator[None]:
        """Somebody looks at a table for as long as the block lasts."""
        here = (table_id, person_id or "")
        self.visits[here] += 1
        try:
            yield
        finally:
            self.visits[here] -= 1
            if not self.visits[here]:
                del self.visits[here]

    def is_looking(self, table_id: str, person_id: str) -> bool:
        """Does a person look at a table, through this process?"""
        return (table_id, person_id) in self.visits

    # --- what people see -------------------------------------------------------------------------

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
        moment = await self.rooms.moment(table_id, at_least)
        check_may_see(moment, viewer.person_id, invitation)
        start = since if since is not None and since <= moment.version else 0
        start = max(0, start, moment.version - LOG_AT_ONCE)
        entries = await self._entries(moment, start)
        names = await self._names(moment, entries)
        return look(moment, viewer, names, entries, start, self.clock(), previews)

    async def log(self, viewer: Viewer, table_id: str, invitation: str, since: int) -> list[LogLine]:
        """Lines of the log after a version; -1: after my last move."""
        moment = await self.rooms.moment(table_id)
        check_may_see(moment, viewer.person_id, invitation)
        if since < 0:
            since = moment.last_move_of(viewer.person_id)
        entries = await self.store.entries(table_id, since, LOG_AT_ONCE)
        names = await self._names(moment, entries)
        return [line(moment, viewer, names, entry) for entry in entries]

    async def describe(self, viewer: Viewer, moment: Moment) -> TableInfo:
        """A table in a list."""
        return describe(moment, viewer, await self._names(moment, []))

    async def past(self, viewer: Viewer, table_id: str, invitation: str = "") -> TableSource:
        """The past of a table, as far as a viewer may see it."""
        moment = await self.rooms.moment(table_id)
        check_may_see(moment, viewer.person_id, invitation)
        return TableSource(self.store, moment, viewer, await self._names(moment, []))

    async def _entries(self, moment: Moment, since: int) -> list[Entry]:
        if moment.recent and moment.recent[0].version <= since + 1:
            return [entry for entry in moment.recent if entry.version > since]
        return await self.store.entries(moment.table.id, since)

    async def _names(self, moment: Moment, entries: list[Entry]) -> dict[str, str]:
        around = [seat.person_id for seat in moment.seats]
        return await self.people.names(
            [moment.table.creator_id, *around, *(entry.person_id for entry in entries)]
        )
