"""The people: 200 sockets on 50 tables, in a process of their own, against the real and the bare server by turns.

Sockets are read by hand and messages only as far as needed, so that the load is not what is measured. A seat that is
asked answers at once with a random option. What is measured is play alone: matches are started and sockets opened
before and between the slices of time that count, and a table whose match ends in a slice hands over to one that waits.
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
WARM = 1.0
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


class BarePlay(msgspec.Struct):
    id: int
    answer: tuple[Any, ...]
    size: int


_DECODER = msgspec.json.Decoder(Heard)
_ENCODER = msgspec.json.Encoder()


class Count:
    """What one server did while it was measured."""

    def __init__(self) -> None:
        self.moves = self.refused = self.heard_bytes = 0
        self.seconds = self.used = 0.0
        self.waits: list[float] = []


class Side:
    """One of the two servers with everybody who sits there."""

    def __init__(self, port: int, process: int) -> None:
        self.port, self.process = port, process
        self.sockets: set[Person] = set()
        self.count = Count()
        self.running = False
        self.r = Random(1)

    async def slice(self, seconds: float, count: Count) -> None:
        """Let everybody play for some seconds."""
        self.count, self.running = count, True
        start, used = time.perf_counter(), processor_seconds(self.process)
        for person in list(self.sockets):
            person.go_on()
        await asyncio.sleep(seconds)
        count.seconds += time.perf_counter() - start
        count.used += processor_seconds(self.process) - used
        self.running, self.count = False, Count()
        await asyncio.sleep(0.3)  # what is on its way arrives
        await self.tidy()

    async def tidy(self) -> None:
        """Make ready for the next slice."""

    async def sit(self, match: str, seat: int, cookie: str, hello: bool) -> Person:
        loop = asyncio.get_running_loop()
        _, person = await loop.create_connection(lambda: Person(self, match, seat, cookie), HOST, self.port)
        await asyncio.wait_for(person.open, PATIENCE)
        if hello:
            person.send(_ENCODER.encode({"t": "hello", "seats": [seat]}))
        self.sockets.add(person)
        return person


class Person(asyncio.Protocol):
    """One socket: an upgrade, then frames. Masks are zero, which costs nobody anything."""

    def __init__(self, side: Side, match: str, seat: int, cookie: str) -> None:
        self.side, self.match, self.seat, self.cookie = side, match, seat, cookie
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.question: Heard | None = None
        self.id = 0
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
        if message.t == "now":
            count.heard_bytes += len(body)
        if (message.t == "done" or message.done is not None) and self.sent is not None:
            count.moves += 1
            count.waits.append(time.perf_counter() - self.sent)
            self.sent = None
        if message.t == "now":
            self.now(message)
        elif message.t == "refused":
            count.refused += 1
            self.sent = None

    def now(self, message: Heard) -> None:
        self.question = message if message.options else None
        self.go_on()
        if message.over:
            self.over()

    def over(self) -> None:
        """The match has ended."""

    def go_on(self) -> None:
        """Answer if asked, and if the last answer is not on its way."""
        if self.question is None or self.sent is not None or not (self.plays and self.side.running):
            return
        question, self.question = self.question, None
        self.id += 1
        self.sent = time.perf_counter()
        self.send(self.answer(question))

    def answer(self, question: Heard) -> bytes:
        option = question.options[int(self.side.r.random() * len(question.options))]
        return _ENCODER.encode(Play("play", self.id, self.seat, question.ask or 0, option))


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
        people = [await self.sit(match, seat, self.cookies[seat], hello=True) for seat in range(SEATS)]
        for person in people:
            person.plays = False
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
    """Answers in turn, and says how many bytes the others are to hear."""

    heard = 0

    def now(self, message: Heard) -> None:
        self.heard += 1
        self.question = message if self.heard % SEATS == self.seat else None
        self.go_on()

    def answer(self, _: Heard) -> bytes:
        return _ENCODER.encode(BarePlay(self.id, ("expansion", "basic", 0, "china"), self.side.size))  # type: ignore


class Bare(Side):
    """The bare server: nobody to know, only sockets."""

    size = 1000

    async def fill(self) -> None:
        loop = asyncio.get_running_loop()
        for i in range(TABLES):
            for seat in range(SEATS):
                make = lambda i=i, seat=seat: BarePerson(self, f"table{i}", seat, "")  # noqa: E731
                _, person = await loop.create_connection(make, HOST, self.port)
                await asyncio.wait_for(person.open, PATIENCE)
                self.sockets.add(person)
                if seat == 0:
                    person.question = Heard("now")


def processor_seconds(process: int) -> float:
    """The processor time a process has used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
        "bytes": count.heard_bytes / max(1, count.moves) / SEATS,
    }


async def run(real: Real, bare: Bare, seconds: float) -> dict[str, Any]:
    """Both servers by turns, each for so many seconds in all."""
    await real.fill()
    await bare.fill()
    await real.slice(WARM, Count())
    await bare.slice(WARM, Count())
    counts = Count(), Count()
    for _ in range(SLICES):
        before = counts[0].heard_bytes, counts[0].moves
        await real.slice(seconds / SLICES, counts[0])
        moves = max(1, counts[0].moves - before[1])
        bare.size = int((counts[0].heard_bytes - before[0]) / moves / SEATS)
        await bare.slice(seconds / SLICES, counts[1])
    figures = {"real": told(counts[0]), "bare": told(counts[1]), "matches": real.started}
    figures["sockets"] = len(real.sockets)
    return figures


if __name__ == "__main__":
    ports_and_processes = [int(word) for word in sys.argv[1:5]]
    sides = Real(*ports_and_processes[:2]), Bare(*ports_and_processes[2:])
    print(json.dumps(asyncio.run(run(*sides, float(sys.argv[5])))))
