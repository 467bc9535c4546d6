"""Where requests come from: the form in which addresses are counted, and how much each has open at once."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import lru_cache
from typing import Any

NOWHERE = "nowhere"
PROXIES = "FORWARDED_ALLOW_IPS"
"""Where uvicorn finds which proxies on other machines it may believe."""
IPV6_NETWORK = 64
"""Bits that say whose IPv6 address it is: whoever has one has all that begin with them."""
ASKED_FROM: ContextVar[str] = ContextVar("asked_from", default="")
"""The address of the request that is being served; empty where nobody asked, e.g. for a bot."""


def counted_address(host: str) -> str:
    """An address as it is counted: IPv6 by its network, IPv4 in IPv6 as IPv4, anything else as it is."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:64] or NOWHERE
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, IPV6_NETWORK), strict=False))


def address_of_scope(scope: Any) -> str:
    """The address a request or socket comes from, as it is counted."""
    client = scope.get("client")
    return counted_address(client[0]) if client else NOWHERE


def is_proxy(host: str) -> bool:
    """Whether a reverse proxy that speaks for others may stand there: our own machine, or one that uvicorn was told."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return found.is_loopback or any(found in network for network in _told_proxies(os.environ.get(PROXIES, "")))


@lru_cache(maxsize=8)
def _told_proxies(text: str) -> list[ipaddress.IPv4Network | ipaddress.IPv6Network]:
    """The addresses and networks that a list names; what is neither is left out."""
    found = []
    for part in text.replace("*", "0.0.0.0/0,::/0").split(","):
        with suppress(ValueError):
            found.append(ipaddress.ip_network(part.strip()))
    return found


class OpenCounts:
    """How many of one thing each address has open."""

    def __init__(self, most: int | None) -> None:
        self.most = most
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Count one more; whether there was room for it."""
        n = self._open.get(address, 0)
        if self.most is not None and n >= self.most:
            return False
        self._open[address] = n + 1
        return True

    def leave(self, address: str) -> None:
        """Count one less."""
        n = self._open.get(address, 0)
        if n > 1:
            self._open[address] = n - 1
        else:
            self._open.pop(address, None)

    def __getitem__(self, address: str) -> int:
        return self._open.get(address, 0)

    @contextmanager
    def one(self, address: str) -> Iterator[bool]:
        """Count one for as long as it lasts; gives whether there was room for it."""
        entered = self.enter(address)
        try:
            yield entered
        finally:
            if entered:
                self.leave(address)
