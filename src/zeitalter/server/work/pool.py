"""The worker processes of one kind: who waits gets one in a fair order, and one that takes too long is replaced."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable
from dataclasses import dataclass, field

from zeitalter.server.errors import TooMany
from zeitalter.server.journal import log_event, log_failure
from zeitalter.server.work.fair_queue import FairQueue
from zeitalter.server.work.inside import Job
from zeitalter.server.work.worker import TookTooLong, Worker, WorkerDied, WorkFailed

PAUSE = 1.0
"""Seconds before a worker is started again that did not start."""


@dataclass(slots=True, frozen=True)
class WorkLimits:
    """What a job may use."""

    processor: float
    """Seconds of the processor."""
    clock: float
    """Seconds until the worker is killed, whatever it does: more than of the processor, for a busy machine."""
    memory: int
    """Bytes of a worker process, with all its games loaded."""
    waiting: int = 0
    """Jobs that may wait for one person; 0: any number."""
    waiting_in_all: int = 0


@dataclass(slots=True, eq=False)
class _Order:
    """A job somebody waits for."""

    job: Job
    data: bytes
    more: float
    """Seconds of the processor above the limit."""
    result: asyncio.Future[bytes] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class WorkerPool:
    """Some worker processes, started when they are needed first."""

    def __init__(self, name: str, workers: int, limits: WorkLimits) -> None:
        self.name = name
        self.workers = workers
        self.limits = limits
        self._queue: FairQueue[_Order] = FairQueue(workers)
        self._all: set[Worker] = set()
        self._free: list[Worker] = []
        self._pausing = False
        self._tasks: set[asyncio.Task[None]] = set()
        self._running: dict[_Order, Worker] = {}
        self._orders: set[_Order] = set()
        """What somebody waits for."""
        self._stopped = False

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [worker.pid for worker in self._all]

    @property
    def waiting(self) -> int:
        """Jobs that no worker has begun."""
        return len(self._queue)

    @property
    def running(self) -> int:
        """Jobs that workers do now."""
        return len(self._running)

    def start(self) -> None:
        """Start the workers that are missing, before anybody waits for them."""
        while len(self._all) < self.workers and not (self._stopped or self._pausing):
            try:
                worker = Worker(self.limits.memory)
            except OSError:
                self._start_later()
                return
            self._all.add(worker)
            self._spawn(self._make_ready(worker))

    async def run(
        self, job: Job, data: bytes, person: str, match: str, end_if_left: bool = False, more: float = 0.0
    ) -> bytes:
        """Have a job done for a person and a match; BadInput if it refuses, WorkFailed if it cannot be done.

        `end_if_left`: when nobody waits any more, the worker is killed instead of doing its job to the end.
        `more`: seconds of the processor that it may use above the limit.
        """
        if self._stopped:
            raise WorkFailed("the server stops")
        self._check_length(person)
        order = _Order(job, data, more)
        self._orders.add(order)
        self._queue.put(person, match, order)
        self.start()
        self._hand_out()
        try:
            return await order.result
        except asyncio.CancelledError:
            self._queue.drop(person, match, order)
            if end_if_left and order in self._running:
                self._running[order].kill()
            raise
        finally:
            self._orders.discard(order)

    def _check_length(self, person: str) -> None:
        one, all = self.limits.waiting, self.limits.waiting_in_all
        if (one and self._queue.waiting_for(person) >= one) or (all and len(self._queue) >= all):
            raise TooMany("too-many-requests", seconds=round(self.limits.clock))

    def stop(self) -> None:
        """Kill all workers; whatever they compute is not waited for."""
        self._stopped = True
        for task in self._tasks:
            task.cancel()
        for worker in self._all:
            worker.kill()
        for order in self._orders:
            if not order.result.done():
                order.result.set_exception(WorkFailed("the server stops"))
        for worker in self._all:
            worker.reap()
        self._all.clear()
        self._free.clear()

    # -- inside -------------------------------------------------------------------------------------------------------

    def _spawn(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _make_ready(self, worker: Worker) -> None:
        """Wait until a worker can be used."""
        try:
            await worker.ready()
            self._free.append(worker)
        except (OSError, WorkFailed):
            self._remove(worker)
            self._start_later()
        self._hand_out()

    def _start_later(self) -> None:
        """A worker could not be started: try again in a moment. Called where an exception is handled."""
        log_failure("worker not started", pool=self.name)
        if not self._pausing:
            self._pausing = True
            asyncio.get_running_loop().call_later(PAUSE, self._start_again)

    def _start_again(self) -> None:
        self._pausing = False
        self.start()

    def _hand_out(self) -> None:
        """Give free workers to those whose turn it is."""
        while self._free and not self._stopped:
            found = self._queue.take(time.monotonic(), last=len(self._free) == 1)
            if found is None:
                return
            person, match, order = found
            self._spawn(self._work(self._free.pop(), person, match, order))

    async def _work(self, worker: Worker, person: str, match: str, order: _Order) -> None:
        """Do one job with a worker, and free or replace it."""
        begun, limits = time.monotonic(), self.limits
        self._running[order] = worker
        usable = False
        try:
            result = await worker.call(
                order.job, order.data, limits.processor + order.more, limits.clock + 2 * order.more
            )
            usable = True
            if not order.result.done():
                order.result.set_result(result)
        except Exception as error:
            usable = not isinstance(error, TookTooLong | WorkerDied)
            if not order.result.done():
                order.result.set_exception(error)
        finally:
            del self._running[order]
            seconds = time.monotonic() - begun
            self._queue.done(person, match, seconds, time.monotonic())
            if usable:
                self._free.append(worker)
            else:
                self._remove(worker)
                if not self._stopped:
                    log_event("worker replaced", pool=self.name, match=match, seconds=round(seconds, 1))
                    self.start()
            self._hand_out()

    def _remove(self, worker: Worker) -> None:
        worker.kill()
        self._all.discard(worker)
        if not self._stopped:
            self._spawn(worker.buried())
