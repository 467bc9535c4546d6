"""A house under attack, and a bystander who goes on playing: what was tried, and what had an effect.

An attack is a function of a house and a number: it tries that many times and says what it should not have been able to
do. `test_siege_*.py` run every attack in its small form, `tools/siege.py` in its long one. A house has one worker, or
several that whoever comes is spread over, as by a load balancer that does not care who was where.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from visitors import CLOSING, OPEN, PATIENCE, Screen, Server, Visitor
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

MOST_MEMORY, MOST_WITH_WORKERS = 250.0, 1500.0
"""Megabytes by which a worker may grow, and with the processes of its bots, which have limits of their own."""
MOST_LOG = 1_000_000


class House:
    """The workers of a house; a door of it leads to one or another."""

    slowest_answer = 20.0
    """Seconds whoever does not attack may wait: generous, because the machine may be busy with other tests.
    `tools/siege.py`, which has it alone, asks for less."""

    def __init__(self, workers: Sequence[Server]) -> None:
        self.workers = workers
        self._lots = Random(len(workers))

    @classmethod
    def open(cls, folder: Path, workers: int = 1, **settings: Any) -> House:
        """A house of its own, with all limits."""
        return cls([Server(folder, limits=True, **settings) for _ in range(workers)])

    @property
    def settings(self) -> dict[str, Any]:
        return self.workers[0].settings

    def door(self) -> Server:
        """The worker who lets the next one in, by lot."""
        return self._lots.choice(self.workers)

    def at(self, n: int) -> House:
        """The same house for somebody who always comes to one worker."""
        return House([self.workers[n % len(self.workers)]])

    def kill(self) -> None:
        for worker in self.workers:
            worker.kill()


Attack = Callable[[House, int], list[str]]
"""Tries something so many times; returns what had an effect."""


class Doors(httpx.HTTPTransport):
    """Leads every request through a door of a house, whichever worker it is addressed to."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.url = request.url.copy_with(port=self._house.door().port)
        return super().handle_request(request)


class Stranger(Visitor):
    """A visitor from an address of its own, as a reverse proxy on the same machine tells it."""

    def __init__(self, name: str | None, at: House, address: str) -> None:
        self.house, self.address = at, address
        super().__init__(None, at.door())
        if name is not None:
            self.post("/api/guest", name=name)

    def _browser(self) -> httpx.Client:
        headers = {"Origin": self.server.url, "X-Forwarded-For": self.address}
        doors = Doors(self.house)
        return httpx.Client(base_url=self.server.url, headers=headers, timeout=PATIENCE, transport=doors)

    def open(self, match: str, origin: str | None = None, cookie: str | None = None) -> ClientConnection:
        headers = {"Cookie": self.cookie if cookie is None else cookie, "X-Forwarded-For": self.address}
        worker = self.house.door()
        url, site = f"ws://127.0.0.1:{worker.port}/ws/{match}", origin or worker.url
        more: Any = {"additional_headers": headers, "max_size": None, "close_timeout": CLOSING}
        return OPEN.enter_context(connect(url, origin=Origin(site), **more))

    def always_at(self, n: int) -> Stranger:
        """The same browser, always at one worker."""
        found = Stranger(None, self.house.at(n), self.address)
        found.web.cookies.update(self.web.cookies)
        return found


