"""The house: everything a server is made of, put together once, used by HTTP and sockets alike."""

from __future__ import annotations

import logging
from contextlib import suppress

from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.analysis.pool import AnalysisPool
from ludoteca.server.analysis.reviews import Reviews
from ludoteca.server.bots.driver import Driver
from ludoteca.server.bots.pool import GRACE, Pool
from ludoteca.server.chores import Chore, Chores
from ludoteca.server.clock import Clock
from ludoteca.server.commands import Commands
from ludoteca.server.config import ServerSettings
from ludoteca.server.display import Display
from ludoteca.server.history.source import History
from ludoteca.server.history.studies import Studies, StudyHistory
from ludoteca.server.history.tables import TableHistory
from ludoteca.server.limits import Limits
from ludoteca.server.lobby.lists import Lists
from ludoteca.server.lobby.opening import Lobby
from ludoteca.server.lobby.rematch import Rematches
from ludoteca.server.metrics import Metrics
from ludoteca.server.notices import Changed, Intended, Notices
from ludoteca.server.notifications.contacts import HOOK, MAIL, Contacts
from ludoteca.server.notifications.delivery import Carrier, Delivery
from ludoteca.server.notifications.mail import Mail
from ludoteca.server.notifications.outbox import Outbox
from ludoteca.server.notifications.webhooks import Guard, Webhooks
from ludoteca.server.origins import Origins
from ludoteca.server.people.guests import Guests
from ludoteca.server.people.mutes import Mutes
from ludoteca.server.people.people import People
from ludoteca.server.people.reports import Reports
from ludoteca.server.people.sessions import Sessions
from ludoteca.server.play.room import Rooms
from ludoteca.server.play.seen import Viewer
from ludoteca.server.results.figures import HouseFigures
from ludoteca.server.results.profiles import Profiles
from ludoteca.server.results.ratings import Ratings
from ludoteca.server.storage.announcements import Announcements
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.writer import Writer
from ludoteca.server.tables.access import check_may_see
from ludoteca.server.tables.heartbeat import BEAT, Heartbeat
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.store import Store
from ludoteca.server.tables.talk import Talk
from ludoteca.server.timekeeper import TICK, Timekeeper
from ludoteca.server.tournaments.director import Director
from ludoteca.server.tournaments.office import Office
from ludoteca.server.tournaments.seen import TournamentDisplay
from ludoteca.server.tournaments.store import TournamentStore
from ludoteca.server.visits import Visits
from ludoteca.server.words import words

log = logging.getLogger(__name__)
PATIENCE = 10.0
"""Seconds that anything which is looked up may take."""


