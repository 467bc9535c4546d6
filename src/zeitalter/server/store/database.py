"""The database: one writer with group commit, a few readers. Nothing here knows what is stored.

All changes go through one thread that takes whatever waits into one transaction and commits once (again with a
savepoint for each change, if one of them fails); a caller goes on only when its change is on disk. On PostgreSQL, where
several workers write, a transaction has either rows in the order of their keys or one other change: whoever waits for
another worker has nothing that the other waits for. SQLite runs in WAL
with synchronous=FULL. Whoever wants something while the database is away or full is refused with `NotStored`.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection, Dialect, Engine, create_engine, event, make_url, text

from zeitalter.server.encoding import json_text
from zeitalter.server.journal import LOGGER, log_event
from zeitalter.server.store.outages import is_orphaned, orphaned, outage_of
from zeitalter.server.store.statements import PassedOver, PreparedStatement, Row, Values

T = TypeVar("T")
MOST_JOBS_PER_COMMIT = 200
"""Changes that share one commit at most."""
READERS = 4
PAUSE = 0.0025
"""Seconds between two commits under load: a few more changes share one then, and a single change never waits."""
PRAGMAS = (
    "busy_timeout=10000",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "wal_autocheckpoint=10000",  # only if `checkpoint` does not keep up: it would hold up whoever commits
)
ONE_MOMENT = {"postgresql": {"isolation_level": "REPEATABLE READ"}}
"""How a reader is spared what others write meanwhile, e.g. half of a match being deleted; on SQLite it always is."""
BEGIN_WRITING = "BEGIN IMMEDIATE"
MIGRATION_LOCK = 0x7A656974
"""The number under which workers of PostgreSQL let each other finish bringing the tables up to date."""
PATIENCE = {"connect_timeout": 10, "tcp_user_timeout": 10_000}
"""How long PostgreSQL may be silent, in seconds and milliseconds, before a connection counts as lost."""


class DatabaseClosed(Exception):
    """Nothing is written any more: the server stops."""


class KeyTaken(Exception):
    """Another worker has already written a row with this key, or not the row before it."""


class Written(asyncio.Future[T]):
    """What a caller waits for: it cannot be cancelled, because a change that is handed to the writer is made.

    A task that is cancelled while it waits hears of it when the change is on disk. What has to follow the change in any
    case is done by `then`, before anybody who waits goes on (a callback of the future costs a turn of the event loop).
    """

    then: Callable[[Written[T]], None] | None = None

    def cancel(self, msg: Any = None) -> bool:
        """Refuse; see above."""
        return False

    def set_result(self, result: T) -> None:
        """The change is on disk."""
        super().set_result(result)
        self._go_on()

    def set_exception(self, exception: type | BaseException) -> None:
        """The change was not made."""
        super().set_exception(exception)
        self._go_on()

    def _go_on(self) -> None:
        if self.then is not None:
            try:
                self.then(self)
            except Exception as error:  # no other change of the same commit has to wait for this one
                self.get_loop().call_exception_handler({"message": "what follows a change failed", "exception": error})


class _Job:
    """A change that waits for the writer (some work, or rows that share statements), and the caller that waits."""

    __slots__ = ("error", "future", "loop", "overtaken", "result", "rows", "work")

    def __init__(self, work: Callable[[Connection], Any] | None, rows: Sequence[Row] = ()) -> None:
        self.work = work
        self.rows = rows
        self.loop = asyncio.get_running_loop()
        self.future: Written[Any] = Written(loop=self.loop)
        self.result: Any = None
        self.error: Exception | None = None
        self.overtaken = False
        """Whether another worker has written a row with the same key."""

    def finish(self) -> None:
        """Wake the caller, if it still waits."""
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.result)


class Database:
    """The database of one server process."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self._writing = self.engine.execution_options(writes=True)
        self._reading = self.engine.execution_options(**ONE_MOMENT.get(self.engine.dialect.name, {}))
        self._driver: Any = None
        _migrate(self.engine)
        self._jobs: SimpleQueue[_Job | None] = SimpleQueue()
        self._closing = threading.Lock()
        self._closed = False
        self._readers = ThreadPoolExecutor(READERS, "zeitalter-read")
        self._writer = threading.Thread(target=self._write_all, name="zeitalter-write", daemon=True)
        self._writer.start()

    def _write_together(self, jobs: list[_Job]) -> None:
        """Make all changes in one transaction; rows alone by the driver itself, without a detour."""
        if any(job.work is not None for job in jobs):
            with self._writing.begin() as connection:
                _run(connection, jobs)
            return
        if self._driver is None:
            self._driver = self.engine.raw_connection()
        driver = self._driver
        try:
            cursor = driver.cursor()
            if self.engine.dialect.name == "sqlite":
                cursor.execute(BEGIN_WRITING)
            _run_rows(cursor, self.engine.dialect, jobs)
            driver.commit()
        except BaseException:
            try:
                driver.rollback()
            except Exception:  # the connection is gone: the next rows get another one
                self._driver = None
                driver.invalidate()
            raise

    def _write_each(self, jobs: list[_Job]) -> None:
        """Make each change that can be made, in one transaction with a savepoint for each."""
        try:
            with self._writing.begin() as connection:
                for job in jobs:
                    try:
                        with connection.begin_nested():
                            _run(connection, [job])
                            if job.overtaken:
                                raise KeyTaken
                    except Exception as error:
                        job.error = error
        except Exception as error:
            for job in jobs:
                job.error = error

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What a query finds; if it is several, all see the database as it was at one moment."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            with self._reading.connect() as connection:
                return work(connection)
        except Exception as error:
            raise self._refusal(error) from error

    def _refusal(self, error: Exception) -> Exception:
        """What whoever waits is told of an exception: itself, unless that is away or full, or something is gone."""
        if is_orphaned(error):
            log_event("removed meanwhile")
            return orphaned()
        outage = outage_of(error, self.engine.dialect.loaded_dbapi)
        if outage is None:
            return error
        LOGGER.error(outage.id.replace("-", " "), exc_info=error)
        return outage

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Make a change; returns when it is on disk. An error undoes this change and no other."""
        result: T = await self._submit(_Job(work))
        return result

    def append(self, rows: Sequence[Row]) -> Written[None]:
        """Run prepared statements, as one change; done when it is on disk. KeyTaken, if a key is."""
        return self._submit(_Job(None, rows))

    def _submit(self, job: _Job) -> Written[Any]:
        """Hand a job to the writer."""
        with self._closing:
            if self._closed:
                raise DatabaseClosed
            self._jobs.put(job)
        return job.future

    async def checkpoint(self) -> None:
        """Move what the log of the database has gathered into its file, beside the writer and without holding it up."""
        if self.engine.dialect.name == "sqlite":
            await self.read(lambda c: c.connection.execute("PRAGMA wal_checkpoint(PASSIVE)").close())

    def close(self) -> None:
        """Write what waits and let go of the database."""
        with self._closing:
            self._closed = True
            self._jobs.put(None)
        self._writer.join(timeout=10)
        self._readers.shutdown(wait=True)
        self.engine.dispose()

    def _write_all(self) -> None:
        open, earliest = True, 0.0
        while open:
            first = self._jobs.get()
            time.sleep(max(0.0, earliest - time.monotonic()))
            jobs = [] if first is None else [first]
            open = first is not None
            while open and len(jobs) < MOST_JOBS_PER_COMMIT and not self._jobs.empty():
                job = self._jobs.get()
                if job is None:
                    open = False
                else:
                    jobs.append(job)
            for together in self._in_order(jobs):
                self._write(together)
            if jobs:
                earliest = time.monotonic() + PAUSE
        if self._driver is not None:
            self._driver.close()

    def _in_order(self, jobs: list[_Job]) -> list[list[_Job]]:
        """Which changes share a transaction, and in which order they are made."""
        if not jobs or self.engine.dialect.name == "sqlite":
            return [jobs] if jobs else []
        rows = sorted((job for job in jobs if job.work is None), key=_key)
        return [*([job] for job in jobs if job.work is not None), *([rows] if rows else [])]

    def _write(self, jobs: list[_Job]) -> None:
        try:
            self._write_together(jobs)
            for job in jobs:
                if job.overtaken:
                    job.error = KeyTaken()
        except Exception:  # one of them failed and nothing of all this is on disk: each for itself
            self._write_each(jobs)
        for job in jobs:
            if job.error is not None:
                job.error = self._refusal(job.error)
        for loop in {job.loop for job in jobs}:
            mine = [job for job in jobs if job.loop is loop]
            try:
                loop.call_soon_threadsafe(_finish, mine)
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue


def _run(c: Connection, jobs: list[_Job]) -> None:
    """Do all work, then all rows."""
    for job in jobs:
        if job.work is not None:
            job.result = job.work(c)
    try:
        _run_rows(c.connection.cursor(), c.dialect, jobs)
    except (c.dialect.loaded_dbapi.IntegrityError, PassedOver) as error:
        raise KeyTaken from error


def _key(job: _Job) -> tuple[Any, ...]:
    """What the rows of changes are ordered by: the key of the first."""
    return job.rows[0][1][:2] if job.rows else ()


def _run_rows(cursor: Any, dialect: Dialect, jobs: list[_Job]) -> None:
    """Write all rows, each statement once; of a change whose key is taken nothing is written."""
    rows: dict[PreparedStatement, list[tuple[_Job, Values]]] = {}
    for job in jobs:
        job.overtaken = False
        for statement, values in job.rows:
            rows.setdefault(statement, []).append((job, values))
    for statement, all_rows in rows.items():
        left = [(job, values) for job, values in all_rows if not job.overtaken]
        missing = statement.run(cursor, dialect, [values for _, values in left]) if left else []
        for i in missing:
            left[i][0].overtaken = True
        if any(job.overtaken and i not in missing for i, (job, _) in enumerate(left)):
            raise PassedOver  # some rows of a change are written and others not: each change for itself


def _finish(jobs: list[_Job]) -> None:
    for job in jobs:
        job.finish()


def make_engine(url: str) -> Engine:
    """What connects to a database, which is left as it is."""
    address = make_url(url)
    patience = {name: value for name, value in PATIENCE.items() if name not in address.query}
    elsewhere = address.get_backend_name() == "postgresql"
    engine = create_engine(
        address, json_serializer=json_text, pool_pre_ping=elsewhere, connect_args=patience if elsewhere else {}
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver must not begin transactions of its own
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql(BEGIN_WRITING if writes else "BEGIN")


def _migrate(engine: Engine) -> None:
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    with engine.execution_options(writes=True).begin() as connection:
        if engine.dialect.name == "postgresql":  # another worker may start at the same moment
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
