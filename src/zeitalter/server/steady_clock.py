"""The time of the house: that of the database's machine, but it never jumps.

Clocks of matches, calls that are due and claims on them are compared with it. If the clock of a machine is set forward
or back by an hour, nobody's time is up and nothing waits for an hour: the difference is made up slowly. Between two
looks at the right time it goes on by what the processor counts, which nobody can set.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache

from zeitalter.server.journal import log_event

PACE = 20
"""One part in so many is what it goes faster or slower at most: an hour is made up in 20."""
NOTICED = 5 * 10**9
"""Nanoseconds of a difference that is worth a line in the log."""
TOO_FAR = 24 * 3600 * 10**9
"""Nanoseconds of a difference that is taken over at once: a machine that began on a wrong day."""


def _ticks() -> int:
    """Nanoseconds since some moment, those included in which the machine slept, where that can be known."""
    boot: int | None = getattr(time, "CLOCK_BOOTTIME", None)
    return time.monotonic_ns() if boot is None else time.clock_gettime_ns(boot)


class SteadyClock:
    """A clock that goes on evenly and is led towards the right time."""

    def __init__(self, wall: Callable[[], int] = time.time_ns, ticks: Callable[[], int] = _ticks) -> None:
        self.wall = wall
        """What the machine believes the time is, in nanoseconds."""
        self._ticks = ticks
        self._since = (wall(), ticks(), 0)
        """The time at some tick, and what was to be made up then; one value, because several threads read it."""
        self._noticed = False

    def now_ns(self) -> int:
        """The time in nanoseconds; never less than before, unless it was more than a day off."""
        at, tick, owed = self._since
        passed = self._ticks() - tick
        most = passed // PACE
        return at + passed + max(-most, min(most, owed))

    def steer(self, right: int | None = None, at_once: bool = False) -> None:
        """Go towards the right time from now on (None: that of this machine); `at_once`: take it over."""
        now = self.now_ns()
        right = self.wall() if right is None else right
        owed = right - now
        if at_once or abs(owed) > TOO_FAR:
            now, owed = right, 0
        self._since = (now, self._ticks(), owed)
        if abs(owed) > NOTICED and not self._noticed:
            log_event("clock jumped", seconds=round(owed / 10**9))
        self._noticed = abs(owed) > NOTICED


CLOCK = SteadyClock()
"""The clock of this process."""


def now() -> datetime:
    """The time."""
    second, part = divmod(CLOCK.now_ns() // 1000, 10**6)
    return datetime.fromtimestamp(second, UTC).replace(microsecond=part)


def timestamp() -> str:
    """The time as it is stored and sent."""
    second, part = divmod(CLOCK.now_ns() // 10**6, 1000)
    return f"{_second(second)}.{part:03d}+00:00"


@lru_cache(maxsize=1)
def _second(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")
