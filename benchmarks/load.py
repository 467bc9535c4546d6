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
import os
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

HOST = "127.0.0.1"
TABLES, SEATS, SLICES = 50, 4, 15
PATIENCE = 30.0
RESERVE = 25
"""Tables that sit ready at the start of a slice to take over from those whose match ends."""


class Heard(msgspec.Struct):
    """What matters of a message."""

    t: str
    id: int = 0
    ask: int | None = None
    options: list[msgspec.Raw] = []
    over: bool = False
    done: int | None = None


class Play(msgspec.Struct):
    t: str
    id: int
    seat: int
    ask: int
    answer: msgspec.Raw


class Move(msgspec.Struct):
    """A move as the real server took it: the play, and the sizes of the frames that everybody heard of it.

    Whose they are is counted from the mover on; the mover's last one is the acknowledgement.
    """

    play: Play
    at: float
    """Seconds from the beginning of the slice."""
    table: int
    frames: list[list[int]]


_DECODER = msgspec.json.Decoder(Heard)
_ENCODER = msgspec.json.Encoder()


class Count:
    """What one server did while it was measured."""

    def __init__(self) -> None:
        self.moves = self.refused = self.heard_bytes = self.heard_frames = 0
        self.seconds = self.used = 0.0
        self.waits: list[float] = []


class Table:
    """Who sits at a table, and the frames they have heard since its last move."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.people: list[Person] = []
        self.frames: list[list[int]] = [[] for _ in range(SEATS)]

    def take_frames(self, mover: int) -> list[list[int]]:
        """The sizes of those frames, the mover's first; from now on they are counted anew."""
        frames, self.frames = self.frames, [[] for _ in range(SEATS)]
        return frames[mover:] + frames[:mover]