class House:
    """One server process."""

    def __init__(self, settings: ServerSettings, clock: Clock, pool: Pool | None = None) -> None:
        self.settings = settings
        self.clock = clock
        self.limits = Limits(clock, settings.rate_limits)
        self.metrics = Metrics()
        self.visits = Visits()
        self.origins = Origins()
        self.notices = Notices(settings.redis)
        self.database = Database(settings.database_url, PATIENCE)
        self.writer = Writer(self.database, self.metrics.committed)
        self.people = People(self.database, clock)
        self.sessions = Sessions(self.database, clock, self.notices, settings.session_days)
        self.guests = Guests(self.database, clock, settings.guest_days)
        self.store = Store(self.database)
        self.talk = Talk(self.database, clock)
        is_shared = bool(settings.redis) or not self.database.is_sqlite
        self.rooms = Rooms(
            self.store,
            self.writer,
            clock,
            self._changed,
            settings.rooms,
            is_shared,
            settings.bot_patience,
            self.visits.is_visited,
        )
        self.mutes = Mutes(self.database, clock)
        self.reports = Reports(self.database, clock)
        self.lobby = Lobby(self.database, self.store, self.people, self.mutes, clock)
        self.lists = Lists(self.database)
        self.rematches = Rematches(self.database, self.lobby, self.rooms)
        self.commands = Commands(
            self.rooms, self.lobby, self.talk, self.people, self.notices, self.limits, self.metrics
        )
        self.display = Display(self.rooms, self.store, self.people, clock)
        self.studies = Studies(self.database, clock)
        self.driver = Driver(
            self.rooms,
            pool or Pool(settings.workers, settings.bot_seconds),
            self.origins.of,
            self.visits.is_visited,
            self.metrics.thought,
        )
        # Bots at tables never wait for those who analyse, so these have processes of their own.
        self.analysis = AnalysisPool(
            Pool(settings.analysis_workers, settings.analysis_seconds + GRACE),
            settings.analysis_seconds,
            self.origins.of,
        )
        self.reviews = Reviews(self.database, clock, self.analysis.pool, self._history_to_review)
        self.timekeeper = Timekeeper(
            clock, self.lobby, self.rooms, self.driver, self.notices, Announcements(self.database),
            self.metrics.stumbled,
        )  # fmt: skip
        self.heartbeat = Heartbeat(self.database, clock)
        self.ratings = Ratings(self.database)
        self.profiles = Profiles(self.database)
        self.figures = HouseFigures(self.database, self.store)
        self.tournaments = TournamentStore(self.database)
        self.director = Director(self.database, self.tournaments, self.rooms, self.notices, clock)
        self.office = Office(settings, self.database, self.tournaments, self.director, self.notices, clock)
        self.scoreboard = TournamentDisplay(self.tournaments, self.office, self.people)
        self.contacts, self.delivery = self._make_notifications()
        self._chores = Chores(
            Chore("heartbeat", BEAT, self.heartbeat.beat),
            Chore("ratings", TICK, self.ratings.settle),
            Chore("figures", TICK, self.figures.count),
            Chore("tournaments", TICK, self.director.advance),
            Chore("notifications", 2 * TICK, self.delivery.deliver),
            Chore("reviews", TICK, self.reviews.work),
            Chore("outbox", 3600 * TICK, self.delivery.tidy),
            Chore("guests", 3600 * TICK, self.guests.free_names),
            stumbled=self.metrics.stumbled,
        )

    def _make_notifications(self) -> tuple[Contacts, Delivery]:
        """What reaches people who are not here."""
        settings, clock = self.settings, self.clock
        guard, outbox = Guard(settings.private_hooks), Outbox(self.database, settings.digest_minutes * 60)
        carriers: dict[str, Carrier] = {HOOK: Webhooks(guard)}
        if settings.smtp_host:
            carriers[MAIL] = Mail(settings, clock)
        contacts = Contacts(self.database, clock, outbox, guard, MAIL in carriers)
        delivery = Delivery(
            self.database, clock, self.people, outbox, contacts, carriers, self.visits.is_looking,
            settings.home,
        )  # fmt: skip
        return contacts, delivery

    async def open(self) -> None:
        """Bring the database up to date and go on where the last process stopped."""
        await self.database.migrate()
        if slept := await self.heartbeat.wake():
            log.info("the house was asleep for %.0f s: all clocks stood", slept)
        await self.notices.open()
        self.writer.start()
        await self.timekeeper.start()
        await self.ratings.settle()
        self._chores.start()

    async def close(self) -> None:
        """Stop gracefully: what was accepted is written."""
        await self.timekeeper.stop()
        await self._chores.stop()
        with suppress(SQLAlchemyError, OSError):  # with or without a database, a server must come to its end
            await self.heartbeat.beat()
        await self.driver.close()
        await self.analysis.close()
        await self.writer.stop()
        await self.notices.close()
        await self.database.close()

    def _changed(self, present: Present, only: str | None) -> None:
        """A change is committed: everybody is told, or the only one who may know. Must not take time."""
        if only is not None:
            self.notices.tell_person(only, Intended(present.table.id))
            return
        self.notices.tell_table(present.table.id, Changed(present.version))
        present.looks.clear()  # everybody here is told: what was made for it would weigh more than the table
        self.driver.follow(present)
        self.metrics.changed(present)

    async def history(self, viewer: Viewer, table_id: str, invitation: str = "") -> TableHistory:
        """The past of a table, as far as a viewer may see it."""
        present = await self.rooms.present(table_id)
        check_may_see(present, viewer.person_id, invitation)
        return TableHistory(self.store, present, viewer, await self.display.names(present))

    async def _history_to_review(self, table_id: str | None, study_id: str | None) -> History:
        """A whole match, in nobody's eyes."""
        nobody = Viewer(None, True, words("en"))
        if table_id is not None:
            return TableHistory(self.store, await self.rooms.present(table_id), nobody, {})
        assert study_id is not None
        return StudyHistory(await self.studies.open(None, study_id), nobody)

    async def measure(self) -> bytes:
        """The numbers for Prometheus."""
        numbers = self.metrics
        numbers.sockets.set(len(self.visits))
        numbers.rooms.set(len(self.rooms))
        numbers.bots_thinking.set(len(self.driver))
        for status, count in (await self.lobby.counts()).items():
            numbers.tables.labels(status).set(count)
        return numbers.text()
