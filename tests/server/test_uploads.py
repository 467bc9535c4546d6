"""Match files from outside: only what the game could have come to is stored, and reading it has limits."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from attack_uploads import File, good_files
from houses import house_config
from room_story import ADA, Window, choice, in_room
from test_workers import MEMORY, with_pool

from zeitalter.engine.errors import BadInput, ZeitalterError
from zeitalter.games import game_ids
from zeitalter.server.errors import Conflict, TooLarge
from zeitalter.server.match import uploads
from zeitalter.server.match.bot_workers import BotWorkers
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.match.screen import Receipt
from zeitalter.server.match.upload_check import DEEPEST, Upload, check_upload
from zeitalter.server.store.database import Database
from zeitalter.server.work.pool import WorkerPool, WorkLimits


def read(file: Any) -> Upload:
    return msgspec.json.decode(check_upload(json.dumps(file).encode()), type=Upload)


def refused(file: Any) -> str:
    with pytest.raises(ZeitalterError) as error:
        read(file)
    return error.value.id


def begun(game: str) -> File:
    """A match that begins from a position."""
    return copy.deepcopy(next(file for file in good_files() if file["game"] == game and "start" in file))


def played(game: str) -> File:
    return copy.deepcopy(next(file for file in good_files() if file["game"] == game and "start" not in file))


@pytest.mark.parametrize("game", game_ids())
def test_good_files_are_read(game: str) -> None:
    for file in (begun(game), played(game)):
        found = read(file)
        assert found.game == game
        assert [seat.bot for seat in found.seats] == [None, "random", "random", "random"]


IMPOSSIBLE: dict[str, Callable[[File], None]] = {
    "civilization": lambda s: s["stock"].__setitem__(0, s["stock"][0] + 5),
    "historia": lambda s: s["personal"].__setitem__(0, s["personal"][0] + 1),
    "new_dawn": lambda s: s["resources"].__setitem__(0, 90),
    "seven_ages": lambda s: s["glory"].__setitem__(0, -3),
}
"""For each game something that can be shown and played, and can never be."""


@pytest.mark.parametrize("game", game_ids())
def test_a_position_that_cannot_be_is_refused_wherever_it_stands(game: str) -> None:
    file = begun(game)
    IMPOSSIBLE[game](file["start"])
    file["state"] = file["start"]
    assert refused(file) == "not-a-position"
    older = played(game)
    older["rules"] -= 1  # then the stored position counts
    IMPOSSIBLE[game](older["state"])
    assert refused(older) == "not-a-position"


@pytest.mark.parametrize(
    "change",
    [
        {"options": {"x": "\0"}},
        {"parent": {"entry": 10**30, "commitment": ""}},
        {"parent": [float("nan")]},
        {"seats": [{"name": "a\0b", "player": "me"}]},
        {"components": json.loads("[" * (DEEPEST + 5) + "]" * (DEEPEST + 5))},
        {"seed": 7},
        {"result": {"x": 2**64}},
    ],
    ids=str,
)
def test_values_that_no_file_of_ours_holds_are_refused(change: dict[str, Any]) -> None:
    assert refused({**begun("historia"), **change}) in ("damaged-file", "not-a-match-file")


def test_a_log_that_is_too_long_is_refused_before_it_is_played() -> None:
    with pytest.raises(TooLarge):
        read({**begun("historia"), "log": [{}] * 5001})


def test_a_match_of_older_rules_that_cannot_go_on_is_refused() -> None:
    file = played("historia")
    file["rules"] -= 1
    file["log"][3]["seat"] = (file["log"][3]["seat"] + 1) % 4
    file["state"] = {}
    assert refused(file) in ("log-does-not-match", "damaged-file")


# -- the limits --------------------------------------------------------------------------------------------------------


@pytest.fixture
def services(tmp_path: Path) -> Iterator[RoomServices]:
    config = house_config(tmp_path, moment=0.0)
    database = Database(config.url())
    yield RoomServices(config, database, BotWorkers(1))
    database.close()


def test_a_file_that_takes_too_long_or_too_much_is_refused_with_a_sentence(services: RoomServices) -> None:
    async def story(pool: WorkerPool) -> None:
        with pytest.raises((BadInput, TooLarge)) as error:
            await uploads.upload_match(Rooms(services), pool, b"[" + b"[]," * 1_300_000 + b"[]]", ADA)
        assert error.value.id in ("file-too-much", "not-a-match-file", "damaged-file")

    with_pool(story, limits=WorkLimits(2, 30, MEMORY))


def test_rules_that_stumble_over_a_position_from_outside_say_so(
    services: RoomServices, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story(room: Room) -> None:
        def stumble(*_: Any) -> None:
            raise IndexError("a hand")

        room.match.start_state = room.match.state.copy()
        monkeypatch.setattr(room.match, "play", stumble)
        seat, ask, answer = choice(room, Random(1))
        with pytest.raises(Conflict, match="odd-position"):
            await room.play(ADA, seat, ask, answer, Receipt(Window(seat), 1))
        assert not room.lock.locked()

    in_room(services, story)


def test_reading_a_file_does_not_hold_up_the_event_loop(services: RoomServices) -> None:
    """While the longest of our files is read, the loop does many other things."""

    async def story(pool: WorkerPool) -> None:
        content = json.dumps(played("seven_ages")).encode()
        reading = asyncio.create_task(pool.run(uploads.check_upload, content, "ada", ""))
        turns = 0
        while not reading.done():
            await asyncio.sleep(0.001)
            turns += 1
        assert (await reading)[:1] == b"{"
        assert turns > 20

    with_pool(story, limits=uploads.LIMITS)
