"""Ends a cluster of the tests when they end, however they do: `python postgres_guard.py FOLDER`, its input a pipe.

The pipe closes when the tests are done with the cluster, or were killed. As long as a guard lives it holds the lock of
its folder; a folder whose lock is free was left by tests that were killed together with their guard.
"""

from __future__ import annotations

import fcntl
import os
import shutil
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

PREFIX = "zeitalter-pg-"
LOCK = "lock"
PATIENCE = 20.0
YOUNG = 60.0
"""Seconds in which a folder may still be without a lock."""


def hold_lock(folder: Path) -> int:
    """Take the lock of a new folder; the file that holds it."""
    new = folder / f"{LOCK}.new"
    held = os.open(new, os.O_CREAT | os.O_RDWR, 0o600)
    fcntl.flock(held, fcntl.LOCK_EX)
    new.rename(folder / LOCK)  # from now on everybody sees that somebody has it
    return held


def server_of(folder: Path) -> int | None:
    """The process of the server that runs in a folder."""
    try:
        pid = int((folder / "data" / "postmaster.pid").read_text().split()[0])
        here = os.readlink(f"/proc/{pid}/cwd") == str((folder / "data").resolve())
    except (OSError, ValueError, IndexError):
        return None
    return pid if here else None


def remove(folder: Path) -> None:
    """End the server of a folder at once, and remove the folder."""
    end = time.monotonic() + PATIENCE
    while (pid := server_of(folder)) is not None:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGQUIT if time.monotonic() < end else signal.SIGKILL)
        time.sleep(0.1)
    shutil.rmtree(folder, ignore_errors=True)


def left_behind(where: Path) -> Iterator[Path]:
    """Folders of clusters in a place that nobody guards any more."""
    for folder in where.glob(f"{PREFIX}*"):
        try:
            lock = os.open(folder / LOCK, os.O_RDWR)
        except FileNotFoundError:
            with suppress(FileNotFoundError):
                if time.time() - folder.stat().st_mtime > YOUNG:
                    yield folder
            continue
        except PermissionError:  # somebody else's
            continue
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            yield folder
        except BlockingIOError:
            continue
        finally:
            os.close(lock)


def remove_left_behind(where: Path | None = None) -> None:
    """Remove what tests have left behind that were killed together with their guards."""
    for folder in left_behind(where or Path(tempfile.gettempdir())):
        remove(folder)


if __name__ == "__main__":
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    sys.stdin.buffer.read()
    remove(Path(sys.argv[1]))
