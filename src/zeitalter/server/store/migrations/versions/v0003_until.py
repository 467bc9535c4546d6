"""Questions to the whole table may have a time at which they end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the column."""
    op.add_column("matches", sa.Column("until", sa.String(32)))
