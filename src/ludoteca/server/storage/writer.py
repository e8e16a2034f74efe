"""Group commit: what many tables want to write at the same time shares one transaction and one fsync."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Float, Integer, String, bindparam, insert, literal, select, update
from sqlalchemy.exc import IntegrityError

from ludoteca.server.storage.database import Database
from ludoteca.server.storage.schema import contacts, log, outbox, seats, snapshots, tables, to_settle

Row = Mapping[str, Any]
MOST_AT_ONCE = 200

TELL = insert(outbox).from_select(
    ["person_id", "channel", "table_id", "kind", "version", "at", "attempts"],
    select(
        contacts.c.person_id,
        contacts.c.channel,
        bindparam("of_table", type_=String),
        bindparam("kind", type_=String),
        bindparam("version", type_=Integer),
        bindparam("at", type_=Float),
        literal(0),
    ).where(contacts.c.person_id == bindparam("of_person"), contacts.c.is_confirmed),
)
"""An occasion to write to a person, on every channel by which the person wants to be reached."""

# What a change can touch, in the order of writing: the log first, because it decides who was first.
_STATEMENTS = {
    "log": insert(log),
    "tables": update(tables).where(tables.c.id == bindparam("of_table")),
    "seats": update(seats).where(
        seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat")
    ),
    "snapshots": insert(snapshots),
    "to_settle": insert(to_settle),
    "occasions": TELL,
}


class Conflict(Exception):
    """Somebody else wrote this version of the table, or this idempotency key, first."""


@dataclass
class Work:
    """The rows of one change of one table."""

    log: Sequence[Row]
    tables: Sequence[Row]
    seats: Sequence[Row] = ()
    snapshots: Sequence[Row] = ()
    to_settle: Sequence[Row] = ()
    occasions: Sequence[Row] = ()
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Writer:
    """Commits work as it comes; while one commit runs, the next gathers."""

    def __init__(self, database: Database, watch: Callable[[int, float], None] = lambda *_: None) -> None:
        self._database = database
        self._watch = watch
        """Is told how many changes shared a commit, and its seconds."""
        self._queue: asyncio.Queue[Work] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to serve."""
        self._task = asyncio.create_task(self._serve(), name="writer")

    @property
    def is_serving(self) -> bool:
        """Is there somebody to commit?"""
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        """Finish what was handed in, then end."""
        if self._task is not None:
            await self._queue.join()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def commit(self, work: Work) -> None:
        """Return when the work is safe on disk; raise Conflict if somebody was first."""
        self._queue.put_nowait(work)
        await asyncio.shield(work.done)

    async def _serve(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MOST_AT_ONCE and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            await self._commit(batch)
            for _ in batch:
                self._queue.task_done()

    async def _commit(self, batch: list[Work]) -> None:
        began = time.perf_counter()
        try:
            async with self._database.write() as connection:
                for name, statement in _STATEMENTS.items():
                    rows = [row for work in batch for row in getattr(work, name)]
                    # One statement per set of columns: executemany binds the columns of its first row.
                    for same in _by_columns(rows):
                        await connection.execute(statement, same)
        except Exception as error:
            # One table's trouble is not another's: what cannot be written together is written one by one.
            if len(batch) > 1:
                for work in batch:
                    await self._commit([work])
            else:
                _fail(batch[0], Conflict(str(error.orig)) if isinstance(error, IntegrityError) else error)
        else:
            self._watch(len(batch), time.perf_counter() - began)
            for work in batch:
                if not work.done.done():
                    work.done.set_result(None)


def _by_columns(rows: Sequence[Row]) -> list[list[Row]]:
    groups: dict[tuple[str, ...], list[Row]] = {}
    for row in rows:
        groups.setdefault(tuple(row), []).append(row)
    return list(groups.values())


def _fail(work: Work, error: Exception) -> None:
    if not work.done.done():
        work.done.set_exception(error)
