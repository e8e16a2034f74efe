"""Statistics of the house's own games, kept added up: however many there are, a page reads one row.

Like results, figures count every finished game exactly once: the end of a game writes its line in
`to_count`, and adding it to the figures takes the line away, both in one transaction.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.arena.figures import Figures
from ludoteca.core.errors import LudotecaError
from ludoteca.core.state import State
from ludoteca.report.sections import PERSON
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import figures, tables, to_count
from ludoteca.server.tables.store import Store

log = logging.getLogger(__name__)
AT_ONCE = 20
"""Games that are counted in one go, so that play does not wait for statistics."""
LOCK = 0x1D07ECB
"""One process counts at a time; the number is ours alone in the database."""


class Played(NamedTuple):
    """What is counted of a game: its end, the decisions with their seats, and who sat there."""

    end: State
    lines: Sequence[str]
    deciders: Sequence[int]
    players: list[str]


class HouseFigures:
    """The figures of all games of the house."""

    def __init__(self, database: Database, store: Store) -> None:
        self._database = database
        self._store = store

    async def of(self, game: str) -> tuple[Figures, int]:
        """The figures of a game, and how many finished games of it are still to be counted."""
        waits = (
            select(func.count())
            .select_from(to_count.join(tables, tables.c.id == to_count.c.table_id))
            .where(tables.c.game == game)
        )
        async with self._database.read() as connection:
            return await _read(connection, game), (await connection.execute(waits)).scalar_one()

    async def count(self) -> None:
        """Count some of the finished games that are not counted yet; harmless from several processes."""
        async with self._database.read() as connection:
            waiting = list((await connection.execute(select(to_count.c.table_id).limit(AT_ONCE))).scalars())
        games: dict[str, dict[str, Played]] = {}
        for table_id in waiting:
            game, played = await self._load(table_id)
            if played is None:
                await self._leave_out(table_id)
            else:
                games.setdefault(game, {})[table_id] = played
        for game, found in games.items():
            await self._count(game, found)

    async def _load(self, table_id: str) -> tuple[str, Played | None]:
        """A game with its end; nothing if the rules have changed since, or it was broken off."""
        try:
            present = await self._store.load(table_id)
        except LudotecaError as error:
            log.info("table %s is not in the figures: %s", table_id, error)
            return "", None
        if present.course is None or not present.course.state.over:
            return "", None
        moves = await self._store.moves(table_id)
        lines = [move.action for move in moves if move.action is not None]
        deciders = [move.seat for move in moves if move.seat is not None]
        players = [seat.bot or PERSON for seat in present.seats]
        return present.table.game, Played(present.course.state, lines, deciders, players)

    async def _leave_out(self, table_id: str) -> None:
        async with self._database.write() as connection:
            await connection.execute(delete(to_count).where(to_count.c.table_id == table_id))

    async def _count(self, game: str, found: dict[str, Played]) -> None:
        """Add up outside the transaction, so that nobody who plays waits for it.

        If another process was faster, it is tried again the next time.
        """
        async with self._database.read() as connection:
            counted = await _read(connection, game)
        before = counted.games
        data = await asyncio.to_thread(add_all, counted, list(found.values()))
        mine = to_count.c.table_id.in_(found)
        async with self._database.write() as connection:
            await self._alone(connection)
            waiting = (await connection.execute(select(func.count()).where(mine))).scalar_one()
            if waiting == len(found) and (await _read(connection, game)).games == before:
                await connection.execute(delete(to_count).where(mine))
                await connection.execute(delete(figures).where(figures.c.game == game))
                await connection.execute(insert(figures), [{"game": game, "data": data}])

    async def _alone(self, connection: AsyncConnection) -> None:
        # SQLite has one writer at a time anyway.
        if not self._database.is_sqlite:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def add_all(counted: Figures, games: Sequence[Played]) -> dict[str, Any]:
    """The figures with some games more, as they are kept."""
    for end, lines, deciders, players in games:
        try:
            counted.count(end, [end.game.parse(line) for line in lines], deciders, players)
        except LudotecaError as error:
            log.info("a game of %s is not in the figures: %s", counted.game, error)
    return counted.data()


async def _read(connection: AsyncConnection, game: str) -> Figures:
    query = select(figures.c.data).where(figures.c.game == game)
    data = (await connection.execute(query)).scalar_one_or_none()
    return Figures(game) if data is None else Figures.read(data)
