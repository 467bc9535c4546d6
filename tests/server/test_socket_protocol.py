"""A socket reads on while a few messages wait, holds up whoever sends too many, and slows floods of frames down."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from zeitalter.server.config import Config
from zeitalter.server.socket.admission import Admission
from zeitalter.server.socket.protocol import FRAMES, MOST_PARTS, MOST_WAITING, SLICE, WebSocketProtocol


class Transport:
    """Counts how often reading is stopped and taken up again."""

    def __init__(self) -> None:
        self.paused = self.resumed = 0

    def pause_reading(self) -> None:
        self.paused += 1

    def resume_reading(self) -> None:
        self.resumed += 1


def nothing(*_: Any) -> None:
    """An application that is never asked."""


def test_only_a_flood_stops_the_reading() -> None:
    async def story() -> None:
        config = uvicorn.Config(nothing, ws=WebSocketProtocol, interface="asgi3", lifespan="off")
        config.load()
        protocol = WebSocketProtocol(Admission(Config(), 10), config, ServerState(), {})
        transport: Any = Transport()
        protocol.transport = transport

        def hear(text: str) -> None:
            protocol.handle_text(Frame(Opcode.TEXT, text.encode()))

        for i in range(MOST_WAITING):
            hear(str(i))
        assert transport.paused == 0
        hear("one too many")
        hear("and another that was already on its way")
        assert transport.paused == 1
        heard = [await protocol.receive() for _ in range(MOST_WAITING + 2)]
        assert [event["text"] for event in heard][:3] == ["0", "1", "2"]
        assert transport.resumed == 1
        hear("again")
        assert transport.paused == 1

    asyncio.run(story())


class Line:
    """A socket that is open, with what it wrote and whether it is read."""

    def __init__(self) -> None:
        config = uvicorn.Config(nothing, ws=WebSocketProtocol, interface="asgi3", lifespan="off")
        config.load()
        self.admission = Admission(Config(), 10)
        self.protocol = WebSocketProtocol(self.admission, config, ServerState(), {})
        self.written: list[bytes] = []
        self.paused = self.closed = False
        self.protocol.transport = cast(Any, self)
        self.protocol.connections.add(self.protocol)
        self.protocol.conn.state = State.OPEN
        self.protocol.conn.parser = self.protocol.conn.parse()
        next(self.protocol.conn.parser)
        self.protocol.handshake_complete = True

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False

    def hear(self, opcode: int, times: int = 1) -> None:
        self.protocol.data_received(bytes([opcode, 0x80, 0, 0, 0, 0]) * times)


def test_a_flood_of_frames_is_read_at_a_bounded_rate() -> None:
    async def story() -> None:
        line = Line()
        line.hear(0x89, 50_000)
        answered = len(b"".join(line.written)) // 2
        assert answered < 2 * FRAMES + SLICE // 6
        assert line.paused
        line.protocol.connection_lost(None)

    asyncio.run(story())


def test_a_message_in_endless_parts_is_too_big() -> None:
    async def story() -> None:
        line = Line()
        line.hear(0x01)
        line.hear(0x00, MOST_PARTS + 5)
        assert line.closed
        assert len(line.protocol.frames) <= MOST_PARTS
        assert (await line.protocol.receive())["code"] == 1009
        line.protocol.connection_lost(None)

    asyncio.run(story())


def test_whoever_does_not_read_gets_no_pongs_that_pile_up() -> None:
    async def story() -> None:
        line = Line()
        line.protocol.writable.clear()
        line.hear(0x89, 100)
        assert line.written == []
        line.protocol.writable.set()
        line.hear(0x89)
        assert line.written == [b"\x8a\x00"]
        line.protocol.connection_lost(None)

    asyncio.run(story())
