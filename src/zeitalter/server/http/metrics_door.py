"""The door for Prometheus: a port of its own, behind which there is nothing but the numbers of this process.

It is closed unless somebody opens it, and the addresses of the table know nothing of it: so no reverse proxy passes it
on by mistake. Whoever lets other machines reach it has to say what they must know.
"""

from __future__ import annotations

import hmac
from typing import Any

from zeitalter.server.services import Services

PATH = "/metrics"


class MetricsDoor:
    """Where Prometheus comes in."""

    def __init__(self, port: int, token: str | None) -> None:
        self.port = port
        self._expected = None if token is None else f"Bearer {token}".encode()

    def is_for(self, scope: Any) -> bool:
        """Whether a request came through this door."""
        return bool(scope["server"]) and scope["server"][1] == self.port

    async def answer(self, services: Services, scope: Any, send: Any) -> None:
        """Give the numbers to whoever may have them."""
        if scope["type"] == "websocket":
            await send({"type": "websocket.close"})
            return
        headers = dict(scope["headers"])
        if self._expected is not None and not hmac.compare_digest(headers.get(b"authorization", b""), self._expected):
            await _send(send, 401, b"", ((b"www-authenticate", b"Bearer"),))
        elif scope["path"] != PATH or scope["method"] not in ("GET", "HEAD"):
            await _send(send, 404, b"")
        else:
            page, kind = await services.metrics.page(services.database, headers.get(b"accept", b"").decode("latin-1"))
            await _send(send, 200, page, ((b"content-type", kind.encode()),))


async def _send(send: Any, status: int, body: bytes, headers: tuple[tuple[bytes, bytes], ...] = ()) -> None:
    length = (b"content-length", b"%d" % len(body))
    await send({"type": "http.response.start", "status": status, "headers": [length, *headers]})
    await send({"type": "http.response.body", "body": body})
