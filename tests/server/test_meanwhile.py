"""What another worker has done meanwhile: a match is gone or somebody sits at it, a guest has become an account."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import msgspec
import pytest
from houses import house_config
from litestar.channels.backends.memory import MemoryChannelsBackend
from room_story import ADA, EVE, in_room
from sqlalchemy import Connection, func, select, update

from zeitalter.server.addresses import counted_address
from zeitalter.server.calls.wishes import no_wishes, store_table_wishes
from zeitalter.server.encoding import json_bytes
from zeitalter.server.errors import Conflict, Missing
from zeitalter.server.house import channel
from zeitalter.server.house.channel import LARGEST
from zeitalter.server.house.messages import Letter, LoginTried, Looking, MatchGone
from zeitalter.server.match.lobby import delete_match
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.match.seating import say
from zeitalter.server.store.clearing import remove_match
from zeitalter.server.store.database import Database
from zeitalter.server.store.ids import new_id
from zeitalter.server.store.news import changing
from zeitalter.server.store.passwords import Passwords
from zeitalter.server.store.people import LONGEST_LOGIN, People, login_of
from zeitalter.server.store.tables import SEATS
from zeitalter.server.wire.bounds import MOST_SEATS


def test_a_match_at_which_somebody_has_just_sat_down_elsewhere_is_not_deleted(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        sit = update(SEATS).where(SEATS.c.match == room.info.id, SEATS.c.seat == 2).values(person=EVE.id)
        await services.database.write(changing(room.info.id, lambda c: c.execute(sit)))
        with pytest.raises(Conflict, match="others-play"):
            await delete_match(Rooms(services), room, ADA)
        assert not room.lock.locked()
        await room.follow()
        assert room.info.places[2].person == EVE.id

    in_room(services, story)


def test_what_belongs_to_a_match_that_was_deleted_meanwhile_is_refused(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        await services.database.write(lambda c: remove_match(c, room.info.id))
        with pytest.raises(Conflict, match="try-again"):
            await services.database.write(lambda c: store_table_wishes(c, ADA.id, room.info.id, no_wishes()))

    in_room(services, story)


def test_whoever_reads_sees_one_moment(services: RoomServices) -> None:
    async def story(room: Room) -> None:
        loop, id = asyncio.get_running_loop(), room.info.id
        count = select(func.count()).select_from(SEATS).where(SEATS.c.match == id)

        def read(c: Connection) -> list[int]:
            before = c.execute(count).scalar_one()
            removing = services.database.write(lambda other: remove_match(other, id))
            asyncio.run_coroutine_threadsafe(removing, loop).result()
            return [before, c.execute(count).scalar_one()]

        assert await services.database.read(read) == [3, 3]
        assert await services.database.read(lambda c: c.execute(count).scalar_one()) == 0

    in_room(services, story)


def test_nothing_is_an_error_that_ends_when_nobody_waits_for_it(
    services: RoomServices, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(room: Room) -> None:
        await services.database.write(lambda c: remove_match(c, room.info.id))
        async with room.lock:
            talking = asyncio.create_task(room.finish(say(room, ADA, "hello")))
            await asyncio.sleep(0.01)
            talking.cancel()
        (task,) = room._tasks
        with pytest.raises(Missing):
            await task
        await asyncio.gather(talking, return_exceptions=True)

    in_room(services, story)
    assert [one for one in caplog.records if one.levelno >= logging.ERROR] == []


def test_a_guest_becomes_one_account(tmp_path: Path) -> None:
    config = house_config(tmp_path)
    database = Database(config.url())
    people = People(database, Passwords(config.hasher))

    async def story() -> None:
        guest, _ = await people.new_guest("Ada")
        other, _ = await people.new_guest("Beate")
        await people.new_account("Ada", "correct horse", guest)
        with pytest.raises(Conflict, match="already-an-account"):  # asked at another worker before that was known
            await people.new_account("Eve", "battery staple", guest)
        await people.new_account("Beate", "correct horse", other)
        with pytest.raises(Conflict, match="already-an-account"):
            await people.log_in("ada", "correct horse", other, None)

    try:
        asyncio.run(story())
    finally:
        database.close()


def test_messages_are_said_once_though_more_come_than_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(channel, "MOST_UNSENT", 3)
    said: list[str] = []

    class Broker(MemoryChannelsBackend):
        async def publish(self, data: bytes, channels: object) -> None:
            messages = msgspec.json.decode(data, type=Letter).messages
            said.extend(m.match for m in messages if isinstance(m, MatchGone))
            if said == ["1", "2", "3"]:
                for id in "45":
                    line.say(MatchGone(id))

    line = channel.Channel("w", Broker)

    async def story() -> None:
        for id in "123":
            line.say(MatchGone(id))
        speaking = asyncio.create_task(line.run())
        await line.flush(10)
        speaking.cancel()

    asyncio.run(story())
    assert said == list("12345")


def test_whatever_people_write_what_workers_say_to_each_other_fits_into_a_letter() -> None:
    login, address = login_of("\U0001f469" * 5000 + "\u0001" * 5000), f"at {counted_address(chr(0x10FFFF) * 5000)}"
    assert len(login) <= LONGEST_LOGIN
    tried = LoginTried(login, address)
    looking = Looking(new_id(), list(range(MOST_SEATS)), 10**6, [new_id() for _ in range(MOST_SEATS)])
    for message in (tried, looking):
        assert len(json_bytes(message)) < LARGEST / 4, message
