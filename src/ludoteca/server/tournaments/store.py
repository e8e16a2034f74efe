"""Reading what is stored about tournaments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec
from sqlalchemy import and_, func, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.errors import not_found
from ludoteca.server.people.guests import has_name
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.paging import PAGE, Age, Listed, listed, read_key
from ludoteca.server.storage.schema import entrants, pairings, people, tables, tournaments
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.store import present_of
from ludoteca.server.tables.table import CANCELLED, FINISHED, OPEN, RUNNING
from ludoteca.server.tournaments.tournament import Entrant, Pairing, Tournament, Whole

Which = Literal["current", "finished"]
AGE = (tournaments.c.created_at, tournaments.c.id)


class TournamentStore:
    """All tournaments."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def whole(self, tournament_id: str) -> Whole:
        """A tournament with entrants and games; who is blocked or has left the house is drawn no more."""
        async with self._database.read() as connection:
            query = select(tournaments).where(tournaments.c.id == tournament_id)
            row = (await connection.execute(query)).mappings().one_or_none()
            if row is None:
                raise not_found("tournament")
            taking_part = (
                select(entrants, or_(people.c.is_blocked, ~has_name()).label("is_gone"))
                .outerjoin(people, people.c.id == entrants.c.person_id)
                .where(entrants.c.tournament_id == tournament_id)
                .order_by(entrants.c.number)
            )
            found = [
                Entrant(one.number, one.person_id, one.bot, bool(one.has_withdrawn or one.is_gone))
                for one in await connection.execute(taking_part)
            ]
            played = (
                select(pairings)
                .where(pairings.c.tournament_id == tournament_id)
                .order_by(pairings.c.round, pairings.c.number)
            )
            games = [
                msgspec.convert(_plain(one), Pairing) for one in (await connection.execute(played)).mappings()
            ]
        return Whole(_tournament(row), found, games)

    async def to_advance(self, now: float) -> list[str]:
        """Those that go on by themselves: running, or to begin by now."""
        due = and_(tournaments.c.status == OPEN, tournaments.c.starts_at <= now)
        query = select(tournaments.c.id).where(or_(tournaments.c.status == RUNNING, due))
        async with self._database.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def standing_still(self, whole: Whole) -> dict[str, Present]:
        """The tables of games without a result at which nothing is played: not yet, or no more."""
        ids = [one.table_id for one in whole.pairings if one.ranks is None and one.table_id is not None]
        query = select(tables).where(tables.c.id.in_(ids), tables.c.status != RUNNING)
        async with self._database.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
            return {present.table.id: present for present in await present_of(connection, rows)}

    async def tables_of(self, whole: Whole, number: int) -> dict[str, Present]:
        """The tables of a round; their matches are not loaded."""
        ids = [one.table_id for one in whole.pairings if one.round == number and one.table_id is not None]
        async with self._database.read() as connection:
            rows = (await connection.execute(select(tables).where(tables.c.id.in_(ids)))).mappings().all()
            return {present.table.id: present for present in await present_of(connection, rows)}

    async def page(self, which: Which, after: str = "") -> Listed[tuple[Tournament, int]]:
        """A page of tournaments with the number of their entrants, the newest first."""
        statuses = (OPEN, RUNNING) if which == "current" else (FINISHED, CANCELLED)
        count = select(func.count()).where(entrants.c.tournament_id == tournaments.c.id).scalar_subquery()
        query = select(tournaments, count.label("taking_part")).where(tournaments.c.status.in_(statuses))
        if (last := read_key(after, Age)) is not None:
            query = query.where(tuple_(*AGE) < last)
        some = query.order_by(*(column.desc() for column in AGE)).limit(PAGE + 1)
        async with self._database.read() as connection:
            rows = (await connection.execute(some)).mappings().all()
        found = [(_tournament(row), int(row["taking_part"])) for row in rows]
        return listed(found, lambda one: Age(one[0].created_at, one[0].id))

    async def entered_by(self, person_id: str, ids: Sequence[str]) -> set[str]:
        """In which of these tournaments a person takes part."""
        query = select(entrants.c.tournament_id).where(
            entrants.c.person_id == person_id, entrants.c.tournament_id.in_(ids)
        )
        async with self._database.read() as connection:
            return set((await connection.execute(query)).scalars())


async def move_on(connection: AsyncConnection, tournament_id: str, *guards: Any, **values: Any) -> bool:
    """Give a tournament its next version, if it is still as it was thought to be.

    Of several processes that want the same only one gets through; the others find that it was done.
    """
    query = (
        update(tournaments)
        .where(tournaments.c.id == tournament_id, *guards)
        .values(version=tournaments.c.version + 1, **values)
    )
    return (await connection.execute(query)).rowcount == 1


def _tournament(row: Any) -> Tournament:
    return msgspec.convert(_plain(row), Tournament)


def _plain(row: Any) -> dict[str, Any]:
    return {str(name): value for name, value in row.items()}
