"""Running the server on uvicorn: clean start, clean stop."""

from __future__ import annotations

import gc
import logging
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn

from zeitalter.server.app import Application, create_app
from zeitalter.server.config import Config
from zeitalter.server.ending import GRACE, EndingServer
from zeitalter.server.http.metrics_door import MetricsDoor
from zeitalter.server.inherited import inherited_socket
from zeitalter.server.journal import log_event, start_logging
from zeitalter.server.open_files import allow_many_files, most_connections, most_waiting
from zeitalter.server.services import Services
from zeitalter.server.socket.admission import Admission
from zeitalter.server.socket.http_protocol import HttpProtocol
from zeitalter.server.socket.protocol import WebSocketProtocol

COLLECT = (20_000, 20, 20)
"""When the garbage collector looks: every so many new objects, and every so many times among older ones."""
METRICS_WAITING = 8
KEEP = 30
"""Seconds that a silent connection is kept."""


def serve(
    config: Config, host: str, port: int, opened: Callable[[str], None] | None = None, shared: bool = False
) -> None:
    """Serve until somebody stops it (Ctrl-C or SIGTERM); OSError if the address cannot be had.

    `opened` is told the address; then the log keeps to what goes wrong. `shared`: others listen on the same port.
    """
    start_logging(logging.INFO if opened is None else logging.WARNING, config.plain_log)
    files = allow_many_files()
    admission = Admission(config, most_connections(files))
    listening = inherited_socket() or listen(host, port, most_waiting(files), shared)
    url = url_of(listening)
    log_event("listening", url=url, files=files, connections=admission.most)
    calm_collector()
    app = create_app(config)
    services: Services = app.state.services
    services.metrics.watch("connections", "Open connections of every kind.", lambda: admission.connections)
    server = EndingServer(
        uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            http=_with(admission, HttpProtocol),
            ws=_with(admission, WebSocketProtocol),
            backlog=most_waiting(files),
            ws_max_size=config.frame_bytes,
            ws_per_message_deflate=False,  # chat and secrets in one compressed stream could betray each other
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=KEEP,
            server_header=False,
        ),
        services,
        config.drain,
    )
    signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn stops and then sends the signal again
    if opened is not None:
        opened(url)
    with suppress(KeyboardInterrupt):
        server.run(sockets=[listening, *open_metrics(app, config)])


def open_metrics(app: Application, config: Config) -> list[socket.socket]:
    """The socket for Prometheus, if it may come: each worker has its own, and a page of its own numbers."""
    if config.metrics is None:
        return []
    host, port = config.metrics
    found = listen(host, port + config.worker if port else 0, METRICS_WAITING)
    app.metrics_door = MetricsDoor(found.getsockname()[1], config.metrics_token)
    log_event("metrics", url=f"{url_of(found)}/metrics")
    return [found]


def url_of(listening: socket.socket) -> str:
    """The address of a socket that listens."""
    host, port, *_ = listening.getsockname()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _with(admission: Admission, protocol: type[HttpProtocol] | type[WebSocketProtocol]) -> Any:
    """A protocol as uvicorn makes it, with what it has to know of all connections."""
    return partial(protocol, admission)


def calm_collector() -> None:
    """Matches are large and have no cycles: look for lost cycles seldom, and not among what was there at the start."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def free_port(host: str, usual: int) -> int:
    """The usual port, or any other if it is taken."""
    try:
        listen(host, usual, 1).close()
    except OSError:
        return 0
    return usual


def listen(host: str, port: int, waiting: int, shared: bool = False) -> socket.socket:
    """A socket that listens on an address, alone or with others."""
    found = bind(host, port, shared)
    try:
        found.listen(waiting)
    except BaseException:
        found.close()
        raise
    return found


def bind(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket with an address; by its protocol the event loop knows that it must not wait for acks."""
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        found.bind(address)
    except BaseException:
        found.close()
        raise
    return found
