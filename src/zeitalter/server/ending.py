"""Ending in order and in time: first no new visitors, then what is being thought of, then everybody is sent away.

Whatever hangs when the server is asked to stop, the process is gone a little later; what was acknowledged is on disk.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import threading
import time
from types import FrameType
from typing import Protocol

import uvicorn

from zeitalter.server.journal import LOGGER

THINKING = 3.0
"""Seconds that bots get who already think when the server is asked to stop."""
ARRIVAL = 0.1
"""Seconds after that for the requests of those who have come in last: a connection without one is closed."""
GOODBYE = 1.0
"""Seconds after that for screens to hear when to come back."""
GRACE = 5
"""Seconds after that for running requests."""
STOPPING = 5.0
"""Seconds after that for everything that is written and closed."""
LAST = 2.0
"""Seconds after which the process ends as it is; what was acknowledged is on disk."""


class House(Protocol):
    """What is served, as far as it has to be left in order."""

    def leave(self) -> None:
        """Say that no more visitors should come."""

    async def finish(self, seconds: float) -> None:
        """Finish what is being thought of, for so long."""

    async def send_away(self, seconds: float) -> None:
        """Tell everybody when to come back, and wait so long for them to go."""


class EndingServer(uvicorn.Server):
    """A server that ends in order when it is asked to, and some time later in any case, however busy it is."""

    def __init__(self, config: uvicorn.Config, house: House, drain: float = 0.0) -> None:
        super().__init__(config)
        self._house = house
        self._drain = drain
        self._thinking = 0.0
        self._listens_until = 0.0

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop; whoever asks by Ctrl-C, or twice, waits for nobody."""
        patient = sig == signal.SIGTERM and not self.should_exit
        drain = self._drain if patient else 0.0
        self._thinking = THINKING if patient else 0.0
        self._listens_until = time.monotonic() + drain
        end_for_sure(longest_end(drain, self._thinking))
        self._house.leave()
        super().handle_exit(sig, frame)

    async def on_tick(self, counter: int) -> bool:
        """Whether it is time to stop: a load balancer may need a moment to hear of it."""
        return await super().on_tick(counter) and time.monotonic() >= self._listens_until

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let nobody in any more, and send those away who are here."""
        await self._house.finish(self._thinking)
        for server in self.servers:
            server.close()
        await asyncio.sleep(ARRIVAL)
        await self._house.send_away(GOODBYE)
        await super().shutdown(sockets)


def longest_end(drain: float, thinking: float = THINKING) -> float:
    """Seconds after which a process that was asked to stop is gone, whatever hangs."""
    return drain + thinking + GOODBYE + GRACE + STOPPING + LAST


def end_for_sure(seconds: float) -> None:
    """End the process after so many seconds if it still runs then."""
    timer = threading.Timer(seconds, _end)
    timer.daemon = True
    timer.start()


def _end() -> None:
    LOGGER.error("ended without stopping")
    os._exit(1)
