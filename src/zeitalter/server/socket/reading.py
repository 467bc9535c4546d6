"""Whether the other side of a connection reads what it is sent: one that does not is cut off and holds no memory."""

from __future__ import annotations

import asyncio

SLOWEST = 1024
"""Bytes per second that somebody has to read of what waits."""


class ReadingWatch:
    """Cuts a connection off when what waits to be sent is read too slowly, or not at all."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Begin to watch: something waits."""
        if self._timer is None:
            self._look_later(transport)

    def stop(self) -> None:
        """Nothing waits any more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look_later(self, transport: asyncio.Transport) -> None:
        waits = transport.get_write_buffer_size()
        self._timer = asyncio.get_running_loop().call_later(self._seconds, self._look, transport, waits)

    def _look(self, transport: asyncio.Transport, before: int) -> None:
        self._timer = None
        if before - transport.get_write_buffer_size() < SLOWEST * self._seconds:
            transport.abort()
        else:
            self._look_later(transport)
