"""The lobby: opening tables, and what the house must look after at them."""

from __future__ import annotations

import secrets

from sqlalchemy import ColumnElement, and_, exists, func, or_, select

from ludoteca.bots import levels
from ludoteca.core import registry
from ludoteca.server.clock import Clock
from ludoteca.server.errors import Refusal
from ludoteca.server.ids import new_id
from ludoteca.server.people.mutes import Mutes
from ludoteca.server.people.people import People
from ludoteca.server.people.person import Person
from ludoteca.server.play import clock as clocks
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import seats, tables
from ludoteca.server.tables.entry import Entry
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.store import Store
from ludoteca.server.tables.table import CANCELLED, ENDED, FINISHED, OPEN, RUNNING, Seat, Table
from ludoteca.wire.opening import NewTable, SeatWish

MOST_TABLES = 200


class Lobby:
    """Tables to be opened, found and joined."""

    def __init__(self, database: Database, store: Store, people: People, mutes: Mutes, clock: Clock) -> None:
        self._database = database
        self._store = store
        self._people = people
        self._mutes = mutes
        self._clock = clock

    async def open(self, person: Person, wish: NewTable) -> Table:
        """A new table; nobody is dealt anything yet."""
        game = registry.game(wish.game)
        if len(wish.seats) not in game.seat_counts:
            allowed = ", ".join(map(str, game.seat_counts))
            raise Refusal("bad-seats", 422, game=game.title, allowed=allowed)
        await self._check_not_too_many(person)
        now = self._clock()
        table = Table(
            id=new_id(),
            game=game.id,
            game_version=game.version,
            options=dict(game.settle(len(wish.seats), wish.options)),
            creator_id=person.id,
            is_public=wish.is_public,
            invitation=secrets.token_urlsafe(18),
            spectators=wish.spectators,
            undo=wish.undo,
            rated=_is_rated(wish),
            clock=clocks.check(wish.clock),
            created_at=now,
            version=1,
        )
        around = [await self.seat(person, seat) for seat in wish.seats]
        entry = Entry(1, "create", 0, now, person_id=person.id)
        await self._store.add(Present(table, tuple(around), None, (entry,)))
        return table

    async def seat(self, person: Person, wish: SeatWish) -> Seat:
        """The seat that somebody wishes for."""
        if wish.kind == "bot":
            if wish.level not in levels():
                raise Refusal("no-bot", 422, level=wish.level, known=", ".join(levels()))
            return Seat(bot=wish.level)
        if wish.kind == "me":
            return Seat(person_id=person.id)
        if wish.kind == "person":
            invited = await self._people.named(wish.name)
            if not await self._mutes.hears(invited.id, person.id):
                raise Refusal("not-invitable", name=invited.name)
            return Seat(person_id=invited.id, is_ready=invited.id == person.id)
        return Seat()

    async def _check_not_too_many(self, person: Person) -> None:
        async with self._database.read() as connection:
            query = select(func.count()).where(
                tables.c.creator_id == person.id,
                tables.c.status.in_((OPEN, RUNNING)),
                tables.c.tournament_id.is_(None),
            )
            if ((await connection.execute(query)).scalar_one()) >= MOST_TABLES:
                raise Refusal("too-many-tables", most=MOST_TABLES)

    # --- what is to be done ----------------------------------------------------------------------

    async def due(self, now: float) -> list[str]:
        """Running tables whose deadline has passed."""
        async with self._database.read() as connection:
            query = select(tables.c.id).where(
                tables.c.status == RUNNING, tables.c.deadline <= now, _has_people()
            )
            return list((await connection.execute(query)).scalars())

    async def counts(self) -> dict[str, int]:
        """How many tables there are of each status."""
        async with self._database.read() as connection:
            query = select(tables.c.status, func.count()).group_by(tables.c.status)
            found = {status: int(count) for status, count in await connection.execute(query)}
        return {status: found.get(status, 0) for status in (OPEN, RUNNING, FINISHED, ENDED, CANCELLED)}

    async def waiting_for_bots(self) -> list[str]:
        """Running tables at which a bot decides."""
        async with self._database.read() as connection:
            query = (
                select(tables.c.id)
                .join(seats, and_(seats.c.table_id == tables.c.id, seats.c.seat == tables.c.turn))
                .where(tables.c.status == RUNNING, or_(seats.c.person_id.is_(None), seats.c.away != ""))
                .where(_has_people())
            )
            return list((await connection.execute(query)).scalars())


def _is_rated(wish: NewTable) -> bool:
    """As wished; if nothing is said, a public table for at least two people."""
    if wish.rated is not None:
        return wish.rated
    mine = sum(seat.kind == "me" for seat in wish.seats)
    others = sum(seat.kind in ("person", "open") for seat in wish.seats)
    return wish.is_public and mine <= 1 and mine + others >= 2


def _has_people() -> ColumnElement[bool]:
    """Does a person play there who has neither left nor run out of time? Else nobody waits for anything."""
    around = seats.alias()
    here = exists().where(
        around.c.table_id == tables.c.id, around.c.person_id.is_not(None), around.c.away == ""
    )
    return or_(here, tables.c.tournament_id.is_not(None))
