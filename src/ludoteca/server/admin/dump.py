"""All rows of a database as JSON lines: the same for SQLite and PostgreSQL, so a house can move.

The first line tells what this is and which schema it has; every other line is `["table", {row}]`, parents
before children; the last one counts the rows of each table and seals everything above with a SHA-256.
"""

from __future__ import annotations

import gzip
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO, cast

import msgspec
from sqlalchemy import Connection, MetaData, create_engine, func, insert, select, text
from sqlalchemy.exc import SQLAlchemyError

from ludoteca.server.errors import Refusal
from ludoteca.server.storage.database import revision_of, upgrade
from ludoteca.server.storage.schema import metadata

FORMAT = 1
AT_ONCE = 500
LEFT_OUT = frozenset({"alembic_version", "announcements", "heartbeat"})
"""The schema is named in the first line; announcements and heartbeat concern servers that run now."""
FORMER = frozenset({"preferences"})
"""Tables that older schemas have and this one has not."""
SQLITE = b"SQLite format 3\x00"
GZIP = b"\x1f\x8b"


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The first line."""

    ludoteca: str
    format: int
    schema: str
    at: float


class Tail(msgspec.Struct, forbid_unknown_fields=True):
    """The last line."""

    rows: dict[str, int]
    sha256: str


def write(connection: Connection, file: BinaryIO, now: float) -> dict[str, int]:
    """Dump everything the connection sees; how many rows each table has."""
    digest, rows = sha256(), Counter[str]()

    def put(value: object) -> None:
        line = msgspec.json.encode(value) + b"\n"
        digest.update(line)
        file.write(line)

    put(Head("backup", FORMAT, revision_of(connection) or "", now))
    for name, row in _rows(connection):
        put([name, row])
        rows[name] += 1
    file.write(msgspec.json.encode(Tail(dict(rows), digest.hexdigest())) + b"\n")
    return dict(rows)


def _rows(connection: Connection) -> Iterator[tuple[str, dict[str, Any]]]:
    connection = connection.execution_options(stream_results=True, yield_per=AT_ONCE)
    for table in _reflect(connection).sorted_tables:
        if table.name in LEFT_OUT:
            continue
        query = select(table).order_by(*table.primary_key.columns)
        for row in connection.execute(query).mappings():
            yield str(table.name), {str(name): value for name, value in row.items()}


def _reflect(connection: Connection) -> MetaData:
    """The tables of the house as they are in this database; others may live there too."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name in {*metadata.tables, *LEFT_OUT, *FORMER})
    return found


class Backup:
    """A file to restore from, of either kind; checked whole before anything is touched."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            with path.open("rb") as file:
                start = file.read(len(SQLITE))
        except OSError as error:
            raise Refusal("bad-backup", file=str(path), problem=error.strerror or "") from None
        self.is_sqlite = start == SQLITE
        self._open = gzip.open if start.startswith(GZIP) else open
        self.schema, self.counts = self._look_sqlite() if self.is_sqlite else self._look_lines()

    def rows(self) -> Iterator[tuple[str, dict[str, Any]]]:
        """Every row with the name of its table, parents first."""
        if self.is_sqlite:
            engine = self._engine()
            with engine.connect() as connection:
                yield from _rows(connection)
            engine.dispose()
            return
        with self._lines() as file:
            next(file)
            for line in file:
                if line.startswith(b"["):
                    yield msgspec.json.decode(line, type=tuple[str, dict[str, Any]])

    def _lines(self) -> BinaryIO:
        return cast(BinaryIO, self._open(self.path, "rb"))

    def _look_lines(self) -> tuple[str, dict[str, int]]:
        """Read it once to its end: cut off or changed, it is refused."""
        digest, rows = sha256(), Counter[str]()
        try:
            with self._lines() as file:
                head = msgspec.json.decode(first := next(file), type=Head)
                digest.update(first)
                for line in file:
                    if not line.startswith(b"["):
                        break
                    digest.update(line)
                    rows[msgspec.json.decode(line, type=tuple[str, dict[str, Any]])[0]] += 1
                else:
                    raise self._refuse("it is cut off")
                tail = msgspec.json.decode(line, type=Tail)
        except (msgspec.DecodeError, OSError, EOFError, StopIteration) as error:
            raise self._refuse(f"it is no backup or damaged ({type(error).__name__})") from None
        if head.ludoteca != "backup" or head.format != FORMAT:
            raise self._refuse(f"format {head.format} is not known here")
        if tail.rows != dict(rows) or tail.sha256 != digest.hexdigest():
            raise self._refuse("its checksum does not fit: it was changed or damaged")
        return head.schema, tail.rows

    def _look_sqlite(self) -> tuple[str, dict[str, int]]:
        engine = self._engine()
        try:
            with engine.connect() as connection:
                if connection.execute(text("PRAGMA integrity_check")).scalar_one() != "ok":
                    raise self._refuse("SQLite finds it damaged")
                return revision_of(connection) or "", count(connection)
        except SQLAlchemyError:
            raise self._refuse("SQLite cannot read it") from None
        finally:
            engine.dispose()

    def _engine(self) -> Any:
        address = f"{self.path.absolute().as_uri()}?mode=ro&immutable=1"
        return create_engine(
            "sqlite://",
            creator=lambda: sqlite3.connect(address, uri=True),
            json_deserializer=msgspec.json.decode,
        )

    def _refuse(self, problem: str) -> Refusal:
        return Refusal("bad-backup", file=str(self.path), problem=problem)


def count(connection: Connection) -> dict[str, int]:
    """How many rows each table has; those without any are left out."""
    counts = {
        str(table.name): int(connection.execute(select(func.count()).select_from(table)).scalar_one())
        for table in _reflect(connection).sorted_tables
        if table.name not in LEFT_OUT
    }
    return {name: number for name, number in counts.items() if number}


def is_empty(connection: Connection) -> bool:
    """Is nothing there that could be lost?"""
    return not count(connection)


def load(connection: Connection, backup: Backup) -> None:
    """Fill the database with a backup, in the transaction of the connection.

    The rows go into the schema they were written with, which is then brought up to date.
    """
    _reflect(connection).drop_all(connection)
    upgrade(connection, backup.schema)
    found = MetaData()
    found.reflect(connection)
    for name, rows in _batches(backup.rows()):
        if name not in found.tables:
            raise Refusal("bad-backup", file=str(backup.path), problem=f"unknown table {name!r}")
        connection.execute(insert(found.tables[name]), rows)
    if count(connection) != backup.counts:
        raise Refusal("bad-backup", file=str(backup.path), problem="not all rows arrived")
    _go_on_counting(connection, found)
    upgrade(connection)


def _batches(rows: Iterable[tuple[str, dict[str, Any]]]) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    name, batch = "", list[dict[str, Any]]()
    for table, row in rows:
        if batch and (table != name or len(batch) == AT_ONCE):
            yield name, batch
            batch = []
        name = table
        batch.append(row)
    if batch:
        yield name, batch


def _go_on_counting(connection: Connection, found: MetaData) -> None:
    """PostgreSQL numbers new rows by sequences, which know nothing of rows that came with a number."""
    if connection.dialect.name != "postgresql":
        return
    for table in found.sorted_tables:
        for column in table.primary_key.columns:
            sequence = connection.execute(
                text("SELECT pg_get_serial_sequence(:table, :column)"),
                {"table": table.name, "column": column.name},
            ).scalar_one()
            if sequence is not None:
                newest = select(func.coalesce(func.max(column), 0) + 1).scalar_subquery()
                connection.execute(select(func.setval(sequence, newest, False)))
