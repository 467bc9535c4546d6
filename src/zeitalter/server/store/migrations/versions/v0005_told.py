"""What others may know of a match, who said a line of chat, and how many logins an account has refused."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns."""
    op.add_column("matches", sa.Column("told", sa.Integer))
    op.add_column("chat", sa.Column("person", sa.String(16)))
    op.add_column("people", sa.Column("refused", sa.Integer))
