"""Counting finished games, exactly once each, whatever stops in between; and the leaderboards."""

from __future__ import annotations

import logging
from typing import NamedTuple

from sqlalchemy import and_, delete, exists, insert, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.people.guests import has_name
from ludoteca.server.results import book
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.paging import Listed, listed, read_key
from ludoteca.server.storage.schema import people, ratings, results, tables, to_settle
from ludoteca.server.tables.table import FINISHED
from ludoteca.wire.profiles import RankedPerson

log = logging.getLogger(__name__)
AT_ONCE = 500
PAGE = 50
LOCK = 0x1D07ECA
"""One process counts at a time; the number is ours alone in the database."""
RANKED = (ratings.c.rating, ratings.c.mu, ratings.c.sigma, ratings.c.games)


class Standing(NamedTuple):
    """Where a leaderboard goes on; those of the same rating stand by their names."""

    place: int
    rating: float
    name_key: str


class Ratings:
    """Results and ratings of everybody."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def settle(self) -> None:
        """Count the finished games that are not counted yet; harmless from several processes."""
        async with self._database.read() as connection:
            query = (
                select(to_settle.c.table_id)
                .join(tables, tables.c.id == to_settle.c.table_id)
                .order_by(tables.c.finished_at, tables.c.id)
            )
            waiting = list((await connection.execute(query)).scalars())
        for table_id in waiting:
            try:
                await self._settle(table_id)
            except Exception:
                log.exception("table %s: its result is not counted", table_id)

    async def _settle(self, table_id: str) -> None:
        async with self._database.write() as connection:
            await self._alone(connection)
            taken = await connection.execute(delete(to_settle).where(to_settle.c.table_id == table_id))
            if taken.rowcount == 0:
                return
            games = await book.read_games(connection, [table_id])
            standings = await book.read_standings(connection, games)
            await book.write(connection, book.count(games, standings), standings)

    async def recompute(self) -> int:
        """Count all finished games anew from their stored results; how many there are.

        The counting is done outside the transaction, so that a running server is not held up; what it
        counts in the meantime is counted again, after the others.
        """
        async with self._database.read() as connection:
            waits = exists().where(to_settle.c.table_id == tables.c.id)
            query = (
                select(tables.c.id)
                .where(tables.c.status == FINISHED, ~waits)
                .order_by(tables.c.finished_at, tables.c.id)
            )
            ids = list((await connection.execute(query)).scalars())
            games = [
                game
                for start in range(0, len(ids), AT_ONCE)
                for game in await book.read_games(connection, ids[start : start + AT_ONCE])
            ]
        standings: book.Standings = {}
        rows = book.count(games, standings)
        async with self._database.write() as connection:
            await self._alone(connection)
            there = set((await connection.execute(select(tables.c.id))).scalars())
            counted = set((await connection.execute(select(results.c.table_id))).scalars())
            await connection.execute(delete(results))
            await connection.execute(delete(ratings))
            await book.write(connection, [row for row in rows if row["table_id"] in there], standings)
            if again := counted - set(ids):
                await connection.execute(insert(to_settle), [{"table_id": one} for one in again])
        return len(games)

    async def page(self, game: str, after: str = "") -> Listed[RankedPerson]:
        """A page of the leaderboard of a game, the best first."""
        last = read_key(after, Standing)
        query = (
            select(people.c.name, people.c.name_key, *RANKED)
            .join(ratings, people.c.id == ratings.c.person_id)
            .where(ratings.c.game == game, people.c.is_blocked.is_(False), has_name())
            .order_by(ratings.c.rating.desc(), people.c.name_key)
            .limit(PAGE + 1)
        )
        if last is not None:
            alike = and_(ratings.c.rating == last.rating, people.c.name_key > last.name_key)
            query = query.where(ratings.c.rating <= last.rating, or_(ratings.c.rating < last.rating, alike))
        async with self._database.read() as connection:
            found = (await connection.execute(query)).all()
        first = last.place + 1 if last is not None else 1
        ranked = [
            (RankedPerson(place, row.name, row.rating, row.mu, row.sigma, row.games), row.name_key)
            for place, row in enumerate(found, first)
        ]
        page = listed(ranked, lambda one: Standing(one[0].place, one[0].rating, one[1]), PAGE)
        return Listed([person for person, _ in page.rows], page.next)

    async def _alone(self, connection: AsyncConnection) -> None:
        # SQLite has one writer at a time anyway.
        if not self._database.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
