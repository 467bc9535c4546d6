"""Backups: a copy of a whole database that is consistent while the server goes on, and its way back.

SQLite is copied page by page within one read transaction, so that nothing that is written meanwhile gets in or begins
the copy anew. PostgreSQL has its own tools for both, `pg_dump` and `pg_restore`. A backup holds hands, seeds and hashes
of passwords: nobody but its owner may read it. It appears under its name when it is complete and was checked.
"""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import URL, Engine, create_engine, delete, func, insert, inspect, select
from sqlalchemy.exc import SQLAlchemyError

from zeitalter.engine.errors import BadInput
from zeitalter.server.steady_clock import timestamp
from zeitalter.server.store.examination import check_file
from zeitalter.server.store.revision import is_known_revision, revision_of
from zeitalter.server.store.tables import MATCHES, SETTINGS

Tell = Callable[[int, int], None]
"""Hears how much of all is done."""
PAGES = 2000
"""Pages of SQLite that are copied between two words about it: 8 MB."""
LAST_BACKUP = "last backup"
"""Where a database remembers when it was last copied."""
_VERSION = re.compile(r"^COPY \S*alembic_version .*\n(\S+)\n", re.MULTILINE)
"""Where a dump of PostgreSQL says which migration it has seen last."""


def save_backup(engine: Engine, target: Path, tell: Tell) -> int:
    """Copy a database into a new file; how many matches it holds, or -1 where only other tools can say."""
    with _new_file(target) as part:
        if engine.dialect.name == "sqlite":
            copy_sqlite(Path(str(engine.url.database)), part, tell)
            found = check_backup(part)
        else:
            _call_tool("pg_dump", "--format=custom", "--no-owner", f"--file={part}", url=engine.url)
            check_dump(part)
            found = -1
    with engine.execution_options(writes=True).begin() as c:
        if not inspect(c).has_table(SETTINGS.name):  # of an older version
            return found
        c.execute(delete(SETTINGS).where(SETTINGS.c.name == LAST_BACKUP))
        c.execute(insert(SETTINGS).values(name=LAST_BACKUP, value=timestamp()))
    return found


def restore_backup(source: Path, url: URL, tell: Tell) -> int:
    """Make a database of a backup where there is none yet; how many matches it holds."""
    if url.get_backend_name() == "sqlite":
        target = Path(str(url.database))
        for path in (target, target.with_name(f"{target.name}-wal")):
            if path.exists():
                raise BadInput("restore-exists", path=str(path))
        found = check_backup(source)
        with _new_file(target) as part:
            copy_sqlite(source, part, tell)
        return found
    engine = create_engine(url)
    try:
        if inspect(engine).get_table_names():
            raise BadInput("restore-exists", path=url.render_as_string())
        check_dump(source)
        _call_tool("pg_restore", "--no-owner", "--exit-on-error", "--single-transaction", str(source), url=url)
        with engine.connect() as c:
            return c.execute(select(func.count()).select_from(MATCHES)).scalar_one()
    finally:
        engine.dispose()


def check_backup(path: Path) -> int:
    """Refuse a file that is not a sound database of ours, or newer than this program; how many matches it holds."""
    engine = create_engine(f"sqlite:///{path}")
    try:
        with engine.connect() as c:
            wrong = check_file(c)
            revision = revision_of(c)
            if revision is None:
                raise BadInput("backup-not-ours", path=str(path))
            if wrong is not None:
                raise BadInput("backup-damaged", path=str(path), reason=wrong)
            if not is_known_revision(revision):
                raise BadInput("backup-newer", path=str(path))
            return c.execute(select(func.count()).select_from(MATCHES)).scalar_one()
    except SQLAlchemyError:
        raise BadInput("backup-not-ours", path=str(path)) from None
    finally:
        engine.dispose()


def check_dump(path: Path) -> None:
    """Refuse a file that is not a dump of a database of ours, or newer than this program."""
    try:
        written = _call_tool("pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(path))
    except BadInput as error:
        if error.id == "backup-no-tool":
            raise
        raise BadInput("backup-not-ours", path=str(path)) from None
    found = _VERSION.search(written)
    if found is None:
        raise BadInput("backup-not-ours", path=str(path))
    if not is_known_revision(found[1]):
        raise BadInput("backup-newer", path=str(path))


def copy_sqlite(source: Path, target: Path, tell: Tell) -> None:
    """Copy a database as it is now into an empty file, whatever others write meanwhile."""
    with closing(_open(source)) as here, closing(_open(target)) as there:
        here.execute("BEGIN")
        here.execute("SELECT count(*) FROM sqlite_master").fetchone()  # only a look fixes what is copied
        here.backup(there, pages=PAGES, progress=lambda _, left, all: tell(all - left, all), sleep=0)
        there.execute("PRAGMA journal_mode=DELETE")  # one file, without others beside it


def _open(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, timeout=10, isolation_level=None)


@contextmanager
def _new_file(target: Path) -> Iterator[Path]:
    """An empty file that gets its name when it is complete, and is gone if it does not become so."""
    if target.exists():
        raise BadInput("backup-exists", path=str(target))
    part = target.with_name(f".{target.name}.part")
    with suppress(FileNotFoundError):
        part.unlink()  # somebody was interrupted
    os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield part
        with part.open("rb+") as file:
            os.fsync(file.fileno())
        os.link(part, target)  # unlike renaming it never takes the place of another file
    except FileExistsError:
        raise BadInput("backup-exists", path=str(target)) from None
    finally:
        part.unlink(missing_ok=True)


def _call_tool(tool: str, *words: str, url: URL | None = None) -> str:
    """What a tool of PostgreSQL says of a file or a database, whose password does not go into the list of processes."""
    command, known = [tool, *words], {}
    if url is not None:
        command.append(f"--dbname={url.set(drivername='postgresql', password=None).render_as_string()}")
        known = {"PGPASSWORD": url.password} if url.password else {}
    try:
        done = subprocess.run(command, env=os.environ | known, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise BadInput("backup-no-tool", tool=tool) from None
    if done.returncode:
        raise BadInput("backup-tool-failed", tool=tool, reason=(done.stderr.splitlines() or ["?"])[0])
    return done.stdout
