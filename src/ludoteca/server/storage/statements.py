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
    to_settle,
)

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
"""A commit is on disk when it returns; readers never wait for the writer."""

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
)  # fmt: skip
PLACE = ("version", "ply", "game_version", "position", "run_seat", "run")

PLAIN = frozenset({str, int, float, bool, type(None)})
"""What SQLite keeps as it is."""


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
    def sql(self) -> str:
        """As SQLite understands it, with a mark for every value."""
        return str(self._compiled)

    @cached_property
    def _pick(self) -> Callable[[Mapping[str, Any]], tuple[Any, ...]]:
        """Takes the values out of a row, in the order of the marks."""
        names = self._compiled.positiontup
        assert names
        return itemgetter(*names) if len(names) > 1 else lambda row: (row[names[0]],)

    def bound(self, rows: Sequence[Mapping[str, Any]]) -> list[list[Any]]:
        """The rows as the driver of SQLite takes them: what is JSON is text."""
        values = self._pick
        return [[value if type(value) in PLAIN else _json(value) for value in values(row)] for row in rows]


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _values(names: Sequence[str]) -> dict[str, Any]:
    return {name: bindparam(name) for name in names}


def overwrite(kept: Table, *key: str, columns: Sequence[str] = ()) -> UpdateBase:
    """Write a row, or these columns of the one that is there; SQLite and PostgreSQL say it alike."""
    query = upsert(kept)
    values = {name: query.excluded[name] for name in columns or kept.c.keys() if name not in key}
    return query.on_conflict_do_update(index_elements=list(key), set_=values)


STATEMENTS = {
    # In the order of writing: the log first, because it decides who was first.
    "log": Statement(insert(log), [column.name for column in log.c]),
    "tables": Statement(
        update(tables).where(tables.c.id == bindparam("of_table")).values(_values(CHANGING)),
        ["of_table", *CHANGING],
    ),
    "intents": Statement(
        update(tables)
        .where(tables.c.id == bindparam("of_table"))
        .values(intents=tables.c.intents + literal_column("1")),
        ["of_table"],
    ),
    "seats": Statement(
        update(seats)
        .where(seats.c.table_id == bindparam("of_table"), seats.c.seat == bindparam("of_seat"))
        .values(_values(SITTING)),
        ["of_table", "of_seat", *SITTING],
    ),
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
    "occasions": Statement(TELL, ["of_table", "kind", "version", "at", "of_person"]),
}


def connect(file: str) -> sqlite3.Connection:
    """A connection of our own, that commits when we say so."""
    connection = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
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
