"""Several workers: who lives, who keeps a match, and how often something about a match has changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the table, add the columns."""
    op.create_table(
        "workers",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("beats", sa.Integer, nullable=False),
    )
    op.add_column("matches", sa.Column("changes", sa.Integer))
    op.add_column("matches", sa.Column("keeper", sa.String(16)))
