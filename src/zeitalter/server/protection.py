"""What the server lets in: the right origin, JSON only, not too often; and the headers every answer carries."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from zeitalter.server.addresses import address_of_scope
from zeitalter.server.errors import Forbidden, NotJson, TooMany
from zeitalter.server.login_tries import LoginTries

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
FILE_HEADERS = {name: HEADERS[name] for name in ("X-Content-Type-Options", "Cross-Origin-Resource-Policy")}
"""For scripts, styles and data, of which a page loads many: the others are for what a browser shows as a page."""
COOKIE = "zeitalter"
"""The cookie that says who somebody is."""
MOST_COUNTED = 20_000
"""Callers whose requests are counted; the one not heard of for longest is forgotten first."""

LIMITS: Mapping[str, tuple[float, float]] = {
    "request": (200, 20),
    "look": (400, 40),
    "guest": (60, 0.5),
    "password": (10, 0.1),
    "login": (30, 0.5),
    "match": (60, 0.3),
    "upload": (20, 0.1),
    "join": (60, 0.5),
    "message": (120, 30),
    "hello": (60, 2),
    "seat": (60, 0.5),
    "file": (20, 0.2),
    "chat": (8, 0.5),
    "notes": (60, 1),
    "holiday": (20, 0.1),
    "hint": (60, 1),
    "analysis": (20, 0.1),
    "socket": (60, 2),
    "wish": (60, 0.5),
    "way": (20, 0.1),
    "mail": (5, 1 / 600),
    "trial": (5, 1 / 60),
    "stop": (30, 0.5),
    "feed": (60, 0.2),
    "call": (30, 1 / 120),
}
"""For each thing that is counted: how many at once, and how many more per second."""


class Limits:
    """Counts what people and addresses do, each with a bucket that refills."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self.logins = LoginTries(on)
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def count(self, what: str, *who: str) -> None:
        """Count one of these for everybody named; refuse when one of them has had too many."""
        if not self.on:
            return
        most, rate = LIMITS[what]
        at = time.monotonic()
        for key in ((what, name) for name in who):
            left, before = self._buckets.pop(key, (most, at))
            left = min(most, left + (at - before) * rate)
            self._buckets[key] = (max(left - 1, 0.0), at)
            if left < 1:
                raise TooMany("too-many-requests", seconds=max(1, round((1 - left) / rate)))
        while len(self._buckets) > MOST_COUNTED:
            self._buckets.popitem(last=False)


def check_origin(headers: Mapping[str, Any], allowed: Sequence[str]) -> None:
    """Refuse what a page of another site has sent."""
    origin = headers.get("origin", "")
    host = headers.get("host", "")
    if origin in allowed:
        return
    schemes = ("https",) if headers.get("x-forwarded-proto") == "https" else ("http", "https")
    try:
        parts = urlsplit(origin)
    except ValueError:
        raise Forbidden("foreign-origin") from None
    if parts.scheme not in schemes or not host or parts.netloc.lower() != host.lower():
        raise Forbidden("foreign-origin")


def check_json(headers: Mapping[str, Any]) -> None:
    """Refuse bodies of another type than JSON: a form of another site can send those without asking."""
    if headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise NotJson("not-json")


def address_of(connection: Any) -> str:
    """The address a request or socket comes from, as it is counted."""
    return f"at {address_of_scope(connection.scope)}"
