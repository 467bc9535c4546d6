"""Frames leave in order and at once; a side that does not read holds nobody up and loses nothing."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from zeitalter.server.socket.outbox import LONGEST, Outbox


class Wire:
    """A connection that can be blocked or cut."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.free = asyncio.Event()
        self.free.set()
        self.cut = False
        self.lost = 0
        self.outbox = Outbox(self.send, self.lose)

    async def send(self, message: Any) -> None:
        await self.free.wait()
        await asyncio.sleep(0) if message == "slow" else None
        if self.cut:
            raise ConnectionError
        self.sent.append(message)

    def lose(self) -> None:
        self.lost += 1


def run(story: Any) -> None:
    async def run_story() -> None:
        await asyncio.wait_for(story(Wire()), 10)

    asyncio.run(run_story())


def test_a_frame_is_sent_within_the_turn_of_the_caller() -> None:
    async def story(wire: Wire) -> None:
        wire.outbox.send("a")
        wire.outbox.send("b")
        assert wire.sent == ["a", "b"]

    run(story)


def test_a_blocked_connection_gets_everything_later_in_order() -> None:
    async def story(wire: Wire) -> None:
        wire.outbox.send("a")
        wire.free.clear()
        for letter in "bcd":
            wire.outbox.send(letter)
        await asyncio.sleep(0)
        assert wire.sent == ["a"]
        wire.free.set()
        await wire.outbox.emptied()
        wire.outbox.send("e")
        assert wire.sent == list("abcde")

    run(story)


def test_a_send_that_waits_twice_is_finished() -> None:
    async def story(wire: Wire) -> None:
        wire.free.clear()
        wire.outbox.send("slow")
        wire.outbox.send("after")
        wire.free.set()
        await wire.outbox.emptied()
        assert wire.sent == ["slow", "after"]

    run(story)


@pytest.mark.parametrize("blocked", [False, True])
def test_a_cut_connection_is_reported_once_for_what_was_on_its_way(blocked: bool) -> None:
    async def story(wire: Wire) -> None:
        if blocked:
            wire.free.clear()
        else:
            wire.cut = True
        wire.outbox.send("a")
        wire.cut = True
        wire.free.set()
        await wire.outbox.emptied()
        assert wire.sent == []
        assert wire.lost == 1

    run(story)


def test_who_does_not_read_is_full_in_the_end() -> None:
    async def story(wire: Wire) -> None:
        wire.free.clear()
        for n in range(LONGEST):
            assert not wire.outbox.full
            wire.outbox.send(n)
        wire.outbox.send("one more")
        assert wire.outbox.full
        wire.outbox.stop()
        await wire.outbox.emptied()
        assert wire.sent == []

    run(story)
