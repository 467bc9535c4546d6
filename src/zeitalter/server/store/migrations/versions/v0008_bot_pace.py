"""Matches may say how quickly their bots answer."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add the column."""
    op.add_column("matches", sa.Column("bot_pace", sa.String(8)))
