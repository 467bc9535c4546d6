"""Stories in a room of this process: a match in a database of its own, and screens that keep what they hear."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any

from sqlalchemy import insert

from zeitalter import Match, find_game
from zeitalter.server.match.lobby import new_info
from zeitalter.server.match.room import Room
from zeitalter.server.match.room_services import RoomServices
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.steady_clock import timestamp
from zeitalter.server.store.match_info import Place
from zeitalter.server.store.people import Person
from zeitalter.server.store.tables import PEOPLE

GAME = find_game("historia")
ADA = Person("ada", "Ada", False)
EVE = Person("eve", "Eve", False)


class Window:
    """A screen that keeps what it is sent."""

    def __init__(self, *seats: int, person: Person | None = ADA) -> None:
        self.person = person
        self.seats = list(seats)
        self.known = 0
        self.slow = False
        self.missed = 0
        self.heard: list[dict[str, Any]] = []

    def send(self, text: str) -> None:
        self.heard.append(json.loads(text))

    def miss(self) -> bool:
        self.missed += 1
        return False

    def end(self, code: int) -> None:
        raise AssertionError(code)

    def last(self, t: str) -> dict[str, Any]:
        return next(m for m in reversed(self.heard) if m["t"] == t)


def in_room(
    services: RoomServices,
    story: Callable[[Room], Awaitable[None]],
    bots: Sequence[int] = (),
    seconds: float = 30,
    match: Match | None = None,
    people: Sequence[Person] = (ADA, ADA, ADA),
) -> None:
    """Run a story that happens in a room with three seats of one person, of several, or of bots."""

    async def run_story() -> None:
        known = [{"id": p.id, "name": p.name, "created": timestamp()} for p in (ADA, EVE)]
        await services.database.write(lambda c: c.execute(insert(PEOPLE), known))
        places = [Place(str(i), bot="random") if i in bots else Place(str(i), p.id) for i, p in enumerate(people)]
        info = new_info(GAME.id if match is None else match.game.id, "Evening", ADA, places, open=True)
        room = await Rooms(services).open(info, match or Match.new(GAME, info.seats(), seed=3))
        try:
            await asyncio.wait_for(story(room), seconds)
        finally:
            services.closing = True
            room.recovery.stop()
            await room.bots.stop()

    asyncio.run(run_story())


def choice(room: Room, r: Random) -> tuple[int, int, Any]:
    """A seat that is asked, the number of its question, and an answer."""
    match = room.match
    seat = r.choice(list(match.asked()))
    return seat, match.ask(seat), match.game.action_to_json(match.table, r.choice(match.options(seat)))
