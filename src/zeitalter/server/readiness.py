"""Whether this process should be sent visitors: it does not stop, its database answers and is as new as the program.

Anybody may ask, as often as they like: the database is asked once in a while and never twice at the same time.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from zeitalter.server.journal import log_failure
from zeitalter.server.store.database import Database
from zeitalter.server.store.revision import newest_revision, revision_of

READY, STOPPING, DATABASE, MIGRATIONS = "ready", "stopping", "database", "migrations"
"""What is said: it is ready, or what keeps it from that."""
FRESH = 0.5
"""Seconds for which a look at the database counts."""
PATIENCE = 2.0
"""Seconds after which a database that says nothing counts as away."""


class Readiness:
    """What `/ready` says."""

    def __init__(self, database: Database, leaving: Callable[[], bool]) -> None:
        self._database = database
        self._leaving = leaving
        self._seen = READY
        self._seen_at = -FRESH
        self._looking: asyncio.Task[None] | None = None

    async def look(self) -> str:
        """Whether this process is ready, or why not."""
        if self._leaving():
            return STOPPING
        if self._looking is None and time.monotonic() - self._seen_at >= FRESH:
            self._looking = asyncio.create_task(self._look())
        if self._looking is not None:
            await asyncio.wait({self._looking}, timeout=PATIENCE)
        return DATABASE if self._looking is not None else self._seen

    async def _look(self) -> None:
        try:
            current = await self._database.read(lambda c: revision_of(c) == newest_revision())
            self._seen = READY if current else MIGRATIONS
        except Exception:
            log_failure("database does not answer")
            self._seen = DATABASE
        finally:
            self._seen_at = time.monotonic()
            self._looking = None
