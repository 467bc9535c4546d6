"""How new a database is: which migration it has seen last, and which one this program brings last."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


@cache
def _revisions() -> tuple[str, ...]:
    """All migrations of this program, the newest first."""
    scripts = ScriptDirectory(str(Path(__file__).with_name("migrations")))
    return tuple(script.revision for script in scripts.walk_revisions())


def newest_revision() -> str:
    """The migration after which a database is as this program needs it."""
    return _revisions()[0]


def is_known_revision(revision: str) -> bool:
    """Whether this program can bring a database up to date that has seen this migration last."""
    return revision in _revisions()


def revision_of(c: Connection) -> str | None:
    """The migration that a database has seen last; None: none."""
    return MigrationContext.configure(c).get_current_revision()
