"""A server under attack, and a bystander who goes on playing: what was tried, and what had an effect.

An attack is a function of a server and a number: it tries that many times and says what it should not have been able to
do. `test_siege_*.py` run every attack in its small form, `tools/siege.py` in its long one.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from visitors import OPEN, PATIENCE, Screen, Server, Visitor
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

Attack = Callable[[Server, int], list[str]]
"""Tries something so many times; returns what had an effect."""
SLOWEST_ANSWER = 5.0
"""Seconds a bystander may wait: generous, because the machine may be busy with other tests."""
MOST_MEMORY, MOST_WITH_WORKERS = 250.0, 1500.0
"""Megabytes by which the server may grow, and with its workers, which have limits of their own."""
MOST_LOG = 1_000_000


class Stranger(Visitor):
    """A visitor from an address of its own, as a reverse proxy on the same machine tells it."""

    def __init__(self, name: str | None, at: Server, address: str) -> None:
        super().__init__(None, at)
        self.address = address
        self.web.headers["X-Forwarded-For"] = address
        if name is not None:
            self.post("/api/guest", name=name)

    def open(self, match: str, origin: str | None = None, cookie: str | None = None) -> ClientConnection:
        headers = {"Cookie": self.cookie if cookie is None else cookie, "X-Forwarded-For": self.address}
        url = f"ws://127.0.0.1:{self.server.port}/ws/{match}"
        site: Any = origin or self.server.url
        return OPEN.enter_context(connect(url, origin=site, additional_headers=headers, max_size=None))


class Bystander(threading.Thread):
    """Plays at a table of its own and looks at pages, and notes how long it waits and what fails."""

    def __init__(self, server: Server) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.slowest = 0.0
        self.answers = 0
        self.failures: list[str] = []
        self._end = threading.Event()
        self._person = Stranger("Bystander", server, "203.0.113.9")
        made = self._person.post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "screen"}])
        self._screen = self._person.sit(made["id"], 0, 1)
        self._r = Random(1)

    def __enter__(self) -> Bystander:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        self.join(PATIENCE)
        with suppress(WebSocketException, OSError):
            self._screen.connection.close()

    def run(self) -> None:
        try:
            while not self._end.is_set():
                self._timed(self._look)
                self._timed(self._play)
                self._end.wait(0.05)
        except Exception as error:
            self.failures.append(f"bystander: {type(error).__name__} {error}"[:300])

    def _timed(self, what: Callable[[], None]) -> None:
        start = time.monotonic()
        what()
        self.slowest = max(self.slowest, time.monotonic() - start)
        self.answers += 1

    def _look(self) -> None:
        found = httpx.get(f"{self.server.url}/health", timeout=PATIENCE, headers={"X-Forwarded-For": "203.0.113.9"})
        if found.status_code != 200:
            self.failures.append(f"bystander: /health says {found.status_code}")

    def _play(self) -> None:
        screen = self._screen
        seat = next((s for s in (0, 1) if s in screen.now[s]["asked"]), None)
        if seat is None:  # the game is over
            screen.send(t="ping")
            screen.until(lambda m: m["t"] == "pong")
            return
        n = screen.play(seat, self._r.choice(screen.now[seat]["options"]))
        while any(screen.now[seat]["n"] < n for seat in (0, 1)):
            screen.next()


@dataclass(slots=True)
class Outcome:
    """What became of an attack."""

    name: str
    tried: int
    effects: list[str]
    slowest: float
    memory: float
    with_workers: float
    log: int
    seconds: float = 0.0
    answers: int = field(default=0)

    def row(self) -> tuple[str, ...]:
        return (
            self.name,
            str(self.tried),
            str(len(self.effects)),
            f"{self.slowest * 1000:.0f} ms",
            f"{self.memory:+.0f} MB",
            f"{self.with_workers:+.0f} MB",
            f"{self.log // 1000} kB",
            f"{self.seconds:.0f} s",
        )


def besiege(name: str, attack: Attack, n: int, folder: Path, **settings: Any) -> Outcome:
    """Attack a server of its own, with all its limits, beside a bystander."""
    server = Server(folder, limits=True, **settings)
    try:
        with Bystander(server) as bystander:
            time.sleep(0.3)
            before, all_before, start = memory(server.pid), memory(server.pid, workers=True), time.monotonic()
            try:
                effects = attack(server, n)
            except Exception as error:  # the other attacks are tried all the same
                effects = [f"the attack broke off: {type(error).__name__} {error}"[:300]]
            seconds = time.monotonic() - start
            grown, all_grown = memory(server.pid) - before, memory(server.pid, workers=True) - all_before
        effects += bystander.failures
        if bystander.slowest > SLOWEST_ANSWER:
            effects.append(f"a bystander waited {bystander.slowest:.1f} s")
        if grown > MOST_MEMORY or all_grown > MOST_WITH_WORKERS:
            effects.append(f"the server grew by {grown:.0f} MB, with its workers by {all_grown:.0f} MB")
        effects += [f"log: {line}" for line in errors_in(server)]
        log = server.log.stat().st_size
        if log > MOST_LOG + 300 * bystander.answers:
            effects.append(f"the log grew to {log} bytes")
        return Outcome(name, n, effects, bystander.slowest, grown, all_grown, log, seconds, bystander.answers)
    finally:
        server.kill()


def errors_in(server: Server) -> list[str]:
    """What the server's log says went wrong on our side."""
    lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    return [str(line)[:600] for line in lines if line["level"] in ("error", "critical")][:5]


def memory(pid: int, workers: bool = False) -> float:
    """Megabytes of a process, or of it and all its workers; what several share is counted once."""
    try:
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split() if workers else []
    except OSError:
        return 0.0
    own = next((int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:")), 0)
    return own / 1024 + sum(memory(int(child), True) for child in children)


def stranger_at_a_table(server: Server, address: str = "198.51.100.7") -> tuple[Stranger, str, Screen]:
    """Somebody who attacks from inside: with a name, a match and a screen."""
    mallory = Stranger("Mallory", server, address)
    match = mallory.post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "screen"}])["id"]
    return mallory, match, mallory.sit(match, 0, 1)
