"""Everything one server process holds together, from start to stop."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

from sqlalchemy import func, select

from zeitalter.server.backlog import Backlog
from zeitalter.server.calls.house import CallHouse
from zeitalter.server.config import Config
from zeitalter.server.ending import STOPPING
from zeitalter.server.house.messages import LoggedOut, LoginDone, LoginTried, WorkerLeft
from zeitalter.server.journal import log_event, log_failure
from zeitalter.server.loop_watch import LoopWatch
from zeitalter.server.match.analyses import Analyses
from zeitalter.server.match.bot_workers import BotWorkers
from zeitalter.server.match.clearing import Clearing
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.match.screen import NO_RIGHT, Screen
from zeitalter.server.match.uploads import LIMITS as UPLOAD_LIMITS
from zeitalter.server.metrics import Metrics
from zeitalter.server.protection import Limits
from zeitalter.server.readiness import Readiness
from zeitalter.server.steady_clock import CLOCK
from zeitalter.server.store.database import Database
from zeitalter.server.store.passwords import Passwords
from zeitalter.server.store.people import People
from zeitalter.server.store.tables import CALLS, MATCHES
from zeitalter.server.wire import game_data
from zeitalter.server.work.pool import WorkerPool

GOING_AWAY = 1001
"""The code that closes all sockets when the server stops."""
LAST_WORD = 1.0
"""Seconds to say to other workers that this one stops."""
FIRST, PER_SCREEN, LAST = 0.2, 0.01, 14.0
"""Seconds after which the first screen is to come back, how much later each further one, and over how many all."""


class ConnectedScreen(Screen, Protocol):
    """A screen, and whose windows it is counted among."""

    owner: str
    session: str | None
    """The hash of the cookie it came with."""

    def send_away(self, seconds: float) -> None:
        """Close it after what is queued; it is told when to come back."""


class Services:
    """Database, people, rooms, bots and limits of one server process."""

    def __init__(self, config: Config) -> None:
        self.config = config
        game_data.load_games()
        self.database = Database(config.url())
        self.people = People(self.database, Passwords(config.hasher))
        self.bot_workers = BotWorkers(config.bot_workers, config.bot_seconds)
        self.upload_workers = WorkerPool("uploads", 1, UPLOAD_LIMITS)
        self.metrics = Metrics(config.worker)
        self._room_services = RoomServices(config, self.database, self.bot_workers, metrics=self.metrics)
        self.rooms = Rooms(self._room_services)
        self.analyses = Analyses(self.rooms, self.bot_workers.pool, config.analysis_seconds)
        self.limits = Limits(config.limits)
        self.calls = CallHouse(config, self.rooms, self.limits)
        self._watch = LoopWatch()
        self.screens: set[ConnectedScreen] = set()
        self.backlog = Backlog()
        self._clearing = Clearing(self.rooms, config)
        self._tasks: list[asyncio.Task[None]] = []
        self.leases, self.channel = self._room_services.leases, self._room_services.channel
        self.rooms.listen()
        self.limits.logins.tell_tried = lambda login, address: self.channel.say(LoginTried(login, address))
        self.limits.logins.tell_known = lambda login, address: self.channel.say(LoginDone(login, address))
        self.channel.hear(LoginTried, self._hear_login_tried)
        self.channel.hear(LoginDone, self._hear_login_done)
        self.channel.hear(LoggedOut, self._hear_logged_out)
        self.channel.hear(WorkerLeft, self._hear_worker_left)
        self.channel.on_return = self._compare
        self.readiness = Readiness(self.database, lambda: self._room_services.leaving)
        self._watch_numbers()

    def _watch_numbers(self) -> None:
        """What can be looked up when somebody asks for the numbers of this process."""
        watch, bots, uploads = self.metrics.watch, self.bot_workers.pool, self.upload_workers
        watch("sockets", "Open sockets of tables.", lambda: len(self.screens))
        watch("rooms", "Matches in memory.", lambda: len(self.rooms))
        watch("bots_waiting", "Bots, hints and analyses that wait for a worker.", lambda: bots.waiting)
        watch("bots_running", "Bots, hints and analyses that a worker computes.", lambda: bots.running)
        watch("uploads_waiting", "Uploaded files that wait for a worker.", lambda: uploads.waiting)
        waiting = select(func.count()).select_from(CALLS)
        self.metrics.watch_stored(
            "calls_waiting", "Calls in the outbox, due now or later.", lambda c: c.execute(waiting).scalar_one()
        )
        running = select(func.count()).select_from(MATCHES).where(MATCHES.c.over.is_(False))
        self.metrics.watch_stored(
            "matches_running", "Stored matches that are not over.", lambda c: c.execute(running).scalar_one()
        )

    async def start(self) -> None:
        """Begin to work: bots where they are asked, and the caretaker."""
        self.bot_workers.start()
        await asyncio.to_thread(game_data.games)  # the first visitor asks for it: it takes longer than a step may
        self._watch.start()
        await self.calls.start()
        await self.leases.beat()
        work = (
            self.rooms.take_over(),
            self._care(),
            self._keep_beating(),
            self.channel.run(),
            self.calls.run(),
            asyncio.to_thread(game_data.prepare),
        )
        self._tasks = [asyncio.create_task(part) for part in work]
        log_event("started", database=self.database.engine.dialect.name, worker=self.leases.worker)

    def leave(self) -> None:
        """This process is about to stop: it says that it is not ready, and no bot begins to think."""
        self._room_services.leaving = True

    async def finish(self, seconds: float) -> None:
        """Let bots answer that already think, for so long; the others are left to the next process."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.rooms.finish_bots()

    async def send_away(self, seconds: float) -> None:
        """Tell all screens when to come back, one after the other, and wait so long for them to go."""
        pause = min(PER_SCREEN, LAST / max(1, len(self.screens)))
        for n, screen in enumerate(list(self.screens)):
            screen.send_away(FIRST + n * pause)
        log_event("screens sent away", screens=len(self.screens))
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.screens:
                    await asyncio.sleep(0.02)

    async def stop(self) -> None:
        """End cleanly and in time: nothing that was acknowledged is lost, and screens will come back."""
        self._room_services.closing = True
        self._watch.stop()
        for screen in list(self.screens):
            screen.end(GOING_AWAY)
        self.analyses.halt()
        self.bot_workers.stop()
        self.upload_workers.stop()
        try:
            async with asyncio.timeout(STOPPING):
                await self.analyses.put_down()
                await self.rooms.close()
                await self._leave_house()
                await asyncio.gather(*self._tasks, return_exceptions=True)
                await asyncio.to_thread(self.database.close)
            log_event("stopped")
        except TimeoutError:
            log_failure("stopped before everything was closed")

    async def _care(self) -> None:
        """Look for what other workers wrote and for clocks that ran out; forget rooms that nobody uses."""
        while True:
            await asyncio.sleep(self.config.poll)
            try:
                if self.leases.alone:
                    CLOCK.steer()
                await self.rooms.catch_up()
                await self.rooms.answer_for_late()
                await self.analyses.take_up()
                await self.database.checkpoint()
                await self.rooms.forget_idle()
                await self._clearing.clear_if_due()
            except Exception:
                log_failure("caretaker failed")

    # -- the other workers of the house -------------------------------------------------------------------------------

    async def _keep_beating(self) -> None:
        """Say again and again that this worker lives; go on with what dead ones have left."""
        interrupted = False
        while not self.leases.alone:
            await asyncio.sleep(self.config.beat)
            try:
                gone = await self.leases.beat()
                for worker in gone:
                    self.rooms.forget_worker(worker)
                if gone or interrupted:
                    await self.rooms.take_over()
                interrupted = False
            except Exception:
                interrupted = True  # what was to be done meanwhile is done as soon as the database is there again
                log_failure("beat failed")

    async def _leave_house(self) -> None:
        """Let the others know that they may go on here, and stop talking to them."""
        await self.leases.leave()
        self.channel.say(WorkerLeft())
        await self.channel.flush(LAST_WORD)
        for running in self._tasks:
            running.cancel()

    async def _hear_worker_left(self, worker: str, _: WorkerLeft) -> None:
        self.leases.forget(worker)
        self.rooms.forget_worker(worker)
        self._taking_over = asyncio.create_task(self.rooms.take_over())

    def end_screens(self, person: str) -> None:
        """Close all sockets of a person who is logged out, here and in the other workers."""
        self._end_screens_here(person)
        self.channel.say(LoggedOut(person))

    async def _hear_logged_out(self, _: str, out: LoggedOut) -> None:
        self._end_screens_here(out.person)

    async def _hear_login_tried(self, _: str, tried: LoginTried) -> None:
        self.limits.logins.count(tried.login, tried.address)

    async def _hear_login_done(self, _: str, done: LoginDone) -> None:
        self.limits.logins.know(done.login, done.address)

    def _end_screens_here(self, person: str) -> None:
        for screen in [s for s in self.screens if s.person is not None and s.person.id == person]:
            screen.end(NO_RIGHT)

    async def _compare(self) -> None:
        """The broker was away, or is there for the first time: look for everything that was said meanwhile."""
        await self.rooms.compare()
        here = [screen for screen in self.screens if screen.session]  # who comes meanwhile is asked anyway
        known = await self.people.known_sessions(sorted({screen.session or "" for screen in here}))
        for screen in [s for s in here if s.session not in known]:
            screen.end(GOING_AWAY)  # who has logged out elsewhere comes back as nobody
