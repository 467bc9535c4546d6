"""House cards: component files that an owner lays over ours, checked by a worker before anything is stored."""

from __future__ import annotations

import msgspec

from zeitalter.engine.errors import BadInput
from zeitalter.games import find_game
from zeitalter.server.encoding import json_bytes
from zeitalter.server.errors import TooLarge
from zeitalter.server.journal import log_event
from zeitalter.server.match import clocks
from zeitalter.server.match.house_cards_check import CardsTask, NewMatch, SeatTask, begin_match, check_cards
from zeitalter.server.match.lobby import MatchWish, start_match, wished_info, wished_options
from zeitalter.server.match.room import Room
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.store.matches import MatchRows
from zeitalter.server.store.people import Person
from zeitalter.server.wire.bounds import ComponentFile
from zeitalter.server.wire.edition import Differences
from zeitalter.server.work.inside import Job
from zeitalter.server.work.pool import WorkerPool
from zeitalter.server.work.worker import TooMuchMemory, WorkFailed


async def compare_cards(workers: WorkerPool, game: str, files: list[ComponentFile], who: str) -> Differences:
    """What differs from our edition with these files; `who` is whose share of the workers it uses.

    Whoever has none yet, but looks as if some will come, finds a worker ready then."""
    if not files:
        workers.start()
        return Differences([], 0)
    found = await _run(workers, check_cards, CardsTask(find_game(game).id, files), who)
    return msgspec.json.decode(found, type=Differences)


async def start_with_cards(rooms: Rooms, workers: WorkerPool, wish: MatchWish, person: Person) -> Room:
    """Start the match somebody wishes for, with the cards of its files if there are any."""
    if not wish.components:
        return await start_match(rooms, wish, person)
    info = wished_info(wish, person)
    seats = [SeatTask(place.name, place.bot) for place in info.places]
    task = CardsTask(info.game, wish.components, wished_options(wish), seats, rooms.config.new_seed().hex())
    begun = msgspec.json.decode(await _run(workers, begin_match, task, person.id), type=NewMatch)
    info.until = clocks.end_after(begun.minutes) if info.pace == "live" else None
    await rooms.add(info, lambda: msgspec.json.decode(begun.rows, type=MatchRows))
    return await rooms.room(info.id)


async def _run(workers: WorkerPool, job: Job, task: CardsTask, who: str) -> bytes:
    name = ", ".join(file.name for file in task.files)
    try:
        return await workers.run(job, json_bytes(task), who, "", end_if_left=True)
    except TooMuchMemory:
        raise TooLarge("components-too-much", path=name) from None
    except WorkFailed as error:
        log_event("house cards not read", why=str(error))
        raise BadInput("components-too-much", path=name) from None
