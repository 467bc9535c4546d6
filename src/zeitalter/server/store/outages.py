"""When the database cannot be reached, or takes nothing more: what whoever wanted something of it is told.

So it is when something was removed meanwhile to which a change belongs. Nothing of such a change is stored. Everything
else that goes wrong is a mistake of ours and stays what it is.
"""

from __future__ import annotations

import errno
import sqlite3
from typing import Any

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from zeitalter.server.errors import Conflict, NotStored

FULL = "disk-full"
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
_NO_ROOM_IN_POSTGRES = "53100"
_NO_ROOM_IN_SQLITE = (sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE)
_NOT_REACHED_IN_SQLITE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY)


_REFERS_TO_NOTHING_IN_POSTGRES = "23503"


def is_orphaned(error: BaseException) -> bool:
    """Whether a change was refused because what it belongs to, a match or a person, is not stored any more."""
    plain = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if isinstance(plain, sqlite3.Error):
        return getattr(plain, "sqlite_errorcode", 0) == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY
    return getattr(plain, "sqlstate", None) == _REFERS_TO_NOTHING_IN_POSTGRES


def orphaned() -> Conflict:
    """What whoever wanted such a change is told: whoever tries again hears what is no more."""
    return Conflict("try-again")


def outage_of(error: BaseException, driver: Any) -> NotStored | None:
    """What an exception of a database means to whoever waits; None: it is no outage. `driver` is its module."""
    plain = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    if _is_full(plain):
        return _because(NotStored("disk-full"), error)
    if isinstance(plain, sqlite3.Error):
        away = getattr(plain, "sqlite_errorcode", 0) & 0xFF in _NOT_REACHED_IN_SQLITE
    else:
        lost = driver.OperationalError, driver.InterfaceError, NoConnectionFree, OSError
        away = isinstance(plain, lost)
    return _because(NotStored("database-away"), error) if away else None


def _is_full(error: BaseException) -> bool:
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) in _NO_ROOM_IN_SQLITE
    if isinstance(error, OSError):
        return error.errno in _NO_ROOM
    return getattr(error, "sqlstate", None) == _NO_ROOM_IN_POSTGRES


def _because(outage: NotStored, error: BaseException) -> NotStored:
    outage.__cause__ = error
    return outage
