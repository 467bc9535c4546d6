"""Nothing holds the event loop for long: a step of it that uses the processor for too long is broken off.

Rules run on the event loop, and a position that should not exist may let them run without end. So the system rings
after every so many seconds of processor time; if the same step of the loop runs that ran when it rang before, an
exception is raised in it. This costs nothing while nothing is wrong.
"""

from __future__ import annotations

import asyncio
import signal
import threading
from types import FrameType
from typing import Any

from zeitalter.server.errors import Conflict
from zeitalter.server.journal import LOGGER

PERIOD = 1.5
"""Seconds of the processor between two rings: a step is broken off after one to two of them."""
AGAIN = 0.2
"""Seconds until it rings again where something has swallowed the exception."""
_STEP = asyncio.Handle._run.__code__


class TooSlow(Conflict):
    """A step took so long that everybody waited for it."""


class LoopWatch:
    """Rings, and breaks off what has run since it last rang. Only the main thread can be watched."""

    def __init__(self) -> None:
        self._before: FrameType | None = None
        self._handler: Any = None
        self._on = False

    def start(self) -> None:
        """Begin to watch, if this system and thread can."""
        if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
            self._handler = signal.signal(signal.SIGVTALRM, self._ring)
            signal.setitimer(signal.ITIMER_VIRTUAL, PERIOD, PERIOD)
            self._on = True

    def stop(self) -> None:
        """Watch no more."""
        if self._on:
            self._on = False
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            signal.signal(signal.SIGVTALRM, self._handler)

    def _ring(self, _: int, frame: FrameType | None) -> None:
        where = frame
        while frame is not None and frame.f_code is not _STEP:
            frame = frame.f_back
        if frame is None or frame is not self._before:
            self._before = frame
            signal.setitimer(signal.ITIMER_VIRTUAL, PERIOD, PERIOD)
            return
        signal.setitimer(signal.ITIMER_VIRTUAL, AGAIN, AGAIN)
        code = None if where is None else where.f_code
        place = "" if code is None else f"{code.co_filename[-60:]} in {code.co_name}"
        LOGGER.warning("step broken off", extra={"facts": {"place": place}})
        raise TooSlow("rules-too-slow")
