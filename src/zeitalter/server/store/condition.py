"""The condition of a database as whoever runs a server wants to know it: its version, its room, its last backup."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection, inspect, select, text

from zeitalter.server.store.backup import LAST_BACKUP
from zeitalter.server.store.examination import check_file
from zeitalter.server.store.revision import is_known_revision, newest_revision, revision_of
from zeitalter.server.store.tables import SETTINGS

CURRENT, OLDER, NEWER, EMPTY = "current", "older", "newer", "empty"
"""How new a database is beside this program."""


@dataclass(slots=True)
class Condition:
    """What can be said of a database without looking into its matches."""

    software: str
    """Which database it is, with its version."""
    age: str
    """How new it is, see above."""
    wrong: str | None
    """What is wrong with its file."""
    strays: int
    """Rows that belong to something that is not there."""
    last_backup: datetime | None
    bytes: int | None
    """How large its file is, and how much is free beside it; None: it lies elsewhere."""
    free: int | None
    foreign_owner: bool
    """Whether its file belongs to somebody else than us."""


def condition_of(c: Connection) -> Condition:
    """Look at a database as a whole."""
    software = f"{c.dialect.name} {'.'.join(map(str, c.dialect.server_version_info or ()))}"
    found = Condition(software, _age(c), check_file(c), 0, _last_backup(c), None, None, False)
    if c.dialect.name == "sqlite":
        found.strays = len(c.execute(text("PRAGMA foreign_key_check")).all())
        file = Path(str(c.engine.url.database)).absolute()
        files = [path for end in ("", "-wal", "-shm") if (path := file.with_name(file.name + end)).exists()]
        found.bytes = sum(path.stat().st_size for path in files)
        found.free = shutil.disk_usage(file.parent).free
        found.foreign_owner = hasattr(os, "geteuid") and any(path.stat().st_uid != os.geteuid() for path in files)
    return found


def _age(c: Connection) -> str:
    revision = revision_of(c)
    if revision is None:
        return EMPTY
    if revision == newest_revision():
        return CURRENT
    return OLDER if is_known_revision(revision) else NEWER


def _last_backup(c: Connection) -> datetime | None:
    if not inspect(c).has_table(SETTINGS.name):
        return None
    found = c.execute(select(SETTINGS.c.value).where(SETTINGS.c.name == LAST_BACKUP)).scalar()
    return None if found is None else datetime.fromisoformat(found).astimezone(UTC)
