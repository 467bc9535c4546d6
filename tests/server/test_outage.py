"""The database or the disk is away, full, or too late: nothing is played on that is not stored, and then it goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from room_story import ADA, EVE, Window, choice, in_room
from sqlalchemy import delete, func, insert, select

from zeitalter.engine.errors import Refused, ZeitalterError
from zeitalter.server.errors import Conflict, NotStored
from zeitalter.server.match import recovery, turns
from zeitalter.server.match.bot_workers import answers_of_bot
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.match.screen import Receipt
from zeitalter.server.store.database import Database, KeyTaken
from zeitalter.server.store.matches import Times, entry_rows
from zeitalter.server.store.tables import ENTRIES, SNAPSHOTS


class Disk:
    """What can be wrong with the database."""

    def __init__(self) -> None:
        self.full = False
        """Nothing can be written."""
        self.away = False
        """Nothing can be written or read."""
        self.silent = False
        """What is written is kept, but the writer does not hear of it."""
        self.tries = 0


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    found = Disk()
    together, each, read = Database._write_together, Database._write_each, Database._read

    def write_together(self: Database, jobs: Any) -> None:
        found.tries += 1
        if found.full or found.away:
            raise OSError("no space left")
        together(self, jobs)
        if found.silent:
            raise ConnectionError("the connection was lost")

    def write_each(self: Database, jobs: Any) -> None:
        if found.full or found.away or found.silent:
            for job in jobs:
                job.error = OSError("no space left")
            return
        each(self, jobs)

    def read_all(self: Database, work: Any) -> Any:
        if found.away:
            raise ConnectionError("nobody answers")
        return read(self, work)

    monkeypatch.setattr(Database, "_write_together", write_together)
    monkeypatch.setattr(Database, "_write_each", write_each)
    monkeypatch.setattr(Database, "_read", read_all)
    monkeypatch.setattr(recovery, "PATIENCE", 0.1)
    monkeypatch.setattr(recovery, "RETRIES", (0.02, 0.05))
    monkeypatch.setattr(recovery, "BOTS", (0.02, 0.05))
    yield found
    found.full = found.away = found.silent = False


async def until(what: Any) -> None:
    """Wait until something is so; the story's own time limit ends it."""
    while not what():
        await asyncio.sleep(0.01)


async def play(room: Room, r: Random, screen: Window, id: int = 1) -> None:
    seat, ask, answer = choice(room, r)
    await room.play(ADA, seat, ask, answer, Receipt(screen, id))


async def stored_log(services: RoomServices, id: str) -> list[Any]:
    """The log as somebody reads it who was not there."""
    return (await Rooms(services).room(id)).match.log


@pytest.mark.parametrize("what", ["full", "away"])
def test_what_could_not_be_stored_is_never_played_on(what: str, services: RoomServices, disk: Disk) -> None:
    async def story(room: Room) -> None:
        mine, other = Window(0, 1, 2), Window(person=EVE)
        async with room.lock:
            room.welcome(mine, -1)
            room.welcome(other, -1)
        r = Random(1)
        await play(room, r, mine)
        stored = list(room.match.log)
        setattr(disk, what, True)
        for id in range(5):
            with pytest.raises(NotStored):
                await play(room, r, mine, 100 + id)
        heard = [m for screen in (mine, other) for m in screen.heard]
        assert max(m["n"] for m in heard if m["t"] in ("now", "asked")) == 1
        assert {100, 101, 102, 103, 104}.isdisjoint(m.get("done", m.get("id")) for m in heard)
        setattr(disk, what, False)
        await until(lambda: room.is_stored)
        assert room.match.log == stored
        assert len(room.points) == 2
        for id in range(5):
            await play(room, r, mine, 200 + id)
        assert room.match.log[:1] == stored
        assert await stored_log(services, room.info.id) == room.match.log
        assert mine.last("now")["n"] <= 6

    in_room(services, story)


