"""What happens inside a worker process: it reads jobs from its socket, does them within limits, and sends the results.

The limits here hold even when the server is gone: the system ends a process that has used up its processor time, and
refuses memory above the limit. The server has a clock of its own (`pool`).
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import os
import pickle
import signal
import socket
import threading
import time
import traceback
from collections.abc import Callable
from multiprocessing.connection import wait
from typing import Any, BinaryIO

from zeitalter.engine.errors import ZeitalterError
from zeitalter.games import find_game, game_ids

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

HEADER = 8
"""Bytes that say how long a message is."""
READY, DONE, REFUSED, FAILED, NO_MEMORY = b"+", b"=", b"!", b"?", b"m"
"""The first byte of what a worker sends."""
Job = Callable[[bytes], bytes]


def packed(data: bytes) -> bytes:
    """A message as it goes through the socket."""
    return len(data).to_bytes(HEADER, "big") + data


def serve(connection: socket.socket, memory: int) -> None:
    """Do jobs until the server closes the socket; what a worker process runs."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever presses Ctrl-C means the server, which ends us
    _end_with_the_server()
    for name in game_ids():
        find_game(name)
    _limit_memory(memory)
    connection.setblocking(True)
    stream = connection.makefile("rwb")
    _send(stream, READY)
    while header := stream.read(HEADER):
        job, seconds, data = pickle.loads(stream.read(int.from_bytes(header, "big")))
        _limit_processor(seconds)
        result = _result(job, data)
        _send(stream, result)
        if result[:1] == NO_MEMORY:
            return  # what is left of it is not worth keeping


def _send(stream: Any, data: bytes) -> None:
    out: BinaryIO = stream
    out.write(packed(data))
    out.flush()


def _result(job: Job, data: bytes) -> bytes:
    try:
        return DONE + job(data)
    except ZeitalterError as error:
        args = {name: v if isinstance(v, int) else str(v)[:400] for name, v in error.args_by_name.items()}
        return REFUSED + pickle.dumps((getattr(error, "status", 400), error.id, args))
    except MemoryError:
        return NO_MEMORY
    except Exception as error:
        return FAILED + _where(error).encode()


def _where(error: Exception) -> str:
    """What went wrong and where, without a word of what was computed on: a message could tell a position."""
    frames = traceback.extract_tb(error.__traceback__)[-6:]
    return " < ".join([type(error).__name__, *(f"{f.name} ({f.filename[-40:]}:{f.lineno})" for f in reversed(frames))])


# -- limits ------------------------------------------------------------------------------------------------------------


def _limit_memory(most: int) -> None:
    """Refuse memory above so many bytes, and never write a picture of it to disk."""
    if resource is None:
        return
    for what, limit in ((resource.RLIMIT_CORE, 0), (resource.RLIMIT_AS, most)):
        with contextlib.suppress(ValueError, OSError):  # not every system knows or allows it
            resource.setrlimit(what, (limit, resource.getrlimit(what)[1]))


def _limit_processor(seconds: float) -> None:
    """Let the system end this process when it has used so many seconds more of the processor."""
    if resource is None:
        return
    hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
    limit = math.ceil(time.process_time() + seconds)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_CPU, (limit, hard))


def _end_with_the_server() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_watch, args=(parent.sentinel,), daemon=True).start()


def _watch(sentinel: int) -> None:
    wait([sentinel])
    os._exit(0)
