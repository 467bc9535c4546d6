"""A match whose bots have failed may be set aside."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the column."""
    op.add_column("matches", sa.Column("aside", sa.Boolean))