class Side:
    """One of the two servers with everybody who sits there."""

    def __init__(self, port: int, process: int) -> None:
        self.port, self.process = port, process
        self.sockets: set[Person] = set()
        self.count = Count()
        self.running = False
        self.start = 0.0
        self.moves: list[Move] = []
        """What was played in the last slice."""
        self.r = Random(1)

    async def slice(self, seconds: float, count: Count) -> None:
        """Let everybody play for some seconds."""
        self.count, self.running, self.moves = count, True, []
        self.start, used = time.perf_counter(), processor_seconds(self.process)
        self.begin()
        await asyncio.sleep(seconds)
        count.seconds += time.perf_counter() - self.start
        count.used += processor_seconds(self.process) - used
        self.running, self.count = False, Count()
        await asyncio.sleep(0.3)  # what is on its way arrives
        await self.tidy()

    def begin(self) -> None:
        """Let everybody play whose turn it is."""
        for person in list(self.sockets):
            person.table.take_frames(0)
            person.go_on()

    async def tidy(self) -> None:
        """Make ready for the next slice."""

    async def sit(self, person: Person) -> None:
        """Open the socket of a person, who then sits at a table."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: person, HOST, self.port)
        await asyncio.wait_for(person.open, PATIENCE)
        self.sockets.add(person)
        person.table.people.append(person)


class Person(asyncio.Protocol):
    """One socket: an upgrade, then frames. Masks are zero, which costs nobody anything."""

    def __init__(self, side: Side, table: Table, match: str, seat: int, cookie: str = "") -> None:
        self.side, self.table, self.match, self.seat, self.cookie = side, table, match, seat, cookie
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.question: Heard | None = None
        self.id = 0
        self.play: Play | None = None
        self.sent: float | None = None
        self.plays = True

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        host = f"{HOST}:{self.side.port}"
        lines = [
            f"GET /ws/{self.match} HTTP/1.1",
            f"Host: {host}",
            f"Origin: http://{host}",
            f"Cookie: zeitalter={self.cookie}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def connection_lost(self, _: Exception | None) -> None:
        self.side.sockets.discard(self)
        if not self.open.done():
            self.open.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open.done():
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                self.transport.close()
                return
            self.buffer = bytearray(rest)
            self.open.set_result(None)
        self.frames()

    def frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if len(buffer) - at < head:
                    break
                size = int.from_bytes(buffer[at + 2 : at + head], "big")
            if len(buffer) - at < head + size:
                break
            kind = buffer[at] & 15
            body = bytes(buffer[at + head : at + head + size])
            at += head + size
            if kind == 1:
                self.hear(body)
            elif kind == 9:
                self.send(body, 10)
            elif kind == 8:
                self.transport.close()
        del buffer[:at]

    def send(self, body: bytes, kind: int = 1) -> None:
        size = len(body)
        length = bytes([128 | size]) if size < 126 else bytes([128 | 126]) + size.to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + length + b"\0\0\0\0" + body)

    def hear(self, body: bytes) -> None:
        count = self.side.count
        message = _DECODER.decode(body)
        count.heard_bytes += len(body)
        count.heard_frames += 1
        self.table.frames[self.seat].append(len(body))
        if (message.t == "done" or message.done is not None) and self.sent is not None:
            count.moves += 1
            sent, self.sent = self.sent, None
            count.waits.append(time.perf_counter() - sent)
            self.moved(sent)
        if message.t == "now":
            self.question = message if message.options else None
            self.go_on()
            if message.over:
                self.over()
        elif message.t == "refused":
            count.refused += 1
            self.sent = None

    def moved(self, sent: float) -> None:
        """A move of this person is on disk."""
        frames = self.table.take_frames(self.seat)
        if self.side.running and self.play is not None:
            self.side.moves.append(Move(self.play, sent - self.side.start, self.table.number, frames))

    def over(self) -> None:
        """The match has ended."""

    def go_on(self) -> None:
        """Answer if asked, and if the last answer is not on its way."""
        if self.question is None or self.sent is not None or not (self.plays and self.side.running):
            return
        question, self.question = self.question, None
        self.id += 1
        option = question.options[int(self.side.r.random() * len(question.options))]
        self.play = Play("play", self.id, self.seat, question.ask or 0, option)
        self.sent = time.perf_counter()
        self.send(_ENCODER.encode(self.play))


class Real(Side):
    """The real server: four guests who sit at every table."""

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
        for _ in range(TABLES + RESERVE):
            await self.table()
        for _ in range(TABLES):
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
        table = Table(self.started % TABLES)
        for seat in range(SEATS):
            person = Person(self, table, match, seat, self.cookies[seat])
            person.plays = False
            await self.sit(person)
            person.send(_ENCODER.encode({"t": "hello", "seats": [seat]}))
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
        missing = TABLES - len(self.sockets) // SEATS + len(self.ready) + len(self.ended)
        self.ended = []
        for _ in range(max(0, missing)):
            self.take_over()
        while len(self.ready) < RESERVE:
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

    async def fill(self) -> None:
        self.web = httpx.AsyncClient(base_url=f"http://{HOST}:{self.port}", timeout=PATIENCE)
        self.known: list[Move] = []
        self.bodies: list[bytes] = []
        self.at = 0
        self.paced = True
        self.tables = [Table(i) for i in range(TABLES)]
        for table in self.tables:
            for seat in range(SEATS):
                await self.sit(BarePerson(self, table, f"table{table.number}", seat))

    async def learn(self, moves: list[Move]) -> None:
        """Make these moves from now on; the number of each says what the server is to send for it."""
        self.known = sorted(moves, key=lambda move: move.at)
        for i, move in enumerate(self.known):
            move.play.id = i
        self.bodies = [_ENCODER.encode(move.play) for move in self.known]
        await self.web.post("/moves", content=_ENCODER.encode([move.frames for move in self.known]))

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


def processor_seconds(process: int) -> float:
    """The processor time that a process and those it started have used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        children = " ".join(file.read_text() for file in Path(f"/proc/{process}/task").glob("*/children")).split()
    except OSError:
        return 0.0
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_seconds(int(child)) for child in children)


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
