"""The application: pages, API and sockets behind one door, with the headers and refusals every answer has in common."""

from __future__ import annotations

import html
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, WebSocket, websocket
from litestar.datastructures import MutableScopeHeaders, State
from litestar.enums import ParamType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin

from zeitalter import __version__
from zeitalter.engine.errors import Refused, ZeitalterError
from zeitalter.server.config import Config
from zeitalter.server.crowd import Crowd, refuse_request, refuse_socket
from zeitalter.server.errors import Missing, OurMistake, TooLarge, Wrong
from zeitalter.server.http import (
    analysis_api,
    calls_api,
    games_api,
    history_api,
    holidays_api,
    letters_api,
    match_api,
    notes_api,
    pages,
    people_api,
)
from zeitalter.server.http.dependencies import DEPENDENCIES, AnyRequest, GivenServices, check_request
from zeitalter.server.http.metrics_door import MetricsDoor
from zeitalter.server.http.params import PathId
from zeitalter.server.http.static_files import missing_page_response, wants_page
from zeitalter.server.journal import log_event, log_failure
from zeitalter.server.loop_watch import TooSlow
from zeitalter.server.match.room import Room
from zeitalter.server.protection import FILE_HEADERS, HEADERS
from zeitalter.server.request_ids import REQUEST_ID, add_request_id, take_request_id
from zeitalter.server.services import Services
from zeitalter.server.socket.connection import RAW_SOCKET, serve_socket
from zeitalter.server.wire.refusals import error_args

FILES = "/files"
GONE = "zeitalter.gone"
"""Where the scope of a request says that whoever asked has gone."""


