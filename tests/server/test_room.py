"""A room in this process: an answer goes to disk and to the screens, whatever becomes of whoever gave it."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from room_story import ADA, EVE, Window, choice, in_room

from zeitalter import Match
from zeitalter.engine.errors import Refused
from zeitalter.server.errors import Forbidden, OurMistake
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.screen import Receipt
from zeitalter.server.store.database import KeyTaken, Written


def test_a_position_is_made_once_per_entry_however_many_look_on(
    services: RoomServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[int, set[int | None]]] = []
    views = Match.views

    def counted(self: Match, seats: Any, memo: Any) -> Any:
        made.append((len(self.log), set(seats)))
        return views(self, seats, memo)

    monkeypatch.setattr(Match, "views", counted)

    async def story(room: Room) -> None:
        screens = [Window(0), Window(1), Window(2), Window(person=EVE), Window(person=None)]
        async with room.lock:
            for screen in screens:
                room.welcome(screen, -1)
        made.clear()
        changed, r = [], Random(1)
        for id in range(40):
            seat, ask, answer = choice(room, r)
            await room.play(ADA, seat, ask, answer, Receipt(screens[seat], id))
            if room.match.disclosed == "all":
                changed.append(len(room.match.log))
        assert len(changed) > 20
        assert made == [(n, {0, 1, 2, None}) for n in changed]
        assert screens[3].last("now")["n"] == screens[4].last("now")["n"] == changed[-1]

    in_room(services, story)


def test_whoever_acted_hears_that_a_stored_answer_cannot_be_shown(
    services: RoomServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Match, seats: Any, memo: Any) -> Any:
        raise ValueError("no view")

    async def story(room: Room) -> None:
        screens = [Window(seat) for seat in range(3)]
        async with room.lock:
            for screen in screens:
                room.welcome(screen, -1)
        r, id = Random(1), 0
        monkeypatch.setattr(Match, "views", broken)
        while room.match.disclosed != "all" or not id:
            id += 1
            seat, ask, answer = choice(room, r)
            await room.play(ADA, seat, ask, answer, Receipt(screens[seat], id))
        assert [m["error"] for m in screens[seat].heard if m.get("id") == id] == ["our-mistake"]
        assert room.is_stored
        assert not room.lock.locked()

    in_room(services, story)


def test_every_answer_is_acknowledged_once_with_what_it_led_to(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        screens = [Window(seat) for seat in range(3)]
        async with room.lock:
            for screen in screens:
                room.welcome(screen, -1)
        r = Random(2)
        for id in range(30):
            seat, ask, answer = choice(room, r)
            await room.play(ADA, seat, ask, answer, Receipt(screens[seat], id))
            for other, screen in enumerate(screens):
                receipts = [m for m in screen.heard if m.get("done", m["id"] if m["t"] == "done" else None) == id]
                assert [m["n"] for m in receipts] == ([len(room.match.log)] if other == seat else [])

    in_room(services, story)


def test_an_answer_is_stored_and_shown_although_whoever_gave_it_is_gone(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        mine, other = Window(0, 1, 2), Window(person=EVE)
        async with room.lock:
            room.welcome(mine, -1)
            room.welcome(other, -1)
        seat, ask, answer = choice(room, Random(3))
        playing = asyncio.create_task(room.play(ADA, seat, ask, answer, Receipt(mine, 1)))
        while not room.match.log:
            await asyncio.sleep(0)
        playing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await playing
        assert not room.lock.locked()
        assert len(room.points) == len(room.match.log) + 1 == 2
        assert other.last("asked" if room.match.disclosed == "owing" else "now")["n"] == 1
        log = list(room.match.log)
        await room.reload()
        assert room.match.log == log

    in_room(services, story)


def test_an_answer_that_came_too_late_for_the_disk_is_not_shown_even_if_its_sender_is_gone(
    services: RoomServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(room: Room) -> None:
        mine = Window(0, 1, 2)
        async with room.lock:
            room.welcome(mine, -1)
        seat, ask, answer = choice(room, Random(3))
        written: Written[None] = Written()
        monkeypatch.setattr(services.database, "append", lambda rows: written)
        playing = asyncio.create_task(room.play(ADA, seat, ask, answer, Receipt(mine, 1)))
        while not room.match.log:
            await asyncio.sleep(0)
        playing.cancel()
        await asyncio.sleep(0)
        assert room.lock.locked()
        written.set_exception(KeyTaken())
        with pytest.raises(asyncio.CancelledError):
            await playing
        assert await room.recovery.wait()
        assert (room.match.log, len(room.points), room.lock.locked()) == ([], 1, False)
        assert all(m["n"] == 0 for m in mine.heard if m["t"] == "now")

    in_room(services, story)


def test_what_is_refused_or_not_stored_changes_nothing(services: RoomServices, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(room: Room) -> None:
        mine = Window(0, 1, 2)
        async with room.lock:
            room.welcome(mine, -1)
        seat, ask, answer = choice(room, Random(4))
        with pytest.raises(Refused):
            await room.play(ADA, seat, ask + 1, answer, Receipt(mine, 1))
        with pytest.raises(Forbidden):
            await room.play(EVE, seat, ask, answer, Receipt(mine, 2))

        def broken(rows: Any) -> Any:
            future: Written[None] = Written()
            future.set_exception(OSError("the disk is full"))
            return future

        with monkeypatch.context() as patched:
            patched.setattr(services.database, "append", broken)
            with pytest.raises(OurMistake, match="not-stored"):
                await room.play(ADA, seat, ask, answer, Receipt(mine, 3))
        assert (room.match.log, len(room.points), room.lock.locked()) == ([], 1, False)
        assert {1, 2, 3}.isdisjoint(m.get("done", m.get("id")) for m in mine.heard)
        assert all(m["n"] == 0 for m in mine.heard if m["t"] == "now")
        await room.play(ADA, seat, ask, answer, Receipt(mine, 4))
        assert len(room.match.log) == 1

    in_room(services, story)


def test_turns_that_wait_are_shown_together_and_acknowledged_each(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        mine, other = Window(0, 1, 2), Window(person=EVE)
        async with room.lock:
            room.welcome(mine, -1)
            room.welcome(other, -1)
        r = Random(5)
        while len(room.match.asked()) < 3:
            seat, ask, answer = choice(room, r)
            await room.play(ADA, seat, ask, answer, Receipt(mine, 0))
        before = len(room.match.log)
        plays = []
        for seat in room.match.asked():
            answer = room.match.game.action_to_json(room.match.table, room.match.options(seat)[0])
            plays.append(room.play(ADA, seat, room.match.ask(seat), answer, Receipt(mine, 10 + seat)))
        heard = len(other.heard)
        await asyncio.gather(*plays)
        assert len(room.match.log) == before + 3
        assert [m["n"] for m in other.heard[heard:] if m["t"] in ("now", "asked")] == [before + 3]
        receipts = [m.get("done", m.get("id")) for m in mine.heard if m["t"] == "done" or "done" in m]
        assert sorted(receipts[-3:]) == [10, 11, 12]

    in_room(services, story)
