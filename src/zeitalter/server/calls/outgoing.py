"""Requests to addresses that somebody has given us. They never reach what only we can reach.

The check is made where the socket is opened, after the name was resolved: the address that was checked is the one that
is connected to, so whoever lets a name point elsewhere a moment later gains nothing. Nobody is followed to another
address, no proxy of the environment is asked, and what comes back is bounded in bytes and time.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

import aiohttp

LONGEST_ANSWER = 64 * 1024
"""Bytes that are read of an answer."""
SECONDS = 15.0
"""For everything: name, connection, request and answer."""
WEB_PORTS = (80, 443)
FIRST_FREE_PORT = 1024
"""Below it there are other services, which must not be spoken to."""
SENDER = "Zeitalter"


class NotSent(Exception):
    """Something did not arrive; later it may."""


class NotAllowed(NotSent):
    """An address to which we send nothing."""


@dataclass(slots=True, frozen=True)
class Answer:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes


class Door:
    """Makes the sockets of one request: only for addresses that are allowed, and remembers whether one was not."""

    def __init__(self, allowed: Callable[[str], bool]) -> None:
        self._allowed = allowed
        self.refused = False

    def open(self, address: Any) -> socket.socket:
        """A socket for an address as the resolver gave it: to this one it is connected, and to no other."""
        family, kind, proto, _, (host, *_) = address
        if not self._allowed(host):
            self.refused = True
            raise OSError("not allowed")
        return socket.socket(family, kind, proto)


class Outgoing:
    """Sends requests to addresses from outside."""

    def __init__(self, allowed: Callable[[str], bool]) -> None:
        self._allowed = allowed

    async def send(self, method: str, url: str, headers: Mapping[str, str], body: bytes = b"") -> Answer:
        """Send a request; NotSent, if there is no answer, and NotAllowed, if it must not be sent."""
        check_url(url)
        door = Door(self._allowed)
        try:
            return await self._send(door, method, url, headers, body)
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            if door.refused:
                raise NotAllowed("not a public address") from None
            raise NotSent(type(error).__name__) from None

    async def _send(self, door: Door, method: str, url: str, headers: Mapping[str, str], body: bytes) -> Answer:
        session = aiohttp.ClientSession(
            connector=aiohttp.TCPConnector(socket_factory=door.open, force_close=True, use_dns_cache=False),
            timeout=aiohttp.ClientTimeout(total=SECONDS),
            cookie_jar=aiohttp.DummyCookieJar(),
            trust_env=False,
        )
        named = {"User-Agent": SENDER, **headers}
        async with (
            session,
            session.request(method, url, headers=named, data=body or None, allow_redirects=False) as found,
        ):
            return Answer(found.status, dict(found.headers), await found.content.read(LONGEST_ANSWER))


def check_url(url: str) -> None:
    """Refuse an address that is not one of the web."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise NotAllowed("no address") from None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.username is not None:
        raise NotAllowed("not an address of the web")
    if port is not None and port not in WEB_PORTS and port < FIRST_FREE_PORT:
        raise NotAllowed("not a port of the web")