class Bystander(threading.Thread):
    """Plays at a table of its own, with one seat at the first worker and one at the last, and looks at pages; notes how
    long it waits and what fails."""

    def __init__(self, house: House) -> None:
        super().__init__(daemon=True)
        self.slowest = 0.0
        self.answers = 0
        self.failures: list[str] = []
        self._end = threading.Event()
        person = Stranger("Bystander", house, "203.0.113.9")
        made = person.post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "screen"}])
        self._people = [person.always_at(n) for n in (0, -1)]
        self._screens = [one.sit(made["id"], seat) for seat, one in enumerate(self._people)]
        self._r = Random(1)

    def __enter__(self) -> Bystander:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._end.set()
        self.join(PATIENCE)
        for screen in self._screens:
            with suppress(WebSocketException, OSError):
                screen.connection.close()

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
        person = self._people[self.answers // 2 % 2]
        found = httpx.get(f"{person.server.url}/health", timeout=PATIENCE, headers={"X-Forwarded-For": person.address})
        if found.status_code != 200:
            self.failures.append(f"bystander: /health says {found.status_code}")

    def _play(self) -> None:
        seat = next((s for s, screen in enumerate(self._screens) if s in screen.now[s]["asked"]), None)
        if seat is None:  # the game is over
            for screen in self._screens:
                screen.send(t="ping")
                screen.until(lambda m: m["t"] == "pong")
            return
        screen = self._screens[seat]
        n = screen.play(seat, self._r.choice(screen.now[seat]["options"]))
        for other, screen in enumerate(self._screens):
            while screen.now[other]["n"] < n:
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


def besiege(name: str, attack: Attack, n: int, folder: Path, workers: int = 1, **settings: Any) -> Outcome:
    """Attack a house of its own, with all its limits, beside a bystander."""
    house = House.open(folder, workers, **settings)
    try:
        with Bystander(house) as bystander:
            time.sleep(0.3)
            before, start = [sizes(worker) for worker in house.workers], time.monotonic()
            try:
                effects = attack(house, n)
            except Exception as error:  # the other attacks are tried all the same
                effects = [f"the attack broke off: {type(error).__name__} {error}"[:300]]
            seconds = time.monotonic() - start
            grown, all_grown = most_grown(before, [sizes(worker) for worker in house.workers])
        effects += bystander.failures
        if bystander.slowest > house.slowest_answer:
            effects.append(f"a bystander waited {bystander.slowest:.1f} s")
        if grown > MOST_MEMORY or all_grown > MOST_WITH_WORKERS:
            effects.append(f"a worker grew by {grown:.0f} MB, with its bots by {all_grown:.0f} MB")
        effects += [f"log: {line}" for worker in house.workers for line in errors_in(worker)]
        log = sum(worker.log.stat().st_size for worker in house.workers)
        if log > MOST_LOG * workers + 300 * bystander.answers:
            effects.append(f"the log grew to {log} bytes")
        return Outcome(name, n, effects, bystander.slowest, grown, all_grown, log, seconds, bystander.answers)
    finally:
        house.kill()


def errors_in(worker: Server) -> list[str]:
    """What the log of a worker says went wrong on our side."""
    lines = [json.loads(line) for line in worker.log.read_text().splitlines() if line.startswith("{")]
    return [str(line)[:600] for line in lines if line["level"] in ("error", "critical")][:5]


def sizes(worker: Server) -> tuple[float, float]:
    """Megabytes of a worker, and of it with the processes of its bots."""
    return memory(worker.pid), memory(worker.pid, children=True)


def most_grown(before: Sequence[tuple[float, float]], after: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """By how much the worker has grown that has grown most, alone and with the processes of its bots."""
    grown = [(b[0] - a[0], b[1] - a[1]) for a, b in zip(before, after, strict=True)]
    return max(alone for alone, _ in grown), max(all for _, all in grown)


def memory(pid: int, children: bool = False) -> float:
    """Megabytes of a process, or of it and all its children; what several share is counted once."""
    try:
        rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
        others = Path(f"/proc/{pid}/task/{pid}/children").read_text().split() if children else []
    except OSError:
        return 0.0
    own = next((int(line.split()[1]) for line in rollup.splitlines() if line.startswith("Pss:")), 0)
    return own / 1024 + sum(memory(int(child), True) for child in others)


def stranger_at_a_table(house: House, address: str = "198.51.100.7") -> tuple[Stranger, str, Screen]:
    """Somebody who attacks from inside: with a name, a match and a screen."""
    mallory = Stranger("Mallory", house, address)
    match = mallory.post("/api/matches", game="historia", seats=[{"kind": "me"}, {"kind": "screen"}])["id"]
    return mallory, match, mallory.sit(match, 0, 1)
