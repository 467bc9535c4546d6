"""Two workers on one PostgreSQL: what it costs to follow a match at 2,000 entries at the worker where it is not played,
beside the one where it is, and how long a move takes from the one to the other.
"""

from __future__ import annotations

import tempfile
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from sqlalchemy import insert
from websockets.sync.client import ClientConnection, connect

from benchmarks.server import HOST, running
from benchmarks.sides import processor_seconds
from benchmarks.stored import COOKIE
from zeitalter import Match, find_game
from zeitalter.engine.forms import sample
from zeitalter.server.config import driver_url
from zeitalter.server.match.lobby import new_info
from zeitalter.server.steady_clock import timestamp
from zeitalter.server.store.database import Database
from zeitalter.server.store.match_info import Place
from zeitalter.server.store.matches import insert_match
from zeitalter.server.store.people import Person, token_hash
from zeitalter.server.store.tables import PEOPLE, SESSIONS

GAME, SEATS, LONG, PLAYED = "civilization", 7, 2000, 200
"""A match that random play does not end for that long, its entries before the first answer, and answers that count."""
WARM_UP = 10
PAUSE = 0.05
"""Seconds between two answers: each finds both workers at rest."""


def measure(cluster: Any) -> None:
    """Print what an answer costs at both workers, and how long it takes to the other."""
    url = cluster.new_database()
    answers, match = build(url)
    with tempfile.TemporaryDirectory(prefix="zeitalter-bench-") as name:
        command = ["benchmarks.worker", url]
        with running(Path(name), *command) as here, running(Path(name), *command) as there:
            screens = Screen(here[0], match), Screen(there[0], match)
            for n, (seat, answer) in enumerate(answers):
                if n == WARM_UP:
                    idle, before = _idle(here[1], there[1]), _used(here[1], there[1])
                    begun = time.perf_counter()
                screens[0].play(seat, answer)
                time.sleep(PAUSE)
            seconds, after = time.perf_counter() - begun, _used(here[1], there[1])
            time.sleep(0.5)
            last = LONG + len(answers)
            counted = range(LONG + WARM_UP + 1, last + 1)
            delays = [(screens[1].heard_of(n) - screens[0].heard_of(n)) * 1000 for n in counted]
            for screen in screens:
                screen.connection.close()
    costs = [(b - a - rate * seconds) * 1000 / PLAYED for a, b, rate in zip(before, after, idle, strict=True)]
    delays.sort()
    print(
        f"following a match at {LONG:,} entries: {costs[1]:.1f} ms of processor per answer, {costs[0]:.1f} ms where it "
        f"is played; an answer is at the other worker {delays[len(delays) // 2]:.0f} ms later (median), "
        f"{delays[len(delays) * 99 // 100]:.0f} ms (p99)",
        flush=True,
    )


def _used(*processes: int) -> list[float]:
    return [processor_seconds(process) for process in processes]


def _idle(*processes: int, seconds: float = 5.0) -> list[float]:
    """What processes use in a second without anybody doing anything."""
    before = _used(*processes)
    time.sleep(seconds)
    return [(b - a) / seconds for a, b in zip(before, _used(*processes), strict=True)]


def build(url: str) -> tuple[list[tuple[int, Any]], str]:
    """Store a long match of one person; what is answered next in it, and its id."""
    info = new_info(GAME, "Long", Person("p0", "P0", False), [Place(str(n), "p0") for n in range(SEATS)])
    match, r = Match.new(find_game(GAME), info.seats(), seed=0), Random(0)
    database = Database(driver_url(url))
    with database.engine.execution_options(writes=True).begin() as c:
        c.execute(insert(PEOPLE).values(id="p0", name="P0", created=timestamp()))
        c.execute(insert(SESSIONS).values(hash=token_hash(COOKIE), person="p0", created=timestamp()))
        _play(match, r, LONG)
        insert_match(c, info, match)
    database.close()
    _play(match, r, LONG + WARM_UP + PLAYED)
    to_json = match.game.action_to_json
    return [(entry.seat, to_json(match.table, entry.value)) for entry in match.log[LONG:]], info.id


def _play(match: Match, r: Random, until: int) -> None:
    while len(match.log) < until:
        seat = match.asked()[0]
        match.play(seat, sample(match.state, seat, r.choice(match.options(seat)), r))


class Heard(msgspec.Struct):
    """What matters of a message."""

    t: str
    seat: int | None = None
    n: int = 0
    ask: int | None = None
    error: str = ""


class Screen:
    """A screen with all seats, read by a thread of its own, that remembers when it first heard of each entry."""

    def __init__(self, port: int, match: str) -> None:
        head = {"Cookie": f"zeitalter={COOKIE}"}
        url = f"http://{HOST}:{port}"
        self.connection: ClientConnection = connect(
            f"ws://{HOST}:{port}/ws/{match}", origin=url, additional_headers=head, max_size=None
        )  # type: ignore[call-overload]
        self.seen: dict[int, float] = {}
        self.asks: dict[int, int] = {}
        self.news = threading.Condition()
        self._decoder = msgspec.json.Decoder(Heard)
        self._id = 0
        self.connection.send(msgspec.json.encode({"t": "hello", "seats": list(range(SEATS))}).decode())
        threading.Thread(target=self._listen, daemon=True).start()
        self._wait(lambda: len(self.asks) == SEATS)

    def _listen(self) -> None:
        for frame in self.connection:
            heard, at = self._decoder.decode(frame), time.perf_counter()
            assert heard.t != "refused", frame
            if heard.t not in ("now", "asked"):
                continue
            with self.news:
                self.seen.setdefault(heard.n, at)
                for seat in range(SEATS) if heard.seat is None else [heard.seat]:
                    self.asks[seat] = heard.ask if heard.ask is not None else self.asks.get(seat, 0)
                self.news.notify_all()

    def heard_of(self, entry: int) -> float:
        """When it was first known that an entry is there."""
        return min(at for n, at in self.seen.items() if n >= entry)

    def _wait(self, wanted: Any) -> None:
        with self.news:
            assert self.news.wait_for(wanted, 60)

    def play(self, seat: int, answer: Any) -> None:
        """Answer, and wait until the position after it is here."""
        self._id += 1
        entry = max(self.seen) + 1
        play = {"t": "play", "id": self._id, "seat": seat, "ask": self.asks[seat], "answer": answer}
        self.connection.send(msgspec.json.encode(play).decode())
        self._wait(lambda: entry in self.seen)
