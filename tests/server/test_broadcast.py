"""What screens know: whoever is asked knows it at once, everybody knows all after a moment, and nobody too much."""

from __future__ import annotations

import asyncio
import json
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from zeitalter import Match, find_game
from zeitalter.server.match.broadcast import Showing
from zeitalter.server.wire import positions as wire

GAME = find_game("historia")


class Watcher:
    """A screen that puts together what it hears, as a browser does."""

    def __init__(self, *seats: int) -> None:
        self.person = None
        self.seats = list(seats)
        self.known = -1
        self.now: dict[str, Any] = {}
        self.heard = 0

    def send(self, text: str) -> None:
        self.heard += 1
        message = json.loads(text)
        if message["t"] == "now":
            assert message["from"] <= message["n"]
            self.now = message
        else:
            self.now = {**self.now, **message, "t": "now", "undo": []}

    def end(self, code: int) -> None:
        raise AssertionError(code)


class Room:
    """As much of a room as showing needs."""

    def __init__(self, match: Match, busy: bool) -> None:
        self.match = match
        self.lock = asyncio.Lock()
        self.record = SimpleNamespace(since="now", until=None)
        self.rooms = SimpleNamespace(config=SimpleNamespace(moment=1000.0 if busy else 0.0))
        self.showing = Showing(self)  # type: ignore[arg-type]

    def play(self, seat: int, r: Random) -> None:
        self.match.play(seat, r.choice(self.match.options(seat)))
        self.tell()

    def tell(self) -> None:
        self.showing.prepare("now", None)
        self.showing.happened(self.match.told, self.match.log[-1].seat)


def truth(match: Match, seat: int | None) -> dict[str, Any]:
    """What a screen that has just come sees."""
    message: dict[str, Any] = json.loads(wire.Positions(match, "now", {seat}, wire.Spelling(match)).message(seat, -1))
    return {key: value for key, value in message.items() if key not in ("from", "events", "view")}


def seen(screen: Watcher) -> dict[str, Any]:
    return {key: value for key, value in screen.now.items() if key not in ("from", "events", "view")}


@pytest.mark.parametrize("busy", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_screens_know_what_they_must_at_any_pace(seed: int, busy: bool) -> None:
    async def story() -> None:
        r = Random(seed)
        room = Room(Match.new(GAME, 3, seed=seed), busy)
        screens = [Watcher(0), Watcher(1), Watcher(2), Watcher()]
        for screen in screens:
            room.showing.welcome(screen, -1)
        while not room.match.over:
            room.play(r.choice(list(room.match.asked())), r)
            if r.random() < 0.7:
                room.showing.show()
                for seat in room.match.asked():
                    assert screens[seat].now["options"] == truth(room.match, seat)["options"]
                    assert screens[seat].now["ask"] == room.match.ask(seat)
            if not busy or r.random() < 0.2:
                room.showing.show_all()
                for screen, seat in zip(screens, (0, 1, 2, None), strict=True):
                    assert seen(screen) == truth(room.match, seat)
        room.showing.show()
        assert all(screen.now["over"] for screen in screens)

    asyncio.run(story())


def test_the_steps_of_a_quick_turn_reach_those_who_look_as_one_message() -> None:
    async def story() -> None:
        r = Random(3)
        room = Room(Match.new(GAME, 3, seed=3), busy=True)
        watcher = Watcher()
        room.showing.welcome(watcher, -1)
        room.showing.show_all()
        before = watcher.heard
        for _ in range(8):
            room.play(room.match.asked()[0], r)
            room.showing.show()
        assert watcher.heard == before
        room.showing.show_all()
        assert watcher.heard == before + 1
        assert [line[0] for line in watcher.now["events"]][-1] <= len(room.match.log)

    asyncio.run(story())


def test_nothing_is_shown_while_an_entry_is_being_written() -> None:
    async def story() -> None:
        r = Random(3)
        room = Room(Match.new(GAME, 3, seed=3), busy=True)
        room.rooms.config.moment = 0.01
        watcher = Watcher()
        room.showing.welcome(watcher, -1)
        room.showing.show_all()
        room.play(room.match.asked()[0], r)
        room.showing.show()
        before = watcher.heard
        async with room.lock:  # somebody acts: memory is ahead of the disk
            room.match.play(room.match.asked()[0], r.choice(room.match.options(room.match.asked()[0])))
            await asyncio.sleep(0.05)
            assert watcher.heard == before
            room.tell()
            room.showing.show()
        assert watcher.now["n"] == len(room.match.log)

    asyncio.run(story())


def test_a_prepared_position_is_not_shown_when_its_entry_was_not_stored() -> None:
    async def story() -> None:
        room = Room(Match.new(GAME, 2, seed=1), busy=False)
        true = room.match.at(0)
        seat = room.match.asked()[0]
        one, other = room.match.options(seat)[:2]
        watcher = Watcher(1 - seat)
        room.showing.welcome(watcher, -1)
        room.match.play(seat, one)
        assert room.match.asked() == (1 - seat,)
        room.showing.prepare("now", None)
        true.play(seat, other)  # another worker was faster
        room.match = true
        room.showing.show_all(anew=True)
        shown = watcher.now["view"]
        assert shown == json.loads(json.dumps(true.view(watcher.now["seat"])))

    asyncio.run(story())


def test_a_standing_order_is_shown_to_its_seat_alone() -> None:
    async def story() -> None:
        room = Room(Match.new(GAME, 2, seed=1), busy=False)
        mine, theirs = Watcher(0), Watcher(1)
        for screen in (mine, theirs):
            room.showing.welcome(screen, -1)
        before = theirs.heard
        room.match.order(0, "ChooseNext", "never")
        room.tell()
        room.showing.show()
        assert mine.now["orders"] == {"ChooseNext": "never"}
        assert theirs.heard == before

    asyncio.run(story())
