"""Where Alembic finds the connection: the storage hands its own over."""

from __future__ import annotations

from alembic import context

from zeitalter.server.store.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
