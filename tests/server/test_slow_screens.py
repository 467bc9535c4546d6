"""A screen that does not read holds no memory and nobody up, and is up to date as soon as it reads again."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from room_story import ADA, EVE, Window, choice, in_room
from tab import Tab, house

from zeitalter.server import backlog
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.screen import Receipt
from zeitalter.server.socket import outbox
from zeitalter.server.socket.connection import TRY_LATER


def waiting(services: Any) -> int:
    """Bytes that wait for all screens."""
    return sum(bytes for who, bytes in services.backlog._waiting.items() if who.startswith("at "))


async def rest() -> None:
    for _ in range(50):
        await asyncio.sleep(0)


async def play(room: Room, r: Random) -> None:
    seat, ask, answer = choice(room, r)
    await room.play(ADA, seat, ask, answer, Receipt(Window(0, 1, 2), 1))


def test_a_slow_screen_gets_one_fresh_position_instead_of_all(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        services, r = house(room), Random(1)
        slow, quick = (Tab(services, room, EVE, f"at {name}") for name in ("slow", "quick"))
        for tab in (slow, quick):
            tab.say(t="hello", seats=[])
            await tab.until("presence")
        slow.reads.clear()
        before = len(slow.heard)
        most = 0
        while len(room.match.log) < 200 and not room.match.over:
            await play(room, r)
            room.send_table()
            await rest()
            most = max(most, waiting(services))
        assert most <= 3 * max(len(str(m)) for m in quick.heard)
        slow.reads.set()
        while not slow.heard[before:] or slow.heard[-1]["t"] != "presence":
            await rest()
        late = [m for m in slow.heard[before:] if m["t"] == "now"]
        assert len(late) <= 2
        newest = next(m for m in reversed(quick.heard) if m["t"] == "now")
        assert late[-1]["n"] == newest["n"]
        assert late[-1]["view"] == newest["view"]
        told = [event for m in slow.heard if m["t"] == "now" for event in m["events"]]
        assert told == [event for m in quick.heard if m["t"] == "now" for event in m["events"]]
        assert not services.backlog

    in_room(services, story)


def test_who_does_not_take_our_answers_is_not_listened_to(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        services = house(room)
        tab = Tab(services, room, EVE, "at hand")
        tab.say(t="hello", seats=[])
        await tab.until("presence")
        one = sum(len(str(m)) for m in tab.heard)
        tab.reads.clear()
        for _ in range(500):
            tab.say(t="hello", seats=[])
            tab.say(t="ping")
        await rest()
        assert tab.taken <= 2
        assert waiting(services) <= 2 * one
        tab.reads.set()
        while sum(m["t"] == "pong" for m in tab.heard) < 500:
            await asyncio.sleep(0.001)

    in_room(services, story)


def test_hello_again_says_nothing_to_the_others(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        services = house(room)
        tab, other = Tab(services, room, EVE), Tab(services, room, EVE)
        for each in (tab, other):
            each.say(t="hello", seats=[])
            await each.until("presence")
        heard = len(other.heard)
        for _ in range(20):
            tab.say(t="hello", seats=[])
        while sum(m["t"] == "presence" for m in tab.heard) < 21:
            await rest()
        assert len(other.heard) == heard

    in_room(services, story)


def test_an_answer_is_acknowledged_also_to_a_slow_screen(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        services = house(room)
        tab = Tab(services, room, ADA)
        tab.say(t="hello", seats=[0, 1, 2])
        await tab.until("presence")
        seat, ask, answer = choice(room, Random(4))
        tab.reads.clear()
        tab.say(t="ping")
        tab.connection.send('{"t": "pong"}')  # waits
        await room.play(ADA, seat, ask, answer, Receipt(tab.connection, 77))
        tab.reads.set()
        assert (await tab.until("done"))["id"] == 77

    in_room(services, story)


@pytest.mark.parametrize("most", ["SOCKET_BYTES", "PERSON_BYTES", "ADDRESS_BYTES"])
def test_a_screen_for_which_too_much_waits_is_closed_and_its_memory_given_back(
    most: str, services: RoomServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox if most == "SOCKET_BYTES" else backlog, most, 5000)

    async def story(room: Room) -> None:
        services = house(room)
        tab = Tab(services, room, EVE, "at sea")
        tab.say(t="hello", seats=[])
        await tab.until("presence")
        tab.reads.clear()
        for _ in range(100):
            tab.connection.send("x" * 100)
        assert not services.backlog
        await asyncio.wait_for(tab.task, 10)
        assert tab.code == TRY_LATER
        assert tab.connection not in room.screens

    in_room(services, story)
