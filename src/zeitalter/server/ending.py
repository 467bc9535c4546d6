"""Ending in time: whatever hangs when the server is asked to stop, it is gone a little later."""

from __future__ import annotations

import os
import threading
from types import FrameType

import uvicorn

from zeitalter.server.journal import LOGGER

GRACE = 5
"""Seconds that running requests get when the server is asked to stop."""
STOPPING = 5.0
"""Seconds after that for everything that is written and closed."""
LAST = 2.0
"""Seconds after which the process ends as it is; what was acknowledged is on disk."""


class EndingServer(uvicorn.Server):
    """A server that ends some time after it was asked to, however busy it is."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop."""
        end_for_sure(GRACE + STOPPING + LAST)
        super().handle_exit(sig, frame)


def end_for_sure(seconds: float) -> None:
    """End the process after so many seconds if it still runs then."""
    timer = threading.Timer(seconds, _end)
    timer.daemon = True
    timer.start()


def _end() -> None:
    LOGGER.error("ended without stopping")
    os._exit(1)
