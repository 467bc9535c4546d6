"""What is counted for Prometheus: answers and their latency, requests, sockets, rooms, work that waits.

Nothing here is about persons, and every label has a bounded number of values: ids of games, kinds of messages, routes.
What can be looked up is not counted but watched: `watch` names a number that is read when the page is asked for.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import choose_encoder
from prometheus_client.process_collector import ProcessCollector
from sqlalchemy import Connection

from zeitalter import __version__
from zeitalter.engine.log import Entry
from zeitalter.server.store.database import Database

NAMESPACE = "zeitalter"
QUICK = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds: up to a tenth nobody notices, after one everybody does."""
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
DONE, REFUSED, FAILED = "done", "refused", "failed"
"""What becomes of a message."""
StoredNumber = Callable[[Connection], float]


class Metrics:
    """The numbers of one server process."""

    def __init__(self, worker: int = 0) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        about = self._gauge("server", "Which program this is, and which of several workers.", ("version", "worker"))
        about.labels(__version__, str(worker)).set(1)
        self._entries = Counter(
            "entries", "Entries of logs that are on disk.", ("game", "by"), NAMESPACE, registry=self.registry
        )
        self._messages = Histogram(
            "message_seconds",
            "Time from a message of a socket to its reply; an answer is on disk by then.",
            ("kind", "outcome"),
            NAMESPACE,
            registry=self.registry,
            buckets=QUICK,
        )
        self._requests = Histogram(
            "request_seconds",
            "Time from a request to the head of its answer.",
            ("method", "route", "status"),
            NAMESPACE,
            registry=self.registry,
            buckets=QUICK,
        )
        self._stored: list[tuple[Gauge, StoredNumber]] = []

    def _gauge(self, name: str, help: str, labels: Sequence[str] = ()) -> Gauge:
        return Gauge(name, help, labels, NAMESPACE, registry=self.registry)

    # -- what is watched ----------------------------------------------------------------------------------------------

    def watch(self, name: str, help: str, read: Callable[[], float]) -> None:
        """Show a number that is looked up in memory when somebody asks for the page."""
        self._gauge(name, help).set_function(read)

    def watch_stored(self, name: str, help: str, read: StoredNumber) -> None:
        """Show a number that is looked up in the database when somebody asks for the page."""
        self._stored.append((self._gauge(name, help), read))

    # -- what is counted ----------------------------------------------------------------------------------------------

    def count_entries(self, game: str, entries: Sequence[Entry], bots: frozenset[int]) -> None:
        """Entries of a match are on disk; `bots` are the seats that bots play."""
        for entry in entries:
            self._entries.labels(game, entry.by or ("bot" if entry.seat in bots else "person")).inc()

    def time_message(self, kind: str, outcome: str, begun: float) -> None:
        """A message that came at a time (`perf_counter`) has got its reply."""
        self._messages.labels(kind, outcome).observe(time.perf_counter() - begun)

    def time_request(self, method: str, route: str, status: int, begun: float) -> None:
        """A request that came at a time (`perf_counter`) is being answered; `route` is not its path but the pattern."""
        known = method if method in METHODS else "other"
        self._requests.labels(known, route, f"{status // 100}xx").observe(time.perf_counter() - begun)

    # -- the page -----------------------------------------------------------------------------------------------------

    async def page(self, database: Database, accept: str) -> tuple[bytes, str]:
        """All numbers in the form that the asker takes, and the name of that form; no number where nobody can say."""
        for gauge, read in self._stored:
            try:
                gauge.set(await database.read(read))
            except Exception:
                gauge.set(math.nan)
        encode, content_type = choose_encoder(accept)
        return encode(self.registry), content_type
