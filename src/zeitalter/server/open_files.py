"""How many files and connections this process may have open, and how they are shared out.

A process without a free file can neither accept nor write: so connections never take the last ones, and the system
hands over only so many new connections at once as there is room for.
"""

from __future__ import annotations

import sys

WANTED = 16_384
"""Files the process asks for."""
MOST = 8192
"""Connections it holds at most, however many files it may open: each costs some memory."""
WAITING, OWN = 256, 128
"""Connections the system hands over at once, and files for the database, its workers and the pages."""
BATCHES = 3
"""How many times that many are accepted before the first of them is counted and another one closed for it."""


def allow_many_files() -> int:
    """Raise the limit of open files as far as we may; what it is then."""
    if sys.platform == "win32":
        return WANTED
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= WANTED:
        return WANTED
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (ValueError, OSError):
        return soft
    return wanted


def most_waiting(files: int) -> int:
    """New connections that may come at once."""
    return min(WAITING, files // 8)


def most_connections(files: int) -> int:
    """Connections that may be open, so that there are files for those on their way in and out and for ourselves."""
    return max(1, min(MOST, files - BATCHES * most_waiting(files) - min(OWN, files // 4)))
