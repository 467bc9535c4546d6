"""What waits to be sent over one socket. A slow screen holds nobody up, a quick one costs no task switch.

Sending a frame only has to wait while the other side does not read. So a frame is sent at once, within the caller's
turn, if nothing waits before it; where the send does have to wait, a task finishes it and then sends what came after.
A task for every frame costs 2-4 % more processor time per move (`python -m benchmarks.server`).

What waits is counted in bytes: for each socket, and for all sockets of a person and of an address together.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator
from sys import getsizeof
from types import coroutine
from typing import Any, Protocol

from zeitalter.server.backlog import Backlog

SOCKET_BYTES = 2 << 20
"""What may wait for one socket; a single frame may always."""


class Reader(Protocol):
    """The other side of an outbox, as far as it concerns whether it reads."""

    owner: str
    address: str
    slow: bool
    """Whether something waits; the outbox says so."""

    def lost(self) -> None:
        """The connection is gone."""

    def overflow(self) -> None:
        """More waits than may: the outbox sends nothing more."""

    def caught_up(self) -> None:
        """Everything that had to wait is sent."""


class Outbox:
    """The frames for one socket, in order."""

    def __init__(self, send_frame: Callable[[Any], Awaitable[None]], reader: Reader, backlog: Backlog) -> None:
        self._send_frame = send_frame
        self._reader = reader
        self._backlog = backlog
        self._waiting: deque[str] = deque()
        self._bytes = 0
        """What waits, with the frame that is being sent."""
        self._sending: asyncio.Task[None] | None = None
        self._stopped = False

    def send(self, text: str) -> None:
        """Send a message at once, or after those that wait; never waits itself."""
        if self._sending is not None:
            if self._count(text):
                self._waiting.append(text)
            return
        if self._stopped:
            return
        sending = self._send_frame(_frame(text))
        if not isinstance(sending, Coroutine):
            raise TypeError("a socket sends with a coroutine")
        try:
            blocked = sending.send(None)
        except StopIteration:
            return
        except Exception:  # the connection is gone
            self._reader.lost()
            return
        self._sending = asyncio.create_task(self._go_on(_rest(sending, blocked), getsizeof(text)))
        self._reader.slow = True
        self._count(text)

    def _count(self, text: str) -> bool:
        """Count a frame that has to wait; False, if it is too much."""
        bytes, first = getsizeof(text), not self._bytes
        self._bytes += bytes
        room = self._backlog.add(bytes, self._reader.owner, self._reader.address)
        if room and (first or self._bytes <= SOCKET_BYTES):
            return True
        self.stop()
        self._reader.overflow()
        return False

    def _uncount(self, bytes: int) -> None:
        self._bytes -= bytes
        self._backlog.remove(bytes, self._reader.owner, self._reader.address)

    async def _go_on(self, first: Awaitable[None], bytes: int) -> None:
        try:
            await first
            self._uncount(bytes)
            while self._waiting:
                text = self._waiting.popleft()
                await self._send_frame(_frame(text))
                self._uncount(getsizeof(text))
        except Exception:
            self._sending = None
            self.stop()
            self._reader.lost()
            return
        self._sending = None
        self._reader.slow = False
        self._reader.caught_up()

    async def emptied(self) -> None:
        """Wait until everything is sent or the connection is gone."""
        if self._sending is not None:
            await asyncio.wait({self._sending})

    def stop(self) -> None:
        """Send nothing more."""
        self._stopped = True
        self._reader.slow = False
        self._waiting.clear()
        self._uncount(self._bytes)
        if self._sending is not None:
            self._sending.cancel()
            self._sending = None


def _frame(text: str) -> dict[str, Any]:
    return {"type": "websocket.send", "text": text, "bytes": None}


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
