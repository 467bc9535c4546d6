"""The HTTP side of `docs/protocol.md`: the analysis of a match that is over."""

from __future__ import annotations

from typing import Any

from litestar import get, post
from litestar.params import JSONBody

from zeitalter.server.http.dependencies import (
    FOR_PERSONS,
    GivenPerson,
    GivenRoom,
    GivenServices,
    GivenVisitor,
    api_router,
)
from zeitalter.server.http.match_api import NoWish

PATH = "/api/matches/{id:str}/analysis"


@get(PATH, limit="look")
async def analysis(services: GivenServices, visitor: GivenVisitor, room: GivenRoom) -> dict[str, Any]:
    """How far the analysis of a match is, and what it has found."""
    return await services.analyses.state_of(room, visitor)


@post(PATH, status_code=200, limit="analysis", dependencies=FOR_PERSONS)
async def analyse(
    services: GivenServices, person: GivenPerson, room: GivenRoom, data: JSONBody[NoWish]
) -> dict[str, Any]:
    """Begin the analysis of a match."""
    await services.analyses.start(room, person)
    return await services.analyses.state_of(room, person)


@post(f"{PATH}/cancel", status_code=200, limit="seat", dependencies=FOR_PERSONS)
async def cancel_analysis(
    services: GivenServices, person: GivenPerson, room: GivenRoom, data: JSONBody[NoWish]
) -> dict[str, Any]:
    """Give the analysis of a match up."""
    await services.analyses.cancel(room, person)
    return await services.analyses.state_of(room, person)


ROUTER = api_router(analysis, analyse, cancel_analysis)
