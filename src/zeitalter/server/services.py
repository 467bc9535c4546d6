"""Everything one server process holds together, from start to stop."""

from __future__ import annotations

import asyncio
from typing import Protocol

from zeitalter.server.backlog import Backlog
from zeitalter.server.calls.house import CallHouse
from zeitalter.server.config import Config
from zeitalter.server.ending import STOPPING
from zeitalter.server.journal import log_event, log_failure
from zeitalter.server.loop_watch import LoopWatch
from zeitalter.server.match.analyses import Analyses
from zeitalter.server.match.bot_workers import BotWorkers
from zeitalter.server.match.clearing import Clearing
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.match.screen import NO_RIGHT, Screen
from zeitalter.server.match.uploads import LIMITS as UPLOAD_LIMITS
from zeitalter.server.protection import Limits
from zeitalter.server.store.database import Database
from zeitalter.server.store.passwords import Passwords
from zeitalter.server.store.people import People
from zeitalter.server.wire import game_data
from zeitalter.server.work.pool import WorkerPool

GOING_AWAY = 1001
"""The code that closes all sockets when the server stops."""


class ConnectedScreen(Screen, Protocol):
    """A screen, and whose windows it is counted among."""

    owner: str


class Services:
    """Database, people, rooms, bots and limits of one server process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        game_data.load_games()
        self.database = Database(config.url())
        self.people = People(self.database, Passwords(config.hasher))
        self.bot_workers = BotWorkers(config.bot_workers, config.bot_seconds)
        self.upload_workers = WorkerPool("uploads", 1, UPLOAD_LIMITS)
        self._room_services = RoomServices(config, self.database, self.bot_workers)
        self.rooms = Rooms(self._room_services)
        self.analyses = Analyses(self.rooms, self.bot_workers.pool, config.analysis_seconds)
        self.limits = Limits(config.limits)
        self.calls = CallHouse(config, self.rooms, self.limits)
        self._watch = LoopWatch()
        self.screens: set[ConnectedScreen] = set()
        self.backlog = Backlog()
        self._clearing = Clearing(self.rooms, config)
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to work: bots where they are asked, and the caretaker."""
        self.bot_workers.start()
        await asyncio.to_thread(game_data.games)  # the first visitor asks for it: it takes longer than a step may
        self._watch.start()
        await self.calls.start()
        work = (self.rooms.wake_bots(), self._care(), self.calls.run(), asyncio.to_thread(game_data.prepare))
        self._tasks = [asyncio.create_task(part) for part in work]
        log_event("started", database=self.database.engine.dialect.name)

    async def stop(self) -> None:
        """End cleanly and in time: nothing that was acknowledged is lost, and screens will come back."""
        self._room_services.closing = True
        self._watch.stop()
        for running in self._tasks:
            running.cancel()
        for screen in list(self.screens):
            screen.end(GOING_AWAY)
        self.analyses.halt()
        self.bot_workers.stop()
        self.upload_workers.stop()
        try:
            async with asyncio.timeout(STOPPING):
                await asyncio.gather(*self._tasks, return_exceptions=True)
                await self.analyses.put_down()
                await self.rooms.close()
                await asyncio.to_thread(self.database.close)
            log_event("stopped")
        except TimeoutError:
            log_failure("stopped before everything was closed")

    def end_screens(self, person: str) -> None:
        """Close all windows of a person who is logged out."""
        for screen in [s for s in self.screens if s.person is not None and s.person.id == person]:
            screen.end(NO_RIGHT)

    async def _care(self) -> None:
        """Look for what other workers wrote and for clocks that ran out; forget rooms that nobody uses."""
        while True:
            await asyncio.sleep(self.config.poll)
            try:
                await self.rooms.catch_up()
                await self.rooms.answer_for_late()
                await self.analyses.take_up()
                await self.database.checkpoint()
                self.rooms.forget_idle()
                await self._clearing.clear_if_due()
            except Exception:
                log_failure("caretaker failed")
