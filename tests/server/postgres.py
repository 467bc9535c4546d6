"""A PostgreSQL of the tests' own: a private cluster in a temporary folder, made when a test first needs it.

It listens on a socket of the file system alone, keeps nothing for a power cut, and ends with the tests, however they
end: see `postgres_guard`. Every database in it is a copy of one that has all tables already.
"""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import postgres_guard
from sqlalchemy import create_engine, text

from zeitalter.server.config import driver_url
from zeitalter.server.store.database import Database

TEMPLATE = "zeitalter_template"
OWNER = "zeitalter"
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "max_connections": "200",
    "shared_buffers": "32MB",
    "autovacuum": "off",
}


def missing() -> str:
    """Why there is no PostgreSQL for tests here; empty if there is one."""
    if programs() is None:
        return "PostgreSQL is missing; on Debian: apt-get install postgresql"
    return ""


@cache
def programs() -> Path | None:
    """The folder with `initdb` and `pg_ctl`: Debian keeps them out of the path, one folder for each version."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -float(path.parent.name))
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


class Cluster:
    """A PostgreSQL server of our own; root may not run one, so somebody else does then."""

    def __init__(self, **settings: str) -> None:
        postgres_guard.remove_left_behind()
        self.folder = Path(tempfile.mkdtemp(prefix=postgres_guard.PREFIX))
        self.guard = self._set_guard()
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            self._as = {"user": "nobody", "group": "nogroup"}
            shutil.chown(self.folder, "nobody", "nogroup")
        atexit.register(self.remove)
        self._run("initdb", "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "-D", self.data)
        with (self.data / "postgresql.conf").open("a") as conf:
            conf.writelines(f"{name} = '{value}'\n" for name, value in {**SETTINGS, **settings}.items())
            conf.write(f"unix_socket_directories = '{self.folder}'\n")
        self.start()
        self._names = count(1)
        self.execute(f"CREATE DATABASE {TEMPLATE}")
        Database(driver_url(self.url(TEMPLATE))).close()

    def _set_guard(self) -> subprocess.Popen[bytes]:
        """Start what ends this cluster, in a session of its own: what ends the tests does not end it."""
        lock = postgres_guard.hold_lock(self.folder)
        command = [sys.executable, postgres_guard.__file__, str(self.folder)]
        guard = subprocess.Popen(command, stdin=subprocess.PIPE, pass_fds=[lock], start_new_session=True)
        os.close(lock)
        return guard

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _run(self, program: str, *words: Any) -> None:
        folder = programs()
        assert folder is not None
        command = [str(folder / program), *map(str, words)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, **self._as)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        self._run("pg_ctl", "start", "-w", "-s", "-D", self.data, "-l", self.folder / "log")

    def stop(self, mode: str = "fast") -> None:
        """Stop and cut everybody off who is connected; `immediate`: as if the machine had crashed."""
        self._run("pg_ctl", "stop", "-m", mode, "-s", "-D", self.data)

    def remove(self) -> None:
        self.guard.communicate()

    def url(self, name: str) -> str:
        return f"postgresql://{OWNER}@/{name}?host={self.folder}"

    def execute(self, statement: str) -> None:
        engine = create_engine(driver_url(self.url("postgres")), isolation_level="AUTOCOMMIT")
        with engine.connect() as c:
            c.execute(text(statement))
        engine.dispose()

    def new_database(self, empty: bool = False) -> str:
        """The address of a new database, with all tables or without any."""
        name = f"house_{next(self._names)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE {'template0' if empty else TEMPLATE}")
        return self.url(name)


@cache
def cluster() -> Cluster:
    """One cluster for all tests of this process."""
    return Cluster()