def create_app(config: Config) -> Application:
    """The application for a configuration; opens the database and brings it up to date."""
    services = Services(config)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    own = (calls_api, holidays_api, letters_api, notes_api)
    routers = [api.ROUTER for api in (people_api, games_api, match_api, history_api, analysis_api, *own)]
    app = Application(
        [*pages.HANDLERS, *routers, socket],
        lifespan=[lifespan],
        state=State({"services": services}),
        dependencies=DEPENDENCIES,
        guards=[check_request],
        exception_handlers={ZeitalterError: refuse, HTTPException: refuse_http, Exception: excuse},
        request_max_body_size=config.upload_bytes + 1024,
        openapi_config=OpenAPIConfig(
            title="Zeitalter",
            version=__version__,
            path="/api/docs",
            render_plugins=[PlainPage(path="/"), JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )
    app.crowd = Crowd(config)
    return app


class Application(Litestar):
    """The application; every answer to a request, however it came about, leaves with the same headers."""

    crowd: Crowd
    metrics_door: MetricsDoor | None = None

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve a request or a socket, unless its address has too many of them open."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        id = take_request_id(scope)
        with self.crowd.one(scope) as room_for_it:
            if self.metrics_door is not None and self.metrics_door.is_for(scope):
                await self.metrics_door.answer(self.state.services, scope, send)
            elif scope["type"] == "websocket":
                await self._serve_socket(scope, receive, send, id, room_for_it)
            else:
                await self._serve_request(scope, receive, send, id, room_for_it)

    async def _serve_socket(self, scope: Any, receive: Any, send: Any, id: str, room_for_it: bool) -> None:
        scope[RAW_SOCKET] = receive, send

        async def accept(message: Any) -> None:
            if message["type"] == "websocket.accept":
                add_request_id(message, id)
            await send(message)

        await (super().__call__(scope, receive, accept) if room_for_it else refuse_socket(receive, accept))

    async def _serve_request(self, scope: Any, receive: Any, send: Any, id: str, room_for_it: bool) -> None:
        begun = time.perf_counter()
        services: Services = self.state.services

        async def answer(message: Any) -> None:
            if message["type"] == "http.response.start":
                add_headers(message, scope)
                if not _is_file(message, scope):
                    add_request_id(message, id)
                services.metrics.time_request(scope["method"], _route(scope), message["status"], begun)
            await send(message)

        async def hear() -> Any:
            event = await receive()
            scope[GONE] = event["type"] == "http.disconnect"
            return event

        await (super().__call__(scope, hear, answer) if room_for_it else refuse_request(answer))


@websocket("/ws/{id:str}")
async def socket(socket: WebSocket[Any, Any, Any], services: GivenServices, id: PathId) -> None:
    """The socket of a match."""
    await serve_socket(services, socket, id)


# -- what answers have in common ---------------------------------------------------------------------------------------


def add_headers(message: Any, scope: Any) -> None:
    """Give an answer its headers; log requests to the API, by their route and never by their path."""
    headers = MutableScopeHeaders.from_message(message)
    route = _route(scope)
    for name, value in (FILE_HEADERS if _is_file(message, scope) else HEADERS).items():
        headers.setdefault(name, value)
    if route.startswith("/api"):
        headers.setdefault("Cache-Control", "no-store")
        log_event("request", method=scope.get("method"), route=route, status=message["status"])


def _is_file(message: Any, scope: Any) -> bool:
    """Whether an answer is a script, a style or data: a page loads many, so they carry only what they need."""
    return _route(scope).startswith(FILES) and message["status"] in (200, 304)


def refuse(request: AnyRequest, error: ZeitalterError) -> Response[dict[str, Any]]:
    """A refusal that a person can be told."""
    if isinstance(error, TooSlow) and (room := _room_of(request)):
        room.lock.too_slow = True
    status = 409 if isinstance(error, Refused) else getattr(error, "status", 400)
    return Response({"error": {"id": error.id, "args": error_args(error)}}, status_code=status)


def refuse_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What the framework refuses, in our words; a person who went to a wrong address gets a page."""
    if error.status_code == 404:
        return missing(request)
    if error.status_code == 413:
        return refuse(request, TooLarge("message-too-large"))
    if error.status_code >= 500 and not request.scope.get(GONE):
        return excuse(request, error)
    if any(part.get("source") == ParamType.PATH for part in _parts_refused(error)):
        return missing(request)
    found = refuse(request, Wrong("bad-request"))
    found.status_code = error.status_code
    return found


def missing(request: AnyRequest) -> Response[Any]:
    """There is nothing at this address: a page for people, JSON for programs."""
    return missing_page_response(request) if wants_page(request) else refuse(request, Missing("no-such-page"))


def _parts_refused(error: HTTPException) -> list[dict[str, Any]]:
    """What the framework says of each part of a request that is not as declared."""
    return [part for part in error.extra if isinstance(part, dict)] if isinstance(error.extra, list) else []


def excuse(request: AnyRequest, error: Exception) -> Response[dict[str, Any]]:
    """A mistake of ours, or of a position from outside: logged in full, told in one sentence."""
    try:
        raise error
    except Exception:
        if room := _room_of(request):
            return refuse(request, room.failure("request failed"))
        log_failure("request failed", route=_route(request.scope))
    return refuse(request, OurMistake("our-mistake", request=REQUEST_ID.get()))


def _route(scope: Any) -> str:
    """The pattern of a request's address: what it holds of matches and invitations is nobody's business."""
    return str(scope.get("path_template") or "unknown")


def _room_of(request: AnyRequest) -> Room | None:
    """The room a request is about, if it is in memory."""
    services: Services = request.app.state.services
    return services.rooms.opened(request.path_params.get("id"))


class PlainPage(OpenAPIRenderPlugin):
    """The API as a page of plain HTML that loads nothing."""

    def render(self, request: Any, openapi_schema: dict[str, Any]) -> bytes:
        """A list of all requests with what they are for."""
        rows = "".join(
            f"<tr><td>{method.upper()}</td><td><code>{html.escape(path)}</code></td>"
            f"<td>{html.escape(operation.get('description') or operation.get('summary') or '')}</td></tr>"
            for path, operations in openapi_schema["paths"].items()
            for method, operation in operations.items()
            if isinstance(operation, dict)
        )
        head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Zeitalter: API</title>'
        body = f'<h1>Zeitalter {__version__}</h1><p><a href="/api/docs/openapi.json">openapi.json</a></p>'
        return f"{head}{body}<table>{rows}</table></html>".encode()
