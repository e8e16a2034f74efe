"""Group commit: what many tables want to write at the same time shares one transaction and one fsync.

A batch is written by one plain function in a thread (SQLite) or in one greenlet (PostgreSQL): going back
and forth between the event loop and the driver for every statement cost more than the writing.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludoteca.server.storage import statements
from ludoteca.server.storage.database import Database

Row = Mapping[str, Any]
MOST_AT_ONCE = 200


class Conflict(Exception):
    """Somebody else wrote this version of the table, or this idempotency key, first."""


@dataclass
class Work:
    """The rows of one change of one table."""

    log: Sequence[Row] = ()
    tables: Sequence[Row] = ()
    intents: Sequence[Row] = ()
    seats: Sequence[Row] = ()
    positions: Sequence[Row] = ()
    passed: Sequence[Row] = ()
    """Plies behind which a table went back."""
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
        self._thread = ThreadPoolExecutor(1, "writer")
        self._sqlite: sqlite3.Connection | None = None

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
        if self._sqlite is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._sqlite.close)
            self._sqlite = None
        self._thread.shutdown()

    async def commit(self, work: Work) -> None:
        """Return when the work is safe on disk; raise Conflict if somebody was first."""
        self._queue.put_nowait(work)
        await work.done

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
            await self._write(batch)
        except Exception as error:
            # One table's trouble is not another's: what cannot be written together is written one by one.
            if len(batch) > 1:
                for work in batch:
                    await self._commit([work])
            else:
                is_conflict = isinstance(error, (IntegrityError, sqlite3.IntegrityError))
                _fail(batch[0], Conflict(str(error)) if is_conflict else error)
        else:
            self._watch(len(batch), time.perf_counter() - began)
            for work in batch:
                if not work.done.done():
                    work.done.set_result(None)

    async def _write(self, batch: list[Work]) -> None:
        file = self._database.file
        if file is None:
            async with self._database.write() as connection:
                await connection.run_sync(_write_shared, batch)
            return
        async with self._database.writing:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write_sqlite, file, batch)

    def _write_sqlite(self, file: str, batch: list[Work]) -> None:
        """In the writer's thread, with a connection of its own."""
        if self._sqlite is None:
            self._sqlite = statements.connect(file)
        connection = self._sqlite
        connection.execute("BEGIN IMMEDIATE")
        try:
            for name, statement in statements.STATEMENTS.items():
                rows = _rows(batch, name)
                if name == "occasions":
                    rows = statements.reached_sqlite(connection, rows)
                if rows:
                    connection.executemany(statement.sql, statement.bound(rows))
            connection.execute("COMMIT")
        except BaseException:
            connection.execute("ROLLBACK")
            raise


def _write_shared(connection: Connection, batch: list[Work]) -> None:
    for name, statement in statements.STATEMENTS.items():
        rows = _rows(batch, name)
        if name == "occasions":
            rows = statements.reached(connection, rows)
        if rows:
            connection.execute(statement.query, rows)


def _rows(batch: Iterable[Work], name: str) -> list[Row]:
    return [row for work in batch for row in getattr(work, name)]


def _fail(work: Work, error: Exception) -> None:
    if not work.done.done():
        work.done.set_exception(error)
