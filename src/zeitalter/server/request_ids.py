"""Every request and socket has an id, by which its lines of the log are found again.

A proxy in front may give one with the header `X-Request-Id`; one that is too long or holds anything but letters,
digits, dots, hyphens and underscores is not taken over, because it goes into the log. The answer has the same header,
unless it is one of the many files of a page, of which nothing is logged.
"""

from __future__ import annotations

import re
import secrets
from contextvars import ContextVar
from typing import Any

HEADER = b"x-request-id"
NOBODY = "-"
"""The id where nobody asked, e.g. for a bot."""
REQUEST_ID: ContextVar[str] = ContextVar("request_id", default=NOBODY)
"""The id of the request or socket that is being served."""
_FIT = re.compile(r"[A-Za-z0-9._-]{1,64}")


def take_request_id(scope: Any) -> str:
    """The id of a request or socket: the one it came with if that is fit, else a new one; it is the present one now."""
    given = next((value for name, value in scope["headers"] if name == HEADER), b"").decode("latin-1")
    id = given if _FIT.fullmatch(given) else secrets.token_hex(8)
    REQUEST_ID.set(id)
    return id


def add_request_id(message: Any, id: str) -> None:
    """Give the head of an answer, or of an accepted socket, its id."""
    message["headers"] = [*message.get("headers", ()), (HEADER, id.encode())]
