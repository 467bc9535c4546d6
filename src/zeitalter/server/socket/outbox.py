"""What waits to be sent over one socket. A slow screen holds nobody up, a quick one costs no task switch.

Sending a frame only has to wait while the other side does not read. So a frame is sent at once, within the caller's
turn, if nothing waits before it; where the send does have to wait, a task finishes it and then sends what came after.
A task for every frame costs 2-4 % more processor time per move (`python -m benchmarks.server`).
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from types import coroutine
from typing import Any

LONGEST = 2000
"""Messages a screen may be behind."""


class Outbox:
    """The frames for one socket, in order."""

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
        """Send a message at once, or after those that wait; never waits itself."""
        if self._sending is not None:
            self._waiting.append(message)
            return
        sending = self._send_frame(message)
        if not isinstance(sending, Coroutine):
            raise TypeError("a socket sends with a coroutine")
        try:
            blocked = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the connection is gone
            self._lost()
            return
        self._sending = asyncio.create_task(self._go_on(_rest(sending, blocked)))

    async def _go_on(self, first: Awaitable[None]) -> None:
        try:
            await first
            while self._waiting:
                await self._send_frame(self._waiting.popleft())
        except Exception:
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


@coroutine
def _rest(begun: Coroutine[Any, Any, None], blocked: Any) -> Generator[Any, Any, None]:
    """The rest of a coroutine that has been begun and now waits for something."""
    try:
        while True:
            try:
                value = yield blocked
            except BaseException as error:
                blocked = begun.throw(error)
            else:
                blocked = begun.send(value)
    except StopIteration:
        return
