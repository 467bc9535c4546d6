"""Time banks, holidays, private notes and prepared answers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Add the columns and make the tables."""
    for column in (
        sa.Column("bank", sa.Integer),
        sa.Column("spent", sa.JSON),
        sa.Column("due", sa.String(32)),
        sa.Column("owing", sa.JSON),
    ):
        op.add_column("matches", column)
    op.create_index("matches_by_due", "matches", ["due"])
    op.create_table(
        "holidays",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("begins", sa.String(32), nullable=False),
        sa.Column("ends", sa.String(32), nullable=False),
    )
    op.create_index("ix_holidays_person", "holidays", ["person"])
    op.create_table(
        "notes",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "prepared",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("question", sa.String(80), primary_key=True),
        sa.Column("answer", sa.JSON, nullable=False),
        sa.Column("until", sa.String(16)),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("dropped", sa.JSON),
    )