def test_a_room_that_cannot_be_read_is_closed_for_looking_too(services: RoomServices, disk: Disk) -> None:
    async def story(room: Room) -> None:
        mine = Window(0, 1, 2)
        async with room.lock:
            room.welcome(mine, -1)
        disk.away = True
        with pytest.raises(NotStored, match="match-unread"):
            await play(room, Random(1), mine)
        with pytest.raises(NotStored, match="match-unread"):
            await room.refresh(mine)
        assert len(room.match.log) == 1  # in memory only, and nobody can see it
        heard = len(mine.heard)
        room.update_seats()  # e.g. a guest makes an account just now
        assert all(m["n"] == 0 for m in mine.heard if m["t"] == "now")
        assert len(mine.heard) == heard
        disk.away = False
        await until(lambda: room.is_stored)
        assert room.match.log == []
        assert [m["t"] for m in mine.heard[heard:]] == ["table", "now", "now", "now"]
        await room.refresh(mine)

    in_room(services, story)


def test_an_answer_whose_writing_was_not_heard_of_counts_and_is_acknowledged(
    services: RoomServices, disk: Disk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery, "PATIENCE", 60.0)  # it is read as fast as the machine can, not refused before

    async def story(room: Room) -> None:
        mine = Window(0, 1, 2)
        async with room.lock:
            room.welcome(mine, -1)
        disk.silent = True
        await play(room, Random(1), mine, 7)
        assert mine.last("done") == {"t": "done", "id": 7, "n": 1}
        assert len(room.match.log) == 1
        disk.silent = False
        await play(room, Random(1), mine, 8)
        assert await stored_log(services, room.info.id) == room.match.log

    in_room(services, story)


