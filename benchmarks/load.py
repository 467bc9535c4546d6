"""The people: 200 sockets on 50 tables, in a process of their own, against the real and the bare server by turns.

Sockets are read by hand and messages only as far as needed, so that the load is not what is measured. A seat that is
asked answers at once with a random option. What is measured is play alone: matches are started and sockets opened
before and between the slices of time that count, and a table whose match ends in a slice hands over to one that waits.
The bare server then gets the same moves at the same times, so that both find as much to do at once and share as many
commits, and sends for each as many frames, of the same sizes and to the same people; that is what its processor time
is compared by. How many moves it could make is measured in slices of its own, in which it gets them as fast as it can.
Run as `python -m benchmarks.load REAL_PORT REAL_PROCESS BARE_PORT BARE_PROCESS SECONDS`; prints one line of JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from typing import Any

import httpx

from benchmarks.sides import ENCODER, HOST, PATIENCE, SEATS, Count, Move, Person, Side, Table

TABLES, SLICES = 50, 15
RESERVE = 25
"""Tables that sit ready at the start of a slice to take over from those whose match ends."""


class Real(Side):
    """The real server: four guests who sit at every table."""

    def __init__(self, port: int, process: int, tables: int = TABLES, reserve: int = RESERVE) -> None:
        super().__init__(port, process)
        self.tables, self.reserve = tables, reserve

    async def fill(self) -> None:
        url = f"http://{HOST}:{self.port}"
        self.web = httpx.AsyncClient(base_url=url, headers={"Origin": url}, timeout=PATIENCE)
        self.cookies = []
        self.started = 0
        self.ready: list[list[Person]] = []
        self.ended: list[list[Person]] = []
        for i in range(SEATS):
            answer = await self.web.post("/api/guest", json={"name": f"Person {i + 1}"})
            self.cookies.append(answer.raise_for_status().cookies["zeitalter"])
            self.web.cookies.clear()
        for _ in range(self.tables + self.reserve):
            await self.table()
        for _ in range(self.tables):
            self.take_over()

    async def post(self, seat: int, path: str, body: Any) -> Any:
        headers = {"Cookie": f"zeitalter={self.cookies[seat]}"}
        return (await self.web.post(path, json=body, headers=headers)).raise_for_status().json()

    async def match(self) -> str:
        """Start a match and let everybody take a seat."""
        seats = [{"kind": "me"}, *({"kind": "link"} for _ in range(SEATS - 1))]
        match = await self.post(0, "/api/matches", {"game": "historia", "seats": seats})
        for seat, token in match["links"].items():
            await self.post(int(seat), f"/api/join/{token}", {})
        return str(match["id"])

    async def table(self) -> None:
        """Everybody opens a socket at a new match and waits until it is their table's turn."""
        self.started += 1
        match = await self.match()
        table = Table(self.started % self.tables)
        for seat in range(SEATS):
            person = Person(self, table, match, seat, self.cookies[seat])
            person.plays = False
            await self.sit(person)
            person.send(ENCODER.encode({"t": "hello", "seats": [seat]}))
        people = table.people
        people[0].over = lambda: self.over(people)  # type: ignore[method-assign]
        self.ready.append(people)

    def over(self, people: list[Person]) -> None:
        """A match has ended: another table plays instead."""
        self.ended.append(people)
        self.take_over()

    def take_over(self) -> None:
        if self.ready:
            for person in self.ready.pop():
                person.plays = True
                person.go_on()

    async def tidy(self) -> None:
        """Close the sockets of the tables whose match is over, and make others ready."""
        for people in self.ended:
            for person in people:
                person.transport.close()
        missing = self.tables - len(self.sockets) // SEATS + len(self.ready) + len(self.ended)
        self.ended = []
        for _ in range(max(0, missing)):
            self.take_over()
        while len(self.ready) < self.reserve:
            await self.table()
        await asyncio.sleep(0.1)


