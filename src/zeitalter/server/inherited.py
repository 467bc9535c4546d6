"""A socket that listens already and is handed over by whoever starts us: systemd holds it open from process to process.

So nobody is turned away during a restart: connections wait in it until the next process takes them.
"""

from __future__ import annotations

import os
import socket

FIRST_FILE = 3
"""The first file that is handed over, see sd_listen_fds(3)."""


def inherited_socket() -> socket.socket | None:
    """The socket that was handed over to this process, if one was; asked again, there is none."""
    pid, count = os.environ.pop("LISTEN_PID", ""), os.environ.pop("LISTEN_FDS", "")
    os.environ.pop("LISTEN_FDNAMES", None)
    if pid != str(os.getpid()) or count != "1":
        return None
    os.set_inheritable(FIRST_FILE, False)
    return socket.socket(fileno=FIRST_FILE)
