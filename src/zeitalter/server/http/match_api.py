"""The HTTP side of `docs/protocol.md`, second part: matches, who sits in them, and what was played in them."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from zeitalter.engine import files
from zeitalter.engine.errors import BadInput, ZeitalterError
from zeitalter.server.errors import Missing, TooLarge, Wrong
from zeitalter.server.http.people_api import JSON, Asking, Nothing, game_of, house, known, requests, somebody
from zeitalter.server.match import lists, lobby
from zeitalter.server.match.bot_workers import bots_for
from zeitalter.server.match.lobby import STAND_IN, MatchWish
from zeitalter.server.match.match_info import described, summary
from zeitalter.server.match.room import Room
from zeitalter.server.store.people import Person
from zeitalter.server.wire import game_data as speech
from zeitalter.server.wire import positions as wire


class Joining(msgspec.Struct, forbid_unknown_fields=True):
    """Who joins, if the name is to be another one."""

    name: str = ""


class Quick(msgspec.Struct, forbid_unknown_fields=True):
    """The game to start at once."""

    game: str


class StandIn(msgspec.Struct, forbid_unknown_fields=True):
    """The bot that is to play for an absent person."""

    bot: str = STAND_IN


class BranchAt(msgspec.Struct, forbid_unknown_fields=True):
    """The entry to go on from."""

    entry: int


async def _room(request: Asking, id: str, person: Person | None, seat: int | None = None) -> Room:
    room = await house(request).rooms.room(id)
    async with room.lock:
        room.check_look(person, seat)
    return room


async def game_of_match(request: Asking, id: str) -> str | None:
    """The game of a match, for those who may look at it; None for all others."""
    try:
        return (await _room(request, id, await known(request))).record.game
    except ZeitalterError:
        return None


@post("/api/matches", status_code=200)
async def new_match(request: Asking, data: JSONBody[MatchWish]) -> dict[str, Any]:
    """Start a match."""
    person = await somebody(request)
    house(request).limits.count("match", person.id, house(request).address(request))
    room = await lobby.start(house(request).rooms, data, person)
    links = {str(i): place.link for i, place in enumerate(room.record.places) if place.link}
    return {"id": room.record.id, "links": links, "watch": room.record.watch}


@post("/api/quick", status_code=200)
async def quick(request: Asking, data: JSONBody[Quick]) -> dict[str, Any]:
    """Start a match against bots."""
    person = await somebody(request)
    house(request).limits.count("match", person.id, house(request).address(request))
    room = await lobby.quick(house(request).rooms, game_of(data.game), person)
    return {"id": room.record.id}


@post("/api/guide", status_code=200)
async def guide(request: Asking, data: JSONBody[Quick]) -> dict[str, Any]:
    """Start a guided match from the game's prepared position."""
    person = await somebody(request)
    house(request).limits.count("match", person.id, house(request).address(request))
    room = await lobby.guide(house(request).rooms, game_of(data.game), person)
    return {"id": room.record.id}


@get("/api/matches")
async def list_matches(request: Asking) -> list[dict[str, Any]]:
    """A page of a list of matches: mine, open or finished; `before` goes on from an earlier page."""
    house(request).limits.count("look", house(request).address(request))
    which = request.query_params.get("list", "mine")
    before = request.query_params.get("before", "")
    return await lists.listed(house(request).storage, which, await known(request), before[:40])


@get("/api/matches/{id:str}")
async def one_match(request: Asking, id: FromPath[str]) -> dict[str, Any]:
    """One match as the lists show it."""
    person = await known(request)
    room = await _room(request, id, person)
    async with room.lock:
        return described(room.record, summary(room.match), person.id if person else None)


@post("/api/matches/{id:str}/delete", status_code=200)
async def delete_match(request: Asking, id: FromPath[str], data: JSONBody[Nothing]) -> dict[str, Any]:
    """Delete an own match at which nobody else sits."""
    person = await somebody(request)
    room = await _room(request, id, person)
    await lobby.delete_match(house(request).rooms, room, person)
    return {"id": id}


@get("/api/join/{token:str}")
async def invited(request: Asking, token: FromPath[str]) -> dict[str, Any]:
    """What an invitation leads to, before anybody sits down."""
    person = await known(request)
    house(request).limits.count("join", house(request).address(request))
    room, seat = await lobby.invitation(house(request).rooms, token)
    async with room.lock:
        match = described(room.record, summary(room.match), person.id if person else None)
    return {"match": match, "seat": seat}


@post("/api/join/{token:str}", status_code=200)
async def join(request: Asking, token: FromPath[str], data: JSONBody[Joining]) -> dict[str, Any]:
    """Take the seat of an invitation, or a spectator's place."""
    person = await somebody(request)
    house(request).limits.count("join", person.id, house(request).address(request))
    room, seat = await lobby.join(house(request).rooms, token, person, data.name)
    return {"id": room.record.id, "seat": seat}


@post("/api/matches/{id:str}/seats/{seat:int}/take", status_code=200)
async def take_seat(request: Asking, id: FromPath[str], seat: FromPath[int], data: JSONBody[Joining]) -> dict[str, Any]:
    """Take a free seat of an open match."""
    person = await somebody(request)
    room = await _room(request, id, person)
    if not 0 <= seat < len(room.record.places):
        raise Missing("no-such-seat")
    if not room.record.open:
        raise Missing("no-such-match")
    if room.record.places[seat].free:
        lobby.check_alone(room.record, person)
    await room.sit_down(person, seat, lobby.seat_name(room.record, seat, data.name or person.name))
    return {"id": id, "seat": seat}


