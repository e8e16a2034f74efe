"""Lists are paged by keys: a seat knows how old its table is, and indexes follow the order of the lists.

A bot that plays for itself in a tournament has a number, and so one name at all its tables.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Two columns, one of them filled from the tables, and other indexes."""
    op.add_column("seats", sa.Column("number", sa.Integer(), nullable=True))
    op.add_column("seats", sa.Column("since", sa.Float(), nullable=False, server_default="0"))
    op.execute("UPDATE seats SET since = (SELECT created_at FROM tables WHERE tables.id = seats.table_id)")
    op.create_index("ix_seats_person_id_since", "seats", ["person_id", "since", "table_id"])
    op.drop_index("ix_tables_status_game", "tables")
    op.create_index("ix_tables_status_created_at", "tables", ["status", "created_at", "id"])
    op.drop_index("ix_tables_created_at", "tables")
    op.create_index("ix_tables_created_at", "tables", ["created_at", "id"])
    op.create_index("ix_tables_game_created_at", "tables", ["game", "created_at", "id"])
    op.create_index("ix_tables_creator_id_created_at", "tables", ["creator_id", "created_at"])
    counted = ["person_id", "game", "seats", "points", "rank", "is_win", "has_left"]
    op.create_index("ix_results_person_id_seats", "results", counted)
