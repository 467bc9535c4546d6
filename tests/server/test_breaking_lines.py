"""A line that breaks harms nobody: what was stored is counted, shown and answered by bots."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from room_story import ADA, EVE, Window, choice, in_room
from sqlalchemy import func, select
from tab import Tab, house

from zeitalter.server.match.bot_workers import answers_of_bot
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.screen import Receipt
from zeitalter.server.store.database import Written
from zeitalter.server.store.tables import CHAT, ENTRIES

ROUNDS = 25


class BotsHere:
    """Bots that think in this process."""

    async def answer(self, task: Any, *_: Any) -> list[list[Any]]:
        return answers_of_bot(task)


async def settled(room: Room) -> None:
    """Wait until nothing is on its way."""
    quiet = 0
    while quiet < 5:
        quiet = quiet + 1 if room.is_stored and not room.lock.locked() and not room.bots else 0
        await asyncio.sleep(0.002)


async def check(room: Room, watcher: Window) -> None:
    """Everything that is stored is counted and shown, and nobody waits for a bot."""
    await settled(room)
    count = select(func.count()).select_from(ENTRIES).where(ENTRIES.c.match == room.info.id)
    stored = await room.services.database.read(lambda c: c.execute(count).scalar())
    assert stored == len(room.match.log) == len(room.points) - 1
    assert max(m["n"] for m in watcher.heard if m["t"] in ("now", "asked")) == room.match.newest_for(None)
    assert not room.broadcast.behind
    assert all(room.info.places[seat].bot is None for seat in room.match.asked())


@pytest.mark.parametrize("bots", [(), (1, 2)])
def test_two_tabs_that_break_together_while_they_answer(bots: tuple[int, ...], services: RoomServices) -> None:
    async def story(room: Room) -> None:
        r, services, watcher = Random(5), house(room), Window(person=EVE)
        async with room.lock:
            room.welcome(watcher, -1)
        for n in range(ROUNDS):
            if room.match.over:
                return
            await settled(room)
            tabs = [Tab(services, room, ADA) for _ in range(2)]
            for tab in tabs:
                tab.say(t="hello", seats=[])
                await tab.until("presence")
            seat, ask, answer = choice(room, r)
            for tab in tabs:
                tab.say(t="play", id=n, seat=seat, ask=ask, answer=answer)
                tab.say(t="chat", id=n, text="so long")
            for _ in range(r.randrange(12)):
                await asyncio.sleep(0)
            for tab in tabs:
                tab.cut()
                tab.connection.lost()  # as when a send to it fails just now
            await asyncio.gather(*(tab.task for tab in tabs))
            await check(room, watcher)

    services.bot_workers = BotsHere()  # type: ignore[assignment]
    in_room(services, story, bots)


def test_what_two_who_are_gone_left_behind_is_shown(services: RoomServices, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first leaves the showing to the second, who waits for its turn; both are cancelled."""

    async def story(room: Room) -> None:
        watcher = Window(person=EVE)
        async with room.lock:
            room.welcome(watcher, -1)
        append, held = services.database.append, []

        def slow(rows: Any) -> Written[None]:
            written: Written[None] = Written()
            held.append((written, append(rows)))
            return written

        monkeypatch.setattr(services.database, "append", slow)
        seat, ask, answer = choice(room, Random(3))
        first = asyncio.create_task(room.play(ADA, seat, ask, answer, Receipt(Window(), 1)))
        second = asyncio.create_task(room.play(ADA, seat, ask, answer, Receipt(Window(), 2)))
        while not held:
            await asyncio.sleep(0)
        await held[0][1]
        first.cancel()
        held[0][0].set_result(None)
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        monkeypatch.undo()
        await check(room, watcher)

    in_room(services, story)


def test_a_line_of_chat_is_shown_although_its_sender_is_gone(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        watcher = Window(person=EVE)
        async with room.lock:
            room.welcome(watcher, -1)
        for n in range(ROUNDS):
            tab = Tab(house(room), room, ADA)
            tab.say(t="hello", seats=[])
            await tab.until("presence")
            tab.say(t="chat", id=n, text=str(n))
            for _ in range(n // 2):
                await asyncio.sleep(0)
            tab.connection.lost()
            await tab.task
        await settled(room)
        lines = select(CHAT.c.text).where(CHAT.c.match == room.info.id).order_by(CHAT.c.number)
        stored = await room.services.database.read(lambda c: list(c.execute(lines).scalars()))
        assert stored == [m["text"] for m in watcher.heard if m["t"] == "chat"] == [c["text"] for c in room.info.chat]

    in_room(services, story)
