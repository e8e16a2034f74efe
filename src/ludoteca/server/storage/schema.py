"""The tables of the database.

`log` is the truth of a table: append-only, every change of a table is the next `version`, and
`(table_id, version)` is unique, so two processes can never both write the same step. `tables` and
`seats` are what the log adds up to, for lists and quick loading; `snapshots` are positions on the
way. All are written in the same transaction as the log.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(80), nullable=False, unique=True),
    Column("password", Text),
    Column("language", String(8), nullable=False),
    Column("is_blocked", Boolean, nullable=False, default=False),
    Column("created_at", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("secret_hash", String(64), nullable=False, unique=True),
    Column("kind", String(8), nullable=False),
    Column("label", String(80), nullable=False),
    Column("created_at", Float, nullable=False),
    Column("expires_at", Float),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("creator_id", ForeignKey("people.id"), nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("invitation", String(32), nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("undo", String(8), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("seed", BigInteger),
    Column("seed_hash", String(64)),
    Column("status", String(10), nullable=False),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("turn", Integer),
    Column("turn_since", Float),
    Column("deadline", Float, index=True),
    Column("proposal", JSON),
    Column("result", JSON),
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("finished_at", Float),
    Index("ix_tables_status_game", "status", "game", "created_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("is_ready", Boolean, nullable=False),
    Column("away", String(8), nullable=False),
    Column("bank", Float),
)

log = Table(
    "log",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer),
    Column("person_id", ForeignKey("people.id")),
    Column("ply", Integer, nullable=False),
    Column("action", Text),
    Column("events", JSON),
    Column("data", JSON),
    Column("key", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "person_id", "key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("ply", Integer, nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("position", JSON, nullable=False),
    Column("run_seat", Integer, nullable=False),
    Column("run", Integer, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person_id", ForeignKey("people.id"), nullable=False),
    Column("text", Text, nullable=False),
    Column("key", String(64)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "person_id", "key"),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(16), nullable=False),
    Column("subject", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    sqlite_autoincrement=True,
)

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
