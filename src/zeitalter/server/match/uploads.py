"""Matches from files: a worker process reads and checks them, the server stores what comes back."""

from __future__ import annotations

import msgspec

from zeitalter.engine.errors import BadInput
from zeitalter.server.errors import TooLarge
from zeitalter.server.journal import log_event
from zeitalter.server.match import clocks
from zeitalter.server.match.lobby import new_info
from zeitalter.server.match.rooms import Rooms
from zeitalter.server.match.upload_check import FILE, Upload, check_upload
from zeitalter.server.store.match_info import Place
from zeitalter.server.store.matches import MatchRows
from zeitalter.server.store.people import Person
from zeitalter.server.work.pool import WorkerPool, WorkLimits
from zeitalter.server.work.worker import TooMuchMemory, WorkFailed

LIMITS = WorkLimits(processor=10, clock=30, memory=640 * 1024 * 1024, waiting=2, waiting_in_all=16)
"""What reading one file may use: ten times what the longest games of ours take."""


async def upload_match(rooms: Rooms, workers: WorkerPool, file: bytes, person: Person) -> str:
    """A match from a file: the person plays every seat that is not a bot's. The id of the match."""
    try:
        found = await workers.run(check_upload, file, person.id, "", end_if_left=True)
    except TooMuchMemory:
        raise TooLarge("file-too-much", path=FILE) from None
    except WorkFailed as error:
        log_event("upload not read", why=str(error))
        raise BadInput("file-too-much", path=FILE) from None
    upload = msgspec.json.decode(found, type=Upload)
    places = [Place(s.name, bot=s.bot) if s.bot else Place(s.name, person.id) for s in upload.seats]
    info = new_info(upload.game, person.name, person, places)
    info.until = clocks.end_after(upload.minutes)
    await rooms.add(info, lambda: msgspec.json.decode(upload.rows, type=MatchRows))
    return info.id
