"""Lines of chat that nobody said: what became of the seats of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the column."""
    op.add_column("chat", sa.Column("news", sa.JSON))
