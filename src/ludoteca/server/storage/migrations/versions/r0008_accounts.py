"""Accounts: since when, what a token may do, whom somebody does not want to hear, and reports."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Two columns and two tables; who has a password has had the account from the beginning."""
    op.add_column("people", sa.Column("account_since", sa.Float(), nullable=True))
    op.execute("UPDATE people SET account_since = created_at WHERE password IS NOT NULL")
    op.add_column("sessions", sa.Column("scope", sa.String(8), nullable=False, server_default="play"))
    op.create_table(
        "mutes",
        sa.Column("person_id", sa.String(16), nullable=False),
        sa.Column("muted_id", sa.String(16), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        _of_person("mutes", "person_id"),
        _of_person("mutes", "muted_id"),
        sa.PrimaryKeyConstraint("person_id", "muted_id", name=op.f("pk_mutes")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("by_id", sa.String(16), nullable=False),
        sa.Column("about_id", sa.String(16), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("said", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("closed_at", sa.Float(), nullable=True),
        _of_person("reports", "by_id"),
        _of_person("reports", "about_id"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    for column in ("by_id", "about_id", "closed_at"):
        op.create_index(op.f(f"ix_reports_{column}"), "reports", [column])


def _of_person(table: str, column: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_{column}")
    return sa.ForeignKeyConstraint([column], ["people.id"], name=name, ondelete="CASCADE")
