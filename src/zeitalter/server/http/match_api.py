"""The HTTP side of `docs/protocol.md`: matches, and who sits in them."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody

from zeitalter.server.errors import Missing, TooLarge, Wrong
from zeitalter.server.http.dependencies import (
    FOR_PERSONS,
    UPLOAD,
    AnyRequest,
    GivenPerson,
    GivenRoom,
    GivenServices,
    GivenVisitor,
    api_router,
)
from zeitalter.server.http.games_api import known_game
from zeitalter.server.http.params import Before, ListName, PathId, PathNumber
from zeitalter.server.http.while_there import while_there
from zeitalter.server.match import house_cards, lobby, match_lists, seating, uploads
from zeitalter.server.match.lobby import STAND_IN, MatchWish
from zeitalter.server.match.room import Room
from zeitalter.server.protection import address_of
from zeitalter.server.store.people import Person
from zeitalter.server.wire.bots import bots_for
from zeitalter.server.wire.bounds import Incoming, Line, Word
from zeitalter.server.wire.match_summary import MatchSummary


class GameWish(Incoming):
    """The game to start at once."""

    game: Word


class QuickWish(Incoming):
    """The game to start at once, and the level of all its bots; the usual one if none is named."""

    game: Word
    bot: Word = ""


class JoinWish(Incoming):
    """Who joins, if the name is to be another one."""

    name: Line = ""


class StandInWish(Incoming):
    """The bot that is to play for an absent person."""

    bot: Word = STAND_IN


class PaceWish(Incoming):
    """How quickly bots are to answer."""

    pace: Word


class NoWish(Incoming):
    """A body that says nothing."""


# -- new matches -------------------------------------------------------------------------------------------------------


@post("/api/matches", status_code=200, limit="match", cards=True)
async def new_match(
    request: AnyRequest, services: GivenServices, person: GivenPerson, data: JSONBody[MatchWish]
) -> dict[str, Any]:
    """Start a match, with the component files of its owner if there are any."""
    if data.components:
        services.limits.count("upload", person.id, address_of(request))
    work = house_cards.start_with_cards(services.rooms, services.upload_workers, data, person)
    info = (await while_there(request, work) if data.components else await work).info
    links = {str(i): place.link for i, place in enumerate(info.places) if place.link}
    return {"id": info.id, "links": links, "watch": info.watch}


@post("/api/quick", status_code=200, limit="match")
async def quick(services: GivenServices, person: GivenPerson, data: JSONBody[QuickWish]) -> dict[str, Any]:
    """Start a match against bots of one level."""
    return {"id": (await lobby.start_quick(services.rooms, known_game(data.game), person, data.bot)).info.id}


@post("/api/guide", status_code=200, limit="match")
async def guide(services: GivenServices, person: GivenPerson, data: JSONBody[GameWish]) -> dict[str, Any]:
    """Start a guided match from the game's prepared position."""
    return {"id": (await lobby.start_guide(services.rooms, known_game(data.game), person)).info.id}


@post(UPLOAD, status_code=200, limit="upload")
async def upload(request: AnyRequest, services: GivenServices, person: GivenPerson) -> dict[str, Any]:
    """A match from a file."""
    body = await request.body()
    if len(body) > services.config.upload_bytes:
        raise TooLarge("file-too-large")
    work = uploads.upload_match(services.rooms, services.upload_workers, body, person)
    return {"id": await while_there(request, work)}


# -- looking at matches ------------------------------------------------------------------------------------------------


@get("/api/matches", limit="look")
async def list_matches(
    services: GivenServices, visitor: GivenVisitor, which: ListName = "mine", before: Before = ""
) -> list[MatchSummary]:
    """A page of a list of matches: mine, open or finished; `before` goes on from an earlier page."""
    return await match_lists.list_matches(services.database, which, visitor, before)


@get("/api/matches/{id:str}")
async def one_match(room: GivenRoom, visitor: GivenVisitor) -> MatchSummary:
    """One match as the lists show it."""
    async with room.lock:
        return room.summary(visitor)


@get("/api/matches/{id:str}/edition", limit="look")
async def edition(room: GivenRoom) -> Response[bytes]:
    """What differs in a match from our edition."""
    return await _edition(room)


async def _edition(room: Room) -> Response[bytes]:
    return Response(await asyncio.to_thread(lambda: room.edition), media_type="application/json")


