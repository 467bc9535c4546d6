"""Reading a long match holds nobody up: it is done in slices, and what was made once is kept."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable
from functools import cache
from random import Random
from typing import Any

import pytest
from room_story import ADA
from sqlalchemy import insert

from zeitalter import Match, find_game
from zeitalter.engine import files
from zeitalter.engine.forms import sample
from zeitalter.server.http import history_api
from zeitalter.server.match.lobby import branch_match, new_info
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.steady_clock import timestamp
from zeitalter.server.store.match_info import Place
from zeitalter.server.store.matches import insert_match
from zeitalter.server.store.tables import PEOPLE

LONG = 0.06
"""Seconds of the processor that nothing may take at once; a slice is far shorter, and one entry may take a while."""


@cache
def long_match() -> Match:
    """A finished match of many entries, some of them taken back."""
    r = Random(1)
    match = Match.new(find_game("seven_ages"), 3, seed=1)
    while not match.over:
        seat = r.choice(list(match.asked()))
        if match.undo_points(seat) and r.random() < 0.1:
            match.undo(seat)
        else:
            match.play(seat, sample(match.state, seat, r.choice(match.options(seat)), r))
    assert len(match.log) > 500
    return match


async def longest_step(work: Awaitable[Any]) -> float:
    """The most processor time that some work takes before it lets others go on."""
    longest, before, done = 0.0, time.thread_time(), False

    async def watch() -> None:
        nonlocal longest, before
        while not done:
            await asyncio.sleep(0)
            now = time.thread_time()
            longest, before = max(longest, now - before), now

    gc.disable()  # a server calms it too: here it would look through everything that all tests have left behind
    try:
        watching = asyncio.create_task(watch())
        await asyncio.sleep(0)
        await work
        done = True
        await watching
    finally:
        gc.enable()
    return longest


async def stored(services: RoomServices, match: Match) -> str:
    """Store a match; its id."""
    await services.database.write(
        lambda c: c.execute(insert(PEOPLE).values(id=ADA.id, name=ADA.name, created=timestamp()))
    )
    info = new_info(match.game.id, "Long", ADA, [Place(str(i), ADA.id) for i in range(match.table.seats)])
    await services.database.write(lambda c: insert_match(c, info, match))
    return info.id


def test_opening_a_long_match_and_reading_it_holds_nobody_up(services: RoomServices) -> None:
    async def story() -> None:
        id, rooms = await stored(services, long_match()), Rooms(services)
        assert await longest_step(rooms.room(id)) < LONG
        room = await rooms.room(id)
        assert room.match.log == long_match().log
        assert await longest_step(room.encode_events()) < LONG
        assert await longest_step(room.prepare_file()) < LONG
        assert room.file.text(room.match).decode() == files.dumps(room.match)
        assert await longest_step(branch_match(rooms, room, ADA, len(room.match.log) - 5)) < LONG
        assert await longest_step(room.reload()) < LONG

    asyncio.run(story())


def test_a_file_is_made_once(services: RoomServices, monkeypatch: pytest.MonkeyPatch) -> None:
    made = 0
    entry_line = files.entry_line

    def counted(*args: Any) -> str:
        nonlocal made
        made += 1
        return entry_line(*args)

    async def story() -> None:
        room = await Rooms(services).room(await stored(services, long_match().at(30)))
        monkeypatch.setattr(files, "entry_line", counted)
        texts = set()
        for _ in range(5):
            await room.prepare_file()
            texts.add(room.file.text(room.match))
        assert made == 30
        assert len(texts) == 1
        seat = room.match.asked()[0]
        room.match.play(seat, sample(room.match.state, seat, room.match.options(seat)[0], Random(1)))
        assert room.file.text(room.match).decode() == files.dumps(room.match)

    asyncio.run(story())


@pytest.mark.parametrize(
    "handler", [history_api.position_at, history_api.story, history_api.match_file, history_api.branch]
)
def test_how_often_somebody_may_read_is_counted(handler: Any) -> None:
    assert handler.opt.get("limit")


def test_rooms_that_nobody_looks_at_do_not_fill_the_memory(
    services: RoomServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        rooms = Rooms(services)
        match = long_match().at(0)
        first = await stored(services, match)
        ids = [first]
        for n in range(9):
            info = new_info(match.game.id, str(n), ADA, [Place(str(i), ADA.id) for i in range(match.table.seats)])
            await services.database.write(lambda c, info=info: insert_match(c, info, match))  # type: ignore[misc]
            ids.append(info.id)
        for id in ids:
            await rooms.room(id)
        monkeypatch.setattr("zeitalter.server.match.rooms.MOST_IDLE", 4)
        await rooms.room(first)
        await rooms.forget_idle()
        assert len(rooms) == 4
        assert rooms._rooms.keys() == {first, *ids[-3:]}

    asyncio.run(story())
