"""The people of a large house: 1,000 sockets at 250 tables, in a process of their own, at one worker or several.

They play as fast as they can, and at a steady pace (so many answers a second, however long the server takes), which is
how waiting is measured. A bare server of the same stack gets the same moves afterwards, see `load`.
Run as `python -m benchmarks.crowd PLAN`, a line of JSON (`Plan`); prints one line of JSON.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections import deque
from pathlib import Path
from typing import Any

import httpx
import msgspec

from benchmarks.load import Bare, Real, told
from benchmarks.sides import ENCODER, HOST, PATIENCE, SEATS, Count, Person, Table, processor_seconds

TABLES, RESERVE, SLICES = 250, 15, 3
TICK = 0.005


class Plan(msgspec.Struct):
    """What is to be measured."""

    ports: list[int]
    processes: list[int]
    seconds: float
    pace: float
    """Answers in a second."""
    split: bool = False
    """Whether the people of a table sit at different workers."""
    bare: tuple[int, int] | None = None
    database: int | None = None
    """The process of PostgreSQL."""


class Patron(Person):
    """Somebody who answers at once, or when it is time for the next answer."""

    side: Crowd
    queued = False

    def go_on(self) -> None:
        if self.side.pace is None:
            super().go_on()
        elif self.question is not None and not self.queued:
            self.queued = True
            self.side.asked.append(self)

    def answer(self) -> None:
        self.queued = False
        super().go_on()


class Crowd(Real):
    """Everybody at all workers."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan.ports[0], plan.processes[0], TABLES, RESERVE)
        self.plan = plan
        self.pace: float | None = None
        self.asked: deque[Patron] = deque()
        self.memory: list[int] = []

    def used(self) -> float:
        return sum(map(processor_seconds, self.plan.processes))

    def begin(self) -> None:
        self.asked.clear()
        for person in self.sockets:
            if isinstance(person, Patron):
                person.queued = False
        super().begin()
        if self.pace is not None:
            self.ticking = asyncio.create_task(self.tick(self.pace))

    async def tick(self, pace: float) -> None:
        """Let as many people answer as it is time for."""
        start, given = time.perf_counter(), 0
        while self.running:
            while self.asked and given < (time.perf_counter() - start) * pace:
                given += 1
                self.asked.popleft().answer()
            await asyncio.sleep(TICK)

    async def fill(self) -> None:
        """One at every table first, then the others: what a table needs and what a socket is told apart."""
        urls = [f"http://{HOST}:{port}" for port in self.plan.ports]
        self.webs = [httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=PATIENCE) for url in urls]
        self.cookies, self.started = [], 0
        self.ready: list[list[Person]] = []
        self.ended: list[list[Person]] = []
        for i in range(SEATS):
            answer = await self.webs[0].post("/api/guest", json={"name": f"Person {i + 1}"})
            self.cookies.append(answer.raise_for_status().cookies["zeitalter"])
            self.webs[0].cookies.clear()
        self.memory.append(_memory(self.plan.processes))
        begun = []
        for _ in range(self.tables + self.reserve):
            begun.append(await self.begin_table())
        await asyncio.sleep(2)
        self.memory.append(_memory(self.plan.processes))
        for table, match in begun:
            await self.complete(table, match)
        await asyncio.sleep(2)
        self.memory.append(_memory(self.plan.processes))
        for _ in range(self.tables):
            self.take_over()

    def worker_of(self, table: Table, seat: int = 0) -> int:
        """Where somebody sits: a table is at one worker, or half of it at the next one."""
        return (table.number + (seat % 2 if self.plan.split else 0)) % len(self.plan.ports)

    async def begin_table(self) -> tuple[Table, str]:
        self.started += 1
        table = Table(self.started % self.tables)
        self.web = self.webs[self.worker_of(table)]
        match = await self.match()
        await self.take_seat(table, match, 0)
        return table, match

    async def complete(self, table: Table, match: str) -> None:
        for seat in range(1, SEATS):
            await self.take_seat(table, match, seat)
        people = table.people
        people[0].over = lambda: self.over(people)  # type: ignore[method-assign]
        self.ready.append(people)

    async def take_seat(self, table: Table, match: str, seat: int) -> None:
        person = Patron(self, table, match, seat, self.cookies[seat])
        person.plays = False
        self.port = self.plan.ports[self.worker_of(table, seat)]
        await self.sit(person)
        person.send(ENCODER.encode({"t": "hello", "seats": [seat]}))

    async def table(self) -> None:
        await self.complete(*await self.begin_table())


def _memory(processes: list[int]) -> int:
    """Bytes of memory that some processes have."""
    pages = sum(int(Path(f"/proc/{process}/statm").read_text().split()[1]) for process in processes)
    return pages * 4096


async def run(plan: Plan) -> dict[str, Any]:
    crowd = Crowd(plan)
    await crowd.fill()
    bare = None if plan.bare is None else Bare(*plan.bare, TABLES)
    before = _memory([plan.bare[1]]) if plan.bare else 0
    if bare is not None:
        await bare.fill()
    bare_socket = (_memory([plan.bare[1]]) - before) / (TABLES * SEATS) if plan.bare else 0
    counts = {name: Count() for name in ("real", "steady", "bare", "free")}
    await crowd.slice(2, Count())  # for warming up
    database = processor_seconds(plan.database) if plan.database else 0.0
    for _ in range(SLICES):
        crowd.pace = None
        await crowd.slice(plan.seconds / SLICES, counts["real"])
        if bare is not None:
            await bare.learn(crowd.moves)
            for name in ("bare", "free"):
                bare.paced = name == "bare"
                await bare.slice(plan.seconds / SLICES, counts[name])
        crowd.pace = plan.pace
        await crowd.slice(plan.seconds / SLICES, counts["steady"])
    if plan.database:
        database = processor_seconds(plan.database) - database
    empty, some, all = crowd.memory
    socket = (all - some) / ((SEATS - 1) * crowd.started)
    figures: dict[str, Any] = {name: told(count) for name, count in counts.items() if count.seconds}
    for name in ("real", "steady"):
        figures[name]["busy"] = counts[name].used / counts[name].seconds
    moves = counts["real"].moves + counts["steady"].moves
    return {
        **figures,
        "socket_kb": socket / 1024,
        "table_kb": ((some - empty) / crowd.started - socket) / 1024,
        "bare_socket_kb": bare_socket / 1024,
        "database_ms": database * 1000 / max(1, moves),
        "sockets": len(crowd.sockets),
    }


if __name__ == "__main__":
    print(msgspec.json.encode(asyncio.run(run(msgspec.json.decode(sys.argv[1], type=Plan)))).decode())
