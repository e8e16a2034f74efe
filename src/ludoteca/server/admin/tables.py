"""Tables: which there are, ending one, deleting one."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, select

from ludoteca.server.admin.administration import Administration
from ludoteca.server.errors import Refusal
from ludoteca.server.play import clock
from ludoteca.server.play.draft import Draft
from ludoteca.server.storage.announcements import TABLE_DELETED, announce
from ludoteca.server.storage.schema import tables
from ludoteca.server.tables.present import Present
from ludoteca.server.tables.store import present_of
from ludoteca.server.tables.table import CANCELLED, ENDED, OPEN


@dataclass(frozen=True)
class Row:
    """A table in the list."""

    id: str
    game: str
    game_version: int
    status: str
    version: int
    ply: int
    seats: list[str]
    created_at: float
    finished_at: float | None


async def every_table(administration: Administration, status: str | None = None) -> list[Row]:
    """All tables, the newest first; or those of a status."""
    query = select(tables).order_by(tables.c.created_at.desc(), tables.c.id)
    if status is not None:
        query = query.where(tables.c.status == status)
    async with administration.database.read() as connection:
        presents = await present_of(connection, (await connection.execute(query)).mappings().all())
    names = await administration.people.names(
        seat.person_id for present in presents for seat in present.seats
    )
    return [
        Row(
            table.id,
            table.game,
            table.game_version,
            table.status,
            table.version,
            table.ply,
            _seats(present, names),
            table.created_at,
            table.finished_at,
        )
        for present in presents
        for table in (present.table,)
    ]


def _seats(present: Present, names: dict[str, str]) -> list[str]:
    return [
        names.get(seat.person_id, "?") if seat.person_id else f"bot {seat.bot}" if seat.bot else "–"
        for seat in present.seats
    ]


async def end(administration: Administration, table_id: str) -> None:
    """End a game unfinished, or close a table that has not begun. Everything stays to be looked at."""

    async def stop(draft: Draft) -> None:
        if draft.table.is_over:
            raise Refusal("not-running")
        draft.table.status = CANCELLED if draft.table.status == OPEN else ENDED
        draft.table.finished_at = draft.now
        draft.table.proposal = None
        draft.write("stop")
        clock.turn(draft)

    await administration.change(table_id, stop)


async def remove(administration: Administration, table_id: str) -> None:
    """Delete a table with its log, chat and notes; there is no way back but a backup."""
    version, _ = await administration.store.version(table_id)
    async with administration.database.write() as connection:
        await connection.execute(delete(tables).where(tables.c.id == table_id))
        # A version that nobody has seen, so that everybody looks again.
        await announce(connection, TABLE_DELETED, table_id, administration.clock(), version + 1000)
