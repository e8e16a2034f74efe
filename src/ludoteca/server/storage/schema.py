"""The tables of the database.

`log` is the truth of a table: append-only, every change of a table is the next `version`, and
`(table_id, version)` is unique, so two processes can never both write the same step. `tables` and
`seats` are what the log adds up to, for lists and quick loading; ``positions` hold the present of the
match, `snapshots` positions on the way. All are written in the same transaction as the log.
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
    false,
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
    Column("account_since", Float),
    Column("language", String(8), nullable=False),
    Column("is_blocked", Boolean, nullable=False, default=False),
    Column("created_at", Float, nullable=False),
    Column("seen_at", Float),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("secret_hash", String(64), nullable=False, unique=True),
    Column("kind", String(8), nullable=False),
    Column("label", String(80), nullable=False),
    Column("scope", String(8), nullable=False, server_default="play"),
    Column("created_at", Float, nullable=False),
    Column("expires_at", Float),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("at", Float, nullable=False),
)
"""Whom somebody does not want to hear."""

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("by_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("about_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("said", JSON, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed_at", Float, index=True),
)
"""What the administrator is to look at, with what was said last, as it was then."""

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
    Column("intents", Integer, nullable=False, server_default="0"),
    Column("ply", Integer, nullable=False),
    Column("turn", Integer),
    Column("turn_since", Float),
    Column("deadline", Float, index=True),
    Column("proposal", JSON),
    Column("result", JSON),
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("finished_at", Float),
    Column("tournament_id", String(16)),
    Index("ix_tables_status_created_at", "status", "created_at", "id"),
    Index("ix_tables_created_at", "created_at", "id"),
    Index("ix_tables_game_created_at", "game", "created_at", "id"),
    Index("ix_tables_creator_id", "creator_id", "status"),
    Index("ix_tables_creator_id_created_at", "creator_id", "created_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person_id", ForeignKey("people.id")),
    Column("bot", String(40)),
    Column("is_ready", Boolean, nullable=False),
    Column("away", String(8), nullable=False),
    Column("bank", Float),
    Column("away_since", Float),
    Column("had_grace", Boolean, nullable=False, server_default=false()),
    Column("orders", JSON),
    Column("prepared", JSON),
    Column("since", Float, nullable=False, server_default="0"),
    Column("number", Integer),
    Index("ix_seats_person_id_table_id", "person_id", "table_id"),
    Index("ix_seats_person_id_since", "person_id", "since", "table_id"),
)
"""Who sits where. `since` is the time of the table: the tables of a person are found in their order."""

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
    Index("ix_log_table_id_ply", "table_id", "ply"),
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

positions = Table(
    "positions",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("game_version", Integer, nullable=False),
    Column("position", JSON, nullable=False),
    Column("run_seat", Integer, nullable=False),
    Column("run", Integer, nullable=False),
)
"""The present position of every match, so that going on never replays moves, whatever the rules are then."""

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

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)
"""One row: when a process of the house was last awake."""

notes = Table(
    "notes",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

studies = Table(
    "studies",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(80), nullable=False),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("plies", Integer, nullable=False),
    Column("is_over", Boolean, nullable=False),
    Column("record", Text, nullable=False),
    Column("created_at", Float, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), unique=True),
    Column("study_id", ForeignKey("studies.id", ondelete="CASCADE"), unique=True),
    Column("plies", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("claim", String(32)),
    Column("claimed_until", Float),
    Column("created_at", Float, nullable=False),
)
"""A bot goes through a match: of a table or of a study, and how many decisions it has judged."""

verdicts = Table(
    "verdicts",
    metadata,
    Column("review_id", ForeignKey("reviews.id", ondelete="CASCADE"), primary_key=True),
    Column("ply", Integer, primary_key=True),
    Column("verdict", JSON, nullable=False),
)
to_settle = Table(
    "to_settle",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)
"""Finished games whose results are not counted yet; written with the end of the game."""

to_count = Table(
    "to_count",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)
"""Finished games that are not in the figures yet; written with the end of the game."""

figures = Table(
    "figures",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("data", JSON, nullable=False),
)
"""What the finished games of each kind add up to, nobody's names among it."""

results = Table(
    "results",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("points", Integer),
    Column("rank", Integer, nullable=False),
    Column("is_win", Boolean, nullable=False),
    Column("has_left", Boolean, nullable=False),
    Column("mu", Float),
    Column("sigma", Float),
    Column("at", Float, nullable=False),
    Index("ix_results_person_id_game", "person_id", "game", "at"),
    Index(
        "ix_results_person_id_seats",
        *("person_id", "game", "seats", "points", "rank", "is_win", "has_left"),
    ),
)
"""What a finished game was for each person; with the rating after it, if it was rated."""

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("rating", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_game_rating", "game", "rating"),
)

rematches = Table(
    "rematches",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("rematch_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
)

contacts = Table(
    "contacts",
    metadata,
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", String(8), primary_key=True),
    Column("address", Text, nullable=False),
    Column("is_confirmed", Boolean, nullable=False),
    Column("kinds", JSON, nullable=False),
    Column("stop_code", String(32), nullable=False, unique=True),
    Column("code_hash", String(64), unique=True),
    Column("code_until", Float),
)
"""How people who are not here are reached: by mail or by webhook, and about what."""

outbox = Table(
    "outbox",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("person_id", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("channel", String(8), nullable=False),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE")),
    Column("kind", String(12), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("due_at", Float, index=True),
    Column("attempts", Integer, nullable=False, default=0),
    Column("claim", String(32)),
    Column("claimed_until", Float),
    Index("ix_outbox_person_id_channel", "person_id", "channel"),
)
"""What is still to be told, one row an event and channel; deleted when it was told."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("organiser_id", ForeignKey("people.id"), nullable=False, index=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("format", String(12), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("bots", String(40), nullable=False),
    Column("no_show", String(8), nullable=False),
    Column("check_in", Float, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("round", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("starts_at", Float),
    Column("created_at", Float, nullable=False),
    Column("started_at", Float),
    Column("finished_at", Float),
    Index("ix_tournaments_status_created_at", "status", "created_at"),
)

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person_id", ForeignKey("people.id"), index=True),
    Column("bot", String(40)),
    Column("has_withdrawn", Boolean, nullable=False, server_default=false()),
    UniqueConstraint("tournament_id", "person_id"),
)
"""Who takes part in a tournament: people, and bots that play for themselves."""

pairings = Table(
    "pairings",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("table_id", ForeignKey("tables.id", ondelete="SET NULL"), index=True),
    Column("entrants", JSON, nullable=False),
    Column("ranks", JSON(none_as_null=True)),
    Column("wait_until", Float),
)
"""The games of a tournament: entrants in the order of their seats, and their ranks when it is over."""