def test_a_log_cannot_get_a_gap(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        mine, r, match, id = Window(0, 1, 2), Random(2), room.match, room.info.id
        await play(room, r, mine)
        for _ in range(3):  # somebody plays on without storing
            seat = match.asked()[0]
            match.play(seat, match.options(seat)[0])
        for before in (2, 3):
            with pytest.raises(KeyTaken):
                await services.database.append(entry_rows(id, match, before, Times("now", "now")))
        numbers = select(ENTRIES.c.number).where(ENTRIES.c.match == id)
        assert await services.database.read(lambda c: list(c.execute(numbers).scalars())) == [1]
        with pytest.raises(Refused):  # the room itself notices, reads the match and goes on
            await play(room, r, mine)
        assert len(room.match.log) == 1
        await play(room, r, mine)
        assert await services.database.read(lambda c: list(c.execute(numbers).scalars())) == [1, 2]

    in_room(services, story)


def test_many_tables_share_a_commit_with_one_that_has_a_gap(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        other = await _second_room(services, room)
        seat = room.match.asked()[0]
        room.match.play(seat, room.match.options(seat)[0])  # not stored
        plays = [play(room, Random(1), Window(0, 1, 2)), play(other, Random(1), Window(0, 1, 2))]
        done = await asyncio.gather(*plays, return_exceptions=True)
        assert isinstance(done[0], Refused)
        assert done[1] is None
        assert await stored_log(services, room.info.id) == []
        assert await stored_log(services, other.info.id) == other.match.log != []

    in_room(services, story)


async def _second_room(services: RoomServices, room: Room) -> Room:
    from zeitalter import Match
    from zeitalter.server.match.lobby import new_info

    info = new_info(room.info.game, "Another", ADA, list(room.info.places), open=True)
    return await Rooms(services).open(info, Match.new(room.match.game, info.seats(), seed=4))


def test_a_damaged_log_says_so_instead_of_a_game_that_was_never_played(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        r = Random(2)
        for _ in range(5):
            await play(room, r, Window(0, 1, 2))
        here = (ENTRIES.c.match == room.info.id) & (ENTRIES.c.number == 3)
        await services.database.write(lambda c: c.execute(delete(ENTRIES).where(here)))
        with pytest.raises(Conflict, match="damaged-match") as refused:
            await Rooms(services).room(room.info.id)
        assert refused.value.args_by_name == {"entry": 3}

    in_room(services, story)


def test_a_position_that_is_not_stored_is_not_kept_when_the_server_stops(services: RoomServices, disk: Disk) -> None:
    async def story(room: Room) -> None:
        rooms = Rooms(services)
        same = await rooms.room(room.info.id)
        await play(same, Random(1), Window(0, 1, 2))
        disk.full = disk.away = True
        with pytest.raises(ZeitalterError):
            await play(same, Random(1), Window(0, 1, 2))
        disk.full = disk.away = False
        await rooms.close()
        count = select(func.count()).select_from(SNAPSHOTS)
        assert await services.database.read(lambda c: c.execute(count).scalar()) == 0

    in_room(services, story)


def test_a_match_that_goes_on_by_newer_rules_has_no_gap_in_its_log(
    services: RoomServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(room: Room) -> None:
        r, id = Random(2), room.info.id
        for _ in range(5):
            await play(room, r, Window(0, 1, 2))
        elsewhere = room.match.at(4)
        seat = elsewhere.asked()[0]
        elsewhere.play(seat, elsewhere.options(seat)[-1])
        state = room.match.game.state_to_json(elsewhere.state)
        assert state != room.match.game.state_to_json(room.match.state)
        older = {"match": id, "number": 5, "rules": room.match.game.RULES, "state": state}
        await services.database.write(lambda c: c.execute(insert(SNAPSHOTS).values(**older)))
        monkeypatch.setattr(room.match.game, "RULES", room.match.game.RULES + 1)
        newer = await Rooms(services).room(id)
        assert [entry.kind for entry in newer.match.log] == ["answer"] * 5 + ["rules"]
        await play(newer, r, Window(0, 1, 2))
        numbers = select(ENTRIES.c.number).where(ENTRIES.c.match == id).order_by(ENTRIES.c.number)
        assert await services.database.read(lambda c: list(c.execute(numbers).scalars())) == [1, 2, 3, 4, 5, 6, 7]
        assert await stored_log(services, id) == newer.match.log

    in_room(services, story)


class BotsHere:
    """Bots that think in this process."""

    async def answer(self, task: Any, *_: Any) -> list[list[Any]]:
        await asyncio.sleep(0.001)
        return answers_of_bot(task)


def test_bots_go_on_when_there_is_room_on_the_disk_again(services: RoomServices, disk: Disk) -> None:
    async def story(room: Room) -> None:
        disk.full = True
        await until(lambda: room.is_stored)
        before, tried = len(room.match.log), disk.tries
        await until(lambda: disk.tries > tried + 8)  # they try again and again
        await until(lambda: room.is_stored)
        assert len(room.match.log) == before
        disk.full = False
        await until(lambda: room.is_stored and len(room.match.log) > before + 20)
        services.closing = True
        await room.bots.stop()
        await until(lambda: room.is_stored)
        assert await stored_log(services, room.info.id) == room.match.log

    services.bot_workers = BotsHere()  # type: ignore[assignment]
    in_room(services, story, bots=(0, 1, 2))


def test_whoever_was_slower_than_another_worker_does_not_read_the_whole_match(
    services: RoomServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(room: Room) -> None:
        other = await Rooms(services).room(room.info.id)
        mine, r = Window(0, 1, 2), Random(4)
        stale: list[str] = []
        async with room.lock:
            room.welcome(mine, -1)
        for id in range(60):
            for one in (other, room):  # the second one always believes in an older position
                seat, ask, answer = choice(one, r)
                try:
                    await one.play(ADA, seat, ask, answer, Receipt(mine if one is room else Window(), id))
                except Refused as refused:
                    stale.append(refused.objection.id)
            if room.match.over:
                break
            shown = mine.last("now")
            assert shown["n"] <= len(room.match.log)
            log = [room.match.game.action_to_json(room.match.table, e.value) for e in room.match.log]
            await other.follow()
            assert [other.match.game.action_to_json(other.match.table, e.value) for e in other.match.log] == log
        assert set(stale) == {"stale-answer"}
        assert await stored_log(services, room.info.id) == room.match.log
        fresh = (await Rooms(services).room(room.info.id)).match
        assert fresh.game.state_to_json(fresh.state) == room.match.game.state_to_json(room.match.state)
        assert len(room.points) == len(room.match.log) + 1

    read = []
    monkeypatch.setattr(turns, "read_match", lambda *_: read.append(1))
    in_room(services, story)
    assert not read
