"""A server with everybody who sits there: tables, sockets that are read by hand, and what they count and record."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from random import Random
from typing import Any

import msgspec

HOST = "127.0.0.1"
SEATS = 4
PATIENCE = 30.0


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


DECODER = msgspec.json.Decoder(Heard)
ENCODER = msgspec.json.Encoder()


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
        self.start, used = time.perf_counter(), self.used()
        self.begin()
        await asyncio.sleep(seconds)
        count.seconds += time.perf_counter() - self.start
        count.used += self.used() - used
        self.running, self.count = False, Count()
        await asyncio.sleep(0.3)  # what is on its way arrives
        await self.tidy()

    def used(self) -> float:
        """The processor time that the server has used."""
        return processor_seconds(self.process)

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
        message = DECODER.decode(body)
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
        self.send(ENCODER.encode(self.play))


def processor_seconds(process: int) -> float:
    """The processor time that a process and those it started have used; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
        children = " ".join(file.read_text() for file in Path(f"/proc/{process}/task").glob("*/children")).split()
    except OSError:
        return 0.0
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_seconds(int(child)) for child in children)