class BarePerson(Person):
    """Makes recorded moves."""

    side: Bare

    def moved(self, _: float) -> None:
        if not self.side.paced:
            self.side.next_move(self.table)

    def go_on(self) -> None:
        """Nobody is asked here."""


class Bare(Side):
    """The bare server: nobody to know, only sockets, and moves that were made before."""

    def __init__(self, port: int, process: int, tables: int = TABLES) -> None:
        super().__init__(port, process)
        self.size = tables

    async def fill(self) -> None:
        self.web = httpx.AsyncClient(base_url=f"http://{HOST}:{self.port}", timeout=PATIENCE)
        self.known: list[Move] = []
        self.bodies: list[bytes] = []
        self.at = 0
        self.paced = True
        self.tables = [Table(i) for i in range(self.size)]
        for table in self.tables:
            for seat in range(SEATS):
                await self.sit(BarePerson(self, table, f"table{table.number}", seat))

    async def learn(self, moves: list[Move]) -> None:
        """Make these moves from now on; the number of each says what the server is to send for it."""
        self.known = sorted(moves, key=lambda move: move.at)
        for i, move in enumerate(self.known):
            move.play.id = i
        self.bodies = [ENCODER.encode(move.play) for move in self.known]
        await self.web.post("/moves", content=ENCODER.encode([move.frames for move in self.known]))

    def begin(self) -> None:
        """Make every move at its time, or one at each table as soon as the one before it is made."""
        self.at = 0
        if self.paced:
            self.make_due()
        else:
            for table in self.tables:
                self.next_move(table)

    def make_due(self) -> None:
        """Make all moves whose time has come, and wait for the next."""
        now = time.perf_counter() - self.start
        while self.running and self.at < len(self.known):
            move = self.known[self.at]
            if move.at > now:
                asyncio.get_running_loop().call_later(move.at - now, self.make_due)
                return
            self.next_move(self.tables[move.table])

    def next_move(self, table: Table) -> None:
        if self.running:
            n = self.at % len(self.known)
            self.at += 1
            person = table.people[self.known[n].play.seat]
            person.sent = time.perf_counter()
            person.send(self.bodies[n])


def told(count: Count) -> dict[str, Any]:
    """The figures of one server."""
    waits = sorted(count.waits) or [0.0]
    return {
        "moves_per_second": count.moves / count.seconds,
        "p50_ms": waits[len(waits) // 2] * 1000,
        "p99_ms": waits[min(len(waits) - 1, len(waits) * 99 // 100)] * 1000,
        "used_ms": count.used * 1000 / max(1, count.moves),
        "moves": count.moves,
        "refused": count.refused,
        "frames": count.heard_frames / max(1, count.moves),
        "bytes": count.heard_bytes / max(1, count.moves),
    }


async def run(real: Real, bare: Bare, seconds: float) -> dict[str, Any]:
    """Both servers by turns, each for so many seconds in all."""
    await real.fill()
    await bare.fill()
    counts = [Count(), Count(), Count()]
    for i in range(SLICES + 1):
        if i == 1:  # the first one was for warming up
            counts = [Count(), Count(), Count()]
        await real.slice(seconds / SLICES, counts[0])
        if not real.moves:  # somebody else had the machine
            continue
        await bare.learn(real.moves)
        for paced, count in zip((True, False), counts[1:], strict=True):
            bare.paced = paced
            await bare.slice(seconds / SLICES, count)
    figures = dict(zip(("real", "bare", "free"), map(told, counts), strict=True))
    return {**figures, "matches": real.started, "sockets": len(real.sockets)}


if __name__ == "__main__":
    ports_and_processes = [int(word) for word in sys.argv[1:5]]
    sides = Real(*ports_and_processes[:2]), Bare(*ports_and_processes[2:])
    print(json.dumps(asyncio.run(run(*sides, float(sys.argv[5])))))
