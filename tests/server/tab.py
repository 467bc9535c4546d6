"""A browser's tab in this process: a real connection at a real room, over a line that can be slow or break."""

from __future__ import annotations

import asyncio
import json
from types import SimpleNamespace
from typing import Any

from zeitalter.server.backlog import Backlog
from zeitalter.server.match.room import Room
from zeitalter.server.protection import Limits
from zeitalter.server.socket.connection import RAW_SOCKET, Connection
from zeitalter.server.store.people import Person


def house(room: Room) -> Any:
    """As much of a server as connections need."""
    services = room.services
    return SimpleNamespace(
        config=services.config, limits=Limits(False), backlog=Backlog(), bot_workers=services.bot_workers
    )


class Tab:
    """A window at a room."""

    def __init__(self, services: Any, room: Room, person: Person | None, address: str = "at home") -> None:
        self.heard: list[dict[str, Any]] = []
        self.taken = 0
        """Messages that the server has listened to."""
        self.reads = asyncio.Event()
        self.reads.set()
        self.broken = False
        self.code = 0
        self._said: asyncio.Queue[Any] = asyncio.Queue()
        self.scope = {RAW_SOCKET: (self._receive, self._send)}
        owner = person.id if person else address
        self.connection = Connection(services, self, room, person, owner, address, None)  # type: ignore[arg-type]
        self.room = room
        self.task = asyncio.create_task(self._serve())

    async def _serve(self) -> None:
        try:
            await self.connection.serve()
        finally:
            self.room.leave(self.connection)

    def say(self, **message: Any) -> None:
        self._said.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def cut(self) -> None:
        """The line breaks: sending fails, and the server hears of it as soon as it listens."""
        self.broken = True
        self.reads.set()
        self._said.put_nowait({"type": "websocket.disconnect"})

    async def until(self, t: str) -> dict[str, Any]:
        while not any(m["t"] == t for m in self.heard):
            await asyncio.sleep(0.001)
        return next(m for m in reversed(self.heard) if m["t"] == t)

    async def close(self, code: int, reason: str = "") -> None:
        self.code = code

    async def _receive(self) -> Any:
        found = await self._said.get()
        self.taken += 1
        return found

    async def _send(self, message: Any) -> None:
        await self.reads.wait()
        if self.broken:
            raise ConnectionError
        self.heard.append(json.loads(message["text"]))
