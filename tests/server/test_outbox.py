"""Frames leave in order and at once; a side that does not read holds nobody up, and little memory."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from zeitalter.server import backlog
from zeitalter.server.backlog import Backlog
from zeitalter.server.socket import outbox
from zeitalter.server.socket.outbox import Outbox


class Wire:
    """A connection that can be blocked or cut."""

    def __init__(self, backlog: Backlog | None = None, owner: str = "ada", address: str = "here") -> None:
        self.sent: list[Any] = []
        self.free = asyncio.Event()
        self.free.set()
        self.cut = False
        self.losses = self.overflows = self.catches = 0
        self.owner, self.address, self.slow = owner, address, False
        self.backlog = Backlog() if backlog is None else backlog
        self.outbox = Outbox(self.send, self, self.backlog)

    async def send(self, message: Any) -> None:
        await self.free.wait()
        await asyncio.sleep(0) if message["text"] == "slow" else None
        if self.cut:
            raise ConnectionError
        self.sent.append(message["text"])

    def lost(self) -> None:
        self.losses += 1

    def overflow(self) -> None:
        self.overflows += 1

    def caught_up(self) -> None:
        self.catches += 1


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
        assert wire.catches == 1
        assert not wire.backlog

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
        assert wire.losses == 1
        assert not wire.backlog

    run(story)


def test_a_single_frame_may_be_as_large_as_it_is() -> None:
    async def story(wire: Wire) -> None:
        wire.free.clear()
        wire.outbox.send("x" * 2 * outbox.SOCKET_BYTES)
        assert wire.slow
        assert not wire.overflows
        wire.outbox.stop()

    run(story)


@pytest.mark.parametrize("size", [1, 100_000])
def test_who_does_not_read_is_cut_off_by_bytes_however_small_the_frames_are(
    size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "SOCKET_BYTES", 1_000_000)

    async def story(wire: Wire) -> None:
        wire.free.clear()
        sent = 0
        while not wire.overflows:
            wire.outbox.send("x" * size)
            sent += 1
            assert sent * (size + 40) < 1_200_000
        assert not wire.backlog
        assert not wire.slow
        wire.outbox.send("one more")
        assert wire.sent == []

    run(story)


@pytest.mark.parametrize(("same", "most"), [("person", "PERSON_BYTES"), ("address", "ADDRESS_BYTES")])
def test_all_sockets_of_a_person_and_of_an_address_share_a_bound(
    same: str, most: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backlog, most, 500_000)

    async def story(wire: Wire) -> None:
        wires = [
            Wire(wire.backlog, "ada" if same == "person" else str(n), "here" if same == "address" else f"at {n}")
            for n in range(10)
        ]
        for each in wires:
            each.free.clear()
            each.outbox.send("x" * 100_000)
        assert [each.overflows for each in wires] == [0] * 4 + [1] * 6
        stranger = Wire(wire.backlog, "eve", "elsewhere")
        stranger.free.clear()
        stranger.outbox.send("x" * 100_000)
        assert not stranger.overflows
        for each in [*wires, stranger]:
            each.outbox.stop()
        assert not wire.backlog

    run(story)