@post("/api/matches/{id:str}/delete", status_code=200, dependencies=FOR_PERSONS)
async def delete_match(
    services: GivenServices, person: GivenPerson, room: GivenRoom, id: PathId, data: JSONBody[NoWish]
) -> dict[str, Any]:
    """Delete an own match at which nobody else sits."""
    await lobby.delete_match(services.rooms, room, person)
    return {"id": id}


@post("/api/matches/{id:str}/pace", status_code=200, dependencies=FOR_PERSONS)
async def bot_pace(person: GivenPerson, room: GivenRoom, id: PathId, data: JSONBody[PaceWish]) -> dict[str, Any]:
    """Let bots answer more quickly or more slowly."""
    await lobby.set_bot_pace(room, person, data.pace)
    return {"id": id, "pace": data.pace}


# -- sitting down ------------------------------------------------------------------------------------------------------


@get("/api/join/{token:str}", limit="join")
async def invited(services: GivenServices, visitor: GivenVisitor, token: PathId) -> dict[str, Any]:
    """What an invitation leads to, before anybody sits down; nowhere, once somebody else has."""
    room, seat = await lobby.invitation(services.rooms, token)
    async with room.lock:
        lobby.check_invited(room.info, seat, visitor)
        return {"match": room.summary(visitor), "seat": seat, "name": lobby.typed_name(room.info, seat)}


@get("/api/join/{token:str}/edition", limit="join")
async def invited_edition(services: GivenServices, visitor: GivenVisitor, token: PathId) -> Response[bytes]:
    """What differs from our edition where an invitation leads, before anybody sits down."""
    room, seat = await lobby.invitation(services.rooms, token)
    lobby.check_invited(room.info, seat, visitor)
    return await _edition(room)


@post("/api/join/{token:str}", status_code=200, limit="join")
async def join(services: GivenServices, person: GivenPerson, token: PathId, data: JSONBody[JoinWish]) -> dict[str, Any]:
    """Take the seat of an invitation, or a spectator's place."""
    room, seat = await lobby.join(services.rooms, token, person, data.name)
    return {"id": room.info.id, "seat": seat}


@post("/api/matches/{id:str}/seats/{seat:int}/take", status_code=200, dependencies=FOR_PERSONS)
async def take_seat(
    person: GivenPerson, room: GivenRoom, id: PathId, seat: PathNumber, data: JSONBody[JoinWish]
) -> dict[str, Any]:
    """Take a free seat of an open match."""
    _check_seat_number(room, seat)
    if not room.info.open:
        raise Missing("no-such-match")
    if room.info.places[seat].free:
        lobby.check_alone(room.info, person)
    await seating.sit_down(room, person, seat, data.name or person.name)
    return {"id": id, "seat": seat}


@post("/api/matches/{id:str}/seats/{seat:int}/bot", status_code=200, limit="seat", dependencies=FOR_PERSONS)
async def seat_to_bot(
    person: GivenPerson, room: GivenRoom, id: PathId, seat: PathNumber, data: JSONBody[StandInWish]
) -> dict[str, Any]:
    """Let a bot play for an absent person, or for oneself."""
    _check_own_seat(room, seat, person)
    if data.bot not in bots_for(room.match.game):
        raise Wrong("unknown-bot", bot=data.bot[:20], bots=", ".join(bots_for(room.match.game)))
    await seating.stand_in(room, seat, data.bot, person)
    return {"id": id, "seat": seat}


@post("/api/matches/{id:str}/seats/{seat:int}/return", status_code=200, limit="seat", dependencies=FOR_PERSONS)
async def return_seat(
    person: GivenPerson, room: GivenRoom, id: PathId, seat: PathNumber, data: JSONBody[NoWish]
) -> dict[str, Any]:
    """Give a seat back to its person."""
    _check_own_seat(room, seat, person)
    await seating.stand_in(room, seat, None, person)
    return {"id": id, "seat": seat}


def _check_seat_number(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.info.places):
        raise Missing("no-such-seat")


def _check_own_seat(room: Room, seat: int, person: Person) -> None:
    """Refuse whoever may not give a seat to a bot and back: everybody may with the own, the owner with all."""
    _check_seat_number(room, seat)
    if seat not in room.info.seats_of(person.id):
        lobby.check_owner(room.info, person)


ROUTER = api_router(
    new_match,
    quick,
    guide,
    upload,
    list_matches,
    one_match,
    edition,
    delete_match,
    bot_pace,
    invited,
    invited_edition,
    join,
    take_seat,
    seat_to_bot,
    return_seat,
)
