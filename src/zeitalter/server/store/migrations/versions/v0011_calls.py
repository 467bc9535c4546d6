"""How people are called: their ways and wishes, what has happened, what is to be sent, and links that count once."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the tables, and the column that says for which question people were nudged."""
    op.add_column("matches", sa.Column("nudged", sa.String(32)))
    op.create_table(
        "ways",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("site", sa.String(200), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("stopped", sa.String(40)),
        sa.Column("created", sa.String(32), nullable=False),
    )
    op.create_index("ways_by_person", "ways", ["person"])
    op.create_table(
        "call_wishes",
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("wishes", sa.JSON, nullable=False),
        sa.Column("feed", sa.Integer, nullable=False),
    )
    op.create_table(
        "match_wishes",
        sa.Column("match", sa.String(16), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("wishes", sa.JSON, nullable=False),
    )
    op.create_index("match_wishes_by_person", "match_wishes", ["person"])
    op.create_table(
        "happenings",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("since", sa.String(32), nullable=False),
        sa.Column("secret", sa.Boolean, nullable=False),
        sa.Column("here", sa.Boolean, nullable=False),
        sa.Column("by", sa.String(80), nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
    )
    op.create_index("happenings_by_person", "happenings", ["person"])
    op.create_table(
        "calls",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(16)),
        sa.Column("way", sa.String(16)),
        sa.Column("match", sa.String(16)),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("facts", sa.JSON, nullable=False),
        sa.Column("at", sa.String(32), nullable=False),
        sa.Column("due", sa.String(32), nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("claim", sa.String(16)),
        sa.Column("claimed_until", sa.String(32)),
    )
    op.create_index("calls_by_due", "calls", ["due"])
    op.create_index("calls_by_way", "calls", ["way"])
    op.create_index("calls_by_person", "calls", ["person"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("way", sa.String(16)),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("created", sa.String(32), nullable=False),
        sa.Column("expires", sa.String(32), nullable=False),
    )
    op.create_index("tokens_by_person", "tokens", ["person"])
