"""The crew: several workers of one house at one port, started and watched by a process that does nothing else.

Every worker listens on the same port (`SO_REUSEPORT`), and the system shares new connections out. A worker that ends
although nobody wanted it to is replaced; its matches are kept by another one meanwhile.
"""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from dataclasses import replace
from multiprocessing.context import SpawnProcess

from zeitalter.server.config import Config
from zeitalter.server.ending import longest_end
from zeitalter.server.journal import log_event, start_logging
from zeitalter.server.run import bind, serve
from zeitalter.server.store.database import Database

PAUSE = 1.0
"""Seconds before a worker that has ended is replaced, and between two looks at all of them."""
SPAWN = multiprocessing.get_context("spawn")


def serve_with_crew(config: Config, host: str, port: int, workers: int) -> None:
    """Serve with several workers until somebody stops it; OSError if the address cannot be had."""
    start_logging(logging.INFO, config.plain_log)
    reserved = bind(host, port, shared=True)
    port = reserved.getsockname()[1]
    Database(config.url()).close()  # what is wrong with it is said here, once
    log_event("crew", workers=workers, port=port)
    crew = Crew(replace(config, bot_workers=max(2, config.bot_workers // workers)), host, port)
    try:
        crew.run(workers)
    finally:
        reserved.close()


class Crew:
    """The workers of one machine."""

    def __init__(self, config: Config, host: str, port: int) -> None:
        self._config = config
        self._host, self._port = host, port
        self._stopping = threading.Event()

    def run(self, workers: int) -> None:
        """Keep so many workers running until a signal says that it is enough."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: self._stopping.set())
        running = [self._start(i) for i in range(workers)]
        while not self._stopping.wait(PAUSE):
            for i, worker in enumerate(running):
                if not worker.is_alive():
                    log_event("worker ended", code=worker.exitcode)
                    running[i] = self._start(i)
        _stop_all(running, longest_end(self._config.drain))

    def _start(self, number: int) -> SpawnProcess:
        worker = SPAWN.Process(target=_work, args=(replace(self._config, worker=number), self._host, self._port))
        worker.start()
        return worker


def _stop_all(running: list[SpawnProcess], seconds: float) -> None:
    for worker in running:
        worker.terminate()
    end = time.monotonic() + seconds + PAUSE
    for worker in running:
        worker.join(max(0.0, end - time.monotonic()))
        if worker.is_alive():
            worker.kill()


def _work(config: Config, host: str, port: int) -> None:
    """Serve in a process of the crew; it ends with the one that started it."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    serve(config, host, port, shared=True)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


def can_share_ports() -> bool:
    """Whether this system lets several processes listen on one port."""
    return hasattr(socket, "SO_REUSEPORT")
