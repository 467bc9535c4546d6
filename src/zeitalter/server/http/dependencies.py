"""What handlers of requests are given: the services, who asks, and the room of a match; and how often they may ask.

A handler names what it needs (`person: GivenPerson`) and how it is counted (`limit="match"`, see
`protection.LIMITS`). What programs of others may send (`from_anywhere=True`) must carry a right of its own: no cookie
counts there.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.handlers import BaseRouteHandler

from zeitalter.server.errors import Missing, TooLarge, Unknown
from zeitalter.server.http.params import PathId, SeenSeat
from zeitalter.server.match.room import Room
from zeitalter.server.protection import COOKIE, address_of, check_json, check_origin
from zeitalter.server.services import Services
from zeitalter.server.store.people import Person

AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]
GivenServices = NamedDependency[Services]
GivenVisitor = NamedDependency[Person | None]
GivenPerson = NamedDependency[Person]
GivenRoom = NamedDependency[Room]
GivenSeat = NamedDependency[int | None]
CHANGING = ("POST", "PUT", "PATCH", "DELETE")
UPLOAD = "/api/matches/upload"


def provide_services(state: State) -> Services:
    """Everything this server process holds."""
    services: Services = state.services
    return services


async def provide_visitor(request: AnyRequest) -> Person | None:
    """Who asks, if it is known."""
    return await find_visitor(request)


def provide_person(visitor: GivenVisitor) -> Person:
    """Who asks; refused if nobody has said so."""
    if visitor is None:
        raise Unknown("who-are-you")
    return visitor


async def provide_room(id: PathId, services: GivenServices, visitor: GivenVisitor) -> Room:
    """The room of the match in the address; refused to whom it does not concern."""
    return await services.rooms.room_for(id, visitor)


async def provide_room_to_person(id: PathId, services: GivenServices, person: GivenPerson) -> Room:
    """The same where something is to be changed: first somebody has to say who it is."""
    return await provide_room(id, services, person)


def provide_seen_seat(seat: SeenSeat = "") -> int | None:
    """The seat through whose eyes a match is looked at."""
    if not seat:
        return None
    if not seat.isdecimal() or len(seat) > 2:
        raise Missing("no-such-seat")
    return int(seat)


DEPENDENCIES = {
    "services": Provide(provide_services, sync_to_thread=False),
    "visitor": Provide(provide_visitor),
    "person": Provide(provide_person, sync_to_thread=False),
    "room": Provide(provide_room),
    "seen_seat": Provide(provide_seen_seat, sync_to_thread=False),
}

FOR_PERSONS = {"room": Provide(provide_room_to_person)}
"""For handlers that change something in a room."""


async def find_visitor(connection: AnyConnection) -> Person | None:
    """The person whose cookie a request carries; asked of the database once per request."""
    if "visitor" not in connection.state:
        services: Services = connection.app.state.services
        connection.state.visitor = await services.people.person_of(connection.cookies.get(COOKIE))
    visitor: Person | None = connection.state.visitor
    return visitor


async def check_request(connection: AnyConnection, handler: BaseRouteHandler) -> None:
    """Let in what comes from our own pages, as JSON, and not too often."""
    services: Services = connection.app.state.services
    if connection.scope.get("method") in CHANGING:
        if not handler.opt.get("from_anywhere"):
            check_origin(connection.headers, services.config.origins)
            check_json(connection.headers)
        size = connection.headers.get("content-length", "")
        whole_file = connection.scope["path"] == UPLOAD
        most = services.config.cards_bytes if handler.opt.get("cards") else services.config.body_bytes
        if not whole_file and (not size.isdecimal() or len(size) > 9 or int(size) > most):
            raise TooLarge("message-too-large")
        services.limits.count("request", address_of(connection))
    limit = handler.opt.get("limit")
    if limit is not None:
        visitor = await find_visitor(connection)
        services.limits.count(limit, *([visitor.id] if visitor else []), address_of(connection))


def _refuse_unreadable(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """Refuse a body that is no text, or nested deeper than anything we read."""
    return Response({"error": {"id": "bad-request", "args": {}}}, status_code=400)


def api_router(*handlers: Any) -> Router:
    """Requests of the API, with the refusals they have in common."""
    unreadable = {RecursionError: _refuse_unreadable, UnicodeDecodeError: _refuse_unreadable}
    return Router("/", route_handlers=handlers, exception_handlers=unreadable)  # type: ignore[arg-type]
