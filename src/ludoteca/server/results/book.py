"""The book: finished games read from the tables, counted, and written as results and ratings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from typing import Any, NamedTuple

from sqlalchemy import bindparam, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.results.counting import Change, Outcome, is_rated, outcomes, ranks
from ludoteca.server.results.rating import Skill, after_game
from ludoteca.server.storage.database import in_slices
from ludoteca.server.storage.schema import log, people, ratings, results, tables
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.store import present_of
from ludoteca.server.tables.table import FINISHED

Standings = dict[tuple[str, str], tuple[Skill, int]]
"""By game and person: a skill, and the number of rated games it comes from."""
Row = Mapping[str, Any]
NEVER = inf


class Finished(NamedTuple):
    """A finished game, ready to be counted."""

    id: str
    game: str
    seats: int
    at: float
    outcomes: Sequence[Outcome]
    rated: Sequence[Outcome]
    """Those that move ratings."""


async def read_games(connection: AsyncConnection, ids: Sequence[str]) -> list[Finished]:
    """The finished games with these ids, in the order of the ids."""
    query = select(tables).where(tables.c.id.in_(ids), tables.c.status == FINISHED)
    presents = await present_of(connection, (await connection.execute(query)).mappings().all())
    query_changes = (
        select(log.c.table_id, log.c.kind, log.c.seat, log.c.person_id)
        .where(log.c.table_id.in_(ids), log.c.kind.in_(("leave", "take_over")))
        .order_by(log.c.table_id, log.c.version)
    )
    changes: dict[str, list[Change]] = {table_id: [] for table_id in ids}
    for row in await connection.execute(query_changes):
        changes[row.table_id].append(Change(row.kind, row.seat, row.person_id))
    members = await _members(connection, presents)
    games = {present.table.id: _game(present, changes[present.table.id], members) for present in presents}
    return [games[table_id] for table_id in ids if table_id in games]


async def _members(connection: AsyncConnection, presents: Sequence[Present]) -> Mapping[str, float]:
    """Since when those who sat at these tables have had an account."""
    around = {seat.person_id for present in presents for seat in present.seats if seat.person_id}
    since: dict[str, float] = {}
    for some in in_slices(around):
        query = select(people.c.id, people.c.account_since).where(
            people.c.id.in_(some), people.c.account_since.is_not(None)
        )
        since.update({row.id: row.account_since for row in await connection.execute(query)})
    return since


def _game(present: Present, changes: Sequence[Change], members: Mapping[str, float]) -> Finished:
    table = present.table
    assert table.result is not None
    assert table.finished_at is not None
    found = outcomes(present.seats, table.result, changes)
    began = table.started_at or table.created_at
    rated = [one for one in found if members.get(one.person_id, NEVER) <= began] if table.rated else []
    if not is_rated(present.seats, rated):
        rated = []
    return Finished(table.id, table.game, len(present.seats), table.finished_at, found, rated)


async def read_standings(connection: AsyncConnection, games: Sequence[Finished]) -> Standings:
    """The standings of everybody in these games."""
    whom = {outcome.person_id for game in games for outcome in game.outcomes}
    query = select(ratings).where(
        ratings.c.person_id.in_(whom), ratings.c.game.in_({game.game for game in games})
    )
    return {
        (row.game, row.person_id): (Skill(row.mu, row.sigma), row.games)
        for row in await connection.execute(query)
    }


def count(games: Sequence[Finished], standings: Standings) -> list[Row]:
    """Play these games into the standings, one after the other; what each was for its people."""
    rows: list[Row] = []
    for game in games:
        if game.rated:
            before = [standings.get((game.game, one.person_id), (Skill(), 0)) for one in game.rated]
            teams = [one.team for one in game.rated]
            skills = after_game([skill for skill, _ in before], ranks(game.rated), teams)
            for one, skill, (_, played) in zip(game.rated, skills, before, strict=True):
                standings[game.game, one.person_id] = (skill, played + 1)
        rows.extend(_row(game, one, standings) for one in game.outcomes)
    return rows


def _row(game: Finished, one: Outcome, standings: Standings) -> Row:
    mu, sigma = standings[game.game, one.person_id][0] if one in game.rated else (None, None)
    return {
        "table_id": game.id,
        "person_id": one.person_id,
        "game": game.game,
        "seats": game.seats,
        "points": one.points,
        "rank": one.rank,
        "is_win": one.is_win,
        "has_left": one.has_left,
        "mu": mu,
        "sigma": sigma,
        "at": game.at,
    }


async def write(connection: AsyncConnection, rows: Sequence[Row], standings: Standings) -> None:
    """Add the results, and the standings in the place of the old ones."""
    if rows:
        await connection.execute(insert(results), list(rows))
    if not standings:
        return
    keys = [{"of_game": game, "of_person": person_id} for game, person_id in standings]
    await connection.execute(
        delete(ratings).where(
            ratings.c.game == bindparam("of_game"), ratings.c.person_id == bindparam("of_person")
        ),
        keys,
    )
    lines = [
        {
            "game": game,
            "person_id": person_id,
            "mu": skill.mu,
            "sigma": skill.sigma,
            "rating": skill.rating,
            "games": played,
        }
        for (game, person_id), (skill, played) in standings.items()
    ]
    await connection.execute(insert(ratings), lines)
