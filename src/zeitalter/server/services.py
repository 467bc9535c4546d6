"""The house: everything one server process holds together, from start to stop."""

from __future__ import annotations

import asyncio
from typing import Any

from zeitalter.server.config import Config
from zeitalter.server.http.protection import Limits
from zeitalter.server.journal import mishap, note
from zeitalter.server.match import clocks
from zeitalter.server.match.bot_workers import Bots
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.socket.connection import GOING_AWAY, SocketScreen
from zeitalter.server.store.database import Storage
from zeitalter.server.store.people import People
from zeitalter.server.wire import game_data as speech


class House:
    """Storage, people, rooms, bots and limits of one server process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        speech.load_games()
        self.storage = Storage(config.url())
        self.people = People(self.storage)
        self.bots = Bots(config.bot_workers)
        self.rooms = Rooms(config, self.storage, self.bots)
        self.limits = Limits(config.limits)
        self.screens: set[SocketScreen] = set()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to work: bots where they are asked, and the caretaker."""
        self.bots.start()
        work = (self.rooms.wake(), self._care(), asyncio.to_thread(speech.prepare))
        self._tasks = [asyncio.create_task(part) for part in work]
        note("started", database=self.storage.engine.dialect.name)

    async def stop(self) -> None:
        """End cleanly: nothing that was acknowledged is lost, and screens will come back."""
        for running in self._tasks:
            running.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for screen in list(self.screens):
            screen.end(GOING_AWAY)
        await self.rooms.close()
        self.bots.stop()
        await asyncio.to_thread(self.storage.close)
        note("stopped")

    async def _care(self) -> None:
        """Look for what other workers wrote and for clocks that ran out; forget rooms that nobody uses."""
        while True:
            await asyncio.sleep(self.config.poll)
            try:
                await self.rooms.catch_up()
                await clocks.run_out(self.rooms)
                await self.storage.tidy()
                self.rooms.forget_idle()
            except Exception:
                mishap("caretaker failed")

    @staticmethod
    def address(connection: Any) -> str:
        """The address a request comes from."""
        client = connection.scope.get("client")
        return f"at {client[0]}" if client else "at nowhere"
