"""The server's log: one JSON object per line on stdout. Never a token, a password, a seed, a hand or a position.

Nobody can fill the disk through it: of each kind of line only so many are written in a minute.
"""

from __future__ import annotations

import json
import logging
import sys
import threading
import time
from datetime import UTC, datetime
from typing import Any

from zeitalter.server.failures import LONGEST, describe_error, first_line
from zeitalter.server.request_ids import NOBODY, REQUEST_ID

LOGGER = logging.getLogger("zeitalter.server")
WINDOW = 60.0
"""Seconds in which lines are counted."""
USUAL, WARNINGS, ALL = 600, 20, 3000
"""Lines of one kind, lines of one kind that warn, and lines at all, in that time."""
MOST_KINDS = 500


class JsonLines(logging.Formatter):
    """A record as one line of JSON: time, level, what happened, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        ours = record.name == LOGGER.name
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage() if ours else first_line(record.getMessage()),
            **_asked(),
            **{name: _plain(value) for name, value in getattr(record, "facts", {}).items()},
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = describe_error(record.exc_info[1])
        return json.dumps(line, ensure_ascii=False)


class PlainLines(JsonLines):
    """The same for the eye: `23:25:21.301 info request: status=200`."""

    def format(self, record: logging.LogRecord) -> str:
        line = json.loads(super().format(record))
        when, level, what, error = (line.pop(name, "") for name in ("time", "level", "what", "error"))
        facts = " ".join(f"{name}={value}" for name, value in line.items())
        said = f"{when[11:23]} {level} {what}" + (f": {facts}" if facts else "")
        return "\n    ".join([said, *error.splitlines()])


def _asked() -> dict[str, str]:
    """Whose request a line belongs to, if it does to any."""
    id = REQUEST_ID.get()
    return {} if id == NOBODY else {"request": id}


def _plain(value: Any) -> Any:
    """A fact as it may be written: a short text or a number; of anything else its kind."""
    if value is None or isinstance(value, bool | int | float):
        return value
    return value[:LONGEST] if isinstance(value, str) else type(value).__name__


class Repeats(logging.Filter):
    """Leaves lines out that come too often, and says how many with the next one of their kind."""

    def __init__(self) -> None:
        super().__init__()
        self._since = 0.0
        self._all = 0
        self._kinds: dict[tuple[str, str], int] = {}
        self._left_out: dict[tuple[str, str], int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line is written."""
        now = time.monotonic()
        if now - self._since > WINDOW or len(self._kinds) > MOST_KINDS:
            self._left_out = {kind: n - most for kind, n in self._kinds.items() if n > (most := self._most(kind[0]))}
            self._all = 0 if now - self._since > WINDOW else self._all
            self._since, self._kinds = now, {}
        kind = (record.levelname, first_line(str(record.msg))[:80])
        n = self._kinds[kind] = self._kinds.get(kind, 0) + 1
        if n > self._most(record.levelname) or self._all >= ALL:
            return False
        self._all += 1
        if (missed := self._left_out.pop(kind, 0)) > 0:
            record.facts = {**getattr(record, "facts", {}), "left_out": missed}
        return True

    @staticmethod
    def _most(level: str) -> int:
        return USUAL if level == "INFO" else WARNINGS


def start_logging(level: int = logging.INFO, plain: bool = False) -> None:
    """Send everything that is logged in this process to stdout, as JSON lines or as plain ones."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(PlainLines() if plain else JsonLines())
    handler.addFilter(Repeats())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.raiseExceptions = False  # a log that cannot be written must not write elsewhere what it was about
    threading.excepthook = _log_thread


def _log_thread(args: threading.ExceptHookArgs) -> None:
    """A thread has ended with an exception: said here, not in full on stderr."""
    LOGGER.error(
        "thread failed", exc_info=args.exc_value, extra={"facts": {"thread": getattr(args.thread, "name", "")}}
    )


def log_event(what: str, **facts: Any) -> None:
    """Something happened that whoever runs the server may want to read."""
    LOGGER.info(what, extra={"facts": facts})


def log_failure(what: str, **facts: Any) -> None:
    """Something went wrong on our side; called where an exception is handled."""
    LOGGER.exception(what, extra={"facts": facts})


_limits_said: dict[str, float] = {}


def log_limit(what: str, **facts: Any) -> None:
    """A limit was reached; said once in a while, however often it is."""
    now = time.monotonic()
    if now - _limits_said.get(what, -WINDOW) >= WINDOW:
        _limits_said[what] = now
        LOGGER.warning(what, extra={"facts": facts})
