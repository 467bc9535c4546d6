"""What waits to be sent over one socket: a slow screen holds nobody up."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

LONGEST = 2000
"""Messages a screen may be behind."""


class Outbox:
    """The frames for one socket, in order; a task sends them as long as there are any."""

    def __init__(self, send_frame: Callable[[Any], Awaitable[None]], lost: Callable[[], None]) -> None:
        self._send_frame = send_frame
        self._lost = lost
        self._waiting: deque[Any] = deque()
        self._sending: asyncio.Task[None] | None = None

    @property
    def full(self) -> bool:
        """Whether the other side is too far behind."""
        return len(self._waiting) >= LONGEST

    def send(self, message: Any) -> None:
        """Send a message after those that wait; never waits itself."""
        self._waiting.append(message)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        try:
            while self._waiting:
                await self._send_frame(self._waiting.popleft())
        except Exception:  # the connection is gone
            self._waiting.clear()
            self._lost()
        self._sending = None

    async def emptied(self) -> None:
        """Wait until everything is sent or the connection is gone."""
        if self._sending is not None:
            await asyncio.wait({self._sending})

    def stop(self) -> None:
        """Send nothing more."""
        self._waiting.clear()
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None
