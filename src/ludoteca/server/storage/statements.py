"""What a change of a table writes, as statements: for SQLAlchemy, and as plain SQL for SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from operator import itemgetter
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    Float,
    Integer,
    String,
    bindparam,
    delete,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.schema import Table
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.dml import UpdateBase

from ludoteca.server.storage.schema import (
    contacts,
    log,
    outbox,
    positions,
    seats,
    snapshots,
    tables,
    to_count,
    to_settle,
)

PRAGMAS = (
    "busy_timeout=10000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=4000",
    "temp_store=MEMORY",
)
"""A commit is on disk when it returns; readers never wait for the writer.

What is written goes from the journal to its place in the file after 16 MB: until then most of it, the present
positions, has been written again and again.
"""

TELL = insert(outbox).from_select(
    ["person_id", "channel", "table_id", "kind", "version", "at", "attempts"],
    select(
        contacts.c.person_id,
        contacts.c.channel,
        bindparam("of_table", type_=String),
        bindparam("kind", type_=String),
        bindparam("version", type_=Integer),
        bindparam("at", type_=Float),
        literal_column("0"),
    ).where(contacts.c.person_id == bindparam("of_person"), contacts.c.is_confirmed),
)
"""An occasion to write to a person, on every channel by which the person wants to be reached."""

CHANGING = (
    "game_version", "seed", "seed_hash", "status", "version", "ply", "turn", "turn_since",
    "deadline", "proposal", "result", "started_at", "finished_at",
)  # fmt: skip
"""The columns that a change of a table may touch; the others are fixed when it is opened."""
SITTING = (
    "person_id", "bot", "is_ready", "away", "away_since", "bank", "had_grace", "orders", "prepared",
    "number",
)  # fmt: skip
PLACE = ("version", "ply", "game_version", "position", "run_seat", "run")

PLAIN = frozenset({str, int, float, bool, type(None)})
"""What SQLite keeps as it is."""
TOGETHER = (64, 32, 16, 8, 4, 2, 1)
"""So many rows are written by one call: every number of rows is a statement to prepare and keep."""
PREPARED = 8 * len(TOGETHER)


class Statement:
    """One statement that is carried out for many rows."""

    def __init__(self, query: UpdateBase, columns: Sequence[str]) -> None:
        self.query = query
        self._columns = columns

    @cached_property
    def _compiled(self) -> SQLCompiler:
        compiled = self.query.compile(dialect=sqlite.dialect(), column_keys=list(self._columns))
        assert isinstance(compiled, SQLCompiler)
        return compiled

    @cached_property
    def _names(self) -> Sequence[str]:
        """The values of a row, in the order of the marks."""
        assert self._compiled.positiontup
        return self._compiled.positiontup

    @cached_property
    def _pick(self) -> Callable[[Mapping[str, Any]], tuple[Any, ...]]:
        """Takes the values out of a row."""
        names = self._names
        return itemgetter(*names) if len(names) > 1 else lambda row: (row[names[0]],)

    @cached_property
    def _together(self) -> dict[int, str]:
        """How to write so many rows at once; none if it goes one by one only."""
        text, row = self._text, marks(len(self._names))
        if row not in text:
            return {}
        return {size: text.replace(row, ", ".join([row] * size)) for size in TOGETHER}

    @property
    def _text(self) -> str:
        """As SQLite understands it, with a mark for every value."""
        return str(self._compiled)

    def write(self, connection: sqlite3.Connection, rows: Sequence[Mapping[str, Any]]) -> None:
        """Carry it out with SQLite, for as many rows at once as it can.

        The driver lets go of the interpreter at every call, and others are slow to give it back.
        """
        pick, width = self._pick, len(self._names)
        values = [_plain(value) for row in rows for value in pick(row)]
        if not self._together:
            ones = (values[at : at + width] for at in range(0, len(values), width))
            connection.executemany(self._text, ones)
            return
        begin = 0
        for size, text in self._together.items():
            while (end := begin + size * width) <= len(values):
                connection.execute(text, values[begin:end])
                begin = end


class Update(Statement):
    """New values for the rows of a table that have these keys."""

    def __init__(self, kept: Table, keys: Mapping[str, str], columns: Sequence[str]) -> None:
        met = (kept.c[column] == bindparam(name) for name, column in keys.items())
        new: dict[str, Any] = {name: bindparam(name) for name in columns}
        super().__init__(update(kept).where(*met).values(new), [*keys, *columns])
        self._kept = kept
        self._keys = keys

    @cached_property
    def _names(self) -> Sequence[str]:
        return self._columns

    @property
    def _text(self) -> str:
        """Both know `UPDATE … FROM`, but each calls the columns of a list of values in its own way."""
        new = {name: f"new.column{i}" for i, name in enumerate(self._names, 1)}
        met = " AND ".join(f"{self._kept.name}.{column} = {new[name]}" for name, column in self._keys.items())
        values = ", ".join(f"{name} = {new[name]}" for name in self._names if name not in self._keys)
        return f"UPDATE {self._kept.name} SET {values} FROM (VALUES {marks(len(new))}) AS new WHERE {met}"


def marks(count: int) -> str:
    """A mark for every value of a row."""
    return f"({', '.join('?' * count)})"


def _plain(value: Any) -> Any:
    """As the driver of SQLite takes it: what is JSON is text."""
    return value if type(value) in PLAIN else _json(value)


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def overwrite(kept: Table, *key: str, columns: Sequence[str] = ()) -> UpdateBase:
    """Write a row, or these columns of the one that is there; SQLite and PostgreSQL say it alike."""
    query = upsert(kept)
    values = {name: query.excluded[name] for name in columns or kept.c.keys() if name not in key}
    return query.on_conflict_do_update(index_elements=list(key), set_=values)


STATEMENTS = {
    # In the order of writing: the log first, because it decides who was first.
    "log": Statement(insert(log), [column.name for column in log.c]),
    "tables": Update(tables, {"of_table": "id"}, CHANGING),
    "intents": Statement(
        update(tables)
        .where(tables.c.id == bindparam("of_table"))
        .values(intents=tables.c.intents + literal_column("1")),
        ["of_table"],
    ),
    "seats": Update(seats, {"of_table": "table_id", "of_seat": "seat"}, SITTING),
    "positions": Statement(
        overwrite(positions, "table_id", columns=PLACE),
        ["table_id", *PLACE],
    ),
    "passed": Statement(
        delete(snapshots).where(
            snapshots.c.table_id == bindparam("of_table"), snapshots.c.ply > bindparam("of_ply")
        ),
        ["of_table", "of_ply"],
    ),
    "snapshots": Statement(overwrite(snapshots, "table_id", "version", columns=PLACE), ["table_id", *PLACE]),
    "to_settle": Statement(insert(to_settle), ["table_id"]),
    "to_count": Statement(insert(to_count), ["table_id"]),
    "occasions": Statement(TELL, ["of_table", "kind", "version", "at", "of_person"]),
}


def connect(file: str) -> sqlite3.Connection:
    """A connection of our own, that commits when we say so."""
    connection = sqlite3.connect(
        file, isolation_level=None, check_same_thread=False, cached_statements=PREPARED
    )
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
    return connection


_REACHED = select(contacts.c.person_id).where(
    contacts.c.is_confirmed, contacts.c.person_id.in_(bindparam("people", expanding=True))
)


def reached(connection: Connection, rows: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Of some occasions those of people who want to be reached: of most there is nothing to write."""
    people = {row["of_person"] for row in rows}
    if not people:
        return []
    found = set(connection.execute(_REACHED, {"people": list(people)}).scalars())
    return [row for row in rows if row["of_person"] in found]


def reached_sqlite(
    connection: sqlite3.Connection, rows: Sequence[Mapping[str, Any]]
) -> list[Mapping[str, Any]]:
    """The same, by the plain driver."""
    people = list({row["of_person"] for row in rows})
    if not people:
        return []
    marks = ",".join("?" * len(people))
    query = f"SELECT person_id FROM contacts WHERE is_confirmed AND person_id IN ({marks})"
    found = {person for (person,) in connection.execute(query, people)}
    return [row for row in rows if row["of_person"] in found]
