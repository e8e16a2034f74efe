"""Reading what is stored about a table: its present, its log, any moment of its past."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, Text, cast, func, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ludoteca.core import registry
from ludoteca.core.course import Course, Snapshot
from ludoteca.server.errors import Refusal, not_found
from ludoteca.server.storage.database import Database, in_slices
from ludoteca.server.storage.schema import log, positions, seats, snapshots, tables
from ludoteca.server.storage.statements import PLACE, SITTING, TELL
from ludoteca.server.tables.entry import Entry, entry_row
from ludoteca.server.tables.occasions import occasions
from ludoteca.server.tables.present import RECENT, Present, Standing
from ludoteca.server.tables.table import OPEN, RUNNING, Seat, Table

TURNED_BACK = ("undo", "take_back")
STORED = "stored_"
_WITH_POSITION = select(tables, *(positions.c[name].label(f"{STORED}{name}") for name in PLACE)).outerjoin(
    positions, positions.c.table_id == tables.c.id
)
"""A table with its present position: one question less whenever a table is read."""


class Store:
    """All that a room needs from the database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, present: Present) -> None:
        """Put a newly opened table there."""
        async with self._database.write() as connection:
            await add_table(connection, present)

    async def version(self, table_id: str) -> tuple[int, int]:
        """The version that the table has now and the count of its intentions, whoever wrote them."""
        async with self._database.read() as connection:
            query = select(tables.c.version, tables.c.intents).where(tables.c.id == table_id)
            found = (await connection.execute(query)).one_or_none()
        if found is None:
            raise not_found("table")
        return int(found[0]), int(found[1])

    async def load(self, table_id: str) -> Present:
        """The present of a table. Its position is stored, so no move is replayed."""
        async with self._database.read() as connection:
            row = (await connection.execute(_WITH_POSITION.where(tables.c.id == table_id))).mappings().first()
            if row is None:
                raise not_found("table")
            table = _table(row)
            around = await _seats(connection, [table_id])
            course = None
            if table.status != OPEN and table.seed is not None:
                course = await _present_course(connection, table, row)
            lines = select(log).where(log.c.table_id == table_id).order_by(log.c.version.desc()).limit(RECENT)
            recent = [_entry(line) for line in (await connection.execute(lines)).mappings()]
            last_moves = await _last_moves(connection, table_id, len(around[table_id]), recent)
        return Present(table, tuple(around[table_id]), course, tuple(reversed(recent)), 0, last_moves)

    async def confirmed(self, table_id: str, person_id: str | None, key: str | None) -> Entry | None:
        """The first line that a command with this key wrote, if it was done."""
        if key is None or person_id is None:
            return None
        async with self._database.read() as connection:
            query = select(log).where(
                log.c.table_id == table_id, log.c.person_id == person_id, log.c.key == key
            )
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else _entry(row)

    async def entries(self, table_id: str, since: int, most: int | None = None) -> list[Entry]:
        """The lines of the log after a version: all, or the first of them."""
        async with self._database.read() as connection:
            query = (
                select(log)
                .where(log.c.table_id == table_id, log.c.version > since)
                .order_by(log.c.version)
                .limit(most)
            )
            return [_entry(line) for line in (await connection.execute(query)).mappings()]

    async def snapshots(self, table_id: str) -> dict[int, Snapshot]:
        """All stored positions with that of the present, by the version of the table."""
        async with self._database.read() as connection:
            kept = {}
            for stored in (snapshots, positions):
                query = select(stored).where(stored.c.table_id == table_id)
                for row in (await connection.execute(query)).mappings():
                    kept[row["version"]] = _snapshot(row)
            return kept

    # --- the past --------------------------------------------------------------------------------

    async def moves(self, table_id: str) -> list[Entry]:
        """The moves that hold: those taken back are left out. The move of ply n made ply n + 1."""
        return await self.moves_between(table_id, 1, await self._plies(table_id))

    async def _plies(self, table_id: str) -> int:
        async with self._database.read() as connection:
            query = select(tables.c.ply).where(tables.c.id == table_id)
            return int((await connection.execute(query)).scalar_one())

    async def last_move_before(self, table_id: str, seats: Collection[int], ply: int) -> int | None:
        """The ply at which one of these seats decided last, of the line that holds and has so many plies."""
        async with self._database.read() as connection:
            mine = select(log.c.ply).where(
                log.c.table_id == table_id,
                log.c.kind == "move",
                log.c.seat.in_(seats),
                log.c.ply <= ply,
                log.c.version.in_(_held(table_id, 1, ply)),
            )
            found = (await connection.execute(mine.order_by(log.c.ply.desc()).limit(1))).scalar_one_or_none()
        return None if found is None else int(found) - 1

    async def moves_between(self, table_id: str, first: int, last: int) -> list[Entry]:
        """The moves that hold and made the plies from `first` to `last`, which the match must have."""
        async with self._database.read() as connection:
            return await _moves_between(connection, table_id, first, last)

    async def moves_with(self, table_id: str, plies: int, ids: Collection[str]) -> list[Entry]:
        """The moves that hold and brought one of these events."""
        if not ids:
            return []
        told = cast(log.c.events, Text)
        speaks = or_(*(told.contains(f'"id":"{one}"', autoescape=True) for one in ids))
        async with self._database.read() as connection:
            held = _held(table_id, 1, plies)
            query = select(log).where(log.c.table_id == table_id, log.c.version.in_(held), speaks)
            return [_entry(line) for line in (await connection.execute(query.order_by(log.c.ply))).mappings()]

    async def deciders(self, table_id: str, plies: int) -> list[int]:
        """Who decided at ply 0, at ply 1, and so on, of the line that holds."""
        async with self._database.read() as connection:
            held = _held(table_id, 1, plies)
            query = select(log.c.seat).where(log.c.table_id == table_id, log.c.version.in_(held))
            return list((await connection.execute(query.order_by(log.c.ply))).scalars())

    async def sampled(self, table_id: str, ply: int, most: int) -> list[Snapshot]:
        """At most so many snapshots up to a ply, evenly spread, the last one among them."""
        async with self._database.read() as connection:
            there = select(snapshots.c.version).where(
                snapshots.c.table_id == table_id, snapshots.c.ply <= ply
            )
            versions = list((await connection.execute(there.order_by(snapshots.c.ply))).scalars())
            step = max(1, -(-len(versions) // most))
            chosen = {*versions[::step], *versions[-1:]}
            query = select(snapshots).where(snapshots.c.table_id == table_id, snapshots.c.version.in_(chosen))
            rows = (await connection.execute(query.order_by(snapshots.c.ply))).mappings()
            return [_snapshot(row) for row in rows]

    async def course_at(self, table_id: str, ply: int) -> Course:
        """The match as it stood after so many decisions of the line that holds.

        However long the match, only the nearest snapshot and the few moves after it are read. Moments that
        older rules made and the present ones might make otherwise are refused.
        """
        async with self._database.read() as connection:
            kept = await _snapshot_before(connection, table_id, ply)
            later = await _moves_between(connection, table_id, kept.ply + 1, ply)
        course = Course.resume(kept)
        if later and kept.game_version != course.game.version:
            raise Refusal("old-rules", ply=kept.ply)
        for entry in later:
            assert entry.action is not None
            course.play(course.game.parse(entry.action))
        return course


async def add_table(connection: AsyncConnection, present: Present) -> None:
    """Write a newly opened table, with what its people are to be told of it."""
    new, table_id = present.table, present.table.id
    await connection.execute(insert(tables), msgspec.to_builtins(new))
    around = [
        {"table_id": table_id, "seat": i, "since": new.created_at, **msgspec.structs.asdict(seat)}
        for i, seat in enumerate(present.seats)
    ]
    await connection.execute(insert(seats), around)
    await connection.execute(insert(log), [entry_row(table_id, entry, None) for entry in present.recent])
    if invited := occasions(None, new, present.seats, new.creator_id, new.created_at):
        await connection.execute(TELL, invited)


async def _moves_between(connection: AsyncConnection, table_id: str, first: int, last: int) -> list[Entry]:
    """The moves of the line that holds, in their order."""
    held = _held(table_id, first, last)
    query = select(log).where(log.c.table_id == table_id, log.c.version.in_(held)).order_by(log.c.ply)
    return [_entry(line) for line in (await connection.execute(query)).mappings()]


async def _last_moves(
    connection: AsyncConnection, table_id: str, seats: int, recent: Sequence[Entry]
) -> dict[int, int]:
    """For every seat the version that its last move made: nearly always among the last lines, newest first.

    The others are looked for from the end of the log.
    """
    found: dict[int, int] = {}
    for entry in recent:
        if entry.kind == "move" and entry.seat is not None:
            found.setdefault(entry.seat, entry.version)
    is_all = len(recent) < RECENT
    for seat in () if is_all else set(range(seats)) - found.keys():
        query = (
            select(log.c.version)
            .where(log.c.table_id == table_id, log.c.kind == "move", log.c.seat == seat)
            .order_by(log.c.version.desc())
            .limit(1)
        )
        if (version := (await connection.execute(query)).scalar_one_or_none()) is not None:
            found[seat] = int(version)
    return found


def _held(table_id: str, first: int, last: int) -> Select[tuple[int]]:
    """Of several moves that made a ply, the last one holds: the others were taken back."""
    return (
        select(func.max(log.c.version))
        .where(log.c.table_id == table_id, log.c.kind == "move", log.c.ply.between(first, last))
        .group_by(log.c.ply)
    )


async def _present_course(connection: AsyncConnection, table: Table, row: Any) -> Course:
    """From the stored present; where an older schema kept none, from the last snapshot and the moves since.

    Those are replayed only under the rules they were made by: with others they could lead elsewhere.
    """
    if row[f"{STORED}version"] == table.version:
        return Course.resume(_snapshot({name: row[f"{STORED}{name}"] for name in PLACE}))
    newest = (
        select(snapshots)
        .where(snapshots.c.table_id == table.id)
        .order_by(snapshots.c.version.desc())
        .limit(1)
    )
    kept = (await connection.execute(newest)).mappings().one()
    course = Course.resume(_snapshot(kept))
    later = (
        select(log.c.action)
        .where(log.c.table_id == table.id, log.c.version > kept["version"], log.c.kind == "move")
        .order_by(log.c.version)
    )
    actions = list((await connection.execute(later)).scalars())
    if actions and kept["game_version"] != course.game.version:
        raise Refusal("other-rules", 409, stored=kept["game_version"], present=course.game.version)
    for action in actions:
        course.play(course.game.parse(action))
    return course


async def _snapshot_before(connection: AsyncConnection, table_id: str, ply: int) -> Snapshot:
    """The last snapshot up to a ply; those that going back has passed are deleted."""
    last = select(func.max(snapshots.c.ply)).where(snapshots.c.table_id == table_id, snapshots.c.ply <= ply)
    query = (
        select(snapshots)
        .where(snapshots.c.table_id == table_id, snapshots.c.ply == last.scalar_subquery())
        .order_by(snapshots.c.version.desc())
        .limit(1)
    )
    return _snapshot((await connection.execute(query)).mappings().one())


async def present_of(connection: AsyncConnection, rows: Sequence[Any]) -> list[Present]:
    """The moments of some tables, without their matches: enough for lists."""
    around = await _seats(connection, [row["id"] for row in rows])
    running = {row["id"]: row["game"] for row in rows if row["status"] == RUNNING}
    standings = await _standings(connection, running)
    return [
        Present(_table(row), tuple(around[row["id"]]), None, standing=standings.get(row["id"]))
        for row in rows
    ]


async def _standings(connection: AsyncConnection, games: Mapping[str, str]) -> dict[str, Standing]:
    """How far some matches are, of whose positions nothing else is read."""
    found: dict[str, Standing] = {}
    counted: dict[str, list[str]] = {}
    for table_id, game in games.items():
        counted.setdefault(registry.game(game).moment, []).append(table_id)
    position = positions.c.position
    for moment, table_ids in counted.items():
        query = select(positions.c.table_id, position[moment].as_string(), position["step"].as_string())
        for some in in_slices(table_ids):
            rows = await connection.execute(query.where(positions.c.table_id.in_(some)))
            for table_id, number, step in rows:
                found[table_id] = Standing(int(number) if str(number).isdigit() else None, step or "")
    return found


async def _seats(connection: AsyncConnection, table_ids: Collection[str]) -> dict[str, list[Seat]]:
    found: dict[str, list[Seat]] = {table_id: [] for table_id in table_ids}
    for some in in_slices(table_ids):
        query = select(seats).where(seats.c.table_id.in_(some)).order_by(seats.c.table_id, seats.c.seat)
        for row in (await connection.execute(query)).mappings():
            sitting = {name: row[name] for name in SITTING if row[name] is not None}
            found[row["table_id"]].append(msgspec.convert(sitting, Seat))
    return found


def _table(row: Any) -> Table:
    return msgspec.convert(_plain(row), Table)


def _snapshot(row: Any) -> Snapshot:
    return Snapshot(row["ply"], row["game_version"], row["position"], row["run_seat"], row["run"])


def _entry(row: Any) -> Entry:
    row = {name: value for name, value in _plain(row).items() if value is not None}
    return msgspec.convert(row, Entry)


def _plain(row: Any) -> dict[str, Any]:
    # The names of columns are a subclass of str, which msgspec does not take for one.
    return {str(name): value for name, value in row.items()}
