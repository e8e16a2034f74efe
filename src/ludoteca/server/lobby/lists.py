"""The lists of tables: what waits for somebody, what can be joined, watched or replayed, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.server.people.person import Person
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.paging import PAGE, Age, Listed, listed, read_key
from ludoteca.server.storage.schema import seats, tables
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.store import present_of
from ludoteca.server.tables.table import CANCELLED, ENDED, FINISHED, OPEN, RUNNING

Which = Literal["waiting", "mine", "open", "running", "finished"]
OVER = (FINISHED, ENDED)
NEVER = 1e12
"""A deadline later than all others."""
AGE = (tables.c.created_at, tables.c.id)
URGENCY = (func.coalesce(tables.c.deadline, NEVER), func.coalesce(tables.c.turn_since, NEVER), tables.c.id)


class Urgency(NamedTuple):
    """Where the list goes on that has the most urgent first."""

    deadline: float
    turn_since: float
    id: str


class Lists:
    """Tables, found by their state, their game and who sits there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(
        self, which: Which, asker: Person | None, game: str = "", person_id: str = "", after: str = ""
    ) -> Listed[Present]:
        """A page of tables that the asker may see. Their matches are not loaded."""
        # What somebody sits at or has opened is visible to that person anyway.
        where = [] if which in ("waiting", "mine") else [_visible(asker)]
        if game:
            where.append(tables.c.game == game)
        if person_id and which != "finished":
            where.append(_sits(person_id))
        async with self._database.read() as connection:
            if which == "waiting":
                rows = await _waiting(connection, asker, where, read_key(after, Urgency))
            else:
                rows = await _by_age(connection, which, asker, where, person_id, read_key(after, Age))
            found = await present_of(connection, rows)
        return listed(found, _urgency if which == "waiting" else _age)


async def _waiting(
    connection: AsyncConnection, asker: Person | None, where: list[ColumnElement[bool]], last: Urgency | None
) -> Sequence[Any]:
    """The most urgent first, then those without a deadline."""
    if asker is None:
        return []
    my_turn = _seat(seats.c.seat == tables.c.turn, seats.c.person_id == asker.id, seats.c.away == "")
    invited = _seat(seats.c.person_id == asker.id, seats.c.is_ready.is_(False))
    waits = or_(and_(tables.c.status == RUNNING, my_turn), and_(tables.c.status == OPEN, invited))
    query = select(tables).where(tables.c.status.in_((OPEN, RUNNING)), waits, *where)
    if last is not None:
        query = query.where(tuple_(*URGENCY) > last)
    return (await connection.execute(query.order_by(*URGENCY).limit(PAGE + 1))).mappings().all()


async def _by_age(
    connection: AsyncConnection,
    which: Which,
    asker: Person | None,
    where: list[ColumnElement[bool]],
    person_id: str,
    last: Age | None,
) -> Sequence[Any]:
    """The newest first."""
    if which == "open":
        free = _seat(seats.c.person_id.is_(None), seats.c.bot.is_(None))
        query = _newest(last).where(tables.c.status == OPEN, free, *where)
    elif which == "running":
        query = _newest(last).where(tables.c.status == RUNNING, *where)
    elif which == "mine":
        return await _mine(connection, asker, where, last) if asker is not None else []
    elif person_id:
        query = _of(person_id, last).where(tables.c.status.in_(OVER), *where)
    else:
        # Most tables are over: going through all by age beats sorting what an index of status finds.
        query = _newest(last).where(func.coalesce(tables.c.status, "").in_(OVER), *where)
    found: Sequence[Any] = (await connection.execute(query)).mappings().all()
    return found


async def _mine(
    connection: AsyncConnection, asker: Person, where: list[ColumnElement[bool]], last: Age | None
) -> Sequence[Any]:
    """Where somebody sits, and what somebody has opened for others."""
    kept = (tables.c.status != CANCELLED, *where)
    rows = list((await connection.execute(_of(asker.id, last).where(*kept))).mappings())
    opened = _newest(last).where(tables.c.creator_id == asker.id, ~_sits(asker.id), *kept)
    if len(rows) > PAGE:
        opened = opened.where(tables.c.created_at >= rows[-1]["created_at"])
    rows += (await connection.execute(opened)).mappings()
    return sorted(rows, key=lambda row: (row["created_at"], row["id"]), reverse=True)[: PAGE + 1]


def _newest(last: Age | None) -> Select[Any]:
    query = select(tables).order_by(*(column.desc() for column in AGE)).limit(PAGE + 1)
    return query if last is None else query.where(tuple_(*AGE) < last)


def _of(person_id: str, last: Age | None) -> Select[Any]:
    """The tables of a person, along the index of the person's seats; several seats are one table."""
    age = (seats.c.since, seats.c.table_id)
    first = seats.alias()
    is_first = ~exists().where(
        first.c.table_id == seats.c.table_id, first.c.person_id == person_id, first.c.seat < seats.c.seat
    )
    query = (
        select(tables)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.person_id == person_id, is_first)
        .order_by(*(column.desc() for column in age))
        .limit(PAGE + 1)
    )
    return query if last is None else query.where(tuple_(*age) < last)


def _seat(*conditions: ColumnElement[bool]) -> ColumnElement[bool]:
    """Is there such a seat at the table?"""
    return exists().where(seats.c.table_id == tables.c.id, *conditions)


def _sits(person_id: str) -> ColumnElement[bool]:
    around = seats.alias()
    return exists().where(around.c.table_id == tables.c.id, around.c.person_id == person_id)


def _visible(asker: Person | None) -> ColumnElement[bool]:
    public = and_(tables.c.is_public, or_(tables.c.status == OPEN, tables.c.spectators))
    return or_(public, tables.c.creator_id == asker.id, _sits(asker.id)) if asker is not None else public


def _age(present: Present) -> Age:
    return Age(present.table.created_at, present.table.id)


def _urgency(present: Present) -> Urgency:
    table = present.table
    deadline = NEVER if table.deadline is None else table.deadline
    return Urgency(deadline, NEVER if table.turn_since is None else table.turn_since, table.id)
