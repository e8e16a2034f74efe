"""Reviews: what a bot thinks of every decision of a match, and how far it has come."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Create the tables of reviews and their verdicts."""
    op.create_table(
        "reviews",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("table_id", sa.String(length=16), nullable=True),
        sa.Column("study_id", sa.String(length=16), nullable=True),
        sa.Column("plies", sa.Integer(), nullable=False),
        sa.Column("done", sa.Integer(), nullable=False),
        sa.Column("claim", sa.String(length=32), nullable=True),
        sa.Column("claimed_until", sa.Float(), nullable=True),
        sa.Column("created_at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_reviews_table_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["study_id"], ["studies.id"], name=op.f("fk_reviews_study_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reviews")),
        sa.UniqueConstraint("table_id", name=op.f("uq_reviews_table_id")),
        sa.UniqueConstraint("study_id", name=op.f("uq_reviews_study_id")),
    )
    op.create_table(
        "verdicts",
        sa.Column("review_id", sa.String(length=16), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("verdict", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(
            ["review_id"], ["reviews.id"], name=op.f("fk_verdicts_review_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("review_id", "ply", name=op.f("pk_verdicts")),
    )