@post("/api/matches/{id:str}/seats/{seat:int}/bot", status_code=200)
async def seat_to_bot(
    request: Asking, id: FromPath[str], seat: FromPath[int], data: JSONBody[StandIn]
) -> dict[str, Any]:
    """Let a bot play for an absent person, or for oneself."""
    person = await somebody(request)
    room = await _owned_seat(request, id, seat, person)
    if data.bot not in bots_for(room.match.game):
        raise Wrong("unknown-bot", bot=data.bot[:20], bots=", ".join(bots_for(room.match.game)))
    await room.stand_in(seat, data.bot)
    return {"id": id, "seat": seat}


@post("/api/matches/{id:str}/seats/{seat:int}/return", status_code=200)
async def seat_returned(
    request: Asking, id: FromPath[str], seat: FromPath[int], data: JSONBody[Nothing]
) -> dict[str, Any]:
    """Give a seat back to its person."""
    person = await somebody(request)
    room = await _owned_seat(request, id, seat, person)
    await room.stand_in(seat, None)
    return {"id": id, "seat": seat}


async def _owned_seat(request: Asking, id: str, seat: int, person: Person) -> Room:
    """The room of a seat that a person may give to a bot and back: its own, or any seat of an own match."""
    room = await _room(request, id, person)
    if not 0 <= seat < len(room.record.places):
        raise Missing("no-such-seat")
    if seat not in room.record.seats_of(person.id):
        lobby.check_owner(room.record, person)
    return room


# -- looking back ------------------------------------------------------------------------------------------------------


def _seat(request: Asking) -> int | None:
    text = request.query_params.get("seat", "")
    if not text:
        return None
    if not text.isdecimal() or len(text) > 2:
        raise Missing("no-such-seat")
    return int(text)


@get("/api/matches/{id:str}/at/{n:int}")
async def position_at(request: Asking, id: FromPath[str], n: FromPath[int]) -> dict[str, Any]:
    """The position after an entry."""
    seat = _seat(request)
    house(request).limits.count("look", house(request).address(request))
    room = await _room(request, id, await known(request), seat)
    async with room.lock:
        match = room.match
        if not 0 <= n <= len(match.log):
            raise Missing("no-such-entry", entry=n, last=len(match.log))
        state = match.state_at(n)
        if match.over and n < len(match.log):
            state.result = match.result  # all is open now
            view = {**match.game.view(state, seat), "result": None}
        else:
            view = match.game.view(state, seat)
        return {"n": n, "view": view, "last": len(match.log), "points": room.points[n]}


@get("/api/matches/{id:str}/print")
async def match_print(request: Asking, id: FromPath[str]) -> dict[str, Any] | None:
    """What is printed on the components of this match, where that is not the usual."""
    room = await _room(request, id, await known(request))
    return speech.printed(room.match)


@get("/api/matches/{id:str}/story")
async def story(request: Asking, id: FromPath[str]) -> dict[str, Any]:
    """Everything that happened, and the points after every entry."""
    seat = _seat(request)
    house(request).limits.count("look", house(request).address(request))
    room = await _room(request, id, await known(request), seat)
    async with room.lock:
        match = room.match
        return {
            "events": wire.events(match, seat, -1),
            "points": [[n, points] for n, points in enumerate(room.points)],
            "commitment": match.commitment,
            "seed": match.seed.hex() if match.over else None,
        }


@post("/api/matches/{id:str}/branch", status_code=200)
async def branch(request: Asking, id: FromPath[str], data: JSONBody[BranchAt]) -> dict[str, Any]:
    """A new match against bots from an entry on."""
    person = await somebody(request)
    house(request).limits.count("match", person.id, house(request).address(request))
    room = await _room(request, id, person)
    return {"id": (await lobby.branch(house(request).rooms, room, person, data.entry)).record.id}


@get("/api/matches/{id:str}/file")
async def match_file(request: Asking, id: FromPath[str]) -> Response[bytes]:
    """The match file."""
    person = await known(request)
    room = await _room(request, id, person)
    async with room.lock:
        lobby.check_file(room, person)
        text = files.dumps(room.match)
    headers = {"Content-Disposition": f'attachment; filename="{room.record.game}-{id}.json"'}
    return Response(text.encode(), media_type=JSON, headers=headers)


@post("/api/matches/upload", status_code=200)
async def upload(request: Asking) -> dict[str, Any]:
    """A match from a file."""
    person = await somebody(request)
    home = house(request)
    home.limits.count("upload", person.id, home.address(request))
    body = await request.body()
    if len(body) > home.config.upload_bytes:
        raise TooLarge("file-too-large")
    try:
        data = msgspec.json.decode(body)
    except (msgspec.DecodeError, RecursionError):
        raise BadInput("not-a-match-file", path=lobby.FILE) from None
    return {"id": (await lobby.upload(home.rooms, data, person)).record.id}


HANDLERS = (
    requests(
        new_match,
        quick,
        guide,
        list_matches,
        one_match,
        delete_match,
        invited,
        join,
        take_seat,
        seat_to_bot,
        seat_returned,
        position_at,
        match_print,
        story,
        branch,
        match_file,
        upload,
    ),
)
