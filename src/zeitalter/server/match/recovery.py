"""When a room does not hold what is stored: it is closed for everybody until it has been read again.

A change that could not be written, or that another worker made first, leaves entries in memory that are not on disk.
They were never shown. The lock of the room is kept while the match is read anew; if that takes too long, because the
database is away, whoever comes is refused, and the room tries on by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from zeitalter.server.errors import Missing
from zeitalter.server.journal import log_event
from zeitalter.server.match.open_match import OpenMatch
from zeitalter.server.match.room_services import RoomServices

PATIENCE = 2.0
"""Seconds for which whoever comes waits for a room that is read anew, before it is refused."""
RETRIES = (0.25, 10.0)
"""Seconds between two tries to read a match: at first, and at most."""
BOTS = (0.5, 30.0)
"""Seconds until bots answer again after a change that could not be written: at first, and at most."""


StepBack = Callable[[], Awaitable[bool]]


class Recovery:
    """Reads the match of a room anew until that works."""

    def __init__(self, opened: OpenMatch, services: RoomServices, read: Callable[[], Awaitable[None]]) -> None:
        self._opened = opened
        self._services = services
        self._read = read
        self.failures = 0
        """Changes in a row that could not be written."""
        self._task: asyncio.Task[None] | None = None

    def start(self, after: Callable[[], None], failed: bool, step_back: StepBack | None = None) -> None:
        """Close the room, whose lock the caller holds, and read it anew; `after`: bots may think again.

        `step_back` is tried first: it forgets what is not stored and reads only what is new, or says that it cannot.
        """
        self._opened.lock.unread = True
        self.failures = self.failures + 1 if failed else 0
        self._task = asyncio.create_task(self._recover(after, step_back))

    async def wait(self) -> bool:
        """Wait for a while; whether the room has been read."""
        if self._task is not None:
            await asyncio.wait({self._task}, timeout=PATIENCE)
        return not self._opened.lock.unread

    def stop(self) -> None:
        """Try no more."""
        if self._task is not None:
            self._task.cancel()

    async def _recover(self, after: Callable[[], None], step_back: StepBack | None) -> None:
        lock = self._opened.lock
        reading = asyncio.create_task(self._read_until_it_works(step_back))
        try:
            await asyncio.wait({reading}, timeout=PATIENCE)
            lock.release()
            await reading
        finally:
            reading.cancel()
        if self._opened.lock.gone:
            return
        delay = _delay(BOTS, self.failures) if self.failures else 0.0
        asyncio.get_running_loop().call_later(delay, after)

    async def _read_until_it_works(self, step_back: StepBack | None) -> None:
        """Read the match; from then on the room is open again."""
        tries = 0
        while not self._services.closing:
            try:
                if tries or step_back is None or not await step_back():
                    await self._read()
            except Missing:
                self._opened.lock.gone = True
                return
            except Exception:
                tries += 1
                self._opened.failure("match not read", tries=tries)
                await asyncio.sleep(_delay(RETRIES, tries))
            else:
                self._opened.lock.unread = False
                if tries:
                    log_event("match read again", match=self._opened.info.id, tries=tries)
                return


def _delay(bounds: tuple[float, float], times: int) -> float:
    """Seconds to wait after something went wrong so many times: twice as long each time."""
    least, most = bounds
    return min(most, least * 2.0 ** min(times - 1, 20))
