"""What the house knows of a person in numbers: games, averages, ratings."""

from __future__ import annotations

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core import registry
from ludoteca.core.errors import UnknownGame
from ludoteca.server.results.rating import Skill
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import people, ratings, results
from ludoteca.wire.profiles import Average, GameProfile, RatingInfo, RatingPoint

HISTORY = 200
"""Points of the graph of a rating: the last ones."""


class Profiles:
    """Statistics of people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def since(self, person_id: str) -> float:
        """When a person came here first."""
        async with self._database.read() as connection:
            query = select(people.c.created_at).where(people.c.id == person_id)
            return float((await connection.execute(query)).scalar_one())

    async def games(self, person_id: str) -> list[GameProfile]:
        """The games a person has finished, most played first; tables by invitation count as well."""
        async with self._database.read() as connection:
            by_game = await _averages(connection, person_id)
            found = [
                GameProfile(
                    game=game,
                    title=_title(game),
                    games=sum(average.games for average in averages),
                    wins=sum(average.wins for average in averages),
                    by_seats=averages,
                    rating=await _rating(connection, person_id, game),
                    history=await _history(connection, person_id, game),
                )
                for game, averages in by_game.items()
            ]
        return sorted(found, key=lambda profile: (-profile.games, profile.title))


async def _averages(connection: AsyncConnection, person_id: str) -> dict[str, list[Average]]:
    query = (
        select(
            results.c.game,
            results.c.seats,
            func.count(),
            func.count().filter(results.c.is_win),
            func.count().filter(results.c.has_left),
            func.avg(results.c.points),
            func.avg(results.c.rank),
        )
        .where(results.c.person_id == person_id)
        .group_by(results.c.game, results.c.seats)
        .order_by(results.c.game, results.c.seats)
    )
    found: dict[str, list[Average]] = {}
    for game, seats, games, wins, left, points, rank in await connection.execute(query):
        average = Average(
            seats=seats,
            games=games,
            wins=wins,
            left=left,
            points=None if points is None else round(float(points), 2),
            rank=round(float(rank), 2),
        )
        found.setdefault(game, []).append(average)
    return found


async def _rating(connection: AsyncConnection, person_id: str, game: str) -> RatingInfo | None:
    query = select(ratings).where(ratings.c.person_id == person_id, ratings.c.game == game)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else RatingInfo(row.rating, row.mu, row.sigma, row.games)


async def _history(connection: AsyncConnection, person_id: str, game: str) -> list[RatingPoint]:
    query = (
        select(results.c.at, results.c.mu, results.c.sigma)
        .where(results.c.person_id == person_id, results.c.game == game, results.c.mu.is_not(None))
        .order_by(results.c.at.desc(), results.c.table_id.desc())
        .limit(HISTORY)
    )
    rows = (await connection.execute(query)).all()
    return [RatingPoint(row.at, Skill(row.mu, row.sigma).rating) for row in reversed(rows)]


def _title(game: str) -> str:
    try:
        return registry.game(game).title
    except UnknownGame:
        return game
