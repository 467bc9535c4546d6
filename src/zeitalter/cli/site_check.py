"""What a visitor of a site meets: whether its address, its proxy and its certificate are set up as they should be.

It asks as a browser would, from wherever the doctor is called, and changes nothing.
"""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import suppress
from email.message import Message
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from zeitalter.engine.errors import BadInput

PATIENCE = 10.0
"""Seconds until a site counts as silent."""
NO_SUCH_MATCH = "no-such-match"
Answer = tuple[int, Message, bytes]
Finding = tuple[str, dict[str, Any]]
"""The id of a sentence, and its arguments."""


class _Stay(urllib.request.HTTPRedirectHandler):
    """Does not follow to another address: where it leads is what we want to know."""

    def redirect_request(self, *_: Any) -> None:
        return None


_ASKING = urllib.request.build_opener(_Stay)


def check_site(url: str) -> Iterator[Finding]:
    """What is wrong with a site; nothing: `site-good`."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise BadInput("doctor-bad-url", url=url)
    site = urlunsplit((parts.scheme, parts.netloc, "", "", ""))
    try:
        status, headers, body = _ask(f"{site}/ready")
    except OSError as error:
        yield "site-silent", {"url": site, "reason": str(getattr(error, "reason", error))}
        return
    found = [*_check_ready(status, body), *_check_https(site, headers), *_check_doors(site)]
    yield from found or [("site-good", {"url": site})]


def _ask(url: str, **headers: str) -> Answer:
    """The answer to a request, whatever its status."""
    request = urllib.request.Request(url, headers=headers)
    try:
        with _ASKING.open(request, timeout=PATIENCE) as answer:
            return answer.status, answer.headers, answer.read(100_000)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, error.headers, error.read(100_000)


def _check_ready(status: int, body: bytes) -> Iterator[Finding]:
    said: Any = None
    with suppress(ValueError):
        said = json.loads(body)
    if not isinstance(said, dict) or "status" not in said:
        yield "site-not-ours", {"status": status}
    elif status != 200:
        yield "site-not-ready", {"why": str(said["status"])[:40]}


def _check_https(site: str, headers: Message) -> Iterator[Finding]:
    parts = urlsplit(site)
    if parts.scheme == "http":
        yield "site-without-https", {"url": site}
        return
    if "strict-transport-security" not in headers:
        yield "site-without-hsts", {}
    if parts.port is None:
        with suppress(OSError):
            status, answer, _ = _ask(f"http://{parts.netloc}/")
            if not (300 <= status < 400 and answer.get("location", "").startswith("https://")):
                yield "site-http-open", {}


def _check_doors(site: str) -> Iterator[Finding]:
    """Sockets must get through with the address unchanged, and the numbers must not be seen."""
    from websockets.exceptions import ConnectionClosed, WebSocketException
    from websockets.sync.client import connect

    with suppress(OSError):
        status, _, body = _ask(f"{site}/metrics")
        if status == 200 and b"zeitalter_" in body:
            yield "site-metrics-open", {}
    said = ""
    try:
        origin: Any = site
        with connect(f"ws{site[4:]}/ws/none", origin=origin, open_timeout=PATIENCE) as socket:
            said = str(json.loads(socket.recv(PATIENCE))["error"])
    except (OSError, ValueError, KeyError, WebSocketException, ConnectionClosed):
        yield "site-no-sockets", {}
        return
    if said == "foreign-origin":
        yield "site-other-host", {}
    elif said != NO_SUCH_MATCH:
        yield "site-no-sockets", {}
