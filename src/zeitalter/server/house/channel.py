"""The channel of the house: what one worker says, all others hear at once, through a broker of Litestar Channels.

With one worker there is no broker and nobody hears anything. The broker only makes things quick: what was said while
it was away is found in the database by whoever needs it, see `on_return`.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from zeitalter.server.encoding import json_bytes
from zeitalter.server.house.messages import HouseMessage, Letter
from zeitalter.server.journal import log_event, log_failure

M = TypeVar("M")
CHANNEL = "zeitalter"
LARGEST = 7000
"""Bytes of messages in one letter: PostgreSQL takes letters of less than 8,000."""
MOST_UNSENT = 2000
"""Messages that are kept while the broker is away; the oldest are forgotten first."""
AGAIN = 0.5
"""Seconds until a broker that is away is tried again."""

Hearing = Callable[[str, Any], Awaitable[None]]
"""What is done with a message of a worker."""


class Channel:
    """What this worker says to the others, and hears from them."""

    def __init__(self, worker: str, broker: Callable[[], ChannelsBackend] | None) -> None:
        """`broker` makes one that is not started; None: there are no other workers."""
        self.worker = worker
        self.connected = False
        self.on_return: Callable[[], Awaitable[None]] | None = None
        """Called when the broker is there again: others may have said something meanwhile."""
        self._broker = broker
        self._unsent: deque[HouseMessage] = deque(maxlen=MOST_UNSENT)
        self._due = asyncio.Event()
        self._hearings: dict[type, Hearing] = {}
        self._read = msgspec.json.Decoder(Letter)

    @property
    def alone(self) -> bool:
        """Whether there are no other workers."""
        return self._broker is None

    def hear(self, kind: type[M], hearing: Callable[[str, M], Awaitable[None]]) -> None:
        """Do something with messages of a kind; it is given who said them."""
        self._hearings[kind] = hearing

    def say(self, message: HouseMessage) -> None:
        """Say something to all other workers; never waits."""
        if self._broker is not None:
            self._unsent.append(message)
            self._due.set()

    async def run(self) -> None:
        """Speak and listen until cancelled; a broker that is away is tried again."""
        if self._broker is None:
            return
        while True:
            backend = self._broker()
            try:
                await self._talk(backend)
            except Exception:
                log_failure("broker lost" if self.connected else "broker away")
            finally:
                self.connected = False
                await _shut_down(backend)
            await asyncio.sleep(AGAIN)

    async def flush(self, seconds: float) -> None:
        """Wait until everything is said, for so long at most."""
        end = asyncio.get_running_loop().time() + seconds
        while self._unsent and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)

    async def _talk(self, backend: ChannelsBackend) -> None:
        await backend.on_startup()
        await backend.subscribe([CHANNEL])
        self.connected = True
        log_event("broker there")
        async with asyncio.TaskGroup() as both:
            both.create_task(self._speak(backend))
            both.create_task(self._listen(backend))
            if self.on_return is not None:
                await self.on_return()

    async def _speak(self, backend: ChannelsBackend) -> None:
        while True:
            await self._due.wait()
            self._due.clear()
            while self._unsent:
                messages, letter = self._next_letter()
                await backend.publish(letter, [CHANNEL])
                for message in messages:  # the oldest of them may have been forgotten meanwhile
                    if self._unsent and self._unsent[0] is message:
                        self._unsent.popleft()

    def _next_letter(self) -> tuple[list[HouseMessage], bytes]:
        """As many of the messages that wait as go into one letter."""
        messages: list[HouseMessage] = []
        size = 0
        for message in self._unsent:
            size += len(json_bytes(message)) + 1
            if messages and size > LARGEST:
                break
            messages.append(message)
        return messages, json_bytes(Letter(self.worker, messages))

    async def _listen(self, backend: ChannelsBackend) -> None:
        async for _, data in backend.stream_events():
            try:
                letter = self._read.decode(data)
            except msgspec.DecodeError:  # of a version that says other things
                log_failure("letter not read")
                continue
            if letter.worker != self.worker:
                for message in letter.messages:
                    await self._do(letter.worker, message)

    async def _do(self, worker: str, message: HouseMessage) -> None:
        hearing = self._hearings.get(type(message))
        try:
            if hearing is not None:
                await hearing(worker, message)
        except Exception:
            log_failure("message of a worker failed", kind=type(message).__name__)


async def _shut_down(backend: ChannelsBackend) -> None:
    try:
        await backend.on_shutdown()
    except Exception:  # it was never there, or has gone
        return
