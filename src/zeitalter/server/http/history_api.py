"""The HTTP side of `docs/protocol.md`: what was played in a match."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody

from zeitalter.engine.match import Match
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
)
from zeitalter.server.http.games_api import JSON
from zeitalter.server.http.params import PathId, PathNumber
from zeitalter.server.match import lobby
from zeitalter.server.wire.bounds import Incoming, Number
from zeitalter.server.wire.json_cache import MatchEncoder


class BranchWish(Incoming):
    """The entry to go on from."""

    entry: Number


@get("/api/matches/{id:str}/at/{n:int}", limit="look")
async def position_at(room: GivenRoom, visitor: GivenVisitor, seen_seat: GivenSeat, n: PathNumber) -> dict[str, Any]:
    """The position after an entry."""
    async with room.lock:
        room.check_look(visitor, seen_seat)
        match = room.match
        last = match.newest_for(seen_seat)
        if not 0 <= n <= last:
            raise Missing("no-such-entry", entry=n, last=last)
        state = match.state_at(n)
        if match.over and n < len(match.log):
            state.result = match.result  # all is open now
            view = {**match.game.view(state, seen_seat), "result": None}
        else:
            view = match.game.view(state, seen_seat)
        header = match.game.header(state)
        return {"n": n, "view": view, "last": last, "points": room.points[n], "header": header}


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
