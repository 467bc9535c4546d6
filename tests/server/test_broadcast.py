"""What screens know: whoever is asked knows it at once, everybody knows all after a moment, and nobody too much."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from zeitalter import Match, find_game
from zeitalter.server.match.broadcast import Broadcast
from zeitalter.server.match.open_match import OpenMatch
from zeitalter.server.match.screen import Receipt
from zeitalter.server.store.match_info import MatchInfo, Place
from zeitalter.server.wire.json_cache import MatchEncoder
from zeitalter.server.wire.positions import Position

GAME = find_game("historia")
LONG = 1000.0
"""Seconds: a moment that does not end during a test."""
FIRST_ONLY = ("from", "events", "view", "wrote")
"""What differs on a screen that knew nothing, or is looked at in tests of its own."""


class Watcher:
    """A screen that puts together what it hears, as a browser does."""

    def __init__(self, *seats: int) -> None:
        self.person = None
        self.seats = list(seats)
        self.known = -1
        self.slow = False
        self.missed = 0
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
            if message.get("sealed"):
                self.now.pop("cautions", None)

    def miss(self) -> bool:
        self.missed += 1
        return False

    def end(self, code: int) -> None:
        raise AssertionError(code)


class Played:
    """As much of a room as is needed to play and to send what happened."""

    def __init__(self, match: Match, moment: float) -> None:
        info = MatchInfo("id", GAME.id, "name", "owner", True, "live", "watch", "now", "now", [])
        info.places = [Place(seat.name) for seat in match.seats]
        self.opened = OpenMatch(info, match, [])
        self.broadcast = Broadcast(self.opened, moment)

    @property
    def match(self) -> Match:
        return self.opened.match

    def play(self, seat: int, r: Random) -> None:
        self.match.play(seat, r.choice(self.match.options(seat)))
        self.store()

    def store(self) -> None:
        self.broadcast.prepare("now", None)
        self.broadcast.write_ahead()
        self.broadcast.add_entry(self.match.disclosed, self.match.log[-1].seat)


def truth(match: Match, seat: int | None) -> dict[str, Any]:
    """What a screen that has just come sees."""
    message: dict[str, Any] = json.loads(Position(match, MatchEncoder(match), "now").message(seat, -1))
    return {key: value for key, value in message.items() if key not in FIRST_ONLY}


def seen(screen: Watcher) -> dict[str, Any]:
    return {key: value for key, value in screen.now.items() if key not in FIRST_ONLY}


@pytest.mark.parametrize("busy", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_screens_know_what_they_must_at_any_pace(seed: int, busy: bool) -> None:
    async def story() -> None:
        r = Random(seed)
        room = Played(Match.new(GAME, 3, seed=seed), LONG if busy else 0)
        screens = [Watcher(0), Watcher(1), Watcher(2), Watcher()]
        for screen in screens:
            room.broadcast.welcome(screen, -1)
        while not room.match.over:
            room.play(r.choice(list(room.match.asked())), r)
            if r.random() < 0.7:
                room.broadcast.send()
                for seat in room.match.asked():
                    assert screens[seat].now["options"] == truth(room.match, seat)["options"]
                    assert screens[seat].now["ask"] == room.match.ask(seat)
            if not busy or r.random() < 0.2:
                room.broadcast.send_all()
                for screen, seat in zip(screens, (0, 1, 2, None), strict=True):
                    assert seen(screen) == truth(room.match, seat)
        room.broadcast.send()
        assert all(screen.now["over"] for screen in screens)

    asyncio.run(story())


def test_the_steps_of_a_quick_turn_reach_those_who_look_as_one_message() -> None:
    async def story() -> None:
        r = Random(3)
        room = Played(Match.new(GAME, 3, seed=3), LONG)
        watcher = Watcher()
        room.broadcast.welcome(watcher, -1)
        room.broadcast.send_all()
        before = watcher.heard
        for _ in range(8):
            room.play(room.match.asked()[0], r)
            room.broadcast.send()
        assert watcher.heard == before
        room.broadcast.send_all()
        assert watcher.heard == before + 1
        assert [line[0] for line in watcher.now["events"]][-1] <= len(room.match.log)

    asyncio.run(story())


def test_nothing_is_shown_while_an_entry_is_being_written() -> None:
    async def story() -> None:
        r = Random(3)
        room = Played(Match.new(GAME, 3, seed=3), 0.01)
        watcher = Watcher()
        room.broadcast.welcome(watcher, -1)
        room.broadcast.send_all()
        room.play(room.match.asked()[0], r)
        room.broadcast.send()
        before = watcher.heard
        room.opened.unstored = True  # somebody acts: memory is ahead of the disk
        room.match.play(room.match.asked()[0], r.choice(room.match.options(room.match.asked()[0])))
        await asyncio.sleep(0.05)
        room.broadcast.send_all(anew=True)  # e.g. because somebody sits down meanwhile
        assert watcher.heard == before
        room.opened.unstored = False
        room.store()
        room.broadcast.send()
        assert watcher.now["n"] == len(room.match.log)

    asyncio.run(story())


def test_a_prepared_position_is_not_shown_when_its_entry_was_not_stored() -> None:
    async def story() -> None:
        room = Played(Match.new(GAME, 2, seed=1), 0)
        true = room.match.at(0)
        seat = room.match.asked()[0]
        one, other = room.match.options(seat)[:2]
        watcher = Watcher(1 - seat)
        room.broadcast.welcome(watcher, -1)
        room.match.play(seat, one)
        assert room.match.asked() == (1 - seat,)
        room.broadcast.prepare("now", None)
        room.broadcast.write_ahead()
        true.play(seat, other)  # another worker was faster
        room.opened.match = true
        room.broadcast.send_all(anew=True)
        shown = watcher.now["view"]
        assert shown == json.loads(json.dumps(true.view(watcher.now["seat"])))

    asyncio.run(story())


def test_a_screen_that_knows_nothing_learns_what_its_own_seat_wrote_last() -> None:
    match = Match.new(GAME, 3, seed=1)

    def wrote(seat: int | None, known: int = -1) -> Any:
        return json.loads(Position(match, MatchEncoder(match), "now").message(seat, known)).get("wrote", "nothing")

    assert [wrote(seat) for seat in (0, 1, None)] == [0, 0, "nothing"]
    match.play(1, match.options(1)[0])
    match.play(0, match.options(0)[0])
    match.order(2, "ChooseNext", "never")
    assert [wrote(seat) for seat in (0, 1, 2, None)] == [2, 1, 3, "nothing"]
    assert wrote(0, known=1) == "nothing"
    match.play_default(2)
    assert wrote(2) == 3


def test_a_standing_order_is_shown_to_its_seat_alone() -> None:
    async def story() -> None:
        room = Played(Match.new(GAME, 2, seed=1), 0)
        mine, theirs = Watcher(0), Watcher(1)
        for screen in (mine, theirs):
            room.broadcast.welcome(screen, -1)
        before = theirs.heard
        room.match.order(0, "ChooseNext", "never")
        room.store()
        room.broadcast.send()
        assert mine.now["orders"] == {"ChooseNext": "never"}
        assert theirs.heard == before

    asyncio.run(story())


@pytest.mark.parametrize("moment", [0.0, LONG])
@pytest.mark.parametrize("seed", range(3))
def test_a_position_is_made_once_for_all_who_see_it(seed: int, moment: float, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[tuple[int, int | None]] = []
    calls = [0]
    views = Match.views

    def counted(self: Match, seats: Any, memo: Any) -> Any:
        calls[0] += 1
        made.extend((len(self.log), seat) for seat in seats)
        return views(self, seats, memo)

    async def story() -> None:
        r = Random(seed)
        room = Played(Match.new(GAME, 3, seed=seed), moment)
        screens = [Watcher(0), Watcher(1), Watcher(2), Watcher()]
        for screen in screens:
            room.broadcast.welcome(screen, -1)
        made.clear()
        calls[0] = entries = 0
        for _ in range(60):
            room.play(r.choice(list(room.match.asked())), r)
            entries += room.match.disclosed == "all"
            room.broadcast.send()
        room.broadcast.send_all()
        assert screens[3].now["n"] == len(room.match.log)
        assert len(made) == len(set(made))
        if moment:  # those who wait for the end of the moment add their view to the position that is there
            assert calls[0] <= entries + 1
        else:
            assert calls[0] == entries
            assert {seat for n, seat in made if n == len(room.match.log)} == {0, 1, 2, None}

    monkeypatch.setattr(Match, "views", counted)
    asyncio.run(story())


@pytest.mark.parametrize("moment", [0.0, LONG])
def test_a_receipt_goes_with_the_first_position_to_its_screen_alone(moment: float) -> None:
    async def story() -> None:
        r = Random(1)
        room = Played(Match.new(GAME, 2, seed=1), moment)
        screens = [Watcher(0), Watcher(1), Watcher()]
        for screen in screens:
            room.broadcast.welcome(screen, -1)
        for id in range(30):
            seat = r.choice(list(room.match.asked()))
            receipt = Receipt(screens[seat], id)
            room.match.play(seat, r.choice(room.match.options(seat)))
            room.broadcast.prepare("now", None)
            room.broadcast.write_ahead(receipt)
            receipt.entry = len(room.match.log)
            room.broadcast.add_entry(room.match.disclosed, seat)
            before = [screen.heard for screen in screens]
            room.broadcast.send(receipt)
            assert receipt.sent == (screens[seat].heard > before[seat])
            assert [screen for screen in screens if screen.now.pop("done", None) == id] == [
                screens[seat]
            ] * receipt.sent

    asyncio.run(story())
