"""What this database has of its own: keys that are made once and are the same for all workers."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, select, text

from zeitalter.server.store.tables import SETTINGS

_KEEP = text("INSERT INTO settings (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")


def own_value(c: Connection, name: str, make: Callable[[], str]) -> str:
    """A value of this database, made if there is none; where two workers make one, both get the same."""
    query = select(SETTINGS.c.value).where(SETTINGS.c.name == name)
    found: str | None = c.execute(query).scalar()
    if found is None:
        c.execute(_KEEP, {"name": name, "value": make()})
        found = str(c.execute(query).scalar_one())
    return found
