"""A rematch: the same people, the same agreements, everybody one seat on."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from ludoteca.server.errors import Refusal
from ludoteca.server.lobby.opening import Lobby
from ludoteca.server.people.guests import has_name
from ludoteca.server.people.person import Person
from ludoteca.server.play import seating
from ludoteca.server.play.draft import Draft
from ludoteca.server.play.room import Rooms
from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import people, rematches, tables
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.table import CANCELLED, OPEN, Seat
from ludoteca.wire.commands import Cancel, Join
from ludoteca.wire.opening import NewTable, SeatWish


class Rematches:
    """Which table came after which: one rematch a table, unless it was cancelled."""

    def __init__(self, database: Database, lobby: Lobby, rooms: Rooms) -> None:
        self._database = database
        self._lobby = lobby
        self._rooms = rooms

    async def of(self, table_id: str) -> str | None:
        """The table of the rematch."""
        async with self._database.read() as connection:
            query = (
                select(rematches.c.rematch_id)
                .join(tables, tables.c.id == rematches.c.rematch_id)
                .where(rematches.c.table_id == table_id, tables.c.status != CANCELLED)
            )
            return (await connection.execute(query)).scalar_one_or_none()

    async def play_again(self, person: Person, present: Present) -> str:
        """Open the rematch and invite the others; who asks next sits down there."""
        table = present.table
        if not present.seats_of(person.id):
            raise Refusal("not-seated", 403)
        if not table.is_over or table.status == CANCELLED:
            raise Refusal("not-over")
        rematch = await self.of(table.id)
        if rematch is None:
            opened = await self._lobby.open(person, again(present, person.id, await self._names(present)))
            if await self._add(table.id, opened.id):
                await self._rooms.change(opened.id, _start)
                return opened.id
            await self._rooms.change(opened.id, _cancel, person.id)
            rematch = await self.of(table.id)
            if rematch is None:
                raise Refusal("busy", 503)
        await self._sit_down(person, rematch)
        return rematch

    async def _sit_down(self, person: Person, table_id: str) -> None:
        present = await self._rooms.present(table_id)
        for _ in [i for i in present.seats_of(person.id) if not present.seats[i].is_ready]:
            if (await self._rooms.present(table_id)).table.status == OPEN:
                await self._rooms.change(table_id, _join, person.id)

    async def _add(self, table_id: str, rematch_id: str) -> bool:
        """Make it the rematch; False if somebody else opened one first."""
        cancelled = select(tables.c.id).where(tables.c.status == CANCELLED)
        old = rematches.c.rematch_id.in_(cancelled)
        try:
            async with self._database.write() as connection:
                await connection.execute(delete(rematches).where(rematches.c.table_id == table_id, old))
                row = {"table_id": table_id, "rematch_id": rematch_id}
                await connection.execute(insert(rematches), row)
        except IntegrityError:
            return False
        return True

    async def _names(self, present: Present) -> dict[str, str]:
        """The names of those who can be invited."""
        ids = [seat.person_id for seat in present.seats if seat.person_id is not None]
        query = select(people.c.id, people.c.name).where(
            people.c.id.in_(ids), people.c.is_blocked.is_(False), has_name()
        )
        async with self._database.read() as connection:
            return {row.id: row.name for row in await connection.execute(query)}


def again(present: Present, person_id: str, names: Mapping[str, str]) -> NewTable:
    """The table to be opened: who sat on seat 1 gets seat 0. Who cannot come leaves a seat open."""
    table = present.table
    turned = [*present.seats[1:], present.seats[0]]
    return NewTable(
        game=table.game,
        seats=[_wish(seat, person_id, names) for seat in turned],
        options=dict(table.options),
        is_public=table.is_public,
        spectators=table.spectators,
        undo=table.undo,
        rated=table.rated,
        clock=table.clock,
    )


def _wish(seat: Seat, person_id: str, names: Mapping[str, str]) -> SeatWish:
    if seat.person_id == person_id:
        return SeatWish(kind="me")
    if seat.person_id is None:
        return SeatWish(kind="bot", level=seat.bot or "")
    if seat.person_id in names:
        return SeatWish(kind="person", name=names[seat.person_id])
    return SeatWish(kind="open")


async def _start(draft: Draft) -> None:
    seating.start_if_full(draft)


async def _cancel(draft: Draft) -> None:
    await seating.cancel(draft, Cancel(key="-"))


async def _join(draft: Draft) -> None:
    await seating.join(draft, Join(key="-"))
