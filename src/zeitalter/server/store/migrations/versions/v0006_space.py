"""How much room a match takes and where it was made, and settings of the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the columns with their indexes, and the table."""
    op.add_column("matches", sa.Column("size", sa.Integer))
    op.add_column("matches", sa.Column("made_from", sa.String(32)))
    op.create_index("matches_by_owner", "matches", ["owner"])
    op.create_index("matches_by_origin", "matches", ["made_from"])
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_index("watchers_by_person", "watchers", ["person"])
    op.create_table(
        "settings",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
