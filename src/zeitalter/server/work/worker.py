"""One worker process as the server sees it: started, given jobs one at a time, and killed from outside."""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
import socket
from contextlib import suppress
from typing import Any

from zeitalter.engine.errors import BadInput
from zeitalter.server.work import inside
from zeitalter.server.work.inside import HEADER, Job, packed

START = 60.0
"""Seconds a worker gets to load the games."""
REAP, LOOK = 1.0, 0.05
"""Seconds to wait for the end of a process that was killed, and between two looks for it."""


class WorkFailed(Exception):
    """A job was not done; says why without a word of what it was about."""


class TookTooLong(WorkFailed):
    """A job used up its time, and its worker was killed."""


class WorkerDied(WorkFailed):
    """A worker ended in the middle of a job: out of processor time or memory, or broken."""


class TooMuchMemory(WorkerDied):
    """A job wanted more memory than a worker gets."""


class Refusal(BadInput):
    """What a job refuses, with the status of its refusal."""

    def __init__(self, status: int, id: str, args: dict[str, object]) -> None:
        super().__init__(id, **args)
        self.status = status


class Worker:
    """A worker process and the socket to it."""

    def __init__(self, memory: int) -> None:
        ours, theirs = socket.socketpair()
        ours.setblocking(False)
        context = multiprocessing.get_context("spawn")
        self._socket = ours
        self._process: Any = context.Process(target=inside.serve, args=(theirs, memory), daemon=True)
        self._reader: asyncio.StreamReader | None = None
        self._writer: asyncio.StreamWriter | None = None
        try:
            self._process.start()
        except BaseException:
            ours.close()
            raise
        finally:
            theirs.close()

    @property
    def pid(self) -> int:
        """The process."""
        return int(self._process.pid)

    async def ready(self) -> None:
        """Wait until the worker has loaded the games."""
        self._reader, self._writer = await asyncio.open_connection(sock=self._socket)
        try:
            async with asyncio.timeout(START):
                await self._receive()
        except TimeoutError:
            raise TookTooLong("worker did not start") from None

    async def call(self, job: Job, data: bytes, processor: float, clock: float) -> bytes:
        """Let the worker do a job within so many seconds of the processor and of the clock.

        After any `WorkFailed` but itself the worker is of no use any more.
        """
        assert self._writer is not None
        try:
            async with asyncio.timeout(clock):
                self._writer.write(packed(pickle.dumps((job, processor, data))))
                await self._writer.drain()
                result = await self._receive()
        except TimeoutError:
            raise TookTooLong(f"{job.__name__} took more than {clock} s") from None
        except OSError:
            raise WorkerDied(f"the worker of {job.__name__} is gone") from None
        kind, rest = result[:1], result[1:]
        if kind == inside.DONE:
            return rest
        if kind == inside.REFUSED:
            status, id, args = pickle.loads(rest)
            raise Refusal(status, id, args)
        if kind == inside.NO_MEMORY:
            raise TooMuchMemory(f"{job.__name__} wanted too much memory")
        raise WorkFailed(rest.decode(errors="replace"))

    async def _receive(self) -> bytes:
        assert self._reader is not None
        try:
            size = int.from_bytes(await self._reader.readexactly(HEADER), "big")
            return await self._reader.readexactly(size)
        except asyncio.IncompleteReadError:
            raise WorkerDied("the worker ended") from None

    def kill(self) -> None:
        """End the process at once, whatever it does."""
        with suppress(Exception):
            self._process.kill()
        if self._writer is not None:
            self._writer.close()
        else:
            self._socket.close()

    def reap(self, seconds: float = REAP) -> bool:
        """Wait for the end of a process that was killed; whether it has ended."""
        self._process.join(seconds)
        return self._process.exitcode is not None

    async def buried(self) -> None:
        """Wait for the end of a process that was killed, while others work."""
        while not self.reap(0):
            await asyncio.sleep(LOOK)
