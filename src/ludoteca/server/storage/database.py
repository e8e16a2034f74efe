"""The connection to the database: transactions, migrations at start, and durable commits."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, closing, contextmanager, suppress
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event
from sqlalchemy.engine import ExceptionContext, make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ludoteca.core.errors import LudotecaError
from ludoteca.server.errors import Refusal
from ludoteca.server.storage.statements import PRAGMAS

MIGRATING = 0x6C75646F
MOST_NAMED = 10_000
PATIENCE = 10.0
"""Seconds to wait for a new file that somebody else opens too."""
# At its chattiest the driver would write down every value that is stored, seeds among them.
logging.getLogger("aiosqlite").setLevel(logging.INFO)
MIGRATIONS = Path(__file__).parent / "migrations"
NOT_A_TEXT = ("22021", "22P05")
"""What PostgreSQL says of a text with a zero character."""
TOO_LONG = ("57014", "55P03")
"""What it says of a statement, or of waiting for a lock, that took longer than is allowed."""


Told = Callable[[int, int], None]
"""Hears how many steps are done, and of how many."""


class NewerSchema(LudotecaError):
    """The database was written by a newer program."""


class Database:
    """One engine. `read()` and `write()` open a transaction; `write()` commits when it is left well."""

    def __init__(self, url: str, patience: float | None = None) -> None:
        self.is_sqlite = make_url(url).get_backend_name() == "sqlite"
        self.engine = _engine(url, self.is_sqlite, patience)
        self._patience = patience
        """Seconds that somebody may look things up; None: as long as it takes."""
        self._writing = asyncio.Lock()
        """Held while something is written to SQLite, which has one writer at a time."""
        self._waiting = 0

    @property
    def file(self) -> str | None:
        """The file of a SQLite database; None for any other."""
        return self.engine.url.database if self.is_sqlite else None

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that only looks, all of it at the same moment.

        It ends when it takes too long or nobody waits for it any more, and the database stops working on it.
        """
        try:
            async with asyncio.timeout(self._patience) as limit, self.engine.connect() as connection:
                if not self.is_sqlite:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                with _in_writing():
                    yield connection
        except TimeoutError:
            if limit.expired():
                raise Refusal("busy", 503) from None
            raise

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes: all of it is on disk when the block is left, or none.

        SQLite has one writer at a time; its own queue would make others wait by polling.
        """
        async with AsyncExitStack() as stack:
            if self.is_sqlite:
                await stack.enter_async_context(self.turn())
            connection = await stack.enter_async_context(self.engine.connect())
            await connection.execution_options(writes=True)
            with _in_writing():
                async with connection.begin():
                    yield connection

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """The right to write to SQLite, one after the other."""
        self._waiting += 1
        try:
            await self._writing.acquire()
        finally:
            self._waiting -= 1
        try:
            yield
        finally:
            self._writing.release()

    @property
    def is_wanted(self) -> bool:
        """Does somebody wait for his turn?"""
        return self._waiting > 0

    async def migrate(self, told: Told | None = None) -> None:
        """Bring the schema up to date; refuse one that is newer than this program.

        `told` hears how many steps are done, and of how many, where there is something to bring over.
        """
        if self.file:
            _keep_private(Path(self.file))
            await asyncio.to_thread(_keep_journal, self.file)
        async with self.write() as connection:
            await connection.run_sync(upgrade, told=told)

    async def revision(self) -> tuple[str | None, str | None]:
        """The schema that the database has, and the one that this program needs."""
        async with self.read() as connection:
            return await connection.run_sync(revision_of), _newest()

    async def close(self) -> None:
        """Let all connections go."""
        await self.engine.dispose()


def _keep_private(file: Path) -> None:
    """Passwords and hands are in it: nobody but its owner reads the file, wherever it lies."""
    with suppress(OSError):  # what is wrong with the place is said by who opens the database
        file.touch(mode=0o600)
        file.chmod(0o600)


def _keep_journal(file: str) -> None:
    """Servers that start together open one new file: the first gives it its journal, the others wait.

    SQLite refuses the change of a journal at once where somebody else is at the file; a writer waits in line.
    """
    with (
        suppress(sqlite3.Error),
        closing(sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)) as line,
    ):
        while True:
            try:
                line.execute("PRAGMA journal_mode = WAL")
            except sqlite3.OperationalError as error:
                if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise
                line.execute("BEGIN IMMEDIATE")
                line.execute("ROLLBACK")
            else:
                return


def in_slices(ids: Iterable[str]) -> Iterator[list[str]]:
    """So many at once as a statement may name; PostgreSQL takes 32,767."""
    waiting = iter(ids)
    while some := list(islice(waiting, MOST_NAMED)):
        yield some


@contextmanager
def _in_writing() -> Iterator[None]:
    """What a person wrote and the database cannot keep is refused; it is not a fault of ours."""
    try:
        yield
    except DBAPIError as error:
        if getattr(error.orig, "sqlstate", None) in NOT_A_TEXT:
            raise Refusal("bad-request", 400, problem="U+0000") from None
        if getattr(error.orig, "sqlstate", None) in TOO_LONG:
            raise Refusal("busy", 503) from None
        raise


def _engine(url: str, is_sqlite: bool, patience: float | None) -> AsyncEngine:
    def dumps(value: object) -> str:
        return msgspec.json.encode(value).decode()

    # What is stored must not turn up in error messages and logs.
    engine = create_async_engine(
        url,
        json_serializer=dumps,
        json_deserializer=msgspec.json.decode,
        hide_parameters=True,
        pool_size=5,
        max_overflow=5,
        connect_args={} if is_sqlite or patience is None else _patient(patience),
    )
    if not is_sqlite:
        return engine

    @event.listens_for(engine.sync_engine, "connect")
    def on_connect(connection: Any, _: object) -> None:
        # The driver would begin transactions late and at will; we say when (see on_begin).
        connection.isolation_level = None
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine.sync_engine, "handle_error")
    def on_error(context: ExceptionContext) -> None:
        # The driver of PostgreSQL says it itself; the thread that reads SQLite has to be told to stop.
        if isinstance(context.original_exception, asyncio.CancelledError) and context.connection is not None:
            driver: Any = context.connection.connection.driver_connection
            driver._conn.interrupt()

    @event.listens_for(engine.sync_engine, "begin")
    def on_begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get("writes")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _patient(patience: float) -> dict[str, Any]:
    milliseconds = str(int(patience * 1000))
    return {"server_settings": {"statement_timeout": milliseconds, "lock_timeout": milliseconds}}


def upgrade(connection: Connection, revision: str = "head", told: Told | None = None) -> None:
    """Run the migrations that are missing, up to a revision."""
    if connection.dialect.name == "postgresql":
        # Servers that start together: the first migrates, the others wait and find everything done.
        for limit in ("statement_timeout", "lock_timeout"):
            connection.exec_driver_sql(f"SET LOCAL {limit} = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
    config = _config()
    config.attributes["connection"] = connection
    script = ScriptDirectory.from_config(config)
    known = {revision.revision for revision in script.walk_revisions()}
    found = revision_of(connection)
    if revision != "head" and revision not in known:
        found = revision
    if found is not None and found not in known:
        raise NewerSchema(
            f"the database has schema {found!r}, which this version of Ludoteca does not know "
            f"(it knows up to {script.get_current_head()!r}): start a newer version, or restore a backup"
        )
    if found != (script.get_current_head() if revision == "head" else revision):
        steps = [one.revision for one in script.iterate_revisions(revision, found or "base")][::-1]
        config.attributes["done"] = _counting(steps, told) if found and told else lambda _: None
        command.upgrade(config, revision)


def _counting(steps: list[str], told: Told) -> Callable[[str], None]:
    return lambda revision: told(steps.index(revision) + 1, len(steps))


def revision_of(connection: Connection) -> str | None:
    """The schema that the database has; None for an empty one."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def _newest() -> str | None:
    return ScriptDirectory.from_config(_config()).get_current_head()


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config
