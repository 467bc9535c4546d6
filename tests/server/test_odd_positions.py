"""Rules that stumble over a position from outside: whoever acts is told so, nothing stays locked, no error is ours."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from room_story import ADA, GAME, Window, choice, in_room

from zeitalter import Match
from zeitalter.engine.errors import ZeitalterError
from zeitalter.engine.match import Seat
from zeitalter.server.match import bot_players, clocks, happenings, recovery, turns
from zeitalter.server.match.broadcast import Broadcast
from zeitalter.server.match.prepared import PreparedAnswers
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.match.screen import Receipt
from zeitalter.server.store import matches

STUMBLES: dict[str, tuple[Any, str]] = {
    "what is written": (turns, "entry_rows"),
    "who is called": (happenings, "after_entries"),
    "the time of the table": (clocks, "table_time_end"),
    "what it is worth": (turns.PlayedMatch, "_accept_entries"),
    "what is shown": (Broadcast, "_show_position"),
    "which bots are asked": (bot_players.BotPlayers, "_called"),
    "what was prepared": (PreparedAnswers, "_wake"),
    "who begins": (turns, "mark"),
}
"""Where rules run after an answer that they have taken, beside the answer itself."""


def stumble(*_: Any, **__: Any) -> None:
    raise IndexError("a hand")


def from_outside() -> Match:
    """A match that begins from a given position."""
    begun = Match.new(GAME, [Seat(str(n), "me") for n in range(3)], seed=3)
    return Match.from_state(GAME, begun.state, begun.seats, begun.seed)


def errors(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(recovery, "RETRIES", (0.01, 0.02))
    monkeypatch.setattr(recovery, "BOTS", (0.01, 0.02))


async def answer(room: Room, r: Random) -> str:
    """Answer by lot; what is said to it."""
    screen = Window(0, 1, 2)
    room.broadcast.screens.add(screen)
    try:
        await asyncio.wait_for(room.play(ADA, *choice(room, r), Receipt(screen, 1)), 10)
    except ZeitalterError as error:
        return error.id
    finally:
        room.broadcast.screens.discard(screen)
    return next((str(m["error"]) for m in screen.heard if m["t"] == "refused"), "done")


@pytest.mark.parametrize("where", STUMBLES)
def test_wherever_the_rules_stumble_it_is_told_and_the_table_stays_open(
    where: str, services: RoomServices, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(room: Room) -> None:
        r, (owner, name) = Random(1), STUMBLES[where]
        with monkeypatch.context() as odd:
            odd.setattr(owner, name, stumble)
            assert await answer(room, r) in ("odd-position", "done")
            await asyncio.sleep(0.1)
        assert errors(caplog) == []
        assert [one for one in caplog.records if one.levelno == logging.WARNING]
        before = len(room.match.log)
        assert await answer(room, r) == "done"
        assert len(room.match.log) == before + 1

    in_room(services, story, match=from_outside())


@pytest.mark.parametrize("where", ["what is written", "what it is worth", "which bots are asked"])
def test_where_they_stumble_over_a_position_of_ours_it_is_our_mistake(
    where: str, services: RoomServices, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(room: Room) -> None:
        owner, name = STUMBLES[where]
        with monkeypatch.context() as odd:
            odd.setattr(owner, name, stumble)
            assert await answer(room, Random(1)) in ("not-stored", "done")
            await asyncio.sleep(0.1)
        assert errors(caplog)

    in_room(services, story)


def test_a_position_that_is_shown_a_moment_later_does_no_harm_either(
    services: RoomServices, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    services.config.moment = 0.05

    async def story(room: Room) -> None:
        r, watcher = Random(1), Window()
        room.broadcast.screens.add(watcher)
        while room.broadcast._timer is None:
            await room.play(ADA, *choice(room, r), Receipt(Window(0, 1, 2), 1))
        with monkeypatch.context() as odd:
            odd.setattr(Broadcast, "_show_position", stumble)
            await asyncio.sleep(0.2)
        assert errors(caplog) == []
        assert await answer(room, r) == "done"

    in_room(services, story, match=from_outside())


def test_a_match_from_outside_that_cannot_be_opened_any_more_is_no_error_of_a_worker_that_starts(
    services: RoomServices, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(room: Room) -> None:
        monkeypatch.setattr(matches, "_replay", stumble)
        rooms = Rooms(services)
        with pytest.raises(ZeitalterError, match="odd-position"):
            await rooms.room(room.info.id)
        await rooms.take_over()
        assert errors(caplog) == []

    in_room(services, story, bots=(1,), match=from_outside())


# -- deleted -----------------------------------------------------------------------------------------------------------


def deleted(room: Room) -> Callable[[], Any]:
    """What removes a match behind the back of its room."""
    from zeitalter.server.store.clearing import remove_match

    return lambda: room.services.database.write(lambda c: remove_match(c, room.info.id))


def test_who_acts_in_a_match_that_is_no_more_is_told_so(
    services: RoomServices, caplog: pytest.LogCaptureFixture
) -> None:
    from zeitalter.server.match.seating import say, stand_in, watch

    async def story(room: Room) -> None:
        await room.play(ADA, *choice(room, Random(1)), Receipt(Window(0, 1, 2), 1))
        await deleted(room)()
        deeds: list[Callable[[], Any]] = [
            lambda: say(room, ADA, "hello"),
            lambda: watch(room, ADA),
            lambda: stand_in(room, 1, "random", ADA),
            lambda: room.prepare(ADA, 0, "SelectCards", ["pass"], "named"),
            lambda: room.play(ADA, *choice(room, Random(1)), Receipt(Window(0, 1, 2), 1)),
            lambda: room.undo(ADA, 0, None, Receipt(Window(0, 1, 2), 1)),
        ]
        for deed in deeds:
            with pytest.raises(ZeitalterError, match=r"no-such-match|not-to-be-prepared"):
                await deed()
        assert room.lock.gone
        assert errors(caplog) == []

    in_room(services, story)


def test_bots_of_a_match_that_is_no_more_rest_without_a_word(
    services: RoomServices, caplog: pytest.LogCaptureFixture
) -> None:
    async def story(room: Room) -> None:
        room.bots.wake()
        await deleted(room)()
        while room.bots:
            await asyncio.sleep(0.01)
        await room.bots._try_to_keep()
        assert errors(caplog) == []

    in_room(services, story, bots=(0, 1, 2))
