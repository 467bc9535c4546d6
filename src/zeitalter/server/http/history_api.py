"""The HTTP side of `docs/protocol.md`: what was played in a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody

from zeitalter.engine.game import Game
from zeitalter.engine.match import Match
from zeitalter.engine.state import State
from zeitalter.kit.declaration import declared
from zeitalter.server.encoding import json_bytes
from zeitalter.server.errors import Missing
from zeitalter.server.http.dependencies import (
    FOR_PERSONS,
    GivenPerson,
    GivenRoom,
    GivenSeat,
    GivenServices,
    GivenVisitor,
    api_router,
    provide_room,
)
from zeitalter.server.http.games_api import JSON
from zeitalter.server.http.params import PathId, PathNumber
from zeitalter.server.match import lobby
from zeitalter.server.match.open_match import check_look
from zeitalter.server.wire.bounds import Incoming, Number
from zeitalter.server.wire.json_cache import MatchEncoder


class BranchWish(Incoming):
    """The entry to go on from."""

    entry: Number


@get("/api/matches/{id:str}/at/{n:int}", limit="look")
async def position_at(
    services: GivenServices, visitor: GivenVisitor, seen_seat: GivenSeat, id: PathId, n: PathNumber
) -> dict[str, Any]:
    """The position after an entry."""
    stored = await services.rooms.look_up(id, n)
    if stored is not None:
        check_look(stored.info, stored.result is not None, visitor, seen_seat)
        points = stored.game.points(stored.state)
        return _position(stored.game, stored.state, seen_seat, n, stored.last, points, stored.result)
    room = await provide_room(id, services, visitor)
    async with room.lock:
        room.check_look(visitor, seen_seat)
        match = room.match
        last = match.newest_for(seen_seat)
        if not 0 <= n <= last:
            raise Missing("no-such-entry", entry=n, last=last)
        return _position(match.game, match.state_at(n), seen_seat, n, last, room.points[n], match.result)


def _position(
    game: Game, state: State, seat: int | None, n: int, last: int, points: list[int], result: Mapping[str, Any] | None
) -> dict[str, Any]:
    """A position as a seat sees it; when the match has ended, `result` says how, everything."""
    if result is not None and n < last:
        state.result = result  # all is open now
        view = {**game.view(state, seat), "result": None}
    else:
        view = game.view(state, seat)
    return {"n": n, "view": view, "last": last, "points": points, "header": game.header(state)}


def tie_breaks(match: Match) -> list[tuple[str, list[int]]]:
    """What has decided the game beside the points, where the game says it; nothing before the end."""
    found = declared(match.game).sight.tie_breaks
    return [(id, list(values)) for id, values in found(match.state)] if found and match.over else []


@get("/api/matches/{id:str}/story", limit="look")
async def story(room: GivenRoom, visitor: GivenVisitor, seen_seat: GivenSeat) -> Response[bytes]:
    """Everything that happened, and the points after every entry."""
    await room.encode_events()
    async with room.lock:
        room.check_look(visitor, seen_seat)
        match = room.match
        told = {
            "events": MatchEncoder(match).events(match, seen_seat, -1),
            "points": list(enumerate(room.points[: match.newest_for(seen_seat) + 1])),
            "commitment": match.commitment,
            "seed": match.seed.hex() if match.over else None,
            "ties": tie_breaks(match),
        }
    return Response(json_bytes(told), media_type=JSON)


@post("/api/matches/{id:str}/branch", status_code=200, limit="match", dependencies=FOR_PERSONS)
async def branch(
    services: GivenServices, person: GivenPerson, room: GivenRoom, data: JSONBody[BranchWish]
) -> dict[str, Any]:
    """A new match against bots from an entry on."""
    return {"id": (await lobby.branch_match(services.rooms, room, person, data.entry)).info.id}


@get("/api/matches/{id:str}/file", limit="file")
async def match_file(room: GivenRoom, visitor: GivenVisitor, id: PathId) -> Response[bytes]:
    """The match file."""
    async with room.lock:
        lobby.check_file(room, visitor)
    await room.prepare_file()
    async with room.lock:
        lobby.check_file(room, visitor)
        text = room.file.text(room.match)
    headers = {"Content-Disposition": f'attachment; filename="{room.info.game}-{id}.json"'}
    return Response(text, media_type=JSON, headers=headers)


ROUTER = api_router(position_at, story, branch, match_file)
