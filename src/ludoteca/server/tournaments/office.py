"""The office: what people do about tournaments, before they run by themselves."""

from __future__ import annotations

import secrets

import msgspec
from sqlalchemy import and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.bots import levels
from ludoteca.core import registry
from ludoteca.server.clock import Clock
from ludoteca.server.config import ServerSettings
from ludoteca.server.errors import Refusal, not_found
from ludoteca.server.ids import new_id
from ludoteca.server.notices import Changed, Notices
from ludoteca.server.people.person import Person, name_key
from ludoteca.server.play import clock as clocks
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import entrants, tournaments
from ludoteca.server.tables.table import OPEN, RUNNING
from ludoteca.server.tournaments.director import Director
from ludoteca.server.tournaments.sizes import playable
from ludoteca.server.tournaments.store import TournamentStore, move_on
from ludoteca.server.tournaments.tables import options_for
from ludoteca.server.tournaments.tournament import Tournament
from ludoteca.wire.tournaments import NewTournament

SEEDS = 1 << 62
MOST_ENTRANTS = 128
MOST_TOURNAMENTS = 5
MINUTE = 60.0


class Office:
    """Opening, entering, withdrawing, starting, calling off."""

    def __init__(
        self,
        settings: ServerSettings,
        database: Database,
        store: TournamentStore,
        director: Director,
        notices: Notices,
        clock: Clock,
    ) -> None:
        self._opened_by = settings.tournaments
        self._organisers = {name_key(name.strip()) for name in settings.organisers.split(",")}
        self._database = database
        self._store = store
        self._director = director
        self._notices = notices
        self._clock = clock

    # --- who may do what -------------------------------------------------------------------------

    def is_organiser(self, person: Person | None) -> bool:
        """Did the house make this account an organiser?"""
        return person is not None and person.has_password and name_key(person.name) in self._organisers

    def may_open(self, person: Person | None) -> bool:
        """May this person open a tournament here?"""
        if person is None:
            return False
        allowed = {"everybody": True, "accounts": person.has_password, "organisers": False}
        return allowed[self._opened_by] or self.is_organiser(person)

    def may_direct(self, person: Person | None, tournament: Tournament) -> bool:
        """May this person start it, call it off, and change who takes part?"""
        is_own = person is not None and tournament.organiser_id == person.id
        return is_own or self.is_organiser(person)

    async def _directed(self, person: Person, tournament_id: str) -> Tournament:
        tournament = (await self._store.whole(tournament_id)).tournament
        if not self.may_direct(person, tournament):
            raise Refusal("not-organiser", 403)
        return tournament

    # --- opening and closing ---------------------------------------------------------------------

    async def open(self, person: Person, wish: NewTournament) -> str:
        """A new tournament, to be entered from now on."""
        if not self.may_open(person):
            raise Refusal("no-organiser", 403, who=self._opened_by)
        self._check(wish)
        tournament = Tournament(
            id=new_id(),
            name=" ".join(wish.name.split()) or registry.game(wish.game).title,
            organiser_id=person.id,
            game=wish.game,
            options=dict(wish.options),
            seats=wish.seats,
            format=wish.format,
            rounds=0 if wish.format == "knockout" else wish.rounds,
            clock=clocks.check(wish.clock),
            bots=wish.bots,
            no_show=wish.no_show,
            check_in=wish.check_in * MINUTE,
            rated=wish.rated,
            seed=secrets.randbelow(SEEDS),
            starts_at=wish.starts_at,
            created_at=self._clock(),
        )
        async with self._database.write() as connection:
            await self._check_not_too_many(connection, person)
            await connection.execute(insert(tournaments), msgspec.to_builtins(tournament))
            if wish.enter:
                await self._add(connection, tournament.id, person_id=person.id)
        return tournament.id

    def _check(self, wish: NewTournament) -> None:
        game = registry.game(wish.game)
        if wish.seats not in game.seat_counts:
            raise Refusal("bad-seats", 422, game=game.title, allowed=", ".join(map(str, game.seat_counts)))
        if wish.bots and wish.bots not in levels():
            raise Refusal("no-bot", 422, level=wish.bots, known=", ".join(levels()))
        if wish.clock.kind == "none":
            raise Refusal("tournament-clock", 422)
        for seats in [wish.seats] if wish.bots else playable(wish.seats, game.seat_counts):
            options_for(game, seats, wish.options)

    async def _check_not_too_many(self, connection: AsyncConnection, person: Person) -> None:
        query = select(func.count(tournaments.c.id)).where(
            tournaments.c.organiser_id == person.id, tournaments.c.status.in_((OPEN, RUNNING))
        )
        is_free = self.is_organiser(person)
        if not is_free and (await connection.execute(query)).scalar_one() >= MOST_TOURNAMENTS:
            raise Refusal("too-many-tournaments", most=MOST_TOURNAMENTS)

    async def start(self, person: Person, tournament_id: str) -> None:
        """Nobody enters any more: the first round is drawn."""
        await self._directed(person, tournament_id)
        whole = await self._store.whole(tournament_id)
        if whole.tournament.status != OPEN:
            raise Refusal("tournament-begun")
        if len(whole.staying) < (least := whole.tournament.plan.least()):
            raise Refusal("too-few-entrants", least=least)
        await self._director.next_round(whole)

    async def cancel(self, person: Person, tournament_id: str) -> None:
        """It does not take place, or is not played to its end."""
        tournament = await self._directed(person, tournament_id)
        if tournament.status not in (OPEN, RUNNING):
            raise Refusal("tournament-over")
        await self._director.call_off(await self._store.whole(tournament_id))

    # --- who takes part --------------------------------------------------------------------------

    async def enter(self, person: Person, tournament_id: str) -> None:
        """Take part."""
        async with self._database.write() as connection:
            await self._still_open(connection, tournament_id)
            await self._add(connection, tournament_id, person_id=person.id)
        await self._tell(tournament_id)

    async def add_bots(self, person: Person, tournament_id: str, count: int) -> None:
        """Bots that play for themselves, at the level of the house's own."""
        tournament = await self._directed(person, tournament_id)
        if not tournament.bots:
            raise Refusal("no-bots-here")
        async with self._database.write() as connection:
            await self._still_open(connection, tournament_id)
            for _ in range(count):
                await self._add(connection, tournament_id, bot=tournament.bots)
        await self._tell(tournament_id)

    async def withdraw(self, person: Person, tournament_id: str) -> None:
        """Take part no more: before the start as if never entered, later from the next round on."""
        entrant = (await self._store.whole(tournament_id)).entrant_of(person.id)
        if entrant is None or entrant.has_withdrawn:
            raise Refusal("not-entered")
        await self._take_out(tournament_id, entrant.number)

    async def remove(self, person: Person, tournament_id: str, number: int) -> None:
        """The organiser takes somebody out, in the same way."""
        await self._directed(person, tournament_id)
        if number not in (await self._store.whole(tournament_id)).staying:
            raise Refusal("not-entered")
        await self._take_out(tournament_id, number)

    async def _take_out(self, tournament_id: str, number: int) -> None:
        this_one = and_(entrants.c.tournament_id == tournament_id, entrants.c.number == number)
        async with self._database.write() as connection:
            if await move_on(connection, tournament_id, tournaments.c.status == OPEN):
                await connection.execute(delete(entrants).where(this_one))
            elif await move_on(connection, tournament_id, tournaments.c.status == RUNNING):
                await connection.execute(update(entrants).where(this_one).values(has_withdrawn=True))
            else:
                raise Refusal("tournament-over")
        await self._tell(tournament_id)

    async def _still_open(self, connection: AsyncConnection, tournament_id: str) -> None:
        if await move_on(connection, tournament_id, tournaments.c.status == OPEN):
            return
        there = select(tournaments.c.id).where(tournaments.c.id == tournament_id)
        is_there = (await connection.execute(there)).scalar_one_or_none() is not None
        raise Refusal("tournament-begun") if is_there else not_found("tournament")

    async def _add(
        self,
        connection: AsyncConnection,
        tournament_id: str,
        person_id: str | None = None,
        bot: str | None = None,
    ) -> None:
        query = select(func.count(), func.coalesce(func.max(entrants.c.number), 0)).where(
            entrants.c.tournament_id == tournament_id
        )
        count, last = (await connection.execute(query)).one()
        if count >= MOST_ENTRANTS:
            raise Refusal("tournament-full", most=MOST_ENTRANTS)
        row = {"tournament_id": tournament_id, "number": last + 1, "person_id": person_id, "bot": bot}
        try:
            await connection.execute(insert(entrants), row)
        except IntegrityError:
            raise Refusal("already-entered") from None

    async def _tell(self, tournament_id: str) -> None:
        version = (await self._store.whole(tournament_id)).tournament.version
        self._notices.tell_table(tournament_id, Changed(version))
