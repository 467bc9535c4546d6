"""The HTTP side of `docs/protocol.md`: private notes at a table. Nobody but who wrote them ever gets them."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import JSONBody
from sqlalchemy.exc import IntegrityError

from zeitalter.server.errors import Conflict, Forbidden, Wrong
from zeitalter.server.http.dependencies import FOR_PERSONS, GivenPerson, GivenRoom, GivenServices, api_router
from zeitalter.server.http.params import PathId
from zeitalter.server.match.room import Room
from zeitalter.server.store.notes import keep_notes, notes_of
from zeitalter.server.store.people import Person, clean_writing
from zeitalter.server.wire.bounds import Incoming, Number, Writing

LONGEST_NOTES = 8000


class NotesWish(Incoming):
    """What is to be kept, and the version that it was written from."""

    text: Writing
    version: Number


@get("/api/matches/{id:str}/notes", limit="look", dependencies=FOR_PERSONS)
async def notes(services: GivenServices, person: GivenPerson, room: GivenRoom, id: PathId) -> dict[str, Any]:
    """What I have written down at this table."""
    _check_at_table(room, person)
    text, version = await services.database.read(lambda c: notes_of(c, id, person.id))
    return {"text": text, "version": version}


@post("/api/matches/{id:str}/notes", status_code=200, limit="notes", dependencies=FOR_PERSONS)
async def write_notes(
    services: GivenServices, person: GivenPerson, room: GivenRoom, id: PathId, data: JSONBody[NotesWish]
) -> dict[str, Any]:
    """Write something down; refused if it was changed elsewhere meanwhile."""
    _check_at_table(room, person)
    text = clean_writing(data.text)
    if len(text) > LONGEST_NOTES:
        raise Wrong("notes-too-long", most=LONGEST_NOTES)
    try:
        version = await services.database.write(lambda c: keep_notes(c, id, person.id, text, data.version))
    except IntegrityError:  # written at the same moment by another worker
        version = None
    if version is None:
        raise Conflict("notes-changed")
    return {"version": version}


def _check_at_table(room: Room, person: Person) -> None:
    """Refuse whoever only passes by: notes are kept for those who take part."""
    if not room.info.takes_part(person.id):
        raise Forbidden("not-at-the-table")


ROUTER = api_router(notes, write_notes)
