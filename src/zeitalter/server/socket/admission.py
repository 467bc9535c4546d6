"""Which connections are let in: not more than the process can hold, not too many from one address.

A connection on which no request is under way is silent. When the house is full, the one that has been silent longest
makes way; whoever sends a request at once therefore always gets in, and running tables are never touched.
"""

from __future__ import annotations

from typing import Protocol

from zeitalter.server.addresses import NOWHERE, OpenCounts, counted_address, is_proxy
from zeitalter.server.config import Config
from zeitalter.server.journal import log_limit

SOCKETS_SHARE = 0.75
"""The part of all connections that sockets may take: requests always find room."""
MOST_SILENT = 64
"""Silent connections of one address that have the whole time to send a request; all further ones only a moment."""
MOMENT = 1.0
"""Seconds within which an honest browser has sent something."""


class Guest(Protocol):
    """A connection, as far as it concerns who is let in."""

    client: tuple[str, int] | None

    def give_up(self) -> None:
        """Close it without a word."""


class Admission:
    """All connections of a server process."""

    def __init__(self, config: Config, most: int) -> None:
        self.config = config
        self.most = most
        self.connections = 0
        self.sockets = 0
        self._from = OpenCounts(config.connections_per_address if config.limits else None)
        self._silent_from = OpenCounts(None)
        self._silent: dict[Guest, None] = {}
        """Those that are silent, the one that has been so longest first."""

    def admit(self, guest: Guest) -> float | None:
        """Let a connection in; the seconds it has to send a request, or None: there is no room for it."""
        host = guest.client[0] if guest.client else ""
        if self.connections >= self.most and not self._make_way():
            log_limit("connections full", most=self.most)
            return None
        if not is_proxy(host) and not self._from.enter(_address(guest)):
            log_limit("connections of an address full", most=self._from.most)
            return None
        self.connections += 1
        self.fell_silent(guest)
        return MOMENT if self._silent_from[_address(guest)] > MOST_SILENT else self.config.head_seconds

    def fell_silent(self, guest: Guest) -> None:
        """No request is under way on a connection."""
        if guest not in self._silent:
            self._silent[guest] = None
            self._silent_from.enter(_address(guest))

    def heard(self, guest: Guest) -> None:
        """A connection has sent a request."""
        if guest in self._silent:
            del self._silent[guest]
            self._silent_from.leave(_address(guest))

    def admit_socket(self) -> bool:
        """Let a connection become a socket; whether there was room."""
        if self.sockets >= self.most * SOCKETS_SHARE:
            log_limit("sockets full", most=int(self.most * SOCKETS_SHARE))
            return False
        self.sockets += 1
        return True

    def leave(self, guest: Guest, socket: bool = False) -> None:
        """A connection that was let in has ended."""
        self.heard(guest)
        self.connections -= 1
        self.sockets -= socket
        if not is_proxy(guest.client[0] if guest.client else ""):
            self._from.leave(_address(guest))

    def _make_way(self) -> bool:
        """Close the connection that has been silent longest; whether there was one."""
        oldest = next(iter(self._silent), None)
        if oldest is None:
            return False
        log_limit("connections full", most=self.most)
        self.heard(oldest)
        oldest.give_up()
        return True


def _address(guest: Guest) -> str:
    return counted_address(guest.client[0]) if guest.client else NOWHERE
