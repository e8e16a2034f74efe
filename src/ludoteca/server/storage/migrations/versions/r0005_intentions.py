"""The present position of every match, intentions of seats, tables of a person by index; no preferences."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Two columns a seat, one a table, one table for another, a better index."""
    op.add_column("seats", sa.Column("orders", sa.JSON(), nullable=True))
    op.add_column("seats", sa.Column("prepared", sa.JSON(), nullable=True))
    op.add_column("tables", sa.Column("intents", sa.Integer(), nullable=False, server_default="0"))
    op.drop_index(op.f("ix_seats_person_id"), table_name="seats")
    op.create_index("ix_seats_person_id_table_id", "seats", ["person_id", "table_id"], unique=False)
    op.create_table(
        "positions",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("game_version", sa.Integer(), nullable=False),
        sa.Column("position", sa.JSON(), nullable=False),
        sa.Column("run_seat", sa.Integer(), nullable=False),
        sa.Column("run", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_positions_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_positions")),
    )
    op.create_index("ix_tables_created_at", "tables", ["created_at"], unique=False)
    op.create_index("ix_tables_creator_id", "tables", ["creator_id", "status"], unique=False)
    op.create_index("ix_log_table_id_ply", "log", ["table_id", "ply"], unique=False)
    op.drop_table("preferences")
    # Snapshots that going back has passed are from now on deleted at once.
    op.execute(
        "DELETE FROM snapshots WHERE EXISTS (SELECT 1 FROM log WHERE log.table_id = snapshots.table_id "
        "AND log.kind IN ('undo', 'take_back') AND log.version > snapshots.version "
        "AND log.ply < snapshots.ply)"
    )
