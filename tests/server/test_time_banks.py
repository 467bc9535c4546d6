"""Time banks and holidays: what a clock says when the time of the day is moved."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from room_story import ADA, EVE, GAME, Window
from sqlalchemy import insert, select, update
from visitors import Visitor, table

from zeitalter import Match
from zeitalter.engine.match import Entry
from zeitalter.server.errors import Conflict, Missing, Wrong
from zeitalter.server.match import clocks, turns
from zeitalter.server.match.clocks import bank_left, late_seats, moment_after, next_due, spent_after, time_used
from zeitalter.server.match.lobby import new_info
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.store import holidays
from zeitalter.server.store.match_info import Absence, MatchInfo, Place
from zeitalter.server.store.tables import MATCHES, PEOPLE

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


class WallClock:
    """The time of the day, which stands until it is moved."""

    def __init__(self) -> None:
        self.at = NOON

    def now(self) -> datetime:
        return self.at

    def timestamp(self) -> str:
        return clocks.written(self.at)

    def move(self, time: timedelta) -> None:
        self.at += time


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    wall = WallClock()
    monkeypatch.setattr(clocks, "now", wall.now)
    monkeypatch.setattr(turns, "timestamp", wall.timestamp)
    return wall


def absence(begins: datetime, ends: datetime) -> Absence:
    return Absence(clocks.written(begins), clocks.written(ends))


def info(clock: int | None = 24, bank: int | None = 72) -> MatchInfo:
    found = new_info(GAME.id, "", ADA, [Place("A", "ada"), Place("B", "eve"), Place("C", bot="random")])
    found.since, found.clock, found.bank = clocks.written(NOON), clock, bank
    return found


# -- how time is counted -----------------------------------------------------------------------------------------------


def test_time_in_a_holiday_does_not_count() -> None:
    away = [absence(NOON + HOUR, NOON + 3 * HOUR), absence(NOON + 5 * HOUR, NOON + 6 * HOUR)]
    assert time_used(NOON, NOON + 10 * HOUR, away) == 7 * HOUR
    assert time_used(NOON, NOON + 2 * HOUR, away) == HOUR
    assert moment_after(NOON, HOUR / 2, away) == NOON + HOUR / 2
    assert moment_after(NOON, 2 * HOUR, away) == NOON + 4 * HOUR
    assert moment_after(NOON, 7 * HOUR, away) == NOON + 10 * HOUR
    assert moment_after(NOON + 2 * HOUR, HOUR, away) == NOON + 4 * HOUR


def test_a_deadline_is_the_moment_at_which_the_time_is_used_up() -> None:
    away = [absence(NOON - HOUR, NOON + 3 * HOUR), absence(NOON + 5 * HOUR, NOON + 9 * HOUR)]
    for minutes in range(1, 600, 7):
        time = timedelta(minutes=minutes)
        end = moment_after(NOON, time, away)
        assert time_used(NOON, end, away) == time
        assert time_used(NOON, end - timedelta(minutes=1), away) < time


def test_a_bank_is_touched_only_when_the_time_of_the_answer_is_up() -> None:
    m, answer = info(), [Entry("answer", 0, ("x",))]
    assert spent_after(m, answer, [0], NOON + 23 * HOUR, True) == [[0, 0], [0, 0], [0, 0]]
    assert spent_after(m, answer, [0], NOON + 30 * HOUR, True) == [[6 * 3600, 0], [0, 0], [0, 0]]
    m.spent = [[70 * 3600, 0], [0, 0], [0, 0]]
    assert bank_left(m, 0) == 2 * HOUR
    assert spent_after(m, answer, [0], NOON + 100 * HOUR, True)[0] == [72 * 3600, 0]
    assert bank_left(info(bank=None), 0) == timedelta()


def test_a_question_with_many_answers_costs_a_bank_once_and_a_replaced_answer_nothing() -> None:
    m, answer = info(), [Entry("answer", 0, ("x",))]
    m.spent = spent_after(m, answer, [0, 1], NOON + 26 * HOUR, False)
    assert m.spent[0] == [0, 2 * 3600]
    m.spent = spent_after(m, answer, [0, 1], NOON + 27 * HOUR, False)
    assert m.spent[0] == [0, 3 * 3600]
    assert spent_after(m, answer, [1], NOON + 40 * HOUR, False) == m.spent  # its sealed answer lies there already
    assert spent_after(m, [Entry("order", 0, ("x",))], [0], NOON + 40 * HOUR, False) == m.spent


def run(story: Awaitable[None]) -> None:
    asyncio.run(_in_time(story))


async def _in_time(story: Awaitable[None]) -> None:
    await asyncio.wait_for(story, 30)


# -- in a room ---------------------------------------------------------------------------------------------------------


async def timed_room(services: RoomServices, wall: WallClock, bank: int | None = 72) -> Any:
    people = [{"id": p.id, "name": p.name, "created": wall.timestamp()} for p in (ADA, EVE)]
    await services.database.write(lambda c: c.execute(insert(PEOPLE), people))
    made = new_info(GAME.id, "", ADA, [Place("A", ADA.id), Place("B", EVE.id)], True, "daily", 24)
    made.bank, made.since = bank, wall.timestamp()
    rooms = Rooms(services)
    return rooms, await rooms.open(made, Match.new(GAME, made.seats(), seed=3))


async def due(services: RoomServices, id: str) -> str:
    found = await services.database.read(lambda c: c.execute(select(MATCHES.c.due).where(MATCHES.c.id == id)).scalar())
    return str(found)


def test_the_bank_is_used_before_the_usual_answer_is_given(services: RoomServices, wall: WallClock) -> None:
    async def story() -> None:
        rooms, room = await timed_room(services, wall)
        seat = room.match.asked()[0]
        await rooms.answer_for_late()
        assert await due(services, room.info.id) == clocks.written(NOON + 96 * HOUR)
        wall.move(95 * HOUR)
        await rooms.answer_for_late()
        assert room.match.log == []
        wall.move(HOUR)
        await rooms.answer_for_late()
        assert [(e.seat, e.by) for e in room.match.log] == [(seat, "clock")]
        assert room.info.spent[seat] == [72 * 3600, 0]
        screen = Window(0)
        room.welcome(screen, -1)
        assert screen.last("table")["match"]["seats"][seat]["bank"] == 0
        assert screen.last("table")["match"]["seats"][1 - seat]["bank"] == 72 * 3600

    run(story())


def test_who_answers_late_but_within_the_bank_keeps_the_rest(services: RoomServices, wall: WallClock) -> None:
    async def story() -> None:
        _, room = await timed_room(services, wall)
        seat = room.match.asked()[0]
        screen = Window(seat, person=(ADA, EVE)[seat])
        room.welcome(screen, -1)
        wall.move(34 * HOUR)
        async with room.turn() as match:
            match.play(seat, match.options(seat)[0])
        assert room.info.spent[seat][0] == 10 * 3600
        assert screen.last("table")["match"]["seats"][seat]["bank"] == 62 * 3600
        again = await Rooms(services).room(room.info.id)
        assert again.info.spent == room.info.spent
        assert again.info.bank == 72

    run(story())


def test_a_clock_stands_still_while_its_person_is_away_and_runs_for_the_others(
    services: RoomServices, wall: WallClock
) -> None:
    async def story() -> None:
        rooms, room = await timed_room(services, wall, bank=None)
        seat = room.match.asked()[0]
        person = (ADA, EVE)[seat].id
        await rooms.answer_for_late()
        write = services.database.write
        away = await write(lambda c: holidays.add_holiday(c, person, NOON + HOUR, NOON + 5 * DAY, 28, wall.at))
        await rooms.recall_absences(person)
        wall.move(3 * DAY)
        await rooms.answer_for_late()
        assert room.match.log == []
        assert late_seats(room.info, room.match) == []
        assert next_due(room.info, room.match, room.info.since) == clocks.written(NOON + 6 * DAY - HOUR)
        screen = Window(1 - seat)
        room.welcome(screen, -1)
        assert screen.last("table")["match"]["seats"][seat]["away"] == [[away.begins, away.ends]]
        assert "away" not in screen.last("table")["match"]["seats"][1 - seat]
        await write(lambda c: holidays.end_holiday(c, person, away.id, wall.at))
        await rooms.recall_absences(person)
        wall.move(22 * HOUR)
        await rooms.answer_for_late()
        assert room.match.log == []
        wall.move(HOUR)
        await rooms.answer_for_late()
        assert [(e.seat, e.by) for e in room.match.log] == [(seat, "clock")]

    run(story())


def test_a_clock_that_another_worker_has_stopped_is_asked_for_before_it_counts(
    services: RoomServices, wall: WallClock
) -> None:
    async def story() -> None:
        rooms, room = await timed_room(services, wall, bank=None)
        person = (ADA, EVE)[room.match.asked()[0]].id
        add = holidays.add_holiday
        await services.database.write(lambda c: add(c, person, NOON + HOUR, NOON + 5 * DAY, 28, wall.at))
        assert room.info.away == {}  # nobody has told this one
        wall.move(2 * DAY)
        await rooms.answer_for_late()
        assert room.match.log == []

    run(story())


def test_matches_of_before_get_their_clock_looked_at(services: RoomServices, wall: WallClock) -> None:
    async def story() -> None:
        rooms, room = await timed_room(services, wall, bank=None)
        await rooms.answer_for_late()
        empty = update(MATCHES).values(due=None, spent=None, owing=None)
        await services.database.write(lambda c: c.execute(empty))
        wall.move(25 * HOUR)
        await rooms.answer_for_late()
        assert len(room.match.log) == 1

    run(story())


# -- holidays ----------------------------------------------------------------------------------------------------------


def test_a_year_has_so_many_days_of_holiday(services: RoomServices, wall: WallClock) -> None:
    async def story() -> None:
        await timed_room(services, wall)

        async def add(begins: datetime, ends: datetime) -> Absence:
            return await services.database.write(lambda c: holidays.add_holiday(c, "ada", begins, ends, 28, wall.at))

        await add(NOON + DAY, NOON + 21 * DAY)
        with pytest.raises(Conflict, match="holiday-overlaps"):
            await add(NOON + 20 * DAY, NOON + 22 * DAY)
        with pytest.raises(Conflict, match="holidays-used-up"):
            await add(NOON + 30 * DAY, NOON + 39 * DAY)
        with pytest.raises(Wrong, match="bad-holiday"):
            await add(NOON - 3 * DAY, NOON - DAY)
        with pytest.raises(Wrong, match="bad-holiday"):
            await add(NOON, NOON + 400 * DAY)
        begun = await add(NOON - DAY, NOON + 3 * HOUR)
        assert begun.begins == clocks.written(NOON)  # time that is over cannot be stopped afterwards
        silvester = datetime(2026, 12, 28, tzinfo=UTC)
        await add(silvester, silvester + 30 * DAY)  # four days of this year, 26 of the next
        with pytest.raises(Missing, match="no-such-holiday"):
            await services.database.write(lambda c: holidays.end_holiday(c, "eve", begun.id, wall.at))

    run(story())


def test_holidays_over_the_wire_are_shown_to_the_others_at_once() -> None:
    ada, beate = Visitor("Ada"), Visitor("Beate")
    match = table(ada, beate, pace="daily", clock=24, bank=72)
    screen = beate.sit(match, 1)
    begins = datetime.now(UTC) - HOUR
    found = ada.post("/api/holidays", begins=begins.isoformat(), ends=(begins + 3 * DAY).isoformat())
    assert found["days"] == 28
    assert 24 < found["left"][str(begins.year)] <= 28
    shown = screen.until(lambda m: m["t"] == "table" and "away" in m["match"]["seats"][0])["match"]
    assert (shown["clock"], shown["bank"], shown["seats"][1]["bank"]) == (24, 72, 72 * 3600)
    listed = next(m for m in beate.get("/api/matches", list="mine") if m["id"] == match)
    assert listed["seats"][0]["away"] == shown["seats"][0]["away"]
    id = found["holidays"][0]["id"]
    assert beate.refused(f"/api/holidays/{id}/end") == (404, "no-such-holiday")
    assert ada.post(f"/api/holidays/{id}/end")["holidays"] == []
    assert ada.refused("/api/holidays", begins="soon", ends="later") == (400, "bad-holiday")
    assert Visitor().hidden("/api/holidays")[0] == 401


def test_who_looks_at_the_clocks_first_shows_a_holiday_too(services: RoomServices, wall: WallClock) -> None:
    """Between the holiday and the news of it the caretaker may come by: nobody may miss it because of that."""

    async def story() -> None:
        _, room = await timed_room(services, wall)
        window = Window(1, person=None)
        room.welcome(window, -1)
        add = holidays.add_holiday
        await services.database.write(lambda c: add(c, "ada", NOON, NOON + DAY, 28, wall.at))
        await room.time_out()
        assert "away" in window.last("table")["match"]["seats"][0]

    run(story())


def test_holidays_of_guests_do_not_add_up() -> None:
    """A year has only so many days, however many guests somebody was before."""
    ada = Visitor()
    ada.post("/api/account", name="Ada away", password="long enough")
    begins = datetime.now(UTC)
    ada.post("/api/holidays", begins=begins.isoformat(), ends=(begins + DAY).isoformat())
    guest = Visitor("Ada")
    guest.post("/api/holidays", begins=(begins + DAY).isoformat(), ends=(begins + 20 * DAY).isoformat())
    guest.post("/api/login", name="Ada away", password="long enough")
    assert len(guest.get("/api/holidays")["holidays"]) == 1


def test_a_bank_needs_a_clock() -> None:
    ada = Visitor("Ada")
    wish = {"game": "historia", "seats": [{"kind": "me"}], "pace": "daily"}
    assert ada.refused("/api/matches", **wish, bank=24) == (400, "bad-bank")
    assert ada.refused("/api/matches", **wish, clock=24, bank=721) == (400, "bad-bank")
