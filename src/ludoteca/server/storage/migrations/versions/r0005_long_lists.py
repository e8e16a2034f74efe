"""Lists of a big database: the tables of a person by index. Preferences, which nobody kept here, go."""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """One index in the place of another, one table less."""
    op.drop_index(op.f("ix_seats_person_id"), table_name="seats")
    op.create_index("ix_seats_person_id_table_id", "seats", ["person_id", "table_id"], unique=False)
    op.drop_table("preferences")
