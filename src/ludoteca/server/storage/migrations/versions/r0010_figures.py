"""Statistics of the house's games: figures by game, and finished games that are not in them yet."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Create both; games that are finished already are counted little by little."""
    op.create_table(
        "figures",
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("game", name=op.f("pk_figures")),
    )
    op.create_table(
        "to_count",
        sa.Column("table_id", sa.String(length=16), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_to_count_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_to_count")),
    )
    op.execute("INSERT INTO to_count (table_id) SELECT id FROM tables WHERE status = 'finished'")
