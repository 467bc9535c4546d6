"""A socket reads on while a few messages wait, and holds up whoever sends too many."""

from __future__ import annotations

import asyncio
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from zeitalter.server.config import Config
from zeitalter.server.socket.admission import Admission
from zeitalter.server.socket.protocol import MOST_WAITING, WebSocketProtocol


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
