"""What the log says of an exception: its kind and where it came from, never what it carries.

The message of an exception may quote anything, e.g. a statement with the position it was to store. So only messages
that cannot hold one are written: those of the system and of the database's driver, and the ids of our own refusals.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterator

from sqlalchemy.exc import DBAPIError

from zeitalter.engine.errors import ZeitalterError

DRIVERS = ("sqlite3", "psycopg")
MOST_FRAMES, MOST_ERRORS, LONGEST = 30, 8, 200


def describe_error(error: BaseException) -> str:
    """An exception with what led to it, oldest first, as lines: where, and what kind."""
    return "\n".join(line for one in reversed(list(_chain(error))) for line in _lines(one))


def first_line(text: str) -> str:
    """The beginning of a text: what libraries write below it may quote anything."""
    return text.split("\n", 1)[0][:LONGEST]


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An exception, those in it, and what led to it."""
    waiting, seen = [error], 0
    while waiting and seen < MOST_ERRORS:
        one = waiting.pop(0)
        if one is None:
            continue
        seen += 1
        yield one
        if isinstance(one, BaseExceptionGroup):
            waiting += one.exceptions
        waiting.append(one.__cause__ or (None if one.__suppress_context__ else one.__context__))


def _lines(error: BaseException) -> Iterator[str]:
    for frame in traceback.extract_tb(error.__traceback__, limit=-MOST_FRAMES):
        yield f"{frame.filename}:{frame.lineno} in {frame.name}"
    yield from _elsewhere(error)
    said = _harmless_message(error)
    yield f"{type(error).__module__}.{type(error).__qualname__}" + (f": {said}" if said else "")


def _elsewhere(error: BaseException) -> Iterator[str]:
    """Where an exception of another process came from: its traceback is text, of which only the places are kept."""
    text = getattr(error, "tb", None)
    if isinstance(text, str):
        for line in text.splitlines()[-2 * MOST_FRAMES :]:
            if line.startswith('  File "'):
                yield f"{line.strip()[:LONGEST]} (in a worker)"


def _code(error: BaseException) -> str:
    """The number that PostgreSQL gives a refused statement; its sentence may quote a value that was to be stored."""
    code = getattr(error, "sqlstate", None)
    return f"SQLSTATE {code}" if code else ""


def _harmless_message(error: BaseException) -> str:
    if isinstance(error, ZeitalterError):
        return str(error.id)
    if isinstance(error, OSError):
        return error.strerror or ""
    if isinstance(error, DBAPIError):
        return "" if error.orig is None else _harmless_message(error.orig)
    if type(error).__module__.partition(".")[0] in DRIVERS:
        return _code(error) or first_line(str(error))
    return ""
