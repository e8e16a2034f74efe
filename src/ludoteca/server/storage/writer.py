"""Group commit: what many tables want to write at the same time shares one transaction and one fsync.

With SQLite a thread writes batch after batch for as long as there is something to write, so that the disk
never waits for the event loop; with PostgreSQL each batch is one greenlet. Going back and forth between the
loop and the driver for every statement cost more than the writing.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from ludoteca.server.storage import statements
from ludoteca.server.storage.database import Database

Row = Mapping[str, Any]
MOST_AT_ONCE = 200


class Conflict(Exception):
    """Somebody else wrote this version of the table, or this idempotency key, first."""


class Work(msgspec.Struct):
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
    to_count: Sequence[Row] = ()
    occasions: Sequence[Row] = ()
    is_done: bool = False
    error: Exception | None = None
    """Why it could not be done."""
    waiter: asyncio.Future[None] | None = None

    def end(self, error: Exception | None = None) -> None:
        """It is safe on disk, or never will be."""
        is_conflict = isinstance(error, (IntegrityError, sqlite3.IntegrityError))
        self.is_done, self.error = True, Conflict(str(error)) if is_conflict else error
        if self.waiter is not None and not self.waiter.done():
            self.waiter.set_result(None)


class Writer:
    """Commits work as it comes; while one commit runs, the next gathers."""

    def __init__(self, database: Database, watch: Callable[[int, float], None] = lambda *_: None) -> None:
        self._database = database
        self._watch = watch
        """Is told how many changes shared a commit, and its seconds."""
        self._gathered: deque[Work] = deque()
        self._news = asyncio.Event()
        self._rest = asyncio.Event()
        self._rest.set()
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

    @property
    def is_idle(self) -> bool:
        """Is there nothing to commit?"""
        return self._rest.is_set()

    async def stop(self) -> None:
        """Finish what was handed in, then end."""
        if self._task is not None:
            await self._rest.wait()
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._sqlite is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._sqlite.close)
            self._sqlite = None
        self._thread.shutdown()

    async def commit(self, work: Work) -> None:
        """Return when the work is safe on disk; raise Conflict if somebody was first.

        Who is cancelled in the meantime stays to the end and hears of it when he waits the next time: what
        is handed in will be done, and somebody has to go on with it.
        """
        self._gathered.append(work)
        self._news.set()
        self._rest.clear()
        is_cancelled = False
        while not work.is_done:
            work.waiter = asyncio.get_running_loop().create_future()
            try:
                await work.waiter
            except asyncio.CancelledError:
                is_cancelled = True
        if is_cancelled and (task := asyncio.current_task()) is not None:
            task.cancel()
        if work.error is not None:
            raise work.error

    async def _serve(self) -> None:
        file = self._database.file
        while True:
            await self._news.wait()
            if file is None:
                await self._commit(self._next())
            else:
                loop = asyncio.get_running_loop()
                async with self._database.turn():
                    await loop.run_in_executor(self._thread, self._commit_on, file, loop)
            if not self._gathered:
                self._news.clear()
                self._rest.set()

    def _next(self) -> list[Work]:
        """What has gathered."""
        return [self._gathered.popleft() for _ in range(min(len(self._gathered), MOST_AT_ONCE))]

    async def _commit(self, batch: list[Work]) -> None:
        """Write to a database that others may write to as well."""
        began = time.perf_counter()
        try:
            async with self._database.write() as connection:
                await connection.run_sync(_write_shared, batch)
        except Exception as error:
            # One table's trouble is not another's: what cannot be written together is written one by one.
            if len(batch) > 1:
                for work in batch:
                    await self._commit([work])
            else:
                batch[0].end(error)
        else:
            self._end(batch, time.perf_counter() - began)

    def _end(self, batch: list[Work], seconds: float) -> None:
        self._watch(len(batch), seconds)
        for work in batch:
            work.end()

    # --- in the thread ---------------------------------------------------------------------------

    def _commit_on(self, file: str, loop: asyncio.AbstractEventLoop) -> None:
        """Write to SQLite until there is nothing to write, or others wait for their turn to do so."""
        if self._sqlite is None:
            self._sqlite = statements.connect(file)
        while self._gathered:
            self._commit_sqlite(self._sqlite, self._next(), loop)
            if self._database.is_wanted:
                break

    def _commit_sqlite(
        self, connection: sqlite3.Connection, batch: list[Work], loop: asyncio.AbstractEventLoop
    ) -> None:
        began = time.perf_counter()
        try:
            _write_sqlite(connection, batch)
        except Exception as error:
            if len(batch) > 1:
                for work in batch:
                    self._commit_sqlite(connection, [work], loop)
            else:
                loop.call_soon_threadsafe(batch[0].end, error)
        else:
            loop.call_soon_threadsafe(self._end, batch, time.perf_counter() - began)


def _write_sqlite(connection: sqlite3.Connection, batch: list[Work]) -> None:
    connection.execute("BEGIN IMMEDIATE")
    try:
        for name, statement in statements.STATEMENTS.items():
            rows = _rows(batch, name)
            if name == "occasions":
                rows = statements.reached_sqlite(connection, rows)
            if rows:
                statement.write(connection, rows)
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
