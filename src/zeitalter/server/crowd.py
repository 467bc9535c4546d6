"""How much one address may have open at once: sockets, requests, and requests whose body is still on its way.

Connections are counted where they come in (`socket.admission`); here stands whom a reverse proxy speaks for.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from zeitalter.server.addresses import ASKED_FROM, OpenCounts, address_of_scope
from zeitalter.server.config import Config
from zeitalter.server.encoding import json_bytes, json_text
from zeitalter.server.errors import TooMany
from zeitalter.server.journal import log_limit

TRY_LATER = 1013
SENDING = ("POST", "PUT", "PATCH")
REFUSAL = TooMany("too-many-at-once")


class Crowd:
    """What is open, by address."""

    def __init__(self, config: Config) -> None:
        def at_most(n: int) -> OpenCounts:
            return OpenCounts(n if config.limits else None)

        self._sockets = at_most(config.sockets_per_address)
        self._requests = at_most(config.requests_per_address)
        self._bodies = at_most(config.bodies_per_address)

    def one(self, scope: Any) -> AbstractContextManager[bool]:
        """Count a request or socket for as long as it lasts; gives whether its address may have one more."""
        address = address_of_scope(scope)
        ASKED_FROM.set(address)
        if scope["type"] == "websocket":
            return self._sockets.one(address)
        return (self._bodies if scope["method"] in SENDING else self._requests).one(address)


async def refuse_request(send: Any) -> None:
    """Say that an address has too many requests open."""
    log_limit("requests of an address full")
    body = json_bytes({"error": {"id": REFUSAL.id, "args": {}}})
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": REFUSAL.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse_socket(receive: Any, send: Any) -> None:
    """Say that an address has too many sockets open; the browser tries again later."""
    log_limit("sockets of an address full")
    await receive()
    await send({"type": "websocket.accept"})
    await send(
        {"type": "websocket.send", "text": json_text({"t": "refused", "id": None, "error": REFUSAL.id, "args": {}})}
    )
    await send({"type": "websocket.close", "code": TRY_LATER, "reason": REFUSAL.id})
