"""A position of a match that nobody has open is found from the nearest stored one, and is the one its log leads to."""

from __future__ import annotations

import asyncio
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from room_story import ADA
from sqlalchemy import delete, insert

from zeitalter import Match, find_game
from zeitalter.engine.errors import ZeitalterError
from zeitalter.engine.forms import sample
from zeitalter.engine.steps import quiet_questions
from zeitalter.games import game_ids
from zeitalter.server.http import history_api
from zeitalter.server.match.lobby import new_info
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.steady_clock import timestamp
from zeitalter.server.store.match_info import Place
from zeitalter.server.store.matches import insert_match, store_snapshot
from zeitalter.server.store.people import Person
from zeitalter.server.store.tables import ENTRIES, PEOPLE, SNAPSHOTS

STRANGER = Person("stranger", "Cleo", False)


def played(game: str, entries: int) -> Match:
    """A match of random answers, orders and what is taken back, of which everybody knows everything."""
    r = Random(1)
    match = Match.new(find_game(game), 3, seed=1)
    quiet = sorted(quiet_questions(match.game.package))
    while not match.over and (len(match.log) < entries or match.newest_for(None) < len(match.log)):
        seat = r.choice(list(match.asked()))
        if match.undo_points(seat) and r.random() < 0.1:
            match.undo(seat, r.choice(match.undo_points(seat)))
        elif quiet and r.random() < 0.02:
            match.order(r.randrange(3), r.choice(quiet), r.choice(["never", "ask"]))
        else:
            match.play(seat, sample(match.state, seat, r.choice(match.options(seat)), r))
    return match


async def store(services: RoomServices, match: Match) -> str:
    """Store a match; its id."""
    await services.database.write(
        lambda c: c.execute(insert(PEOPLE).values(id=ADA.id, name=ADA.name, created=timestamp()))
    )
    info = new_info(match.game.id, "Evening", ADA, [Place(str(i), ADA.id) for i in range(match.table.seats)])
    await services.database.write(lambda c: insert_match(c, info, match))
    return info.id


async def ask(rooms: Rooms, person: Person | None, seat: int | None, id: str, n: int) -> Any:
    """What the server answers to whoever asks for a position."""
    return await history_api.position_at.fn(SimpleNamespace(rooms=rooms), person, seat, id, n)


@pytest.mark.parametrize("game", game_ids())
def test_every_position_is_the_one_the_log_leads_to(services: RoomServices, game: str) -> None:
    async def story() -> None:
        match = played(game, 230)
        assert any(entry.kind == "undo" for entry in match.log)
        id, rooms = await store(services, match), Rooms(services)
        for n in {*range(0, len(match.log), 7), len(match.log)}:
            found, state = await rooms.look_up(id, n), match.state_at(n)
            assert found is not None
            assert match.game.state_to_json(found.state) == match.game.state_to_json(state)
            for seat in (None, 0, 1, 2):
                assert match.game.view(found.state, seat) == match.game.view(state, seat)
        assert not rooms.in_memory(id)

    asyncio.run(story())


@pytest.mark.parametrize("entries", [120, 5000])
def test_the_answer_is_the_same_whether_or_not_the_match_is_open(services: RoomServices, entries: int) -> None:
    async def story() -> None:
        match = played("historia", entries)
        assert match.over is (entries == 5000)
        id, rooms = await store(services, match), Rooms(services)
        asked = [(seat, n) for seat in (None, 0, 1) for n in (0, 49, 50, 77, len(match.log) - 1, len(match.log))]
        closed = [await ask(rooms, ADA, seat, id, n) for seat, n in asked]
        assert not rooms.in_memory(id)
        await rooms.room(id)
        assert [await ask(rooms, ADA, seat, id, n) for seat, n in asked] == closed

    asyncio.run(story())


def test_a_stranger_learns_nothing_of_a_match_that_is_not_open(services: RoomServices) -> None:
    async def story() -> None:
        id, rooms = await store(services, played("historia", 60)), Rooms(services)
        for person in (None, STRANGER):
            for n in (0, 60, 10_000):
                with pytest.raises(ZeitalterError, match="no-such-match"):
                    await ask(rooms, person, None, id, n)

    asyncio.run(story())


def test_a_way_back_may_begin_before_the_nearest_stored_position(services: RoomServices) -> None:
    async def story() -> None:
        r, match = Random(3), Match.new(find_game("historia"), 3, seed=3)
        while len(match.log) < 60 or not match.undo_points(match.asked()[0]):
            seat = match.asked()[0]
            match.play(seat, r.choice(match.options(seat)))
        taken_back = len(match.log)
        nearest = match.state
        match.undo(match.asked()[0])
        id, rooms = await store(services, match), Rooms(services)
        newest = delete(SNAPSHOTS).where(SNAPSHOTS.c.match == id, SNAPSHOTS.c.number > taken_back)
        await services.database.write(lambda c: c.execute(newest))
        await services.database.write(lambda c: store_snapshot(c, id, match.game, taken_back, nearest))
        found = await rooms.look_up(id, len(match.log))
        assert found is not None
        assert match.game.state_to_json(found.state) == match.game.state_to_json(match.state)
        assert match.game.state_to_json(found.state) != match.game.state_to_json(nearest)

    asyncio.run(story())


def test_what_cannot_be_found_that_way_is_left_to_the_room(
    services: RoomServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        match = played("historia", 120)
        id, rooms = await store(services, match), Rooms(services)
        assert await rooms.look_up(id, len(match.log) + 1) is None
        assert await rooms.look_up("nowhere", 0) is None
        monkeypatch.setattr(match.game, "RULES", match.game.RULES + 1)
        assert await rooms.look_up(id, 60) is None
        monkeypatch.undo()
        assert await rooms.look_up(id, 60) is not None
        gap = delete(ENTRIES).where(ENTRIES.c.match == id, ENTRIES.c.number == 55)
        await services.database.write(lambda c: c.execute(gap))
        assert await rooms.look_up(id, 60) is None
        with pytest.raises(ZeitalterError, match="damaged-match"):
            await ask(rooms, ADA, None, id, 60)

    asyncio.run(story())
