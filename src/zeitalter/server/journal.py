"""The server's log: one JSON object per line on stdout. Never a token, a password, a seed or a hand."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any

LOGGER = logging.getLogger("zeitalter.server")


class JsonLines(logging.Formatter):
    """A record as one line of JSON: time, level, what happened, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def start_logging(level: int = logging.INFO) -> None:
    """Send everything that is logged in this process to stdout as JSON lines."""
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for name in ("alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)


def log_event(what: str, **facts: Any) -> None:
    """Something happened that whoever runs the server may want to read."""
    LOGGER.info(what, extra={"facts": facts})


def log_failure(what: str, **facts: Any) -> None:
    """Something went wrong on our side; called where an exception is handled."""
    LOGGER.exception(what, extra={"facts": facts})
