"""Since when somebody is away, who was given extra time already, and when the house was last awake."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Two columns a seat, and a table of one row."""
    op.add_column("seats", sa.Column("away_since", sa.Float(), nullable=True))
    op.add_column("seats", sa.Column("had_grace", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "heartbeat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_heartbeat")),
    )
