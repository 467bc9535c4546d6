"""Disks that are full when a test wants them to be: SQLite on a small one or with a limit, PostgreSQL as it says so."""

from __future__ import annotations

import os
import resource
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Protocol

import houses
from visitors import Server

SMALL, LIMITED, POSTGRES = "small", "limited", "postgresql"
BYTES = 64 << 20
STORED = ("entries", "chat", "matches", "people", "sessions", "snapshots")


class Disk(Protocol):
    """Where a server stores."""

    folder: Path

    def fill(self, server: Server) -> None:
        """From now on nothing more can be written."""

    def clear(self, server: Server) -> None:
        """There is room again."""


class SmallDisk:
    """A file system of its own: what is full there is full for everybody, also for the log of the server."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._ballast = folder / "ballast"

    def fill(self, server: Server) -> None:
        with self._ballast.open("wb", buffering=0) as file, suppress(OSError):
            for size in (1 << 20, 4096, 1):
                with suppress(OSError):
                    while file.write(b"x" * size):
                        pass

    def clear(self, server: Server) -> None:
        self._ballast.unlink()


class LimitedDisk:
    """What a user may write is used up: for a server that root does not have to run."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, server: Server) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def clear(self, server: Server) -> None:
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


class PostgresDisk:
    """PostgreSQL refuses every new row as it does when its disk is full."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def fill(self, server: Server) -> None:
        said = "RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = 'disk_full'"
        body = f"BEGIN {said}; END"
        houses.query(self.folder, f"CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS '{_doubled(body)}'")
        for table in STORED:
            when = f"BEFORE INSERT ON {table} FOR EACH ROW EXECUTE FUNCTION no_room()"
            houses.query(self.folder, f"CREATE TRIGGER no_room {when}")

    def clear(self, server: Server) -> None:
        houses.query(self.folder, "DROP FUNCTION no_room() CASCADE")


def _doubled(text: str) -> str:
    return text.replace("'", "''")


@cache
def can_mount() -> bool:
    """Whether there can be a small disk here."""
    if os.geteuid() != 0:
        return False
    with tempfile.TemporaryDirectory() as folder:
        if subprocess.run(_mount(folder), capture_output=True).returncode:
            return False
        subprocess.run(["umount", folder], check=True)
    return True


def _mount(folder: object) -> list[str]:
    return ["mount", "-t", "tmpfs", "-o", f"size={BYTES},mode=755", "tmpfs", str(folder)]


@contextmanager
def disk_of(kind: str, folder: Path) -> Iterator[Disk]:
    """A disk for a server's folder."""
    if kind != SMALL:
        yield LimitedDisk(folder) if kind == LIMITED else PostgresDisk(folder)
        return
    subprocess.run(_mount(folder), check=True)
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
